/** The fantasy sheet: its charts cell by cell, shooting, armour, movement. The expected numbers are typed in from the rules. */
import { needToHit, needToWound } from '../../src/combat/charts';
import { fixed } from '../../src/combat/amount';
import type { Answer, Facts, SheetBlock } from '../../src/combat/contract';
import { saveAgainst, saveOf } from '../../src/combat/fantasy/armour';
import type { Manoeuvre } from '../../src/combat/fantasy/movement';
import { chargeReach, costOf, endCharge, listReactions, listRedirects, marchReach, mayShootAfter, rallyLeadership } from '../../src/combat/fantasy/movement';
import { describeSheet } from '../../src/combat/fantasy/reference';
import type { FantasyRules } from '../../src/combat/fantasy/schema';
import type { ShotModifier } from '../../src/combat/fantasy/shooting';
import { countShooters, judgeAim, needToShoot, shotHits } from '../../src/combat/fantasy/shooting';
import { loadCombatRules } from '../../src/io/load-combat';
import { fractionsOf, mainOf, openFamily } from './support/ask';

let ask: (question: string, facts?: Facts) => Answer;
let rules: FantasyRules;
beforeAll(async () => {
  ask = await openFamily('fantasy');
  rules = await loadCombatRules('fantasy') as FantasyRules;
});

const scores = Array.from({ length: 10 }, (_, at) => at + 1);
const readChart = (text: string): string[][] => text.trim().split('\n').map((line) => line.trim().split(' '));

test('FAN-01 to hit in close combat, all 100 cells as printed', () => {
  const printed = readChart(`
    4 4 5 5 5 5 5 5 5 5
    3 4 4 4 5 5 5 5 5 5
    3 3 4 4 4 4 5 5 5 5
    3 3 3 4 4 4 4 4 4 5
    3 3 3 3 4 4 4 4 4 4
    3 3 3 3 3 4 4 4 4 4
    3 3 3 3 3 3 4 4 4 4
    3 3 3 3 3 3 3 4 4 4
    3 3 3 3 3 3 3 3 4 4
    3 3 3 3 3 3 3 3 3 4`);
  expect(scores.map((own) => scores.map((other) => String(needToHit(rules.charts, own, other, 'sheet'))))).toEqual(printed);
});

test('FAN-01 ws4v9: by the rule behind the chart the one odd cell needs 5+, and no other cell changes', () => {
  for (const own of scores) for (const other of scores) expect([own, other, needToHit(rules.charts, own, other, 'corrected')]).toEqual([own, other, own > other ? 3 : other > 2 * own ? 5 : 4]);
  const blow = { ws: 4, targetWs: 9, strength: 10, toughness: 1 };
  expect(['4', '5'].map((ws4v9) => mainOf(ask('fight', { ...blow, ws4v9 }))[1])).toEqual(['5/12', '5/18']);
});

test('FAN-02 shooting: 7 − BS, a natural 1 misses', () => {
  expect(scores.map((bs) => needToShoot(rules, bs, []))).toEqual([6, 5, 4, 3, 2, 1, 0, -1, -2, -3]);
  expect(scores.map((bs) => fractionsOf(shotHits(rules, needToShoot(rules, bs, []), 'none'))[1])).toEqual(['1/6', '1/3', '1/2', '2/3', '5/6', '5/6', '5/6', '5/6', '5/6', '5/6']);
});

test('FAN-02 each modifier changes the roll as printed, and they add up', () => {
  const each: Record<ShotModifier, number> = { large: 3, moved: 5, targetCharging: 5, longRange: 5, lone: 5, lightCover: 5, heavyCover: 6 };
  for (const [one, need] of Object.entries(each)) expect([one, needToShoot(rules, 3, [one as ShotModifier])]).toEqual([one, need]);
  expect(needToShoot(rules, 3, ['large', 'moved', 'targetCharging', 'longRange', 'lone', 'heavyCover'])).toBe(9);
  const shot = { bs: 4, strength: 3, toughness: 3 };
  const chances = [{}, { large: true }, { moved: true }, { targetCharging: true }, { longRange: true }, { lone: true }, { cover: 'light' }, { cover: 'heavy' }].map((facts) => mainOf(ask('shoot', { ...shot, ...facts }))[1]);
  expect(chances).toEqual(['1/3', '5/12', '1/4', '1/4', '1/4', '1/4', '1/4', '1/6']);
});

