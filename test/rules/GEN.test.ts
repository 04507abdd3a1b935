import type { DraftOpening } from '../../src/board/draft';
import { addOpening, isUnexplored } from '../../src/board/openings';
import { resolveOpening } from '../../src/exploration/resolve-opening';
import type { HouseRules } from '../../src/tables/house-rules';
import { scriptedExploration, scriptedSession, type ExplorationScript, type ScriptedSession } from './support/scripted-session';
import { compileEdited, generatedSeries, tryGenerate } from './support/shipped';
import { floorOf, footprintOf } from '../../src/board/tile';
import { cellOf, laidOut, layByHand, openingsOf, waysOf } from './support/sections';

/** An exploration whose opening at (0, 0) is a door to a room. */
const behindDoor = (script: ExplorationScript): ReturnType<typeof scriptedExploration> => scriptedExploration(script, { kind: 'door', leads: 'room', width: 30 });

/**
 * A ring: a straight from the entrance and three corners to the left, so that the last end looks at the
 * side of the straight. What is rolled for it is the caller's.
 */
function ring(last: readonly number[], rules: Partial<HouseRules>, turns = 2): ScriptedSession {
  const game = scriptedSession({ board: [1, 5, 1, 5, 1, 5, 1, ...last], rules, troops: Array.from({ length: turns * 2 }, () => 1) });
  game.turn([0, 0], [0, -100], [0, -120], [0, -140]);
  game.turn([-30, -140], [-50, -140], [-70, -140], [-100, -140]);
  return game;
}

/** The end of the last corner of {@link ring}. */
const ringEnd = ({ session }: ScriptedSession): DraftOpening => session.exploration.board.openings[4]!;

