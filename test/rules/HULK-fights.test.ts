/** Close combat of the Space Hulk style sheet, exactly (HULK-15, HULK-25 to HULK-28). */
import fc from 'fast-check';
import Fraction from 'fraction.js';
import type { CloseCombat } from '../../src/combat/hulk/close-combat';
import { fightGoals, rerollOrders, rerollPolicies, setUpFight } from '../../src/combat/hulk/close-combat';
import { fightOdds, fightOutcomes } from '../../src/combat/hulk/fight-odds';
import { marineArms, stealerKinds } from '../../src/combat/hulk/rules';
import { listChances } from '../../src/combat/exact/summary';
import { bruteFight } from './support/hulk-brute-fight';
import { fractionOf, hulkRules } from './support/hulk-rules';

const { dies, beaten, tie, wins, kills } = fightOutcomes;
const plain: CloseCombat = { marine: 'fist', stealer: 'genestealer', attacker: 'stealers', from: 'front', guard: false, parry: 'never', reroll: 'never', order: 'best', deletion: false, goal: 'balance' };
const winTieLose = (fight: Partial<CloseCombat>): string[] => {
  const odds = fightOdds({ ...plain, ...fight }, hulkRules);
  return [fractionOf(odds, wins, kills), fractionOf(odds, tie), fractionOf(odds, dies, beaten)];
};
const reduced = (...fractions: string[]): string[] => fractions.map((text) => new Fraction(text).toFraction());

test.each<[string, Partial<CloseCombat>, string[]]>([
  ['Marine', {}, ['25/144', '24/144', '95/144']],
  ['sergeant, as with a sword and no parry', { marine: 'sergeant' }, ['49/144', '215/1296', '40/81']],
  ['sword without parry', { marine: 'sword' }, ['49/144', '215/1296', '40/81']],
  ['sword, parry on the best die only when losing', { marine: 'sword', parry: 'losing' }, ['257/648', '325/1296', '457/1296']],
  ['sword, parry when not winning', { marine: 'sword', parry: 'not-winning' }, ['1253/2592', '1055/7776', '1481/3888']],
  ['claws defending', { marine: 'claws' }, ['4109/7776', '1495/7776', '181/648']],
  ['claws attacking', { marine: 'claws', attacker: 'marines' }, ['5231/5832', '1279/17496', '131/4374']],
  ['hammer against 2 dice without deletion', { marine: 'hammer' }, ['91/216', '35/216', '5/12']],
  ['guarded Marine re-rolling only a loss', { guard: true, reroll: 'losing' }, ['979/3888', '239/864', '3667/7776']],
  ['Marine against 2 dice, attacking the side', { attacker: 'marines', from: 'side' }, ['55/216', '36/216', '125/216']],
])('HULK-28 %s: win, tie and lose are those fractions', (_, fight, expected) => {
  expect(winTieLose(fight)).toEqual(reduced(...expected));
});

test('HULK-28 a hybrid fights as a Genestealer does', () => {
  expect(winTieLose({ stealer: 'hybrid' })).toEqual(winTieLose({}));
});

test('HULK-25 a Marine attacked in the side has 1 die, no ability but the sergeant\'s +1, and kills nobody', () => {
  for (const from of ['side', 'rear'] as const) {
    const odds = fightOdds({ ...plain, from, guard: true, reroll: 'best' }, hulkRules);
    expect(listChances(odds).map(({ value, chance }) => [value, chance.exact!.toFraction()])).toEqual([[dies, '95/144'], [tie, '1/6'], [wins, '25/144']]);
  }
  const abilities = { from: 'side', guard: true, parry: 'best', reroll: 'best', deletion: true } as const;
  for (const marine of ['sergeant', 'sword', 'claws', 'hammer'] as const) expect(winTieLose({ ...abilities, marine })).toEqual(winTieLose({ marine: 'sergeant' }));
});

test('HULK-25 a Genestealer attacked in the side or rear has 2 dice, and if it wins it does not kill', () => {
  const odds = fightOdds({ ...plain, attacker: 'marines', from: 'rear' }, hulkRules);
  expect(fractionOf(odds, dies)).toBe('0');
  expect([fractionOf(odds, beaten), fractionOf(odds, kills)]).toEqual(['125/216', '55/216']);
});

test('HULK-15 in the front square both kill: a win of the Marine is a kill and a loss his death', () => {
  for (const attacker of ['marines', 'stealers'] as const) {
    const odds = fightOdds({ ...plain, attacker }, hulkRules);
    expect([fractionOf(odds, kills), fractionOf(odds, dies), fractionOf(odds, wins, beaten)]).toEqual(['25/144', '95/144', '0']);
  }
});

test('HULK-26 guard serves only one who is attacked from the front, and then a re-roll never hurts if well used', () => {
  expect(winTieLose({ guard: true, reroll: 'best', attacker: 'marines' })).toEqual(winTieLose({ attacker: 'marines' }));
  expect(winTieLose({ guard: true, reroll: 'never' })).toEqual(winTieLose({}));
  // A tie that no re-roll can lose is rolled again too.
  expect(winTieLose({ guard: true, reroll: 'best', goal: 'survive' })[2]).toBe(winTieLose({ guard: true, reroll: 'losing' })[2]);
  expect(winTieLose({ guard: true, reroll: 'best', goal: 'kill' })[0]).toBe(winTieLose({ guard: true, reroll: 'not-winning' })[0]);
});

