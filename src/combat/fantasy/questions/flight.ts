/** Questions about fleeing, pursuing and charging (FAN-06, FAN-07, FAN-20 to FAN-22). */
import { UserError } from '../../../errors';
import type { Answer, Step } from '../../contract';
import { makeQuestion } from '../../contract';
import { mapValues } from '../../exact/combine';
import type { Distribution } from '../../exact/distribution';
import { certain } from '../../exact/distribution';
import { catches, flightDice, flightDistance } from '../flight';
import type { Reaction } from '../movement';
import { chargeReach, endCharge, listReactions } from '../movement';
import type { FantasyRules } from '../schema';
import { countWords, outcomeWords, stepWords } from '../words';
import { moveOf } from './fields';

/** How far a unit flees, pursues or overruns. */
export const fleeQuestion = makeQuestion({
  id: 'flee',
  words: ['huir', 'huida', 'fugir', 'fugida'],
  name: { es: 'distancia al huir, perseguir o arrasar', ca: 'distància en fugir, perseguir o arrasar', en: 'distance of a flight, pursuit or overrun' },
  rules: ['FAN-21'],
  fields: [moveOf('move', 'attacker', { es: 'M de la unidad, en cm', ca: 'M de la unitat, en cm', en: 'M of the unit, in cm' })],
  answer: ({ move }, rules: FantasyRules): Answer => ({
    results: [{ counts: countWords.fled, outcome: flightDistance(rules, move) }],
    steps: [tellFlight(rules, move)],
  }),
});

/** Whether a pursuit catches a broken unit. */
export const pursuitQuestion = makeQuestion({
  id: 'pursuit',
  words: ['persecucion', 'persecucio'],
  name: { es: 'persecución de una unidad que huye', ca: 'persecució d\'una unitat que fuig', en: 'pursuit of a fleeing unit' },
  rules: ['FAN-20', 'FAN-21', 'FAN-22'],
  fields: [
    moveOf('move', 'attacker', { es: 'M de quien persigue, en cm', ca: 'M de qui persegueix, en cm', en: 'M of the pursuer, in cm' }),
    moveOf('targetMove', 'defender', { es: 'M de quien huye, en cm', ca: 'M de qui fuig, en cm', en: 'M of the fleeing unit, in cm' }),
  ],
  answer: ({ move, targetMove }, rules: FantasyRules): Answer => {
    const caught = catches(rules, { pursuerMove: move, flyerMove: targetMove });
    const pursued = flightDistance(rules, move);
    return {
      results: [
        { counts: countWords.pursuit, outcome: caught, names: { 1: outcomeWords.caught, 0: outcomeWords.escapes } },
        { counts: countWords.pursued, outcome: pursued },
        { counts: countWords.fled, outcome: flightDistance(rules, targetMove) },
      ],
      steps: [
        tellFlight(rules, targetMove),
        { rules: [rules.flight.rule], text: stepWords.pursues, values: { move, dice: flightDice(rules, move).toUpperCase() }, outcome: pursued },
        { rules: ['FAN-20', 'FAN-22'], text: stepWords.catches, outcome: caught },
      ],
    };
  },
});

function tellFlight(rules: FantasyRules, move: number): Step {
  return { rules: [rules.flight.rule], text: stepWords.flees, values: { move, dice: flightDice(rules, move).toUpperCase() }, outcome: flightDistance(rules, move) };
}

const tooLate = {
  es: 'no se puede aguantar y disparar: la carga recorre {distance} cm y solo se puede si pasa de {half} cm',
  ca: 'no es pot aguantar i disparar: la càrrega recorre {distance} cm i només es pot si passa de {half} cm',
  en: 'it cannot stand and shoot: the charge covers {distance} cm, and that takes more than {half} cm',
};

const reactions = {
  hold: { es: 'mantener', ca: 'mantenir', en: 'hold' },
  standAndShoot: { es: 'disparar', ca: 'disparar', en: 'shoot' },
  flee: { es: 'huir', ca: 'fugir', en: 'flee' },
} as const satisfies Readonly<Record<Reaction, object>>;

/** Ends of a charge as numbers. */
const chargeEnd = { failed: 0, contact: 1, destroyed: 2 } as const;

/** Whether a charge reaches its target, whatever that does. */
export const chargeQuestion = makeQuestion({
  id: 'charge',
  words: ['carga', 'carrega'],
  name: { es: 'carga contra una unidad', ca: 'càrrega contra una unitat', en: 'charge at a unit' },
  rules: ['FAN-06', 'FAN-07', 'FAN-21'],
  fields: [
    moveOf('move', 'attacker', { es: 'M de quien carga, en cm', ca: 'M de qui carrega, en cm', en: 'M of the charger, in cm' }),
    { kind: 'whole', id: 'distance', text: { es: 'distancia al blanco, en cm', ca: 'distància al blanc, en cm', en: 'distance to the target, in cm' }, min: 0, max: 200 },
    { kind: 'choice', id: 'reaction', text: { es: 'reacción del blanco', ca: 'reacció del blanc', en: 'reaction of the target' }, choices: reactions, default: 'hold' },
    { ...moveOf('targetMove', 'defender', { es: 'M del blanco, en cm', ca: 'M del blanc, en cm', en: 'M of the target, in cm' }), default: 10 },
  ],
  answer: ({ move, distance, reaction, targetMove }, rules: FantasyRules): Answer => {
    const charge = { distanceCm: distance, move };
    const reach = chargeReach(rules, move);
    if (!listReactions(rules, charge).includes(reaction as Reaction)) throw new UserError('CHARGE_TOO_NEAR', tooLate, { distance, half: reach / rules.reactions.shootBeyondShare }, { rule: rules.reactions.rule });
    const end = (fled?: number): number => chargeEnd[endCharge(rules, { ...charge, ...(fled === undefined ? {} : { fledCm: fled }) }).result];
    const flees = reaction === 'flee';
    const outcome: Distribution = flees ? mapValues(flightDistance(rules, targetMove), end) : certain(end());
    return {
      results: [{ counts: countWords.charge, outcome, names: { [chargeEnd.failed]: outcomeWords.failedCharge, [chargeEnd.contact]: outcomeWords.contact, [chargeEnd.destroyed]: outcomeWords.caught } }],
      steps: [{ rules: [rules.charge.rule], text: stepWords.reach, values: { reach, distance } }, ...(flees ? [tellFlight(rules, targetMove)] : [])],
    };
  },
});
