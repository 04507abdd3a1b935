/** Dungeons of a range of seeds, each reduced to a few numbers. */
import { generateSession } from '../../src/session/generate';
import { defaultOptions } from '../../src/session/share';
import type { Ruleset } from '../../src/tables/ruleset';
import type { Row } from './rows';

/** One list per figure, each with one number per dungeon that was handed out; and the reasons why the others were not. */
export interface Played {
  readonly figures: Readonly<Record<Figure, readonly number[]>>;
  /** Refused seeds by code. */
  readonly refused: Readonly<Record<string, number>>;
}

/** What is counted in every dungeon. */
export const figureNames = ['sections', 'fights', 'objectiveRooms', 'turns', 'closed', 'forced', 'hidden'] as const;

/** Name of a figure. */
export type Figure = (typeof figureNames)[number];

/** The seed of an index: anybody can make the same dungeon. */
export function seedOf(index: number): string {
  return `report-${index}`;
}

/** Makes the dungeons of seeds `from` to `to` − 1 of a row. */
export function playSeeds(ruleset: Ruleset, { mission, x, evening }: Row, from: number, to: number): Played {
  const figures = Object.fromEntries(figureNames.map((name) => [name, [] as number[]])) as Record<Figure, number[]>;
  const refused: Record<string, number> = {};
  const options = { ...defaultOptions(ruleset, mission), x, evening };
  for (let index = from; index < to; index++) {
    const result = generateSession({ seed: seedOf(index), ruleset, options, version: 'report' });
    if (!result.ok) {
      refused[result.code] = (refused[result.code] ?? 0) + 1;
      continue;
    }
    const { board, preparation, state } = result.document;
    const { num, den } = preparation.expectedFights;
    figures.sections.push(board.sections.length - 1);
    figures.fights.push(num / den);
    figures.objectiveRooms.push(preparation.objectives.length);
    figures.turns.push(state.turn);
    figures.closed.push(preparation.closed.length);
    figures.forced.push(preparation.forced.length);
    figures.hidden.push(preparation.reopened.length);
  }
  return { figures, refused };
}
