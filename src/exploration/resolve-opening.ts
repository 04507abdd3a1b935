/** What lies behind an opening that somebody sees through: rolls, fits, places, joins or seals (sections 2 and 2.1 of the rules). */
import { append } from '../board/lists';
import type { CorridorKind, DraftOpening, DraftSection } from '../board/draft';
import { makeDoor, sealOpening, setState } from '../board/openings';
import { fitCorridor, fitRoom } from '../board/fit';
import { joinThroughWall, placeCorridor, placeDoors, placeRoom, placeSideDoor } from '../board/place';
import type { RollTable } from '../dice/draw';
import { leafOf, rollOnTable } from '../dice/draw';
import type { Roll } from '../dice/roll';
import type { BoardEvent, PlacementNote } from './board-events';
import type { Exploration } from './exploration';
import { sortOfRoom } from './section-facts';

/** `overlap = reroll`: how often the table is rolled again before the opening is sealed (GEN-04). */
const maxRerolls = 20;

const noRolls: readonly Roll[] = [];

/** Resolves one unexplored opening (DOOR-02, DOOR-03, COR-01, ROOM-01). */
export function resolveOpening(exploration: Exploration, opening: DraftOpening): void {
  if (exploration.board.sections.length > exploration.maxSections) return closeEdge(exploration, opening);
  exploration.rolls = noRolls;
  let leads: string = opening.leads;
  if (leads === 'either') leads = roll(exploration, exploration.tables.doorLeads);
  if (leads === 'room') resolveRoom(exploration, opening);
  else resolveCorridor(exploration, opening);
}

/** PRE-07: an opening at the edge of the budget is closed, or left for the players to roll. */
export function closeEdge({ board, house, events, closedEdges }: Exploration, opening: DraftOpening): void {
  if (house.edge === 'close') {
    sealOpening(board, opening);
    closedEdges.push(opening.id);
    events.push({ type: 'sealed', opening: opening.id, rolls: noRolls, why: 'edge' });
  } else {
    setState(board, opening, 'unexplored');
    events.push({ type: 'left-open', opening: opening.id });
  }
}

function roll(exploration: Exploration, table: RollTable): string {
  const rolled = rollOnTable(exploration.ruleset, table, exploration.boardDice);
  exploration.rolls = append(exploration.rolls, rolled);
  return leafOf(rolled).result!;
}

function resolveCorridor(exploration: Exploration, opening: DraftOpening): void {
  const { house, board } = exploration;
  for (let attempt = 0; attempt <= maxRerolls; attempt++) {
    const kind = roll(exploration, exploration.tables.corridors);
    if (kind === 'door' && house.corridorDoor === 'end') {
      if (opening.kind === 'passage') return closeWithDoor(exploration, opening);
      // COR-04: a door rolled at a doorway.
      if (house.doorBehindDoor === 'merge') return resolveRoom(exploration, opening);
      if (house.doorBehindDoor === 'reroll') continue;
    }
    if (layCorridor(exploration, opening, kind)) return;
    if (house.overlap !== 'reroll') break;
  }
  if (house.overlap === 'fitJoinSeal' && joinThroughWall(board, opening)) {
    exploration.events.push({ type: 'joined', opening: opening.id, how: 'through-wall', rolls: exploration.rolls });
  } else {
    seal(exploration, opening);
  }
}

/** COR-03: the door closes the end of the corridor. */
function closeWithDoor(exploration: Exploration, opening: DraftOpening): void {
  makeDoor(exploration.board, opening, exploration.doorWidth);
  opening.leads = 'room';
  exploration.events.push({ type: 'door-rolled', opening: opening.id, rolls: exploration.rolls });
}

/** Lays the tile a roll asks for; a `door` is a straight with a door at its far end or in its side. */
function layCorridor(exploration: Exploration, opening: DraftOpening, kind: string): boolean {
  const { board, doorWidth, limits, placementDice, house } = exploration;
  const isDoor = kind === 'door';
  const shapes = exploration.shapes[isDoor ? 'straight' : kind as CorridorKind];
  const shape = fitCorridor(board, opening, shapes, placementDice, limits);
  if (!shape) return false;
  const facts = exploration.facts.corridors[shape.nthKind]!;
  const inSide = isDoor && house.corridorDoor === 'side';
  const section = placeCorridor(board, opening, shape, facts, exploration.turn, limits, doorWidth, isDoor && !inSide);
  if (inSide) placeSideDoor(board, section, opening, doorWidth, placementDice, limits);
  report(exploration, section, opening.id, isDoor && !inSide ? 'inserted-straight' : undefined);
  return true;
}

