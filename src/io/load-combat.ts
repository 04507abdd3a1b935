/** Combat rules and profiles: compiled by the build, or read from `tables/` when the sources run directly; a player's own profiles. */
import { join } from 'node:path';
import type { KnownFacts } from '../combat/parse-profiles';
import type { Profile } from '../combat/profile';
import type { Family } from '../combat/contract';
import { UserError } from '../errors';
import type { Language } from '../tables/ruleset';
import { fileMessages } from './messages';
import { parseOnce } from './parse-once';
import { readTextFile } from './read-file';
import { isBuilt, programFolder, readBuiltJson } from './shipped';

/** Largest file of profiles, bytes. */
const maxBytes = 200_000;

/** The data of a family, in the shape of its schema. */
export async function loadCombatRules(family: Family): Promise<unknown> {
  if (isBuilt) return readBuiltJson(`combat-${family}.json`);
  return (parsed[family] ??= parseFamily(family));
}

const parsed: Partial<Record<Family, Promise<unknown>>> = {};

async function parseFamily(family: Family): Promise<unknown> {
  const { readTablesFolder } = await import('./read-tables');
  const { parseCombatRules } = await import('../combat/parse-rules');
  const { data, problems } = parseCombatRules(family, readTablesFolder(join(programFolder, 'tables', 'combat')), 'en');
  // Ours, and checked by the build: a fault here is a bug.
  if (data === null) throw new Error(problems.map(({ place, message }) => `${place?.file}:${place?.line} ${message}`).join('; '));
  return data;
}

/** The profiles that come with the program. */
export async function loadProfiles(): Promise<readonly Profile[]> {
  if (isBuilt) return readBuiltJson('profiles.json') as readonly Profile[];
  return parseShippedProfiles();
}

const parseShippedProfiles = parseOnce(async () => {
  const { readTablesFolder } = await import('./read-tables');
  const { parseProfiles } = await import('../combat/parse-profiles');
  return Object.entries(readTablesFolder(join(programFolder, 'tables', 'profiles'))).flatMap(([file, text]) => {
    const { data, problems } = parseProfiles(`tables/profiles/${file}`, text, 'en');
    if (data === null) throw new Error(problems.map(({ place, message }) => `${place?.file}:${place?.line} ${message}`).join('; '));
    return data;
  });
});

/** Profiles that a player wrote; every fault of the file in one user error. */
export async function loadUserProfiles(file: string, cwd: string, language: Language, known: KnownFacts): Promise<readonly Profile[]> {
  const text = readTextFile(file, cwd, maxBytes);
  const { parseProfiles } = await import('../combat/parse-profiles');
  const { data, problems } = parseProfiles(file, text, language, known);
  if (data !== null) return data;
  throw new UserError('BAD_PROFILES', fileMessages.badProfiles, { path: file, count: problems.length }, { problems });
}
