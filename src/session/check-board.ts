/** The invariants of a finished board and its discoveries; one oracle for tests and `verify`. */
import { overlaps } from '../board/geometry';
import { hasWhatMissionNeeds } from '../missions/prepared-objectives';
import type { Opening, Rect, Section, SessionDocument } from './document';

/** An invariant that does not hold. */
export interface BoardProblem {
  readonly code: 'BOARD';
  readonly path: string;
  readonly rule: string;
  readonly detail: BoardFault;
}

/** Names of the invariants. */
export type BoardFault =
  | 'overlap' | 'unreachable' | 'size' | 'floor' | 'link' | 'edge' | 'leads-nowhere' | 'number' | 'spacing' | 'bounds' | 'table'
  | 'objective' | 'guarantee' | 'owner' | 'card' | 'contribution';

type Report = (detail: BoardFault, rule: string, path: string) => void;

/** Every invariant that does not hold, each with its rule and place. */
export function checkBoard(document: SessionDocument): BoardProblem[] {
  const problems: BoardProblem[] = [];
  const report: Report = (detail, rule, path) => problems.push({ code: 'BOARD', path, rule, detail });
  const checks = [checkOverlap, checkSizes, checkLinks, checkReach, checkNumbers, checkSpacing, checkBounds, checkContributions, checkObjectives, checkCards];
  for (const check of checks) check(document, report);
  return problems;
}

/** G5, GEN-04: no two footprints overlap, unless sections may cross (ENG-05). */
function checkOverlap({ board, options }: SessionDocument, report: Report): void {
  if (options.houseRules.overlap === 'bridge') return;
  board.sections.forEach((section, at) => {
    for (let other = 0; other < at; other++) {
      if (overlaps(section.footprint, board.sections[other]!.footprint)) report('overlap', 'GEN-04', `board.sections[${at}].footprint`);
    }
  });
}

/** G9, SEC-03 to SEC-07: corridors have the configured width and length, rooms a shape of the catalogue; the floor lies in the footprint. */
function checkSizes({ board, ruleset, options }: SessionDocument, report: Report): void {
  const { corridor, rooms } = ruleset.catalogue;
  const cell = options.houseRules.legMeasure === 'centre' ? corridor.lengthMm : corridor.widthMm + corridor.lengthMm;
  const narrow = options.houseRules.legMeasure === 'centre' ? cell : corridor.widthMm;
  board.sections.forEach((section, at) => {
    if (section.id === 0) return;
    const path = `board.sections[${at}]`;
    const [, , width, height] = section.footprint;
    const [low, high] = width < height ? [width, height] : [height, width];
    const isRoom = section.area !== undefined;
    const sizes = isRoom
      ? rooms[section.area].map((shape) => [Math.min(shape.widthMm, shape.lengthMm), Math.max(shape.widthMm, shape.lengthMm)])
      : section.kind === 'straight' || section.kind === 'dead-end' ? [[Math.min(narrow, corridor.lengthMm), Math.max(narrow, corridor.lengthMm)]] : [[cell, cell]];
    if (!sizes.some(([a, b]) => a === low && b === high)) report('size', isRoom ? 'SEC-07' : 'SEC-03', `${path}.footprint`);
    if (section.floor.length === 0 || section.floor.some((rect) => !isInside(rect, section.footprint))) report('floor', 'ENG-01', `${path}.floor`);
  });
}

function isInside(inner: Rect, outer: Rect): boolean {
  return inner[0] >= outer[0] && inner[1] >= outer[1] && inner[0] + inner[2] <= outer[0] + outer[2] && inner[1] + inner[3] <= outer[1] + outer[3];
}

/** Both sides exist and have the opening on the edge of their floor; what has no other side is closed for good or left to the players (PRE-07). */
function checkLinks({ board }: SessionDocument, report: Report): void {
  board.openings.forEach((opening, at) => {
    const path = `board.openings[${at}]`;
    const sides = opening.to === null ? [opening.from] : [opening.from, opening.to];
    if (sides.some((id) => !board.sections[id])) report('link', 'DOOR-06', path);
    else if (sides.some((id) => !board.sections[id]!.floor.some((rect) => touches(rect, opening)))) report('edge', 'ENG-01', path);
    const sealed = opening.state === 'jammed' || opening.state === 'blind' || opening.state === 'unexplored';
    if ((opening.to === null) !== sealed) report('leads-nowhere', 'PRE-07', path);
  });
}

/** True when the whole opening lies on the edge of a floor rectangle. */
function touches([x, y, width, height]: Rect, opening: Opening): boolean {
  const half = opening.width / 2;
  return opening.heading === 'n' || opening.heading === 's'
    ? (opening.y === y || opening.y === y + height) && opening.x - half >= x && opening.x + half <= x + width
    : (opening.x === x || opening.x === x + width) && opening.y - half >= y && opening.y + half <= y + height;
}

