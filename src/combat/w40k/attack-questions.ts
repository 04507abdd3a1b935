/** Questions about attacks: shooting and close combat, from the first die to the last model. */
import { formatAmount, fixed, spanOfAmount } from '../amount';
import type { Amount } from '../amount';
import { UserError } from '../../errors';
import type { Answer, Counted, FactsOf, Step } from '../contract';
import { makeQuestion } from '../contract';
import { tellModifier } from '../notation';
import { mapValues } from '../exact/combine';
import type { Distribution } from '../exact/distribution';
import type { Attack, Volley } from './attack';
import { chooseSave, countAttacks, countBearersSlain, playAttack, sumAttacks } from './attack';
import { boundsOf, listChances } from '../exact/summary';
import { countSlain, loseOne, loseToAll, rollDamage, sumDamage } from './casualties';
import { needToWound } from './characteristics';
import type { Reroll, RollRule } from './dice';
import { chanceToPass, chooseHitNeed, hitsOfSix } from './dice';
import { attackFields, rerollChoices, targetFields, updateField } from './fields';
import { w40kCounts as counts, w40kMessages as words, w40kSteps as steps } from './messages';
import type { W40kRules } from './schema';
import type { UpdateId } from './updates';
import { stepOf } from './updates';

/** Most attacks of one question. */
export const mostAttacks = 1000;

/** Most damage of all attacks together: beyond it an answer would take seconds. */
const mostDamage = 8000;

type AttackFacts = FactsOf<readonly [...typeof attackFields, ...typeof targetFields, typeof updateField]>;

/** Who attacks, with how many attacks each, and what they hit on; null: without a roll. */
interface Attackers {
  readonly attackers: number;
  readonly attacks: Amount;
  readonly skill: number | null;
  readonly overcharged: boolean;
}

const attackersField = { kind: 'whole', id: 'attackers', text: { es: 'miniaturas que atacan', ca: 'miniatures que ataquen', en: 'models that attack' }, min: 1, max: mostAttacks, default: 1 } as const;
const ruleIds = ['W40-01', 'W40-02', 'W40-03', 'W40-04', 'W40-06', 'W40-08', 'W40-09', 'W40-10', 'W40-11', 'W40-12', 'W40-13'] as const;

/** Shots of a unit. */
export const shootQuestion = makeQuestion({
  id: 'shoot',
  words: ['disparar', 'disparos', 'dispar', 'trets'],
  name: { es: 'disparos contra una unidad', ca: 'trets contra una unitat', en: 'shots at a unit' },
  weapons: 'ranged',
  rules: ruleIds,
  fields: [
    { kind: 'amount', id: 'shots', text: { es: 'disparos de cada miniatura, o dados como D6', ca: 'trets de cada miniatura, o daus com D6', en: 'shots of each model, or dice such as D6' }, max: mostAttacks, default: fixed(1), from: ['attacker', 'shots'] },
    attackersField,
    { kind: 'need', id: 'bs', text: { es: 'HP: dado para impactar, o - si impacta sin tirar', ca: 'HP: dau per impactar, o - si impacta sense tirar', en: 'BS: die to hit, or - where it hits without a roll' }, min: 2, max: 6, from: ['attacker', 'bs'] },
    { kind: 'switch', id: 'overcharged', text: { es: 'plasma sobrecargado: un 1 para impactar elimina a su portador', ca: 'plasma sobrecarregat: un 1 per impactar elimina el portador', en: 'overcharged plasma: a 1 to hit slays the bearer' } },
    ...attackFields, ...targetFields, updateField,
  ],
  answer: ({ shots, attackers, bs, overcharged, ...facts }, rules: W40kRules) => answerAttacks({ attackers, attacks: shots, skill: bs, overcharged }, facts, rules),
});

