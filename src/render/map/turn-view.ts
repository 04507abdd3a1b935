/** Turns a view so that a heading points up the page: what one sees when entering (cards). */
import type { Rect } from '../../session/document';
import type { MapView, ViewOpening } from './map-view';

type Heading = ViewOpening['heading'];

const clockwise: readonly Heading[] = ['n', 'e', 's', 'w'];

/** The view turned so that `heading` becomes north. Whole millimetres stay whole. */
export function turnView(view: MapView, heading: Heading): MapView {
  const quarters = (4 - clockwise.indexOf(heading)) % 4;
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

/** A heading after some quarter turns clockwise. */
function turnHeading(heading: Heading, quarters: number): Heading {
  return clockwise[(clockwise.indexOf(heading) + quarters) % 4] ?? heading;
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
