/** The digest that says whether two people play by the same tables. */
import { hashSha256 } from '../sha256';
import { toCanonicalJson } from './canonical-json';
import type { Ruleset } from './ruleset';

/** SHA-256 (hex) of everything in the ruleset but its own hash; comments and order of keys do not matter. */
export function hashRuleset(ruleset: Omit<Ruleset, 'hash'>): string {
  return hashSha256(toCanonicalJson({ ...ruleset, hash: undefined }));
}
