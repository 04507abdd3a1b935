import fc from 'fast-check';
import alea from 'seedrandom/lib/alea';
import type { DraftBoard, DraftOpening } from '../../src/board/draft';
import { addOpening, findWay } from '../../src/board/openings';
import { begin, codesOf, seedAlea } from '../../src/dice/seed-alea';
import { createStreams, type Dice, type Streams } from '../../src/dice/streams';
import { addHiddenDoor } from '../../src/exploration/hidden-door';
import { resolveOpening } from '../../src/exploration/resolve-opening';
import type { SessionDocument } from '../../src/session/document';
import { generateSession } from '../../src/session/generate';
import { anyGrowth, boardOf, withSizes } from './support/grown-board';
import { scriptedExploration, scriptedSession } from './support/scripted-session';
import { generatedSeries, missionIds, optionsWith, plainMission, shippedRuleset, tryGenerate, type OptionChanges } from './support/shipped';
import { footprintOf } from '../../src/board/tile';
import { cellOf, laidOut, layByHand, openingsOf } from './support/sections';

/** Streams of a seed of which the named ones have already given one die more. */
function oneDieMore(seed: string, isAhead: (name: string) => boolean): Streams {
  const streams = createStreams(seed);
  const ahead = new Set<string>();
  return {
    open(name): Dice {
      const dice = streams.open(name);
      if (isAhead(name) && !ahead.has(name)) {
        ahead.add(name);
        dice.roll(6);
      }
      return dice;
    },
  };
}

function generateWith(seed: string, changes: OptionChanges, streams: Streams): SessionDocument {
  const made = generateSession({ seed, ruleset: shippedRuleset(), options: optionsWith(changes), version: 'test', streams });
  if (!made.ok) throw new Error(made.code);
  return made.document;
}

/** The board without its public numbers, which have a stream of their own. */
const boardText = ({ board }: SessionDocument): string => JSON.stringify([board.sections.map((section) => ({ ...section, number: 0 })), board.openings.map((opening) => ({ ...opening, number: 0 })), board.bounds]);

/** A crossing of which one end looks at the side end of something laid by hand, shifted along the wall. */
function facing(shift: number, bridge = false): { end: DraftOpening; board: DraftBoard } {
  const { exploration, opening } = scriptedExploration({ board: [5, 5], rules: bridge ? { overlap: 'bridge' } : {} });
  const { board } = exploration;
  layByHand(board, [50, -150, 100, 200]);
  const end = addOpening(board, { kind: 'passage', x: 50, y: -50 + shift, heading: 3, width: 60, from: 1, fromCell: 0, leads: 'corridor' });
  resolveOpening(exploration, opening);
  return { end, board };
}

