/** What wounds do to a unit: damage, abilities that ignore wounds, models one after the other (W40-08, W40-09). */
import type { Amount } from '../amount';
import { distributionOf } from '../amount';
import { add, iterate, lengthOf, mapValues, repeat, spread } from '../exact/combine';
import type { Distribution } from '../exact/distribution';
import { bitsOf, certain, maxExactBits, toFloating } from '../exact/distribution';
import type { Blow, BlowCode, Volley } from './attack';
import { countAttacks, sumAttacks } from './attack';
import { halveDamage } from './characteristics';
import { chanceToPass } from './dice';
import type { W40kRules } from './schema';
import { walkFloating } from './walk';

/** Models of a unit, all alike. */
export interface Unit {
  readonly models: number;
  readonly wounds: number;
}

/** How a wound hurts. */
export interface Hurt {
  readonly damage: Amount;
  readonly halved: boolean;
  /** The ability that ignores wounds; there is one roll for each wound, also for mortal ones (W40-08). */
  readonly ignore: number | null;
}

/** Wounds that one unsaved wound costs, before anything is ignored. */
export function rollDamage({ damage, halved }: Hurt): Distribution {
  const rolled = distributionOf(damage);
  return halved ? mapValues(rolled, halveDamage) : rolled;
}

/** 1 where a wound is not ignored, else 0. */
export function loseOne({ ignore }: Hurt, rules: W40kRules): Distribution {
  return mapValues(chanceToPass({ need: ignore, modifier: 0, reroll: 'none' }, rules), (ignored) => 1 - ignored);
}

/** Wounds that get through from one unsaved wound. */
export function loseWounds(hurt: Hurt, rules: W40kRules): Distribution {
  const one = loseOne(hurt, rules);
  return spread(rollDamage(hurt), (wounds) => repeat(one, wounds));
}

/** All the damage that gets through, whatever is left of it over when a model dies. */
export function sumDamage(volley: Volley, blow: Distribution, code: BlowCode, hurt: Hurt, rules: W40kRules): Distribution {
  const [each, mortal] = [loseWounds(hurt, rules), loseOne(hurt, rules)];
  const perAttack = spread(blow, (value) => {
    const { wounds, mortals } = code.decode(value);
    return add(repeat(each, wounds), repeat(mortal, mortals));
  });
  return sumAttacks(volley, perAttack);
}

/**
 * Wounds that a unit loses. The damage of a wound stops at the model it falls on; what is left of it is lost. Mortal
 * wounds go on to the next model. An attack is done with before the next: its wounds, then its mortal wounds.
 */
export function loseModels(attacks: Distribution, blow: Distribution, code: BlowCode, unit: Unit, hurt: Hurt, rules: W40kRules): Distribution {
  const all = unit.models * unit.wounds;
  const [each, mortal] = [loseWounds(hurt, rules), loseOne(hurt, rules)];
  const takeBlow = (hurtAlready: number, { wounds, mortals }: Blow): Distribution => {
    let lost: Distribution = certain(hurtAlready);
    for (let wound = 0; wound < wounds; wound++) lost = spread(lost, (sum) => mapValues(each, (more) => Math.min(sum + more, (Math.floor(sum / unit.wounds) + 1) * unit.wounds)));
    return spread(lost, (sum) => mapValues(repeat(mortal, mortals), (more) => sum + more));
  };
  // What a blow does depends on the wounds of the model it falls on alone, so one step for each number of those is enough.
  const steps = Array.from({ length: unit.wounds }, (_, already) => spread(blow, (value) => takeBlow(already, code.decode(value))));
  const small = steps.every((one) => isSmall(attacks, one));
  const known: readonly Distribution[] = small ? steps : steps.map(toFloating);
  const step = (state: number): Distribution => {
    if (state >= all) return certain(all);
    const already = state % unit.wounds;
    const next = known[already]!;
    const shifted = { ...next, min: next.min + state - already };
    return shifted.min + lengthOf(shifted) - 1 <= all ? shifted : mapValues(shifted, (lost) => Math.min(all, lost));
  };
  return small ? iterate(attacks, 0, step) : walkFloating(attacks, all, step);
}

/** Wounds that a unit loses to all attacks. */
export function loseToAll(volley: Volley, blow: Distribution, code: BlowCode, unit: Unit, hurt: Hurt, rules: W40kRules): Distribution {
  return unit.wounds === 1 ? loseSingles(volley, blow, code, unit, hurt, rules) : loseModels(countAttacks(volley), blow, code, unit, hurt, rules);
}

/** Models of one Wound: what an attack slays does not depend on those before it, so that attacks add up. */
function loseSingles(volley: Volley, blow: Distribution, code: BlowCode, { models }: Unit, hurt: Hurt, rules: W40kRules): Distribution {
  const slays = mapValues(loseWounds(hurt, rules), (lost) => Math.min(1, lost));
  const mortal = loseOne(hurt, rules);
  const perAttack = spread(blow, (value) => {
    const { wounds, mortals } = code.decode(value);
    return add(repeat(slays, wounds), repeat(mortal, mortals));
  });
  return mapValues(sumAttacks(volley, perAttack), (slain) => Math.min(models, slain));
}

/** Exact while every number on the way stays small. */
function isSmall(times: Distribution, step: Distribution): boolean {
  if (times.kind === 'floating' || step.kind === 'floating') return false;
  return bitsOf(times.total) + bitsOf(step.total) * (times.min + lengthOf(times) - 1) <= maxExactBits;
}

/** Models slain, from the wounds that the unit lost. */
export function countSlain(lost: Distribution, { wounds }: Unit): Distribution {
  return mapValues(lost, (sum) => Math.floor(sum / wounds));
}
