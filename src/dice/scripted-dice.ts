/** Dice that somebody else rolled: physical dice, or the dice of a test. */
import type { Dice, Streams } from './streams';

/** Scripted streams: lists of results by stream name; `rest()` tells what was not used. */
export interface ScriptedStreams extends Streams {
  rest(): Record<string, number[]>;
}

/**
 * Streams that give the listed results in order. `pick` takes the next number of the list as the index.
 * Streams without a list come from `fallback`; without one, asking for them is an error.
 */
export function createScriptedStreams(script: Readonly<Record<string, readonly number[]>>, fallback?: Streams): ScriptedStreams {
  const left = new Map(Object.entries(script).map(([name, dice]) => [name, [...dice]]));
  const take = (name: string, low: number, high: number): number => {
    const die = left.get(name)?.shift();
    if (die === undefined) throw new RangeError(`no scripted die left in stream "${name}"`);
    if (die < low || die > high) throw new RangeError(`scripted die ${die} is not within ${low} to ${high} in stream "${name}"`);
    return die;
  };
  return {
    open(name): Dice {
      if (!left.has(name) && fallback) return fallback.open(name);
      return { roll: (sides) => take(name, 1, sides), pick: (count) => take(name, 0, count - 1) };
    },
    rest: () => Object.fromEntries([...left].filter(([, dice]) => dice.length > 0)),
  };
}
