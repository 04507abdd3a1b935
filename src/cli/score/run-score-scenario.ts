import { loadShippedRuleset } from '../../io/load-ruleset';
import { readTextFile } from '../../io/read-file';
import { findScenarioFolder } from '../../io/scenario-file';
import { scoreFinal, scorePreliminary, scoreTunnels } from '../../missions/score/score-scenario';
import { isComparedScoring } from '../../missions/judged-by-scenario';
import type { ScenarioScore } from '../../missions/score/score-scenario';
import type { ScenarioDefinition, Side } from '../../tables/ruleset';
import type { CommandContext } from '../context';
import { findScenario } from '../generate/find-scenario';
import { parseWhole } from '../generate/parse-values';
import { scoreMessages as words } from '../messages/score';
import { askOrRefuse } from './ask-or-refuse';
import { parseFields, readCount } from './read-facts';
import type { ScoreFlags } from './read-facts';

/** What happened in a scenario whose parts are compared. */
export interface ScenarioFacts {
  readonly first?: number;
  readonly second?: number;
  readonly battlePoints?: number;
  readonly wipedOut?: Side;
  readonly battle?: Side;
}

/** A scenario to be scored: compared by itself, or as the mission of a board. */
export type ScoredScenario =
  | { readonly scenario: ScenarioDefinition; readonly compared: true }
  /** `session`: folder of its first board, when there is a folder; `mission`: id. */
  | { readonly scenario: ScenarioDefinition; readonly compared: false; readonly session: string | undefined; readonly mission: string };

/** The scenario that a folder or `--scenario` names; null when neither does. */
export async function findScoredScenario(session: string | undefined, flags: ScoreFlags, { language, terminal: { cwd } }: CommandContext): Promise<ScoredScenario | null> {
  const folder = session === undefined ? null : findScenarioFolder(session, cwd);
  if (folder !== null) {
    const { readScenarioFolder } = await import('../read-scenario-folder');
    const { scenario, boards } = readScenarioFolder(folder, cwd);
    return isCompared(scenario) ? { scenario, compared: true } : { scenario, compared: false, session: `${folder}/${boards[0]!.path}`, mission: boards[0]!.mission };
  }
  if (flags.scenario === undefined) return null;
  const scenario = findScenario(flags.scenario, await loadShippedRuleset(language), language);
  return isCompared(scenario) ? { scenario, compared: true } : { scenario, compared: false, session, mission: scenario.levels?.mission ?? scenario.boards[0]!.mission };
}

function isCompared({ scoring }: ScenarioDefinition): boolean {
  return isComparedScoring(scoring);
}

/** Says who won a scenario, and why; the verdict to stdout. */
export async function scoreScenario(scenario: ScenarioDefinition, flags: ScoreFlags, context: CommandContext): Promise<void> {
  const known = readFacts(flags, context.terminal.cwd);
  const missing = listMissing(scenario, known);
  const facts = missing.length === 0 ? known
    : await askOrRefuse(missing.map((fact) => flagOf[fact]), async () => (await import('./ask-facts')).askScenarioFacts(known, missing, context), context);
  if (facts === null) return;
  const score = judge(scenario, facts);
  if (flags.json) context.out(`${JSON.stringify({ scenario: scenario.id, facts, ...score }, null, 2)}\n`);
  else context.out(`${describe(score, scenario, context)}\n`);
}

const most = { objectives: 99, points: 99_999 } as const;

function readFacts({ facts: path, first, second, battlePoints, wipedOut, battle }: ScoreFlags, cwd: string): ScenarioFacts {
  return {
    ...(path === undefined ? {} : (parseFields(path, readTextFile(path, cwd), readers) as ScenarioFacts)),
    ...(first === undefined ? {} : { first: parseWhole('--first', first, 0, most.objectives) }),
    ...(second === undefined ? {} : { second: parseWhole('--second', second, 0, most.objectives) }),
    ...(battlePoints === undefined ? {} : { battlePoints: parseWhole('--battle-points', battlePoints, 0, most.points) }),
    ...(wipedOut === undefined ? {} : { wipedOut }),
    ...(battle === undefined ? {} : { battle }),
  };
}

const readSide = (value: unknown): Side | undefined => (value === 'first' || value === 'second' ? value : undefined);

/** How each field of the file is read; undefined: not of its form. */
const readers = { first: (value: unknown) => readCount(value, most.objectives), second: (value: unknown) => readCount(value, most.objectives), battlePoints: (value: unknown) => readCount(value, most.points), wipedOut: readSide, battle: readSide } as const;

/** Facts still to be told, in the order to ask for them. */
export type MissingScenarioFact = 'first' | 'second' | 'battlePoints' | 'outcome';

function listMissing({ scoring }: ScenarioDefinition, facts: ScenarioFacts): MissingScenarioFact[] {
  if (scoring === 'final') return facts.wipedOut === undefined && facts.battle === undefined ? ['outcome'] : [];
  const needed = scoring === 'preliminary' ? (['first', 'second', 'battlePoints'] as const) : (['first', 'second'] as const);
  return needed.filter((fact) => facts[fact] === undefined);
}

const flagOf: Readonly<Record<MissingScenarioFact, string>> = { first: '--first', second: '--second', battlePoints: '--battle-points', outcome: '--wiped-out, --battle' };

/** Every fact that {@link listMissing} names has to be there. */
function judge({ scoring }: ScenarioDefinition, { first = 0, second = 0, battlePoints = 0, wipedOut, battle }: ScenarioFacts): ScenarioScore {
  if (scoring === 'tunnels') return scoreTunnels(first, second);
  if (scoring === 'preliminary') return scorePreliminary(first, second, battlePoints);
  return scoreFinal({ wipedOut: wipedOut ?? null, battle: battle ?? null })!;
}

/** Line by line with the rule of each. */
function describe({ lines, winner }: ScenarioScore, scenario: ScenarioDefinition, { language, outStyle, say }: CommandContext): string {
  const name = (side: string): string => say(words.player[side as Side]);
  const shown = lines.map(({ rule, text, values }) => {
    const filled = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, key === 'side' ? name(String(value)) : Number(value)]));
    return `  ${say(words.lines[text]!, { ...filled, ...(winner === 'draw' ? {} : { winner: name(winner) }) })} ${outStyle.dim(`[${rule}]`)}`;
  });
  return [outStyle.bold(scenario.name[language]), ...shown].join('\n');
}
