/** Paper in millimetres: what a sheet and a card measure on it. */
import type { Paper } from '../renderer';

/** Measures of one paper, mm. */
export interface PaperSize {
  readonly css: string;
  readonly name: string;
  readonly widthMm: number;
  readonly heightMm: number;
  /** A cut card: inside left, inside right (as wide), and the tab that stays in sight. */
  readonly card: { readonly panelMm: number; readonly tabMm: number; readonly heightMm: number };
  /** The blank grid of the table record, mm; multiples of 10. */
  readonly grid: { readonly widthMm: number; readonly heightMm: number };
}

/** Browsers cut what touches the last tenth of a millimetre inside the margins, so nothing is wider than this less. */
export const hairMm = 0.2;

/** Empty border on every side, mm: home printers cannot reach farther. */
export const marginMm = 10;

/** The border below holds the foot of the page above what printers cannot reach, mm. */
export const footMm = 14;

/** Cards on a page: two columns of four. */
export const cardsPerPage = 8;

const sizes: Readonly<Record<Paper, PaperSize>> = {
  a4: { css: '210mm 297mm', name: 'A4', widthMm: 210, heightMm: 297, card: { panelMm: 42.9, tabMm: 9, heightMm: 68 }, grid: { widthMm: 180, heightMm: 240 } },
  letter: { css: '215.9mm 279.4mm', name: 'Letter', widthMm: 215.9, heightMm: 279.4, card: { panelMm: 44, tabMm: 9, heightMm: 63.5 }, grid: { widthMm: 180, heightMm: 215 } },
};

/** The measures of a paper. */
export function sizeOfPaper(paper: Paper): PaperSize {
  return sizes[paper];
}
