/** Turns a view so that a heading points up the page: what one sees when entering (cards). */
import type { Rect } from '../../session/document';
import { countQuarters, turnHeading } from './headings';
import type { Heading } from './headings';
import type { MapView } from './map-view';

/** The view turned so that `heading` becomes north. Whole millimetres stay whole. */
export function turnView(view: MapView, heading: Heading): MapView {
  const quarters = countQuarters(heading, 'n');
  if (quarters === 0) return view;
  return {
    sections: view.sections.map((section) => ({ ...section, floor: section.floor.map((rect) => turnRect(rect, quarters)) })),
    openings: view.openings.map((opening) => {
      const [x, y] = turnPoint(opening.x, opening.y, quarters);
      return { ...opening, x, y, heading: turnHeading(opening.heading, quarters) };
    }),
    lookouts: view.lookouts.map((lookout) => {
      const [x, y] = turnPoint(lookout.x, lookout.y, quarters);
      return { x, y, heading: turnHeading(lookout.heading, quarters) };
    }),
    bounds: turnRect(view.bounds, quarters),
  };
}

/** One quarter clockwise takes (x, y) to (−y, x), since y grows downwards. */
function turnPoint(x: number, y: number, quarters: number): readonly [number, number] {
  switch (quarters) {
    case 1: return [0 - y, x];
    case 2: return [0 - x, 0 - y];
    case 3: return [y, 0 - x];
    default: return [x, y];
  }
}

function turnRect([x, y, width, height]: Rect, quarters: number): Rect {
  const [ax, ay] = turnPoint(x, y, quarters);
  const [bx, by] = turnPoint(x + width, y + height, quarters);
  return [Math.min(ax, bx), Math.min(ay, by), Math.abs(ax - bx), Math.abs(ay - by)];
}
