/** Checks the promise of the shuffle. On plain http there is no crypto.subtle, so the hash is our own affair. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Fair } from '../wire';

export type Verdict = 'kept' | 'broken' | 'open';

/** Whether the hash from before the game is that of the seed and salt told after it. */
export function verdictOn({ hash, seed, salt }: Fair): Verdict {
  if (seed === undefined || salt === undefined) return 'open';
  return bytesToHex(sha256(utf8ToBytes(`recess:${seed}:${salt}`))) === hash ? 'kept' : 'broken';
}
