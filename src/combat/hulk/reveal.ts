/** HULK-33: who places and faces what a marker turns into, and whether it may act. */
import type { Square } from './geometry';
import { distanceBetween } from './geometry';
import type { IsFree } from './moves';
import type { HulkSide } from './rules';

/** How a marker is revealed: by its owner, or because it ended in a Marine's sight. */
export type RevealCause = 'voluntary' | 'forced';

/** Who does what, and whether the models may be activated this turn. */
export interface RevealTerms {
  readonly places: HulkSide;
  readonly faces: HulkSide;
  readonly mayActivate: boolean;
}

/** The terms of revealing; `acted`: the marker has done something this turn. */
export function revealTerms(cause: RevealCause, acted: boolean): RevealTerms {
  return { places: cause === 'forced' ? 'marines' : 'stealers', faces: 'stealers', mayActivate: !acted };
}

/** Where the models may go: the marker's own square, and free ones beside it, diagonals included. It waits, as moves.ts does, for a simulator with a board. */
export function canPlaceRevealed(marker: Square, squares: readonly Square[], isFree: IsFree): boolean {
  const keys = new Set(squares.map(({ column, row }) => `${column},${row}`));
  return squares.length > 0 && keys.size === squares.length && squares.some((square) => distanceBetween(marker, square) === 0)
    && squares.every((square) => distanceBetween(marker, square) === 0 || (distanceBetween(marker, square) === 1 && isFree(square)));
}
