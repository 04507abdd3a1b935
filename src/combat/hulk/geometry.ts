/**
 * Squares and facings: who stands before, beside and behind whom. Rows grow to the south, columns to the east.
 * Nothing in the program calls this yet, since the tracker leaves the board on the table: it waits, tested, for a simulator
 * that moves models on a board, and is kept because these rules are part of the sheet (HULK-07 to HULK-25).
 */

/** A square of the board. */
export interface Square {
  readonly column: number;
  readonly row: number;
}

/** Facings, clockwise. */
export const facings = ['north', 'east', 'south', 'west'] as const;
/** One of {@link facings}. */
export type Facing = (typeof facings)[number];

/** Where a model stands and looks. */
export interface Pose {
  readonly at: Square;
  readonly facing: Facing;
}

/** A square as seen by a model: steps ahead (behind: below 0), and steps to the right (left: below 0). */
export interface Bearing {
  readonly ahead: number;
  readonly right: number;
}

const steps: Readonly<Record<Facing, Square>> = { north: { column: 0, row: -1 }, east: { column: 1, row: 0 }, south: { column: 0, row: 1 }, west: { column: -1, row: 0 } };

/** Where a square lies for a model. */
export function bearingOf({ at, facing }: Pose, square: Square): Bearing {
  const [column, row] = [square.column - at.column, square.row - at.row];
  const front = steps[facing];
  const right = steps[turnRight(facing)];
  return { ahead: column * front.column + row * front.row, right: column * right.column + row * right.row };
}

/** The square that lies so for a model. */
export function squareAt({ at, facing }: Pose, { ahead, right }: Bearing): Square {
  const front = steps[facing];
  const side = steps[turnRight(facing)];
  return { column: at.column + ahead * front.column + right * side.column, row: at.row + ahead * front.row + right * side.row };
}

/** The facing after a turn of 90° to the right. */
export function turnRight(facing: Facing): Facing {
  return facings[(facings.indexOf(facing) + 1) % 4]!;
}

/** Squares of distance: as many as the longer way has, since a diagonal counts as one. */
export function distanceBetween(a: Square, b: Square): number {
  return Math.max(Math.abs(a.column - b.column), Math.abs(a.row - b.row));
}

/** From where a model is attacked: its front is the square it looks at with the two beside that one, its rear what lies behind. */
export function attackedFrom(defender: Pose, attacker: Square): 'front' | 'side' | 'rear' {
  const { ahead } = bearingOf(defender, attacker);
  return ahead > 0 ? 'front' : ahead < 0 ? 'rear' : 'side';
}

/** HULK-25: the facing with which a model looks at one beside it that attacked it; null where that one stands on a diagonal. */
export function faceAttacker({ at }: Pose, attacker: Square): Facing | null {
  return facings.find((facing) => at.column + steps[facing].column === attacker.column && at.row + steps[facing].row === attacker.row) ?? null;
}
