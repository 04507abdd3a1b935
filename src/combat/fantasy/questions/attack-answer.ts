/** Answers about a number of like attacks at a unit: wounds, hits, models slain, and their steps. */
import type { Answer, Counted, Step } from '../../contract';
import type { Amount } from '../../amount';
import { distributionOf, formatAmount } from '../../amount';
import { mapValues, repeat, repeatRandomly } from '../../exact/combine';
import type { Distribution } from '../../exact/distribution';
import type { Attack, Target } from '../attack';
import { countSlain } from '../attack';
import { tellNeed } from '../../notation';
import { countWords, stepWords } from '../words';

/** Steps of one attack after its hit. */
export function tellAttack({ woundNeed, wound, saveNeed, saved, harm }: Attack, strength: number, { toughness, save }: Target): Step[] {
  const armour = save === null ? stepWords.noSave : saveNeed === null ? stepWords.saveGone : stepWords.save;
  return [
    { rules: ['FAN-03'], text: woundNeed === null ? stepWords.noWound : stepWords.wound, values: { strength, toughness, need: tellNeed(woundNeed) }, outcome: wound },
    { rules: ['FAN-04'], text: armour, values: { save: tellNeed(save), strength, need: tellNeed(saveNeed) }, outcome: saved },
    { rules: ['FAN-03', 'FAN-04'], text: stepWords.harm, outcome: harm },
  ];
}

/** What strikes, how often, and at how many. */
export interface Volley {
  readonly attackers: number;
  /** Of each attacker, as it is written; dice are rolled for each. */
  readonly each: Amount;
  /** More for each, such as by frenzy. */
  readonly more?: number;
  readonly attack: Attack;
  readonly wounds: number;
  /** 0 where it does not matter. */
  readonly models: number;
}

/** Wounds, hits and models slain; a unit loses no more than it has. */
export function countVolley({ attackers, each, more = 0, attack, wounds, models }: Volley): { readonly results: [Counted, ...Counted[]]; readonly slain: Distribution } {
  const times = mapValues(distributionOf(each), (rolled) => rolled + more);
  const sum = (one: Distribution): Distribution => repeat(repeatRandomly(one, times), attackers);
  const caused = sum(attack.harm);
  const harm = models === 0 ? caused : mapValues(caused, (value) => Math.min(value, models * wounds));
  const slain = wounds === 1 ? harm : mapValues(harm, (value) => countSlain(value, wounds));
  return {
    slain,
    results: [
      { counts: countWords.harm, outcome: harm },
      ...(wounds === 1 ? [] : [{ counts: countWords.slain, outcome: slain }]),
      { counts: countWords.hits, outcome: sum(attack.hit) },
    ],
  };
}

/** The first and the last steps of an answer, around those of the attack; `rule` says who may strike. */
export function wrapSteps({ attackers, each, wounds }: Volley, rule: string, steps: readonly Step[]): Answer['steps'] {
  const amount = attackers === 1 ? formatAmount(each) : `${attackers} × ${formatAmount(each)}`;
  return [
    { rules: [rule], text: stepWords.attacks, values: { amount } },
    ...steps,
    ...(wounds === 1 ? [] : [{ rules: ['FAN-17'], text: stepWords.models, values: { wounds } }]),
  ];
}
