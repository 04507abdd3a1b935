/** Units of a combat that is played: what they are, and what has become of them. */
import type { Message } from '../../../errors';
import type { Side } from '../../contract';
import type { Duellist } from '../duel';

/** A unit of models that are alike. */
export interface ClassicUnit {
  /** The caller's own: survivors bear it again. */
  readonly id: string;
  readonly name: Message;
  readonly profile: Duellist & { readonly bs: number; readonly leadership: number };
  readonly gun: { readonly shots: number; readonly strength: number; readonly ap: number | null; readonly rangeCm: number } | null;
  /** Wounds left of each model that stands. */
  readonly models: readonly number[];
  /** Models out of combat that wait for its end (KO-01): none but after a combat that nobody has won. */
  readonly out: number;
  readonly fearless: boolean;
  readonly infiltrates: boolean;
  readonly independent: boolean;
  readonly cavalry: boolean;
  /** Moves as over difficult ground (ZOM-02). */
  readonly slow: boolean;
  /** Whether it seeks close combat, or stays away and shoots. */
  readonly charges: boolean;
}

/** A unit on the board; a line is all of the board that matters here. */
export interface Fighter {
  readonly side: Side;
  readonly unit: ClassicUnit;
  readonly start: number;
  /** Wounds left of the models that stand. */
  models: number[];
  /** Models out of combat (KO-01), those of a dispersed unit too. */
  out: number;
  /** cm from where the attackers began. */
  at: number;
  fallsBack: boolean;
  /** Enemy it is in close combat with. */
  against: Fighter | null;
}

/** Puts a unit on the board. */
export function deploy(side: Side, unit: ClassicUnit, at: number): Fighter {
  return { side, unit, start: unit.models.length + unit.out, models: [...unit.models], out: unit.out, at, fallsBack: false, against: null };
}

/** Takes Wounds off one model after the other, the wounded first; returns how many fell. */
export function loseWounds(fighter: Fighter, wounds: number): number {
  fighter.models.sort((a, b) => a - b);
  let [left, fallen] = [wounds, 0];
  while (left > 0 && fighter.models.length > 0) {
    const taken = Math.min(left, fighter.models[0]!);
    fighter.models[0]! -= taken;
    left -= taken;
    if (fighter.models[0] === 0) {
      fighter.models.shift();
      fallen += 1;
    }
  }
  fighter.out += fallen;
  if (fighter.models.length === 0) part(fighter);
  return fallen;
}

/** All its models are out of combat (COM-07). */
export function disperse(fighter: Fighter): void {
  fighter.out += fighter.models.length;
  fighter.models = [];
  part(fighter);
}

/** It is in close combat no longer, nor is its enemy. */
export function part(fighter: Fighter): void {
  if (fighter.against) fighter.against.against = null;
  fighter.against = null;
}

/** True while models of it stand. */
export function stands({ models }: Fighter): boolean {
  return models.length > 0;
}
