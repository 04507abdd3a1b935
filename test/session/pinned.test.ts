/**
 * G2: pinned sequences. A change here means that a seed somebody has shared makes another dungeon: it is
 * made on purpose or not at all, and needs a line in CHANGELOG.md. To write the hashes anew:
 *
 *     UPDATE_PINS=1 npx jest test/session/pinned
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashCase, listCases } from './pinned-cases';

const file = join(__dirname, 'pinned-hashes.json');

test('G2: a few hundred dungeons are byte for byte as pinned', () => {
  const found = Object.fromEntries([...listCases()].map(([name, each]) => [name, hashCase(each)]));
  if (process.env['UPDATE_PINS'] === '1') writeFileSync(file, `${JSON.stringify(found, null, 1)}\n`);
  expect(found).toEqual(JSON.parse(readFileSync(file, 'utf8')));
  expect(Object.keys(found).length).toBeGreaterThan(250);
  // Most of them are dungeons; hardly two are alike.
  const hashes = Object.values(found).filter((hash) => !hash.startsWith('refused'));
  expect(hashes.length).toBeGreaterThan(200);
  expect(new Set(hashes).size).toBe(hashes.length);
});
