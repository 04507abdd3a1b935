/** Blows at a unit in close combat (FAN-01, FAN-03, FAN-04, FAN-13, FAN-15 to FAN-17). */
import { fixed } from '../../amount';
import type { Step } from '../../contract';
import { makeQuestion } from '../../contract';
import type { Attack } from '../attack';
import { tellNeed } from '../../notation';
import type { Circumstances, Striker, Struck } from '../round';
import { fightersOf, followBlow, needOfBlow } from '../round';
import type { FantasyRules } from '../schema';
import { stepWords } from '../words';
import { countVolley, tellAttack, wrapSteps } from './attack-answer';
import { characteristic, circumstance, factWords, findSave, mostModels, readingField, readingOf, targetFields, trait } from './fields';

/** Blows in close combat. */
export const fightQuestion = makeQuestion({
  id: 'fight',
  words: ['golpear', 'combate', 'colpejar', 'combat'],
  weapons: 'close',
  name: { es: 'golpes en cuerpo a cuerpo', ca: 'cops en cos a cos', en: 'blows in close combat' },
  rules: ['FAN-01', 'FAN-03', 'FAN-04', 'FAN-13', 'FAN-15', 'FAN-16', 'FAN-17'],
  fields: [
    { kind: 'amount', id: 'attacks', text: { es: 'ataques de cada miniatura, o dados como D6', ca: 'atacs de cada miniatura, o daus com D6', en: 'attacks of each model, or dice such as D6' }, max: 100, default: fixed(1), from: ['attacker', 'attacks'] },
    { kind: 'whole', id: 'attackers', text: { es: 'miniaturas que golpean', ca: 'miniatures que colpegen', en: 'models that strike' }, min: 1, max: mostModels, default: 1 },
    characteristic('ws', 'attacker', 'ws', { es: 'HA de quien golpea', ca: 'HA de qui colpeja', en: 'WS of those who strike' }),
    characteristic('targetWs', 'defender', 'ws', { es: 'HA del blanco; de la caballería, la del jinete', ca: 'HA del blanc; de la cavalleria, la del genet', en: 'WS of the target; of cavalry, that of the rider' }),
    characteristic('strength', 'attacker', 'strength', factWords.strength),
    trait('frenzy', 'attacker', 'frenzy', factWords.frenzy),
    trait('hatred', 'attacker', 'hatred', factWords.hatred),
    circumstance('afraid', factWords.afraid),
    circumstance('stupid', factWords.stupid),
    circumstance('obstacle', { es: 'el blanco defiende un obstáculo', ca: 'el blanc defensa un obstacle', en: 'the target defends an obstacle' }),
    circumstance('laterRound', { es: 'no es el primer asalto', ca: 'no és el primer assalt', en: 'it is not the first round' }),
    readingField,
    ...targetFields,
  ],
  answer: (facts, rules: FantasyRules) => {
    const striker: Striker = { temper: { frenzy: facts.frenzy, hatred: facts.hatred, stubborn: false }, afraid: facts.afraid };
    const target: Struck = { ws: facts.targetWs, toughness: facts.toughness, save: findSave(rules, facts), behindObstacle: facts.obstacle };
    const circumstances: Circumstances = { reading: readingOf(facts.ws4v9), firstRound: !facts.laterRound };
    const attackers = fightersOf(rules, { fighters: facts.attackers, models: facts.attackers, stupid: facts.stupid });
    const attack = followBlow(rules, facts, striker, target, circumstances);
    const volley = { attackers, each: facts.attacks, more: facts.frenzy ? rules.frenzy.attacks : 0, attack, wounds: facts.wounds, models: facts.models };
    const idle: Step[] = facts.stupid ? [{ rules: [rules.stupidity.rule], text: stepWords.stupid, values: { fighters: attackers, able: facts.attackers } }] : [];
    return {
      results: countVolley(volley).results,
      steps: wrapSteps(volley, 'FAN-17', [...idle, ...tellBlow(rules, facts, striker, target, circumstances, attack)]),
    };
  },
});

/** Steps of one blow: what helps and hinders it, the die to hit, to wound, the save. */
export function tellBlow(rules: FantasyRules, { ws, strength }: { readonly ws: number; readonly strength: number }, striker: Striker, target: Struck, circumstances: Circumstances, attack: Attack): Step[] {
  const hindered: [boolean, Step][] = [
    [striker.temper.frenzy, { rules: [rules.frenzy.rule], text: stepWords.frenzy, values: { attacks: rules.frenzy.attacks } }],
    [striker.afraid && circumstances.firstRound, { rules: [rules.fear.rule], text: stepWords.afraid, values: { need: tellNeed(rules.fear.need) } }],
    [target.behindObstacle, { rules: [rules.obstacle.rule], text: stepWords.obstacle, values: { need: tellNeed(rules.obstacle.need) } }],
    [striker.temper.hatred && circumstances.firstRound, { rules: ['FAN-16'], text: stepWords.hatred }],
  ];
  return [
    ...hindered.flatMap(([matters, step]) => (matters ? [step] : [])),
    { rules: [rules.charts.toHit.rule], text: stepWords.blow, values: { ws, against: target.ws, need: tellNeed(needOfBlow(rules, ws, striker, target, circumstances)) }, outcome: attack.hit },
    ...tellAttack(attack, strength, target),
  ];
}
