/** Documents from anywhere: `verify` answers, whatever they hold, and soon. */
import fc from 'fast-check';
import { digestInputs, makeTag } from '../../src/session/build-document';
import type { SessionDocument } from '../../src/session/document';
import { generated, optionsWith, shippedRuleset, type OptionChanges } from '../rules/support/shipped';
import { listGroups, listLeaves, replaceAt } from './support/leaves';
import { oddSeeds } from './support/odd-seeds';
import { readBack, verify } from './support/verify-session';

const small: OptionChanges = { mission: 'rescate', x: { num: 1, den: 1 }, evening: null, maxSections: 8 };
const document = readBack(generated('42', small));

/** A forger who knows the program: the digests and the tag fit what he wrote. */
function forge(changed: unknown): unknown {
  const forged = changed as SessionDocument;
  const { seed, options, ruleset, generator } = forged;
  return { ...forged, checks: digestInputs(seed, options, ruleset, generator.version), tag: makeTag(seed, options, ruleset) };
}

/** Each table leads to two others in so many ways that nobody could follow them all. */
function tangle(tables: SessionDocument['ruleset']['tables']): unknown {
  const layers = Array.from({ length: 60 }, (_, at) => [`a${at}`, `b${at}`]).flatMap((pair, at, all) => pair.map((id) => {
    const rows = (all[at + 1] ?? []).map((roll, row) => ({ when: String(row), min: row, max: row, rule: 'MIS-02', roll }));
    return [id, { ...tables['objectives'], id, rows: rows.length > 0 ? rows : tables['objectives']!.rows }];
  }));
  return { ...tables, ...Object.fromEntries(layers), objectives: { ...tables['objectives'], rows: [{ when: '1-4', min: 1, max: 4, rule: 'MIS-02', roll: 'a0' }] } };
}

/** Milliseconds within which even the oddest document is answered. */
const soon = 20_000;

function answers(data: unknown): void {
  const started = performance.now();
  const { ok, problems } = verify(data);
  expect(ok).toBe(problems.length === 0);
  expect(performance.now() - started).toBeLessThan(soon);
}

const strangeNumbers = [0, -1, -0, 0.5, 1e9, 1e15, 1e300, Number.MAX_SAFE_INTEGER, -1e300];
const strangeValues: readonly unknown[] = [...strangeNumbers, null, true, '', 'x', '__proto__', [], {}, [[]], [null], { length: 1e9 }, JSON.parse('{"__proto__":{"length":5}}')];

