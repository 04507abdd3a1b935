/** A hand-made session of twenty sections with every kind of section and opening, on the 100 mm grid. */
import type { Board, Discovery, DiscoveryEntry, Opening, Rect, Section, SectionKind, SessionDocument } from '../../src/session/document';
import type { HouseRules } from '../../src/tables/house-rules';
import type { MissionDefinition, Ruleset, Text } from '../../src/tables/ruleset';

type Side = 'n' | 'e' | 's' | 'w';

const same = (text: string): Text => ({ es: text, ca: text, en: text });

/** A corridor tile in the cell (column, row), open to the sides given. */
export function tile(id: number, number: number, kind: SectionKind, column: number, row: number, sides: string, via: number, extra: Rect[] = []): Section {
  const x = column * 100;
  const y = row * 100;
  const legs: Record<Side, Rect> = { n: [x + 20, y, 60, 20], e: [x + 80, y + 20, 20, 60], s: [x + 20, y + 80, 60, 20], w: [x, y + 20, 20, 60] };
  const straight = sides === 'ns' || sides === 'ew';
  const floor: Rect[] = straight
    ? [sides === 'ns' ? [x + 20, y, 60, 100] : [x, y + 20, 100, 60]]
    : [[x + 20, y + 20, 60, 60], ...[...sides].map((side) => legs[side as Side])];
  return { id, number, kind, footprint: [x, y, 100, 100], floor: [...floor, ...extra], turn: 1, via, contribution: 1 };
}

/** A room of whole cells. */
export function room(id: number, number: number, kind: SectionKind, column: number, row: number, width: number, height: number, via: number): Section {
  const rect: Rect = [column * 100, row * 100, width * 100, height * 100];
  const small = width * height <= 4;
  return {
    id, number, kind, footprint: rect, floor: [rect], area: small ? 'small' : 'large', turn: 2, via,
    contribution: (small ? 2 : 3) + (kind === 'objective-room' ? 3 : 0),
  };
}

let nextOpening = 0;

/** An opening; a passage is 60 mm wide, a door 30. */
function opening(number: number, kind: Opening['kind'], state: Opening['state'], x: number, y: number, heading: Side, from: number, to: number | null, more: Partial<Opening> = {}): Opening {
  return { id: nextOpening++, number, kind, state, x, y, heading, width: kind === 'door' ? 30 : 60, from, to, ...more };
}

function makeBoard(): Board {
  nextOpening = 0;
  const outside: Section = { id: 0, number: 0, kind: 'outside', footprint: [-200, 0, 500, 300], floor: [[-200, 0, 500, 300]], turn: 0, via: -1, contribution: 0 };
  const sections: Section[] = [
    outside,
    tile(1, 7, 'straight', 0, -1, 'ns', 0),
    tile(2, 19, 'crossing', 0, -2, 'nesw', 1),
    tile(3, 4, 'straight', 1, -2, 'ew', 2),
    tile(4, 12, 'fork', 2, -2, 'wne', 3),
    tile(5, 16, 'straight', 2, -3, 'ns', 4),
    room(6, 2, 'large-room', 1, -5, 3, 2, 5),
    tile(7, 9, 'fork', 0, -3, 'snw', 6),
    tile(8, 14, 'straight', -1, -3, 'ew', 7),
    tile(9, 1, 'straight', 0, -4, 'ns', 8),
    room(10, 11, 'small-room', -1, -6, 2, 2, 9),
    room(11, 3, 'small-room', -3, -5, 2, 1, 10),
    tile(12, 8, 'straight', -1, -2, 'ew', 11),
    tile(13, 17, 'corner', -2, -2, 'es', 12),
    tile(14, 5, 'straight', -2, -1, 'ns', 13),
    room(15, 10, 'objective-room', -3, 0, 3, 3, 14),
    tile(16, 13, 'straight', 2, -6, 'ns', 17),
    tile(17, 6, 'straight', 3, -2, 'ew', 19),
    tile(18, 18, 'straight', -2, -4, 'ns', 21),
    { ...tile(19, 15, 'dead-end', -2, -3, 'ew', 23), floor: [[-200, -280, 100, 60], [-180, -300, 60, 20]] },
  ];
  const openings: Opening[] = [
    opening(0, 'door', 'open', 50, 0, 'n', 0, 1, { entrance: true, width: 60 }),
    opening(0, 'passage', 'open', 50, -100, 'n', 1, 2),
    opening(0, 'passage', 'open', 100, -150, 'e', 2, 3),
    opening(0, 'passage', 'open', 200, -150, 'e', 3, 4),
    opening(21, 'passage', 'open', 250, -200, 'n', 4, 5),
    opening(8, 'door', 'closed', 250, -300, 'n', 5, 6),
    opening(0, 'passage', 'open', 50, -200, 'n', 2, 7),
    opening(14, 'passage', 'open', 0, -250, 'w', 7, 8),
    opening(0, 'passage', 'open', 50, -300, 'n', 7, 9),
    opening(3, 'door', 'closed', 50, -400, 'n', 9, 10),
    opening(17, 'door', 'closed', -100, -450, 'w', 10, 11),
    opening(0, 'passage', 'open', 0, -150, 'w', 2, 12),
    opening(0, 'passage', 'open', -100, -150, 'w', 12, 13),
    opening(26, 'passage', 'open', -150, -100, 's', 13, 14),
    opening(5, 'door', 'closed', -150, 0, 's', 14, 15),
    opening(11, 'door', 'jammed', 400, -450, 'e', 6, null),
    opening(30, 'door', 'closed', 100, -450, 'w', 6, 10, { hidden: true }),
    opening(9, 'door', 'closed', 250, -500, 'n', 6, 16),
    opening(23, 'passage', 'blind', 250, -600, 'n', 16, null),
    opening(0, 'passage', 'open', 300, -150, 'e', 4, 17),
    opening(12, 'passage', 'unexplored', 400, -150, 'e', 17, null),
    opening(6, 'door', 'closed', -150, -400, 's', 11, 18),
    opening(0, 'passage', 'open', -150, -300, 's', 18, 19, { joined: 'through-wall' }),
    opening(0, 'passage', 'open', -100, -250, 'w', 8, 19),
    opening(28, 'door', 'unexplored', -300, 150, 'w', 15, null),
    opening(2, 'door', 'jammed', 0, 250, 'e', 15, null),
  ];
  return { sections, openings, bounds: [-300, -600, 700, 900] };
}

