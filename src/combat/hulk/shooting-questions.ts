/** Questions of shooting and of the command token. */
import type { Message } from '../../errors';
import type { Answer, Step } from '../contract';
import { makeQuestion } from '../contract';
import { mapValues, spread } from '../exact/combine';
import { passOn } from '../exact/dice';
import type { Distribution } from '../exact/distribution';
import { listChances } from '../exact/summary';
import type { BolterRule, HulkRules } from './rules';
import { exchangeOdds, exchangeResults, flamerOdds, killOdds, selfDestructOdds, sequenceOdds, shieldedFlameOdds, shotOdds, shotResults, tokenOdds } from './shooting-odds';
import { countWords, outcomeWords, stepWords } from './words';

const bolters = {
  storm: { es: 'asalto', ca: 'assalt', en: 'storm' },
  hybrid: { es: 'híbrido', ca: 'híbrid', en: 'hybrid' },
} as const satisfies Readonly<Record<string, Message>>;

const bolterField = { kind: 'choice', id: 'bolter', text: { es: 'bólter que dispara', ca: 'bòlter que dispara', en: 'bolter that fires' }, choices: bolters, default: 'storm' } as const;
const overwatchField = { kind: 'switch', id: 'overwatch', text: { es: 'en alerta: un doble encasquilla', ca: 'en alerta: un doble encalla', en: 'on overwatch: a double jams' } } as const;
const sustainedField = { kind: 'switch', id: 'sustained', text: { es: 'con fuego sostenido', ca: 'amb foc sostingut', en: 'with sustained fire' } } as const;
const shieldField = { kind: 'switch', id: 'shield', text: { es: 'el objetivo lleva escudo: hace repetir lo que mataría', ca: 'l\'objectiu porta escut: fa repetir el que mataria', en: 'the target bears a shield: what would kill is rolled again' } } as const;

function bolterOf({ weapons }: HulkRules, bolter: string): BolterRule {
  return bolter === 'hybrid' ? weapons.hybridBolter : weapons.stormBolter;
}

/** `6`, `5+`. */
function tellFace(face: number): string {
  return face === 6 ? '6' : `${face}+`;
}

/** What a step comes to; nothing where that is certain and there is nothing to tell. */
function chanceOfStep(outcome: Distribution): Pick<Step, 'outcome'> {
  return listChances(outcome).length > 1 ? { outcome } : {};
}

function listShotSteps(bolter: BolterRule, { sustained, overwatch, shield }: { readonly sustained: boolean; readonly overwatch: boolean; readonly shield: boolean }): Step[] {
  const plain = { sustained, shield: false };
  return [
    { rules: [bolter.rule], text: stepWords.bolter, values: { dice: bolter.dice, need: tellFace(bolter.need) }, ...(sustained ? {} : chanceOfStep(killOdds(bolter, plain))) },
    ...(sustained ? [{ rules: ['HULK-21'], text: stepWords.sustained, values: { need: tellFace(bolter.sustained) }, ...chanceOfStep(killOdds(bolter, plain)) }] : []),
    ...(shield ? [{ rules: ['HULK-27'], text: stepWords.shield, ...chanceOfStep(killOdds(bolter, { sustained, shield })) }] : []),
    // One die is never a double.
    ...(overwatch && bolter.dice > 1 ? [{ rules: ['HULK-22', 'HULK-23'], text: stepWords.jam, ...chanceOfStep(mapValues(shotOdds(bolter, { sustained, overwatch, shield }), (result) => Math.sign(result & shotResults.jam))) }] : []),
  ];
}

/** One shot. */
export const shootQuestion = makeQuestion({
  id: 'shoot',
  words: ['disparo', 'tret', 'disparar'],
  name: { es: 'un disparo de bólter', ca: 'un tret de bòlter', en: 'one bolter shot' },
  rules: ['HULK-12', 'HULK-14', 'HULK-19', 'HULK-21', 'HULK-22', 'HULK-23', 'HULK-29'],
  fields: [bolterField, sustainedField, overwatchField, shieldField],
  answer: ({ bolter, sustained, overwatch, shield }, rules: HulkRules): Answer => {
    const weapon = bolterOf(rules, bolter);
    const outcome = shotOdds(weapon, { sustained, overwatch, shield });
    const { nothing, kill, jam, killAndJam } = shotResults;
    return {
      results: [
        { counts: countWords.shot, outcome, names: { [nothing]: outcomeWords.nothing, [kill]: outcomeWords.kill, [jam]: outcomeWords.jam, [killAndJam]: outcomeWords.killAndJam } },
        { counts: countWords.alive, outcome: mapValues(outcome, (result) => result & kill), names: { 0: outcomeWords.lives, 1: outcomeWords.dead } },
      ],
      steps: listShotSteps(weapon, { sustained, overwatch, shield }),
    };
  },
});

