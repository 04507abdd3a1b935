/** The table of case G7 in docs/dungeons.md. */
import type { Extremes } from './budgets';
import { budgetSeedOf, mostSections, sizes } from './budgets';
import { group, toRow } from './write-tables';

const heads = ['asked for', 'seeds', 'passed over', 'most sections', 'allowed at X = 1', 'most turns', 'most actions', 'most rolls at one opening', 'over'] as const;

/** How many seeds, and the most of everything, size by size; one result per size, in their order. */
export function writeBudgets(extremes: readonly Extremes[]): string {
  const seeds = extremes.reduce((sum, each) => sum + each.seeds, 0);
  const rows = extremes.map((each, at): string[] => {
    const { name, options } = sizes[at]!;
    const allowed = mostSections({ maxSections: options.maxSections ?? null, x: { num: 1, den: 1 } });
    const counts = [each.seeds, each.passedOver, each.sections, allowed, each.turns, each.actions, each.rolls, each.overBudget];
    return [name, ...counts.map(group)];
  });
  return [
    '## Every dungeon ends', '',
    `${group(seeds)} seeds, \`${budgetSeedOf(0)}\` to \`${budgetSeedOf(seeds - 1)}\`: every mission with X of 0, 1, 4/3, 5/2 and 3, every size and the house rules that make a dungeon grow, fit or end otherwise, each with every other in turn.`,
    'A dungeon may have the sections asked for; where no number was asked for, its walk ends at 200 or with the turn after, and the closing walk may add 10 for every objective room still owed and 100 besides. With `--max-turns` the walk before the closing one has no turn more. Behind one opening a table is rolled at most 21 times (GEN-04), and other tables once: where a door leads, how many a room has.',
    '',
    toRow(heads), toRow(heads.map((_, at) => (at === 0 ? '---' : '--:'))), ...rows.map(toRow), '',
  ].join('\n');
}
