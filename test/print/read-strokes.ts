/** Reads the strokes of a PDF with plain content streams: where every drawn line lies on its page, mm. */

/** One stroked path. */
export interface Stroke {
  /** Corners, mm from the upper left corner of the page. */
  readonly points: readonly (readonly [number, number])[];
  readonly closed: boolean;
  readonly widthMm: number;
  /** Three parts of 0 to 1. */
  readonly colour: string;
}

type Matrix = readonly [number, number, number, number, number, number];

const mmPerPoint = 25.4 / 72;

/** The strokes of every page, in the order drawn. Curves are not followed. */
export function readStrokes(bytes: Uint8Array): Stroke[][] {
  const source = Buffer.from(bytes).toString('latin1');
  const objects = new Map([...source.matchAll(/(\d+) 0 obj\n([^]*?)\nendobj/g)].map(([, id, body]) => [id!, body!]));
  const kids = [...objects.values()].filter((body) => /\/Type \/Pages/.test(body)).flatMap((body) => [.../\/Kids \[([^\]]*)\]/.exec(body)![1]!.matchAll(/(\d+) 0 R/g)].map(([, id]) => id!));
  return kids.map((id) => {
    const page = objects.get(id)!;
    const height = Number(/\/MediaBox \[[\d.]+ [\d.]+ [\d.]+ ([\d.]+)\]/.exec(page)![1]);
    const content = objects.get(/\/Contents (\d+) 0 R/.exec(page)![1]!)!;
    return readContent(content.slice(content.indexOf('stream\n') + 7, content.lastIndexOf('\nendstream')), height);
  });
}

function multiply([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

interface State {
  matrix: Matrix;
  width: number;
  colour: string;
}

function readContent(content: string, height: number): Stroke[] {
  const strokes: Stroke[] = [];
  const saved: State[] = [];
  let state: State = { matrix: [1, 0, 0, 1, 0, 0], width: 1, colour: '0 0 0' };
  let path: { points: (readonly [number, number])[]; closed: boolean }[] = [];
  const toPage = (x: number, y: number): readonly [number, number] => {
    const [a, b, c, d, e, f] = state.matrix;
    return [(a * x + c * y + e) * mmPerPoint, (height - (b * x + d * y + f)) * mmPerPoint];
  };
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
  for (const token of content.replace(/\((?:\\.|[^\\)])*\)|<[^>]*>/g, ' ').split(/\s+/)) {
    if (/^-?[\d.]+$/.test(token)) operands.push(Number(token));
    else {
      operators[token]?.(operands);
      operands = [];
    }
  }
  return strokes;
}
