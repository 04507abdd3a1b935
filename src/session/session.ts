/** A session while it is folded: the private draft, how it starts (section 3 of the rules), and the law on actions. */
import type { DraftSection, SectionFacts } from '../board/draft';
import { addSection } from '../board/draft';
import { addOpening } from '../board/openings';
import { fitRoom } from '../board/fit';
import { placeRoom } from '../board/place';
import { roomTile } from '../board/room-shapes';
import type { Tile } from '../board/tile';
import { footprintOf, makeTile } from '../board/tile';
import { drawFromTable, leafOf } from '../dice/draw';
import type { Roll } from '../dice/roll';
import type { Dice, Streams } from '../dice/streams';
import { explore } from '../exploration/explore';
import type { Exploration } from '../exploration/exploration';
import { createExploration } from '../exploration/exploration';
import { rollDoors } from '../exploration/resolve-opening';
import type { Position } from '../exploration/walk';
import type { Ratio } from '../tables/ratio';
import type { Evening, MissionDefinition, ObjectiveId, Ruleset } from '../tables/ruleset';
import { requiredTables } from '../tables/ruleset';
import { discoverObjectives } from './discover-objectives';
import type { Action, DicePair, PreparedObjective, SessionEvent, SessionOptions } from './document';

/** What decides a session besides its actions. */
export interface SessionSetup {
  readonly seed: string;
  readonly ruleset: Ruleset;
  readonly mission: MissionDefinition;
  readonly options: SessionOptions;
  readonly streams: Streams;
}

/** The mutable draft of a session; outside this layer only documents are seen. */
export interface Session {
  readonly setup: SessionSetup;
  readonly exploration: Exploration;
  readonly events: SessionEvent[];
  readonly actions: Action[];
  readonly objectives: PreparedObjective[];
  readonly primary: ObjectiveId | null;
  readonly primaryRoll: Roll | null;
  /** X in force; null in Search and Destroy before the first game (ENG-07). */
  readonly x: Ratio | null;
  readonly troops: Dice;
  readonly pairs: DicePair[];
  pairsUsed: number;
  /** Rows that have appeared, by points; for `rowReuse = false` (DEF-08). */
  readonly rowsSpent: Set<number>;
  lead: Position;
  movedMm: number;
  acted: boolean;
  phase: 'attacker' | 'combat' | 'over';
  achieved: number;
  /** Secondaries found so far (for `primaryTestCounts = discovered`). */
  discovered: number;
  primaryFound: number | null;
  /** Rooms whose objective was achieved or given up. */
  settled: Set<number>;
  forcing: boolean;
  /** Objective rooms owed (PRE-06) when `found` were found: counted anew when there are more. */
  owed: { readonly found: number; readonly rooms: number };
  /** The evening asked for; null when another budget replaces it. */
  readonly evening: Evening | null;
  /** Sum of the chances of a fight so far, for the size of the evening (PRE-09). */
  fightChance: number;
}

/** Sections of a board that was given no number of its own: with a player's own tables one look down a corridor might never end. */
const mostSections = 2000;

/** Starts a session: entrance or start room, the primary, and what is seen at once (STA-01, MIS-09, MIS-25). */
export function startSession(setup: SessionSetup): Session {
  const { streams, ruleset, mission, options } = setup;
  const exploration = createExploration({
    ruleset, house: options.houseRules, boardDice: streams.open('board'), placementDice: streams.open('placement'),
    table: options.table, pieces: options.pieces, maxSections: options.maxSections ?? mostSections,
    ...(mission.objectiveRooms === undefined ? {} : { objectiveRooms: mission.objectiveRooms }),
  });
  const { primary, primaryRoll } = decidePrimary(setup);
  const session: Session = {
    setup,
    exploration,
    events: exploration.events as SessionEvent[],
    actions: [],
    objectives: [],
    primary,
    primaryRoll,
    x: options.x ?? (mission.family === 'primary' ? { num: options.houseRules.xDefault, den: 1 } : null),
    troops: streams.open('troops'),
    pairs: [],
    pairsUsed: 0,
    rowsSpent: new Set(),
    lead: mission.start === 'entrance' ? startAtEntrance(exploration) : startInRoom(exploration),
    movedMm: 0,
    acted: false,
    phase: 'attacker',
    achieved: 0,
    discovered: 0,
    primaryFound: null,
    settled: new Set(),
    forcing: false,
    owed: { found: -1, rooms: 0 },
    evening: ruleset.evenings.find((evening) => evening.id === options.evening) ?? null,
    fightChance: 0,
  };
  explore(exploration, session.lead.section, session.lead.x, session.lead.y);
  discoverObjectives(session);
  // STA-03: what is placed during set-up does not count as placed in turn 1.
  if (!options.houseRules.setupCountsForTurn1) exploration.placed = [];
  exploration.turn = 1;
  session.events.push({ type: 'turn', turn: 1 });
  return session;
}

function decidePrimary({ mission, options, streams, ruleset }: SessionSetup): { primary: ObjectiveId | null; primaryRoll: Roll | null } {
  if (mission.primary === 'none') return { primary: null, primaryRoll: null };
  if (mission.primary !== 'rolled') return { primary: mission.primary, primaryRoll: null };
  if (options.primary) return { primary: options.primary, primaryRoll: null };
  const primaryRoll = drawFromTable(ruleset, requiredTables.objectives, streams.open('primary'));
  return { primary: leafOf(primaryRoll).result as ObjectiveId, primaryRoll };
}

const outsideFacts: SectionFacts = { kind: 'outside', area: null, contribution: 0, forced: false };

/** MIS-25: the room one starts in adds nothing. */
const startFacts: SectionFacts = { kind: 'small-room', area: 'small', contribution: 0, forced: false };

/** The ground outside; in the order of all other sections: to the machine they are of one kind. */
function makeOutside(tile: Tile): DraftSection {
  return { id: 0, facts: outsideFacts, turn: 0, tile, x: 0, y: 0, firstWay: null, firstInSight: null, via: -1 };
}

/** STA-01: the attacker stands behind the open entrance, in contact; what lies outside stays free. */
export function startAtEntrance(exploration: Exploration): Position {
  const { board, cell, doorWidth } = exploration;
  addSection(board, makeOutside(roomTile([-cell / 2, 0, cell, cell])));
  addOpening(board, { kind: 'door', x: 0, y: 0, heading: 0, width: doorWidth, from: 0, fromCell: 0, leads: 'corridor', entrance: true });
  return { section: 0, x: 0, y: 10 };
}

/** MIS-25: an empty small room with 1D3 doors, all of them exits (ROOM-04); the attacker stands in its middle. */
function startInRoom(exploration: Exploration): Position {
  const { board, rooms, ruleset, placementDice, limits } = exploration;
  addSection(board, makeOutside(makeTile([0, 0, 0, 0], [])));
  const door = { x: 0, y: 0, heading: 0 } as Parameters<typeof fitRoom>[1];
  const fitting = fitRoom(board, door, 'small-room', rooms.small, placementDice, limits);
  const shape = ruleset.catalogue.rooms.small[0]!;
  const tile = fitting ?? roomTile([0, -shape.lengthMm, shape.widthMm, shape.lengthMm]);
  const room = placeRoom(board, null, tile, startFacts, 0);
  rollDoors(exploration, room, 0);
  exploration.events.push({ type: 'placed', section: room.id, opening: -1, rolls: exploration.rolls });
  const [x, y, width, height] = footprintOf(room);
  return { section: room.id, x: x + Math.floor(width / 2), y: y + Math.floor(height / 2) };
}
