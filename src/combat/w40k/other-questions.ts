/** Questions besides attacks: a charge, morale, a destroyed transport, a random value. */
import { formatAmount } from '../amount';
import { UserError } from '../../errors';
import type { Step } from '../contract';
import { makeQuestion } from '../contract';
import { tellModifier } from '../notation';
import { rollAmount } from './dice';
import { countField, modifierField, updateField } from './fields';
import { w40kCounts as counts, w40kMessages as words, w40kOutcomes as outcomes, w40kSteps as steps } from './messages';
import { countPassengersSlain, rollCharge } from './phases';
import type { W40kRules } from './schema';
import { countFleeing } from './sequence';
import type { UpdateId } from './updates';
import { stepOf } from './updates';

/** A charge on 2D6. */
export const chargeQuestion = makeQuestion({
  id: 'charge',
  words: ['carga', 'carrega'],
  name: { es: 'una carga', ca: 'una càrrega', en: 'a charge' },
  rules: ['W40-01', 'W40-21', 'W40-22'],
  fields: [
    { kind: 'whole', id: 'need', text: { es: 'lo que hay que sacar; 0: lo que pide W40-21 tras desplegar', ca: 'el que cal treure; 0: el que demana W40-21 després de desplegar', en: 'what has to be rolled; 0: what W40-21 asks for after being set up' }, min: 0, max: 18, default: 0 },
    modifierField('modifier', { es: 'modificador', ca: 'modificador', en: 'modifier' }),
    { kind: 'switch', id: 'reroll', text: { es: 'la tirada entera puede repetirse', ca: 'la tirada sencera es pot repetir', en: 'the whole roll may be made again' } },
    updateField,
  ],
  answer: ({ need: told, modifier, reroll, update }, rules: W40kRules) => {
    const need = told === 0 ? rules.charge.setUp : told;
    const say = (name: string): Step => stepOf(rules, name, update as UpdateId);
    const outcome = rollCharge(need, modifier, reroll, rules);
    return {
      results: [{ counts: counts.charge, outcome, names: { 0: outcomes.fails, 1: outcomes.arrives } }],
      steps: [
        { rules: ['W40-21'], text: steps.charge, values: { need, modifier: tellModifier(modifier), dice: rules.charge.dice.toUpperCase() }, outcome: rollCharge(need, modifier, false, rules) },
        ...(reroll ? [say('rerollSum')] : []),
        ...(need === rules.charge.setUp ? [say('charge')] : []),
        say('failedCharge'),
      ],
    };
  },
});

/** Morale of the base game, with what beats what. */
export const moraleQuestion = makeQuestion({
  id: 'morale',
  words: ['moral'],
  name: { es: 'chequeo de moral', ca: 'xequeig de moral', en: 'morale test' },
  rules: ['W40-14', 'W40-18'],
  fields: [
    { kind: 'whole', id: 'models', text: { es: 'miniaturas que quedan en la unidad', ca: 'miniatures que queden a la unitat', en: 'models left in the unit' }, min: 1, max: 100 },
    { kind: 'whole', id: 'slain', text: { es: 'miniaturas eliminadas este turno', ca: 'miniatures eliminades aquest torn', en: 'models slain this turn' }, min: 0, max: 100 },
    { kind: 'whole', id: 'leadership', text: { es: 'Liderazgo, con lo que lo modifique', ca: 'Lideratge, amb el que el modifiqui', en: 'Leadership, with what modifies it' }, min: 1, max: 12, from: ['defender', 'leadership'] },
    modifierField('modifier', { es: 'modificador a la tirada', ca: 'modificador a la tirada', en: 'modifier to the roll' }, 10),
    { kind: 'switch', id: 'autoPass', text: { es: 'una regla lo supera sin tirar', ca: 'una regla el supera sense tirar', en: 'a rule passes it without a roll' } },
    { kind: 'switch', id: 'autoFail', text: { es: 'una regla lo falla sin tirar', ca: 'una regla el falla sense tirar', en: 'a rule fails it without a roll' } },
    { kind: 'switch', id: 'noneFlee', text: { es: 'por una regla no huye nadie', ca: 'per una regla no fuig ningú', en: 'by a rule none flee' } },
    countField('moreFlee', { es: 'por una regla huyen tantas más', ca: 'per una regla en fugen tantes més', en: 'by a rule so many more flee' }, 20),
    updateField,
  ],
  answer: ({ update, autoPass, autoFail, noneFlee, moreFlee, ...test }, rules: W40kRules) => {
    const beaten = (autoPass && autoFail) || (noneFlee && moreFlee > 0) || autoPass || noneFlee;
    return {
      results: [{ counts: counts.fleeing, outcome: countFleeing(test, { autoPass, autoFail, noneFlee, moreFlee }, rules) }],
      steps: [
        { rules: ['W40-18'], text: steps.morale, values: { die: rules.outside.morale.die.toUpperCase(), slain: test.slain, leadership: test.leadership, modifier: tellModifier(test.modifier) } },
        ...(beaten ? [stepOf(rules, 'morale', update as UpdateId)] : []),
        ...(autoFail && !autoPass && !noneFlee ? [{ rules: ['W40-18'], text: steps.failsAnyway }] : []),
        stepOf(rules, 'leadership', update as UpdateId),
      ],
    };
  },
});

