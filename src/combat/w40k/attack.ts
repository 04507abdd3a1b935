/** One attack after the other: hit, wound, save (W40-01 to W40-04, W40-10 to W40-13). */
import type { Amount } from '../amount';
import { distributionOf } from '../amount';
import { add, mapValues, repeat, repeatRandomly, spread } from '../exact/combine';
import type { Distribution } from '../exact/distribution';
import { certain } from '../exact/distribution';
import { meanOf } from '../exact/summary';
import type { PlayedDie, Reroll, RollRule } from './dice';
import { chanceToPass, distributionOfDie, hitsOfSix, isOne, isSix } from './dice';
import type { W40kRules } from './schema';

/** What an attacker's 6s do, and how many mortal wounds they add. */
export interface SixEffects {
  /** Rules that give two hits instead of one, and rules that give one more (W40-11). */
  readonly instead: number;
  readonly additional: number;
  readonly hitMortals: number;
  readonly woundMortals: number;
  /** The effects look at the die as it fell. */
  readonly unmodified: boolean;
}

/** What a target saves with. */
export interface Saves {
  readonly armour: number | null;
  readonly invulnerable: number | null;
  /** Penetration as a number from 0 up: 3 for AP −3. */
  readonly ap: number;
  /** Added to armour saves alone (W40-10). */
  readonly cover: number;
  /** Added to all saves, or to armour saves where it is restricted (W40-10). */
  readonly bonus: number;
  readonly restricted: boolean;
  readonly reroll: Reroll;
}

/** One attack, or as many as are alike. */
export interface Attack {
  /** Null: it hits without a roll (W40-12). */
  readonly hit: RollRule | null;
  readonly wound: RollRule;
  readonly saves: Saves;
  readonly sixes: SixEffects;
}

/** What one attack does: wounds that were not saved, and mortal wounds. */
export interface Blow {
  readonly wounds: number;
  readonly mortals: number;
}

/** Both numbers of a blow stand in one, so that blows may be added up. */
export interface BlowCode {
  readonly encode: (blow: Blow) => number;
  readonly decode: (value: number) => Blow;
}

/** The save that is rolled: the one that is likelier to pass; the better of two alike is the armour's. */
export function chooseSave({ armour, invulnerable, ap, cover, bonus, restricted, reroll }: Saves, rules: W40kRules): { readonly kind: 'armour' | 'invulnerable'; readonly roll: RollRule } {
  const own = { kind: 'armour', roll: { need: armour, modifier: cover + bonus - ap, reroll } } as const;
  const other = { kind: 'invulnerable', roll: { need: invulnerable, modifier: restricted ? 0 : bonus, reroll } } as const;
  return meanOf(chanceToPass(other.roll, rules)).value > meanOf(chanceToPass(own.roll, rules)).value ? other : own;
}

/** Models that attack alike. */
export interface Volley {
  readonly models: number;
  readonly attacks: Amount;
}

/** All attacks, fixed before any hit is rolled for (W40-13). */
export function countAttacks({ models, attacks }: Volley): Distribution {
  return repeat(distributionOf(attacks), models);
}

/** What all attacks come to, from what one does: model by model, since none knows of the others. */
export function sumAttacks({ models, attacks }: Volley, each: Distribution): Distribution {
  return repeat(repeatRandomly(each, distributionOf(attacks)), models);
}

/** Hits of one die: none, one, or more on a 6 (W40-11). */
export function countHits(die: PlayedDie, { sixes }: Attack, rules: W40kRules): number {
  if (!die.passed) return 0;
  return isSix(die, sixes.unmodified, rules) ? hitsOfSix(sixes, rules) : 1;
}

/** The chances of one attack. */
export function playAttack(attack: Attack, rules: W40kRules): { readonly blow: Distribution; readonly code: BlowCode } {
  const { hit, sixes } = attack;
  const width = hit === null ? 2 : hitsOfSix(sixes, rules) + 1;
  const code = makeCode(width);
  const one = playHit(attack, rules, code);
  if (hit === null) return { blow: one, code };
  const hits = distributionOfDie(hit, rules, (die) => {
    const mortals = die.passed && isSix(die, sixes.unmodified, rules) ? sixes.hitMortals : 0;
    return code.encode({ wounds: countHits(die, attack, rules), mortals });
  });
  const blow = spread(hits, (value) => {
    const { wounds, mortals } = code.decode(value);
    return add(repeat(one, wounds), certain(code.encode({ wounds: 0, mortals })));
  });
  return { blow, code };
}

/** From a hit on: it wounds, and the wound may be saved. Mortal wounds of the wound roll come besides, and no save helps. */
function playHit({ wound, saves, sixes }: Attack, rules: W40kRules, code: BlowCode): Distribution {
  const unsaved = mapValues(chanceToPass(chooseSave(saves, rules).roll, rules), (passed) => 1 - passed);
  const wounds = distributionOfDie(wound, rules, (die) => {
    const mortals = die.passed && isSix(die, sixes.unmodified, rules) ? sixes.woundMortals : 0;
    return code.encode({ wounds: Number(die.passed), mortals });
  });
  return spread(wounds, (value) => {
    const { wounds: made, mortals } = code.decode(value);
    return made === 0 ? certain(value) : mapValues(unsaved, (through) => code.encode({ wounds: through, mortals }));
  });
}

function makeCode(width: number): BlowCode {
  return {
    encode: ({ wounds, mortals }) => mortals * width + wounds,
    decode: (value) => ({ wounds: value % width, mortals: Math.floor(value / width) }),
  };
}

/** How many of the bearers an overcharged weapon slays: each that has a 1 among the results of its shots (W40-04). */
export function countBearersSlain({ models, attacks }: Volley, hit: RollRule | null, unmodified: boolean, rules: W40kRules): Distribution {
  if (hit === null) return certain(0);
  const one = distributionOfDie(hit, rules, (die) => Number(isOne(die, unmodified)));
  const bearer = spread(distributionOf(attacks), (count) => mapValues(repeat(one, count), (ones) => Math.min(1, ones)));
  return repeat(bearer, models);
}
