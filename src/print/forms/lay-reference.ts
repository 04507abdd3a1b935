/** One reference card: its lines set in the largest type that fits (S3), and drawn. */
import { measureText, wrapText } from '../../render/svg/text-measure';
import type { Canvas, TextBox, TextStyle } from '../core/canvas';
import type { TextRuler } from '../core/cut-text';
import { clean } from '../core/flow';
import { pointsPerMm } from '../core/paper';
import { tameTitle } from '../core/sheet-top';
import type { Ink } from '../../render/theme/theme';
import type { CardGroup, CardRow, ReferenceCard } from './table-cards';

/** Widths of text-measure.ts are those of wider faces; these are no less than the real ones. */
const condensed = 0.92;

/** Tells the room of texts before any page is open: never less than it will really be. */
export const roughRuler: TextRuler = {
  widthOf: (text, { points }) => measureText(text, (points * condensed) / pointsPerMm),
  measure: (text, widthMm, { points, leading = 1.17 }) => {
    // A player's own text may have lines of its own.
    const lines = text === '' ? 0 : text.split('\n').reduce((sum, line) => sum + Math.max(1, wrapText(line, (points * condensed) / pointsPerMm, widthMm).length), 0);
    return (lines * points * leading) / pointsPerMm;
  },
};

const paddingMm = 3;
const titleMm = 8.4;
const largestPoints = 11.5;
const leastPoints = 6.5;
const rulePoints = 6;

/** A line with its height, mm. */
interface Line {
  readonly heightMm: number;
  readonly draw: (canvas: Canvas, x: number, y: number) => void;
}

/** The type in which a card fits a box, points; null where even the smallest is too large. */
export function findCardType(card: ReferenceCard, box: Pick<TextBox, 'widthMm' | 'heightMm'>, ruler: TextRuler): number | null {
  const room = box.heightMm - titleMm - 2 * paddingMm;
  for (let points = card.largest ?? largestPoints; points >= leastPoints; points -= 0.25) {
    if (layLines(card, points, box.widthMm - 2 * paddingMm, ruler, 'save').reduce((sum, { heightMm }) => sum + heightMm, 0) <= room) return points;
  }
  return null;
}

/** Draws a card into its box. A sign stands for lines that no type has room for, where the real one is wider than was reckoned. */
export function drawReferenceCard(canvas: Canvas, card: ReferenceCard, box: TextBox, ink: Ink): void {
  const points = findCardType(card, box, canvas) ?? leastPoints;
  drawTitle(canvas, card, box, ink);
  let y = box.y + titleMm + paddingMm;
  for (const line of layLines(card, points, box.widthMm - 2 * paddingMm, canvas, ink)) {
    if (y + line.heightMm > box.y + box.heightMm) {
      canvas.writeLine('…', box.x + box.widthMm - paddingMm, box.y + box.heightMm - 1, { points, align: 'right' });
      return;
    }
    line.draw(canvas, box.x + paddingMm, y);
    y += line.heightMm;
  }
}

function drawTitle(canvas: Canvas, { title, groups }: ReferenceCard, { x, y, widthMm }: TextBox, ink: Ink): void {
  const full = ink === 'full';
  const colour = full ? '#ffffff' : '#000000';
  if (full) canvas.rect(x + 0.8, y + 0.8, widthMm - 1.6, titleMm - 0.8, { fill: '#26303a' });
  else canvas.line(x + paddingMm, y + titleMm, x + widthMm - paddingMm, y + titleMm, { stroke: '#000000', widthMm: 0.5 });
  const dice = groups[0]?.head === '' ? groups[0].dice : '';
  const style = { points: 11, face: 'bold', colour, align: 'right' } as const;
  const diceWidth = dice === '' ? 0 : canvas.widthOf(dice, style) + 3;
  canvas.fit(tameTitle(title), { x: x + paddingMm, y: y + 2, widthMm: widthMm - 2 * paddingMm - diceWidth, heightMm: titleMm - 2 }, { ...style, align: 'left' }, 4);
  if (dice !== '') canvas.writeLine(dice, x + widthMm - paddingMm, y + titleMm - 2.3, style);
}