/** Most shots of a sequence. */
const mostShots = 20;

/** Shots at one target until it dies. */
export const sequenceQuestion = makeQuestion({
  id: 'shots',
  words: ['disparos', 'trets', 'sequence'],
  name: { es: 'disparos seguidos contra el mismo objetivo', ca: 'trets seguits contra el mateix objectiu', en: 'shots one after the other at one target' },
  rules: ['HULK-12', 'HULK-21', 'HULK-22', 'HULK-23', 'HULK-29'],
  fields: [bolterField, { kind: 'whole', id: 'shots', text: { es: 'disparos, como mucho', ca: 'trets, com a molt', en: 'shots, at most' }, min: 1, max: mostShots, default: 4 }, overwatchField, shieldField],
  answer: ({ bolter, shots, overwatch, shield }, rules: HulkRules): Answer => {
    const weapon = bolterOf(rules, bolter);
    // Jams stand before the rest, the first of them first.
    const outcome = mapValues(sequenceOdds(weapon, shots, { overwatch, shield }), (end) => (end < 0 ? -end - shots - 1 : end));
    const numbers = Array.from({ length: shots }, (_, at) => at + 1);
    const names = Object.fromEntries<Message>([[0, overwatch ? outcomeWords.noKillNoJam : outcomeWords.noneKills], ...numbers.map((shot) => [shot, tellShot(shot)] as const), ...numbers.map((shot) => [shot - shots - 1, tellJam(shot)] as const)]);
    return {
      results: [
        { counts: countWords.sequence, outcome, names },
        { counts: countWords.alive, outcome: mapValues(outcome, (shot) => (shot > 0 ? 1 : 0)), names: { 0: outcomeWords.lives, 1: outcomeWords.dead } },
      ],
      steps: [
        ...listShotSteps(weapon, { sustained: false, overwatch, shield }),
        ...(shots > 1 ? [{ rules: ['HULK-21'], text: stepWords.later, values: { need: tellFace(weapon.sustained) }, ...chanceOfStep(killOdds(weapon, { sustained: true, shield })) }] : []),
      ],
    };
  },
});

function tellShot(shot: number): Message {
  return { es: `mata el disparo ${shot}`, ca: `mata el tret ${shot}`, en: `shot ${shot} kills` };
}

function tellJam(shot: number): Message {
  return { es: `se encasquilla en el ${shot}`, ca: `s'encalla en el ${shot}`, en: `jams at shot ${shot}` };
}

const modelsField = { kind: 'whole', id: 'models', text: { es: 'miniaturas en la sección', ca: 'miniatures a la secció', en: 'models in the section' }, min: 0, max: 20, default: 1 } as const;

/** The heavy flamer. */
export const flamerQuestion = makeQuestion({
  id: 'flamer',
  words: ['lanzallamas', 'llancaflames'],
  name: { es: 'un disparo del lanzallamas', ca: 'un tret del llançaflames', en: 'one shot of the flamer' },
  rules: ['HULK-13', 'HULK-20', 'HULK-27', 'HULK-29'],
  fields: [modelsField, { kind: 'switch', id: 'shield', text: { es: 'hay además un sargento con escudo', ca: 'hi ha a més un sergent amb escut', en: 'there is a sergeant with a shield as well' } }],
  answer: ({ models, shield }, rules: HulkRules): Answer => {
    const others = flamerOdds(rules, models);
    const shielded = shieldedFlameOdds(rules);
    const outcome = shield ? spread(others, (dead) => mapValues(shielded, (alive) => dead + alive)) : others;
    const { need, rule } = rules.weapons.flamer;
    return {
      results: [{ counts: countWords.dead, outcome }],
      steps: [{ rules: [rule], text: stepWords.flame, values: { need: tellFace(need) }, ...chanceOfStep(passOn(need)) }, ...(shield ? [{ rules: ['HULK-27'], text: stepWords.shield, ...chanceOfStep(shielded) }] : [])],
    };
  },
});

