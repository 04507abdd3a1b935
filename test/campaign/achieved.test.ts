/** Which objectives a game of each mission can have given (MIS-02, MIS-07, MIS-11, MIS-20 to MIS-25, SCN-03, SCN-04). */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findWrongKinds } from '../../src/campaign/check-achieved';
import type { ObjectiveType } from '../../src/campaign/log';
import { objectiveTypes } from '../../src/campaign/log';
import { isKept } from '../../src/campaign/kept-facts';
import { objectiveWords } from '../../src/render/campaign/words';
import { knownHouseRules } from '../../src/tables/known-codes';
import { missionOf, shippedRuleset } from '../rules/support/shipped';
import { makeFolder, run } from '../cli/run-in-process';

const judge = (id: string, ...achieved: ObjectiveType[]): string | null => {
  const found = findWrongKinds(achieved, missionOf(id), shippedRuleset());
  return found && `${found.code} ${found.rule} ${found.kinds?.join(', ')}`;
};

/** Read from the rules by hand: what each mission has, `?`: as often as there are rooms, else how often at most. */
const wanted: Readonly<Record<string, string>> = {
  'busqueda-y-destruccion': 'capture? destroy? killLeader? killAll? escape1',
  'objetivo-primario': 'capture? destroy? killLeader? killAll? escape1',
  'asesinato': 'capture? destroy? killAll? character1 escape1',
  'rescate': 'destroy? killLeader? killAll? prisoner2 escape1',
  'exterminio': 'killAll? escape1',
  'sabotaje': 'capture? killLeader? killAll? charge2 escape1',
  'huida': 'capture? destroy? killLeader? killAll? exit1 escape1',
  'incursion': 'capture? destroy? killLeader? killAll? escape1',
  'resident-evil': 'killAll? escape1',
  'nivel': 'exit1 escape1',
  'fuerza-de-choque': 'capture? destroy? killLeader? killAll?',
};

test.each(Object.entries(wanted))('MIS-02 MIS-07 MIS-11 MIS-20 MIS-22 MIS-23 MIS-24 MIS-25 SCN-03 SCN-04 what %s can give', (id, kinds) => {
  const found = objectiveTypes.flatMap((type) => {
    const most = [1, 2, 3].findLast((count) => judge(id, ...Array<ObjectiveType>(count).fill(type)) === null);
    return most === undefined ? [] : [`${type}${most === 3 ? '?' : most}`];
  });
  expect(found.join(' ')).toBe(kinds);
});

test('LOG-01 MIS-02 the log calls an objective what the papers call it', () => {
  const { labels } = shippedRuleset();
  for (const type of objectiveTypes.filter((each) => each !== 'escape')) expect([type, objectiveWords[type]]).toEqual([type, labels[`objective.${type}`]]);
});

test('MIS-12 MIS-14 MIS-24 what is kept of the rules of a verdict is what the engine knows, and nothing else', () => {
  const { xDefault, xRounding, detonate } = knownHouseRules;
  for (const value of xDefault.integer!) expect(isKept({ objectives: 0, xDefault: value })).toBe(true);
  for (const value of xRounding.values) expect(isKept({ objectives: 0, xRounding: value })).toBe(true);
  for (const value of detonate.values) expect(isKept({ objectives: 0, detonate: value })).toBe(true);
  for (const group of [{ xDefault: xDefault.integer![1] + 1 }, { xDefault: -1 }, { xDefault: '1' }, { xRounding: 'up' }, { detonate: 'all' }]) expect(isKept({ objectives: 0, ...group })).toBe(false);
});

test('MIS-09 MIS-11 a primary of the table that secondaries are rolled again for is achieved once', () => {
  const own = { ...missionOf('objetivo-primario'), rerolls: ['capture'] as const };
  expect(findWrongKinds(['capture', 'destroy', 'destroy'], own, shippedRuleset())).toBeNull();
  expect(findWrongKinds(['capture', 'capture'], own, shippedRuleset())).toMatchObject({ code: 'ACHIEVED_MANY', rule: 'MIS-09' });
});

test('MIS-07 MIS-20 MIS-22 MIS-23 each fault cites its rule, and what is not there comes first', () => {
  expect(judge('busqueda-y-destruccion', 'escape', 'capture', 'escape')).toBe('ACHIEVED_MANY MIS-07 escape');
  expect(judge('rescate', 'capture', 'prisoner')).toBe('ACHIEVED_FOREIGN MIS-22 capture');
  expect(judge('asesinato', 'killLeader', 'escape', 'escape')).toBe('ACHIEVED_FOREIGN MIS-20 killLeader');
  expect(judge('exterminio', 'destroy', 'capture')).toBe('ACHIEVED_FOREIGN MIS-23 destroy, capture');
});

test('MIS-07 MIS-22 MIS-23 record takes none of them, and check names those that a hand wrote', async () => {
  const cwd = makeFolder();
  const campaign = (...words: string[]) => run(['campaign', ...words, '--lang', 'en'], { cwd });
  await campaign('new', '--here');
  const players = ['--attacker', 'A', '--defender', 'B', '--objectives', '2'];
  const cases = [
    ['search', 'escape,escape', 'ACHIEVED_MANY', 'in this mission it cannot be achieved that often: escape with a unit', 'MIS-07'], ['rescue', 'capture,capture', 'ACHIEVED_FOREIGN', 'this mission has no such objective: capture an artefact', 'MIS-22'],
    ['extermination', 'destroy,capture', 'ACHIEVED_FOREIGN', 'this mission has no such objective: destroy an artefact, capture an artefact', 'MIS-23'],
  ] as const;
  const file = join(cwd, 'plasma-wall-campaign.yaml');
  for (const [mission, achieved, code, said, rule] of cases) {
    const told = ['record', '--mission', mission, ...players, ...(mission === 'search' ? [] : ['--winner', 'attacker'])];
    const refused = await campaign(...told, '--achieved', achieved);
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining(`${code} ${said} [${rule}]`)]);
    expect(refused.stderr).toContain('--achieved');
    expect((await campaign(...told, '--achieved', mission === 'rescue' ? 'prisoner' : 'killAll')).code).toBe(0);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/achieved: \[(?:prisoner|killAll)\]/, `achieved: [${achieved.replace(',', ', ')}]`));
    expect((await campaign('check')).stderr).toMatch(new RegExp(`FIELD_CONTRADICTS .*${said} \\[${rule}\\]`));
  }
}, 60_000);
