import { corridorShapes } from '../../src/board/corridor-shapes';
import { resolveOpening } from '../../src/exploration/resolve-opening';
import { scriptedExploration, scriptedSession } from './support/scripted-session';
import { generatedSeries } from './support/shipped';
import { listUnexplored } from './support/list-unexplored';
import { laidOut, openingsOf } from './support/sections';

/** The corridor table, written anew: what two dice give. */
function corridorFor(first: number, second: number): string {
  if (first <= 2) return 'straight';
  if (first <= 4) return 'door';
  return ['corner', 'corner', 'fork', 'fork', 'crossing', 'dead-end'][second - 1]!;
}

const faces = [1, 2, 3, 4, 5, 6];
const pairs = faces.flatMap((first) => (first <= 4 ? [[first, 0] as const] : faces.map((second) => [first, second] as const)));

describe('corridor table', () => {
  test.each(pairs)('COR-01: dice %d and %d', (first, second) => {
    const { exploration, opening, told } = scriptedExploration({ board: second === 0 ? [first] : [first, second] });
    resolveOpening(exploration, opening);
    const expected = corridorFor(first, second);
    const { sections } = exploration.board;
    if (expected === 'door') {
      expect(sections).toHaveLength(1);
      expect(opening).toMatchObject({ kind: 'door', state: 'closed' });
      expect(told('door-rolled')).toMatchObject([{ opening: 0, rolls: [{ table: 'corridors', dice: [first], rule: 'COR-01', result: 'door' }] }]);
    } else {
      expect(sections.map(({ facts }) => facts.kind)).toEqual(['outside', expected]);
      const [{ rolls }] = told('placed') as [ReturnType<typeof told<'placed'>>[number]];
      expect(rolls).toHaveLength(1);
      expect(rolls[0]).toMatchObject(second === 0
        ? { table: 'corridors', dice: [first], result: expected }
        : { table: 'corridors', dice: [first], then: { table: 'corridor-branches', dice: [second], result: expected } });
    }
  });

  test.each([['straight', [1], 1], ['corner', [5, 1], 1], ['fork', [5, 3], 2], ['crossing', [5, 5], 3], ['dead-end', [6, 6], 0]] as const)(
    'COR-02: a %s (dice %j) brings %d new open ends', (kind, board, ends) => {
      const { exploration, opening } = scriptedExploration({ board });
      resolveOpening(exploration, opening);
      const section = exploration.board.sections[1]!;
      const added = exploration.board.openings.slice(1);
      expect(section.facts.kind).toBe(kind);
      expect(added).toHaveLength(ends);
      for (const end of added) expect(end).toMatchObject({ kind: 'passage', state: 'open', from: 1, to: -1, leads: 'corridor' });
      expect(listUnexplored(exploration.board)).toEqual(added.map(({ id }) => id));
    },
  );

  test('COR-02: a door brings no open end, but one closed door', () => {
    const { exploration, opening } = scriptedExploration({ board: [4] });
    resolveOpening(exploration, opening);
    expect(exploration.board.openings).toEqual([opening]);
    expect(opening).toMatchObject({ kind: 'door', state: 'closed', to: -1 });
  });

  test('COR-03: a rolled door closes the end of the corridor, which goes no further', () => {
    const { session, told } = scriptedSession({ board: [1, 3] });
    const [, end] = session.exploration.board.openings;
    expect(end).toMatchObject({ kind: 'door', state: 'closed', x: 0, y: -100, width: 30, from: 1, to: -1, leads: 'room' });
    expect(listUnexplored(session.exploration.board)).toEqual([1]);
    expect(told('placed')).toHaveLength(1);
  });

  test('COR-03: house rule corridorDoor=side: a new straight carries the door in its side wall and goes on', () => {
    // With the same dice the default closes the end after the first straight.
    const { session, told } = scriptedSession({ board: [1, 3, 6, 6], rules: { corridorDoor: 'side' } });
    const { board } = session.exploration;
    expect(board.sections.map(({ facts }) => facts.kind)).toEqual(['outside', 'straight', 'straight', 'dead-end']);
    const door = board.openings.find(({ kind, entrance }) => kind === 'door' && !entrance)!;
    // Half-way along the second straight (y -100 to -200), in the side of its cell.
    expect(door).toMatchObject({ state: 'closed', from: 2, y: -150, width: 30, leads: 'room' });
    expect(Math.abs(door.x)).toBe(50);
    expect(door.heading % 2).toBe(1);
    expect(told('placed').map(({ note }) => note)).toEqual([undefined, undefined, undefined]);
    expect(told('door-rolled')).toEqual([]);
  });

  test('COR-03: house rule corridorDoor=side: the door stands where the other side is free', () => {
    // A crossing; its right arm turns up and ends beside the way ahead.
    const { exploration, opening } = scriptedExploration({ board: [5, 5, 5, 1, 6, 6, 3], rules: { corridorDoor: 'side' } });
    resolveOpening(exploration, opening);
    const { openings, sections } = exploration.board;
    resolveOpening(exploration, openings[3]!);
    resolveOpening(exploration, openings[4]!);
    expect(laidOut(sections[3]!)).toMatchObject({ kind: 'dead-end', footprint: [50, -200, 100, 100] });
    resolveOpening(exploration, openings[2]!);
    // The placer would have tried the right side first.
    expect(openings.find(({ kind }) => kind === 'door')).toMatchObject({ x: -50, y: -150, heading: 3, from: 4 });
  });

  test('COR-04: a door rolled at a doorway: one straight is put in between, and the door closes its far end', () => {
    const { exploration, opening, told } = scriptedExploration({ board: [3] }, { kind: 'door', width: 30 });
    resolveOpening(exploration, opening);
    const { sections, openings } = exploration.board;
    expect(sections.map(({ facts }) => facts.kind)).toEqual(['outside', 'straight']);
    expect(opening).toMatchObject({ kind: 'door', state: 'open', to: 1 });
    expect(openings[1]).toMatchObject({ kind: 'door', state: 'closed', x: 0, y: -100, width: 30, from: 1, leads: 'room' });
    expect(told('placed')).toMatchObject([{ section: 1, note: 'inserted-straight', rolls: [{ dice: [3], result: 'door' }] }]);
  });

  test('COR-04: the inserted straight counts as a corridor section placed this turn', () => {
    // A straight and a door (3); behind it a small room (1) with two doors (2); behind the second a corridor (1), and there a door (3).
    const { session, act, turn, told } = scriptedSession({ board: [1, 3, 1, 2, 1, 3], troops: [1, 1, 1, 1, 5, 1] });
    act({ type: 'move', path: [[0, 0], [0, -95]] }, { type: 'open', opening: 1 });
    turn();
    turn([0, -100], [0, -245]);
    act({ type: 'move', path: [[0, -295]] }, { type: 'open', opening: 2 });
    turn();
    expect(told('placed').at(-1)).toMatchObject({ section: 3, note: 'inserted-straight' });
    expect(session.exploration.board.openings[3]).toMatchObject({ kind: 'door', state: 'closed', y: -400, from: 3 });
    expect(told('defender').map(({ modifier, points }) => [modifier, points])).toEqual([[2, 0], [0, 0], [1, 50]]);
  });

  test('COR-04: house rule doorBehindDoor=reroll: the table is rolled until something else comes up', () => {
    const { exploration, opening, told } = scriptedExploration({ board: [3, 4, 3, 1], rules: { doorBehindDoor: 'reroll' } }, { kind: 'door', width: 30 });
    resolveOpening(exploration, opening);
    expect(exploration.board.sections.map(({ facts }) => facts.kind)).toEqual(['outside', 'straight']);
    expect(exploration.board.openings[1]).toMatchObject({ kind: 'passage', state: 'open' });
    expect(told('placed')).toMatchObject([{ rolls: [{ dice: [3] }, { dice: [4] }, { dice: [3] }, { dice: [1], result: 'straight' }] }]);
  });

  test('COR-04: house rule doorBehindDoor=merge: it is the same door, and a room lies behind it', () => {
    // Door, then a large room (4) with one door in all (1).
    const { exploration, opening, told } = scriptedExploration({ board: [3, 4, 1], rules: { doorBehindDoor: 'merge' } }, { kind: 'door', width: 30 });
    resolveOpening(exploration, opening);
    expect(exploration.board.sections.map(({ facts }) => facts.kind)).toEqual(['outside', 'large-room']);
    expect(told('placed')).toMatchObject([{ section: 1, opening: 0, rolls: [{ table: 'corridors' }, { table: 'rooms' }, { table: 'room-doors' }] }]);
  });

  test('COR-04: house rule doorBehindDoor=reroll, COR-04: house rule doorBehindDoor=merge: three different sessions behind one entrance', () => {
    const kinds = (board: readonly number[], doorBehindDoor: 'insertStraight' | 'reroll' | 'merge'): string[] =>
      scriptedSession({ board, rules: { doorBehindDoor } }).session.exploration.board.sections.slice(1).map(({ facts }) => facts.kind);
    // The entrance is a doorway, and a door is rolled behind it.
    expect(kinds([3], 'insertStraight')).toEqual(['straight']);
    expect(kinds([3, 6, 6], 'reroll')).toEqual(['dead-end']);
    expect(kinds([3, 1, 1], 'merge')).toEqual(['small-room']);
  });

  test('COR-04: at an open corridor end none of this applies: the door closes the end', () => {
    for (const doorBehindDoor of ['insertStraight', 'reroll', 'merge'] as const) {
      const { exploration, opening } = scriptedExploration({ board: [3], rules: { doorBehindDoor } });
      resolveOpening(exploration, opening);
      expect(exploration.board.sections).toHaveLength(1);
      expect(opening).toMatchObject({ kind: 'door', state: 'closed' });
    }
  });

  /** By which end a fork behind the entrance is entered, over many seeds: by the directions its other ends look. */
  function forksOf(tEntry: 'random' | 'stem'): Record<string, number> {
    const counts: Record<string, number> = {};
    for (let seed = 0; seed < 600; seed++) {
      const { exploration, opening } = scriptedExploration({ board: [5, 3], placement: tEntry === 'stem' ? [] : [seed % 3, seed % 2], rules: { tEntry } });
      resolveOpening(exploration, opening);
      const ends = exploration.board.openings.slice(1).map(({ heading }) => 'nesw'[heading]).sort().join('');
      counts[ends] = (counts[ends] ?? 0) + 1;
    }
    return counts;
  }

  test('COR-05: a fork may be entered by any of its three ends, each as likely', () => {
    // Every pair of choices of the shuffle comes 100 times: each of the three ways of laying the tile 200 times.
    expect(forksOf('random')).toEqual({ ew: 200, en: 200, nw: 200 });
  });

  test('COR-05: house rule tEntry=stem: a fork opens left and right, never ahead', () => {
    expect(forksOf('stem')).toEqual({ ew: 600 });
  });

  test('COR-05: house rule tEntry=stem: in whole sessions no fork goes on straight ahead; in the default many do', () => {
    const ahead = (tEntry: 'random' | 'stem'): number => generatedSeries('forks', 40, { evening: null, maxSections: 25, rules: { tEntry } })
      .flatMap(({ board: { sections, openings } }) => sections.filter(({ kind }) => kind === 'fork').filter(({ id, via }) => {
        const { heading } = openings[via]!;
        return openings.some((opening) => opening.from === id && opening.heading === heading);
      })).length;
    expect(ahead('random')).toBeGreaterThan(10);
    expect(ahead('stem')).toBe(0);
  });

  test('COR-05: only ways that fit are taken', () => {
    // Of the three ways none differs in its footprint, so all fit or none does; each has two ends of three sides.
    const shapes = corridorShapes({ widthMm: 60, lengthMm: 100, legMeasure: 'centre' }, 'random').fork;
    expect(shapes.map(({ footprint }) => footprint)).toEqual([[-50, 0, 100, 100], [-50, 0, 100, 100], [-50, 0, 100, 100]]);
    expect(shapes.map(({ exits }) => exits.map(({ quarters }) => quarters))).toEqual([[-1, 1], [0, 1], [-1, 0]]);
  });

  test('COR-06: a dead end is a placed corridor section of 10 cm with a blind end, and counts for the roll', () => {
    const { turn, told, session } = scriptedSession({ board: [1, 5, 1, 6, 6], troops: [5, 1] });
    turn([0, 0], [0, -60]);
    const section = session.exploration.board.sections[3]!;
    expect(laidOut(section)).toMatchObject({ kind: 'dead-end', area: null, contribution: 1, floor: [[-150, -180, 100, 60]] });
    expect(openingsOf(section)).toHaveLength(1);
    expect(told('defender')).toMatchObject([{ modifier: 1, points: 50, roll: { modifiers: [{ rule: 'DEF-04', reason: 'modifier.corridor', value: 1 }] } }]);
  });

  test('COR-01: kinds in whole sessions come from the table alone: no other corridor exists', () => {
    const kinds = new Set<string>();
    for (const { board: { sections } } of generatedSeries('kinds', 30, { evening: null, maxSections: 30 })) {
      for (const { area, id, kind } of sections) if (area === undefined && id > 0) kinds.add(kind);
    }
    expect([...kinds].sort()).toEqual(['corner', 'crossing', 'dead-end', 'fork', 'straight']);
  });
});
