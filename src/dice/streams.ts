/**
 * Named dice streams (ENG-06): every purpose draws from a stream of its own, derived from the seed by
 * hashing a text, so that one more die in one place never changes another (G4).
 */
import alea from 'seedrandom/lib/alea';
import type { AleaState, Beginning } from './seed-alea';
import { begin, codesOf, seedAlea, seedFour } from './seed-alea';

/** Raised when the way streams are derived changes; it is written in every document. */
export const streamDerivation = 1;

/** Library and version the sequences depend on. */
export const streamLibrary = 'seedrandom 3.0.5';

/** A source of dice and of placement choices. */
export interface Dice {
  /** A die: 1 to `sides`, equally likely. */
  roll(sides: number): number;
  /** An index: 0 to `count` − 1, equally likely. */
  pick(count: number): number;
}

/** Opens streams by name; the same name always gives the same stream, where it last stood. */
export interface Streams {
  open(name: string): Dice;
}

/** Streams that every session opens; seeded together, the four take little more time than one. */
const usual = ['board', 'placement', 'troops', 'numbers'];

/** Streams of a seed. The seed is text, already normalised (NFC) by the caller. */
export function createStreams(seed: string): Streams {
  const opened = new Map<string, Dice>();
  // The length keeps `a/b` + `c` apart from `a` + `b/c`.
  const rest = codesOf(`${seed.length}/${seed}`);
  return {
    open(name) {
      if (opened.size === 0) {
        const states = seedFour(usual.map(beginningOf), rest);
        for (let at = 0; at < usual.length; at++) opened.set(usual[at]!, new SeededDice(states[at]!));
      }
      let dice = opened.get(name);
      if (!dice) opened.set(name, (dice = new SeededDice(seedAlea(beginningOf(name), rest))));
      return dice;
    },
  };
}

/** By name of a stream, what its text begins with. The few names of a game are worked out once. */
const beginnings = new Map<string, Beginning>();

function beginningOf(name: string): Beginning {
  let beginning = beginnings.get(name);
  if (!beginning) beginnings.set(name, (beginning = begin(`plasma-wall/${streamDerivation}/${name}/`)));
  return beginning;
}

/** Dice of a generator. A class: to the machine, the dice of all streams are of one kind. */
class SeededDice implements Dice {
  private readonly next: () => number;

  constructor(state: AleaState) {
    this.next = alea('', { state });
  }

  // Cutting to 32 bits makes a whole number to the machine too; rounding down leaves a floating-point one.
  roll(sides: number): number {
    return ((this.next() * sides) | 0) + 1;
  }

  pick(count: number): number {
    return (this.next() * count) | 0;
  }
}

/** What the text of the last tag began with: the tags of many seeds have it in common. */
let lastTag = { text: '', beginning: begin('') };

/** Six characters, without look-alikes, that depend on every byte of what is played and of the seed but do not tell them (PRE-08). */
export function deriveTag(played: string, seed: string): string {
  const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
  const text = `plasma-wall/${streamDerivation}/tag/${played.length + seed.length}/${played}`;
  if (text !== lastTag.text) lastTag = { text, beginning: begin(text) };
  const dice = new SeededDice(seedAlea(lastTag.beginning, codesOf(seed)));
  let tag = '';
  for (let at = 0; at < 6; at++) tag += letters[dice.pick(letters.length)];
  return tag;
}
