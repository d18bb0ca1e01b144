import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { verdictOn } from './fair';

it('a shuffle is checked against its promise', () => {
  const hash = createHash('sha256').update('recess:18446744073709551615:c0ffee').digest('hex');
  expect(verdictOn({ hash })).toBe('open');
  expect(verdictOn({ hash, seed: '18446744073709551615', salt: 'c0ffee' })).toBe('kept');
  expect(verdictOn({ hash, seed: '18446744073709551614', salt: 'c0ffee' })).toBe('broken');
});