/** Blows in close combat. */
export const fightQuestion = makeQuestion({
  id: 'fight',
  words: ['golpear', 'combate', 'colpejar', 'combat'],
  name: { es: 'ataques en cuerpo a cuerpo', ca: 'atacs en cos a cos', en: 'attacks in close combat' },
  weapons: 'close',
  rules: ruleIds,
  fields: [
    { kind: 'amount', id: 'attacks', text: { es: 'ataques de cada miniatura, o dados como D6', ca: 'atacs de cada miniatura, o daus com D6', en: 'attacks of each model, or dice such as D6' }, max: mostAttacks, default: fixed(1), from: ['attacker', 'attacks'] },
    attackersField,
    { kind: 'need', id: 'ws', text: { es: 'HA: dado para impactar, o - si impacta sin tirar', ca: 'HA: dau per impactar, o - si impacta sense tirar', en: 'WS: die to hit, or - where it hits without a roll' }, min: 2, max: 6, from: ['attacker', 'ws'] },
    ...attackFields, ...targetFields, updateField,
  ],
  answer: ({ attacks, attackers, ws, ...facts }, rules: W40kRules) => answerAttacks({ attackers, attacks, skill: ws, overcharged: false }, facts, rules),
});

function answerAttacks(from: Attackers, facts: AttackFacts, rules: W40kRules): Answer {
  const { attackers, attacks } = from;
  if (attackers * spanOfAmount(attacks).max > mostAttacks) throw new UserError('TOO_MANY_ATTACKS', words.tooMany, { attackers, attacks: formatAmount(attacks), most: mostAttacks });
  const volley: Volley = { models: attackers, attacks };
  const attack = readAttack(from, facts, rules);
  const { blow, code } = playAttack(attack, rules);
  const hurt = { damage: facts.damage, halved: facts.halved, ignore: facts.ignore };
  const worst = Math.max(...listChances(blow).map(({ value }) => code.decode(value)).map(({ wounds, mortals }) => wounds * boundsOf(rollDamage(hurt)).max + mortals));
  if (attackers * spanOfAmount(attacks).max * worst > mostDamage) throw new UserError('TOO_MUCH_DAMAGE', words.tooMuch, { worst, most: mostDamage });
  const unit = { models: facts.models, wounds: facts.wounds };
  const has = (part: 'wounds' | 'mortals'): Distribution => sumAttacks(volley, mapValues(blow, (value) => code.decode(value)[part]));
  const damage: Counted = { counts: counts.damage, outcome: sumDamage(volley, blow, code, hurt, rules) };
  const others: Counted[] = [
    { counts: counts.unsaved, outcome: has('wounds') },
    ...(facts.hitMortals + facts.woundMortals > 0 ? [{ counts: counts.mortals, outcome: has('mortals') }] : []),
    ...(from.overcharged ? [{ counts: counts.bearers, outcome: countBearersSlain(volley, attack.hit, facts.unmodified, rules) }] : []),
  ];
  const slain: Counted[] = unit.models > 0 ? [{ counts: counts.slain, outcome: countSlain(loseToAll(volley, blow, code, unit, hurt, rules), unit) }] : [];
  const [first = damage, ...rest] = [...slain, damage, ...others];
  // Where each wound costs one, models, damage and wounds are one and the same: told once.
  const told = rest.filter(({ counts: what, outcome }) => (what !== counts.damage && what !== counts.unsaved) || !isEqualTo(outcome, first.outcome));
  return { results: [first, ...told], steps: tellSteps(volley, attack, from, facts, rules) };
}

function isEqualTo(one: Distribution, other: Distribution): boolean {
  const tell = (of: Distribution): string => (of.kind === 'exact' ? [of.min, of.total, ...of.ways] : [of.min, ...of.chances]).join();
  return tell(one) === tell(other);
}

function readAttack({ skill }: Attackers, facts: AttackFacts, rules: W40kRules): Attack {
  const hit: RollRule | null = skill === null ? null : { ...chooseHitNeed({ skill, alwaysOn: facts.alwaysOn, onlyOn: facts.onlyOn }), modifier: facts.hitModifier, reroll: facts.hitReroll as Reroll };
  return {
    hit,
    wound: { need: needToWound(facts.strength, facts.toughness, rules), modifier: facts.woundModifier, reroll: facts.woundReroll as Reroll },
    saves: { armour: facts.save, invulnerable: facts.invulnerable, ap: Math.abs(facts.ap), cover: facts.cover, bonus: facts.saveModifier, restricted: facts.restricted, reroll: facts.saveReroll as Reroll },
    sixes: { instead: facts.instead, additional: facts.additional, hitMortals: facts.hitMortals, woundMortals: facts.woundMortals, unmodified: facts.unmodified },
  };
}

