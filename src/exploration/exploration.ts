/** What the attacker's and the exploration phase work on: the growing board with its rules and dice. */
import { cellSize, corridorShapes } from '../board/corridor-shapes';
import type { CorridorShape } from '../board/corridor-shapes';
import type { CorridorKind, DraftBoard } from '../board/draft';
import { createBoard } from '../board/draft';
import type { FitLimits } from '../board/fit';
import type { Dice } from '../dice/streams';
import type { HouseRules } from '../tables/house-rules';
import type { Ruleset } from '../tables/ruleset';
import type { BoardEvent } from './board-events';

/** State of an exploration; private to one batch of actions. */
export interface Exploration {
  readonly ruleset: Ruleset;
  readonly house: HouseRules;
  readonly board: DraftBoard;
  /** Table rolls (stream `board`) and choices of the placer (stream `placement`). */
  readonly boardDice: Dice;
  readonly placementDice: Dice;
  readonly shapes: Readonly<Record<CorridorKind, readonly CorridorShape[]>>;
  /** Grid on which rooms put their doors, mm. */
  readonly cell: number;
  readonly doorWidth: number;
  limits: FitLimits;
  readonly events: BoardEvent[];
  turn: number;
  /** Objective rooms rolled that found no place yet (GEN-06). */
  owed: number;
  /** The next rooms placed become objective rooms (PRE-06). */
  forcing: boolean;
  /** Sections placed this turn, for DEF-04. */
  placed: number[];
}

/** What an exploration starts from. */
export interface ExplorationSetup {
  readonly ruleset: Ruleset;
  readonly house: HouseRules;
  readonly boardDice: Dice;
  readonly placementDice: Dice;
  readonly table: FitLimits['table'];
}

/** An empty board with the sizes and rules of a game. */
export function createExploration(setup: ExplorationSetup): Exploration {
  const { ruleset, house } = setup;
  const size = { ...ruleset.catalogue.corridor, legMeasure: house.legMeasure };
  const cell = cellSize(size);
  return {
    ruleset,
    house,
    board: createBoard(cell),
    boardDice: setup.boardDice,
    placementDice: setup.placementDice,
    shapes: corridorShapes(size, house.tEntry),
    cell,
    doorWidth: ruleset.catalogue.door.widthMm,
    limits: { bridge: house.overlap === 'bridge', table: setup.table, owns: null },
    events: [],
    turn: 0,
    owed: 0,
    forcing: false,
    placed: [],
  };
}
