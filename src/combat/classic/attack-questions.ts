/** Questions about attacks: shooting, close combat, a duel, and the artefact of armour 12. */
import type { Amount } from '../amount';
import { UserError } from '../../errors';
import type { Message } from '../../errors';
import { distributionOf, fixed, formatAmount, spanOfAmount } from '../amount';
import type { Answer, Counted, Step } from '../contract';
import { makeQuestion } from '../contract';
import { mapValues, repeat, repeatRandomly } from '../exact/combine';
import { facesOf } from '../exact/dice';
import type { Distribution, ExactDistribution } from '../exact/distribution';
import { chance } from '../exact/distribution';
import { tellNeed } from '../notation';
import type { AttackStep } from './attack';
import { chanceOfAll, hitByShooting, hitInCombat, stepsAfterHit } from './attack';
import type { Duellist } from './duel';
import { duelOutcome, fightDuel } from './duel';
import { characteristic, duelFields, needed, denySaveField, targetFields } from './fields';
import type { ClassicRules } from './schema';
import { countWords, outcomeWords, stepWords } from './words';

/** Most attacks of one question. */
export const mostAttacks = 1000;

const strengthField = characteristic('strength', 'attacker', 'strength', { es: 'Fuerza del ataque', ca: 'Força de l\'atac', en: 'Strength of the attack' });

/** Wounds that so many attacks cause on a unit. */
function answerAttacks(attacks: Distribution, told: string, steps: readonly AttackStep[], { wounds, models }: { readonly wounds: number; readonly models: number }): Answer {
  const lost = repeatRandomly(chanceOfAll(steps), attacks);
  const most = models === 0 ? Infinity : models * wounds;
  const capped = models === 0 ? lost : mapValues(lost, (value) => Math.min(value, most));
  const results: [Counted, ...Counted[]] = [{ counts: countWords.wounds, outcome: capped }];
  if (wounds > 1) results.push({ counts: countWords.models, outcome: mapValues(capped, (value) => Math.floor(value / wounds)) });
  const spelled: Step[] = [{ rules: ['EXT-01'], text: stepWords.attacks, values: { amount: told } }, ...steps.map(({ step }) => step)];
  if (wounds > 1) spelled.push({ rules: ['KO-01'], text: stepWords.models, values: { wounds } });
  return { results, steps: spelled };
}

/** Shots at a unit. */
export const shootQuestion = makeQuestion({
  id: 'shoot',
  words: ['disparar', 'disparos', 'dispar', 'trets'],
  name: { es: 'disparos contra una unidad', ca: 'trets contra una unitat', en: 'shots at a unit' },
  weapons: 'ranged',
  rules: ['EXT-01', 'EXT-02', 'ZOM-02', 'COM-08'],
  fields: [
    { kind: 'amount', id: 'shots', text: { es: 'disparos en total, o dados como 2D6', ca: 'trets en total, o daus com 2D6', en: 'shots in all, or dice such as 2D6' }, max: mostAttacks, default: fixed(1), from: ['attacker', 'shots'] },
    characteristic('bs', 'attacker', 'bs', { es: 'HP de quien dispara', ca: 'HP de qui dispara', en: 'BS of the shooter' }, 0),
    strengthField,
    { ...needed('ap', 'attacker', 'ap', { es: 'FP del arma, o - si no tiene', ca: 'FP de l\'arma, o - si no en té', en: 'AP of the weapon, or - for none' }, 1), bare: true },
    ...targetFields,
  ],
  answer: ({ shots, bs, strength, ap, toughness, save, ignore, wounds, models }, rules: ClassicRules) => answerAttacks(
    distributionOf(shots), formatAmount(shots),
    [hitByShooting(rules, bs), ...stepsAfterHit(rules, { strength, ap, noSave: false }, { toughness, save, ignore })],
    { wounds, models },
  ),
});

/** Blows in close combat. */
export const fightQuestion = makeQuestion({
  id: 'fight',
  words: ['golpear', 'combate', 'colpejar', 'combat'],
  name: { es: 'golpes en cuerpo a cuerpo', ca: 'cops en cos a cos', en: 'blows in close combat' },
  weapons: 'close',
  rules: ['EXT-01', 'EXT-02', 'ZOM-02'],
  fields: [
    { kind: 'amount', id: 'attacks', text: { es: 'ataques de cada miniatura, o dados como D6', ca: 'atacs de cada miniatura, o daus com D6', en: 'attacks of each model, or dice such as D6' }, max: mostAttacks, default: fixed(1), from: ['attacker', 'attacks'] },
    { kind: 'whole', id: 'attackers', text: { es: 'miniaturas que golpean', ca: 'miniatures que colpegen', en: 'models that strike' }, min: 1, max: 100, default: 1 },
    characteristic('ws', 'attacker', 'ws', { es: 'HA de quien golpea', ca: 'HA de qui colpeja', en: 'WS of those who strike' }),
    characteristic('targetWs', 'defender', 'ws', { es: 'HA del blanco', ca: 'HA del blanc', en: 'WS of the target' }),
    strengthField,
    denySaveField,
    ...targetFields,
  ],
  answer: ({ attacks, attackers, ws, targetWs, strength, denySave, toughness, save, ignore, wounds, models }, rules: ClassicRules) => {
    if (attackers * spanOfAmount(attacks).max > mostAttacks) throw new UserError('TOO_MANY_ATTACKS', tooMany, { attackers, attacks: formatAmount(attacks), most: mostAttacks });
    const steps = [hitInCombat(rules, ws, targetWs), ...stepsAfterHit(rules, { strength, ap: null, noSave: denySave }, { toughness, save, ignore })];
    return answerAttacks(repeat(distributionOf(attacks), attackers), tellAttacks(attacks, attackers), steps, { wounds, models });
  },
});

