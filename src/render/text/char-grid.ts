/** A rectangle of character cells with walls on a lattice, floors, and marks on top. */
import type { Glyphs } from './glyphs';

const north = 1;
const east = 2;
const south = 4;
const west = 8;

/** In place of a section: the floor does not matter. */
export const anyGround = -2;

/** What a cell holds that nothing stands in: a space. */
const empty = 32;
/** So many characters are made into text at once: each is an argument on the stack. */
const mostAtOnce = 4096;

/**
 * Cells being drawn, with a border that floors and walls never reach. Neither is checked here: documents are, a floor lies
 * within its footprint, and a view's bounds hold the footprints, or the very floors, of all its sections. Of marks and numbers nothing is written outside the
 * rectangle, where nothing is free either.
 */
export class CharGrid {
  /** The character in each cell, of one UTF-16 unit. */
  private readonly codes: Uint16Array;
  /** The sides by which walls leave each cell. */
  private readonly walls: Uint8Array;
  private readonly floors: Int32Array;
  private readonly wallCodes: readonly number[];
  /** Cells that carry a part of a number, so that a strip is not cut through one. */
  private readonly labels = new Set<number>();

  constructor(readonly columns: number, readonly rows: number, glyphs: Glyphs) {
    this.codes = new Uint16Array(columns * rows).fill(empty);
    this.walls = new Uint8Array(columns * rows);
    this.floors = new Int32Array(columns * rows).fill(-1);
    this.wallCodes = glyphs.walls.map((glyph) => glyph.charCodeAt(0));
  }

  /** A wall along a row from one column to another. */
  addHorizontalWall(row: number, from: number, to: number): void {
    this.joinCells(row * this.columns + from, row * this.columns + to, 1, east, west);
  }

  /** A wall along a column from one row to another. */
  addVerticalWall(column: number, from: number, to: number): void {
    this.joinCells(from * this.columns + column, to * this.columns + column, this.columns, south, north);
  }

  /** Says that the cells of a rectangle, edges included, belong to a section. */
  addFloor(section: number, left: number, top: number, right: number, bottom: number): void {
    const { columns, floors } = this;
    for (let row = top; row <= bottom; row++) floors.fill(section, row * columns + left, row * columns + right + 1);
  }

  /** Puts one character into a cell. */
  mark(column: number, row: number, character: string): void {
    if (column >= 0 && row >= 0 && column < this.columns && row < this.rows) this.codes[row * this.columns + column] = character.charCodeAt(0);
  }

  /** Writes a number from a cell to the right. */
  write(column: number, row: number, text: string): void {
    for (let i = 0; i < text.length; i++) {
      this.mark(column + i, row, text.charAt(i));
      this.labels.add(row * this.columns + column + i);
    }
  }

  /** True when a number fits: on the floor of the section, off every floor for −1, or wherever for `anyGround`; one cell stays clear at both ends. */
  isFree(column: number, row: number, length: number, section: number): boolean {
    const { columns, codes, floors, labels } = this;
    if (column < 0 || row < 0 || column + length > columns || row >= this.rows) return false;
    const start = row * columns + column;
    const end = start + length;
    for (let cell = start; cell < end; cell++) if (codes[cell] !== empty || (section !== anyGround && floors[cell] !== section)) return false;
    return !labels.has(start - 1) && !labels.has(end);
  }

  /** True when a cut before the column goes through no number. */
  mayCut(column: number): boolean {
    for (let row = 0; row < this.rows; row++) {
      const cell = row * this.columns + column;
      if (this.labels.has(cell) && this.labels.has(cell - 1)) return false;
    }
    return true;
  }

  /** The first column with something in it, and the one after the last; [0, 0] when all are empty. */
  findExtent(): readonly [number, number] {
    const { columns, rows, codes } = this;
    const isUsed = (column: number): boolean => {
      for (let row = 0; row < rows; row++) if (codes[row * columns + column] !== empty) return true;
      return false;
    };
    let first = 0;
    while (first < columns && !isUsed(first)) first++;
    let end = columns;
    while (end > first && !isUsed(end - 1)) end--;
    return first === columns ? [0, 0] : [first, end];
  }

  /** The lines from one column up to another, without trailing spaces. */
  print(from: number, to: number): string[] {
    const lines: string[] = [];
    for (let row = 0; row < this.rows; row++) {
      const start = row * this.columns;
      let line = '';
      for (let at = from; at < to; at += mostAtOnce) line += writeCodes(this.codes.subarray(start + at, start + Math.min(at + mostAtOnce, to)));
      lines.push(line.trimEnd());
    }
    return lines;
  }

  /** A wall through the cells from one to another, both included. */
  private joinCells(first: number, last: number, step: number, ahead: number, back: number): void {
    if (first >= last) return;
    const { codes, walls, wallCodes } = this;
    let sides = ahead;
    for (let cell = first; cell <= last; cell += step) {
      if (cell === last) sides = back;
      const joined = walls[cell]! | sides;
      walls[cell] = joined;
      codes[cell] = wallCodes[joined]!;
      sides = ahead | back;
    }
  }
}

/** Code for code in one call of V8's own, which takes whatever is like an array. */
function writeCodes(codes: Uint16Array): string {
  return String.fromCharCode.apply(null, codes as unknown as number[]);
}
