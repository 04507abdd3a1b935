/**
 * Every command a reader may copy runs: those of the documents, in their order and in a folder of
 * their own, and those of --help. What a document shows of the output is what comes out.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBlocks, listDocs, readDoc, root, withoutBlocks } from './read-docs';
import { runDoc } from './run-doc';
import { runLine } from './run-line';
import { splitLine } from './shell-words';

const hasCommands = (path: string): boolean => findBlocks(readDoc(path)).some(({ language }) => language === 'sh' || language === 'console');
const docsWithCommands = listDocs().filter(hasCommands);

test('the documents for players show commands', () => {
  expect(docsWithCommands).toEqual(expect.arrayContaining(['README.md', 'README.es.md', 'README.ca.md', 'docs/evening.md', 'docs/es/velada.md', 'docs/ca/vetllada.md', 'examples/README.md']));
});

test.each(docsWithCommands)('G10 every command shown in %s runs, in its order', async (path) => {
  const { commands, unknown, text } = await runDoc(path);
  expect(unknown).toEqual([]);
  for (const { line, code, text: words } of commands) expect([line, code, code === 0 ? '' : words]).toEqual([line, 0, '']);
  expect(text).toBe(readDoc(path));
  expect(commands.length).toBeGreaterThan(0);
}, 60_000);

test('G10 commands in running text have the names and options of the program', async () => {
  const spans = listDocs().flatMap((path) => [...withoutBlocks(readDoc(path)).matchAll(/`plasma-wall ([^`]+)`/g)].map((match) => ({ path, line: match[1]! })));
  expect(spans.length).toBeGreaterThan(3);
  for (const { path, line } of spans) {
    const words = splitLine(line)[0]!;
    const named = words.filter((word, at) => at === 0 || (['tables', 'campaign', 'hulk', 'w40k'].includes(words[0]!) && at === 1 && !word.startsWith('-')));
    const { code, text } = await runLine([...named, '--help'], root);
    expect([path, line, code]).toEqual([path, line, 0]);
    for (const flag of words.filter((word) => word.startsWith('--'))) expect([path, line, text.includes(flag.split('=')[0]!)]).toEqual([path, line, true]);
  }
});

test('every option named in running text is one of the program', async () => {
  const helps = await Promise.all([[], ['generate'], ['render'], ['print'], ['forms'], ['sections'], ['score'], ['force', 'check'], ['verify'], ['odds'], ...['duel', 'rally', 'initiative', 'recover', 'glance', 'fight'].map((question) => ['odds', question]), ...['shoot', 'charge'].map((question) => ['odds', question, '--rules', 'w40k']), ...['event', 'understrength', 'reserves', 'detachment', 'datasheet'].map((name) => ['w40k', name]), ['reference'], ['rules'], ['tables'], ...['list', 'show', 'roll', 'check', 'init'].map((name) => ['tables', name]),
    ...['new', 'record', 'log', 'x', 'void', 'correct', 'show', 'players', 'rename', 'check', 'export', 'import', 'chart'].map((name) => ['campaign', name]),
    ['odds', '--rules', 'hulk', 'fight'], ...['new', 'spend', 'reinforce', 'reveal', 'flames', 'adjust', 'attacked', 'status'].map((name) => ['hulk', name]),
    ...['shoot', 'charge'].map((question) => ['odds', question, '--rules', 'w40k']), ...['event', 'understrength', 'reserves', 'detachment', 'datasheet'].map((name) => ['w40k', name])]
    .map(async (words) => (await runLine([...words, '--help'], root)).text));
  const known = new Set(helps.join('\n').match(/--[a-z][a-z-]*/g));
  for (const path of listDocs().filter((name) => name !== 'docs/rules.md')) {
    for (const [, flag] of withoutBlocks(readDoc(path)).matchAll(/`(--[a-z][a-z-]*)[^`]*`/g)) expect([path, flag, known.has(flag!)]).toEqual([path, flag, true]);
  }
});

test.each(['es', 'ca', 'en'])('G10 every example of --help runs, in %s', async (lang) => {
  const cwd = mkdtempSync(join(tmpdir(), 'plasma-wall-help-'));
  try {
    const { text } = await runLine(['--help', '--lang', lang], cwd);
    const lines = text.split('\n').filter((line) => /^ {2}plasma-wall /.test(line)).map((line) => line.trim());
    expect(lines.length).toBeGreaterThanOrEqual(3);
    for (const line of lines) {
      for (const words of splitLine(line)) expect([line, (await runLine(words.slice(1), cwd)).code]).toEqual([line, 0]);
    }
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}, 60_000);
