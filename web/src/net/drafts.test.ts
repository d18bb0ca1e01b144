import { beforeEach, expect, it, vi } from 'vitest';
import { Draft } from './drafts.svelte';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});

it('a draft is there again after a reload, until it is said', () => {
  new Draft('abc', 'chat').text = 'I was saying';
  const again = new Draft('abc', 'chat');
  expect([again.text, new Draft('abc', 'talk').text, new Draft('other', 'chat').text]).toEqual([
    'I was saying',
    '',
    '',
  ]);
  expect(again.take()).toBe('I was saying');
  expect(new Draft('abc', 'chat').text).toBe('');
});
