import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createStreams } from '../../src/dice/streams';
import { drawFromTable, leafOf } from '../../src/dice/draw';
import { faultMessages } from '../../src/tables/fault-messages';
import { listOutcomes, sumByResult } from '../../src/tables/probabilities';
import type { Ruleset } from '../../src/tables/ruleset';
import { editFiles, parseFiles } from './edited-tables';

const page = readFileSync(join(__dirname, '..', '..', 'docs', 'tables.md'), 'utf8');

/** The examples of docs/tables.md that are whole files, by name. */
const examples = Object.fromEntries([...page.matchAll(/```yaml\n# mine\/(\S+)\n([\s\S]*?)```/g)].map(([, name, text]) => [name ?? '', text ?? '']));

function compileWith(name: string): Ruleset {
  const { ruleset, problems } = parseFiles({ ...editFiles([]), [name]: examples[name] ?? '' });
  expect(problems).toEqual([]);
  if (!ruleset) throw new Error('no ruleset');
  return ruleset;
}

describe('T5: docs/tables.md', () => {
  test('T5: the examples are whole files', () => {
    expect(Object.keys(examples)).toEqual(['loot.yaml', 'rooms.yaml']);
  });

  test('T2: a table of one’s own rolls and ends in a leaf', () => {
    const ruleset = compileWith('loot.yaml');
    const results = [0, 1, 2].map((modifier) => Object.fromEntries([...sumByResult(listOutcomes(ruleset.tables, 'loot', modifier))].map(([result, chance]) => [result, chance.toFraction()])));
    expect(results).toEqual([
      { dust: '1/2', ammunition: '1/3', trinket: '5/72', 'map-scrap': '5/72', blade: '1/36' },
      { dust: '1/3', ammunition: '1/3', trinket: '5/54', 'map-scrap': '4/27', blade: '5/54' },
      { dust: '1/6', ammunition: '1/3', trinket: '1/12', 'map-scrap': '5/24', blade: '5/24' },
    ]);
    const dice = createStreams('tonight').open('loot');
    for (let roll = 0; roll < 50; roll += 1) expect(ruleset.labels).toHaveProperty([`result.${leafOf(drawFromTable(ruleset, 'loot', dice)).result}`]);
  });

  test('T5: a changed table of the game', () => {
    const leads = sumByResult(listOutcomes(compileWith('rooms.yaml').tables, 'door-leads'));
    expect(Object.fromEntries([...leads].map(([result, chance]) => [result, chance.toFraction()]))).toEqual({ corridor: '1/3', room: '2/3' });
  });

  test('T5: every code of check is in the list, and no other', () => {
    const listed = [...page.matchAll(/`((?:YAML|LOG|FIELD|TABLE|ROW|SIZE|SPAN|EVENING|HOUSE|MISSION|SCENARIO|PARAGRAPH|LABEL|ID|SECTION)_[A-Z_]+)`/g)].map(([, code]) => code);
    expect([...new Set(listed)].sort()).toEqual(Object.keys(faultMessages).sort());
  });
});
