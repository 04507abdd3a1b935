import { UserError } from '../errors';
import { knowDigest } from '../session/input-checks';
import type { Language, MissionDefinition, Ruleset, ScenarioDefinition } from '../tables/ruleset';
import { fileMessages } from './messages';
import { parseOnce } from './parse-once';
import type { TablesFiles } from './read-tables';
import { isBuilt, readBuiltJson } from './shipped';

/**
 * The tables of this program: compiled by the build, or read from `tables/` when the sources run
 * directly. `yaml` and `zod` are loaded only for the latter.
 */
export async function loadShippedRuleset(): Promise<Ruleset> {
  if (isBuilt) {
    const core = readCore();
    return { ...core, missions: core.missions.map(({ id }) => readMission(id)), scenarios: readBuiltJson('scenarios.json') as readonly ScenarioDefinition[] };
  }
  return parseShipped();
}

const parseShipped = parseOnce(async () => {
  const { readShippedTables } = await import('./read-tables');
  return parseTables({ files: readShippedTables(), showName: (name) => `tables/${name}` }, 'tables', 'en');
});

/** What a mission is called. */
export type MissionName = Pick<MissionDefinition, 'id' | 'name' | 'aliases' | 'only'>;

/** The tables of this program with one mission and no scenario, all that a session needs: `choose` names it by its id. */
export async function loadShippedMission(choose: (missions: readonly MissionName[]) => string): Promise<Ruleset> {
  if (!isBuilt) return loadShippedRuleset();
  const core = readCore();
  return { ...core, missions: [readMission(choose(core.missions))] };
}

type Core = Omit<Ruleset, 'missions' | 'scenarios'> & { readonly missions: readonly MissionName[] };

/** The built tables but for scenarios, and of the missions only their names (build.mjs). */
function readCore(): Core {
  const { ruleset, digests } = readBuiltJson('ruleset.json') as { readonly ruleset: Core; readonly digests: Readonly<Record<string, string>> };
  for (const [key, part] of Object.entries(ruleset)) if (typeof part === 'object' && key !== 'missions') knowDigest(part, digests[key]!);
  return ruleset;
}

function readMission(id: string): MissionDefinition {
  const { mission, digest } = readBuiltJson(`mission-${id}.json`) as { readonly mission: MissionDefinition; readonly digest: string };
  knowDigest(mission, digest);
  return mission;
}

/** A folder the user named, relative to `cwd`, laid over the shipped tables file by file; every fault in one user error. */
export async function loadUserRuleset(folder: string, cwd: string, language: Language): Promise<Ruleset> {
  const { readUserTables } = await import('./read-tables');
  return parseTables(readUserTables(folder, cwd), folder, language);
}

async function parseTables({ files, showName, isOwn }: TablesFiles, shown: string, language: Language): Promise<Ruleset> {
  const { parseRuleset } = await import('../tables/parse-ruleset');
  const { ruleset, problems } = parseRuleset(files, language, showName, isOwn);
  if (ruleset) return ruleset;
  throw new UserError('BAD_TABLES', fileMessages.badTables, { path: shown, count: problems.length }, { problems, remedy: fileMessages.checkTables });
}
