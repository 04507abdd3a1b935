import { crc32 } from 'node:zlib';

/** Where the first chunk of a PNG ends: the signature, then the header of thirteen bytes with length, name and check sum. */
const headerEnd = 8 + 4 + 4 + 13 + 4;

/** The PNG with its density written in it (chunk pHYs), so that it prints as large as the map is on paper (S4). */
export function setDensity(png: Uint8Array, dpi: number): Uint8Array {
  const body = Buffer.alloc(4 + 9);
  body.write('pHYs', 'latin1');
  const perMetre = Math.round(dpi / 0.0254);
  body.writeUInt32BE(perMetre, 4);
  body.writeUInt32BE(perMetre, 8);
  body.writeUInt8(1, 12);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length - 4);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, headerEnd), length, body, check, png.subarray(headerEnd)]);
}