/** The flamer that destroys itself. */
export const selfDestructQuestion = makeQuestion({
  id: 'self-destruct',
  words: ['autodestruccion', 'autodestruccio', 'autodestruirse'],
  name: { es: 'autodestrucción del lanzallamas', ca: 'autodestrucció del llançaflames', en: 'self-destruction of the flamer' },
  rules: ['HULK-20'],
  fields: [
    { ...modelsField, text: { es: 'miniaturas en la sección, contando al del lanzallamas', ca: 'miniatures a la secció, comptant el del llançaflames', en: 'models in the section, the bearer of the flamer included' } },
    { kind: 'whole', id: 'doors', text: { es: 'puertas cerradas con alguien detrás', ca: 'portes tancades amb algú al darrere', en: 'closed doors with somebody behind' }, min: 0, max: 6, default: 0 },
    { kind: 'whole', id: 'behind', text: { es: 'miniaturas detrás de cada puerta', ca: 'miniatures darrere de cada porta', en: 'models behind each door' }, min: 0, max: 10, default: 1 },
  ],
  answer: ({ models, doors, behind }, rules: HulkRules): Answer => {
    const { doorFalls, need, rule } = rules.weapons.flamer;
    return {
      results: [{ counts: countWords.dead, outcome: selfDestructOdds(rules, models, Array.from({ length: doors }, () => behind)) }],
      steps: [{ rules: [rule], text: stepWords.blast }, ...(doors > 0 ? [{ rules: [rule], text: stepWords.doorFalls, values: { need: tellFace(doorFalls), flames: tellFace(need) }, ...chanceOfStep(passOn(doorFalls)) }] : [])],
    };
  },
});

/** Two shots at the same time. */
export const exchangeQuestion = makeQuestion({
  id: 'exchange',
  words: ['intercambio', 'intercanvi'],
  name: { es: 'dos disparos simultáneos', ca: 'dos trets simultanis', en: 'two simultaneous shots' },
  rules: ['HULK-22', 'HULK-24'],
  fields: [
    { kind: 'choice', id: 'first', text: { es: 'bólter del primero', ca: 'bòlter del primer', en: 'bolter of the first' }, choices: bolters, default: 'storm' },
    { kind: 'switch', id: 'firstSustained', text: { es: 'el primero, con fuego sostenido', ca: 'el primer, amb foc sostingut', en: 'the first with sustained fire' } },
    { kind: 'choice', id: 'second', text: { es: 'bólter del segundo', ca: 'bòlter del segon', en: 'bolter of the second' }, choices: bolters, default: 'hybrid' },
    { kind: 'switch', id: 'secondSustained', text: { es: 'el segundo, con fuego sostenido', ca: 'el segon, amb foc sostingut', en: 'the second with sustained fire' } },
  ],
  answer: ({ first, firstSustained, second, secondSustained }, rules: HulkRules): Answer => {
    const { nobody, first: one, second: other, both } = exchangeResults;
    const [a, b] = [{ bolter: bolterOf(rules, first), sustained: firstSustained }, { bolter: bolterOf(rules, second), sustained: secondSustained }];
    const kill = ({ bolter, sustained }: typeof a) => killOdds(bolter, { sustained, shield: false });
    return {
      results: [{ counts: countWords.exchange, outcome: exchangeOdds(kill(a), kill(b)), names: { [nobody]: outcomeWords.nobody, [one]: outcomeWords.first, [other]: outcomeWords.second, [both]: outcomeWords.both } }],
      steps: [...[a, b].flatMap(({ bolter, sustained }) => listShotSteps(bolter, { sustained, overwatch: false, shield: false })), { rules: ['HULK-24'], text: stepWords.together }],
    };
  },
});

/** The command token. */
export const tokenQuestion = makeQuestion({
  id: 'token',
  words: ['ficha', 'fitxa'],
  name: { es: 'la ficha de mando', ca: 'la fitxa de comandament', en: 'the command token' },
  rules: ['HULK-03'],
  fields: [{ kind: 'whole', id: 'return', text: { es: 'el sargento devuelve lo que vale tanto o menos; 0 si no devuelve nada', ca: 'el sergent torna el que val tant o menys; 0 si no torna res', en: 'the sergeant returns what is worth so much or less; 0 if nothing' }, min: 0, max: 20, default: 0 }],
  answer: ({ return: upTo }, rules: HulkRules): Answer => {
    const { rule, values } = rules.options.tokenValues;
    return {
      results: [{ counts: countWords.token, outcome: tokenOdds(rules, upTo) }],
      steps: [{ rules: [rule], text: stepWords.token, values: { list: values.join(', ') }, ...chanceOfStep(tokenOdds(rules, 0)) }, ...(upTo > 0 ? [{ rules: [rule], text: stepWords.returned, values: { upTo }, ...chanceOfStep(tokenOdds(rules, upTo)) }] : [])],
    };
  },
});
