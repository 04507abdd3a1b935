/** A column of wrapped lines with a known height, laid out before it is known where it will stand. */
import type { Sheet, Tail } from './sheet';
import { measureText, wrapText } from './text-measure';
import type { TextStyle } from './themes';

/** A line relative to the block's top left corner, mm; `y` is the baseline. */
interface BlockLine {
  readonly style: TextStyle;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly tail: Tail | undefined;
}

/** A paragraph to be wrapped. */
export interface Paragraph {
  readonly style: TextStyle;
  readonly text: string;
  readonly size: number;
  /** Space above, mm. */
  readonly before?: number;
  readonly maxLines?: number;
}

/** Wrapped text. */
export interface TextBlock {
  readonly lines: readonly BlockLine[];
  readonly width: number;
  readonly height: number;
}

const leading = 1.28;

/** Wraps paragraphs into a column. */
export function layText(paragraphs: readonly Paragraph[], width: number): TextBlock {
  const lines: BlockLine[] = [];
  let y = 0;
  for (const { style, text, size, before = 0, maxLines } of paragraphs) {
    if (text !== '') y = addLines(lines, wrapText(text, size, width, maxLines), style, size, y + before, 0, undefined);
  }
  return { lines, width, height: y };
}

/** Adds lines from a height on, as it is within a block that begins `below` the top; says how high they reach. */
function addLines(lines: BlockLine[], texts: readonly string[], style: TextStyle, size: number, from: number, below: number, tail: Tail | undefined): number {
  let y = from;
  for (let at = 0; at < texts.length; at++) {
    lines.push({ style, text: texts[at]!, x: 0, y: y + size + below, size, tail });
    y += size * leading;
  }
  return y;
}

/**
 * A name and a list of numbers after it: on the same line when both fit, below it otherwise.
 * The numbers have a style of their own.
 */
export function layNameAndNumbers(name: string, numbers: string, style: TextStyle, size: number, width: number): TextBlock {
  const lines: BlockLine[] = [];
  const names = wrapText(name, size, width, 2);
  const fits = numbers !== '' && names.length === 1 && measureText(names[0]!, size) + size * 0.7 + measureText(numbers, size) <= width;
  const height = addLines(lines, names, 'key', size, 0, 0, fits ? { style, text: numbers } : undefined);
  return { lines, width, height: fits ? height : height + addLines(lines, wrapText(numbers, size, width), style, size, 0, height, undefined) };
}

/** Writes a block with its top left corner at (x, y). */
export function writeBlock(sheet: Sheet, block: TextBlock, x: number, y: number): void {
  for (const line of block.lines) sheet.write(line.style, line.text, x + line.x, y + line.y, line.size, line.tail);
}
