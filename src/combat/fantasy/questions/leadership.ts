/** Questions about tests of leadership: break, psychology, rally, holding back (FAN-08, FAN-12 to FAN-16, FAN-19, FAN-20). */
import { UserError } from '../../../errors';
import type { Answer, Step } from '../../contract';
import { makeQuestion } from '../../contract';
import { certain } from '../../exact/distribution';
import { restrains } from '../flight';
import { rallyLeadership } from '../movement';
import type { Fear } from '../psychology';
import { dutiesOf, failureOf, passesTest } from '../psychology';
import { breaks } from '../resolution';
import type { FantasyRules } from '../schema';
import { countWords, outcomeWords, stepWords } from '../words';
import { circumstance, factWords, leadershipOf, mostModels, trait } from './fields';

const leadershipField = leadershipOf('leadership', 'attacker', factWords.leadership);
const frenzyField = trait('frenzy', 'attacker', 'frenzy', factWords.frenzy);
const hatredField = trait('hatred', 'attacker', 'hatred', factWords.hatred);

/** The dice of a test and the leadership they are held against, for its step. */
function tellTest({ test }: FantasyRules, leadership: number, more: Readonly<Record<string, number>> = {}): NonNullable<Step['values']> {
  return { dice: test.dice.toUpperCase(), leadership, ...more };
}

/** Whether the loser of a combat breaks. */
export const breakQuestion = makeQuestion({
  id: 'break',
  words: ['desmoralizacion', 'desmoralitzacio'],
  name: { es: 'desmoralización de quien pierde el combate', ca: 'desmoralització de qui perd el combat', en: 'break test of the loser of a combat' },
  rules: ['FAN-13', 'FAN-16', 'FAN-19'],
  fields: [
    leadershipField,
    { kind: 'whole', id: 'difference', text: { es: 'puntos por los que pierde', ca: 'punts pels quals perd', en: 'points it loses by' }, min: 1, max: 40 },
    trait('stubborn', 'attacker', 'stubborn', factWords.stubborn),
    circumstance('overawed', { es: 'el enemigo causa miedo y tiene más potencia de unidad', ca: 'l\'enemic causa por i té més potència d\'unitat', en: 'the enemy causes fear and has the greater unit strength' }),
    frenzyField,
  ],
  answer: ({ leadership, difference, stubborn, overawed, frenzy }, rules: FantasyRules): Answer => {
    const flees = overawed && !dutiesOf({ frenzy, hatred: false, stubborn }).immune;
    const outcome = breaks(rules, { leadership, difference, stubborn, overawed: flees });
    const [rule, text] = flees ? [rules.fear.rule, stepWords.overawed] : stubborn ? ['FAN-16', stepWords.stubborn] : ['FAN-19', stepWords.breakTest];
    return {
      results: [{ counts: countWords.test, outcome, names: { 1: outcomeWords.breaks, 0: outcomeWords.holds } }],
      steps: [{ rules: [rule], text, values: tellTest(rules, leadership, { difference }), outcome }],
    };
  },
});

const fears = {
  panic: { es: 'pánico', ca: 'pànic', en: 'panic' },
  fearCharged: { es: 'miedo', ca: 'por', en: 'fear' },
  fearCharging: { es: 'miedo para cargar', ca: 'por per carregar', en: 'fear to charge' },
  terror: { es: 'terror', ca: 'terror', en: 'terror' },
  stupidity: { es: 'estupidez', ca: 'estupidesa', en: 'stupidity' },
} as const satisfies Readonly<Record<Fear, object>>;

const ruleOfFear: Readonly<Record<Fear, string>> = { panic: 'FAN-12', fearCharged: 'FAN-13', fearCharging: 'FAN-13', terror: 'FAN-14', stupidity: 'FAN-15' };

