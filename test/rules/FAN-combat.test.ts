/** Close combat of the fantasy sheet from the first blow to the pursuit, with the exact figures of its last rule. */
import type { Answer, Facts } from '../../src/combat/contract';
import { countStriking, needToStrike, orderBlows } from '../../src/combat/fantasy/close-combat';
import { fleesFrom, flightDice, flightDistance } from '../../src/combat/fantasy/flight';
import { passesTest } from '../../src/combat/fantasy/psychology';
import type { Advantages } from '../../src/combat/fantasy/resolution';
import { breaks, scoreOf } from '../../src/combat/fantasy/resolution';
import { roundEnd } from '../../src/combat/fantasy/round-end';
import type { FantasyRules } from '../../src/combat/fantasy/schema';
import { chanceOf, meanOf } from '../../src/combat/exact/summary';
import { loadCombatRules } from '../../src/io/load-combat';
import { fractionsOf, mainOf, openFamily } from './support/ask';

let ask: (question: string, facts?: Facts) => Answer;
let rules: FantasyRules;
beforeAll(async () => {
  ask = await openFamily('fantasy');
  rules = await loadCombatRules('fantasy') as FantasyRules;
});

test('FAN-17 chargers first, then by initiative; equal initiative at once', () => {
  const blow = (id: string, initiative: number, charged = false) => ({ id, initiative, charged });
  const order = (...blows: ReturnType<typeof blow>[]) => orderBlows(blows).map((together) => together.map(({ id }) => id).join(' '));
  expect(order(blow('slow', 1), blow('quick', 9), blow('even', 5), blow('same', 5))).toEqual(['quick', 'even same', 'slow']);
  expect(order(blow('quick', 10), blow('charger', 1, true), blow('mount', 3, true))).toEqual(['charger mount', 'quick']);
});

test('FAN-17 a defended obstacle is hit on 6 only, and the slain do not strike', () => {
  const free = { afraid: false, obstacle: false, firstRound: true };
  expect([free, { ...free, obstacle: true }, { ...free, obstacle: true, firstRound: false }].map((one) => needToStrike(rules, { ws: 9, targetWs: 1, reading: 'sheet' }, one))).toEqual([3, 6, 6]);
  expect([0, 2, 5, 9].map((slain) => countStriking(5, slain))).toEqual([5, 3, 0, 0]);
});

/** One against one: 5/12 to wound each way, whoever strikes first. */
const even = { Ws: 3, Strength: 10, Toughness: 1, Wounds: 1, Initiative: 3, Attacks: 1, Leadership: 7, Models: 1, Fighters: 1 };
const of = (side: string, facts: object): Facts => Object.fromEntries(Object.entries(facts).map(([key, value]) => [side + key, value]));
const duel = (attacker: object, defender: object, more: Facts = {}): Answer => ask('round', { ...of('attacker', { ...even, ...attacker }), ...of('defender', { ...even, ...defender }), ...more });

test('FAN-17 who is slain by a charger or by quicker blows does not strike; at once, both may fall', () => {
  expect(mainOf(duel({}, {}))).toEqual({ [roundEnd.attackerGone]: '35/144', [roundEnd.draw]: '49/144', [roundEnd.defenderGone]: '35/144', [roundEnd.bothGone]: '25/144' });
  const attackerFirst = { [roundEnd.attackerGone]: '35/144', [roundEnd.draw]: '49/144', [roundEnd.defenderGone]: '5/12' };
  expect(mainOf(duel({ Initiative: 4 }, {}))).toEqual(attackerFirst);
  expect(mainOf(duel({}, { Initiative: 9 }, { charges: 'attacker' }))).toEqual(attackerFirst);
  expect(mainOf(duel({}, {}, { charges: 'defender' }))).toEqual({ [roundEnd.attackerGone]: '5/12', [roundEnd.draw]: '49/144', [roundEnd.defenderGone]: '35/144' });
});

test('FAN-17 a mount strikes with its own skill, and is met at the skill of its rider', () => {
  const target = { Toughness: 1, Models: 10, Fighters: 1, Attacks: 1, Strength: 1 };
  const mounted = { MountAttacks: 1, MountWs: 1, MountStrength: 10, MountInitiative: 3, Toughness: 10 };
  // The rider needs 4+, the mount of skill 1 needs 5+: 5/12 and 5/18.
  const byAttacker = duel(mounted, target).results[2]!;
  expect(fractionsOf(byAttacker.outcome)).toEqual({ 0: '91/216', 1: '25/54', 2: '25/216' });
  expect(meanOf(duel({ ...mounted, Frenzy: true }, target).results[2]!.outcome).exact!.toFraction()).toBe('10/9');
});

const plain: Advantages = { ranks: 1, outnumbers: false, standard: false, higherGround: false, arc: 'front', excess: 0 };

test('FAN-17 a unit loses no more than it has', () => {
  const blow = { ws: 3, targetWs: 3, strength: 10, toughness: 1, attackers: 3 };
  expect(mainOf(ask('fight', { ...blow, models: 1 }))).toEqual({ 0: '343/1728', 1: '1385/1728' });
  const two = ask('fight', { ...blow, models: 1, wounds: 2 }).results;
  expect(two.slice(0, 2).map(({ outcome }) => fractionsOf(outcome))).toEqual([{ 0: '343/1728', 1: '245/576', 2: '325/864' }, { 0: '539/864', 1: '325/864' }]);
});

