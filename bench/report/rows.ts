/** The kinds of dungeon the report is about. */
import type { Ratio } from '../../src/tables/ratio';
import type { Ruleset } from '../../src/tables/ruleset';

/** One kind of dungeon; the rest of the options are the defaults. */
export interface Row {
  readonly mission: string;
  readonly x: Ratio;
  readonly evening: string;
}

const values: readonly Ratio[] = [{ num: 1, den: 1 }, { num: 4, den: 3 }, { num: 3, den: 1 }];

/** Every mission and X for a normal evening; the other evenings for one of them. */
export function listRows({ missions, evenings }: Ruleset): Row[] {
  const normal = missions.flatMap(({ id }) => values.map((x): Row => ({ mission: id, x, evening: 'normal' })));
  const others = evenings.filter(({ id }) => id !== 'normal').map(({ id }): Row => ({ mission: 'rescate', x: values[0]!, evening: id }));
  return [...normal, ...others];
}