/** A test of psychology. */
export const testQuestion = makeQuestion({
  id: 'test',
  words: ['chequeo', 'xequeig'],
  name: { es: 'chequeo de psicología', ca: 'xequeig de psicologia', en: 'psychology test' },
  rules: ['FAN-12', 'FAN-13', 'FAN-14', 'FAN-15', 'FAN-16'],
  fields: [
    leadershipField,
    { kind: 'choice', id: 'of', text: { es: 'de qué es el chequeo', ca: 'de què és el xequeig', en: 'what the test is for' }, choices: fears, default: 'panic' },
    circumstance('enemyStronger', { es: 'el enemigo que causa miedo tiene más potencia de unidad', ca: 'l\'enemic que causa por té més potència d\'unitat', en: 'the enemy that causes fear has the greater unit strength' }),
    circumstance('engaged', { es: 'la unidad está trabada en combate', ca: 'la unitat està travada en combat', en: 'the unit is engaged in combat' }),
    frenzyField,
  ],
  answer: ({ leadership, of, enemyStronger, engaged, frenzy }, rules: FantasyRules): Answer => {
    const fear = of as Fear;
    const { immune } = dutiesOf({ frenzy, hatred: false, stubborn: false });
    const outcome = immune ? certain(1) : passesTest(rules, leadership);
    const step: Step = immune ? { rules: [rules.frenzy.rule], text: stepWords.immune } : { rules: [ruleOfFear[fear]], text: stepWords.test, values: tellTest(rules, leadership), outcome };
    return { results: [{ counts: countWords.test, outcome, names: { 1: outcomeWords.passed, 0: outcomeWords[failureOf(fear, { enemyStronger, engaged })] } }], steps: [step] };
  },
});

const moreThanStart = {
  es: '--models {models} son más que --start {start}, las del principio de la batalla',
  ca: '--models {models} són més que --start {start}, les del principi de la batalla',
  en: '--models {models} are more than --start {start}, those at the start of the battle',
};

/** Whether a unit that fled rallies. */
export const rallyQuestion = makeQuestion({
  id: 'rally',
  words: ['reagrupamiento', 'reagrupament'],
  name: { es: 'reagrupamiento de una unidad que huye', ca: 'reagrupament d\'una unitat que fuig', en: 'rally of a fleeing unit' },
  rules: ['FAN-08', 'FAN-12'],
  fields: [
    leadershipField,
    { kind: 'whole', id: 'models', text: { es: 'miniaturas que quedan', ca: 'miniatures que queden', en: 'models that are left' }, min: 1, max: mostModels, default: 20 },
    { kind: 'whole', id: 'start', text: { es: 'miniaturas al empezar la batalla', ca: 'miniatures en començar la batalla', en: 'models at the start of the battle' }, min: 1, max: mostModels, default: 20 },
    circumstance('musician', { es: 'tiene músico', ca: 'té músic', en: 'has a musician' }),
    circumstance('panicked', { es: 'ha fallado el chequeo de pánico al inicio de este turno', ca: 'ha fallat el xequeig de pànic a l\'inici d\'aquest torn', en: 'has failed its panic test at the start of this turn' }),
  ],
  answer: ({ leadership, models, start, musician, panicked }, rules: FantasyRules): Answer => {
    if (models > start) throw new UserError('MORE_THAN_START', moreThanStart, { models, start });
    const held = rallyLeadership(rules, { models, startModels: start, leadership, musician, panicked });
    const outcome = held === null ? certain(0) : passesTest(rules, held);
    const why: Step = panicked ? { rules: [rules.panic.rule], text: stepWords.panicked } : { rules: [rules.rally.rule], text: stepWords.tooFew, values: { models, start } };
    const tested: Step[] = held === null ? [why] : [
      ...(musician ? [{ rules: [rules.rally.rule], text: stepWords.musician, values: { leadership: held } }] : []),
      { rules: [rules.rally.rule], text: stepWords.test, values: tellTest(rules, held), outcome },
    ];
    return { results: [{ counts: countWords.test, outcome, names: { 1: outcomeWords.rallies, 0: outcomeWords.fleesOn } }], steps: tested };
  },
});

/** Whether a winner can hold back from pursuing. */
export const restrainQuestion = makeQuestion({
  id: 'restrain',
  words: ['contenerse', 'contenir-se'],
  name: { es: 'contenerse y no perseguir', ca: 'contenir-se i no perseguir', en: 'restraining from pursuit' },
  rules: ['FAN-16', 'FAN-20'],
  fields: [leadershipField, circumstance('defends', { es: 'defiende un edificio u obstáculo', ca: 'defensa un edifici o obstacle', en: 'defends a building or obstacle' }), frenzyField, hatredField],
  answer: ({ leadership, defends, frenzy, hatred }, rules: FantasyRules): Answer => {
    const temper = { frenzy, hatred, stubborn: false };
    const outcome = restrains(rules, { leadership, defends, ...temper });
    const step: Step = dutiesOf(temper).pursue
      ? { rules: ['FAN-16'], text: stepWords.mustPursue }
      : defends ? { rules: ['FAN-20'], text: stepWords.defends } : { rules: ['FAN-20'], text: stepWords.test, values: tellTest(rules, leadership), outcome };
    return { results: [{ counts: countWords.test, outcome, names: { 1: outcomeWords.restrains, 0: outcomeWords.pursues } }], steps: [step] };
  },
});
