/** What a change of direction or formation costs, and how far a unit marches (FAN-07 to FAN-10). */
import { UserError } from '../../../errors';
import type { Answer, Counted, Step } from '../../contract';
import { makeQuestion } from '../../contract';
import { certain } from '../../exact/distribution';
import { fillWords, tellLength } from '../../notation';
import type { Gait, Manoeuvre } from '../movement';
import { costOf, marchReach, mayShootAfter } from '../movement';
import type { FantasyRules } from '../schema';
import { manoeuvreWords as words } from './manoeuvre-words';
import { circumstance, moveOf } from './fields';

/** Farther than any table: there is none. */
const nowhere = 300;

/** What a manoeuvre costs, and what it forbids. */
export const manoeuvreQuestion = makeQuestion({
  id: 'manoeuvre',
  words: ['maniobra'],
  name: { es: 'una maniobra: lo que cuesta y lo que impide', ca: 'una maniobra: el que costa i el que impedeix', en: 'a manoeuvre: what it costs and what it forbids' },
  rules: ['FAN-07', 'FAN-09', 'FAN-10'],
  fields: [
    { kind: 'choice', id: 'kind', text: { es: 'maniobra', ca: 'maniobra', en: 'manoeuvre' }, choices: words.kinds, default: 'turn' },
    moveOf('move', 'attacker', { es: 'M de la unidad, en cm', ca: 'M de la unitat, en cm', en: 'M of the unit, in cm' }),
    { kind: 'choice', id: 'gait', text: { es: 'cómo mueve', ca: 'com mou', en: 'how it moves' }, choices: words.gaits, default: 'move' },
    { kind: 'whole', id: 'corner', text: { es: 'cm que recorre la esquina exterior al variar la dirección', ca: 'cm que recorre la cantonada exterior en variar la direcció', en: 'cm that the outer corner covers in a wheel' }, min: 0, max: 120, default: 0 },
    { kind: 'whole', id: 'wheels', text: { es: 'veces que ya ha variado la dirección en este movimiento', ca: 'vegades que ja ha variat la direcció en aquest moviment', en: 'wheels it has made in this move' }, min: 0, max: 20, default: 0 },
    circumstance('engaged', { es: 'la unidad está trabada en combate', ca: 'la unitat està travada en combat', en: 'the unit is engaged in combat' }),
  ],
  answer: ({ kind, move, gait, corner, wheels, engaged }, rules: FantasyRules): Answer => {
    if ((kind === 'wheel') !== (corner > 0)) throw new UserError('CORNER_OF_WHEEL', kind === 'wheel' ? words.cornerMissing : words.cornerUnused);
    const manoeuvre = readManoeuvre(kind as keyof typeof words.kinds, corner);
    const reach = gait === 'move' ? move : gait === 'march' ? rules.march.moves * move : rules.charge.moves * move;
    const cost = costOf(rules, manoeuvre, { move, gait: gait as Gait, engaged, wheels });
    const left = cost === null ? null : reach - cost;
    const allowed = left !== null && left >= 0;
    const told = allowed ? fillWords(words.costs, { cost: tellLength(cost!), left: tellLength(left) }) : words.forbidden;
    const why: Step = { rules: [ruleOf(kind, gait, rules)], text: words.rules[kind as keyof typeof words.kinds], values: { turn: rules.manoeuvres.turnShare, rank: rules.manoeuvres.rankShare, wheels: rules.charge.wheels } };
    const after = kind === 'reform' ? 'reformed' : gait === 'march' ? 'marched' : 'moved';
    const shooting: Counted[] = !allowed || gait === 'charge' ? [] : [sayShooting(mayShootAfter(after))];
    return {
      results: [{ counts: words.manoeuvre, outcome: certain(Number(allowed)), names: { [Number(allowed)]: told } }, ...shooting],
      steps: [{ rules: [ruleOf(kind, gait, rules)], text: words.reach, values: { reach } }, why],
    };
  },
});

/** How far a unit marches. */
export const marchQuestion = makeQuestion({
  id: 'march',
  words: ['marcha', 'marxa'],
  name: { es: 'una marcha', ca: 'una marxa', en: 'a march' },
  rules: ['FAN-10'],
  fields: [
    moveOf('move', 'attacker', { es: 'M de la unidad, en cm', ca: 'M de la unitat, en cm', en: 'M of the unit, in cm' }),
    { kind: 'whole', id: 'enemy', text: { es: 'cm al enemigo más cercano al empezar la fase; 300 si no hay', ca: 'cm a l\'enemic més proper en començar la fase; 300 si no n\'hi ha', en: 'cm to the nearest enemy at the start of the phase; 300 for none' }, min: 0, max: nowhere, default: nowhere },
    { kind: 'whole', id: 'ground', text: { es: 'cm al primer terreno difícil u obstáculo; 300 si no hay', ca: 'cm al primer terreny difícil o obstacle; 300 si no n\'hi ha', en: 'cm to the first difficult ground or obstacle; 300 for none' }, min: 0, max: nowhere, default: nowhere },
  ],
  answer: ({ move, enemy, ground }, rules: FantasyRules): Answer => {
    const reach = marchReach(rules, move, enemy === nowhere ? [] : [enemy], ground);
    const marches = Number(reach !== null);
    const told = reach === null ? words.noMarch : fillWords(words.marches, { reach });
    const { rule, moves, enemyWithinCm } = rules.march;
    return {
      results: [{ counts: words.march, outcome: certain(marches), names: { [marches]: told } }, ...(reach === null ? [] : [sayShooting(mayShootAfter('marched'))])],
      steps: [{ rules: [rule], text: words.marchRule, values: { moves, within: enemyWithinCm } }],
    };
  },
});

function readManoeuvre(kind: keyof typeof words.kinds, corner: number): Manoeuvre {
  if (kind === 'wheel') return { kind, outerCornerCm: corner };
  if (kind === 'turn' || kind === 'reform') return { kind };
  return { kind: 'ranks', change: kind === 'rank' ? 1 : 2 };
}

function ruleOf(kind: string, gait: string, { charge, march, manoeuvres }: FantasyRules): string {
  return gait === 'march' ? march.rule : gait === 'charge' && kind === 'wheel' ? charge.rule : manoeuvres.rule;
}

function sayShooting(may: boolean): Counted {
  return { counts: words.shooting, outcome: certain(Number(may)), names: { [Number(may)]: may ? words.mayShoot : words.mayNotShoot } };
}
