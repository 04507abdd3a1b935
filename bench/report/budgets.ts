/** Case G7: many seeds over missions, X, sizes and house rules, and how near each comes to the most it may use. */
import { sectionCap } from '../../src/session/budget';
import type { SessionDocument, SessionOptions } from '../../src/session/document';
import { generateSession } from '../../src/session/generate';
import { defaultOptions } from '../../src/session/share';
import type { HouseRules } from '../../src/tables/house-rules';
import type { Ratio } from '../../src/tables/ratio';
import type { Ruleset } from '../../src/tables/ruleset';

/** A size that may be asked for, as it is written on the command line. */
interface Size {
  readonly name: string;
  readonly options: Partial<SessionOptions>;
}

/** The sizes of the report. */
export const sizes: readonly Size[] = [
  { name: '`--evening short`', options: { evening: 'short' } },
  { name: '`--evening normal`', options: { evening: 'normal' } },
  { name: '`--evening long`', options: { evening: 'long' } },
  { name: '`--max-sections 15`', options: { evening: null, maxSections: 15 } },
  { name: '`--max-sections 60`', options: { evening: null, maxSections: 60 } },
  { name: '`--max-turns 20`', options: { evening: null, maxTurns: 20 } },
  { name: '`--until objective`', options: { evening: null, until: 'objective' } },
  { name: '`--until primary`', options: { evening: null, until: 'primary' } },
  { name: '`--until exhausted`', options: { evening: null, until: 'exhausted' } },
];

const xs: readonly Ratio[] = [{ num: 0, den: 1 }, { num: 1, den: 1 }, { num: 4, den: 3 }, { num: 5, den: 2 }, { num: 3, den: 1 }];

/** House rules by which a dungeon grows, fits or ends otherwise; the first are those of a game in which nothing was said. */
const houses: readonly Partial<HouseRules>[] = [
  {}, { corridorDoor: 'side' }, { roomDoors: 'extra' }, { doorBehindDoor: 'reroll' }, { doorBehindDoor: 'merge' }, { tEntry: 'stem' }, { legMeasure: 'clear' },
  { overlap: 'reroll' }, { overlap: 'bridge' }, { exhaustion: 'strict' }, { overlap: 'bridge', corridorDoor: 'side', roomDoors: 'extra' }, { overlap: 'reroll', corridorDoor: 'side', roomDoors: 'extra' },
];

/** GEN-04, `overlap = reroll`: a table is rolled once and at most twenty times more; a room behind it the same, and DOOR-03 and ROOM-03 before and after. */
const mostRolls = 21 + 21 + 2;

/** What the closing walk may add to the 200 sections of a walk of no size of its own (PRE-06): for each room owed, and besides. */
const closing = { each: 10, besides: 100 } as const;

/** Most of each that came out of the dungeons of one size. */
export interface Extremes {
  readonly seeds: number;
  readonly passedOver: number;
  readonly sections: number;
  readonly turns: number;
  readonly actions: number;
  readonly rolls: number;
  readonly overBudget: number;
}

const nothing: Extremes = { seeds: 0, passedOver: 0, sections: 0, turns: 0, actions: 0, rolls: 0, overBudget: 0 };

/** The seed of an index. */
export function budgetSeedOf(index: number): string {
  return `budget-${index}`;
}

/** What index n asks for: every size, mission, X and house rule with every other in turn. */
function optionsOf(ruleset: Ruleset, index: number): SessionOptions {
  const { missions } = ruleset;
  const pick = <T>(items: readonly T[], step: number): T => items[Math.floor(index / step) % items.length]!;
  const defaults = defaultOptions(ruleset, pick(missions, sizes.length).id);
  const x = pick(xs, sizes.length * missions.length);
  const houseRules = { ...defaults.houseRules, ...pick(houses, sizes.length * missions.length * xs.length) };
  return { ...defaults, ...pick(sizes, 1).options, x, houseRules };
}

/** Makes the dungeons of a range of indices; one result per size. */
export function playBudgets(ruleset: Ruleset, from: number, to: number): Extremes[] {
  const extremes = sizes.map(() => nothing);
  for (let index = from; index < to; index++) {
    const at = index % sizes.length;
    const options = optionsOf(ruleset, index);
    const made = generateSession({ seed: budgetSeedOf(index), ruleset, options, version: 'report' });
    extremes[at] = join(extremes[at]!, made.ok ? measure(made.document) : { ...nothing, seeds: 1, passedOver: 1 });
  }
  return extremes;
}

function measure({ board, state, actions, events, options }: SessionDocument): Extremes {
  const sections = board.sections.length - 1;
  const rolls = events.reduce((most, event) => ('rolls' in event ? Math.max(most, event.rolls.length) : most), 0);
  const walkTurns = events.findIndex(({ type }) => type === 'forcing');
  const turns = events.slice(0, walkTurns < 0 ? undefined : walkTurns).filter(({ type }) => type === 'turn').length;
  const isOver = sections > mostSections(options) || rolls > mostRolls || turns > (options.maxTurns ?? Infinity) + 1;
  return { seeds: 1, passedOver: 0, sections, turns: state.turn, actions: actions.length, rolls, overBudget: isOver ? 1 : 0 };
}

/** The stated budget in sections: what was asked for, or 200 and what the closing walk may add. */
export function mostSections({ maxSections, x }: Pick<SessionOptions, 'maxSections' | 'x'>): number {
  if (maxSections !== null) return maxSections;
  return sectionCap + closing.besides + closing.each * (Math.ceil((x?.num ?? 1) / (x?.den ?? 1)) + 2);
}

/** Two results of one size as one. */
export function join(a: Extremes, b: Extremes): Extremes {
  return {
    seeds: a.seeds + b.seeds, passedOver: a.passedOver + b.passedOver, overBudget: a.overBudget + b.overBudget,
    sections: Math.max(a.sections, b.sections), turns: Math.max(a.turns, b.turns), actions: Math.max(a.actions, b.actions), rolls: Math.max(a.rolls, b.rolls),
  };
}
