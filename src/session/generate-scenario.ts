/** A scenario from a seed: its boards, each a session of its own, and the room of the last fight where there is one. */
import { deriveTag } from '../dice/streams';
import { fillMessage } from '../errors';
import { countLevels } from '../missions/prepared-objectives';
import type { Language, Ruleset, ScenarioDefinition, Side, Text } from '../tables/ruleset';
import type { SessionDocument, SessionOptions } from './document';
import { drawFinalRoom } from './final-room';
import { generateSession } from './generate';
import { digest } from './input-checks';
import { optionLimits } from './read-options';
import { refuseLevels } from './refusals';
import type { Refusal } from './refusal';
import type { ScenarioBoardEntry, ScenarioDocument, ScenarioOptions } from './scenario-document';
import { defaultOptions } from './share';

/** What decides a scenario. */
export interface ScenarioInput {
  /** Any text, already normalised (NFC). */
  readonly seed: string;
  readonly ruleset: Ruleset;
  readonly scenario: ScenarioDefinition;
  readonly options: ScenarioOptions;
  readonly version: string;
}

/** A prepared scenario; `boards` in the order of the document's. */
export interface GeneratedScenario {
  readonly ok: true;
  readonly document: ScenarioDocument;
  readonly boards: readonly SessionDocument[];
}

/** Prepares every board; the first refusal of one of them stands for all. */
export function generateScenario(input: ScenarioInput): GeneratedScenario | Refusal {
  const { seed, ruleset, scenario, options, version } = input;
  const plans = planBoards(input);
  if ('ok' in plans) return plans;
  const entries: ScenarioBoardEntry[] = [];
  const boards: SessionDocument[] = [];
  for (const plan of plans) {
    const made = prepareBoard(plan, input);
    if (!made.ok) return made;
    boards.push(made.document);
    entries.push({ ...plan, seed: made.document.seed, tag: made.document.tag, evening: made.document.options.evening });
  }
  const document: ScenarioDocument = {
    format: 'plasma-wall/scenario', formatVersion: 1, generator: { name: 'plasma-wall', version }, seed,
    tag: deriveTag(`${ruleset.hash} ${digest(JSON.stringify({ ...options, scenario: scenario.id }))} `, seed),
    rulesetHash: ruleset.hash, options, scenario, boards: entries,
    final: scenario.scoring === 'final' ? drawFinalRoom(seed, ruleset, options.houseRules) : null,
  };
  return { ok: true, document, boards };
}

/** A board before it is made. */
interface BoardPlan {
  readonly path: string;
  readonly name: Text;
  readonly mission: string;
  readonly side: Side;
  readonly level?: number;
}

function planBoards({ scenario, options, ruleset }: ScenarioInput): readonly BoardPlan[] | Refusal {
  const { boards, levels } = scenario;
  if (!levels) return boards.map(({ id, ...board }) => ({ path: id, name: board.name, mission: board.mission, side: board.side }));
  const count = countLevels(options.x ?? { num: options.houseRules.xDefault, den: 1 }, ruleset, options.houseRules.fixedLevels);
  if (count > optionLimits.levels) return refuseLevels(count);
  return Array.from({ length: count }, (_, at) => {
    const level = at + 1;
    const nameIn = (language: Language): string => fillMessage(levels.name[language], { n: level });
    return { path: `${levels.id}-${level}`, name: { es: nameIn('es'), ca: nameIn('ca'), en: nameIn('en') }, mission: levels.mission, side: 'first', level };
  });
}

/** The board of a plan; an evening that nobody asked for gives way to the nearest (PRE-09). */
function prepareBoard(plan: BoardPlan, { seed, ruleset, scenario, options, version }: ScenarioInput): { readonly ok: true; readonly document: SessionDocument } | Refusal {
  const usual = asksForNothing(options);
  const board: SessionOptions = {
    ...defaultOptions(ruleset, plan.mission), ...options, mission: plan.mission,
    evening: usual ? usualEveningOf(scenario, ruleset) : options.evening,
    ...(plan.level === undefined ? {} : { level: plan.level }),
  };
  const make = (changed: SessionOptions) => generateSession({ seed: `${seed}/${plan.path}`, ruleset, options: changed, version });
  const made = make(board);
  return !made.ok && usual && made.code === 'EVENING' && made.nearest !== undefined ? make({ ...board, evening: made.nearest }) : made;
}

/** The size of a board that nobody asked for: the scenario's, or normal where the tables have none of that name. */
export function usualEveningOf({ evening }: ScenarioDefinition, { evenings }: Pick<Ruleset, 'evenings'>): string {
  return evenings.some(({ id }) => id === evening) ? evening : 'normal';
}

/** True when nobody said how large the boards should be. */
export function asksForNothing({ evening, maxSections, maxTurns, until }: ScenarioOptions): boolean {
  return evening === null && maxSections === null && maxTurns === null && until === null;
}
