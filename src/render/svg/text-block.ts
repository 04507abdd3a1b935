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
  readonly tail?: Tail;
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
    if (text === '') continue;
    y += before;
    for (const line of wrapText(text, size, width, maxLines)) {
      lines.push({ style, text: line, x: 0, y: y + size, size });
      y += size * leading;
    }
  }
  return { lines, width, height: y };
}

/**
 * A name and a list of numbers after it: on the same line when both fit, below it otherwise.
 * The numbers have a style of their own.
 */
export function layNameAndNumbers(name: string, numbers: string, style: TextStyle, size: number, width: number): TextBlock {
  const block = layText([{ style: 'key', text: name, size, maxLines: 2 }], width);
  if (numbers === '') return block;
  const last = block.lines[block.lines.length - 1];
  const x = last ? measureText(last.text, size) + size * 0.7 : 0;
  if (last && block.lines.length === 1 && x + measureText(numbers, size) <= width) {
    return { ...block, lines: [{ ...last, tail: { style, text: numbers } }] };
  }
  const list = layText([{ style, text: numbers, size }], width);
  const lines = [...block.lines, ...list.lines.map((line) => ({ ...line, y: line.y + block.height }))];
  return { lines, width, height: block.height + list.height };
}

/** Writes a block with its top left corner at (x, y). */
export function writeBlock(sheet: Sheet, block: TextBlock, x: number, y: number): void {
  for (const line of block.lines) sheet.write(line.style, line.text, x + line.x, y + line.y, line.size, line.tail);
}