test('HULK-27 parry at its best loses as seldom, or kills as often, as the better plain way, by the goal', () => {
  const sword = { marine: 'sword', parry: 'best' } as const;
  // A tie that cannot be lost is parried too.
  expect(winTieLose({ ...sword, goal: 'survive' })[2]).toBe(winTieLose({ ...sword, parry: 'losing' })[2]);
  expect(winTieLose({ ...sword, goal: 'kill' })[0]).toBe(winTieLose({ ...sword, parry: 'not-winning' })[0]);
});

test('HULK-27 a sword on guard: the order of the re-rolls matters, and the freely chosen one is the best', () => {
  const fight = { marine: 'sword', guard: true, parry: 'best', reroll: 'best', goal: 'kill' } as const;
  const kill = (order: CloseCombat['order'], goal: CloseCombat['goal'] = 'kill'): Fraction => new Fraction(fractionOf(fightOdds({ ...plain, ...fight, order, goal }, hulkRules), kills));
  expect(kill('best').compare(kill('parry-first'))).toBeGreaterThanOrEqual(0);
  expect(kill('best').compare(kill('guard-first'))).toBeGreaterThanOrEqual(0);
  const orders = ['parry-first', 'guard-first'].map((order) => winTieLose({ ...fight, parry: 'losing', reroll: 'losing', order: order as 'parry-first' }).join(' '));
  expect(new Set(orders).size).toBe(2);
});

test('HULK-27 the hammer\'s deletion saves its bearer, who then kills nobody', () => {
  const without = fightOdds({ ...plain, marine: 'hammer' }, hulkRules);
  const odds = fightOdds({ ...plain, marine: 'hammer', deletion: true }, hulkRules);
  expect(fractionOf(odds, kills)).toBe(fractionOf(without, kills));
  // He loses only where both dice of two beat him: of those left, the lower one.
  let [lost, won, tied] = [0, 0, 0];
  for (let own = 1; own <= 6; own++) for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) {
    const lead = own + 1 - Math.max(a, b);
    const after = own + 1 - Math.min(a, b);
    if (lead < 0 && after < 0) lost++;
    if (lead === 0 || (lead < 0 && after === 0)) tied++;
    if (lead < 0 && after > 0) won++;
  }
  expect([fractionOf(odds, dies), fractionOf(odds, wins), fractionOf(odds, tie)]).toEqual(reduced(`${lost}/216`, `${won}/216`, `${tied}/216`));
});

test('HULK-27 each weapon has its dice: what the set-up says', () => {
  const dice = (fight: Partial<CloseCombat>): number[] => {
    const { own, bonus, enemy } = setUpFight({ ...plain, ...fight }, hulkRules);
    return [own, bonus, enemy];
  };
  expect(dice({})).toEqual([1, 0, 3]);
  expect(dice({ marine: 'sword' })).toEqual([1, 1, 3]);
  expect(dice({ marine: 'claws' })).toEqual([2, 1, 3]);
  expect(dice({ marine: 'claws', attacker: 'marines' })).toEqual([4, 2, 3]);
  expect(dice({ marine: 'claws', from: 'rear' })).toEqual([1, 1, 3]);
  expect(dice({ marine: 'hammer' })).toEqual([1, 1, 2]);
  expect(dice({ marine: 'hammer', attacker: 'marines', from: 'side' })).toEqual([1, 1, 1]);
});

const anyFight = fc.record<CloseCombat>({
  marine: fc.constantFrom(...marineArms), stealer: fc.constantFrom(...stealerKinds), attacker: fc.constantFrom('marines', 'stealers'), from: fc.constantFrom('front', 'side', 'rear'),
  guard: fc.boolean(), parry: fc.constantFrom(...rerollPolicies), reroll: fc.constantFrom(...rerollPolicies), order: fc.constantFrom(...rerollOrders), deletion: fc.boolean(), goal: fc.constantFrom(...fightGoals),
});

const fightsBoth = (fight: CloseCombat): void => {
  const odds = fightOdds(fight, hulkRules);
  expect([dies, beaten, tie, wins, kills].map((outcome) => fractionOf(odds, outcome))).toEqual(bruteFight(fight).map((chance) => chance.toFraction()));
};

test('HULK-28 an enumerator of its own, die by die, agrees on any fight', () => {
  // Seven dice die by die take long, and there is nothing to decide: those have a test of their own.
  fc.assert(fc.property(anyFight.filter(({ marine, attacker }) => marine !== 'claws' || attacker !== 'marines'), fightsBoth), { numRuns: 300 });
});

test('HULK-28 the enumerator agrees on claws that attack', () => {
  for (const from of ['front', 'side'] as const) fightsBoth({ ...plain, marine: 'claws', attacker: 'marines', from });
});

test('HULK-28 chances add up to 1, and one die or one ability more never hurts', () => {
  fc.assert(fc.property(anyFight, (fight) => {
    const sum = listChances(fightOdds(fight, hulkRules)).reduce((total, { chance }) => total.add(chance.exact!), new Fraction(0));
    expect(sum.equals(1)).toBe(true);
    const best = { ...fight, parry: 'best', reroll: 'best', order: 'best', deletion: true, goal: 'survive' } as const;
    const deaths = (one: CloseCombat): Fraction => new Fraction(fractionOf(fightOdds(one, hulkRules), dies));
    expect(deaths(best).compare(deaths(fight))).toBeLessThanOrEqual(0);
    expect(deaths({ ...best, guard: true }).compare(deaths({ ...best, guard: false }))).toBeLessThanOrEqual(0);
  }), { numRuns: 100 });
});
