/** `verify` on tables beyond all measure whose digests fit: the field is named, and soon. */
import { digestInputs, makeTag } from '../../src/session/build-document';
import type { SessionDocument } from '../../src/session/document';
import { generated } from '../rules/support/shipped';
import { replaceAt, type Path } from './support/leaves';
import { readBack, verify } from './support/verify-session';

const document = readBack(generated('42', { mission: 'rescate', x: { num: 1, den: 1 }, evening: null, maxSections: 8 }));
/** Milliseconds within which a session is answered, on a busy machine. */
const soon = 10_000;

/** The session with other tables, and digests and tag that fit them. */
function forge(path: Path, value: unknown): SessionDocument {
  const ruleset = replaceAt({ ...document.ruleset, hash: 'f'.repeat(64) }, path, () => value) as SessionDocument['ruleset'];
  const { seed, options, generator } = document;
  return { ...document, ruleset, checks: digestInputs(seed, options, ruleset, generator.version), tag: makeTag(seed, options, ruleset) };
}

const row = document.ruleset.tables['defender']!.rows[0]!;

test.each<readonly [string, Path, unknown]>([
  ['tables.defender.rows[0].max', ['tables', 'defender', 'rows', 0, 'max'], 1e9],
  ['tables.defender.rows[0].min', ['tables', 'defender', 'rows', 0, 'min'], -1e9],
  ['tables.defender.modifiers.max', ['tables', 'defender', 'modifiers'], { min: 0, max: 1e9 }],
  ['tables.defender.rows', ['tables', 'defender', 'rows'], Array.from({ length: 100_000 }, () => row)],
  ['tables.defender.rows', ['tables', 'defender', 'rows'], []],
  ['tables.defender.dice', ['tables', 'defender', 'dice'], '99d999'],
  ['tables.defender', ['tables', 'defender', 'rows', 0], { when: '..5', min: null, max: 5, rule: 'DEF-01', roll: 'defender' }],
  ['tables.defender', ['tables', 'defender', 'rows', 0], { when: '..5', min: null, max: 5, rule: 'DEF-01', roll: '__proto__' }],
  ['tables.corridors', ['tables'], {}],
  ['tables', ['tables'], Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`t${at}`, {}]))],
  ['catalogue.corridor.widthMm', ['catalogue', 'corridor'], { widthMm: 2, lengthMm: 1e9 }],
  ['catalogue.corridor.lengthMm', ['catalogue', 'corridor'], { widthMm: 60, lengthMm: 1e9 }],
  ['catalogue.door.widthMm', ['catalogue', 'door'], { widthMm: 2 }],
  ['catalogue.rooms.small[0].widthMm', ['catalogue', 'rooms', 'small'], [{ widthMm: 1e8, lengthMm: 1e8 }]],
  ['catalogue.rooms.large', ['catalogue', 'rooms', 'large'], Array.from({ length: 100_000 }, () => ({ widthMm: 300, lengthMm: 300 }))],
  ['contributions.combat', ['contributions', 'combat'], 1e300],
  ['evenings[0].sections', ['evenings', 0, 'sections'], [1, 1e9]],
])('G2: with digests that fit, ruleset.%s is named', (field, path, value) => {
  const started = performance.now();
  const { ok, problems } = verify(forge(path, value));
  expect(ok).toBe(false);
  expect(problems.map((problem) => problem.path)).toContain(`ruleset.${field}`);
  expect(performance.now() - started).toBeLessThan(soon);
});

test('G2: what cannot be read is told without the words of an exception', () => {
  for (const part of Object.keys(document)) {
    for (const value of [null, 7, 'x', {}, [], [null]]) {
      const { problems } = verify({ ...document, [part]: value });
      for (const { code, detail } of problems) if (code === 'BROKEN') expect(detail).toBeUndefined();
    }
  }
  expect(verify(forge(['missions'], null)).problems).toContainEqual({ code: 'BROKEN', path: 'session' });
});
