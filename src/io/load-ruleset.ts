import { resolve } from 'node:path';
import { UserError } from '../errors';
import type { Language, Ruleset } from '../tables/ruleset';
import { fileMessages } from './messages';
import { isBuilt, programFolder, readBuiltJson } from './shipped';

/**
 * The tables of this program: compiled by the build, or read from `tables/` when the sources run
 * directly. `yaml` and `zod` are loaded only for the latter.
 */
export async function loadShippedRuleset(language: Language): Promise<Ruleset> {
  return isBuilt ? (readBuiltJson('ruleset.json') as Ruleset) : parseFolder(resolve(programFolder, 'tables'), 'tables', language);
}

/** The tables of a folder the user named, relative to `cwd`; every fault in one user error. */
export async function loadUserRuleset(folder: string, cwd: string, language: Language): Promise<Ruleset> {
  return parseFolder(resolve(cwd, folder), folder, language);
}

async function parseFolder(folder: string, shown: string, language: Language): Promise<Ruleset> {
  const { readTablesFolder } = await import('./read-tables');
  const { parseRuleset } = await import('../tables/parse-ruleset');
  const { ruleset, problems } = parseRuleset(readTablesFolder(folder), language, (name) => `${shown.replace(/[\\/]+$/, '')}/${name}`);
  if (ruleset) return ruleset;
  throw new UserError('BAD_TABLES', fileMessages.badTables, { path: shown, count: problems.length }, { problems, remedy: fileMessages.checkTables });
}
