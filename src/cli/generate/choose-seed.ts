import { UserError } from '../../errors';
import { readTextFile } from '../../io/read-file';
import { seedMessages as words } from '../messages/seed';

/** Longest seed, in UTF-16 units. */
export const maxSeedLength = 20000;

/** No vowels, so that no word comes out; no 0, 1 or l, so that it can be read aloud and typed. */
const seedAlphabet = '23456789bcdfghjkmnpqrstvwxyz';

/**
 * The seed that was given, or the text of a file (its last line end does not count); undefined when
 * neither was. Seeds are text in NFC: the same letters typed on two keyboards are one seed.
 */
export function readSeed(given: { readonly seed?: string | undefined; readonly seedFile?: string | undefined }, cwd: string): string | undefined {
  const text = given.seedFile === undefined ? given.seed : readTextFile(given.seedFile, cwd, 4 * maxSeedLength).replace(/\r?\n$/, '');
  if (text === undefined) return undefined;
  const seed = text.normalize('NFC');
  if (seed.length > maxSeedLength) throw new UserError('SEED_TOO_LONG', words.tooLong, { length: seed.length, max: maxSeedLength });
  return seed;
}

/** A new seed from the system's own chance: this is where a session's luck begins, so it may. */
export function drawSeed(): string {
  // Loaded only here: with a seed given a run does without the crypto module.
  const { randomInt } = process.getBuiltinModule('node:crypto');
  const letters = Array.from({ length: 8 }, () => seedAlphabet[randomInt(seedAlphabet.length)]);
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

/**
 * The seeds to try, in order. A given seed stands alone; `--count` tries `seed-1`, `seed-2`… (each of
 * which works alone too); without a seed new ones are drawn. More than are needed, since the rules may
 * refuse some: an evening that comes out too long, a table too small.
 */
export function* listSeeds(seed: string | undefined, count: number | undefined): Generator<string> {
  if (count === undefined) {
    if (seed !== undefined) yield seed;
    else while (true) yield drawSeed();
    return;
  }
  const base = seed ?? drawSeed();
  for (let at = 1; ; at += 1) yield `${base}-${at}`;
}
