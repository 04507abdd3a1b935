/** Registers for the table: doors, losses of a combat, and what else an evening keeps count of (SEC-09, KO, RET-06, MIS). */
import type { Canvas, TextBox } from '../core/canvas';
import { printMarginMm, printWidth } from '../core/paper';
import { drawSheetHead } from '../core/sheet-top';
import type { BlankColumn } from './blank-table';
import { drawBlankTable, drawFillLines, drawFormHeading } from './blank-table';
import { boxBelow, splitAcross } from './form-box';
import type { FormsInput } from './forms-kit';
import { hairStroke, writingStroke } from './strokes';

const doorRowMm = 8;
const unitRowMm = 8.4;

/** Draws the head of a register with lines for whose it is, filled in where that is known; returns where it goes on, mm. */
export function drawTop(canvas: Canvas, { words, game }: FormsInput, key: string): number {
  const y = drawSheetHead(canvas, { what: words.text(`forms.${key}`), name: '', tag: '' });
  return drawFillLines(canvas, '', ['mission', 'tag', 'date'].map((name) => words.text(`forms.${name}`)), { ...boxBelow(canvas.page, y), y: y - 1.5 }, game ? [game.mission, game.tag, ''] : []) + 0.5;
}

/** The doors and whether they are open, closed or jammed (SEC-09). */
export function drawDoorsPage(canvas: Canvas, input: FormsInput): void {
  const { words, ink } = input;
  let y = drawTop(canvas, input, 'doors');
  y += canvas.write(words.text('record.doorsNote'), printMarginMm, y, printWidth(canvas.page), { points: 9 }) + 2;
  const columns: BlankColumn[] = [
    { head: words.text('record.doorNumber'), share: 14 }, { head: words.text('forms.between'), share: 30 },
    ...['doorClosed', 'doorOpen', 'doorJammed'].map((key) => ({ head: words.text(`record.${key}`), share: 16, tick: true })),
  ];
  for (const box of splitAcross(boxBelow(canvas.page, y), 2, 5)) drawBlankTable(canvas, box, { columns, rowMm: doorRowMm, ink });
}

/** Out of combat by unit and Wounds, strength at the start of the combat (KO, COM-06). */
export function drawCombatPage(canvas: Canvas, input: FormsInput): void {
  const { words, ink } = input;
  const page = boxBelow(canvas.page, drawTop(canvas, input, 'combat'));
  const text = (key: string): string => words.text(`record.${key}`);
  const losses = [{ head: text('wounds'), share: 24 }, { head: text('out'), share: 24 }];
  const attackers: BlankColumn[] = [{ head: text('unit'), share: 40 }, { head: text('complete'), share: 16, tick: true }, { head: text('atGameStart'), share: 20 }, { head: text('atCombatStart'), share: 20 }, ...losses, { head: text('escaped'), share: 16 }];
  const defenders: BlankColumn[] = [{ head: text('unit'), share: 50 }, { head: words.text('defender.row'), share: 18 }, { head: text('atCombatStart'), share: 22 }, ...losses.map((column) => ({ ...column, share: 35 }))];
  drawStacked(canvas, page, [
    { title: text('attacker'), part: 0.46, draw: (box) => drawBlankTable(canvas, box, { columns: attackers, rowMm: unitRowMm, ink }) },
    { title: text('defender'), part: 0.54, draw: (box) => drawBlankTable(canvas, box, { columns: defenders, rowMm: unitRowMm, ink }) },
  ]);
}

/** Turns, inactive defenders with their place, objectives, prisoner, charge, character and the result. */
export function drawEveningPage(canvas: Canvas, input: FormsInput): void {
  const { words, ink } = input;
  const text = (key: string): string => words.text(`record.${key}`);
  const listed = (key: string): string[] => text(key).split('|').map((part) => part.trim());
  const y = drawTop(canvas, input, 'evening');
  const page = boxBelow(canvas.page, y);
  let bottom = drawTurns(canvas, page, text('turns'));
  for (const key of ['prisoner', 'charge', 'character']) bottom = drawFillLines(canvas, text(key), listed(`${key}Lines`), { ...page, y: bottom });
  bottom = drawFillLines(canvas, '', [text('primaryFound')], { ...page, y: bottom });
  const rest = boxBelow(canvas.page, bottom + 2);
  const objectives: BlankColumn[] = [{ head: text('room'), share: 22 }, { head: text('which'), share: 50 }, { head: text('achieved'), share: 24, tick: true }];
  const inactive: BlankColumn[] = [{ head: text('unit'), share: 40 }, { head: text('models'), share: 26 }, { head: text('place'), share: 34 }];
  const outcome = listed('outcomePrimary').map((head): BlankColumn => ({ head, share: 1 }));
  const ticks = ['primaryAchieved', 'escapeBonus'].map((key): BlankColumn => ({ head: text(key), share: 1, tick: true }));
  drawStacked(canvas, rest, [
    { title: text('objectives'), part: 0.36, draw: (box) => drawBlankTable(canvas, box, { columns: objectives, rowMm: 8, ink }) },
    { title: text('inactive'), part: 0.38, draw: (box) => drawBlankTable(canvas, box, { columns: inactive, rowMm: 8, ink }) },
    { title: text('outcome'), part: 0.13, draw: (box) => drawBlankTable(canvas, { ...box, heightMm: 17 }, { columns: [...ticks, ...outcome], rowMm: 9, ink }) },
    { title: text('notes'), part: 0.13, draw: (box) => drawNotes(canvas, box) },
  ]);
}

/** Forty boxes with the number of a turn in each; returns where the next thing begins, mm. */
function drawTurns(canvas: Canvas, { x, y, widthMm }: TextBox, title: string): number {
  const top = drawFormHeading(canvas, title, x, y, widthMm);
  const side = widthMm / 20;
  for (let turn = 1; turn <= 40; turn++) {
    const [left, above] = [x + ((turn - 1) % 20) * side, top + Math.floor((turn - 1) / 20) * 8];
    canvas.rect(left, above, side, 8, hairStroke);
    canvas.writeLine(String(turn), left + 1, above + 3, { points: 7, colour: '#555555' });
  }
  return top + 17;
}

function drawNotes(canvas: Canvas, { x, y, widthMm, heightMm }: TextBox): void {
  for (let line = 7; line <= heightMm; line += 7) canvas.line(x, y + line, x + widthMm, y + line, writingStroke);
}

interface Stacked {
  readonly title: string;
  readonly part: number;
  readonly draw: (box: TextBox) => void;
}

/** Things below each other with a heading each, sharing the height of a box. */
function drawStacked(canvas: Canvas, { x, y, widthMm, heightMm }: TextBox, things: readonly Stacked[]): void {
  let top = y;
  for (const { title, part, draw } of things) {
    const start = drawFormHeading(canvas, title, x, top, widthMm);
    top += part * heightMm;
    draw({ x, y: start, widthMm, heightMm: top - 3 - start });
  }
}
