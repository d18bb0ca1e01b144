import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashOf } from './fair';

it('the hash of a shuffle is the SHA-256 that was promised', () => {
  const hash = createHash('sha256').update('recess:18446744073709551615:c0ffee').digest('hex');
  expect(hashOf('18446744073709551615', 'c0ffee')).toBe(hash);
  expect(hashOf('18446744073709551614', 'c0ffee')).not.toBe(hash);
});
