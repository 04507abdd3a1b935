/** The first glance at a session document: what it lets through, zod lets through. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fitsSchema } from '../../src/io/fits-schema';
import type { JsonSchema } from '../../src/io/fits-schema';
import { makeSessionJsonSchema, sessionSchema } from '../../src/io/session-schema';

const schema = JSON.parse(JSON.stringify(makeSessionJsonSchema())) as JsonSchema;
const text = readFileSync(join(__dirname, '../../examples/rescate-42/session.json'), 'utf8');

/** Paths to every value of some data, at most so many of one list. */
function* listPaths(data: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  yield path;
  if (typeof data !== 'object' || data === null) return;
  for (const key of Object.keys(data).slice(0, Array.isArray(data) ? 1 : 30)) yield* listPaths((data as Record<string, unknown>)[key], [...path, key]);
}

const odd: readonly unknown[] = [null, '', 'x'.repeat(300), -1, 0, 1.5, 1e9, true, [], [1, 2], {}, { type: 'placed' }, JSON.parse('{"__proto__": 1}')];

test('S5 a session document with any part altered is let through only where zod lets it through', () => {
  const document = JSON.parse(text) as Record<string, unknown>;
  expect(fitsSchema(document, schema)).toBe(true);
  const differing: string[] = [];
  let [count, refused] = [0, 0];
  for (const path of listPaths(document)) {
    if (path.length === 0) continue;
    const parent = path.slice(0, -1).reduce<Record<string, unknown>>((part, key) => part[key] as Record<string, unknown>, document);
    const key = path.at(-1)!;
    const kept = parent[key];
    // Two of the odd values for each place: all of them together take a minute.
    for (const value of [odd[count % odd.length], odd[(count + 5) % odd.length]]) {
      parent[key] = value;
      const fits = fitsSchema(document, schema);
      if (fits && !sessionSchema.safeParse(document).success) differing.push(`${path.join('.')}: ${JSON.stringify(value)}`);
      if (!fits) refused += 1;
      count += 1;
    }
    parent[key] = kept;
  }
  expect(differing).toEqual([]);
  expect(count).toBeGreaterThan(500);
  expect(refused).toBeGreaterThan(count / 2);
});

test('S5 fields too many and too few, and words of a schema that are not known, fit nothing', () => {
  const edit = (change: (copy: Record<string, unknown>) => void): boolean => {
    const copy = JSON.parse(text) as Record<string, unknown>;
    change(copy);
    return fitsSchema(copy, schema);
  };
  expect(edit(() => undefined)).toBe(true);
  expect(edit((copy) => { copy['more'] = 1; })).toBe(false);
  expect(edit((copy) => { delete copy['tag']; })).toBe(false);
  expect(fitsSchema(1, { type: 'integer' })).toBe(true);
  expect(fitsSchema(1, { type: 'integer', multipleOf: 1 })).toBe(false);
  expect(fitsSchema(1, { type: 'something' })).toBe(false);
  expect(fitsSchema(1, { $ref: '#/elsewhere' })).toBe(false);
});
