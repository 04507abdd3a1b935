import { randomInt } from 'node:crypto';
import { UserError } from '../../errors';
import { readTextFile } from '../../io/read-file';
import { seedMessages as words } from '../messages/seed';

/** Longest seed, in UTF-16 units. */
export const maxSeedLength = 20000;

/** No vowels, so that no word comes out; no 0, 1 or l, so that it can be read aloud and typed. */
const seedAlphabet = '23456789bcdfghjkmnpqrstvwxyz';

/**
 * The seed of a run: what was given, or the text of a file (its last line end does not count), or a
 * new random one. Seeds are text in NFC: the same letters typed on two keyboards are one seed.
 */
export function chooseSeed(given: { readonly seed?: string | undefined; readonly seedFile?: string | undefined }, cwd: string): string {
  const text = given.seed ?? (given.seedFile === undefined ? drawSeed() : readTextFile(given.seedFile, cwd, 4 * maxSeedLength).replace(/\r?\n$/, ''));
  const seed = text.normalize('NFC');
  if (seed.length > maxSeedLength) throw new UserError('SEED_TOO_LONG', words.tooLong, { length: seed.length, max: maxSeedLength });
  return seed;
}

/** A new seed from the system's own chance: this is where a session's luck begins, so it may. */
export function drawSeed(): string {
  const letters = Array.from({ length: 8 }, () => seedAlphabet[randomInt(seedAlphabet.length)]);
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

/** Seeds of `--count`: the seed itself for one, else `seed-1`, `seed-2`…, each of which works alone too. */
export function deriveSeeds(seed: string, count: number): string[] {
  return count === 1 ? [seed] : Array.from({ length: count }, (_, at) => `${seed}-${at + 1}`);
}
