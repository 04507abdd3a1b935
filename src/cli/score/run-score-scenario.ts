import { loadShippedRuleset } from '../../io/load-ruleset';
import { findScenarioFolder } from '../../io/scenario-file';
import { findBoardMission } from '../../missions/find-board-mission';
import { isComparedScoring } from '../../missions/judged-by-scenario';
import type { ComparedScoring } from '../../missions/judged-by-scenario';
import { judgeScenario, listForeignScenarioFacts, listOutcomes, outcomes, withdrawn } from '../../missions/score/score-scenario';
import type { MissingScenarioFact, ScenarioFacts, ScenarioScore, Withdrawn } from '../../missions/score/score-scenario';
import { most } from '../../missions/score/unit-text';
import type { ScenarioDefinition, Side } from '../../tables/ruleset';
import { UserError } from '../../errors';
import type { CommandContext } from '../context';
import { findScenario } from '../generate/find-scenario';
import { listTold } from '../list-told';
import { factMessages } from '../messages/facts';
import { scoreMessages as words } from '../messages/score';
import { resultFlags } from '../result-options';
import { askOrRefuse } from './ask-or-refuse';
import { factFlags } from './fact-options';
import type { ScoreFlags } from './read-facts';
import { readFactsFile } from './read-facts';
import type { FieldReader } from './read-facts-file';
import { readsCount } from './read-facts-file';
import { readResult } from './read-result';
import { refuseForeign } from './refuse-foreign';
import { refuseManyOfSides } from './refuse-many-in-all';

/** A scenario of two incursions. `folder`: of its papers, when there are any. */
interface ComparedScenario {
  readonly scenario: ScenarioDefinition;
  readonly compared: ComparedScoring;
  readonly folder: string | undefined;
}

/** A scenario to be scored: compared by itself, or as the mission of a board. */
export type ScoredScenario =
  | ComparedScenario
  /** `session`: folder of its first board, when there is a folder; `mission`: id. */
  | { readonly scenario: ScenarioDefinition; readonly compared: null; readonly session: string | undefined; readonly mission: string };

/** The scenario that a folder or `--scenario` names; null when neither does. */
export async function findScoredScenario(session: string | undefined, flags: ScoreFlags, context: CommandContext): Promise<ScoredScenario | null> {
  const folder = session === undefined ? null : findScenarioFolder(session, context.terminal.cwd);
  if (folder !== null) {
    const { readScenarioFolder } = await import('../read-scenario-folder');
    const { scenario, boards } = readScenarioFolder(folder, context);
    return describeScored(scenario, folder, `${folder}/${boards[0]!.path}`);
  }
  return flags.scenario === undefined ? null : describeScored(findScenario(flags.scenario, await loadShippedRuleset(), context.language));
}

function describeScored(scenario: ScenarioDefinition, folder?: string, session?: string): ScoredScenario {
  const { scoring } = scenario;
  return isComparedScoring(scoring) ? { scenario, compared: scoring, folder } : { scenario, compared: null, session, mission: findBoardMission(scenario) };
}

/** Says who won a scenario, and why; the verdict to stdout. */
export async function scoreScenario({ scenario, compared: scoring, folder }: ComparedScenario, flags: ScoreFlags, context: CommandContext): Promise<void> {
  let facts = await readFacts(flags, context);
  refuseForeign([...listTold(flags, ofMission), ...listForeignScenarioFacts(scoring, facts).map((fact) => resultFlags[fact])], scenario, context);
  const [outcome, other] = listOutcomes(facts);
  if (outcome && other) throw new UserError('FACTS_CONTRADICT', factMessages.contradict, { flag: resultFlags[outcome], other: resultFlags[other] }, { rule: 'SCN-03', remedy: factMessages.outcomeRemedy });
  let verdict = judgeScenario(scoring, facts);
  while ('missing' in verdict) {
    const { missing } = verdict;
    const [told, flagsOfMissing] = [facts, missing.map((fact) => flagOf[fact])];
    const answered = await askOrRefuse(flagsOfMissing, async () => (await import('./ask-facts')).askScenarioFacts(told, missing, context), context);
    if (answered === null) return;
    facts = answered;
    verdict = judgeScenario(scoring, facts);
  }
  if (folder !== undefined) await refuseManyOfSides(folder, facts, context);
  const { score } = verdict;
  if (flags.json) context.out(`${JSON.stringify({ scenario: scenario.id, facts, ...score }, null, 2)}\n`);
  else context.out(`${describe(score, scenario, context)}\n`);
}

/** Options of a mission, and none of which a comparison asks for; `--facts` may tell of either. */
const ofMission = Object.fromEntries(Object.entries({ mission: '--mission', x: '--x', house: '--house', objectives: '--objectives', ...factFlags }).filter(([key]) => key !== 'facts'));

async function readFacts({ facts: path, ...flags }: ScoreFlags, context: CommandContext): Promise<ScenarioFacts> {
  return { ...(path === undefined ? {} : ((await readFactsFile(path, readers, context)) as ScenarioFacts)), ...readResult(flags, context.language) };
}

const side: FieldReader = { read: (value): Side | undefined => (value === 'first' || value === 'second' ? value : undefined), form: factMessages.forms.side };

const whoWithdrew: FieldReader = { read: (value): Withdrawn | undefined => withdrawn.find((one) => one === value), form: factMessages.forms.withdrawn };

/** How each field of the file is read. */
const readers = { first: readsCount(most.objectives), second: readsCount(most.objectives), battlePoints: readsCount(most.battlePoints), wipedOut: side, battle: side, withdrew: whoWithdrew } as const;

const flagOf: Readonly<Record<MissingScenarioFact, string>> = { ...resultFlags, outcome: outcomes.map((key) => resultFlags[key]).join(', ') };

/** Line by line with the rule of each. */
function describe({ lines, winner }: ScenarioScore, scenario: ScenarioDefinition, { language, outStyle, say }: CommandContext): string {
  const name = (side: string): string => say(words.player[side as Side]);
  const shown = lines.map(({ rule, text, values }) => {
    const filled = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, key === 'side' ? name(String(value)) : Number(value)]));
    return `  ${say(words.lines[text]!, { ...filled, ...(winner === 'draw' ? {} : { winner: name(winner) }) })} ${outStyle.dim(`[${rule}]`)}`;
  });
  return [outStyle.bold(scenario.name[language]), ...shown].join('\n');
}
