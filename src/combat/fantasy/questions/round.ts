/** A whole round of combat between two units: blows, score, break test (FAN-01, FAN-03, FAN-04, FAN-13, FAN-15 to FAN-19). */
import type { Message } from '../../../errors';
import { UserError } from '../../../errors';
import type { Answer, FactsOf, Side, Step } from '../../contract';
import { makeQuestion } from '../../contract';
import { mapValues } from '../../exact/combine';
import type { Arc } from '../resolution';
import { bonusOf } from '../resolution';
import type { Blows, Circumstances, OfBoth } from '../round';
import { countBlows, fightRound, fightersOf, followBlow, otherSide } from '../round';
import type { Regiment } from '../round-end';
import { endRound, leadOf, roundEnd, strengthLeft } from '../round-end';
import type { FantasyRules } from '../schema';
import { countWords, outcomeWords, stepWords } from '../words';
import { tellBlow } from './fight';
import { findSave, readingField, readingOf } from './fields';
import { sideFields } from './side-fields';

/** Most blows of a side: the work grows with the product of both. */
const mostBlows = 60;

const tooManyBlows: Message = {
  es: '{flag}: con sus ataques son {count} golpes y se calculan {most} como máximo',
  ca: '{flag}: amb els seus atacs són {count} cops i se\'n calculen {most} com a màxim',
  en: '{flag}: with their attacks that makes {count} blows, and at most {most} are reckoned',
};

const chargers = { none: { es: 'nadie', ca: 'ningú', en: 'nobody' }, attacker: outcomeWords.attacker, defender: outcomeWords.defender } as const;

/** Names of the ends of a round. */
const endNames = Object.fromEntries(Object.entries(roundEnd).map(([name, value]) => [value, outcomeWords[name as keyof typeof roundEnd]]));

const fields = [
  ...sideFields('attacker'),
  ...sideFields('defender'),
  { kind: 'choice', id: 'charges', text: { es: 'quién carga este turno', ca: 'qui carrega aquest torn', en: 'who charges this turn' }, choices: chargers, default: 'none' },
  { kind: 'switch', id: 'laterRound', text: { es: 'no es el primer asalto', ca: 'no és el primer assalt', en: 'it is not the first round' } },
  readingField,
] as const;

type RoundFacts = FactsOf<typeof fields>;
type SideFacts = { readonly [Id in keyof RoundFacts as Id extends `attacker${infer Rest}` ? Uncapitalize<Rest> : never]: RoundFacts[Id] };

/** A round of combat. */
export const roundQuestion = makeQuestion({
  id: 'round',
  words: ['asalto', 'assalt'],
  weapons: 'close',
  name: { es: 'asalto de combate entre dos unidades', ca: 'assalt de combat entre dues unitats', en: 'round of combat between two units' },
  rules: ['FAN-01', 'FAN-03', 'FAN-04', 'FAN-13', 'FAN-15', 'FAN-16', 'FAN-17', 'FAN-18', 'FAN-19'],
  fields,
  answer: (facts, rules: FantasyRules): Answer => {
    const regiments = { attacker: readRegiment(rules, facts, 'attacker'), defender: readRegiment(rules, facts, 'defender') };
    const circumstances: Circumstances = { reading: readingOf(facts.ws4v9), firstRound: !facts.laterRound };
    for (const side of ['attacker', 'defender'] as const) {
      const count = countBlows(rules, regiments[side]);
      if (count > mostBlows) throw new UserError('TOO_MANY_BLOWS', tooManyBlows, { flag: `--${side}-fighters`, count, most: mostBlows });
    }
    const round = fightRound(rules, regiments, circumstances);
    const outcome = endRound(rules, regiments, round);
    return {
      results: [
        { counts: countWords.end, outcome, names: endNames },
        { counts: countWords.lead, outcome: mapValues(round.taken, (value) => leadOf(rules, regiments, round.read(value))) },
        { counts: countWords.byAttacker, outcome: mapValues(round.taken, (value) => round.read(value).defender) },
        { counts: countWords.byDefender, outcome: mapValues(round.taken, (value) => round.read(value).attacker) },
      ],
      steps: [tellOrder(regiments), ...tellSide(rules, regiments, 'attacker', circumstances), ...tellSide(rules, regiments, 'defender', circumstances), ...tellEnd(rules, regiments)],
    };
  },
});

