/** Papers of the print kits, in millimetres, and what a printer leaves blank. */
import { marginMm, sizeOfPaper } from '../../render/pack/paper';
import type { Paper } from '../../render/renderer';

/** Papers a kit can be printed on. */
export type PrintPaper = Paper | 'a3';

/** The names for `--paper`, the usual one first. */
export const printPapers: readonly PrintPaper[] = ['a4', 'letter', 'a3'];

/** A sheet held upright, mm. */
export interface PageSize {
  readonly id: PrintPaper;
  readonly name: string;
  readonly widthMm: number;
  readonly heightMm: number;
}

const sizes: Readonly<Record<PrintPaper, PageSize>> = {
  a4: pageOf('a4'),
  letter: pageOf('letter'),
  a3: { id: 'a3', name: 'A3', widthMm: 297, heightMm: 420 },
};

/** A paper that `pack.html` is made for, too. */
function pageOf(id: Paper): PageSize {
  const { name, widthMm, heightMm } = sizeOfPaper(id);
  return { id, name, widthMm, heightMm };
}

/** The size of a paper, mm. */
export function pageSizeOf(paper: PrintPaper): PageSize {
  return sizes[paper];
}

/** Empty border that home printers cannot reach, mm, on every side; nothing is drawn in it. */
export const printMarginMm = marginMm;

/** What there is between the margins of a page, mm. */
export function printWidth({ widthMm }: PageSize): number {
  return widthMm - 2 * printMarginMm;
}

/** True of paper lower than A4, such as Letter: sheets that fill a page have lower rows on it. */
export function isLow({ heightMm }: PageSize): boolean {
  return heightMm < sizes.a4.heightMm;
}

/** Points of PDF in a millimetre. */
export const pointsPerMm = 72 / 25.4;

/** Points of PDF for a length in mm. */
export function toPoints(mm: number): number {
  return mm * pointsPerMm;
}
