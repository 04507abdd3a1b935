/**
 * A combat played with dice, for whoever plays whole games: two sides in, survivors and a log out. The dice
 * come from a stream that the caller names (ENG-06), so that a game can be repeated.
 */
import type { Dice } from '../dice/streams';
import type { Message } from '../errors';
import type { Side } from './contract';

/** The units of both sides and how far apart they are. */
export interface Combat<Unit> {
  readonly units: Readonly<Record<Side, readonly Unit[]>>;
  readonly distanceCm: number;
  /** Turns after which nobody has won; what a simulator never waits beyond. */
  readonly maxTurns: number;
}

/** One thing that happened. The dice are in the order in which they were rolled. */
export interface CombatEvent {
  /** 0 before the first Combat Turn. */
  readonly turn: number;
  readonly side: Side;
  readonly rules: readonly string[];
  readonly text: Message;
  readonly values: Readonly<Record<string, string | number | Message>>;
  readonly dice: readonly number[];
}

/** How it ended; without a winner when both sides are emptied at once, or the turns are over. */
export interface CombatEnd<Unit> {
  readonly winner: Side | null;
  /** Those who go on, with the models and Wounds that they have left; where nobody has won, also those who wait out of combat. */
  readonly survivors: Readonly<Record<Side, readonly Unit[]>>;
  readonly turns: number;
  readonly log: readonly CombatEvent[];
}

/** What a family offers a simulator. */
export type PlayCombat<Unit, Rules> = (combat: Combat<Unit>, dice: Dice, rules: Rules) => CombatEnd<Unit>;
