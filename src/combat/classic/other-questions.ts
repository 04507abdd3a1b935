/** Questions that are no attacks: tests of leadership, who goes first, who comes back, how far one falls back. */
import type { Message } from '../../errors';
import { UserError } from '../../errors';
import type { Answer, Step } from '../contract';
import { makeQuestion } from '../contract';
import { totalOfDice } from '../exact/dice';
import { certain, weigh } from '../exact/distribution';
import { parseDice } from '../../tables/dice-notation';
import { characteristic } from './fields';
import { countInfiltrators, findFirst } from './initiative';
import { alwaysPassed, findRallyFailure, testLeadership } from './leadership';
import { recoverModels } from './recovery';
import type { ClassicRules } from './schema';
import { countWords, outcomeWords, stepWords } from './words';

const leadershipField = characteristic('leadership', 'attacker', 'leadership', { es: 'Liderazgo de la unidad', ca: 'Lideratge de la unitat', en: 'Leadership of the unit' }, 2);
const passedOrFailed = { 1: outcomeWords.passed, 0: outcomeWords.failed };

/** A morale test. */
export const moraleQuestion = makeQuestion({
  id: 'morale',
  words: ['moral'],
  name: { es: 'chequeo de moral', ca: 'xequeig de moral', en: 'morale test' },
  rules: ['EXT-04'],
  fields: [leadershipField, { kind: 'switch', id: 'fearless', text: { es: 'tiene coraje', ca: 'té coratge', en: 'is fearless' }, from: ['attacker', 'fearless'] }],
  answer: ({ leadership, fearless }, rules: ClassicRules): Answer => {
    const outcome = fearless ? alwaysPassed : testLeadership(rules, leadership);
    const step: Step = fearless ? { rules: ['EXT-04'], text: stepWords.fearless } : { rules: ['EXT-04'], text: stepWords.leadership, values: { leadership, dice: rules.leadership.dice.toUpperCase() }, outcome };
    return { results: [{ counts: countWords.test, outcome, names: passedOrFailed }], steps: [step] };
  },
});

const moreThanStart: Message = {
  es: '--models {models}: no pueden quedar más miniaturas que las {start} con que empezó el combate (--start)',
  ca: '--models {models}: no poden quedar més miniatures que les {start} amb què va començar el combat (--start)',
  en: '--models {models}: no more can be left than the {start} the combat began with (--start)',
};

/** What becomes of a unit that falls back, at the start of its turn. */
const rallyOutcome = { disperses: 0, rallies: 1, flees: 2 } as const;

/** A rally test in a dungeon: who fails it is dispersed. */
export const rallyQuestion = makeQuestion({
  id: 'rally',
  words: ['reagrupamiento', 'reagrupament'],
  name: { es: 'chequeo de reagrupamiento', ca: 'xequeig de reagrupament', en: 'rally test' },
  rules: ['COM-06', 'COM-07', 'EXT-04'],
  fields: [
    leadershipField,
    { kind: 'whole', id: 'models', text: { es: 'miniaturas que quedan', ca: 'miniatures que queden', en: 'models that are left' }, min: 1, max: 100, default: 5 },
    { kind: 'whole', id: 'start', text: { es: 'miniaturas al empezar este combate', ca: 'miniatures en començar aquest combat', en: 'models at the start of this combat' }, min: 1, max: 100, default: 5 },
    { kind: 'switch', id: 'independent', text: { es: 'es un personaje independiente', ca: 'és un personatge independent', en: 'is an independent character' } },
    { kind: 'switch', id: 'scattered', text: { es: 'ha perdido la coherencia', ca: 'ha perdut la coherència', en: 'is out of coherency' } },
    { kind: 'switch', id: 'enemyNear', text: { es: 'tiene un enemigo demasiado cerca', ca: 'té un enemic massa a prop', en: 'an enemy is too near' } },
  ],
  answer: ({ leadership, models, start, independent, scattered, enemyNear }, rules: ClassicRules): Answer => {
    const names = { [rallyOutcome.disperses]: outcomeWords.disperses, [rallyOutcome.rallies]: outcomeWords.rallies, [rallyOutcome.flees]: outcomeWords.flees };
    if (models > start) throw new UserError('FACTS_CONTRADICT', moreThanStart, { models, start }, { rule: 'COM-06' });
    const failure = findRallyFailure(rules, { models, start, independent, coherent: !scattered });
    const test = testLeadership(rules, leadership);
    const [outcome, step] = enemyNear
      ? [certain(rallyOutcome.flees), { rules: ['COM-07'], text: stepWords.enemyNear, values: { cm: rules.rally.enemyWithinCm } }] as const
      : failure ? [certain(rallyOutcome.disperses), failure] as const : [test, { rules: ['EXT-04', 'COM-07'], text: stepWords.leadership, values: { leadership, dice: rules.leadership.dice.toUpperCase() }, outcome: test }] as const;
    return { results: [{ counts: countWords.test, outcome, names }], steps: [step] };
  },
});

const infiltrators = {
  none: { es: 'ninguno', ca: 'cap', en: 'none' },
  some: { es: 'algunos', ca: 'alguns', en: 'some' },
  all: { es: 'todos', ca: 'tots', en: 'all' },
} as const;

