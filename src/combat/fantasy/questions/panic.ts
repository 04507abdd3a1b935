/** Whether a test of panic is due, and how it may end (FAN-12). */
import { UserError } from '../../../errors';
import type { Message } from '../../../errors';
import type { Answer, FactsOf, Step } from '../../contract';
import { makeQuestion } from '../../contract';
import { certain } from '../../exact/distribution';
import { tellNumber } from '../../notation';
import type { Fright, Phase } from '../panic';
import { mustTestPanic } from '../panic';
import { dutiesOf, passesTest } from '../psychology';
import type { FantasyRules } from '../schema';
import { countWords, outcomeWords, stepWords } from '../words';
import { circumstance, factWords, leadershipOf, mostModels, trait } from './fields';

const triggers = {
  fleeing: { es: 'huyen', ca: 'fugen', en: 'fleeing' },
  casualties: { es: 'bajas', ca: 'baixes', en: 'casualties' },
  charged: { es: 'cargada', ca: 'carregada', en: 'charged' },
  caught: { es: 'alcanzadas', ca: 'atrapades', en: 'caught' },
  wipedOut: { es: 'aniquilada', ca: 'anihilada', en: 'wiped-out' },
  broken: { es: 'desmoralizada', ca: 'desmoralitzada', en: 'broken' },
  destroyed: { es: 'destruida', ca: 'destruïda', en: 'destroyed' },
} as const satisfies Readonly<Record<Fright['kind'], Message>>;

/** Letters of the rule. */
const letters = { fleeing: 'a', casualties: 'b', charged: 'c', caught: 'd', wipedOut: 'e', broken: 'f', destroyed: 'f' } as const satisfies Readonly<Record<Fright['kind'], string>>;

const words = {
  due: { es: 'FAN-12 {letter}): hay que hacer el chequeo', ca: 'FAN-12 {letter}): cal fer el xequeig', en: 'FAN-12 {letter}): a test is due' },
  notDue: { es: 'FAN-12 {letter}): no hay chequeo', ca: 'FAN-12 {letter}): no hi ha xequeig', en: 'FAN-12 {letter}): no test' },
  tested: { es: 'ya lo ha hecho en esta fase: como máximo uno por fase', ca: 'ja l\'ha fet en aquesta fase: com a màxim un per fase', en: 'it has tested in this phase: at most one a phase' },
  needsOwn: { es: 'con ese motivo hacen falta --strength y --own-strength, las potencias de unidad que se comparan', ca: 'amb aquest motiu calen --strength i --own-strength, les potències d\'unitat que es comparen', en: 'that trigger needs --strength and --own-strength, the unit strengths that are compared' },
  tooMany: { es: '--lost {lost} son más que --models {models}', ca: '--lost {lost} són més que --models {models}', en: '--lost {lost} are more than --models {models}' },
} as const;

const fields = [
  leadershipOf('leadership', 'attacker', factWords.leadership),
  { kind: 'choice', id: 'trigger', text: { es: 'motivo del chequeo', ca: 'motiu del xequeig', en: 'what brings the test' }, choices: triggers, default: 'casualties' },
  { kind: 'whole', id: 'distance', text: { es: 'cm a las unidades que huyen o que han caído', ca: 'cm a les unitats que fugen o que han caigut', en: 'cm to the units that flee or came to grief' }, min: 0, max: 200, default: 0 },
  { kind: 'whole', id: 'strength', text: { es: 'potencia de unidad, sumada, de quienes huyen, son alcanzados o cargan', ca: 'potència d\'unitat, sumada, dels qui fugen, són atrapats o carreguen', en: 'unit strength, added up, of those who flee, are caught or charge' }, min: 0, max: 1000, default: 0 },
  { kind: 'whole', id: 'ownStrength', text: { es: 'potencia de la unidad que puede tener pánico', ca: 'potència de la unitat que pot tenir pànic', en: 'unit strength of the unit that may panic' }, min: 0, max: 1000, default: 0 },
  { kind: 'whole', id: 'models', text: { es: 'miniaturas de la unidad al empezar la fase', ca: 'miniatures de la unitat en començar la fase', en: 'models of the unit at the start of the phase' }, min: 1, max: mostModels, default: 20 },
  { kind: 'whole', id: 'lost', text: { es: 'bajas en la fase', ca: 'baixes en la fase', en: 'casualties in the phase' }, min: 0, max: mostModels, default: 0 },
  { kind: 'choice', id: 'cause', text: { es: 'de qué son las bajas', ca: 'de què són les baixes', en: 'what the casualties are from' }, default: 'other', choices: { other: { es: 'otras', ca: 'altres', en: 'other' }, combat: { es: 'combate', ca: 'combat', en: 'combat' }, standAndShoot: { es: 'aguantar y disparar', ca: 'aguantar i disparar', en: 'stand and shoot' } } },
  { kind: 'choice', id: 'phase', text: { es: 'fase', ca: 'fase', en: 'phase' }, default: 'shooting', choices: { start: { es: 'inicio', ca: 'inici', en: 'start' }, movement: { es: 'movimiento', ca: 'moviment', en: 'movement' }, magic: { es: 'magia', ca: 'màgia', en: 'magic' }, shooting: { es: 'disparo', ca: 'dispar', en: 'shooting' }, combat: { es: 'combate', ca: 'combat', en: 'combat' } } },
  { kind: 'choice', id: 'arc', text: { es: 'por dónde recibe la carga', ca: 'per on rep la càrrega', en: 'where it is charged' }, default: 'flank', choices: { front: { es: 'frente', ca: 'front', en: 'front' }, flank: { es: 'flanco', ca: 'flanc', en: 'flank' }, rear: { es: 'retaguardia', ca: 'rereguarda', en: 'rear' } } },
  { kind: 'whole', id: 'friendModels', text: { es: 'miniaturas con que empezó la unidad amiga', ca: 'miniatures amb què va començar la unitat amiga', en: 'models the friendly unit began with' }, min: 1, max: mostModels, default: 20 },
  { kind: 'whole', id: 'friendWounds', text: { es: 'Heridas con que empezó, si era una sola miniatura', ca: 'Ferides amb què va començar, si era una sola miniatura', en: 'Wounds it began with, if it was a single model' }, min: 1, max: 10, default: 1 },
  circumstance('engaged', { es: 'la unidad está trabada en combate', ca: 'la unitat està travada en combat', en: 'the unit is engaged in combat' }),
  circumstance('machineOrMonster', { es: 'es una máquina de guerra o un monstruo sin jinete', ca: 'és una màquina de guerra o un monstre sense genet', en: 'it is a war machine or a riderless monster' }),
  circumstance('tested', { es: 'ya ha hecho un chequeo de pánico en esta fase', ca: 'ja ha fet un xequeig de pànic en aquesta fase', en: 'it has tested for panic in this phase' }),
  trait('frenzy', 'attacker', 'frenzy', factWords.frenzy),
] as const;

