import type { Side } from './ruleset';

/** The other player of a scenario. */
export function otherSide(side: Side): Side {
  return side === 'first' ? 'second' : 'first';
}
