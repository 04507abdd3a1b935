/** `verify` on a small session in which one thing was changed: every leaf and every list, one by one (G2). */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '../../package.json';
import { verifySession } from '../../src/session/verify';
import { generateSession } from '../../src/session/generate';
import { makeFolder, run } from '../cli/run-in-process';
import { optionsWith, shippedRuleset } from '../rules/support/shipped';
import { listGroups, listLeaves, otherValue, replaceAt, showPath, valueAt, type Path } from './support/leaves';
import { readBack } from './support/verify-session';

const made = generateSession({
  seed: '42', ruleset: shippedRuleset(), version,
  options: optionsWith({ mission: 'rescate', x: { num: 4, den: 3 }, evening: null, maxSections: 7, table: { widthMm: 3000, heightMm: 3000 } }),
});
if (!made.ok) throw new Error(made.code);
const session = readBack(made.document);

const leaves = listLeaves(session).filter((path) => !Array.isArray(valueAt(session, path)));
const lists = listGroups(session).filter((path) => Array.isArray(valueAt(session, path)));
const lengthOf = (path: Path): number => (valueAt(session, path) as unknown[]).length;

/** Paths where a change is not answered with their own name. */
function listUnnamed(paths: readonly Path[], change: (old: unknown) => unknown, isNamed: (named: string, place: string) => boolean): string[] {
  return paths.flatMap((path) => {
    const { ok, problems } = verifySession(replaceAt(session, path, change), shippedRuleset(), version);
    const named = problems.map((problem) => problem.path);
    return !ok && named.some((each) => isNamed(each, showPath(path))) ? [] : [`${showPath(path)}: ${ok ? 'accepted' : named.join(', ')}`];
  });
}

const isSame = (named: string, place: string): boolean => named === place;
const isWithin = (named: string, place: string): boolean => named === place || named.startsWith(`${place}[`);

test('G2: every leaf, changed alone, is named by its own path', () => {
  expect(leaves.length).toBeGreaterThan(2000);
  expect(new Set(leaves.map(([field]) => field))).toEqual(new Set(Object.keys(session)));
  expect(listUnnamed(leaves, otherValue, isSame)).toEqual([]);
}, 180_000);

test.each<readonly [string, (list: readonly unknown[]) => unknown[]]>([
  ['without its first item', (list) => list.slice(1)],
  ['without its last item', (list) => list.slice(0, -1)],
  ['with its first item twice', (list) => [list[0], ...list]],
  ['with its last item twice', (list) => [...list, list.at(-1)]],
])('G2: every list %s is named', (_what, change) => {
  const full = lists.filter((path) => lengthOf(path) > 0);
  expect(full.length).toBeGreaterThan(200);
  expect(listUnnamed(full, (list) => change(list as unknown[]), isWithin)).toEqual([]);
}, 180_000);

test('G2: every empty list with something in it is named', () => {
  const empty = lists.filter((path) => lengthOf(path) === 0);
  expect(empty.length).toBeGreaterThan(5);
  expect(listUnnamed(empty, () => [0], isWithin)).toEqual([]);
}, 180_000);

test('G2: the command exits 1 and says the path, in every part of a session', async () => {
  const cwd = makeFolder();
  const firstOfEach = Object.keys(session).map((field) => leaves.find(([first]) => first === field)!);
  expect(firstOfEach.length).toBeGreaterThan(15);
  for (const path of firstOfEach) {
    writeFileSync(join(cwd, 'changed.json'), JSON.stringify(replaceAt(session, path, otherValue)));
    const { code, stdout, stderr } = await run(['verify', 'changed.json', '--lang', 'en'], { cwd });
    expect({ path, code, stdout, says: stderr.includes(` ${showPath(path)}: `) }).toEqual({ path, code: 1, stdout: '', says: true });
  }
}, 180_000);
