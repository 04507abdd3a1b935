/** Reads a PDF back with poppler, as a reader or a printer would. Where poppler is missing the tests that need it are skipped; `.ci/run` brings it and counts skips as failures. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const hasPoppler = spawnSync('pdftotext', ['-v']).status === 0 && spawnSync('pdftoppm', ['-v']).status === 0;

/** A test that needs `pdftotext`, `pdfinfo` and `pdftoppm`. */
export const testWithPoppler = hasPoppler ? test : test.skip;

function withFile<Result>(bytes: Uint8Array, use: (path: string, folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'plasma-wall-pdf-'));
  try {
    const path = join(folder, 'file.pdf');
    writeFileSync(path, bytes);
    return use(path, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Text in the order it was written, by page. */
export function readPages(bytes: Uint8Array): string[] {
  return withFile(bytes, (path) => execFileSync('pdftotext', ['-raw', '-enc', 'UTF-8', path, '-'], { encoding: 'utf8', maxBuffer: 1e8 }).split('\f').slice(0, -1));
}

/** All text without white space: lines and columns break anywhere. */
export function readSolid(bytes: Uint8Array): string {
  return makeSolid(readPages(bytes).join(''));
}

/** Text without white space. */
export function makeSolid(text: string): string {
  return text.replace(/[\s\u200b\u00ad]+/g, '');
}

/** A word and where it stands, mm from the upper left corner. */
export interface PlacedWord {
  readonly page: number;
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Every word with its box. */
export function readWords(bytes: Uint8Array): PlacedWord[] {
  const xml = withFile(bytes, (path) => execFileSync('pdftotext', ['-bbox', '-enc', 'UTF-8', path, '-'], { encoding: 'utf8', maxBuffer: 1e8 }));
  let page = 0;
  return [...xml.matchAll(/<page |<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">([^<]*)</g)].flatMap(([found, ...parts]) => {
    if (found === '<page ') {
      page += 1;
      return [];
    }
    const [left, top, right, bottom] = parts.slice(0, 4).map((points) => (Number(points) * 25.4) / 72) as [number, number, number, number];
    return [{ page, text: parts[4] ?? '', left, top, right, bottom }];
  });
}

/** A page as grey pixels, 0 black to 255 white. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Draws pages as a printer would at a resolution. */
export function rasterise(bytes: Uint8Array, dpi: number, first = 1, last = 0): Raster[] {
  return withFile(bytes, (path, folder) => {
    execFileSync('pdftoppm', ['-gray', '-r', String(dpi), '-f', String(first), ...(last > 0 ? ['-l', String(last)] : []), path, join(folder, 'page')]);
    return readdirSync(folder).filter((name) => name.endsWith('.pgm')).sort().map((name) => parsePgm(readFileSync(join(folder, name))));
  });
}

function parsePgm(file: Uint8Array): Raster {
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(Buffer.from(file.subarray(0, 40)).toString('latin1'))!;
  return { width: Number(head[1]), height: Number(head[2]), pixels: file.subarray(head[0].length) };
}

/** The box around all that is not white, mm; null on a blank page. */
export function findInked({ width, height, pixels }: Raster, dpi: number): { left: number; top: number; right: number; bottom: number } | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (pixels[y * width + x]! >= 250) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  const mm = (pixel: number): number => (pixel * 25.4) / dpi;
  return right < 0 ? null : { left: mm(left), top: mm(top), right: mm(right + 1), bottom: mm(bottom + 1) };
}

/** The longest run of ink along rows, or along columns, within a box of a page, mm. */
export function findLongestRun({ width, pixels }: Raster, dpi: number, [left, top, right, bottom]: readonly [number, number, number, number], upright: boolean): number {
  const toPixel = (mm: number): number => Math.round((mm * dpi) / 25.4);
  const [x1, y1, x2, y2] = [toPixel(left), toPixel(top), toPixel(right), toPixel(bottom)];
  let most = 0;
  for (let across = upright ? x1 : y1; across < (upright ? x2 : y2); across++) {
    let run = 0;
    for (let along = upright ? y1 : x1; along < (upright ? y2 : x2); along++) {
      run = pixels[upright ? along * width + across : across * width + along]! < 128 ? run + 1 : 0;
      most = Math.max(most, run);
    }
  }
  return (most * 25.4) / dpi;
}
