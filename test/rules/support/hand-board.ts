/** Boards written down by hand, for tests of sight and walking that need an exact place. */
import type { DraftBoard, DraftOpening, SectionFacts } from '../../../src/board/draft';
import { createBoard } from '../../../src/board/draft';
import { addOpening, linkOpening, setState } from '../../../src/board/openings';
import type { Heading, Rect } from '../../../src/board/geometry';
import { boundsOf } from '../../../src/render/map/map-view';
import { layByHand } from './sections';

/** A section by its floor; the first rectangle touches the others. Kind `straight` unless told otherwise. */
export interface HandSection {
  readonly floor: readonly Rect[];
  readonly kind?: SectionFacts['kind'];
  readonly area?: SectionFacts['area'];
}

/** An opening; `to` absent: nobody knows yet what lies behind. A passage is open, a door closed. */
export interface HandOpening {
  readonly kind?: DraftOpening['kind'];
  readonly state?: DraftOpening['state'];
  readonly at: readonly [number, number];
  readonly heading: Heading;
  readonly width?: number;
  readonly from: number;
  readonly to?: number;
  readonly fromCell?: number;
  readonly toCell?: number;
}

/** Builds the board; ids are the places in the two lists. */
export function buildByHand(sections: readonly HandSection[], openings: readonly HandOpening[]): DraftBoard {
  const board = createBoard(100);
  for (const { floor, kind, area } of sections) layByHand(board, boundsOf(floor), { floor, ...(kind && { kind }), ...(area && { area }) });
  for (const { kind = 'passage', state, at: [x, y], heading, width = kind === 'door' ? 30 : 60, from, to, fromCell = 0, toCell = 0 } of openings) {
    const opening = addOpening(board, { kind, x, y, heading, width, from, fromCell, leads: 'corridor' });
    if (state) setState(board, opening, state);
    if (to !== undefined) linkOpening(board, opening, to, toCell);
  }
  return board;
}
