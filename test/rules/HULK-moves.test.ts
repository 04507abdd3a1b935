/** Moves, doors, sight and arc of the Space Hulk style sheet (HULK-07 to HULK-19, HULK-32). */
import fc from 'fast-check';
import type { Facing, Pose, Square } from '../../src/combat/hulk/geometry';
import { attackedFrom, bearingOf, faceAttacker, facings, squareAt, turnRight } from '../../src/combat/hulk/geometry';
import type { IsFree } from '../../src/combat/hulk/moves';
import { judgeDoor, judgeFight, judgeMove, judgeTurn } from '../../src/combat/hulk/moves';
import type { HulkActionId } from '../../src/combat/hulk/rules';
import { costOf, hulkActionIds, kindOf } from '../../src/combat/hulk/rules';
import { canAim, isInArc, rangeOf, sees } from '../../src/combat/hulk/sight';
import { hulkRules } from './support/hulk-rules';

const kind = (id: string) => kindOf(hulkRules, id);
const north: Pose = { at: { column: 5, row: 5 }, facing: 'north' };
const at = (column: number, row: number): Square => ({ column, row });
const free: IsFree = () => true;
const but = (...taken: readonly Square[]): IsFree => (square) => !taken.some(({ column, row }) => column === square.column && row === square.row);
const move = (id: string, to: Square, isFree = free) => judgeMove(kind(id), north, to, isFree, hulkRules);

/** The table of costs, from docs/rules.md: Marine, Genestealer, hybrid, marker; a dash where it may not. */
const costs: Readonly<Record<HulkActionId, string>> = {
  forward: '1 1 1 1', sideways: '- 2 2 1', backward: '2 2 2 1', turn: '1 1 1 -', door: '1 1 1 1', shoot: '1 - 1 -', flame: '- - - -', 'self-destruct': '- - - -',
  fight: '1 1 1 -', guard: '2 - - -', unjam: '1 - - -', overwatch: '2 - - -', 'overwatch-shot': '0 - - -',
};

test.each(hulkActionIds)('HULK-07, HULK-08, HULK-09, HULK-10, HULK-11, HULK-12, HULK-13, HULK-14, HULK-15, HULK-16, HULK-17, HULK-18 what %s costs whom', (action) => {
  expect(['bolter', 'genestealer', 'hybrid', 'marker'].map((id) => costOf(hulkRules, action, kind(id)) ?? '-').join(' ')).toBe(costs[action]);
});

test('HULK-13, HULK-20 the flamer alone flames and destroys itself, for 2; it has no bolter and no overwatch', () => {
  expect((['flame', 'self-destruct', 'shoot', 'overwatch'] as const).map((action) => costOf(hulkRules, action, kind('flamer')))).toEqual([2, 2, undefined, undefined]);
});

test('HULK-07 the three front squares, and no square further away', () => {
  for (const column of [4, 5, 6]) expect(move('bolter', at(column, 4))).toEqual({ ok: true, action: 'forward', cost: 1, freeTurns: 0 });
  expect(move('bolter', at(5, 3))).toMatchObject({ ok: false, why: 'not-adjacent' });
  expect(move('bolter', at(5, 5))).toMatchObject({ ok: false, why: 'not-adjacent' });
  expect(move('bolter', at(5, 4), but(at(5, 4)))).toMatchObject({ ok: false, why: 'occupied', rule: 'HULK-07' });
});

test('HULK-07 a diagonal needs the front or the side square free', () => {
  const [front, side, diagonal] = [at(5, 4), at(6, 5), at(6, 4)];
  expect(move('bolter', diagonal, but(front))).toMatchObject({ ok: true });
  expect(move('bolter', diagonal, but(side))).toMatchObject({ ok: true });
  expect(move('bolter', diagonal, but(front, side))).toMatchObject({ ok: false, why: 'squeezed', rule: 'HULK-07' });
  // The other side has nothing to do with it.
  expect(move('bolter', diagonal, but(front, at(4, 5)))).toMatchObject({ ok: true });
});

test('HULK-08 sideways costs 2, and Marines may not', () => {
  expect(move('genestealer', at(6, 5))).toEqual({ ok: true, action: 'sideways', cost: 2, freeTurns: 1 });
  expect(move('sergeant', at(4, 5))).toMatchObject({ ok: false, why: 'not-for-group', rule: 'HULK-08' });
});

test('HULK-09 backward costs 2, with the same rule for diagonals', () => {
  for (const column of [4, 5, 6]) expect(move('bolter', at(column, 6))).toMatchObject({ ok: true, action: 'backward', cost: 2 });
  expect(move('genestealer', at(4, 6), but(at(5, 6), at(4, 5)))).toMatchObject({ ok: false, why: 'squeezed', rule: 'HULK-09' });
});

test('HULK-10 a turn is 90°; Genestealers and hybrids get one free with a move or a turn, Marines none', () => {
  const turn = (id: string, to: Facing) => judgeTurn(kind(id), 'north', to, hulkRules);
  expect(turn('bolter', 'east')).toEqual({ ok: true, action: 'turn', cost: 1, freeTurns: 0 });
  expect(turn('genestealer', 'west')).toEqual({ ok: true, action: 'turn', cost: 1, freeTurns: 1 });
  expect(turn('hybrid', 'west')).toMatchObject({ freeTurns: 1 });
  for (const to of ['south', 'north'] as const) expect(turn('bolter', to)).toMatchObject({ ok: false, why: 'not-quarter' });
});