/** Who takes the first Combat Turn. */
export const initiativeQuestion = makeQuestion({
  id: 'initiative',
  words: ['sorpresa', 'iniciativa'],
  name: { es: 'sorpresa: quién empieza el combate', ca: 'sorpresa: qui comença el combat', en: 'initiative: who starts the combat' },
  rules: ['COM-04'],
  fields: [
    { kind: 'choice', id: 'attackerInfiltrators', text: { es: 'infiltradores entre los atacantes', ca: 'infiltradors entre els atacants', en: 'infiltrators among the attackers' }, choices: infiltrators, default: 'none' },
    { kind: 'choice', id: 'defenderInfiltrators', text: { es: 'infiltradores entre los defensores', ca: 'infiltradors entre els defensors', en: 'infiltrators among the defenders' }, choices: infiltrators, default: 'none' },
  ],
  answer: ({ attackerInfiltrators, defenderInfiltrators }, rules: ClassicRules): Answer => {
    const [attacker, defender] = [countInfiltrators(rules, attackerInfiltrators), countInfiltrators(rules, defenderInfiltrators)];
    const outcome = findFirst(rules, attacker - defender);
    return {
      results: [{ counts: countWords.first, outcome, names: { 1: outcomeWords.attacker, 0: outcomeWords.defender } }],
      steps: [{ rules: ['COM-04'], text: stepWords.initiative, values: { die: rules.initiative.die.toUpperCase(), attacker: `+${attacker}`, defender: `+${defender}` }, outcome }],
    };
  },
});

/** Who gets up after a combat that was won. */
export const recoverQuestion = makeQuestion({
  id: 'recover',
  words: ['recuperar', 'heridos', 'ferits'],
  name: { es: 'quién vuelve tras ganar un combate', ca: 'qui torna després de guanyar un combat', en: 'who comes back after a combat won' },
  rules: ['KO-03', 'KO-04', 'SCN-06'],
  fields: [
    { ...characteristic('wounds', 'attacker', 'wounds', { es: 'Heridas del perfil', ca: 'Ferides del perfil', en: 'Wounds of the profile' }), default: 1 },
    { kind: 'whole', id: 'models', text: { es: 'miniaturas fuera de combate', ca: 'miniatures fora de combat', en: 'models out of combat' }, min: 1, max: 100, default: 1 },
    { kind: 'switch', id: 'residentEvil', text: { es: 'en Resident Evil: con un 1 se levanta como zombi', ca: 'a Resident Evil: amb un 1 s\'aixeca com a zombi', en: 'in Resident Evil: with a 1 it rises as a zombie' } },
  ],
  answer: ({ wounds, models, residentEvil }, rules: ClassicRules): Answer => {
    const { back, regained, risen } = recoverModels(rules, { wounds, models, residentEvil });
    const rule = wounds === 1 ? 'KO-03' : 'KO-04';
    return {
      results: [{ counts: countWords.back, outcome: back }, ...(residentEvil ? [{ counts: countWords.risen, outcome: risen }] : []), ...(wounds > 1 ? [{ counts: countWords.backWounds, outcome: regained }] : [])],
      steps: [{ rules: [rule], text: stepWords.recover, values: { wounds, need: `${rules.recovery.needed}+` } }, ...(residentEvil ? [{ rules: ['SCN-06'], text: stepWords.rises, values: { face: rules.recovery.risesOn } }] : [])],
    };
  },
});

/** How far one falls back. */
export const fallBackQuestion = makeQuestion({
  id: 'fall-back',
  words: ['retroceder', 'retrocedir'],
  name: { es: 'cuánto se retrocede', ca: 'quant es retrocedeix', en: 'how far one falls back' },
  rules: ['EXT-03', 'RET-04'],
  fields: [],
  answer: (_facts, { fallBack: { dice, rule } }: ClassicRules): Answer => ({
    results: [{ counts: countWords.cm, outcome: totalOfDice(parseDice(dice)!) }],
    steps: [{ rules: [rule], text: stepWords.fallBack, values: { dice: dice.toUpperCase() } }],
  }),
});

/** How far one moves over difficult ground. */
export const difficultQuestion = makeQuestion({
  id: 'difficult-ground',
  words: ['terreno-dificil', 'terreny-dificil'],
  name: { es: 'cuánto se mueve por terreno difícil', ca: 'quant es mou per terreny difícil', en: 'how far one moves over difficult ground' },
  rules: ['EXT-03', 'ZOM-02'],
  fields: [],
  answer: (_facts, { difficultGround: { dice, cmPerPoint, rule } }: ClassicRules): Answer => {
    const faces = [1, 2, 3, 4, 5, 6];
    const highest = weigh(faces.map((face) => [face, face ** dice - (face - 1) ** dice]));
    return {
      results: [{ counts: countWords.cm, outcome: highest, names: Object.fromEntries(faces.map((face) => [face, tellCm(face * cmPerPoint)])) }],
      steps: [{ rules: [rule], text: stepWords.bestOf, values: { dice, cm: tellCm(cmPerPoint) } }],
    };
  },
});

function tellCm(cm: number): { es: string; ca: string; en: string } {
  const comma = String(cm).replace('.', ',');
  return { es: comma, ca: comma, en: String(cm) };
}
