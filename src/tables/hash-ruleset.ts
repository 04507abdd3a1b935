/** The digest that says whether two people play by the same tables. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { toCanonicalJson } from './canonical-json';
import type { Ruleset } from './ruleset';

/** SHA-256 (hex) of everything in the ruleset but its own hash; comments and order of keys do not matter. */
export function hashRuleset(ruleset: Omit<Ruleset, 'hash'>): string {
  return bytesToHex(sha256(utf8ToBytes(toCanonicalJson({ ...ruleset, hash: undefined }))));
}
