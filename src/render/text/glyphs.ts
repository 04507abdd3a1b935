/** Characters of the text map, in box-drawing Unicode and in plain ASCII. */
import type { OpeningLook } from '../map/map-view';

/** A mark for an opening in a horizontal and in a vertical wall. */
export type Mark = readonly [horizontal: string, vertical: string];

/** A set of characters. */
export interface Glyphs {
  /** By the sides a wall leaves the cell: 1 north, 2 east, 4 south, 8 west. */
  readonly walls: readonly string[];
  readonly openings: Readonly<Record<Exclude<OpeningLook, 'entrance'>, Mark>>;
  readonly entrance: Readonly<Record<'n' | 'e' | 's' | 'w', string>>;
  readonly star: string;
  readonly ellipsis: string;
}

const unicode: Glyphs = {
  walls: [' ', '│', '─', '└', '│', '│', '┌', '├', '─', '┘', '─', '┴', '┐', '┤', '┬', '┼'],
  openings: {
    passage: [' ', ' '],
    'open-door': ['╱', '╱'],
    'closed-door': ['═', '║'],
    'jammed-door': ['╳', '╳'],
    'hidden-door': ['┄', '┆'],
    'blind-end': ['▓', '▓'],
    'unexplored-end': ['?', '?'],
    'unrolled-end': ['!', '!'],
    'unrolled-door': ['╪', '╫'],
  },
  entrance: { n: '▲', e: '▶', s: '▼', w: '◀' },
  star: '★',
  ellipsis: '…',
};

const ascii: Glyphs = {
  walls: [' ', ...Array.from({ length: 15 }, () => '#')],
  openings: {
    passage: [' ', ' '],
    'open-door': ['/', '/'],
    'closed-door': ['=', 'H'],
    'jammed-door': ['X', 'X'],
    'hidden-door': ['~', 'S'],
    'blind-end': ['%', '%'],
    'unexplored-end': ['?', '?'],
    'unrolled-end': ['!', '!'],
    'unrolled-door': ['+', '+'],
  },
  entrance: { n: '^', e: '>', s: 'v', w: '<' },
  star: '*',
  ellipsis: '...',
};

/** The characters to draw with. */
export function glyphsFor(plain: boolean): Glyphs {
  return plain ? ascii : unicode;
}
