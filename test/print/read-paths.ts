/** Reads the closed rectangles of a PDF with plain content streams: where they stand on each page, mm from the upper left corner. */

/** A rectangle of a path. */
export interface PathRect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Matrix = readonly [number, number, number, number, number, number];

const pointsPerMm = 72 / 25.4;

/** The rectangles drawn on each page. */
export function readRects(bytes: Uint8Array): PathRect[][] {
  const source = Buffer.from(bytes).toString('latin1');
  const objects = new Map([...source.matchAll(/(?:^|\n)(\d+) 0 obj\n([^]*?)\nendobj/g)].map(([, id, body]) => [id!, body!]));
  const tree = [...objects.values()].find((body) => /\/Type \/Pages\b/.test(body))!;
  return [.../\/Kids \[([^\]]*)\]/.exec(tree)![1]!.matchAll(/(\d+) 0 R/g)].map(([, id]) => {
    const page = objects.get(id!)!;
    const height = Number(/\/MediaBox \[0 0 [\d.]+ ([\d.]+)\]/.exec(page)![1]);
    const contents = objects.get(/\/Contents (\d+) 0 R/.exec(page)![1]!)!;
    return readStream(/stream\n([^]*)\nendstream/.exec(contents)![1]!, height);
  });
}

/** Follows the operators that move and scale, and those of paths. */
function readStream(stream: string, height: number): PathRect[] {
  const rects: PathRect[] = [];
  const saved: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  let corners: [number, number][] = [];
  let numbers: number[] = [];
  const toPage = (x: number, y: number): [number, number] => [(matrix[0] * x + matrix[2] * y + matrix[4]) / pointsPerMm, (height - (matrix[1] * x + matrix[3] * y + matrix[5])) / pointsPerMm];
  const operators: Readonly<Record<string, () => void>> = {
    q: () => void saved.push(matrix),
    Q: () => { matrix = saved.pop()!; },
    cm: () => { matrix = multiply(numbers.slice(-6) as unknown as Matrix, matrix); },
    m: () => { corners = [toPage(numbers.at(-2)!, numbers.at(-1)!)]; },
    l: () => void corners.push(toPage(numbers.at(-2)!, numbers.at(-1)!)),
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

function multiply([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}
