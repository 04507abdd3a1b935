import { UserError } from '../errors';
import type { Language, Ruleset } from '../tables/ruleset';
import { fileMessages } from './messages';
import type { TablesFiles } from './read-tables';
import { isBuilt, readBuiltJson } from './shipped';

/**
 * The tables of this program: compiled by the build, or read from `tables/` when the sources run
 * directly. `yaml` and `zod` are loaded only for the latter.
 */
export async function loadShippedRuleset(language: Language): Promise<Ruleset> {
  if (isBuilt) return readBuiltJson('ruleset.json') as Ruleset;
  const { readShippedTables } = await import('./read-tables');
  return parseTables({ files: readShippedTables(), showName: (name) => `tables/${name}` }, 'tables', language);
}

/** A folder the user named, relative to `cwd`, laid over the shipped tables file by file; every fault in one user error. */
export async function loadUserRuleset(folder: string, cwd: string, language: Language): Promise<Ruleset> {
  const { readUserTables } = await import('./read-tables');
  return parseTables(readUserTables(folder, cwd), folder, language);
}

async function parseTables({ files, showName }: TablesFiles, shown: string, language: Language): Promise<Ruleset> {
  const { parseRuleset } = await import('../tables/parse-ruleset');
  const { ruleset, problems } = parseRuleset(files, language, showName);
  if (ruleset) return ruleset;
  throw new UserError('BAD_TABLES', fileMessages.badTables, { path: shown, count: problems.length }, { problems, remedy: fileMessages.checkTables });
}