/** Passengers of a transport that is destroyed. */
export const transportQuestion = makeQuestion({
  id: 'transport',
  words: ['transporte'],
  name: { es: 'pasajeros de un transporte destruido', ca: 'passatgers d\'un transport destruït', en: 'passengers of a destroyed transport' },
  rules: ['W40-26'],
  fields: [
    { kind: 'whole', id: 'models', text: { es: 'miniaturas que van dentro', ca: 'miniatures que van a dins', en: 'models inside' }, min: 1, max: 100 },
    updateField,
  ],
  answer: ({ models, update }, rules: W40kRules) => ({
    results: [{ counts: counts.passengers, outcome: countPassengersSlain(models, rules) }],
    steps: ['destroyed', 'noCharge'].map((name) => stepOf(rules, name, update as UpdateId)),
  }),
});

/** A random value, and what may be rolled again of it. */
export const rollQuestion = makeQuestion({
  id: 'roll',
  words: ['tirada'],
  name: { es: 'un valor aleatorio', ca: 'un valor aleatori', en: 'a random value' },
  rules: ['W40-01', 'W40-06', 'W40-07'],
  fields: [
    { kind: 'amount', id: 'dice', text: { es: 'dados, como 2D6 o D3+1', ca: 'daus, com 2D6 o D3+1', en: 'dice, such as 2D6 or D3+1' }, max: 200 },
    countField('rerollBelow', { es: 'se repite entera, una vez, si los dados suman menos', ca: 'es repeteix sencera, una vegada, si els daus sumen menys', en: 'it is rolled again as a whole, once, where the dice come to less' }, 100),
    { kind: 'switch', id: 'rerollOnes', text: { es: 'se repite si el dado da 1', ca: 'es repeteix si el dau dona 1', en: 'it is rolled again where the die comes to 1' } },
    updateField,
  ],
  answer: ({ dice, rerollBelow, rerollOnes, update }, rules: W40kRules) => {
    if (rerollOnes && dice.dice?.count !== 1) throw new UserError('NOT_ONE_DIE', words.onesOfOne, { dice: formatAmount(dice) });
    const say = (name: string): Step => stepOf(rules, name, update as UpdateId);
    return {
      results: [{ counts: counts.total, outcome: rollAmount(dice, (shown) => shown < rerollBelow || (rerollOnes && shown === 1)) }],
      steps: [
        { rules: ['W40-06'], text: steps.dice, values: { dice: formatAmount(dice) } },
        ...(rerollBelow > 0 ? [say('rerollSum')] : []),
        ...(rerollOnes && dice.dice?.sides === 3 ? [say('d3Ones')] : []),
        ...(dice.plus === 0 ? [] : [say('random')]),
      ],
    };
  },
});