function readRegiment(rules: FantasyRules, facts: RoundFacts, side: Side): Regiment {
  const own = Object.fromEntries(Object.entries(facts).flatMap(([id, value]) => (id.startsWith(side) ? [[id.charAt(side.length).toLowerCase() + id.slice(side.length + 1), value]] : []))) as unknown as SideFacts;
  const rider: Blows = { ws: own.ws, strength: own.strength, initiative: own.initiative, attacks: own.attacks, mount: false };
  const mount: Blows = { ws: own.mountWs, strength: own.mountStrength, initiative: own.mountInitiative, attacks: own.mountAttacks, mount: true };
  return {
    models: own.models, fighters: own.fighters, wounds: own.wounds, ws: own.ws, toughness: own.toughness, save: findSave(rules, own),
    blows: own.mountAttacks > 0 ? [rider, mount] : [rider],
    charged: facts.charges === side,
    temper: { frenzy: own.frenzy, hatred: own.hatred, stubborn: own.stubborn },
    afraid: own.afraid, stupid: own.stupid, behindObstacle: own.obstacle,
    leadership: own.leadership, strengthEach: own.unitStrength, causesFear: own.causesFear,
    advantages: { ranks: own.ranks, standard: own.standard, higherGround: own.higherGround, arc: own.arc as Arc, excess: own.excess },
  };
}

function tellOrder({ attacker, defender }: OfBoth<Regiment>): Step {
  const charger = attacker.charged ? outcomeWords.attacker : defender.charged ? outcomeWords.defender : null;
  if (charger) return { rules: ['FAN-17'], text: stepWords.charged, values: { who: charger } };
  const [own, other] = [attacker, defender].map(({ blows }) => blows.map(({ initiative }) => initiative));
  const together = own!.length + other!.length === 2 && own![0] === other![0];
  return { rules: ['FAN-17'], text: together ? stepWords.atOnce : stepWords.initiative, values: { attacker: own!.join(' / '), defender: other!.join(' / ') } };
}

function tellSide(rules: FantasyRules, regiments: OfBoth<Regiment>, side: Side, circumstances: Circumstances): Step[] {
  const [own, other] = [regiments[side], regiments[otherSide(side)]];
  const idle: Step[] = own.stupid ? [{ rules: [rules.stupidity.rule], text: stepWords.stupid, values: { fighters: fightersOf(rules, own), able: Math.min(own.fighters, own.models) } }] : [];
  const blows = own.blows.flatMap((one): Step[] => [
    { rules: ['FAN-17'], text: one.mount ? stepWords.blowsOfMount : stepWords.blowsOf, values: { who: outcomeWords[side], count: countBlows(rules, { ...own, blows: [one] }) } },
    ...tellBlow(rules, one, { ...own, temper: { ...own.temper, frenzy: own.temper.frenzy && !one.mount } }, other, circumstances, followBlow(rules, one, own, other, circumstances)),
  ]);
  return [...idle, ...blows];
}

function tellEnd(rules: FantasyRules, regiments: OfBoth<Regiment>): Step[] {
  const { attacker, defender } = regiments;
  const strengths = { attacker: strengthLeft(attacker, 0), defender: strengthLeft(defender, 0), points: rules.score.outnumbering };
  const sides = ['attacker', 'defender'] as const;
  return [
    ...sides.map((side): Step => ({ rules: [rules.score.rule], text: stepWords.bonus, values: { who: outcomeWords[side], points: bonusOf(rules, { ...regiments[side].advantages, outnumbers: false }) } })),
    { rules: [rules.score.rule], text: stepWords.outnumbering, values: strengths },
    { rules: ['FAN-19'], text: stepWords.breakAfter, values: { dice: rules.test.dice.toUpperCase() } },
    ...sides.flatMap((side): Step[] => [
      ...(regiments[side].temper.stubborn ? [{ rules: ['FAN-16'], text: stepWords.stubbornSide, values: { who: outcomeWords[side] } }] : []),
      ...(regiments[side].causesFear ? [{ rules: [rules.fear.rule], text: stepWords.fearWins, values: { who: outcomeWords[side] } }] : []),
    ]),
  ];
}
