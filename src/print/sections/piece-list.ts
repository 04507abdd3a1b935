/** Which pieces a set has: a general one, the ones a group owns, or those that one dungeon needs. */
import { corridorKinds } from '../../board/corridor-shapes';
import type { PieceCount } from '../../board/pieces';
import { countNeeded, countOwned, listPieces } from '../../board/pieces';
import type { SessionDocument } from '../../session/document';
import type { HouseRules } from '../../tables/house-rules';
import type { Ruleset } from '../../tables/ruleset';
import type { SetCounts } from './section-counts';
import { countDoors, countSet, sightLimits } from './section-counts';
import type { CounterUse } from './piece';
import { chanceDoors, mixSections } from './section-mix';

/** A set of pieces before it is cut: sections, doors, and the numbers of openings and sections. */
export interface PieceList {
  readonly sections: readonly PieceCount[];
  readonly doors: number;
  /** Numbers in the order in which they are cut; an empty one is a blank counter to write on. */
  readonly counters: Readonly<Partial<Record<CounterUse, readonly string[]>>>;
  /** Of a general set: for how many sections in sight, and the exact chance that its kinds suffice. */
  readonly general?: { readonly inSight: number; readonly chance: SetCounts['chance'] };
}

/** Numbers of two digits, which openings and sections of ordinary evenings have (PRE-02). */
const usualNumbers: readonly string[] = Array.from({ length: 90 }, (_, at) => String(at + 10));

/** Blank counters of a set for any dungeon: large ones have numbers of three digits. */
const blankCounters = 16;

/** Counters for any dungeon. */
const usualCounters: PieceList['counters'] = { either: [...usualNumbers, ...Array.from({ length: blankCounters }, () => '')] };

/** A set for any dungeon of these tables, with so many sections in sight at once. */
export function listGeneral(ruleset: Ruleset, house: HouseRules, inSight: number): PieceList {
  const mix = mixSections(ruleset, house, inSight);
  const { counts, chance } = countSet(mix, inSight);
  const { small, large } = ruleset.catalogue.rooms;
  const corridors = corridorKinds.map((kind): PieceCount => ({ kind, count: counts.get(kind)! }));
  const rooms = ([['small-room', small], ['large-room', large]] as const).flatMap(([kind, shapes]) => (
    // Dealt out in turn: whoever lays a room chooses among the shapes that lie free (SEC-07, GEN-04).
    shapes.map((shape, at): PieceCount => ({ kind, ...shape, count: Math.ceil((counts.get(kind)! - at) / shapes.length) }))
  ));
  return {
    sections: [...corridors, ...rooms].filter(({ count }) => count > 0),
    doors: countDoors(mix, chanceDoors(ruleset, house), inSight),
    counters: usualCounters,
    general: { inSight, chance },
  };
}

/** The pieces that a group's file names; doors as for a general set of as many sections. */
export function listOwned(ruleset: Ruleset, house: HouseRules, pieces: readonly PieceCount[]): PieceList {
  const sections = [...listPieces(countOwned(pieces))];
  const all = sections.reduce((sum, { count }) => sum + count, 0);
  const inSight = Math.max(1, Math.min(sightLimits.max, all));
  return { sections, doors: countDoors(mixSections(ruleset, house, inSight), chanceDoors(ruleset, house), inSight), counters: usualCounters };
}

/** Just what a dungeon needs: of each piece and of doors the most that are ever in sight at once (SEC-08, PRE-09). */
export function listNeeded({ board, discoveries }: SessionDocument): PieceList {
  const most = new Map<string, number>();
  let doors = 0;
  for (const { keep, entries } of discoveries) {
    const seen = new Set([...keep, ...entries.map(({ section }) => section)]);
    const sections = [...seen].map((id) => board.sections[id]!);
    for (const [key, count] of countNeeded(sections)) most.set(key, Math.max(most.get(key) ?? 0, count));
    doors = Math.max(doors, board.openings.filter(({ kind, from, to }) => kind === 'door' && (seen.has(from) || (to !== null && seen.has(to)))).length);
  }
  const counters = { opening: listNumbers(board.openings), section: listNumbers(board.sections) };
  return { sections: [...listPieces(most)], doors, counters };
}

function listNumbers(things: readonly { readonly number: number }[]): string[] {
  return things.map(({ number }) => number).filter((number) => number > 0).sort((a, b) => a - b).map(String);
}
