/** What the attacker's and the exploration phase work on: the growing board with its rules and dice. */
import { cellSize, corridorShapes } from '../board/corridor-shapes';
import type { CorridorShape } from '../board/corridor-shapes';
import type { CorridorKind, DraftBoard, DraftSection } from '../board/draft';
import { createBoard } from '../board/draft';
import type { FitLimits } from '../board/fit';
import type { PieceCount } from '../board/pieces';
import { countOwned, pieceKey, pieceOf } from '../board/pieces';
import type { RoomFit } from '../board/room-shapes';
import { readyShapes } from '../board/room-shapes';
import type { Look } from '../board/sight';
import { createLook } from '../board/sight';
import { footprintOf } from '../board/tile';
import type { RollTable } from '../dice/draw';
import { readyTableOf } from '../dice/draw';
import type { Roll } from '../dice/roll';
import type { Dice } from '../dice/streams';
import type { HouseRules } from '../tables/house-rules';
import type { Ruleset } from '../tables/ruleset';
import { requiredTables } from '../tables/ruleset';
import type { BoardEvent } from './board-events';
import type { HiddenPlaces } from './hidden-door';
import type { FactsBySort } from './section-facts';
import { readyFactsOf } from './section-facts';

/** State of an exploration; private to one batch of actions. */
export interface Exploration {
  readonly ruleset: Ruleset;
  readonly house: HouseRules;
  readonly board: DraftBoard;
  /** Table rolls (stream `board`) and choices of the placer (stream `placement`). */
  readonly boardDice: Dice;
  readonly placementDice: Dice;
  readonly tables: { readonly doorLeads: RollTable; readonly corridors: RollTable; readonly rooms: RollTable; readonly roomDoors: RollTable };
  readonly shapes: Readonly<Record<CorridorKind, readonly CorridorShape[]>>;
  readonly rooms: { readonly small: readonly RoomFit[]; readonly large: readonly RoomFit[] };
  readonly facts: FactsBySort;
  /** Grid on which rooms put their doors, mm. */
  readonly cell: number;
  readonly doorWidth: number;
  readonly limits: FitLimits;
  readonly events: BoardEvent[];
  turn: number;
  /** Objective rooms rolled that found no place yet (GEN-06). */
  owed: number;
  /** The next rooms placed become objective rooms (PRE-06). */
  forcing: boolean;
  /** Objective rooms on the board, and how many there may be (SCN-04). */
  objectiveRooms: number;
  readonly mostObjectiveRooms: number;
  /** What was rolled so far for the opening that is being resolved; events share the list. */
  rolls: readonly Roll[];
  /** Sections placed this turn, for DEF-04. */
  placed: number[];
  /** The last look of the lead model. Those who own few pieces have one of their own made each time, which tells the sections in sight (PRE-09). */
  look: Look;
  readonly hiddenPlaces: HiddenPlaces;
  /** Openings closed at the edge of the budget (PRE-07), in order. */
  readonly closedEdges: number[];
  /** With so many sections the edge is reached: what is seen beyond is closed or left (PRE-07). */
  readonly maxSections: number;
}

/** What an exploration starts from. */
export interface ExplorationSetup {
  readonly ruleset: Ruleset;
  readonly house: HouseRules;
  readonly boardDice: Dice;
  readonly placementDice: Dice;
  readonly table: FitLimits['table'];
  readonly pieces: readonly PieceCount[] | null;
  readonly maxSections: number | null;
  /** Absent: as many objective rooms as come. */
  readonly objectiveRooms?: number;
}

/** An empty board with the sizes and rules of a game. */
export function createExploration(setup: ExplorationSetup): Exploration {
  const { ruleset, house } = setup;
  const { corridor, rooms, door } = ruleset.catalogue;
  const { widthMm, lengthMm } = corridor;
  const size = { widthMm, lengthMm, legMeasure: house.legMeasure };
  const cell = cellSize(size);
  const board = createBoard(cell);
  const exploration: Exploration = {
    ruleset,
    house,
    board,
    boardDice: setup.boardDice,
    placementDice: setup.placementDice,
    tables: readyTables(ruleset),
    shapes: corridorShapes(size, house.tEntry),
    rooms: { small: readyShapes(rooms.small, cell), large: readyShapes(rooms.large, cell) },
    facts: readyFactsOf(ruleset),
    cell,
    doorWidth: door.widthMm,
    limits: { bridge: house.overlap === 'bridge', table: setup.table, owns: setup.pieces && createOwns(setup.pieces, board, () => exploration.look.sections!) },
    events: [],
    turn: 0,
    owed: 0,
    forcing: false,
    objectiveRooms: 0,
    mostObjectiveRooms: setup.objectiveRooms ?? Infinity,
    rolls: [],
    placed: [],
    look: createLook(setup.pieces && []),
    hiddenPlaces: { deadEnds: [], rooms: [], listed: 0 },
    closedEdges: [],
    maxSections: setup.maxSections ?? Infinity,
  };
  return exploration;
}

function readyTables(ruleset: Ruleset): Exploration['tables'] {
  const { doorLeads, corridors, rooms, roomDoors } = requiredTables;
  return {
    doorLeads: readyTableOf(ruleset, doorLeads), corridors: readyTableOf(ruleset, corridors), rooms: readyTableOf(ruleset, rooms), roomDoors: readyTableOf(ruleset, roomDoors),
  };
}

/** PRE-09: of each piece no more than the group owns may be in sight at once; what is out of sight can be lifted (SEC-08). */
function createOwns(pieces: readonly PieceCount[], board: DraftBoard, inSight: () => readonly number[]): FitLimits['owns'] {
  const owned = countOwned(pieces);
  return (kind, widthMm, lengthMm) => {
    const key = pieceKey(kind, widthMm, lengthMm);
    const used = new Set(inSight().filter((id) => id > 0 && pieceOfDraft(board.sections[id]!) === key));
    return used.size < (owned.get(key) ?? 0);
  };
}

function pieceOfDraft(section: DraftSection): string {
  return pieceOf({ kind: section.facts.kind, footprint: footprintOf(section) });
}
