/** Reads a PNG of eight bits and four channels back, independent of the code that wrote it. */
import { inflateSync } from 'node:zlib';

/** A picture as its pixels, four bytes each. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly perMetre: number | null;
  readonly pixels: Uint8Array;
}

/** The chunks by name, those of one name joined. */
function readChunks(png: Uint8Array): Map<string, Buffer> {
  const bytes = Buffer.from(png);
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.subarray(at + 4, at + 8).toString('latin1');
    chunks.set(name, Buffer.concat([chunks.get(name) ?? Buffer.alloc(0), bytes.subarray(at + 8, at + 8 + length)]));
    at += 12 + length;
  }
  return chunks;
}

/** The picture of a file. */
export function decodePng(png: Uint8Array): Picture {
  const chunks = readChunks(png);
  const header = chunks.get('IHDR')!;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  expect([header[8], header[9], header[12]]).toEqual([8, 6, 0]);
  const rows = inflateSync(chunks.get('IDAT')!);
  const pixels = new Uint8Array(width * height * 4);
  const stride = width * 4;
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (stride + 1)]!;
    for (let x = 0; x < stride; x++) {
      const left = x >= 4 ? pixels[y * stride + x - 4]! : 0;
      const above = y > 0 ? pixels[(y - 1) * stride + x]! : 0;
      const corner = x >= 4 && y > 0 ? pixels[(y - 1) * stride + x - 4]! : 0;
      pixels[y * stride + x] = rows[y * (stride + 1) + 1 + x]! + [0, left, above, (left + above) >> 1, choosePaeth(left, above, corner)][filter]!;
    }
  }
  return { width, height, perMetre: chunks.get('pHYs')?.readUInt32BE(0) ?? null, pixels };
}

function choosePaeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [toLeft, toAbove, toCorner] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
