/** What happens to the board, in order, each with the rolls that led to it (T3). */
import type { Roll } from '../dice/roll';

/** Why a section is not just what the dice said. */
export type PlacementNote = 'large-became-small' | 'objective-owed' | 'forced' | 'inserted-straight';

/** One event on the board; sections and openings by id. */
export type BoardEvent =
  | { readonly type: 'placed'; readonly section: number; readonly opening: number; readonly rolls: readonly Roll[]; readonly note?: PlacementNote }
  | { readonly type: 'door-rolled'; readonly opening: number; readonly rolls: readonly Roll[] }
  | { readonly type: 'doors-unplaced'; readonly section: number; readonly count: number }
  | { readonly type: 'joined'; readonly opening: number; readonly how: 'met' | 'through-wall'; readonly rolls: readonly Roll[] }
  | { readonly type: 'sealed'; readonly opening: number; readonly rolls: readonly Roll[]; readonly why: 'no-room' | 'edge' }
  | { readonly type: 'left-open'; readonly opening: number }
  | { readonly type: 'hidden-door'; readonly opening: number };
