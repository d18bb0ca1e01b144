import { expect, it } from 'vitest';
import { t, words } from './words.svelte';

it('reads the texts of a game when it is needed, once, and in every language from then on', async () => {
  const read: string[] = [];
  const source = async (lang: string, part: string) => {
    read.push(`${lang} ${part}`);
    return `${part} = ${part} in ${lang}`;
  };
  await words.use('en', source);
  expect(read).toEqual(['en shared']);
  expect([t('shared'), t('whist')]).toEqual(['shared in en', 'whist']);
  await Promise.all([words.need('whist'), words.need('whist')]);
  expect(t('whist')).toBe('whist in en');
  await words.use('it', source);
  await words.use('en', source);
  expect([t('shared'), t('whist')]).toEqual(['shared in en', 'whist in en']);
  expect(read).toEqual(['en shared', 'en whist', 'it shared', 'it whist']);
});

it('reads again what could not be read', async () => {
  let fails = true;
  const source = async (lang: string, part: string) => {
    if (part === 'chess' && fails) throw new Error('offline');
    return `${part} = ${part} in ${lang}`;
  };
  await words.use('es', source);
  await expect(words.need('chess')).rejects.toThrow('offline');
  fails = false;
  await words.need('chess');
  expect(t('chess')).toBe('chess in es');
});
