/** Tests of leadership on the fantasy sheet: what asks for one, and what a failure does. */
import type { Answer, Facts } from '../../src/combat/contract';
import type { Fright, Panicky } from '../../src/combat/fantasy/panic';
import { mustTestPanic } from '../../src/combat/fantasy/panic';
import { attacksOf, countIdle, dutiesOf, failureOf, loseCombat, mustTestTerror, wanderCm } from '../../src/combat/fantasy/psychology';
import type { FantasyRules } from '../../src/combat/fantasy/schema';
import { loadCombatRules } from '../../src/io/load-combat';
import { mainOf, openFamily } from './support/ask';

let ask: (question: string, facts?: Facts) => Answer;
let rules: FantasyRules;
beforeAll(async () => {
  ask = await openFamily('fantasy');
  rules = await loadCombatRules('fantasy') as FantasyRules;
});

const unit: Panicky = { strength: 10, engaged: true, machineOrMonster: false, immune: false, testedThisPhase: false };
const tests = (fright: Fright, change: Partial<Panicky> = {}): boolean => mustTestPanic(rules, { ...unit, ...change }, fright);

test('FAN-12 a: fleeing units within 10 cm that together are stronger', () => {
  const fleeing = (...units: [distanceCm: number, strength: number][]): Fright => ({ kind: 'fleeing', units: units.map(([distanceCm, strength]) => ({ distanceCm, strength })) });
  expect([fleeing([10, 11]), fleeing([10, 10]), fleeing([10, 6], [3, 5]), fleeing([10.1, 11]), fleeing([10, 6], [11, 20]), fleeing()].map((one) => tests(one))).toEqual([true, false, true, false, false, false]);
});

test('FAN-12 b: a quarter lost, but not in combat; machines and monsters bear it, except from stand and shoot', () => {
  const loss = (lost: number, cause: 'combat' | 'standAndShoot' | 'other' = 'other', models = 20): Fright => ({ kind: 'casualties', phase: 'shooting', models, lost, cause });
  expect([loss(5), loss(4), loss(5, 'combat'), loss(5, 'standAndShoot'), loss(5, 'other', 21), loss(6, 'other', 21), loss(0)].map((one) => tests(one))).toEqual([true, false, false, true, false, true, false]);
  expect([loss(20), loss(20, 'standAndShoot')].map((one) => tests(one, { machineOrMonster: true }))).toEqual([false, true]);
});

test('FAN-12 c: engaged and charged in flank or rear by strength 5 or more', () => {
  const charged = (arc: 'front' | 'flank' | 'rear', strength: number): Fright => ({ kind: 'charged', arc, strength });
  expect([charged('flank', 5), charged('rear', 5), charged('front', 50), charged('flank', 4)].map((one) => tests(one))).toEqual([true, true, false, false]);
  expect(tests(charged('flank', 5), { engaged: false })).toBe(false);
});

test('FAN-12 d: units within 10 cm caught while fleeing, together stronger', () => {
  expect([[10, 11], [10, 10], [11, 50]].map(([distanceCm, strength]) => tests({ kind: 'caught', units: [{ distanceCm: distanceCm!, strength: strength! }] }))).toEqual([true, false, false]);
});

test('FAN-12 e: a friend within 10 cm wiped out by magic or shooting, no single model of under 5 Wounds', () => {
  const gone = (distanceCm: number, models: number, wounds: number, phase: 'magic' | 'shooting' | 'combat' = 'magic'): Fright => ({ kind: 'wipedOut', phase, friend: { distanceCm, models, wounds } });
  expect([gone(10, 5, 1), gone(11, 5, 1), gone(10, 1, 4), gone(10, 1, 5), gone(10, 5, 1, 'shooting'), gone(10, 5, 1, 'combat')].map((one) => tests(one))).toEqual([true, false, false, true, true, false]);
});

test('FAN-12 f: a friend within 15 cm broken or destroyed; a single model of under 5 Wounds counts only if it breaks', () => {
  const friend = (kind: 'broken' | 'destroyed', distanceCm: number, models: number, wounds: number): Fright => ({ kind, friend: { distanceCm, models, wounds } });
  expect([friend('broken', 15, 5, 1), friend('broken', 16, 5, 1), friend('broken', 15, 1, 1), friend('destroyed', 15, 5, 1), friend('destroyed', 15, 1, 4), friend('destroyed', 15, 1, 5)].map((one) => tests(one))).toEqual([true, false, true, true, false, true]);
});

test('FAN-12 at most one test a phase, and none for the immune', () => {
  const fright: Fright = { kind: 'charged', arc: 'rear', strength: 9 };
  expect([tests(fright), tests(fright, { testedThisPhase: true }), tests(fright, { immune: true })]).toEqual([true, false, false]);
});

test('FAN-12 2D6 not above the leadership; a failure of panic flees', () => {
  expect([2, 7, 10].map((leadership) => mainOf(ask('test', { leadership })))).toEqual([{ 0: '35/36', 1: '1/36' }, { 0: '5/12', 1: '7/12' }, { 0: '1/12', 1: '11/12' }]);
  expect(failureOf('panic', { enemyStronger: false, engaged: false })).toBe('flees');
});

