/** Shots at a unit (FAN-02 to FAN-04, FAN-11), and whether it must test for panic (FAN-12 b). */
import { fixed } from '../../amount';
import type { Step } from '../../contract';
import { makeQuestion } from '../../contract';
import { mapValues } from '../../exact/combine';
import type { Distribution } from '../../exact/distribution';
import { followAttack } from '../attack';
import { tellModifier, tellNeed } from '../../notation';
import { isHeavyLoss } from '../panic';
import type { FantasyRules } from '../schema';
import type { SevenPlus, ShotModifier } from '../shooting';
import { needToShoot, shotHits } from '../shooting';
import { countWords, modifierWords, outcomeWords, stepWords } from '../words';
import { countVolley, tellAttack, wrapSteps } from './attack-answer';
import { armourWords, characteristic, circumstance, factWords, findSave, mostModels, targetFields } from './fields';

const coverModifiers: Readonly<Record<string, readonly ShotModifier[]>> = { none: [], light: ['lightCover'], heavy: ['heavyCover'] };
const switches = ['large', 'moved', 'targetCharging', 'longRange', 'lone'] as const;

/** Shots at a unit. */
export const shootQuestion = makeQuestion({
  id: 'shoot',
  words: ['disparar', 'disparos', 'dispar', 'trets'],
  weapons: 'ranged',
  name: { es: 'disparos contra una unidad', ca: 'trets contra una unitat', en: 'shots at a unit' },
  rules: ['FAN-02', 'FAN-03', 'FAN-04', 'FAN-11', 'FAN-12'],
  fields: [
    { kind: 'amount', id: 'shots', text: { es: 'disparos de cada miniatura, o dados como D6', ca: 'trets de cada miniatura, o daus com D6', en: 'shots of each model, or dice such as D6' }, max: 100, default: fixed(1), from: ['attacker', 'shots'] },
    { kind: 'whole', id: 'attackers', text: { es: 'miniaturas que disparan', ca: 'miniatures que disparen', en: 'models that shoot' }, min: 1, max: mostModels, default: 1 },
    characteristic('bs', 'attacker', 'bs', { es: 'HP de quien dispara', ca: 'HP de qui dispara', en: 'BS of the shooter' }),
    characteristic('strength', 'attacker', 'strength', factWords.strength),
    circumstance('large', modifierWords.large),
    circumstance('moved', modifierWords.moved),
    circumstance('targetCharging', modifierWords.targetCharging),
    circumstance('longRange', modifierWords.longRange),
    circumstance('lone', modifierWords.lone),
    {
      kind: 'choice', id: 'cover', text: { es: 'cobertura del blanco', ca: 'cobertura del blanc', en: 'cover of the target' }, default: 'none',
      choices: armourWords,
    },
    {
      kind: 'choice', id: 'sevenPlus', text: { es: 'si hace falta 7 o más', ca: 'si cal 7 o més', en: 'if 7 or more is needed' }, default: 'none',
      choices: { none: { es: 'falla', ca: 'falla', en: 'misses' }, sixThenFour: { es: 'segundo dado', ca: 'segon dau', en: 'second die' } },
    },
    ...targetFields,
  ],
  answer: (facts, rules: FantasyRules) => {
    const modifiers = [...switches.filter((one) => facts[one]), ...coverModifiers[facts.cover]!];
    const need = needToShoot(rules, facts.bs, modifiers);
    const hit = shotHits(rules, need, facts.sevenPlus as SevenPlus);
    const target = { toughness: facts.toughness, save: findSave(rules, facts) };
    const attack = followAttack(rules, hit, facts.strength, target);
    const volley = { attackers: facts.attackers, each: facts.shots, attack, wounds: facts.wounds, models: facts.models };
    const { results, slain } = countVolley(volley);
    const steps = [...tellShot(rules, facts.bs, { modifiers, need, sevenPlus: facts.sevenPlus, hit }), ...tellAttack(attack, facts.strength, target)];
    if (facts.models === 0) return { results, steps: wrapSteps(volley, rules.firing.rule, steps) };
    const panic = mapValues(slain, (lost) => Number(isHeavyLoss(rules.panic, { models: facts.models, lost })));
    const due: Step = { rules: [rules.panic.rule], text: stepWords.casualties, values: { percent: rules.panic.percent, models: facts.models }, outcome: panic };
    return {
      results: [...results, { counts: countWords.panic, outcome: panic, names: { 1: outcomeWords.panicTest, 0: outcomeWords.noPanic } }],
      steps: [...wrapSteps(volley, rules.firing.rule, steps), due],
    };
  },
});

function tellShot({ shooting }: FantasyRules, bs: number, { modifiers, need, sevenPlus, hit }: { readonly modifiers: readonly ShotModifier[]; readonly need: number; readonly sevenPlus: string; readonly hit: Distribution }): Step[] {
  const beyond = need >= shooting.sixThenFour.from;
  const text = !beyond ? stepWords.shot : sevenPlus === 'none' ? stepWords.shotImpossible : stepWords.shotTwice;
  return [
    ...modifiers.map((one): Step => ({ rules: [shooting.rule], text: stepWords.modifier, values: { what: modifierWords[one], roll: tellModifier(shooting.modifiers[one]) } })),
    { rules: [shooting.rule], text, values: { bs, need: tellNeed(Math.max(shooting.best, need)), first: tellNeed(shooting.sixThenFour.first), then: tellNeed(shooting.sixThenFour.then) }, outcome: hit },
  ];
}