test('FAN-02 sevenPlus: 7 or more cannot be rolled, or is a 6 and then 4+', () => {
  expect([6, 7, 8, 12].map((need) => fractionsOf(shotHits(rules, need, 'none'))[1])).toEqual(['1/6', undefined, undefined, undefined]);
  expect([6, 7, 8, 12].map((need) => fractionsOf(shotHits(rules, need, 'sixThenFour'))[1])).toEqual(['1/6', '1/12', '1/12', '1/12']);
  expect(['none', 'sixThenFour'].map((sevenPlus) => mainOf(ask('shoot', { bs: 1, moved: true, strength: 4, toughness: 4, sevenPlus }))[1])).toEqual([undefined, '1/24']);
});

test('FAN-03 to wound, all 100 cells as printed', () => {
  const printed = readChart(`
    4 5 6 6 - - - - - -
    3 4 5 6 6 - - - - -
    2 3 4 5 6 6 - - - -
    2 2 3 4 5 6 6 - - -
    2 2 2 3 4 5 6 6 - -
    2 2 2 2 3 4 5 6 6 -
    2 2 2 2 2 3 4 5 6 6
    2 2 2 2 2 2 3 4 5 6
    2 2 2 2 2 2 2 3 4 5
    2 2 2 2 2 2 2 2 3 4`);
  expect(scores.map((strength) => scores.map((toughness) => String(needToWound(rules.charts, strength, toughness) ?? '-')))).toEqual(printed);
});

test('FAN-04 armour and its pieces; a strong blow takes from it, a natural 1 fails', () => {
  const pieces = [[], ['shield'], ['shield', 'mount'], ['shield', 'barding', 'mount']] as const;
  expect((['none', 'light', 'heavy'] as const).map((worn) => pieces.map((carried) => saveOf(rules, { worn, pieces: carried })))).toEqual([[null, 6, 5, 4], [6, 5, 4, 3], [5, 4, 3, 2]]);
  expect(scores.map((strength) => saveAgainst(rules, 2, strength))).toEqual([2, 2, 2, 3, 4, 5, 6, null, null, null]);
  expect(scores.map((strength) => saveAgainst(rules, 1, strength))).toEqual([2, 2, 2, 2, 3, 4, 5, 6, null, null]);
  expect(scores.map((strength) => saveAgainst(rules, null, strength))).toEqual(scores.map(() => null));
  expect(rules.armour.byStrength).toEqual([0, 0, 0, -1, -2, -3, -4, -5, -6, -7]);
});

test('FAN-04 a question takes the armour, or a printed save in its place', () => {
  const blow = { ws: 4, targetWs: 4, strength: 3, toughness: 3 };
  const knight = { armour: 'heavy', shield: true, barding: true, mount: true };
  expect(mainOf(ask('fight', { ...blow, ...knight }))[1]).toBe('1/24');
  expect(mainOf(ask('fight', { ...blow, ...knight, strength: 5 }))[1]).toBe('5/24');
  expect(mainOf(ask('fight', { ...blow, ...knight, save: 5 }))[1]).toBe('1/6');
});

test('FAN-05 the movement phase has five parts in order', () => {
  const [{ lines }] = describeSheet(rules).blocks as [SheetBlock];
  expect(lines!.map(({ en }) => en)).toContain('Movement: declare charges and reactions, rally, compulsory moves, charge moves, other moves.');
});

test('FAN-06 standing and shooting takes more than half of the reach', () => {
  expect([9, 10, 10.1, 20].map((distanceCm) => listReactions(rules, { distanceCm, move: 10 }))).toEqual([['hold', 'flee'], ['hold', 'flee'], ['hold', 'standAndShoot', 'flee'], ['hold', 'standAndShoot', 'flee']]);
  expect(mainOf(ask('charge', { move: 10, distance: 11, reaction: 'standAndShoot' }))).toEqual({ 1: '1' });
  expect(() => ask('charge', { move: 10, distance: 10, reaction: 'standAndShoot' })).toThrow('10');
});

test('FAN-07 a charge reaches 2×M; who flees and is still in reach is destroyed; a failed charge moves M', () => {
  expect(chargeReach(rules, 12)).toBe(24);
  expect(endCharge(rules, { distanceCm: 24, move: 12 })).toEqual({ result: 'contact' });
  expect(endCharge(rules, { distanceCm: 24.5, move: 12 })).toEqual({ result: 'failed', moveCm: 12 });
  expect(endCharge(rules, { distanceCm: 10, move: 12, fledCm: 14 })).toEqual({ result: 'destroyed' });
  expect(endCharge(rules, { distanceCm: 10, move: 12, fledCm: 15 })).toEqual({ result: 'failed', moveCm: 12 });
});

test('FAN-07 a charge is redirected once, to an enemy in reach; who fails it does not shoot', () => {
  const enemies = [{ distanceCm: 20 }, { distanceCm: 21 }];
  expect(listRedirects(rules, enemies, { move: 10, redirected: 0 })).toEqual([{ distanceCm: 20 }]);
  expect(listRedirects(rules, enemies, { move: 10, redirected: 1 })).toEqual([]);
  expect((['still', 'moved', 'marched', 'failedCharge', 'rallied', 'reformed'] as const).filter(mayShootAfter)).toEqual(['still', 'moved']);
});

