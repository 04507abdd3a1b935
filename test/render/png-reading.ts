/** Reads a PNG of eight bits and four channels back, independent of the code that wrote it. */
import { crc32, inflateSync } from 'node:zlib';

/** What a picture says of itself. */
export interface PictureFacts {
  readonly width: number;
  readonly height: number;
  /** Pixels on a metre. */
  readonly perMetre: number | null;
}

/** The chunks by name, those of one name joined; each has the check sum it says. */
function readChunks(png: Uint8Array): Map<string, Buffer> {
  const bytes = Buffer.from(png);
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.subarray(at + 4, at + 8).toString('latin1');
    expect([name, bytes.readUInt32BE(at + 8 + length)]).toEqual([name, crc32(bytes.subarray(at + 4, at + 8 + length))]);
    chunks.set(name, Buffer.concat([chunks.get(name) ?? Buffer.alloc(0), bytes.subarray(at + 8, at + 8 + length)]));
    at += 12 + length;
  }
  return chunks;
}

/** Size and density of a picture. */
export function readPng(png: Uint8Array): PictureFacts {
  const chunks = readChunks(png);
  const header = chunks.get('IHDR')!;
  return { width: header.readUInt32BE(0), height: header.readUInt32BE(4), perMetre: chunks.get('pHYs')?.readUInt32BE(0) ?? null };
}

/** The pixels of a picture row by row, four bytes each. */
export function decodePixels(png: Uint8Array): Uint8Array {
  const chunks = readChunks(png);
  const header = chunks.get('IHDR')!;
  expect([header[8], header[9], header[12]]).toEqual([8, 6, 0]);
  const stride = header.readUInt32BE(0) * 4;
  const height = header.readUInt32BE(4);
  const rows = inflateSync(chunks.get('IDAT')!);
  const pixels = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (stride + 1)]!;
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x;
      const left = x >= 4 ? pixels[at - 4]! : 0;
      const above = y > 0 ? pixels[at - stride]! : 0;
      const corner = x >= 4 && y > 0 ? pixels[at - stride - 4]! : 0;
      pixels[at] = rows[at + y + 1]! + predict(filter, left, above, corner);
    }
  }
  return pixels;
}

/** What the five filters of PNG expect of a byte. */
function predict(filter: number, left: number, above: number, corner: number): number {
  switch (filter) {
    case 1: return left;
    case 2: return above;
    case 3: return (left + above) >> 1;
    case 4: return choosePaeth(left, above, corner);
    default: return 0;
  }
}

function choosePaeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [toLeft, toAbove, toCorner] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