function layLines({ groups, notes }: ReferenceCard, points: number, widthMm: number, ruler: TextRuler, ink: Ink): Line[] {
  const whenMm = widthOfWhen(groups.flatMap(({ rows }) => rows), points, widthMm, ruler);
  return [
    ...groups.flatMap((group, at) => [
      ...(group.head === '' ? [] : [layHead(group, points, widthMm, ruler, ink, at > 0)]),
      ...group.rows.map((row, place) => layRow(row, { points, widthMm, whenMm, ruler, last: place === group.rows.length - 1 })),
    ]),
    ...notes.map((text) => layNote(text, points, widthMm, ruler)),
  ];
}

/** Wide enough for every first column, and never so wide that results have no room. */
function widthOfWhen(rows: readonly CardRow[], points: number, widthMm: number, ruler: TextRuler): number {
  const widest = Math.max(0, ...rows.map(({ when }) => ruler.widthOf(clean(when), { points, face: 'bold' })));
  return Math.min(widest + 2.5, widthMm * 0.42);
}

function layHead({ head, dice }: CardGroup, points: number, widthMm: number, ruler: TextRuler, ink: Ink, apart: boolean): Line {
  const style: TextStyle = { points, face: 'bold' };
  const diceWidth = dice === '' ? 0 : ruler.widthOf(dice, style) + 3;
  const above = apart ? 1.2 : 0;
  const height = ruler.measure(clean(head), widthMm - diceWidth - 2, style) + 0.8;
  return {
    heightMm: above + height + 0.6,
    draw: (canvas, x, y) => {
      if (ink === 'full') canvas.rect(x - 1, y + above, widthMm + 2, height, { fill: '#dfe4e9' });
      else canvas.line(x - 1, y + above + height, x + widthMm + 1, y + above + height, { stroke: '#000000', widthMm: 0.25 });
      canvas.write(clean(head), x, y + above + 0.4, widthMm - diceWidth - 2, style);
      if (dice !== '') canvas.write(dice, x + widthMm - diceWidth, y + above + 0.4, diceWidth, { ...style, align: 'right' });
    },
  };
}

interface RowPlace {
  readonly points: number;
  readonly widthMm: number;
  readonly whenMm: number;
  readonly ruler: TextRuler;
  readonly last: boolean;
}

function layRow({ when, result, detail, rule }: CardRow, { points, widthMm, whenMm, ruler, last }: RowPlace): Line {
  const bold: TextStyle = { points, face: 'bold' };
  const plain: TextStyle = { points };
  const small: TextStyle = { points: points * 0.85 };
  const ruleStyle: TextStyle = { points: rulePoints, colour: '#444444', align: 'right' };
  const ruleMm = ruler.widthOf(rule, ruleStyle) + 1.5;
  const room = widthMm - whenMm - ruleMm;
  const resultMm = ruler.measure(clean(result), room, plain);
  const detailMm = ruler.measure(clean(detail), room, small);
  const height = Math.max(ruler.measure(clean(when), whenMm - 1, bold), resultMm + detailMm);
  const air = 0.16 * (points / pointsPerMm);
  return {
    heightMm: height + 2 * air,
    draw: (canvas, x, y) => {
      canvas.write(clean(when), x, y + air, whenMm - 1, bold);
      canvas.write(clean(result), x + whenMm, y + air, room, plain);
      canvas.write(clean(detail), x + whenMm, y + air + resultMm, room, small);
      canvas.write(rule, x + widthMm - ruleMm, y + air + 0.12 * (points / pointsPerMm), ruleMm, ruleStyle);
      if (!last) canvas.line(x, y + height + 2 * air, x + widthMm, y + height + 2 * air, { stroke: '#bbbbbb', widthMm: 0.1 });
    },
  };
}

function layNote(text: string, points: number, widthMm: number, ruler: TextRuler): Line {
  const style: TextStyle = { points: points * 0.85, face: 'italic' };
  return {
    heightMm: ruler.measure(clean(text), widthMm, style) + 1.2,
    draw: (canvas, x, y) => void canvas.write(clean(text), x, y + 1, widthMm, style),
  };
}
