/** The prepared pairs of troop dice (PRE-04): drawn in order from one stream; the walk and the defender's sheet use the same ones. */
import type { DicePair } from '../encounters/defender-roll';
import { drawPair } from '../encounters/defender-roll';
import type { Session } from './session';

/** The pair of an index, drawing up to it. */
export function pairAt(session: Session, index: number): DicePair {
  while (session.pairs.length <= index) session.pairs.push(drawPair(session.troops));
  return session.pairs[index]!;
}

/** The first `count` pairs. */
export function takePairs(session: Session, count: number): readonly DicePair[] {
  pairAt(session, count - 1);
  return session.pairs.slice(0, count);
}
