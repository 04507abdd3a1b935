/** Units that answers are reckoned for. */
import type { Message } from '../errors';
import type { Family, WeaponUse } from './contract';

/** What a profile tells of a fact, as it is written. */
export type ProfileFacts = Readonly<Record<string, number | boolean | string>>;

/** A weapon: its facts stand over those of whoever bears it. */
export interface Weapon {
  readonly id: string;
  readonly name: Message;
  readonly use: WeaponUse;
  readonly facts: ProfileFacts;
}

/** A model and what it bears; `rule` where the rules print it. */
export interface Profile {
  readonly id: string;
  readonly family: Family;
  readonly name: Message;
  readonly rule?: string;
  readonly facts: ProfileFacts;
  readonly weapons: readonly Weapon[];
}