const tooMany: Message = {
  es: '--attackers {attackers} con --attacks {attacks} son demasiados ataques: caben {most}',
  ca: '--attackers {attackers} amb --attacks {attacks} són massa atacs: n\'hi caben {most}',
  en: '--attackers {attackers} with --attacks {attacks} are too many attacks: {most} at most',
};

function tellAttacks(attacks: Amount, attackers: number): string {
  return attackers === 1 ? formatAmount(attacks) : `${attackers} × ${formatAmount(attacks)}`;
}

/** One model against another, round after round. */
export const duelQuestion = makeQuestion({
  id: 'duel',
  words: ['duelo'],
  name: { es: 'duelo de dos miniaturas, cuerpo a cuerpo', ca: 'duel de dues miniatures, cos a cos', en: 'duel of two models in close combat' },
  weapons: 'close',
  rules: ['EXT-01', 'EXT-02', 'ZOM-02', 'KO-01'],
  fields: [
    ...duelFields('attacker'),
    ...duelFields('defender'),
    { kind: 'whole', id: 'rounds', text: { es: 'asaltos, como mucho', ca: 'assalts, com a molt', en: 'rounds, at most' }, min: 1, max: 20, default: 1 },
  ],
  answer: (facts, rules: ClassicRules) => {
    const attacker: Duellist = { ws: facts.attackerWs, strength: facts.attackerStrength, toughness: facts.attackerToughness, wounds: facts.attackerWounds, initiative: facts.attackerInitiative, attacks: facts.attackerAttacks, save: facts.attackerSave, ignore: facts.attackerIgnore, noSave: facts.attackerDenySave };
    const defender: Duellist = { ws: facts.defenderWs, strength: facts.defenderStrength, toughness: facts.defenderToughness, wounds: facts.defenderWounds, initiative: facts.defenderInitiative, attacks: facts.defenderAttacks, save: facts.defenderSave, ignore: facts.defenderIgnore, noSave: facts.defenderDenySave };
    const { outcome, blows } = fightDuel(rules, attacker, defender, facts.rounds);
    const first: Step = { rules: ['EXT-01'], text: attacker.initiative === defender.initiative ? stepWords.simultaneous : stepWords.first, values: { attacker: attacker.initiative, defender: defender.initiative } };
    const names = { [duelOutcome.none]: outcomeWords.noneLeft, [duelOutcome.attacker]: outcomeWords.attackerLeft, [duelOutcome.defender]: outcomeWords.defenderLeft, [duelOutcome.both]: outcomeWords.bothLeft };
    return {
      results: [{ counts: countWords.duel, outcome, names }],
      steps: [first, ...(['attacker', 'defender'] as const).flatMap((side): Step[] => [...blows[side].map(({ step }) => step), { rules: ['KO-01'], text: stepWords.blow, values: { who: outcomeWords[side] }, outcome: chanceOfAll(blows[side]) }])],
    };
  },
});

/** An artefact that has to be destroyed: one glancing hit is enough (MIS-04). */
export const glanceQuestion = makeQuestion({
  id: 'glance',
  words: ['blindaje', 'blindatge'],
  name: { es: 'artefacto con blindaje', ca: 'artefacte amb blindatge', en: 'artefact with armour' },
  weapons: 'ranged',
  rules: ['MIS-04'],
  fields: [
    { kind: 'amount', id: 'shots', text: { es: 'disparos o golpes', ca: 'trets o cops', en: 'shots or blows' }, max: mostAttacks, default: fixed(1), from: ['attacker', 'shots'] },
    { kind: 'need', id: 'hit', text: { es: 'dado para impactar, o - si ya ha impactado', ca: 'dau per impactar, o - si ja ha impactat', en: 'die to hit, or - if it has hit already' }, min: 2, max: 6, default: null },
    strengthField,
  ],
  answer: ({ shots, hit, strength }, { glancing: { armour, rule } }: ClassicRules) => {
    const faces = facesOf(armour - strength);
    const each: ExactDistribution = chance(faces * (hit === null ? 6 : facesOf(hit)), 36);
    const hitStep: Step[] = hit === null ? [] : [{ rules: ['EXT-01'], text: { es: 'impactar: {need}', ca: 'impactar: {need}', en: 'to hit: {need}' }, values: { need: tellNeed(hit) }, outcome: chance(facesOf(hit), 6) }];
    return {
      results: [{ counts: countWords.glances, outcome: repeatRandomly(each, distributionOf(shots)) }],
      steps: [{ rules: [rule], text: stepWords.attacks, values: { amount: formatAmount(shots) } }, ...hitStep, { rules: [rule], text: stepWords.glance, values: { strength, armour }, outcome: chance(faces, 6) }],
    };
  },
});