test('HULK-11 a door in any front square, also a diagonal one; it is not closed if occupied', () => {
  const door = (square: Square, closing = false, isFree = free) => judgeDoor(kind('bolter'), north, square, closing, isFree, hulkRules);
  for (const column of [4, 5, 6]) expect(door(at(column, 4))).toMatchObject({ ok: true, cost: 1 });
  for (const square of [at(4, 5), at(5, 6), at(5, 3), at(7, 4)]) expect(door(square)).toMatchObject({ ok: false, why: 'not-in-front' });
  expect(door(at(5, 4), true, but(at(5, 4)))).toMatchObject({ ok: false, why: 'occupied', rule: 'HULK-11' });
  expect(door(at(5, 4), false, but(at(5, 4)))).toMatchObject({ ok: true });
});

test('HULK-15 close combat with the square straight ahead alone', () => {
  expect(judgeFight(kind('bolter'), north, at(5, 4), hulkRules)).toMatchObject({ ok: true, cost: 1 });
  for (const square of [at(4, 4), at(6, 4), at(6, 5), at(5, 3)]) expect(judgeFight(kind('genestealer'), north, square, hulkRules)).toMatchObject({ ok: false, why: 'not-in-front' });
});

test('HULK-32 markers have no facing: no turn, no close combat, and every move 1 AP', () => {
  expect(judgeTurn(kind('marker'), 'north', 'east', hulkRules)).toMatchObject({ ok: false, why: 'no-facing', rule: 'HULK-32' });
  expect(judgeFight(kind('marker'), north, at(5, 4), hulkRules)).toMatchObject({ ok: false, rule: 'HULK-32' });
  for (const square of [at(5, 4), at(6, 5), at(5, 6), at(4, 6)]) expect(move('marker', square)).toMatchObject({ ok: true, cost: 1, freeTurns: 0 });
  for (const square of [at(5, 6), at(6, 5)]) expect(judgeDoor(kind('marker'), north, square, false, free, hulkRules)).toMatchObject({ ok: true });
});

test('HULK-19 sight is everything ahead, the fire arc what lies between the two diagonals', () => {
  for (let column = 0; column <= 10; column++) for (let row = 0; row <= 10; row++) {
    const square = at(column, row);
    const ahead = row < 5;
    expect([square, sees(north, square), isInArc(north, square)]).toEqual([square, ahead, ahead && Math.abs(column - 5) <= 5 - row]);
  }
});

test('HULK-12, HULK-13, HULK-14, HULK-22 ranges: 12 for the flamer and on overwatch, else none', () => {
  expect(rangeOf(hulkRules, 'stormBolter')).toBeNull();
  expect(rangeOf(hulkRules, 'hybridBolter')).toBeNull();
  expect(rangeOf(hulkRules, 'stormBolter', true)).toBe(12);
  const far = (rows: number): Square => at(5, 5 - rows);
  expect(canAim(hulkRules, 'stormBolter', north, far(40))).toBe(true);
  expect([12, 13].map((rows) => canAim(hulkRules, 'stormBolter', north, far(rows), true))).toEqual([true, false]);
  expect([12, 13].map((rows) => canAim(hulkRules, 'flamer', north, far(rows)))).toEqual([true, false]);
  expect(canAim(hulkRules, 'stormBolter', north, at(5, 6))).toBe(false);
});

test('HULK-25 front, side and rear of whoever is attacked, and the turn to face the attacker', () => {
  expect([at(5, 4), at(6, 5), at(4, 5), at(5, 6)].map((square) => attackedFrom(north, square))).toEqual(['front', 'side', 'side', 'rear']);
  expect([at(5, 4), at(6, 5), at(5, 6), at(4, 5)].map((square) => faceAttacker(north, square))).toEqual([...facings]);
  expect(faceAttacker(north, at(6, 6))).toBeNull();
});

const anyPose = fc.record({ at: fc.record({ column: fc.integer({ min: -9, max: 9 }), row: fc.integer({ min: -9, max: 9 }) }), facing: fc.constantFrom(...facings) });

test('HULK-07 squares and bearings are two ways to say the same, from any facing', () => {
  fc.assert(fc.property(anyPose, fc.integer({ min: -5, max: 5 }), fc.integer({ min: -5, max: 5 }), (pose, ahead, right) => {
    const bearing = bearingOf(pose, squareAt(pose, { ahead, right }));
    expect(bearing.ahead === ahead && bearing.right === right).toBe(true);
    expect(turnRight(turnRight(turnRight(turnRight(pose.facing))))).toBe(pose.facing);
  }));
});

test('HULK-07 a further model in the way never makes a move legal', () => {
  const around = [-1, 0, 1].flatMap((column) => [-1, 0, 1].map((row) => at(5 + column, 5 + row)));
  fc.assert(fc.property(fc.constantFrom('bolter', 'genestealer', 'hybrid', 'marker'), fc.constantFrom(...around), fc.subarray(around), fc.constantFrom(...around), (id, to, taken, more) => {
    if (move(id, to, but(...taken, more)).ok) expect(move(id, to, but(...taken))).toMatchObject({ ok: true });
  }));
});