const entry = (section: number, via: number, owned = true): DiscoveryEntry => ({ section, via, axis: 'ahead', contribution: 1, owned });

function discovery(id: number, opening: number, from: number, heading: Side, entries: DiscoveryEntry[], newOpenings: number[]): Discovery {
  return { id, opening, from, heading, entries, newOpenings, modifier: 1, keep: [] };
}

function makeDiscoveries(): Discovery[] {
  return [
    discovery(0, -1, 0, 'n', [entry(1, 0), entry(2, 1), entry(7, 6), entry(9, 8), entry(3, 2), entry(4, 3), entry(17, 19), entry(12, 11), entry(13, 12)], [4, 7, 9, 13, 20]),
    discovery(1, 4, 4, 'n', [entry(5, 4)], [5]),
    discovery(2, 5, 5, 'n', [entry(6, 5)], [15, 17]),
    discovery(3, 7, 7, 'w', [entry(8, 7), entry(19, 23)], []),
    discovery(4, 9, 9, 'n', [entry(10, 9)], [10]),
    discovery(5, 10, 10, 'w', [entry(11, 10)], [21]),
    discovery(6, 13, 13, 's', [entry(14, 13)], [14]),
    discovery(7, 14, 14, 's', [entry(15, 14)], [24, 25]),
    discovery(8, 17, 6, 'n', [entry(16, 17)], [18]),
    discovery(9, 21, 11, 's', [entry(18, 21), entry(19, 22, false)], []),
    discovery(10, 18, 16, 'n', [], []),
    discovery(11, 15, 6, 'e', [], []),
    discovery(12, 25, 15, 'e', [], []),
    discovery(13, 20, 17, 'e', [], []),
    discovery(14, 24, 15, 'w', [], []),
  ];
}

/** The house rules at their defaults. */
const defaultHouseRules: HouseRules = {
  legMeasure: 'centre', corridorDoor: 'end', doorBehindDoor: 'insertStraight', tEntry: 'random', roomDoors: 'total', allowClose: true,
  overlap: 'fitJoinSeal', exhaustion: 'reopen', setupCountsForTurn1: false, rollWhenNothingPlaced: true, rowReuse: true, xDefault: 1,
  xRounding: 'none', primaryTestCounts: 'achieved', assassinTarget: 'replaceRoll', detonate: 'allOut', edge: 'rollYourselves',
  assumeAchieved: 'all', maxTurns: 'none', fixedLevels: 'none', nemesisRangeCm: 60,
};

/** The mission of the fixture. */
export const fixtureMission: MissionDefinition = {
  id: 'rescate', rule: 'MIS-20', name: { es: 'Rescate', ca: 'Rescat', en: 'Rescue' }, aliases: [], family: 'primary', start: 'entrance',
  primary: 'prisoner', secondary: 'table', rerolls: [], houseRules: [], summary: same('…'), setup: [], procedure: [], special: [], defender: [],
};

const fixtureRuleset: Ruleset = {
  format: 1, name: 'fixture', hash: '0'.repeat(64), tables: {},
  catalogue: { corridor: { widthMm: 60, lengthMm: 100 }, door: { widthMm: 30 }, rooms: { small: [], large: [] }, smallRoomMaxAreaMm2: 40000 },
  contributions: { corridor: 1, smallRoom: 2, largeRoom: 3, objectiveRoom: 3, combat: -1 },
  rows: [], evenings: [], houseRules: [], missions: [fixtureMission], labels: {},
};

/** A fresh document; `changes` replaces whole fields. */
export function makeFixture(changes: Partial<SessionDocument> = {}): SessionDocument {
  return {
    format: 'plasma-wall/session', formatVersion: 1, generator: { name: 'plasma-wall', version: '0.1.0' }, seed: '42', tag: 'KRV-7',
    streams: { algorithm: 'alea', library: 'seedrandom 3.0.5', derivation: 1 },
    options: {
      mission: 'rescate', x: { num: 4, den: 3 }, houseRules: defaultHouseRules, explorer: 'nearest', evening: 'normal',
      maxSections: null, maxTurns: null, until: null, table: null, pieces: null, primary: null,
    },
    ruleset: fixtureRuleset, mission: fixtureMission, primary: 'prisoner', primaryRoll: null, actions: [], events: [],
    state: { turn: 1, phase: 'attacker', lead: [50, 30], achieved: 0, primaryFound: null },
    board: makeBoard(), discoveries: makeDiscoveries(),
    preparation: {
      pairs: [], objectives: [], forced: [], closed: [], rollYourselves: [20, 24], reopened: [16], guaranteed: true,
      expectedFights: { num: 9, den: 2 }, ended: 'budget',
    },
    checks: {},
    ...changes,
  };
}