function report(exploration: Exploration, section: DraftSection, opening: number, note: PlacementNote | undefined): void {
  const { events, rolls } = exploration;
  exploration.placed = append(exploration.placed, section.id);
  const event: BoardEvent = note ? { type: 'placed', section: section.id, opening, rolls, note } : { type: 'placed', section: section.id, opening, rolls };
  events.push(event);
  // GEN-03: ends of the new section that met an older one; nothing was rolled for them.
  for (let way = section.firstWay; way !== null; way = way.next) {
    const { id, joined } = way.opening;
    // Null first: most ends met nothing, and to compare that with a text is a call into the engine.
    if (joined !== null && way.sense < 0 && joined === 'met') events.push({ type: 'joined', opening: id, how: 'met', rolls: noRolls });
  }
}

function seal(exploration: Exploration, opening: DraftOpening): void {
  sealOpening(exploration.board, opening);
  exploration.events.push({ type: 'sealed', opening: opening.id, rolls: exploration.rolls, why: 'no-room' });
}

function resolveRoom(exploration: Exploration, opening: DraftOpening): void {
  let objective = false;
  for (let attempt = 0; attempt <= maxRerolls; attempt++) {
    const kind = roll(exploration, exploration.tables.rooms);
    objective ||= kind === 'objective-room';
    if (layRoom(exploration, opening, kind)) return;
    if (exploration.house.overlap !== 'reroll') break;
  }
  // GEN-06: an objective room that finds no place is owed to the next room placed.
  if (objective && wantsObjectives(exploration)) exploration.owed++;
  seal(exploration, opening);
}

/** Lays the room a roll asks for; true when it found a place. */
function layRoom(exploration: Exploration, opening: DraftOpening, rolled: string): boolean {
  const { board, rooms, placementDice, limits } = exploration;
  // SCN-04: after the last objective room a 6 is an ordinary large room.
  const byDice = rolled === 'objective-room' && wantsObjectives(exploration);
  const objective = byDice || (wantsObjectives(exploration) && (exploration.owed > 0 || exploration.forcing));
  const wantsLarge = objective || rolled !== 'small-room';
  const large = wantsLarge ? fitRoom(board, opening, 'large-room', rooms.large, placementDice, limits) : null;
  // GEN-07: a small room where no large one fits.
  const tile = large ?? fitRoom(board, opening, 'small-room', rooms.small, placementDice, limits);
  if (!tile) return false;
  const facts = exploration.facts.rooms[sortOfRoom(large !== null, objective, objective && !byDice)]!;
  const section = placeRoom(board, opening, tile, facts, exploration.turn);
  if (objective) exploration.objectiveRooms++;
  rollDoors(exploration, section, 1);
  report(exploration, section, opening.id, noteFor(exploration, section, wantsLarge && !large));
  if (facts.forced && exploration.owed > 0) exploration.owed--;
  return true;
}

function wantsObjectives({ objectiveRooms, mostObjectiveRooms }: Exploration): boolean {
  return objectiveRooms < mostObjectiveRooms;
}

function noteFor(exploration: Exploration, section: DraftSection, shrunk: boolean): PlacementNote | undefined {
  if (section.facts.forced) return exploration.owed > 0 ? 'objective-owed' : 'forced';
  return shrunk ? 'large-became-small' : undefined;
}

/**
 * Rolls and places the doors of a room (ROOM-03, ROOM-05).
 * @param entries doors the room already has and that count in the total: 1, or 0 when it was not entered by a door (ROOM-04)
 */
export function rollDoors(exploration: Exploration, room: DraftSection, entries: 0 | 1): void {
  const { board, house, cell, doorWidth, placementDice, limits } = exploration;
  const rolled = rollOnTable(exploration.ruleset, exploration.tables.roomDoors, exploration.boardDice);
  exploration.rolls = append(exploration.rolls, rolled);
  const wanted = leafOf(rolled).value! - (house.roomDoors === 'total' ? entries : 0);
  const placed = placeDoors(board, room, wanted, cell, doorWidth, placementDice, limits);
  if (placed < wanted) exploration.events.push({ type: 'doors-unplaced', section: room.id, count: wanted - placed });
}
