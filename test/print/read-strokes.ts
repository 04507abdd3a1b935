/** Reads the strokes of a PDF with plain content streams: where every drawn line lies on its page, mm. */
import type { Matrix, PageStream } from './page-streams';
import { mmPerPoint, multiply, readStreams } from './page-streams';

/** One stroked path. */
export interface Stroke {
  /** Corners, mm from the upper left corner of the page. */
  readonly points: readonly (readonly [number, number])[];
  readonly closed: boolean;
  readonly widthMm: number;
  /** Three parts of 0 to 1. */
  readonly colour: string;
}

/** The strokes of every page, in the order drawn. Curves are not followed. */
export function readStrokes(bytes: Uint8Array): Stroke[][] {
  return readStreams(bytes).map(readContent);
}

interface State {
  matrix: Matrix;
  width: number;
  colour: string;
}

function readContent({ stream, toPage: place }: PageStream): Stroke[] {
  const strokes: Stroke[] = [];
  const saved: State[] = [];
  let state: State = { matrix: [1, 0, 0, 1, 0, 0], width: 1, colour: '0 0 0' };
  let path: { points: (readonly [number, number])[]; closed: boolean }[] = [];
  const toPage = (x: number, y: number): readonly [number, number] => place(state.matrix, x, y);
  const operators: Readonly<Record<string, (operands: readonly number[]) => void>> = {
    q: () => void saved.push({ ...state }),
    Q: () => { state = saved.pop()!; },
    cm: (operands) => { state.matrix = multiply(operands as unknown as Matrix, state.matrix); },
    w: ([width]) => { state.width = width!; },
    SCN: (operands) => { state.colour = operands.join(' '); },
    m: ([x, y]) => void path.push({ points: [toPage(x!, y!)], closed: false }),
    l: ([x, y]) => void path.at(-1)?.points.push(toPage(x!, y!)),
    h: () => { if (path.length > 0) path.at(-1)!.closed = true; },
    n: () => { path = []; },
    f: () => { path = []; },
    're': () => { path = []; },
    S: () => {
      const [a, b] = state.matrix;
      for (const { points, closed } of path) strokes.push({ points, closed, widthMm: state.width * Math.sqrt(a * a + b * b) * mmPerPoint, colour: state.colour });
      path = [];
    },
  };
  let operands: number[] = [];
  for (const token of stream.replace(/\((?:\\.|[^\\)])*\)|<[^>]*>/g, ' ').split(/\s+/)) {
    if (/^-?[\d.]+$/.test(token)) operands.push(Number(token));
    else {
      operators[token]?.(operands);
      operands = [];
    }
  }
  return strokes;
}