test('FAN-07 a flight of 5D6 from 5 cm escapes a reach of 20 cm with 16 or more', () => {
  // 5D6 of 15 or less: 1 + 5 + 15 + 35 + 70 + 126 + 205 + 305 + 420 + 540 + 651 of 7776.
  expect(mainOf(ask('charge', { move: 10, distance: 5, reaction: 'flee', targetMove: 10 }))).toEqual({ 0: '1801/2592', 2: '791/2592' });
});

test('FAN-08 rally: a quarter of the models, a musician up to 10', () => {
  const unit = { models: 5, startModels: 20, leadership: 7, musician: false };
  expect(rallyLeadership(rules, unit)).toBe(7);
  expect(rallyLeadership(rules, { ...unit, models: 4 })).toBeNull();
  expect(rallyLeadership(rules, { ...unit, startModels: 21 })).toBeNull();
  expect([7, 9, 10].map((leadership) => rallyLeadership(rules, { ...unit, leadership, musician: true }))).toEqual([8, 10, 10]);
  expect(rallyLeadership(rules, { ...unit, panicked: true })).toBeNull();
  expect(mainOf(ask('rally', { leadership: 7, musician: true }))).toEqual({ 0: '5/18', 1: '13/18' });
  expect(mainOf(ask('rally', { leadership: 7, models: 4 }))).toEqual({ 0: '1' });
});

test('FAN-09 FAN-07 what manoeuvres cost of a move, and when they are not allowed', () => {
  const unit = { move: 12, gait: 'move', engaged: false, wheels: 2 } as const;
  const cost = (manoeuvre: Manoeuvre, change: object = {}) => costOf(rules, manoeuvre, { ...unit, ...change });
  const turn = { kind: 'turn' } as const;
  expect(cost({ kind: 'wheel', outerCornerCm: 4.5 })).toBe(4.5);
  expect([cost(turn), cost(turn, { gait: 'charge' }), cost(turn, { gait: 'march' })]).toEqual([3, null, null]);
  expect([cost({ kind: 'ranks', change: 1 }), cost({ kind: 'ranks', change: 2 })]).toEqual([6, 12]);
  expect([cost({ kind: 'reform' }), cost({ kind: 'reform' }, { engaged: true })]).toEqual([12, null]);
  expect(cost({ kind: 'ranks', change: 1 }, { gait: 'charge' })).toBeNull();
  const wheel = { kind: 'wheel', outerCornerCm: 4 } as const;
  expect([0, 1].map((wheels) => cost(wheel, { gait: 'charge', wheels }))).toEqual([4, null]);
  expect(mayShootAfter('reformed')).toBe(false);
});

test('FAN-10 a march is 2×M with no enemy within 20 cm, and only wheels', () => {
  expect(marchReach(rules, 12, [])).toBe(24);
  expect(marchReach(rules, 12, [20.5, 40])).toBe(24);
  expect(marchReach(rules, 12, [20, 40])).toBeNull();
  expect([15, 30].map((ground) => marchReach(rules, 12, [], ground))).toEqual([15, 24]);
  expect(costOf(rules, { kind: 'wheel', outerCornerCm: 3 }, { move: 12, gait: 'march', engaged: false, wheels: 5 })).toBe(3);
  expect(mayShootAfter('marched')).toBe(false);
});

test('FAN-11 arc, sight, range, front rank', () => {
  const aim = { angle: 45, inSight: true, distanceCm: 30, rangeCm: 30 };
  expect([aim, { ...aim, angle: -45 }, { ...aim, angle: 46 }, { ...aim, inSight: false }, { ...aim, distanceCm: 31 }].map((one) => judgeAim(rules, one))).toEqual(['rolls', 'rolls', 'forbidden', 'forbidden', 'misses']);
  const unit = { models: 12, frontage: 5, elevated: false };
  expect([unit, { ...unit, elevated: true }, { ...unit, models: 3 }, { ...unit, models: 8, elevated: true }].map((one) => countShooters(rules, one))).toEqual([5, 10, 3, 8]);
});

test('FAN-11 shots of each model are rolled for each', () => {
  expect(mainOf(ask('shoot', { bs: 5, strength: 10, toughness: 1, shots: fixed(2), attackers: 1 }))[2]).toBe('625/1296');
  expect(mainOf(ask('shoot', { bs: 5, strength: 10, toughness: 1, shots: fixed(1), attackers: 2 }))[2]).toBe('625/1296');
});
