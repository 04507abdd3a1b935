/** `verify` names every single thing that was changed in a session (G2): each leaf, each missing and each added key. */
import type { SessionDocument } from '../../src/session/document';
import { generateSession } from '../../src/session/generate';
import { generated, optionsWith, shippedRuleset, type OptionChanges } from '../rules/support/shipped';
import { listGroups, listLeaves, namesPlace, otherValue, removeAt, replaceAt, showPath, valueAt, type Path } from './support/leaves';
import { readBack, verify } from './support/verify-session';

/** Small sessions that between them have every part of a document: an agreed and a rolled primary, a table, pieces, forced rooms, edges left. */
const sessions: Readonly<Record<string, OptionChanges>> = {
  'a small rescue': { mission: 'rescate', x: { num: 4, den: 3 }, evening: null, maxSections: 7, table: { widthMm: 3000, heightMm: 3000 } },
  'a rolled primary with pieces': {
    mission: 'objetivo-primario', evening: null, maxTurns: 6, until: 'objective', rules: { exhaustion: 'strict', edge: 'rollYourselves', maxTurns: 9 },
    pieces: [{ kind: 'straight', count: 40 }, { kind: 'corner', count: 9 }, { kind: 'small-room', widthMm: 200, lengthMm: 200, count: 9 }, { kind: 'large-room', widthMm: 300, lengthMm: 300, count: 9 }],
  },
};

/** Long lists and the texts of the tables are sampled: every so many leaves, so that each kind is still met many times. */
const steps: Readonly<Record<string, number>> = { ruleset: 41, mission: 7, events: 5, actions: 5, discoveries: 3, checks: 2, board: 2, preparation: 2 };

/** The sample, which still has something of everything in `expected`. */
function sample(paths: readonly Path[], expected: readonly string[]): Path[] {
  const step = (path: Path): number => steps[String(path[0])] ?? 1;
  const chosen = paths.filter((path, at) => at % step(path) === 0);
  expect(new Set(chosen.map(([first]) => first))).toEqual(new Set(expected));
  return chosen;
}

/** Places where a change was not named. */
function listUnnamed(paths: readonly Path[], change: (path: Path) => unknown, placeOf = (path: Path): Path => path): string[] {
  return paths.flatMap((path) => {
    const { ok, problems } = verify(change(path));
    const place = showPath(placeOf(path));
    if (!ok && problems.some((problem) => namesPlace(problem.path, place))) return [];
    return [`${place}: ${ok ? 'accepted' : problems.slice(0, 3).map((problem) => `${problem.code} ${problem.path}`).join(', ')}`];
  });
}

describe.each(Object.entries(sessions))('verify: %s', (_, changes) => {
  const document = readBack(generated('42', changes));
  const fields = Object.keys(document);

  test('G2: the session as it was saved holds, whatever the order of its file', () => {
    expect(verify(document)).toEqual({ ok: true, problems: [] });
    expect(verify(Object.fromEntries(Object.entries(document).reverse())).ok).toBe(true);
  });

  test('G2: every changed leaf is named', () => {
    const leaves = sample(listLeaves(document), fields);
    expect(leaves.length).toBeGreaterThan(300);
    expect(listUnnamed(leaves, (path) => replaceAt(document, path, otherValue))).toEqual([]);
  });

  test('G2: every leaf of another type is named', () => {
    const leaves = sample(listLeaves(document), fields).filter((_each, at) => at % 4 === 0);
    for (const strange of [null, '7', -1.5, {}, [], [[1]], true]) {
      const other = leaves.filter((path) => JSON.stringify(valueAt(document, path)) !== JSON.stringify(strange)).filter((_each, at) => at % 5 === 0);
      expect(listUnnamed(other, (path) => replaceAt(document, path, () => strange))).toEqual([]);
    }
  });

  test('G2: every missing key or item is named', () => {
    const leaves = sample(listLeaves(document), fields).filter((path, at) => at % 4 === 0 || path.length < 3);
    // Without an item the rest of its list moves up: it is the list that is named.
    expect(listUnnamed(leaves, (path) => removeAt(document, path), (path) => (typeof path.at(-1) === 'number' ? path.slice(0, -1) : path))).toEqual([]);
    expect(listUnnamed(fields.map((key) => [key]), (path) => removeAt(document, path))).toEqual([]);
  });

  test('G2: every added key or item is named', () => {
    const groups = listGroups(document).slice(1);
    const chosen = sample(groups, groups.map(([first]) => String(first))).filter((path, at) => at % 4 === 0 || path.length < 3);
    expect(listUnnamed(chosen, (path) => replaceAt(document, path, (group) => (Array.isArray(group) ? [...(group as unknown[]), 0] : { ...(group as object), extra: 0 })))).toEqual([]);
    expect(verify({ ...document, extra: 1 }).problems).toEqual([{ code: 'FIELD', path: 'extra' }]);
  });
});

/** The small rescue as another version of the program would have saved it. */
function generatedBy(version: string): SessionDocument {
  const made = generateSession({ seed: '42', ruleset: shippedRuleset(), options: optionsWith(sessions['a small rescue']), version });
  if (!made.ok) throw new Error(made.code);
  return readBack(made.document);
}

describe('verify: versions', () => {
  const document = readBack(generated('42', sessions['a small rescue']));

  test('G2: a newer format is refused naming the version that made it', () => {
    const newer = { ...document, formatVersion: 2, generator: { name: 'plasma-wall', version: '9.8.7' }, board: 'in some other form' };
    expect(verify(newer)).toEqual({ ok: false, problems: [{ code: 'NEWER', path: 'formatVersion', detail: '9.8.7' }] });
    expect(verify({ ...newer, generator: undefined }).problems).toMatchObject([{ code: 'NEWER' }]);
  });

  test('G2: what another version made is compared all the same, and its version named when something differs', () => {
    const older = generatedBy('0.0.1');
    expect(verify(older)).toEqual({ ok: true, problems: [] });
    const changed = { ...older, state: { ...older.state, turn: older.state.turn + 1 } };
    expect(verify(changed).problems).toEqual([{ code: 'OTHER_VERSION', path: 'generator.version', detail: '0.0.1' }, { code: 'FIELD', path: 'state.turn' }]);
  });

  test('G2: other numbers and texts than the format version are no session', () => {
    for (const wrong of [0, -1, 1.5, '1', null, [1], true]) expect(verify({ ...document, formatVersion: wrong }).problems).toMatchObject([{ path: 'formatVersion' }]);
    for (const wrong of ['', 'plasma-wall', null, 1]) expect(verify({ ...document, format: wrong }).problems).toEqual([{ code: 'FORMAT', path: 'format' }]);
  });
});