describe('generation', () => {
  test('GEN-01: the attacker moves and opens; nothing is rolled or placed before his phase ends', () => {
    const game = scriptedSession({ board: [1, 3, 1, 1], troops: [1, 1] });
    const tellSections = (): string => JSON.stringify(game.session.exploration.board.sections.map((section) => ({ ...section, firstWay: openingsOf(section).map(({ id }) => id), firstInSight: null })));
    const before = tellSections();
    game.act({ type: 'move', path: [[0, 0], [0, -95]] }, { type: 'open', opening: 1 });
    expect(tellSections()).toBe(before);
    game.act({ type: 'end-phase' });
    expect(game.told('placed')).toHaveLength(2);
  });

  test('GEN-01: where a section goes is the placer\'s choice and never changes what is rolled', () => {
    const rooms = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const { exploration, opening, told } = scriptedExploration({ seed: String(seed), placement: 'seeded', board: [1, 2] }, { kind: 'door', leads: 'room', width: 30 });
      resolveOpening(exploration, opening);
      expect(told('placed')).toMatchObject([{ rolls: [{ dice: [1] }, { dice: [2] }] }]);
      rooms.add(footprintOf(exploration.board.sections[1]!).join());
    }
    expect(rooms.size).toBe(5);
  });

  test('GEN-02: generation goes on as long as an unexplored end is in sight', () => {
    const straights = Array.from({ length: 40 }, () => 2);
    const { session } = scriptedSession({ board: [...straights, 6, 6] });
    const { sections } = session.exploration.board;
    expect(sections).toHaveLength(42);
    expect(laidOut(sections.at(-1)!)).toMatchObject({ kind: 'dead-end', footprint: [-50, -4100, 100, 100] });
  });

  test('GEN-02: several ends in sight are all resolved in the same phase', () => {
    const { session } = scriptedSession({ board: [5, 5, 6, 6, 1, 6, 6, 6, 6] });
    expect(session.exploration.board.sections.map(({ facts }) => facts.kind)).toEqual(['outside', 'crossing', 'dead-end', 'straight', 'dead-end', 'dead-end']);
    expect(session.exploration.board.unexplored).toBe(0);
  });

  test('GEN-03: two ends that face each other on one edge join: no roll, no section', () => {
    // A crossing; to the right two corners that come back to the left, above the crossing's right arm.
    const { exploration, opening, told } = scriptedExploration({ board: [5, 5, 5, 1, 5, 1, 5, 5] });
    const { board } = exploration;
    resolveOpening(exploration, opening);
    resolveOpening(exploration, board.openings[3]!);
    resolveOpening(exploration, board.openings[4]!);
    const end = board.openings[5]!;
    expect(end).toMatchObject({ x: 50, y: -150, heading: 3, to: -1, joined: null });
    // A crossing ahead: its right end faces that end.
    const before = board.openings.length;
    resolveOpening(exploration, board.openings[2]!);
    expect(end).toMatchObject({ kind: 'passage', state: 'open', x: 50, y: -150, width: 60, from: 3, to: 4, joined: 'met' });
    expect(openingsOf(board.sections[4]!)).toContain(end);
    expect(isUnexplored(end)).toBe(false);
    // Two new ends, not three; and nothing to roll where they met.
    expect(board.openings).toHaveLength(before + 2);
    expect(told('joined')).toEqual([{ type: 'joined', opening: end.id, how: 'met', rolls: [] }]);
  });

  test('GEN-03: an open end and a room door that face each other join, and the door closes it', () => {
    const ruleset = compileEdited([{ file: 'rooms.yaml', find: 'result: doors, value: 3', put: 'result: doors, value: 8' }]);
    const { exploration, opening } = behindDoor({ ruleset, board: [1, 3] });
    const { board } = exploration;
    // A corridor ends at (150, -50), where the right wall of the room will be.
    const corridor = layByHand(board, [150, -100, 100, 100], { floor: [[150, -80, 100, 60]] });
    const end = addOpening(board, { kind: 'passage', x: 150, y: -50, heading: 3, width: 60, from: corridor.id, fromCell: 0, leads: 'corridor' });
    resolveOpening(exploration, opening);
    expect(footprintOf(board.sections[2]!)).toEqual([-50, -200, 200, 200]);
    expect(end).toMatchObject({ kind: 'door', state: 'closed', x: 150, y: -50, width: 30, from: 1, to: 2, joined: 'met' });
    expect(isUnexplored(end)).toBe(false);
    expect(board.openings.filter(({ x, y }) => x === 150 && y === -50)).toHaveLength(1);
  });

  test('GEN-03: ends on one edge that look the same way do not join', () => {
    const { exploration, opening } = scriptedExploration({ board: [5, 5] });
    const { board } = exploration;
    // An end that leaves this very place to the right as well: nothing faces.
    const other = layByHand(board, [-300, -100, 100, 100]);
    const end = addOpening(board, { kind: 'passage', x: 50, y: -50, heading: 1, width: 60, from: other.id, fromCell: 0, leads: 'corridor' });
    resolveOpening(exploration, opening);
    expect(end).toMatchObject({ to: -1, joined: null });
  });

  test.each([
    ['the other orientation', [-150, -220, 400, 100], [-50, -100, 200, 100]],
    ['the other door offset', [100, -300, 100, 300], [-150, -200, 200, 200]],
    ['another shape', [80, -400, 100, 400], [-50, -200, 100, 200]],
  ] as const)('GEN-04: a room that does not fit one way is laid another: %s', (what, footprint, expected) => {
    const { exploration, opening } = behindDoor({ board: [1, 1] });
    layByHand(exploration.board, footprint);
    if (what === 'another shape') layByHand(exploration.board, [-160, -400, 100, 400]);
    resolveOpening(exploration, opening);
    expect(laidOut(exploration.board.sections.at(-1)!)).toMatchObject({ kind: 'small-room', footprint: expected });
  });

  test('GEN-04: a corridor that does not fit breaks through the wall of the corridor in its way', () => {
    const { exploration, opening, told } = scriptedExploration({ board: [1] });
    const straight = layByHand(exploration.board, [-50, -100, 100, 100], { floor: [[-50, -80, 100, 60]] });
    resolveOpening(exploration, opening);
    expect(exploration.board.sections).toHaveLength(2);
    expect(opening).toMatchObject({ state: 'open', to: 1, joined: 'through-wall' });
    expect(waysOf(straight).map(cellOf)).toEqual([1]);
    // A strip of floor from the passage to the opening.
    expect(floorOf(straight)).toEqual([[-50, -80, 100, 60], [-30, -20, 60, 20]]);
    expect(told('joined')).toMatchObject([{ opening: 0, how: 'through-wall', rolls: [{ dice: [1], result: 'straight' }] }]);
    expect(told('placed')).toEqual([]);
    expect(exploration.placed).toEqual([]);
  });

  test('GEN-04: where the passage lies right behind the wall no strip of floor is needed', () => {
    const { exploration, opening } = scriptedExploration({ board: [1] });
    const straight = layByHand(exploration.board, [-50, -100, 100, 100]);
    resolveOpening(exploration, opening);
    expect(opening).toMatchObject({ to: 1, joined: 'through-wall' });
    expect(waysOf(straight).map(cellOf)).toEqual([0]);
    expect(floorOf(straight)).toEqual([[-50, -100, 100, 100]]);
  });

  test('GEN-04: a room in the way is no corridor: the end is sealed', () => {
    const { exploration, opening, told } = scriptedExploration({ board: [1] });
    layByHand(exploration.board, [-50, -100, 100, 100], { kind: 'small-room', area: 'small' });
    resolveOpening(exploration, opening);
    expect(opening).toMatchObject({ state: 'blind', to: -1, joined: null });
    expect(told('sealed')).toMatchObject([{ opening: 0, why: 'no-room', rolls: [{ dice: [1] }] }]);
  });

  test('GEN-04: the ground outside is no corridor: nobody breaks through to it', () => {
    const { exploration, opening } = scriptedExploration({ board: [1] });
    layByHand(exploration.board, [-50, -100, 100, 100], { kind: 'outside' });
    resolveOpening(exploration, opening);
    expect(opening).toMatchObject({ state: 'blind', to: -1, joined: null });
  });

  test('GEN-04: rooms do not break through walls', () => {
    const { exploration, opening } = behindDoor({ board: [1] });
    layByHand(exploration.board, [-50, -100, 100, 100], { floor: [[-50, -80, 100, 60]] });
    resolveOpening(exploration, opening);
    expect(opening).toMatchObject({ state: 'jammed', to: -1 });
  });

  test('GEN-04: a passage that would not meet the corridor squarely is sealed', () => {
    const { exploration, opening } = scriptedExploration({ board: [1] });
    // The corridor's floor begins only half-way across the end.
    layByHand(exploration.board, [0, -100, 100, 100], { floor: [[0, -80, 100, 60]] });
    resolveOpening(exploration, opening);
    expect(opening).toMatchObject({ state: 'blind', to: -1 });
  });

  test.each([
    // The leg leads to the opening, and its own end is closed.
    ['against the closed end of a leg', [-50, -100, 100, 100], [[-30, -80, 60, 60], [-30, -20, 60, 20]]],
    // `legMeasure = clear`: a leg of 5 cm lies across.
    ['beside a leg', [-180, -160, 160, 160], [[-130, -110, 60, 60], [-70, -110, 50, 60]]],
  ] as const)('GEN-04: a corridor joins the middle of a tile alone: %s it is sealed', (_what, footprint, floor) => {
    const { exploration, opening } = scriptedExploration({ board: [1], rules: { legMeasure: footprint[2] === 160 ? 'clear' : 'centre' } });
    opening.x = floor[1][0] + floor[1][2] / 2;
    const tile = layByHand(exploration.board, footprint, { kind: 'corner', floor: [...floor] });
    resolveOpening(exploration, opening);
    expect(opening).toMatchObject({ state: 'blind', to: -1, joined: null });
    expect(floorOf(tile)).toEqual(floor);
  });

  test('GEN-04: nothing crosses in the default: the end of a ring joins the corridor it came from', () => {
    const game = ring([1], {}, 4);
    expect(ringEnd(game)).toMatchObject({ x: -50, y: -50, joined: 'through-wall', to: 1 });
    expect(game.session.exploration.board.sections).toHaveLength(5);
    // And one can walk round it.
    game.turn([-100, -120], [-100, -100], [-100, -80], [-100, -50], [-70, -50], [-50, -50]);
    game.turn([-30, -50], [0, -50]);
    expect(game.session.lead).toEqual({ section: 1, x: 0, y: -50 });
  });

  test('GEN-04: house rule overlap=reroll: the table is rolled again until something fits', () => {
    // The straight does not fit, a door does.
    const game = ring([1, 3], { overlap: 'reroll' });
    expect(ringEnd(game)).toMatchObject({ kind: 'door', state: 'closed', joined: null });
    expect(game.told('door-rolled')).toMatchObject([{ rolls: [{ result: 'straight' }, { result: 'door' }] }]);
  });

  test('GEN-04: house rule overlap=reroll: after twenty more rolls in vain the end is sealed', () => {
    const game = ring(Array.from({ length: 21 }, () => 1), { overlap: 'reroll' });
    expect(ringEnd(game)).toMatchObject({ state: 'blind', joined: null });
    expect(game.told('sealed')[0]!.rolls).toHaveLength(21);
  });

  test('GEN-04: house rule overlap=bridge: sections cross as if on different levels', () => {
    const game = ring([1], { overlap: 'bridge' });
    const { sections } = game.session.exploration.board;
    expect(ringEnd(game)).toMatchObject({ joined: null, to: 5 });
    expect(laidOut(sections[5]!)).toMatchObject({ kind: 'straight', footprint: [-50, -100, 100, 100] });
    expect(footprintOf(sections[5]!)).toEqual(footprintOf(sections[1]!));
  });

  test('GEN-05: a sealed corridor end is a blind wall, a sealed door jams for good', () => {
    const passage = scriptedExploration({ board: [1] });
    layByHand(passage.exploration.board, [-50, -10, 100, 10], { area: 'small' });
    resolveOpening(passage.exploration, passage.opening);
    expect(passage.opening).toMatchObject({ kind: 'passage', state: 'blind' });
    const door = behindDoor({ board: [1] });
    layByHand(door.exploration.board, [-50, -10, 100, 10], { area: 'small' });
    resolveOpening(door.exploration, door.opening);
    expect(door.opening).toMatchObject({ kind: 'door', state: 'jammed' });
    for (const { exploration } of [passage, door]) {
      expect(exploration.board.unexplored).toBe(0);
      expect(exploration.placed).toEqual([]);
    }
  });

  test('GEN-05: a seal is no placed section: it adds nothing to the roll of its turn', () => {
    const game = ring(Array.from({ length: 21 }, () => 1), { overlap: 'reroll' }, 3);
    // Turn 1 placed a corner, turn 2 another and a seal: the corridor counts once, the seal not at all.
    expect(game.told('defender').map(({ modifier }) => modifier)).toEqual([1, 1]);
    game.turn();
    expect(game.told('defender').at(-1)).toMatchObject({ modifier: 0 });
  });

  test('GEN-06: an objective room that finds no place is owed to the next room placed, as a large one', () => {
    const { exploration, opening, told } = behindDoor({ board: [6, 1, 1, 1, 1] });
    const { board } = exploration;
    layByHand(board, [-50, -10, 100, 10], { area: 'small' });
    resolveOpening(exploration, opening);
    expect(opening.state).toBe('jammed');
    expect(exploration.owed).toBe(1);
    // Elsewhere a small room is rolled: it becomes the objective room.
    const far = layByHand(board, [1000, 1000, 100, 100]);
    const door = addOpening(board, { kind: 'door', x: 1050, y: 1000, heading: 0, width: 30, from: far.id, fromCell: 0, leads: 'room' });
    resolveOpening(exploration, door);
    expect(board.sections.at(-1)!.facts).toEqual({ kind: 'objective-room', area: 'large', contribution: 6, forced: true });
    expect(told('placed')).toMatchObject([{ note: 'objective-owed', rolls: [{ table: 'rooms', dice: [1], result: 'small-room' }, {}] }]);
    expect(exploration.owed).toBe(0);
    // Owed once, paid once.
    const next = addOpening(board, { kind: 'door', x: 1050, y: 1100, heading: 2, width: 30, from: far.id, fromCell: 0, leads: 'room' });
    resolveOpening(exploration, next);
    expect(board.sections.at(-1)!.facts.kind).toBe('small-room');
  });

  test('GEN-06: an owed objective room is a small one where no large one fits', () => {
    const { exploration, opening, told } = behindDoor({ board: [6, 4, 1] });
    const { board } = exploration;
    layByHand(board, [-50, -10, 100, 10], { area: 'small' });
    resolveOpening(exploration, opening);
    const far = layByHand(board, [1000, 1000, 100, 100]);
    layByHand(board, [800, 700, 500, 110]);
    resolveOpening(exploration, addOpening(board, { kind: 'door', x: 1050, y: 1000, heading: 0, width: 30, from: far.id, fromCell: 0, leads: 'room' }));
    expect(board.sections.at(-1)!.facts).toEqual({ kind: 'objective-room', area: 'small', contribution: 5, forced: true });
    expect(told('placed')).toMatchObject([{ note: 'objective-owed' }]);
  });

  test('GEN-07: a large room where only a small one fits is a small room and counts as one', () => {
    const { exploration, opening, told } = behindDoor({ board: [5, 1] });
    // No large room is narrower than 20 cm: 19 are left.
    layByHand(exploration.board, [-300, -210, 600, 10]);
    layByHand(exploration.board, [140, -200, 10, 200]);
    layByHand(exploration.board, [-60, -200, 10, 200]);
    resolveOpening(exploration, opening);
    expect(exploration.board.sections.at(-1)!.facts).toEqual({ kind: 'small-room', area: 'small', contribution: 2, forced: false });
    expect(told('placed')).toMatchObject([{ note: 'large-became-small', rolls: [{ result: 'large-room' }, {}] }]);
  });

  test('GEN-07: a rolled objective room where only a small one fits stays an objective room', () => {
    const { exploration, opening } = behindDoor({ board: [6, 1] });
    layByHand(exploration.board, [-300, -210, 600, 10]);
    layByHand(exploration.board, [140, -200, 10, 200]);
    layByHand(exploration.board, [-60, -200, 10, 200]);
    resolveOpening(exploration, opening);
    expect(exploration.board.sections.at(-1)!.facts).toEqual({ kind: 'objective-room', area: 'small', contribution: 5, forced: false });
  });

  test('GEN-08: on an exhausted map a hidden door is added at the last dead end, and leads to a room', () => {
    const game = scriptedSession({ board: [1, 6, 6, 4, 1], troops: [1, 1, 1, 1] });
    expect(game.session.exploration.board.unexplored).toBe(0);
    game.act({ type: 'hidden-door' });
    const door = game.session.exploration.board.openings[2]!;
    expect(door).toMatchObject({ kind: 'door', state: 'closed', hidden: true, x: 0, y: -200, heading: 0, width: 30, from: 2, leads: 'room' });
    expect(game.told('hidden-door')).toEqual([{ type: 'hidden-door', opening: 2 }]);
    game.turn([0, 0], [0, -100], [0, -140]);
    game.act({ type: 'move', path: [[0, -195]] }, { type: 'open', opening: 2 });
    game.turn();
    expect(game.session.exploration.board.sections[3]).toMatchObject({ facts: { kind: 'large-room' }, via: 2 });
  });

  test('GEN-08: without a dead end it is added on a free wall of the last room, and follows DOOR-03', () => {
    const game = scriptedSession({ mission: 'huida', board: [1, 6, 4, 1, 2, 6, 6], troops: [1, 1, 1, 1] });
    // One door in all; behind it a large room (6: room; 4: large) with that door alone.
    const { board } = game.session.exploration;
    const [door] = board.openings;
    expect(door).toMatchObject({ kind: 'door', from: 1 });
    game.session.lead = { section: 1, x: door!.x, y: door!.y + 5 };
    game.act({ type: 'open', opening: 0 });
    game.turn();
    expect(board.sections[2]).toMatchObject({ facts: { kind: 'large-room' } });
    expect(board.unexplored).toBe(0);
    game.act({ type: 'hidden-door' });
    const hidden = board.openings.at(-1)!;
    expect(hidden).toMatchObject({ hidden: true, from: 2, leads: 'either', kind: 'door', state: 'closed' });
    game.session.lead = { section: 2, x: hidden.x, y: hidden.y + 5 };
    game.act({ type: 'open', opening: hidden.id });
    game.turn();
    expect(game.told('placed').at(-1)!.rolls[0]).toMatchObject({ table: 'door-leads', dice: [2] });
  });

  test('GEN-08: as long as something is left to explore there is no hidden door', () => {
    const { attempt } = scriptedSession({ board: [1, 3] });
    expect(attempt({ type: 'hidden-door' })).toEqual({ code: 'NOT_EXHAUSTED', rule: 'GEN-08' });
  });

  test('GEN-08: house rule exhaustion=strict: the exhausted map stands', () => {
    const game = scriptedSession({ board: [1, 6, 6], rules: { exhaustion: 'strict' } });
    expect(game.attempt({ type: 'hidden-door' })).toEqual({ code: 'NOT_EXHAUSTED', rule: 'GEN-08' });
    expect(game.finish().board.openings).toHaveLength(2);
  });

  test('GEN-08: house rule exhaustion=strict: whole sessions end with the map where the default opens hidden doors', () => {
    let reopened = 0;
    for (const { seed, options, preparation, events } of generatedSeries('reopen', 40)) {
      if (preparation.reopened.length === 0) continue;
      reopened++;
      const strict = tryGenerate(seed, { rules: { ...options.houseRules, exhaustion: 'strict' } });
      if (!strict.ok) throw new Error(strict.code);
      expect(strict.document.preparation.reopened).toEqual([]);
      // The same session up to the first hidden door, and no more sections after it.
      const parting = events.findIndex(({ type }) => type === 'hidden-door');
      expect(strict.document.events.slice(0, parting)).toEqual(events.slice(0, parting));
      expect(strict.document.events.slice(parting).filter(({ type }) => type === 'placed')).toEqual([]);
    }
    expect(reopened).toBeGreaterThan(3);
  });

  test('GEN-08: exhaustion is told once, when the last end is gone', () => {
    const game = scriptedSession({ board: [1, 5, 1, 6, 6], troops: [1, 1, 1, 1] });
    game.turn([0, 0], [0, -60]);
    game.turn();
    expect(game.told('exhausted')).toHaveLength(1);
  });
});
