/** A die is never just a number: a roll keeps everything needed to explain it (T3). */

/** One modifier of a roll and why it applies. */
export interface Modifier {
  readonly rule: string;
  /** Label key of the reason, such as `modifier.corridor`. */
  readonly reason: string;
  readonly value: number;
}

/** One roll on a table. The outcome is the leaf of the `then` chain. */
export interface Roll {
  readonly table: string;
  readonly dice: readonly number[];
  readonly modifiers: readonly Modifier[];
  readonly total: number;
  /** The row as written in the table, such as `5-6`. */
  readonly row: string;
  readonly rule: string;
  readonly result?: string;
  readonly value?: number;
  readonly then?: Roll;
}
