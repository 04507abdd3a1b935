import { UserError } from '../errors';
import type { Language, MissionDefinition, Ruleset, ScenarioDefinition } from '../tables/ruleset';
import { fileMessages } from './messages';
import type { TablesFiles } from './read-tables';
import { isBuilt, readBuiltJson } from './shipped';

/**
 * The tables of this program: compiled by the build, or read from `tables/` when the sources run
 * directly. `yaml` and `zod` are loaded only for the latter.
 */
export async function loadShippedRuleset(language: Language): Promise<Ruleset> {
  if (isBuilt) {
    const core = readCore();
    return { ...core, missions: core.missions.map(({ id }) => readMission(id)), scenarios: readBuiltJson('scenarios.json') as readonly ScenarioDefinition[] };
  }
  const { readShippedTables } = await import('./read-tables');
  return parseTables({ files: readShippedTables(), showName: (name) => `tables/${name}` }, 'tables', language);
}

/** What a mission is called. */
export type MissionName = Pick<MissionDefinition, 'id' | 'name' | 'aliases' | 'only'>;

/** The tables of this program with one mission and no scenario, all that a session needs: `choose` names it by its id. */
export async function loadShippedMission(language: Language, choose: (missions: readonly MissionName[]) => string): Promise<Ruleset> {
  if (!isBuilt) return loadShippedRuleset(language);
  const core = readCore();
  return { ...core, missions: [readMission(choose(core.missions))] };
}

/** The built tables but for scenarios, and of the missions only their names (build.mjs). */
function readCore(): Omit<Ruleset, 'missions' | 'scenarios'> & { readonly missions: readonly MissionName[] } {
  return readBuiltJson('ruleset.json') as ReturnType<typeof readCore>;
}

function readMission(id: string): MissionDefinition {
  return readBuiltJson(`mission-${id}.json`) as MissionDefinition;
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
