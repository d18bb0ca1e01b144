import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Phrase } from '../wire';
import { bundleOf, fill, sayIn } from './bundle';
import fixtures from './phrases.json';
import { pseudo } from './pseudo';

const locales = new URL('../../../locales/', import.meta.url);

function source(lang: string): string {
  const files = readdirSync(new URL(`${lang}/`, locales)).filter((name) => name.endsWith('.ftl'));
  return files.map((name) => readFileSync(new URL(`${lang}/${name}`, locales), 'utf8')).join('\n');
}

describe.each(['en', 'it', 'es', 'cs'] as const)('in %s', (lang) => {
  const bundle = bundleOf(lang, source(lang));
  it.each(fixtures.samples.map((sample) => [sample.said[lang], sample.phrase as Phrase] as const))(
    '%s',
    (said, phrase) => {
      expect(sayIn(bundle, phrase, fixtures.names)).toBe(said);
    },
  );
});

describe('a bundle', () => {
  const bundle = bundleOf(
    'cs',
    'coins = { $n ->\n    [one] { $n } mince\n    [few] { $n } mince (pár)\n   *[other] { $n } mincí\n}',
  );
  it('knows the plurals of its language', () => {
    expect([1, 3, 5, 12345].map((n) => fill(bundle, 'coins', { n }))).toEqual([
      '1 mince',
      '3 mince (pár)',
      '5 mincí',
      '12345 mincí',
    ]);
  });

  it('leaves names alone in the pseudo-language', () => {
    const test = bundleOf('en', 'hello = Hello, { $name }!', { transform: pseudo });
    expect(fill(test, 'hello', { name: 'Ann' })).toBe('Ĥéļļô, Ann!'.replace('é', 'éé').replace('ô', 'ôô'));
  });
});

it('whoever it happens to is spoken to, and nobody else', () => {
  const bundle = bundleOf(
    'en',
    [
      'event-lost = { $seat } loses { $n }.',
      '    .seat = You lose { $n }.',
      'event-played = { $by } plays it at { $at }.',
      '    .by = You play it at { $at }.',
      '    .at = { $by } plays it at you.',
    ].join('\n'),
  );
  const lost = { key: 'event-lost', args: { seat: { seat: 0 }, n: 4 } };
  const played = { key: 'event-played', args: { by: { seat: 1 }, at: { seat: 0 } } };
  const names = ['Ann', 'Bob', 'Cid'];
  const said = (you: number | null) => [lost, played].map((phrase) => sayIn(bundle, phrase, names, you));
  expect(said(null)).toEqual(['Ann loses 4.', 'Bob plays it at Ann.']);
  expect(said(0)).toEqual(['You lose 4.', 'Bob plays it at you.']);
  expect(said(1)).toEqual(['Ann loses 4.', 'You play it at Ann.']);
  expect(said(2)).toEqual(said(null));
});