type PanicFacts = FactsOf<typeof fields>;

const end = { fails: 0, passes: 1, noTest: 2 } as const;

/** What may bring panic, and the chances of the test. */
export const panicQuestion = makeQuestion({
  id: 'panic',
  words: ['panico', 'panic'],
  name: { es: 'pánico: si hay chequeo, y cómo acaba', ca: 'pànic: si hi ha xequeig, i com acaba', en: 'panic: whether a test is due, and how it ends' },
  rules: ['FAN-12', 'FAN-16'],
  fields,
  answer: (facts: PanicFacts, rules: FantasyRules): Answer => {
    refuseContradictions(facts);
    const { immune } = dutiesOf({ frenzy: facts.frenzy, hatred: false, stubborn: false });
    const unit = { strength: facts.ownStrength, engaged: facts.engaged, machineOrMonster: facts.machineOrMonster, immune, testedThisPhase: facts.tested };
    const due = mustTestPanic(rules, unit, readFright(facts));
    const outcome = due ? passesTest(rules, facts.leadership) : certain(end.noTest);
    const letter = letters[facts.trigger as Fright['kind']];
    const why: Step = immune ? { rules: [rules.frenzy.rule], text: stepWords.immune } : { rules: [rules.panic.rule], text: facts.tested ? words.tested : due ? words.due : words.notDue, values: { letter } };
    const test: Step = { rules: [rules.test.rule], text: stepWords.test, values: { dice: rules.test.dice.toUpperCase(), leadership: tellNumber(facts.leadership) }, outcome };
    return {
      results: [{ counts: countWords.test, outcome, names: { [end.fails]: outcomeWords.flees, [end.passes]: outcomeWords.passed, [end.noTest]: outcomeWords.noPanic } }],
      steps: due ? [why, test] : [why],
    };
  },
});

function refuseContradictions({ trigger, strength, ownStrength, models, lost }: PanicFacts): void {
  if ((trigger === 'fleeing' || trigger === 'caught') && (strength === 0 || ownStrength === 0)) throw new UserError('PANIC_STRENGTHS', words.needsOwn);
  if (lost > models) throw new UserError('MORE_LOST', words.tooMany, { lost, models });
}

function readFright(facts: PanicFacts): Fright {
  const phase = facts.phase as Phase;
  const units = [{ distanceCm: facts.distance, strength: facts.strength }];
  const friend = { distanceCm: facts.distance, models: facts.friendModels, wounds: facts.friendWounds };
  switch (facts.trigger as Fright['kind']) {
    case 'fleeing': return { kind: 'fleeing', units };
    case 'caught': return { kind: 'caught', units };
    case 'casualties': return { kind: 'casualties', phase, models: facts.models, lost: facts.lost, cause: facts.cause as 'combat' | 'standAndShoot' | 'other' };
    case 'charged': return { kind: 'charged', arc: facts.arc as 'front' | 'flank' | 'rear', strength: facts.strength };
    case 'wipedOut': return { kind: 'wipedOut', phase, friend };
    case 'broken': return { kind: 'broken', friend };
    case 'destroyed': return { kind: 'destroyed', friend };
  }
}
