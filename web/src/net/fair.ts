/** Checks the shuffle's promise. On plain http there is no crypto.subtle, so the hash is computed here. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The hash that a server must have promised before a game with this seed and salt. */
export function hashOf(seed: string, salt: string): string {
  return bytesToHex(sha256(utf8ToBytes(`recess:${seed}:${salt}`)));
}