/** G6: every section is reached from the start through doors and open ends. */
function checkReach({ board, mission }: SessionDocument, report: Report): void {
  const seen = new Set([mission.start === 'room' ? 1 : 0]);
  const queue = [...seen];
  for (const id of queue) {
    for (const opening of board.openings) {
      if (opening.to === null || (opening.from !== id && opening.to !== id)) continue;
      const other = opening.from === id ? opening.to : opening.from;
      if (!seen.has(other)) queue.push(other);
      seen.add(other);
    }
  }
  board.sections.forEach((section, at) => {
    if (!seen.has(section.id) && section.floor.length > 0) report('unreachable', 'GEN-02', `board.sections[${at}]`);
  });
}

/** PRE-02: no public number stands for two things. */
function checkNumbers({ board }: SessionDocument, report: Report): void {
  const used = new Set<number>();
  const check = (items: readonly (Section | Opening)[], name: string): void => items.forEach(({ number }, at) => {
    if (number !== 0 && used.has(number)) report('number', 'PRE-02', `board.${name}[${at}].number`);
    used.add(number);
  });
  check(board.sections, 'sections');
  check(board.openings, 'openings');
}

/** G8, ROOM-05: openings of one section do not touch each other. */
function checkSpacing({ board }: SessionDocument, report: Report): void {
  board.openings.forEach((a, at) => {
    for (let other = 0; other < at; other++) {
      const b = board.openings[other]!;
      const shares = [a.from, a.to].some((id) => id !== null && (b.from === id || b.to === id));
      if (shares && onOneWall(a, b) && Math.abs(a.x - b.x) + Math.abs(a.y - b.y) < (a.width + b.width) / 2) report('spacing', 'ROOM-05', `board.openings[${at}]`);
    }
  });
}

/** True when two openings lie on one line: opposite ends of a corridor wider than long do not. */
function onOneWall(a: Opening, b: Opening): boolean {
  const across = a.heading === 'n' || a.heading === 's';
  return across === (b.heading === 'n' || b.heading === 's') && (across ? a.y === b.y : a.x === b.x);
}

/** The bounding box is exact, and on the table (PRE-09). */
function checkBounds({ board, options }: SessionDocument, report: Report): void {
  const rects = board.sections.filter(({ id }) => id !== 0).map(({ footprint }) => footprint);
  const left = Math.min(...rects.map(([x]) => x));
  const top = Math.min(...rects.map(([, y]) => y));
  const width = Math.max(...rects.map(([x, , w]) => x + w)) - left;
  const height = Math.max(...rects.map(([, y, , h]) => y + h)) - top;
  const [x, y, boundsWidth, boundsHeight] = board.bounds;
  if (x !== left || y !== top || boundsWidth !== width || boundsHeight !== height) report('bounds', 'ENG-01', 'board.bounds');
  if (options.table && (width > options.table.widthMm || height > options.table.heightMm)) report('table', 'PRE-09', 'board.bounds');
}

/** DEF-04, PRE-03. */
function checkContributions({ board, ruleset, mission }: SessionDocument, report: Report): void {
  const { corridor, smallRoom, largeRoom, objectiveRoom } = ruleset.contributions;
  board.sections.forEach((section, at) => {
    const isStart = section.id === 0 || (mission.start === 'room' && section.id === 1);
    const room = section.area === 'small' ? smallRoom : largeRoom;
    const expected = isStart ? 0 : section.area === undefined ? corridor : room + (section.kind === 'objective-room' ? objectiveRoom : 0);
    if (section.contribution !== expected) report('contribution', 'DEF-04', `board.sections[${at}].contribution`);
  });
}

/** ROOM-02, PRE-05, PRE-06: every objective room has its dice, and the primary is found in every order. */
function checkObjectives({ board, preparation, mission, options }: SessionDocument, report: Report): void {
  const rooms = board.sections.filter(({ kind }) => kind === 'objective-room').map(({ id }) => id);
  const prepared = preparation.objectives.map(({ section }) => section);
  if (rooms.some((id) => !prepared.includes(id)) || prepared.some((id) => !rooms.includes(id))) report('objective', 'ROOM-02', 'preparation.objectives');
  const holds = hasWhatMissionNeeds(mission, preparation.objectives);
  if (holds !== preparation.guaranteed || (!holds && options.houseRules.exhaustion === 'reopen')) report('guarantee', 'PRE-06', 'preparation.guaranteed');
}

/** PRE-02: each section has exactly one owner; each numbered opening has a card, and each opening on a card a number. */
function checkCards({ board, discoveries }: SessionDocument, report: Report): void {
  const owners = new Map<number, number>();
  for (const { entries } of discoveries) for (const { section, owned } of entries) if (owned) owners.set(section, (owners.get(section) ?? 0) + 1);
  board.sections.forEach(({ id }, at) => {
    if (id !== 0 && owners.get(id) !== 1) report('owner', 'PRE-02', `board.sections[${at}]`);
  });
  const cards = new Set(discoveries.map(({ opening }) => opening));
  board.openings.forEach(({ id, number }, at) => {
    if (number !== 0 && !cards.has(id)) report('card', 'PRE-02', `board.openings[${at}]`);
  });
  discoveries.forEach(({ newOpenings }, at) => {
    if (newOpenings.some((id) => !board.openings[id]?.number)) report('card', 'PRE-02', `discoveries[${at}].newOpenings`);
  });
}
