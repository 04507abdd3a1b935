import type { Stats } from 'node:fs';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Where each file is read after the other: memory never touched before costs more than reading. */
let room = Buffer.allocUnsafeSlow(1 << 20);

/** The text of a file that the build wrote in ASCII alone, which a byte a character holds, and what the system says of it. */
export function readAscii(path: string): { readonly text: string; readonly stat: Stats } {
  return withFile(path, (file, stat) => ({ text: readRoom(file, stat.size).toString('latin1'), stat }));
}

/** The beginning of an open file, until the next is read. */
export function readRoom(file: number, length: number): Buffer {
  if (length > room.length) room = Buffer.allocUnsafeSlow(length);
  return room.subarray(0, readSync(file, room, 0, length, 0));
}

/** Opens a file for as long as it is used. */
export function withFile<Value>(path: string, use: (file: number, stat: Stats) => Value): Value {
  const file = openSync(path, 'r');
  try {
    return use(file, fstatSync(file));
  } finally {
    closeSync(file);
  }
}