describe('engine', () => {
  test('ENG-01: everything is whole millimetres, whatever the sizes and however openings met', () => {
    fc.assert(fc.property(anyGrowth(), (growth) => {
      const { sections, openings } = boardOf(growth);
      for (const { footprint, floor } of sections.map(laidOut)) for (const value of [footprint, ...floor].flat()) if (!Number.isSafeInteger(value)) throw new Error(`not whole: ${value}`);
      for (const { x, y, width } of openings) for (const value of [x, y, width / 2]) if (!Number.isSafeInteger(value)) throw new Error(`not whole: ${value}`);
    }), { numRuns: 150, seed: 7 });
  });

  test.each([[0, 60, -50], [10, 50, -45], [-10, 50, -55], [30, 30, -35], [-30, 30, -65]])('ENG-01: ends shifted by %d mm join over %d mm', (shift, width, y) => {
    const { end } = facing(shift);
    expect(end).toMatchObject({ joined: 'met', to: 2, width, x: 50, y });
  });

  test.each([31, -31, 32, 60])('ENG-01: ends shifted by %d mm overlap by less than a door and do not join', (shift) => {
    const { end, board } = facing(shift);
    expect(end).toMatchObject({ joined: null, to: -1, width: 60 });
    expect(openingsOf(board.sections[2]!)).toHaveLength(4);
  });

  test('ENG-01: joined openings of random boards are at least as wide as a door and lie on the floors of both sides', () => {
    let joined = 0;
    fc.assert(fc.property(anyGrowth().filter(({ rules }) => rules.overlap !== 'bridge'), (growth) => {
      const board = boardOf({ ...growth, sections: growth.sections + 60 });
      const door = withSizes(growth.catalogue).catalogue.door.widthMm;
      for (const opening of board.openings.filter((each) => each.joined)) {
        joined++;
        const { x, y, width, heading } = opening;
        const half = width / 2;
        const sides = [true, false].map((forward) => findWay(board, opening, forward)).map((way) => laidOut(way.section).floor[cellOf(way)]!);
        const lies = sides.every(([left, top, w, h]) => (heading % 2 === 0
          ? (y === top || y === top + h) && x - half >= left && x + half <= left + w
          : (x === left || x === left + w) && y - half >= top && y + half <= top + h));
        if (width < door || !lies) throw new Error(JSON.stringify({ opening, sides }));
      }
    }), { numRuns: 150, seed: 8 });
    expect(joined).toBeGreaterThan(50);
  });

  test.each([[60, 60], [80, 80], [120, 100]])('ENG-02: measured from the centre, a corridor %d wide and %d long is refused with what to do', (widthMm, lengthMm) => {
    const { catalogue } = shippedRuleset();
    const ruleset = withSizes({ ...catalogue, corridor: { widthMm, lengthMm } });
    const refused = tryGenerate('wide', {}, ruleset);
    expect(refused).toMatchObject({ ok: false, code: 'SIZE_WIDTH', rule: 'ENG-02', values: { width: widthMm, length: lengthMm } });
    if (!refused.ok) for (const language of ['es', 'ca', 'en'] as const) expect(refused.text[language]).toContain('legMeasure=clear');
    expect(tryGenerate('wide', { rules: { legMeasure: 'clear' } }, ruleset)).not.toMatchObject({ code: 'SIZE_WIDTH' });
  });

  test('ENG-02: narrower than long is enough', () => {
    const { catalogue } = shippedRuleset();
    expect(tryGenerate('wide', {}, withSizes({ ...catalogue, corridor: { widthMm: 98, lengthMm: 100 } }))).not.toMatchObject({ code: 'SIZE_WIDTH' });
  });

  test('ENG-02: a door wider than the side wall it would stand in is refused with what to do', () => {
    const { catalogue } = shippedRuleset();
    const ruleset = withSizes({ ...catalogue, corridor: { widthMm: 120, lengthMm: 90 }, door: { widthMm: 100 }, rooms: { small: [{ widthMm: 200, lengthMm: 200 }], large: catalogue.rooms.large } });
    const refused = tryGenerate('door', { rules: { legMeasure: 'clear', corridorDoor: 'side' } }, ruleset);
    expect(refused).toMatchObject({ ok: false, code: 'SIZE_DOOR', rule: 'ENG-02', values: { width: 100, length: 90 } });
    if (!refused.ok) for (const language of ['es', 'ca', 'en'] as const) expect(refused.text[language]).toContain('corridorDoor=end');
    expect(tryGenerate('door', { rules: { legMeasure: 'clear' } }, ruleset)).not.toMatchObject({ code: 'SIZE_DOOR' });
  });

  test.each([
    // Shape 1 of 2 stays first (20 × 20), its second door offset is drawn first; then six draws for seven free edges.
    [[1, 0, 5, 4, 3, 2, 1, 0], [-150, -200, 200, 200]],
    // The same shape, offsets in their order.
    [[1, 1, 0, 0, 0, 0, 0, 0], [-50, -200, 200, 200]],
    // 20 × 10 first, its second orientation first: 10 across, one offset; four draws for five free edges.
    [[0, 0, 0, 0, 0, 0], [-50, -200, 100, 200]],
    // 20 × 10 first, orientations in their order, second offset first.
    [[0, 1, 0, 0, 0, 0, 0], [-150, -100, 200, 100]],
  ])('ENG-03: the placer draws shape, orientation, door offset, then the edges of the doors: %j', (placement, footprint) => {
    const { exploration, opening } = scriptedExploration({ board: [1, 2], placement }, { kind: 'door', leads: 'room', width: 30 });
    resolveOpening(exploration, opening);
    expect(footprintOf(exploration.board.sections[1]!)).toEqual(footprint);
  });

  test('ENG-03: the first that fits wins', () => {
    // 20 × 20 comes first and is tried with both offsets, but only 10 cm are free above; so 20 × 10, lying, first offset.
    const { exploration, opening } = scriptedExploration({ board: [1, 2], placement: [1, 1, 1, 1, 0, 0, 0, 0] }, { kind: 'door', leads: 'room', width: 30 });
    layByHand(exploration.board, [-400, -150, 800, 50]);
    resolveOpening(exploration, opening);
    expect(footprintOf(exploration.board.sections[2]!)).toEqual([-50, -100, 200, 100]);
  });

  test('ENG-04: hidden doors: dead ends first, the last placed first, then free walls of rooms, each place once', () => {
    const { exploration, opening } = scriptedExploration({ board: [5, 5, 6, 6, 6, 6, 3, 1, 1] });
    const { board } = exploration;
    resolveOpening(exploration, opening);
    // Dead ends to the left (section 2) and to the right (3); ahead a door and a small room (4).
    resolveOpening(exploration, board.openings[1]!);
    resolveOpening(exploration, board.openings[3]!);
    resolveOpening(exploration, board.openings[2]!);
    resolveOpening(exploration, board.openings[2]!);
    expect(board.sections.map(({ facts }) => facts.kind)).toEqual(['outside', 'crossing', 'dead-end', 'dead-end', 'small-room']);
    const places: string[] = [];
    for (let door = addHiddenDoor(exploration); door; door = addHiddenDoor(exploration)) places.push(`${door.from} ${door.leads} ${door.x} ${door.y}`);
    expect(places.slice(0, 2)).toEqual(['3 room 150 -50', '2 room -150 -50']);
    expect(places.slice(2).every((place) => place.startsWith('4 either'))).toBe(true);
    // The room (-50 to 150, -300 to -100): six of eight edges; the way in and the one above the dead end are taken.
    expect(places.slice(2).map((place) => place.slice(9))).toEqual(['0 -300', '100 -300', '150 -250', '150 -150', '-50 -250', '-50 -150']);
    expect(new Set(places).size).toBe(places.length);
  });

  test('ENG-04: where nothing fits behind any wall the exhaustion stands, and says so', () => {
    const game = scriptedSession({ board: [1, 6, 6], table: { widthMm: 100, heightMm: 200 } });
    expect(game.attempt({ type: 'hidden-door' })).toEqual({ code: 'NO_PLACE', rule: 'ENG-04' });
  });

  test('ENG-05: with overlap=bridge ends that face each other do not join', () => {
    expect(facing(0).end.joined).toBe('met');
    expect(facing(0, true).end).toMatchObject({ joined: null, to: -1 });
  });

  test('ENG-05: with overlap=bridge whole boards cross, and nothing is ever joined or sealed for want of room', () => {
    let crossings = 0;
    for (const { board, events } of generatedSeries('bridge', 30, { evening: null, maxSections: 40, rules: { overlap: 'bridge' } })) {
      expect(board.openings.filter(({ joined }) => joined)).toEqual([]);
      expect(events.filter((event) => event.type === 'sealed' && event.why === 'no-room')).toEqual([]);
      board.sections.forEach((a, at) => board.sections.slice(0, at).forEach((b) => {
        const [x, y, w, h] = a.footprint;
        if (x < b.footprint[0] + b.footprint[2] && b.footprint[0] < x + w && y < b.footprint[1] + b.footprint[3] && b.footprint[1] < y + h) crossings++;
      }));
    }
    expect(crossings).toBeGreaterThan(30);
  });

  test('ENG-06: each name has a sequence of its own, and goes on where it stood', () => {
    const names = ['board', 'placement', 'numbers', 'troops', 'autopilot', 'primary', 'objectives/1', 'objectives/2', 'objectives/12'];
    const draw = (streams: Streams, name: string): string => Array.from({ length: 30 }, () => streams.open(name).roll(6)).join('');
    const streams = createStreams('7');
    const first = names.map((name) => draw(streams, name));
    expect(new Set(first).size).toBe(names.length);
    const second = names.map((name) => draw(streams, name));
    expect(second.filter((text, at) => text === first[at])).toEqual([]);
    expect(names.map((name) => draw(createStreams('7'), name))).toEqual(first);
    // What belongs to the seed and what to the name is never mixed up.
    expect(draw(createStreams('a/b'), 'c')).not.toBe(draw(createStreams('b'), 'c/a'));
  });

  test('ENG-06: a seeded generator stands where the library would seed it', () => {
    fc.assert(fc.property(fc.constantFrom('', 'board/', 'troops/5/'), fc.string({ unit: 'binary', maxLength: 300 }), (beginning, rest) => {
      const [own, library] = [alea('', { state: seedAlea(begin(beginning), codesOf(rest)) }), alea(beginning + rest)];
      const draw = (next: () => number): number[] => Array.from({ length: 20 }, next);
      expect(draw(own)).toEqual(draw(library));
    }), { numRuns: 2000 });
  });

  test('ENG-06, G4: one troop die more changes the troops and nothing on the board', () => {
    for (const mission of missionIds()) {
      for (const { seed, options } of generatedSeries('troops', 8, { mission })) {
        const changes = { mission: options.mission };
        const before = generateWith(seed, changes, createStreams(seed));
        const after = generateWith(seed, changes, oneDieMore(seed, (name) => name === 'troops'));
        expect(after.preparation.pairs).not.toEqual(before.preparation.pairs);
        expect(boardText(after)).toBe(boardText(before));
        expect(after.preparation.objectives).toEqual(before.preparation.objectives);
        expect(after.discoveries).toEqual(before.discoveries);
      }
    }
  });

  test('ENG-06: one die more for one objective room changes that room\'s dice and no other\'s, nor the board', () => {
    let [compared, changed] = [0, 0];
    for (const { seed, preparation } of generatedSeries('objectives', 60, { evening: 'long' })) {
      const [first, ...others] = preparation.objectives;
      if (others.length === 0) continue;
      compared++;
      const before = generateWith(seed, { evening: 'long' }, createStreams(seed));
      const after = generateWith(seed, { evening: 'long' }, oneDieMore(seed, (name) => name === `objectives/${first!.section}`));
      expect(after.preparation.objectives.slice(1)).toEqual(before.preparation.objectives.slice(1));
      expect(boardText(after)).toBe(boardText(before));
      if (after.preparation.objectives[0]!.secondary !== first!.secondary) changed++;
    }
    expect(compared).toBeGreaterThan(5);
    // Three times in four on average.
    expect(changed).toBeGreaterThan(compared / 2);
  });

  test('ENG-06: public numbers and the autopilot have streams of their own', () => {
    for (const { seed } of generatedSeries('numbers', 10)) {
      const before = generateWith(seed, {}, createStreams(seed));
      const after = generateWith(seed, {}, oneDieMore(seed, (name) => name === 'numbers'));
      expect(boardText(after)).toBe(boardText(before));
      expect(after.board.sections.map(({ number }) => number)).not.toEqual(before.board.sections.map(({ number }) => number));
      expect(generateWith(seed, {}, oneDieMore(seed, (name) => name === 'autopilot'))).toEqual(before);
    }
  });

  test('ENG-07: X is undefined in Search and Destroy before the first game; the primary family takes xDefault', () => {
    expect(scriptedSession({ mission: plainMission, board: [6, 6] }).session.x).toBeNull();
    for (const mission of missionIds().filter((id) => id !== plainMission)) {
      const start = mission === 'huida' ? [1] : [6, 6];
      expect(scriptedSession({ mission, board: start }).session.x).toEqual({ num: 1, den: 1 });
      expect(scriptedSession({ mission, board: start, rules: { xDefault: 3 } }).session.x).toEqual({ num: 3, den: 1 });
    }
  });

  test('ENG-07: X is what the group says, in every mission', () => {
    for (const mission of missionIds()) {
      const start = mission === 'huida' ? [1] : [6, 6];
      expect(scriptedSession({ mission, board: start, x: { num: 4, den: 3 }, rules: { xDefault: 3 } }).session.x).toEqual({ num: 4, den: 3 });
    }
  });
});
