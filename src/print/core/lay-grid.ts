/** Cards of one size on a page. */
import type { TextBox } from './canvas';

/** How many cards an area holds, and where they lie, row by row. */
export interface CardGrid {
  readonly columns: number;
  readonly rows: number;
  readonly places: readonly TextBox[];
}

/** As many cards as an area holds, edge to edge in its middle across, from the top down or in the middle of its height, too. */
export function layGrid(area: TextBox, { widthMm, heightMm }: Pick<TextBox, 'widthMm' | 'heightMm'>, upright: 'top' | 'middle'): CardGrid {
  const columns = Math.floor(area.widthMm / widthMm);
  const rows = Math.floor(area.heightMm / heightMm);
  const left = area.x + (area.widthMm - columns * widthMm) / 2;
  const top = area.y + (upright === 'top' ? 0 : (area.heightMm - rows * heightMm) / 2);
  return { columns, rows, places: Array.from({ length: columns * rows }, (_, at) => ({ x: left + (at % columns) * widthMm, y: top + Math.floor(at / columns) * heightMm, widthMm, heightMm })) };
}
