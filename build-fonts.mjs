/**
 * Fonts without what sets letters closer or joins them, and without the names of glyphs: sheets need neither, and reading
 * them takes a PDF a fifth of its time. Called by build.mjs. A TrueType file is a list of tables; those left keep their bytes.
 */
import { Buffer } from 'node:buffer';

/** Tables that change how letters stand beside each other, and one that only font editors read. */
const layoutTables = new Set(['GSUB', 'GPOS', 'GDEF', 'kern', 'FFTM']);

/** Bytes of the head of a font, and of each line of its list. */
const headBytes = 12;
const lineBytes = 16;

/** The table whose names of glyphs, thousands in each face, nobody asks for; what comes before them is kept, as its version 3 holds it. */
const namesTable = 'post';
const namelessBytes = 32;
const namelessVersion = 0x00030000;

/** What is kept of a table. */
function trimTable(name, table) {
  if (name !== namesTable) return table;
  const trimmed = Buffer.from(table.subarray(0, namelessBytes));
  trimmed.writeUInt32BE(namelessVersion, 0);
  return trimmed;
}

/** The same font without its layout tables and the names of its glyphs. */
export function trimFont(font) {
  const lines = Array.from({ length: font.readUInt16BE(4) }, (_, at) => font.subarray(headBytes + at * lineBytes, headBytes + (at + 1) * lineBytes));
  const kept = lines.filter((line) => !layoutTables.has(line.toString('latin1', 0, 4)));
  const list = Buffer.alloc(headBytes + kept.length * lineBytes);
  font.copy(list, 0, 0, 4);
  const power = Math.floor(Math.log2(kept.length));
  [kept.length, lineBytes * 2 ** power, power, lineBytes * (kept.length - 2 ** power)].forEach((value, at) => list.writeUInt16BE(value, 4 + 2 * at));
  const tables = [];
  let offset = list.length;
  kept.forEach((line, at) => {
    const [start, length] = [line.readUInt32BE(8), line.readUInt32BE(12)];
    const content = trimTable(line.toString('latin1', 0, 4), font.subarray(start, start + length));
    const table = Buffer.alloc(Math.ceil(content.length / 4) * 4);
    content.copy(table);
    const place = headBytes + at * lineBytes;
    line.copy(list, place);
    list.writeUInt32BE(offset, place + 8);
    list.writeUInt32BE(content.length, place + 12);
    tables.push(table);
    offset += table.length;
  });
  return Buffer.concat([list, ...tables]);
}
