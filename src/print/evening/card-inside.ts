/** What stands inside a card: the plan and the text, sharing the two panels in the largest type that fits (S3). */
import { shortenText } from '../../render/clean-text';
import { belowOf, nameOf, staysTogether } from '../../render/pack/card-parts';
import { themes } from '../../render/svg/themes';
import type { Canvas, TextBox, TextStyle } from '../core/canvas';
import { drawSheet } from '../core/draw-sheet';
import { clean } from '../core/flow';
import { pointsPerMm } from '../core/paper';
import { PlanPicture } from './pack-content';
import type { PackView } from './pack-content';

/** A card of the view. */
export type PrintedCard = PackView['cardPages'][number]['cards'][number];

/** A thing that stays together in one panel. */
interface Block {
  readonly heightMm: number;
  readonly draw: (x: number, y: number) => void;
}

/** The text of a card set in one type size for panels of one width, mm. */
interface Setting {
  readonly canvas: Canvas;
  readonly widthMm: number;
  readonly points: number;
  /** Longest text, characters. */
  readonly longest: number;
}

/** The smallest type of a card, points. */
const leastPoints = 6;
/** Air inside the edges of a panel, mm. */
export const panelPaddingMm = 2.5;
/** Air between a text and the frame around it, mm. */
const framePaddingMm = 0.8;

/** Lengths to which the texts of a card are cut that fits in no type, characters: such as a player's own words may be. */
const cuts = [160, 80, 40, 20, 8, 2] as const;

/** Draws the inside of a card into its two panels, left of each other. What fits in no type is cut. */
export function drawInside(canvas: Canvas, card: PrintedCard, panels: readonly [TextBox, TextBox]): void {
  // Where the type can shrink no more the plan does.
  for (const planScale of [1, 0.9, 0.8, 0.7, 0.6]) {
    for (let { points } = card; points >= leastPoints; points -= 0.25) {
      if (drawLaid({ canvas, widthMm: panels[0].widthMm, points, longest: Infinity }, card, panels, planScale)) return;
    }
  }
  cuts.some((longest) => drawLaid({ canvas, widthMm: panels[0].widthMm, points: leastPoints, longest }, card, panels, 0.6));
}

function drawLaid(setting: Setting, card: PrintedCard, panels: readonly [TextBox, TextBox], planScale: number): boolean {
  const laid = layInside(setting, card, panels, planScale);
  for (const { block, x, y } of laid ?? []) block.draw(x, y);
  return laid !== null;
}

interface PlacedBlock {
  readonly block: Block;
  readonly x: number;
  readonly y: number;
}

/** Places all blocks, or null where they do not fit. */
function layInside(setting: Setting, card: PrintedCard, [left, right]: readonly [TextBox, TextBox], planScale: number): PlacedBlock[] | null {
  const blocks = [
    ...(card.elsewhere === '' ? [] : [textBlock(card.elsewhere, setting, { face: 'bold' })]),
    ...(card.message === '' ? [] : [textBlock(card.message, setting)]),
    ...card.looks.flatMap((look) => [...headOf(look, setting, planScale), ...textOf(look, setting)]),
    ...(card.further === '' ? [] : [textBlock(card.further, setting, { face: 'bold' })]),
  ];
  const placed: PlacedBlock[] = [];
  const bottom = left.y + left.heightMm;
  let [x, y] = [left.x, left.y];
  for (const block of blocks) {
    if (y + block.heightMm > bottom && x === left.x) [x, y] = [right.x, right.y];
    if (y + block.heightMm > bottom) return null;
    placed.push({ block, x, y });
    y += block.heightMm;
  }
  return placed;
}

type Look = PrintedCard['looks'][number];

/** From where one looks, and the plan. */
function headOf(look: Look, setting: Setting, planScale: number): Block[] {
  const { canvas, widthMm } = setting;
  const { plan } = look;
  return [
    ...(look.from === '' ? [] : [bannerBlock(look.from, setting)]),
    ...(plan instanceof PlanPicture ? [{
      heightMm: plan.heightMm * planScale + 0.8,
      draw: (x: number, y: number) => canvas.place(x + (widthMm - plan.widthMm * planScale) / 2, y, planScale, () => drawSheet(canvas, plan.sheet, themes.ink)),
    }] : []),
  ];
}

function textOf(look: Look, setting: Setting): Block[] {
  const { planned } = look;
  const pieces = look.axes.flatMap(({ arrow, name, pieces: list }) => {
    const blocks = list.map((piece) => pieceBlock(piece, planned, setting));
    // The name of a way stays with the first piece on it, and a short list whole.
    const together = staysTogether(list) ? blocks.splice(0) : blocks.splice(0, 1);
    return [joinBlocks([...(name === '' ? [] : [textBlock(`${arrow} ${name}`, setting, { face: 'bold' })]), ...together]), ...blocks];
  });
  const bold = { face: 'bold' } as const;
  return [
    ...pieces,
    ...(look.join === '' ? [] : [textBlock(look.join, setting)]),
    ...look.objectives.map((objective) => framedBlock(objective, setting)),
    ...(look.openings === '' ? [] : [textBlock(planned ? look.openings : look.openingsPlaced, setting, bold)]),
    ...[look.total, look.keep].filter((text) => text !== '').map((text) => textBlock(text, setting)),
  ];
}