/** The steps of the sequence, each after it the lines of the updates that mattered. */
function tellSteps(volley: Volley, attack: Attack, { overcharged }: Attackers, facts: AttackFacts, rules: W40kRules): Step[] {
  const update = facts.update as UpdateId;
  const say = (name: string, when = true): Step[] => (when ? [stepOf(rules, name, update)] : []);
  const rolls = [facts.hitReroll, facts.woundReroll, facts.saveReroll];
  const modifiers = [attack.hit?.modifier ?? 0, facts.woundModifier, chooseSave(attack.saves, rules).roll.modifier];
  const sixes = attack.hit !== null && (facts.instead + facts.additional + facts.hitMortals > 0 || overcharged);
  return [
    { rules: ['W40-13'], text: steps.attacks, values: { attackers: volley.models, attacks: formatAmount(volley.attacks) }, outcome: countAttacks(volley) },
    ...say('attacksFixed', volley.attacks.dice !== null || volley.models > 1),
    ...say('random', volley.attacks.dice !== null && volley.attacks.plus !== 0),
    ...tellHit(attack, facts, rules, update),
    tellWound(attack, facts, rules),
    ...(facts.woundMortals > 0 ? [{ rules: ['W40-04'], text: steps.woundMortals, values: { mortals: facts.woundMortals } }] : []),
    ...say('sixes', sixes || facts.woundMortals > 0),
    tellSave(attack, facts, rules),
    ...say('saves', facts.invulnerable !== null && (facts.cover > 0 || facts.saveModifier !== 0)),
    ...say('rerollNatural', rolls.some((kind) => kind === 'ones' || kind === 'failed')),
    ...say('cumulative', modifiers.some((modifier) => modifier !== 0)),
    { rules: ['W40-01'], text: steps.always },
    { rules: ['W40-06'], text: steps.damage, values: { damage: formatAmount(facts.damage) }, outcome: rollDamage({ damage: facts.damage, halved: facts.halved, ignore: null }) },
    ...say('halved', facts.halved),
    ...(facts.ignore === null ? [] : [{ rules: ['W40-08'], text: steps.ignore, values: { need: facts.ignore }, outcome: mapValues(loseOne({ damage: facts.damage, halved: false, ignore: facts.ignore }, rules), (lost) => 1 - lost) }, ...say('ignoreEach'), ...say('ignoreOnce')]),
    ...(facts.models > 0 ? [{ rules: ['W40-13'], text: steps.models, values: { wounds: facts.wounds } }] : []),
  ];
}

function tellHit({ hit, sixes }: Attack, facts: AttackFacts, rules: W40kRules, update: UpdateId): Step[] {
  if (hit === null) return [stepOf(rules, 'autoHits', update)];
  const { need, modifier, fixed: stands } = hit;
  const roll: Step = { rules: ['W40-01', stands ? 'W40-12' : 'W40-03'], text: stands ? steps.fixedHit : steps.hit, values: { need: need!, modifier: tellModifier(modifier), reroll: rerollChoices[hit.reroll] }, outcome: chanceToPass(hit, rules) };
  const extra = sixes.instead + sixes.additional;
  return [
    roll,
    ...(facts.alwaysOn !== null && facts.onlyOn !== null ? [stepOf(rules, 'alwaysHits', update)] : []),
    ...(extra + sixes.hitMortals > 0 ? [{ rules: ['W40-11'], text: steps.hitsOfSix, values: { hits: hitsOfSix(sixes, rules), mortals: sixes.hitMortals } }] : []),
    ...(extra > 0 ? [stepOf(rules, 'extraHits', update)] : []),
  ];
}

function tellWound({ wound }: Attack, { strength, toughness }: AttackFacts, rules: W40kRules): Step {
  return { rules: ['W40-01', 'W40-03'], text: steps.wound, values: { strength, toughness, need: wound.need!, modifier: tellModifier(wound.modifier), reroll: rerollChoices[wound.reroll] }, outcome: chanceToPass(wound, rules) };
}

function tellSave({ saves }: Attack, { ap, cover }: AttackFacts, rules: W40kRules): Step {
  const { kind, roll } = chooseSave(saves, rules);
  const outcome = chanceToPass(roll, rules);
  if (roll.need === null) return { rules: ['W40-03'], text: steps.noSave, outcome };
  return { rules: kind === 'armour' ? ['W40-03'] : ['W40-10'], text: steps[kind], values: { need: roll.need, modifier: tellModifier(roll.modifier), ap: Math.abs(ap), cover, reroll: rerollChoices[roll.reroll] }, outcome };
}
