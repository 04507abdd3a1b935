/** Boards grown at random, without a model, without sight: any unexplored opening is resolved, any door may be open. */
import fc from 'fast-check';
import type { DraftBoard } from '../../../src/board/draft';
import { addOpening, setState } from '../../../src/board/openings';
import { createStreams } from '../../../src/dice/streams';
import { createExploration, type Exploration } from '../../../src/exploration/exploration';
import { resolveOpening } from '../../../src/exploration/resolve-opening';
import type { Catalogue, RoomShape, Ruleset } from '../../../src/tables/ruleset';
import type { HouseRules } from '../../../src/tables/house-rules';
import { optionsWith, shippedRuleset } from './shipped';
import { listUnexplored } from './list-unexplored';
import { layByHand } from './sections';

/** What a grown board is made of. */
export interface Growth {
  readonly seed: string;
  readonly sections: number;
  readonly rules: Partial<HouseRules>;
  /** Sizes other than the shipped ones. */
  readonly catalogue?: Catalogue;
}

/** The shipped ruleset with other sizes. */
export function withSizes(catalogue: Catalogue | undefined): Ruleset {
  return catalogue ? { ...shippedRuleset(), catalogue } : shippedRuleset();
}

/** Grows a board of up to so many sections. Doors stay as the dice of the seed leave them, open or closed. */
export function growBoard({ seed, sections, rules, catalogue }: Growth): Exploration {
  const ruleset = withSizes(catalogue);
  const streams = createStreams(seed);
  const exploration = createExploration({
    ruleset, house: optionsWith({ rules }, ruleset).houseRules, boardDice: streams.open('board'), placementDice: streams.open('placement'),
    table: null, pieces: null, maxSections: null,
  });
  const { board, cell, doorWidth } = exploration;
  layByHand(board, [-cell / 2, 0, cell, cell], { kind: 'outside' });
  addOpening(board, { kind: 'door', x: 0, y: 0, heading: 0, width: doorWidth, from: 0, fromCell: 0, leads: 'corridor', entrance: true });
  const chance = streams.open('grower');
  while (board.sections.length <= sections && board.unexplored > 0) {
    const opening = board.openings[listUnexplored(board)[chance.pick(board.unexplored)]!]!;
    if (opening.state === 'closed') setState(board, opening, 'open');
    else resolveOpening(exploration, opening);
  }
  for (const opening of board.openings) {
    if (opening.kind === 'door' && !opening.entrance && (opening.state === 'open' || opening.state === 'closed')) setState(board, opening, chance.pick(3) === 0 ? 'closed' : 'open');
  }
  return exploration;
}

/** Whole numbers of an even count of millimetres. */
const evenMm = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min: min / 2, max: max / 2 }).map((half) => half * 2);

function roomShapes(small: boolean, narrowest: number): fc.Arbitrary<RoomShape[]> {
  const side = Math.max(narrowest, 40);
  const long = evenMm(side, 400);
  const shape = fc.record({ widthMm: long, lengthMm: long })
    // Small rooms are cut down to SEC-06, large ones built up.
    .map(({ widthMm, lengthMm }) => {
      if (small) return { widthMm, lengthMm: Math.max(side, Math.min(lengthMm, 2 * Math.floor(40000 / widthMm / 2))) };
      return { widthMm, lengthMm: Math.max(lengthMm, 2 * Math.floor(40000 / widthMm / 2) + 2) };
    })
    .filter(({ widthMm, lengthMm }) => widthMm * lengthMm <= 40000 === small);
  return fc.array(shape, { minLength: 1, maxLength: 3 });
}

/** Sizes within SEC-04 and ENG-02, in even millimetres; corridors narrower than long. */
export function anyCatalogue(): fc.Arbitrary<Catalogue> {
  return fc.record({ widthMm: evenMm(30, 150), lengthMm: evenMm(80, 200) })
    .filter(({ widthMm, lengthMm }) => widthMm < lengthMm)
    .chain((corridor) => fc.record({
      corridor: fc.constant(corridor),
      door: evenMm(30, corridor.widthMm).map((widthMm) => ({ widthMm })),
      rooms: fc.record({ small: roomShapes(true, corridor.widthMm), large: roomShapes(false, corridor.widthMm) }),
      smallRoomMaxAreaMm2: fc.constant(40000),
    }));
}

/** House rules that change the board, each at any of its values. */
export function anyBoardRules(): fc.Arbitrary<Partial<HouseRules>> {
  return fc.record({
    legMeasure: fc.constantFrom('centre', 'clear'),
    corridorDoor: fc.constantFrom('end', 'side'),
    doorBehindDoor: fc.constantFrom('insertStraight', 'reroll', 'merge'),
    tEntry: fc.constantFrom('random', 'stem'),
    roomDoors: fc.constantFrom('total', 'extra'),
    overlap: fc.constantFrom('fitJoinSeal', 'reroll', 'bridge'),
  });
}

/** A seed as text. */
export function anySeed(): fc.Arbitrary<string> {
  return fc.integer({ min: 0, max: 1_000_000_000 }).map(String);
}

/** A growth of boards that do not cross, with shipped or other sizes. */
export function anyGrowth(): fc.Arbitrary<Growth> {
  return fc.record({
    seed: anySeed(),
    sections: fc.integer({ min: 3, max: 60 }),
    rules: anyBoardRules(),
    catalogue: fc.option(anyCatalogue(), { nil: null }),
  }).map(({ catalogue, ...growth }) => ({ ...growth, ...(catalogue ? { catalogue } : {}) }));
}

/** The board of a growth. */
export function boardOf(growth: Growth): DraftBoard {
  return growBoard(growth).board;
}
