/** Units from profiles, as `odds` knows them: what a simulator puts on its board. */
import type { Profile, ProfileFacts } from '../../profile';
import type { ClassicUnit } from './unit';

/** How many models, with which weapons, and what they want. */
export interface Muster {
  readonly id: string;
  readonly models: number;
  /** Ids of weapons of the profile. */
  readonly gun?: string;
  readonly blade?: string;
  readonly charges: boolean;
}

/** A unit of models alike. Throws a RangeError for a weapon that the profile does not bear, or a fact that is missing. */
export function musterUnit({ name, facts, weapons }: Profile, { id, models, gun, blade, charges }: Muster): ClassicUnit {
  const arm = (weapon: string | undefined): ProfileFacts => {
    if (weapon === undefined) return facts;
    const found = weapons.find((one) => one.id === weapon);
    if (found === undefined) throw new RangeError(`no weapon ${weapon}`);
    return { ...facts, ...found.facts };
  };
  const [close, far] = [arm(blade), arm(gun)];
  const wounds = numberOf(facts, 'wounds');
  return {
    id, name, charges, models: Array.from({ length: models }, () => wounds), out: 0,
    profile: {
      ws: numberOf(close, 'ws'), bs: numberOf(facts, 'bs'), strength: numberOf(close, 'strength'), toughness: numberOf(facts, 'toughness'), wounds,
      initiative: numberOf(close, 'initiative'), attacks: numberOf(close, 'attacks'), leadership: numberOf(facts, 'leadership'),
      save: needOf(facts, 'save'), ignore: needOf(facts, 'ignore'), noSave: close['denySave'] === true,
    },
    gun: gun === undefined ? null : { shots: numberOf(far, 'shots'), strength: numberOf(far, 'strength'), ap: needOf(far, 'ap'), rangeCm: numberOf(far, 'rangeCm') },
    fearless: facts['fearless'] === true, infiltrates: facts['infiltrates'] === true, independent: facts['independent'] === true, cavalry: facts['cavalry'] === true, slow: facts['slow'] === true,
  };
}

function numberOf(facts: ProfileFacts, key: string): number {
  const value = facts[key];
  if (typeof value !== 'number') throw new RangeError(`${key} is not told as a number`);
  return value;
}

/** The die needed, or none. */
function needOf(facts: ProfileFacts, key: string): number | null {
  const value = String(facts[key] ?? '-');
  return value === '-' ? null : Number.parseInt(value, 10);
}
