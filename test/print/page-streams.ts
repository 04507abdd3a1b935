/** The content streams of a PDF that was made without compression, and how its drawing operators move points. */

/** As `cm` takes it. */
export type Matrix = readonly [number, number, number, number, number, number];

/** What a page draws. */
export interface PageStream {
  readonly stream: string;
  /** From a point of the stream, under a matrix, to mm from the upper left corner of the page. */
  readonly toPage: (matrix: Matrix, x: number, y: number) => readonly [number, number];
}

/** Millimetres in a point of PDF. */
export const mmPerPoint = 25.4 / 72;

/** The streams of every page, in their order. */
export function readStreams(bytes: Uint8Array): PageStream[] {
  const source = Buffer.from(bytes).toString('latin1');
  const objects = new Map([...source.matchAll(/(?:^|\n)(\d+) 0 obj\n([^]*?)\nendobj/g)].map(([, id, body]) => [id!, body!]));
  const tree = [...objects.values()].find((body) => /\/Type \/Pages\b/.test(body))!;
  return [.../\/Kids \[([^\]]*)\]/.exec(tree)![1]!.matchAll(/(\d+) 0 R/g)].map(([, id]) => {
    const page = objects.get(id!)!;
    const height = Number(/\/MediaBox \[0 0 [\d.]+ ([\d.]+)\]/.exec(page)![1]);
    const contents = objects.get(/\/Contents (\d+) 0 R/.exec(page)![1]!)!;
    return {
      stream: /stream\n([^]*)\nendstream/.exec(contents)![1]!,
      toPage: ([a, b, c, d, e, f], x, y) => [(a * x + c * y + e) * mmPerPoint, (height - (b * x + d * y + f)) * mmPerPoint],
    };
  });
}

/** The first matrix, and then the second. */
export function multiply([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}