function styleOf({ points }: Setting, face: TextStyle['face'] = 'plain'): TextStyle {
  return { points, face, leading: 1.16 };
}

function cutTo({ longest }: Setting, text: string): string {
  return longest === Infinity ? text : shortenText(text, longest);
}

/** Air below a paragraph, mm. */
function gapOf({ points }: Setting): number {
  return (0.25 * points) / pointsPerMm;
}

function textBlock(whole: string, setting: Setting, { face }: Pick<TextStyle, 'face'> = {}): Block {
  const { canvas, widthMm } = setting;
  const text = cutTo(setting, whole);
  const style = styleOf(setting, face);
  return { heightMm: canvas.measure(clean(text), widthMm, style) + gapOf(setting), draw: (x, y) => void canvas.write(clean(text), x, y, widthMm, style) };
}

/** White on black: from where one looks. */
function bannerBlock(whole: string, setting: Setting): Block {
  const { canvas, widthMm } = setting;
  const text = cutTo(setting, whole);
  const style = { ...styleOf(setting, 'bold'), colour: '#ffffff' };
  const height = canvas.measure(clean(text), widthMm - 2 * framePaddingMm, style);
  return {
    heightMm: height + 0.4 + gapOf(setting),
    draw: (x, y) => {
      canvas.rect(x, y, widthMm, height + 0.4, { fill: '#000000' });
      canvas.write(clean(text), x + framePaddingMm, y + 0.2, widthMm - 2 * framePaddingMm, style);
    },
  };
}

function framedBlock({ title, text }: Look['objectives'][number], setting: Setting): Block {
  const { canvas, widthMm } = setting;
  const inner = { ...setting, widthMm: widthMm - 2 * framePaddingMm };
  const body = joinBlocks([textBlock(title, inner, { face: 'bold' }), textBlock(text, inner)]);
  const frame = body.heightMm + framePaddingMm;
  return {
    heightMm: frame + gapOf(setting) + 0.3,
    draw: (x, y) => {
      canvas.rect(x, y, widthMm, frame, { stroke: '#000000', widthMm: 0.3 });
      body.draw(x + framePaddingMm, y + framePaddingMm);
    },
  };
}

/** One piece: its order, what it is, its number in a frame, and what it adds; below, across the panel, its size and where it goes. */
function pieceBlock(piece: Look['axes'][number]['pieces'][number], planned: boolean, setting: Setting): Block {
  const { canvas, widthMm, points } = setting;
  const { order, number, plus } = piece;
  const em = points / pointsPerMm;
  const plain = styleOf(setting);
  const bold = styleOf(setting, 'bold');
  const orderWidth = 1.5 * em;
  const plusWidth = plus === '' ? 0 : canvas.widthOf(plus, bold) + 0.4 * em;
  const numberWidth = canvas.widthOf(String(number), bold) + 0.6 * em;
  const textWidth = widthMm - orderWidth - numberWidth - plusWidth - 0.5 * em;
  const belowWidth = widthMm - orderWidth;
  const [name, below] = [nameOf(piece), belowOf(piece, planned)].map((text) => clean(cutTo(setting, text))) as [string, string];
  const line = canvas.measure('0', widthMm, bold);
  const head = Math.max(canvas.measure(name, textWidth, plain), line);
  return {
    heightMm: head + (below === '' ? 0 : canvas.measure(below, belowWidth, plain)) + gapOf(setting),
    draw: (x, y) => {
      canvas.write(String(order), x, y, orderWidth - 0.3 * em, { ...plain, align: 'right', colour: '#333333' });
      canvas.write(name, x + orderWidth, y, textWidth, plain);
      const box = x + widthMm - plusWidth - numberWidth;
      canvas.rect(box, y + 0.02 * em, numberWidth, line - 0.06 * em, { stroke: '#000000', widthMm: 0.2 });
      canvas.write(String(number), box, y, numberWidth, { ...bold, align: 'center' });
      if (plus !== '') canvas.write(plus, x + widthMm - plusWidth, y, plusWidth, { ...bold, align: 'right' });
      if (below !== '') canvas.write(below, x + orderWidth, y + head, belowWidth, plain);
    },
  };
}

/** Blocks below each other that stay together. */
function joinBlocks(blocks: readonly Block[]): Block {
  return {
    heightMm: blocks.reduce((sum, { heightMm }) => sum + heightMm, 0),
    draw: (x, y) => {
      let at = y;
      for (const block of blocks) {
        block.draw(x, at);
        at += block.heightMm;
      }
    },
  };
}
