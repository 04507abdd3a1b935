import type { Winner } from '../missions/score/grade';
import type { Side } from '../tables/ruleset';

/** SCN-01: of a whole scenario the attacker is who ran the first incursion, and the defender who ran the second. */
export const winnerOfSide: Readonly<Record<Side | 'draw', Winner>> = { first: 'attacker', second: 'defender', draw: 'draw' };
