/** Reads the closed rectangles of a PDF with plain content streams: where they stand on each page, mm from the upper left corner. */
import type { Matrix, PageStream } from './page-streams';
import { multiply, readStreams } from './page-streams';

/** A rectangle of a path. */
export interface PathRect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The rectangles drawn on each page. */
export function readRects(bytes: Uint8Array): PathRect[][] {
  return readStreams(bytes).map(readStream);
}

/** Follows the operators that move and scale, and those of paths. */
function readStream({ stream, toPage }: PageStream): PathRect[] {
  const rects: PathRect[] = [];
  const saved: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  let corners: (readonly [number, number])[] = [];
  let numbers: number[] = [];
  const operators: Readonly<Record<string, () => void>> = {
    q: () => void saved.push(matrix),
    Q: () => { matrix = saved.pop()!; },
    cm: () => { matrix = multiply(numbers.slice(-6) as unknown as Matrix, matrix); },
    m: () => { corners = [toPage(matrix, numbers.at(-2)!, numbers.at(-1)!)]; },
    l: () => void corners.push(toPage(matrix, numbers.at(-2)!, numbers.at(-1)!)),
    h: () => {
      const xs = corners.map(([x]) => x);
      const ys = corners.map(([, y]) => y);
      if (corners.length === 4) rects.push({ left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) });
    },
  };
  for (const word of stream.split(/\s+/)) {
    const number = Number(word);
    if (word !== '' && Number.isFinite(number)) {
      numbers.push(number);
      continue;
    }
    if (Object.hasOwn(operators, word)) operators[word]!();
    numbers = [];
  }
  return rects;
}
