/** Exact figures of combat: section 11 of the rules. */
import { fixed } from '../../src/combat/amount';
import { findFirst, throwOnce } from '../../src/combat/classic/initiative';
import type { ClassicRules } from '../../src/combat/classic/schema';
import type { Answer, Facts } from '../../src/combat/contract';
import { meanOf } from '../../src/combat/exact/summary';
import { loadCombatRules } from '../../src/io/load-combat';
import { fractionsOf, mainOf, openFamily } from './support/ask';

let ask: (question: string, facts?: Facts) => Answer;
let rules: ClassicRules;
beforeAll(async () => {
  ask = await openFamily('classic');
  rules = await loadCombatRules('classic') as ClassicRules;
});

test('PROB-10 who goes first, by the difference of what infiltrators add, and how often one throw is a tie', () => {
  expect([-2, -1, 0, 1, 2].map((difference) => fractionsOf(findFirst(rules, difference))[1])).toEqual(['3/16', '10/31', '1/2', '21/31', '13/16']);
  expect([-2, -1, 0, 1, 2].map((difference) => fractionsOf(throwOnce(rules, difference))[0])).toEqual(['1/9', '5/36', '1/6', '5/36', '1/9']);
});

test('PROB-11 KO recovery with W Wounds: 1 − 2⁻ᵂ come back, with W/2 Wounds in the mean', () => {
  for (const wounds of [1, 2, 3, 4, 10]) {
    const { results } = ask('recover', { wounds });
    expect(fractionsOf(results[0].outcome)[1]).toBe(`${2 ** wounds - 1}/${2 ** wounds}`);
    if (wounds > 1) expect(meanOf(results[1]!.outcome).value).toBe(wounds / 2);
  }
});

test('PROB-11 SCN-06 Resident Evil: converted 1 − (5/6)ᵂ, recovered (5/6)ᵂ − (1/3)ᵂ', () => {
  const all = [1, 2].map((wounds) => {
    const { results } = ask('recover', { wounds, residentEvil: true });
    return [fractionsOf(results[1]!.outcome)[1], fractionsOf(results[0].outcome)[1]];
  });
  expect(all).toEqual([['1/6', '1/2'], ['11/36', '7/12']]);
});

test('PROB-14 a zombie loses an ordinary wound with 1/3 when it may save, 1/2 when a shot denies the save', () => {
  const lost = (facts: Facts): string | undefined => {
    const { steps } = ask('shoot', { shots: fixed(1), bs: 4, strength: 4, toughness: 4, save: 5, ignore: 4, ...facts });
    const [save, ignored] = steps.slice(-2).map(({ outcome }) => meanOf(outcome!).exact!);
    return save!.mul(ignored!).toFraction();
  };
  expect([lost({ ap: null }), lost({ ap: 5 })]).toEqual(['1/3', '1/2']);
});

test('PROB-14 MIS-04 armour 12 is glanced by S6 1/6, S7 1/3, S8 1/2, S9 2/3, S10 5/6; S5 and less never', () => {
  const glance = (strength: number): string | undefined => mainOf(ask('glance', { strength }))[1];
  expect([1, 5, 6, 7, 8, 9, 10].map(glance)).toEqual([undefined, undefined, '1/6', '1/3', '1/2', '2/3', '5/6']);
});