test('FAN-12 b shooting says whether the losses ask for a test', () => {
  const shot = { bs: 5, attackers: 2, strength: 10, toughness: 1 };
  const panic = (models: number) => ask('shoot', { ...shot, models }).results.at(-1)!;
  // Two shots of 25/36: one of four models is a quarter, one of five is not.
  expect([4, 5].map((models) => panic(models).outcome)).toMatchObject([{ ways: [121n, 1175n], total: 1296n }, { ways: [671n, 625n], total: 1296n }]);
  expect(ask('shoot', shot).results).toHaveLength(2);
});

test('FAN-13 fear: charged, a failure flees from the stronger or hits on 6; charging, there is no charge', () => {
  expect([true, false].map((enemyStronger) => failureOf('fearCharged', { enemyStronger, engaged: false }))).toEqual(['flees', 'needsSix']);
  expect([true, false].map((enemyStronger) => failureOf('fearCharging', { enemyStronger, engaged: false }))).toEqual(['noCharge', 'noCharge']);
  const blow = { ws: 5, targetWs: 2, strength: 10, toughness: 1 };
  expect([{}, { afraid: true }, { afraid: true, laterRound: true }].map((facts) => mainOf(ask('fight', { ...blow, ...facts }))[1])).toEqual(['5/9', '5/36', '5/9']);
});

test('FAN-13 losing to a stronger fear-causer is flight without dice; the frenzied know no fear', () => {
  const lost = { leadership: 10, difference: 1, stubborn: true, overawed: true };
  expect(mainOf(ask('break', lost))).toEqual({ 1: '1' });
  expect(mainOf(ask('break', { ...lost, frenzy: true }))).toEqual({ 0: '11/12', 1: '1/12' });
});

test('FAN-14 terror: once per battle, on charging, being charged, or within 15 cm', () => {
  const fresh = { tested: false, immune: false };
  const near = (distanceCm: number) => mustTestTerror(rules, { kind: 'near', distanceCm }, fresh);
  expect([near(15), near(15.1)]).toEqual([true, false]);
  expect((['charges', 'isCharged'] as const).map((kind) => mustTestTerror(rules, { kind }, fresh))).toEqual([true, true]);
  expect([{ tested: true, immune: false }, { tested: false, immune: true }].map((state) => mustTestTerror(rules, { kind: 'charges' }, state))).toEqual([false, false]);
  expect(failureOf('terror', { enemyStronger: false, engaged: true })).toBe('flees');
});

test('FAN-15 stupidity: half of them, rounded up, do not fight; who is not engaged walks M/2', () => {
  expect([1, 2, 5, 10].map((models) => countIdle(rules, models))).toEqual([1, 1, 3, 5]);
  expect(wanderCm(rules, 15)).toBe(7.5);
  expect([true, false].map((engaged) => failureOf('stupidity', { enemyStronger: false, engaged }))).toEqual(['idles', 'wanders']);
  const blow = { ws: 3, targetWs: 3, strength: 3, toughness: 3 };
  expect(mainOf(ask('fight', { ...blow, attackers: 5, stupid: true }))).toEqual(mainOf(ask('fight', { ...blow, attackers: 2 })));
});

test('FAN-16 frenzy: an Attack more, charges and pursues, immune, lost on defeat', () => {
  const temper = { frenzy: true, hatred: false, stubborn: false };
  expect([attacksOf(rules, 2, temper), attacksOf(rules, 2, loseCombat(temper))]).toEqual([3, 2]);
  expect(dutiesOf(temper)).toEqual({ charge: true, pursue: true, overrun: false, immune: true });
  expect(dutiesOf(loseCombat(temper))).toEqual({ charge: false, pursue: false, overrun: false, immune: false });
  expect(mainOf(ask('test', { leadership: 2, frenzy: true }))).toEqual({ 1: '1' });
  const blow = { ws: 3, targetWs: 3, strength: 10, toughness: 1 };
  expect(mainOf(ask('fight', { ...blow, frenzy: true }))[2]).toBe('25/144');
});

test('FAN-16 hatred: missed hits again in the first round, pursues and overruns', () => {
  expect(dutiesOf({ frenzy: false, hatred: true, stubborn: false })).toEqual({ charge: false, pursue: true, overrun: true, immune: false });
  const blow = { ws: 3, targetWs: 3, strength: 10, toughness: 1, hatred: true };
  expect([{}, { laterRound: true }, { afraid: true }].map((facts) => mainOf(ask('fight', { ...blow, ...facts }))[1])).toEqual(['5/8', '5/12', '55/216']);
});

test('FAN-16 stubborn: the difference does not count', () => {
  expect([1, 3, 40].map((difference) => mainOf(ask('break', { leadership: 9, difference, stubborn: true }))[1])).toEqual(['1/6', '1/6', '1/6']);
});
