/**
 * The sessions in examples/ and the pieces of them quoted in the documents are what the program makes
 * today, byte for byte. `UPDATE_EXAMPLES=1 npx jest test/docs/examples` rewrites them.
 */
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { SessionDocument } from '../../src/session/document';
import { decodeShare, encodeShare } from '../../src/session/share';
import { examples, tableExamples } from './example-list';
import { findBlocks, listDocs, readDoc, replaceBlock, root, updating, writeDoc } from './read-docs';
import { quoteJson, valueAt } from './quote-json';
import { runDoc } from './run-doc';
import { runLine } from './run-line';

const folder = (name: string): string => join(root, 'examples', name);

/** Every file of a folder and of its folders. */
function listFiles(path: string): string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => relative(path, join(entry.parentPath, entry.name))).sort();
}

/** The examples that are one session. */
const sessions = examples.filter(({ scenario }) => !scenario);

describe.each(examples)('examples/$folder', ({ folder: name, argv }) => {
  test('G1 is what its command makes, byte for byte', async () => {
    const cwd = mkdtempSync(join(tmpdir(), 'plasma-wall-examples-'));
    try {
      const { code, text } = await runLine([...argv, '--out', name], cwd);
      expect({ code, text: code === 0 ? '' : text }).toEqual({ code: 0, text: '' });
      if (updating) {
        rmSync(folder(name), { recursive: true, force: true });
        cpSync(join(cwd, name), folder(name), { recursive: true });
      }
      expect(listFiles(folder(name))).toEqual(listFiles(join(cwd, name)));
      for (const file of listFiles(folder(name))) {
        // Compared as one value: a difference of a hundred kilobytes is not for printing.
        expect([file, readFileSync(join(folder(name), file)).equals(readFileSync(join(cwd, name, file)))]).toEqual([file, true]);
      }
    } finally {
      rmSync(cwd, { recursive: true, force: true });
    }
  }, 60_000);

  test('G2 verifies', async () => {
    const { code } = await runLine(['verify', join('examples', name)], root);
    expect(code).toBe(0);
  }, 60_000);
});

test('every folder of examples/ is one of the list', () => {
  const folders = readdirSync(join(root, 'examples'), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  expect(folders.sort()).toEqual([...examples.map((example) => example.folder), ...tableExamples].sort());
});

test('G2 what the documents quote of an example stands in it', () => {
  let quotes = 0;
  for (const path of listDocs()) {
    let doc = readDoc(path);
    // From the end, so that places before stay right.
    for (const block of findBlocks(doc).reverse()) {
      const { example, path: at } = block.words;
      if (example === undefined || at === undefined) continue;
      quotes += 1;
      const value = valueAt(JSON.parse(readFileSync(join(folder(example), 'session.json'), 'utf8')), at);
      if (updating) doc = replaceBlock(doc, block, quoteJson(value));
      else expect({ path: at, value: JSON.parse(block.text) as unknown }).toEqual({ path: at, value });
    }
    if (updating) writeDoc(path, doc);
  }
  expect(quotes).toBeGreaterThan(5);
});

test('G3 the share strings in the documents are those of the examples', () => {
  const own = new Map(sessions.map(({ folder: name }) => {
    const document = JSON.parse(readFileSync(join(folder(name), 'session.json'), 'utf8')) as SessionDocument;
    return [document.seed, encodeShare(document)];
  }));
  let found = 0;
  for (const path of listDocs()) {
    const doc = readDoc(path);
    const current = doc.replace(/pw1\.[\w-]{20,}\.[0-9a-f]{8}/g, (text) => {
      found += 1;
      return own.get(decodeShare(text)?.seed ?? '') ?? 'no example has this seed';
    });
    if (updating) writeDoc(path, current);
    else expect(doc).toBe(current);
  }
  expect(found).toBeGreaterThan(0);
});

test('cards that the documents open are the first two of examples/rescate-42', () => {
  const { board, discoveries } = JSON.parse(readFileSync(join(folder('rescate-42'), 'session.json'), 'utf8')) as SessionDocument;
  const cards = discoveries.slice(1, 3).map(({ opening }) => board.openings[opening]!.number).join();
  for (const path of listDocs()) {
    const doc = readDoc(path);
    const current = doc.replace(/(?<=--revealed )\d+(?:,\d+)*/g, cards);
    if (updating) writeDoc(path, current);
    else expect(doc).toBe(current);
  }
});

test('the scenario that the documents write is that of examples/our-tables', () => {
  const file = readFileSync(join(root, 'examples/our-tables/relics.yaml'), 'utf8');
  for (const path of ['docs/scenarios.md', 'docs/es/escenarios.md', 'docs/ca/escenaris.md']) expect(findBlocks(readDoc(path)).find(({ language }) => language === 'yaml')?.text).toBe(file);
});

test('SCN-01 the scenario of examples/our-tables comes out as it says: two boards with three objective rooms each', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'plasma-wall-examples-'));
  try {
    const tables = join(root, 'examples/our-tables');
    expect((await runLine(['generate', '--scenario', 'cursa', '--tables', tables, '--seed', '7', '--out', 'race'], cwd)).code).toBe(0);
    for (const board of ['norte', 'sur']) {
      const { board: { sections } } = JSON.parse(readFileSync(join(cwd, 'race', board, 'session.json'), 'utf8')) as SessionDocument;
      expect(sections.filter(({ kind }) => kind === 'objective-room')).toHaveLength(3);
    }
    expect((await runLine(['verify', 'race'], cwd)).code).toBe(0);
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}, 60_000);

if (updating) {
  test('the output that documents show is brought up to date', async () => {
    for (const path of listDocs()) if (findBlocks(readDoc(path)).some(({ language }) => language === 'console')) writeDoc(path, (await runDoc(path)).text);
  }, 60_000);
}
