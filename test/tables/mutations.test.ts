import * as fc from 'fast-check';
import { drawFromTable, leafOf } from '../../src/dice/draw';
import { listOutcomes } from '../../src/tables/probabilities';
import { knownResults } from '../../src/tables/known-codes';
import { readShippedFiles } from './shipped-files';
import { parseFiles } from './edited-tables';

const files = readShippedFiles();
const small = ['corridors.yaml', 'rooms.yaml', 'objectives.yaml', 'defender.yaml', 'contributions.yaml', 'rows.yaml', 'catalogue.yaml', 'evenings.yaml', 'ruleset.yaml'];

/** One slip of an editing hand. */
const slip = fc.record({
  file: fc.constantFrom(...small),
  at: fc.nat(10_000),
  kind: fc.constantFrom('drop-line', 'repeat-line', 'number', 'letter', 'drop-letter', 'indent', 'word'),
  by: fc.integer({ min: -3, max: 30 }),
});

function applySlip(text: string, { at, kind, by }: { at: number; kind: string; by: number }): string {
  const lines = text.split('\n');
  const line = at % lines.length;
  const old = lines[line] ?? '';
  const spot = at % Math.max(1, old.length);
  switch (kind) {
    case 'drop-line': return lines.toSpliced(line, 1).join('\n');
    case 'repeat-line': return lines.toSpliced(line, 0, old).join('\n');
    case 'number': return lines.with(line, old.replace(/\d+/, String(by))).join('\n');
    case 'letter': return lines.with(line, `${old.slice(0, spot)}${"x:'[]{}#&*!|>%@-0 "[at % 19] ?? 'x'}${old.slice(spot)}`).join('\n');
    case 'drop-letter': return lines.with(line, old.slice(0, spot) + old.slice(spot + 1)).join('\n');
    case 'indent': return lines.with(line, ` ${old}`).join('\n');
    default: return lines.with(line, old.replace(/[a-z-]+(?=[,\s}]|$)/, ['no', 'null', '[]', '{}', '1', '~', 'straight'][at % 7] ?? 'no')).join('\n');
  }
}

/** Every roll the game may make on these tables ends in a result it knows. */
function playAll(edited: Record<string, string>): 'refused' | 'played' {
  const { ruleset, problems } = parseFiles(edited);
  for (const { place, message, remedy } of problems) {
    expect(place?.line).toBeGreaterThan(0);
    expect(`${message}${remedy ?? ''}`).not.toMatch(/undefined|\[object|NaN|Infinity/);
  }
  if (!ruleset) {
    expect(problems.length).toBeGreaterThan(0);
    return 'refused';
  }
  for (const [id, known] of Object.entries(knownResults)) {
    const { min, max } = ruleset.tables[id]?.modifiers ?? { min: 0, max: 0 };
    for (let modifier = min; modifier <= max; modifier += 1) {
      const outcomes = listOutcomes(ruleset.tables, id, modifier);
      for (const outcome of outcomes) expect(known).toContain(outcome.result);
      const dice = { roll: (sides: number) => ((modifier + 200) % sides) + 1, pick: () => 0 };
      expect(known).toContain(leafOf(drawFromTable(ruleset, id, dice, [{ rule: 'DEF-04', reason: 'modifier.given', value: modifier }])).result);
    }
  }
  return 'played';
}

test('T5: whatever slips into the files, they are refused with a place and a remedy or they play', () => {
  const seen = { refused: 0, played: 0 };
  fc.assert(fc.property(fc.array(slip, { minLength: 1, maxLength: 3 }), (slips) => {
    const edited = { ...files };
    for (const each of slips) edited[each.file] = applySlip(edited[each.file] ?? '', each);
    seen[playAll(edited)] += 1;
  }), { numRuns: 120, seed: 20 });
  expect(Math.min(seen.refused, seen.played)).toBeGreaterThan(8);
}, 120_000);