describe('verify: hostile documents', () => {
  test('G2: any JSON is answered and is no session', () => {
    fc.assert(fc.property(fc.jsonValue({ maxDepth: 4 }), (data) => verify(data).ok === false), { seed: 2, numRuns: 500 });
  });

  test('G2: any JSON with the marks of a session is answered', () => {
    fc.assert(fc.property(fc.dictionary(fc.constantFrom(...Object.keys(document), '__proto__', 'toString'), fc.jsonValue({ maxDepth: 3 })), (data) =>
      verify({ ...data, format: document.format, formatVersion: 1 }).ok === false), { seed: 3, numRuns: 500 });
  });

  test('G2: any part replaced by anything is answered', () => {
    const places = [...listLeaves(document), ...listGroups(document)].filter((path) => path.length > 0 && path.length < 5);
    fc.assert(fc.property(fc.constantFrom(...places), fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(...strangeValues)), (path, value) => {
      answers(replaceAt(document, path, () => value));
    }), { seed: 4, numRuns: 150 });
  });

  test('G2: keys named like parts of every object are keys like any other', () => {
    for (const key of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const withKey = (json: string): unknown => JSON.parse(json.replace('{', `{${JSON.stringify(key)}:{"x":1},`));
      expect(verify(withKey(JSON.stringify(document))).ok).toBe(false);
      for (const part of ['options', 'state', 'board', 'preparation', 'checks', 'generator'] as const) {
        const { ok, problems } = verify({ ...document, [part]: withKey(JSON.stringify(document[part])) });
        expect(ok).toBe(false);
        expect(problems.map(({ path }) => path)).toContainEqual(expect.stringContaining(part));
      }
    }
  });

  test('G2: deep nesting is answered', () => {
    const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
    for (const part of Object.keys(document)) answers({ ...document, [part]: deep(20_000) });
    answers({ ...document, events: [...document.events, deep(20_000)] });
  });

  test('G2: with digests that fit, options beyond all measure are answered', () => {
    const options = optionsWith(small);
    const strange = [
      { maxSections: 1e9 }, { maxSections: null, maxTurns: 1e300 }, { maxSections: null, until: 'exhausted' }, { maxSections: null }, { maxSections: null, maxTurns: 10_000 },
      { x: { num: 1_000_000, den: 1 } }, { x: { num: 99, den: 1 } }, { x: { num: 1, den: 1_000_000 } }, { x: { num: -5, den: -1 } }, { table: { widthMm: 1e9, heightMm: 300 } }, { table: { widthMm: 300, heightMm: 300 } },
      { pieces: [] }, { pieces: [{ kind: 'straight', count: 1000 }] }, { pieces: {} }, { mission: '__proto__' }, { mission: 'huida' }, { explorer: 'toString' }, { evening: 'constructor' },
    ];
    for (const change of strange) {
      const forged = { ...document, options: { ...options, ...change } };
      answers(forge(forged));
    }
  });

  test('G2: with digests that fit, other tables are answered', () => {
    const places = [...listLeaves(document.ruleset), ...listGroups(document.ruleset)].filter(([first]) => first !== 'labels' && first !== 'houseRules');
    fc.assert(fc.property(fc.constantFrom(...places), fc.oneof(fc.constantFrom(...strangeValues), fc.jsonValue({ maxDepth: 1 })), (path, value) => {
      const ruleset = replaceAt({ ...document.ruleset, hash: 'f'.repeat(64) }, path, () => value);
      let forged: unknown;
      try {
        forged = forge({ ...document, ruleset });
      } catch {
        // What cannot even be digested cannot be forged.
        return;
      }
      answers(forged);
    }), { seed: 5, numRuns: 80 });
  });

  test.each([
    ['every result is rolled again', ['missions', 0, 'rerolls'], ['capture', 'destroy', 'killLeader', 'killAll']],
    ['an evening without end', ['evenings', 1, 'fights'], [1e9, 2e9]],
    ['a room as large as a country', ['catalogue', 'rooms', 'small', 0], { widthMm: 2e9, lengthMm: 2e9 }],
    ['a corridor of no length', ['catalogue', 'corridor'], { widthMm: 0, lengthMm: 0 }],
    ['a row for every number', ['tables', 'rooms', 'rows', 0, 'max'], 1e12],
    ['a million dice', ['tables', 'rooms', 'dice'], '1000000d6'],
    ['a table that leads to itself', ['tables', 'rooms', 'rows', 0], { when: '1-3', min: 1, max: 3, rule: 'ROOM-01', roll: 'rooms' }],
    ['a tangle of tables', ['tables'], tangle(document.ruleset.tables)],
    ['corridors alone', ['tables', 'corridors', 'rows'], [{ when: '1-6', min: 1, max: 6, rule: 'COR-01', result: 'crossing' }]],
    ['a thousand million doors', ['tables', 'room-doors', 'rows', 0, 'value'], 1e9],
    ['nobody ever appears', ['contributions'], { corridor: 0, smallRoom: 0, largeRoom: 0, objectiveRoom: 0, combat: 0 }],
  ])('G2: with digests that fit, %s', (_, path, value) => {
    const mission = document.ruleset.missions[0]!;
    const ruleset = replaceAt({ ...document.ruleset, hash: 'f'.repeat(64) }, path, () => value) as SessionDocument['ruleset'];
    const forged = { ...document, options: optionsWith({ mission: mission.id }), ruleset, mission: ruleset.missions[0] };
    answers(forge(forged));
    expect(verify(forge(forged)).ok).toBe(false);
  });

  test.each([
    ['events', 200_000], ['actions', 200_000], ['discoveries', 200_000], ['board.openings', 200_000], ['board.sections', 20_000],
  ])('G2: %s without end are told at once', (path, count) => {
    const [list, inner] = path.split('.') as [keyof SessionDocument, string?];
    const long = (items: readonly unknown[]): unknown[] => Array.from({ length: count }, (_, id) => (path.startsWith('board') ? { ...(items[1] as object), id } : items[1]));
    const forged = structuredClone(document) as unknown as Record<string, Record<string, readonly unknown[]>>;
    if (inner === undefined) Object.assign(forged, { [list]: long(forged[list] as unknown as readonly unknown[]) });
    else forged[list]![inner] = long(forged[list]![inner]!);
    const started = performance.now();
    const { problems } = verify(forged);
    expect(problems[0]?.path.startsWith(path)).toBe(true);
    expect(performance.now() - started).toBeLessThan(3000);
  });

  test('G2: odd seeds are seeds', () => {
    for (const seed of oddSeeds) {
      const odd = generated(seed, { ...small, mission: 'busqueda-y-destruccion', rules: { exhaustion: 'strict' } });
      expect(verify(readBack(odd))).toEqual({ ok: true, problems: [] });
    }
    expect(shippedRuleset().missions.length).toBeGreaterThan(0);
  });
});
