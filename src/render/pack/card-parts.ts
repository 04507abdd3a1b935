/** A look in parts that stay together, for a card that cannot hold it whole: the pieces one by one, then what follows the list. */
import { countLines, emOf, lineOf } from './card-lines';
import type { LookView, PieceView } from './card-text';

/** The border of the box around a section's number, mm. */
const boxMm = 0.4;
/** Air below a paragraph and around an objective, parts of the type size. */
const gap = 0.25;
const objectiveGap = 0.8;

/** How many pieces a look lists. */
export function countPieces(look: LookView): number {
  return look.axes.reduce((sum, axis) => sum + axis.pieces.length, 0);
}

/** How many parts a look has: its pieces, what joins, its objectives, the new openings, the sum and what stays. */
export function countParts(look: LookView): number {
  return countPieces(look) + look.objectives.length + [look.join, look.openings, look.total, look.keep].filter((text) => text !== '').length;
}

/** The parts from `start` up to `end` alone; a direction is named again where its pieces go on. */
export function takeParts(look: LookView, start: number, end: number): LookView {
  let at = 0;
  const isTaken = (): boolean => {
    at += 1;
    return at > start && at <= end;
  };
  const keep = (text: string): string => (text !== '' && isTaken() ? text : '');
  const axes = look.axes.map((axis) => ({ ...axis, pieces: axis.pieces.filter(isTaken) })).filter(({ pieces }) => pieces.length > 0);
  const join = keep(look.join);
  const objectives = look.objectives.filter(isTaken);
  const [openings, total, kept] = [keep(look.openings), keep(look.total), keep(look.keep)];
  return { from: start === 0 ? look.from : '', axes, join, objectives, openings, openingsPlaced: openings === '' ? '' : look.openingsPlaced, total, keep: kept };
}

/** So many pieces of one direction at most are read in one go, on one side of the fold; the style sheet has the same. */
const mostTogether = 3;

/** True where the list of a direction does not go on across the fold. */
export function staysTogether(pieces: LookView['axes'][number]['pieces']): boolean {
  return pieces.length <= mostTogether;
}

/** Height of a paragraph, mm. */
export function measureText(text: string, points: number, widthMm: number, bold = false): number {
  return text === '' ? 0 : countLines(text, emOf(points), widthMm, bold) * lineOf(points) + gap * emOf(points);
}

/** Heights of what stays together below the head of a look, mm. `planned`: a plan tells the places. */
export function measureParts(look: LookView, points: number, widthMm: number, planned: boolean): number[] {
  const em = emOf(points);
  const block = (text: string, share = 1, bold = false): number => measureText(text, points, widthMm * share, bold);
  const blocks: number[] = [];
  for (const { name, pieces } of look.axes) {
    // Order and section number stand beside the name, and with a contribution they take more than half of the width.
    const heights = pieces.map((piece) => block(nameOf(piece), piece.plus === '' ? 0.56 : 0.44) + measureBelow(belowOf(piece, planned), points, widthMm) + boxMm);
    const together = staysTogether(pieces) ? heights.splice(0) : heights.splice(0, 1);
    blocks.push((name === '' ? 0 : lineOf(points) + gap * em) + together.reduce((sum, height) => sum + height, 0), ...heights);
  }
  blocks.push(block(look.join));
  for (const objective of look.objectives) blocks.push(block(objective.title, 0.95, true) + block(objective.text, 0.95) + objectiveGap * em);
  blocks.push(block(planned ? look.openings : look.openingsPlaced, 1, true), block(look.total), block(look.keep));
  return blocks;
}

function measureBelow(text: string, points: number, widthMm: number): number {
  return text === '' ? 0 : countLines(text, emOf(points), widthMm * 0.84) * lineOf(points);
}

/** What stands beside the number of a piece. */
export function nameOf({ name, exits }: PieceView): string {
  return exits === '' ? name : `${name} ${exits}`;
}

/** What stands below it, across the panel, where a size finds room on one line. `planned`: a plan tells the places. */
export function belowOf({ size, after, place }: PieceView, planned: boolean): string {
  return [size, planned ? after : place].filter((text) => text !== '').join(' ');
}
