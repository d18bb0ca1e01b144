import { describe, expect, it } from 'vitest';
import { keyIn } from './key';
import { routeOf } from './router.svelte';

describe('an address', () => {
  it.each([
    ['/', 'landing', {}],
    ['/new', 'new', {}],
    ['/new/', 'new', {}],
    ['/t/k3x9', 'table', { id: 'k3x9' }],
    ['/here', 'here', {}],
    ['/here/k3x9', 'here', { id: 'k3x9' }],
    ['/tables', 'tables', {}],
    ['/replay/k3x9/2', 'replay', { id: 'k3x9', number: '2' }],
    ['/rules', 'rules', {}],
    ['/rules/toy', 'rules', { game: 'toy' }],
    ['/rules/toy/TOY-BLOCK-2', 'rules', { game: 'toy', clause: 'TOY-BLOCK-2' }],
    ['/about', 'about', {}],
    ['/nowhere', 'missing', {}],
    ['/t', 'missing', {}],
    ['/t/a/b', 'missing', {}],
    ['/t/%E0%A4', 'table', { id: '%E0%A4' }],
  ])('%s', (path, page, params) => {
    expect(routeOf(path)).toEqual({ page, params });
  });

  it('may carry the secret of a seat', () => {
    expect(keyIn('#key=a%2Bb')).toBe('a+b');
    expect(keyIn('#LM-BLOCK-2')).toBeNull();
    expect(keyIn('')).toBeNull();
  });
});
