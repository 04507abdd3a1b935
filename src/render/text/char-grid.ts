/** A rectangle of character cells with walls on a lattice, floors, and marks on top. */
import type { Glyphs } from './glyphs';

const north = 1;
const east = 2;
const south = 4;
const west = 8;

/** In place of a section: the floor does not matter. */
export const anyGround = -2;

/** Cells being drawn; outside the rectangle nothing is drawn and nothing is free. */
export class CharGrid {
  private readonly walls: Uint8Array;
  private readonly floors: Int32Array;
  private readonly marks = new Map<number, string>();
  /** Cells that carry a part of a number, so that a strip is not cut through one. */
  private readonly labels = new Set<number>();

  constructor(readonly columns: number, readonly rows: number) {
    this.walls = new Uint8Array(columns * rows);
    this.floors = new Int32Array(columns * rows).fill(-1);
  }

  /** A wall along a row from one column to another. */
  addHorizontalWall(row: number, from: number, to: number): void {
    for (let column = from; column < to; column++) {
      this.join(column, row, east);
      this.join(column + 1, row, west);
    }
  }

  /** A wall along a column from one row to another. */
  addVerticalWall(column: number, from: number, to: number): void {
    for (let row = from; row < to; row++) {
      this.join(column, row, south);
      this.join(column, row + 1, north);
    }
  }

  /** Says that the cells of a rectangle, edges included, belong to a section. */
  addFloor(section: number, left: number, top: number, right: number, bottom: number): void {
    for (let row = top; row <= bottom; row++) for (let column = left; column <= right; column++) if (this.has(column, row)) this.floors[row * this.columns + column] = section;
  }

  /** Puts one character into a cell. */
  mark(column: number, row: number, character: string): void {
    if (this.has(column, row)) this.marks.set(row * this.columns + column, character);
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
    for (let at = column; at < column + length; at++) {
      if (!this.has(at, row)) return false;
      const cell = row * this.columns + at;
      if (this.walls[cell] !== 0 || this.marks.has(cell) || (section !== anyGround && this.floors[cell] !== section)) return false;
    }
    return !this.labels.has(row * this.columns + column - 1) && !this.labels.has(row * this.columns + column + length);
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
    const used = (column: number): boolean => {
      for (let row = 0; row < this.rows; row++) if (this.walls[row * this.columns + column] !== 0 || this.marks.has(row * this.columns + column)) return true;
      return false;
    };
    let first = 0;
    while (first < this.columns && !used(first)) first++;
    let end = this.columns;
    while (end > first && !used(end - 1)) end--;
    return first === this.columns ? [0, 0] : [first, end];
  }

  /** The lines from one column up to another, without trailing spaces. */
  print(glyphs: Glyphs, from: number, to: number): string[] {
    const lines: string[] = [];
    for (let row = 0; row < this.rows; row++) {
      let line = '';
      for (let column = from; column < to; column++) {
        const cell = row * this.columns + column;
        line += this.marks.get(cell) ?? glyphs.walls[this.walls[cell] ?? 0] ?? ' ';
      }
      lines.push(line.trimEnd());
    }
    return lines;
  }

  private join(column: number, row: number, side: number): void {
    if (!this.has(column, row)) return;
    const cell = row * this.columns + column;
    this.walls[cell] = (this.walls[cell] ?? 0) | side;
  }

  private has(column: number, row: number): boolean {
    return column >= 0 && row >= 0 && column < this.columns && row < this.rows;
  }
}
