/** Measures of a paper for the style sheet. */
import type { Paper } from '../renderer';
import { footMm, hairMm, marginMm, sizeOfPaper } from './paper';

/** What the style sheet reads as `paper`. */
export function describePaper(id: Paper) {
  const paper = sizeOfPaper(id);
  const insideMm = 2 * paper.card.panelMm;
  const cardWidthMm = insideMm + paper.card.tabMm;
  // A page that is filled to the last hundredth spills over in some browsers.
  return { ...paper, id, marginMm, footMm, hairMm, insideMm, cardWidthMm, cardsWidthMm: 2 * cardWidthMm, mapHeightMm: Math.floor(paper.heightMm * 2 - 1) / 2 };
}