test('FAN-18 every bonus and its cap', () => {
  const score = (change: Partial<Advantages>) => scoreOf(rules, 2, { ...plain, ...change });
  expect([0, 1, 2, 3, 4, 5, 9].map((ranks) => score({ ranks }))).toEqual([2, 2, 3, 4, 5, 5, 5]);
  expect([score({ outnumbers: true }), score({ standard: true }), score({ higherGround: true })]).toEqual([3, 3, 3]);
  expect((['front', 'flank', 'rear', 'flankAndRear'] as const).map((arc) => score({ arc }))).toEqual([2, 3, 4, 5]);
  expect([0, 1, 5, 6, 20].map((excess) => score({ excess }))).toEqual([2, 3, 7, 7, 7]);
  expect(score({ ranks: 9, outnumbers: true, standard: true, higherGround: true, arc: 'flankAndRear', excess: 9 })).toBe(16);
});

/** Two units that cannot harm each other: their advantages alone decide. */
const harmless = { Strength: 1, Toughness: 10, Models: 10, Fighters: 5 };
const leadOf = (attacker: object, defender: object): number => duel({ ...harmless, ...attacker }, { ...harmless, ...defender }).results[1]!.outcome.min;

test('FAN-18 a round adds the bonuses of both sides; more unit strength outnumbers', () => {
  expect(leadOf({}, {})).toBe(0);
  expect(leadOf({ Ranks: 4, Standard: true }, { HigherGround: true })).toBe(3);
  expect(leadOf({ Arc: 'rear', Excess: 9 }, { Arc: 'flank' })).toBe(6);
  expect(leadOf({ Models: 11 }, {})).toBe(1);
  expect(leadOf({ Models: 11 }, { UnitStrength: 2 })).toBe(-1);
});

test('FAN-19 the loser breaks if 2D6 and the difference are over its leadership; a tie has no loser', () => {
  const loser = { leadership: 8, difference: 3, stubborn: false, overawed: false };
  expect(fractionsOf(breaks(rules, loser))).toEqual({ 0: '5/18', 1: '13/18' });
  expect(fractionsOf(breaks(rules, { ...loser, difference: 7 }))).toEqual({ 1: '1' });
  expect(mainOf(ask('break', { leadership: 8, difference: 1 }))).toEqual({ 0: '7/12', 1: '5/12' });
  expect(mainOf(duel(harmless, harmless))).toEqual({ [roundEnd.draw]: '1' });
  expect(mainOf(duel({ ...harmless, Standard: true }, { ...harmless, Leadership: 8 }))).toEqual({ [roundEnd.defenderHolds]: '7/12', [roundEnd.defenderBreaks]: '5/12' });
});

test('FAN-13 FAN-16 FAN-19 stubborn losers and fear at the end of a round', () => {
  const winner = { ...harmless, Ranks: 4, Models: 11 };
  const loser = { ...harmless, Leadership: 9 };
  expect(mainOf(duel(winner, loser))[roundEnd.defenderBreaks]).toBe('13/18');
  expect(mainOf(duel(winner, { ...loser, Stubborn: true }))[roundEnd.defenderBreaks]).toBe('1/6');
  expect(mainOf(duel({ ...winner, CausesFear: true }, { ...loser, Stubborn: true }))).toEqual({ [roundEnd.defenderBreaks]: '1' });
  expect(mainOf(duel({ ...winner, Models: 10, CausesFear: true }, { ...loser, Stubborn: true }))[roundEnd.defenderBreaks]).toBe('1/6');
  expect(mainOf(duel({ ...winner, CausesFear: true }, { ...loser, Frenzy: true }))[roundEnd.defenderBreaks]).toBe('13/18');
});

test('FAN-20 to restrain takes a test, is free behind an obstacle, and denied to hatred and frenzy', () => {
  expect(mainOf(ask('restrain', { leadership: 8 }))).toEqual({ 0: '5/18', 1: '13/18' });
  expect(mainOf(ask('restrain', { leadership: 8, defends: true }))).toEqual({ 1: '1' });
  for (const temper of ['frenzy', 'hatred']) expect(mainOf(ask('restrain', { leadership: 8, defends: true, [temper]: true }))).toEqual({ 0: '1' });
});

test('FAN-20 flight is from the strongest enemy involved', () => {
  expect(fleesFrom([{ id: 'a', strength: 5 }, { id: 'b', strength: 9 }, { id: 'c', strength: 9 }]).id).toBe('b');
});

test('FAN-21 5D6 up to a move of 15 cm, 8D6 beyond, means 17.5 and 28', () => {
  expect([1, 15, 16, 60].map((move) => flightDice(rules, move))).toEqual(['5d6', '5d6', '8d6', '8d6']);
  expect([15, 16].map((move) => meanOf(flightDistance(rules, move)).exact!.toFraction())).toEqual(['35/2', '28']);
  expect(meanOf(ask('flee', { move: 10 }).results[0].outcome).value).toBe(17.5);
});

test('FAN-22 P(2D6 ≤ n) for n of 2 to 12', () => {
  expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((n) => chanceOf(passesTest(rules, n), 1).exact!.toFraction())).toEqual(['1/36', '1/12', '1/6', '5/18', '5/12', '7/12', '13/18', '5/6', '11/12', '35/36', '1']);
});

test('FAN-22 all four odds of a pursuit', () => {
  const caught = (move: number, targetMove: number) => mainOf(ask('pursuit', { move, targetMove }))[1];
  expect([caught(15, 15), caught(15, 16), caught(16, 15), caught(16, 16)]).toEqual(['112607/209952', '682663373/13060694016', '1572602467/1632586752', '165790132225/313456656384']);
});
