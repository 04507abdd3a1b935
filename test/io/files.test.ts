import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UserError } from '../../src/errors';
import { explainFileError } from '../../src/io/file-error';
import { failureMessages } from '../../src/io/failure-messages';
import { isPortableName, makeFileSlug } from '../../src/io/file-names';
import { readTextFile } from '../../src/io/read-file';
import { writeUserFile } from '../../src/io/write-file';

let cwd: string;
beforeEach(() => { cwd = mkdtempSync(join(tmpdir(), 'plasma-wall-io-')); });
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

function failureOf(work: () => unknown): Pick<UserError, 'code' | 'values'> {
  try {
    work();
  } catch (error) {
    return error as UserError;
  }
  return { code: 'nothing thrown', values: {} };
}

describe('file names from any text', () => {
  const odd = ['', ' ', '0', '-1', '1e309', 'x'.repeat(3000), '🎲🎲', '👨‍👩‍👧', '__proto__', 'CON', 'nul', 'com1', 'a\u0000b', '../../etc/passwd', '42.', '42 ', 'Ñandú', 'ABC', '<script>', 'a/b', 'a\\b', '\u202eevil', '.hidden', '-rf'];

  test.each(odd)('S5 the slug of %j is a name every system can have', (text) => {
    const slug = makeFileSlug(text);
    expect(isPortableName(slug)).toBe(true);
    expect(slug).toMatch(/^[a-z0-9][a-z0-9._-]*$/);
    expect(slug.length).toBeLessThanOrEqual(32);
  });

  test('S5 no two of these share a name, not even where case is ignored', () => {
    const texts = [...odd, 'abc', '42', 'nandu', 'ñandu', 'con', 'x'.repeat(2999)];
    expect(new Set(texts.map(makeFileSlug)).size).toBe(texts.length);
  });

  test('ordinary seeds stay as they are', () => {
    expect(['42', 'velada-3', '7k3m-9x2q', 'a.b'].map(makeFileSlug)).toEqual(['42', 'velada-3', '7k3m-9x2q', 'a.b']);
  });
});

describe('reading what the user names', () => {
  test('text comes without its byte-order mark', () => {
    writeFileSync(join(cwd, 'a.txt'), '\ufeffñ\u0000z');
    expect(readTextFile('a.txt', cwd)).toBe('ñ\u0000z');
  });

  test('what cannot be read is named with its path', () => {
    mkdirSync(join(cwd, 'folder'));
    writeFileSync(join(cwd, 'big'), 'x'.repeat(3000));
    writeFileSync(join(cwd, 'latin1'), Buffer.from([0x61, 0x0a, 0x62, 0xf1, 0x63, 0x0a]));
    expect(failureOf(() => readTextFile('none', cwd))).toMatchObject({ code: 'FILE_MISSING', values: { path: 'none' } });
    expect(failureOf(() => readTextFile('folder', cwd)).code).toBe('FILE_NOT_PLAIN');
    expect(failureOf(() => readTextFile('big', cwd, 2048))).toMatchObject({ code: 'FILE_TOO_BIG', values: { path: 'big', limit: 2 } });
    expect(failureOf(() => readTextFile('latin1', cwd))).toMatchObject({ code: 'FILE_NOT_TEXT', values: { line: 2, column: 2 } });
    expect(failureOf(() => readTextFile('/dev/zero', cwd)).code).toBe('FILE_NOT_PLAIN');
  });

  test('a named pipe is refused at once instead of waiting for a writer', () => {
    expect(spawnSync('mkfifo', [join(cwd, 'pipe')]).status).toBe(0);
    expect(failureOf(() => readTextFile('pipe', cwd)).code).toBe('FILE_NOT_PLAIN');
  });
});

describe('writing one file', () => {
  test('new, unchanged, refused, replaced', () => {
    expect(writeUserFile('maps/a.svg', cwd, 'one', false)).toBe('written');
    expect(writeUserFile('maps/a.svg', cwd, 'one', false)).toBe('unchanged');
    expect(failureOf(() => writeUserFile('maps/a.svg', cwd, 'two', false)).code).toBe('FILE_DIFFERENT');
    expect(readFileSync(join(cwd, 'maps/a.svg'), 'utf8')).toBe('one');
    expect(writeUserFile('maps/a.svg', cwd, 'two', true)).toBe('replaced');
    expect(readdirSync(join(cwd, 'maps'))).toEqual(['a.svg']);
  });

  test('G10 what a killed run left beside is removed, what a living one or somebody else has there is not', () => {
    const kept = [`.map.pdf.${process.ppid}-1.tmp`, '.other.pdf.999999999-1.tmp', '.map.pdf'];
    mkdirSync(join(cwd, 'left'));
    for (const name of [...kept, '.map.pdf.999999999-1.tmp', '.map.pdf.999999998-7.tmp']) writeFileSync(join(cwd, 'left', name), 'half');
    expect(writeUserFile('left/map.pdf', cwd, 'one', false)).toBe('written');
    expect(readdirSync(join(cwd, 'left')).sort()).toEqual([...kept, 'map.pdf'].sort());
  });

  test('links and folders are refused', () => {
    symlinkSync('target', join(cwd, 'link'));
    mkdirSync(join(cwd, 'folder'));
    expect(failureOf(() => writeUserFile('link', cwd, 'x', true)).code).toBe('FILE_SYMLINK');
    expect(failureOf(() => writeUserFile('folder', cwd, 'x', true)).code).toBe('FILE_NOT_PLAIN');
    expect(failureOf(() => writeUserFile('/dev/null', cwd, 'x', true)).code).toBe('FILE_NOT_PLAIN');
  });
});

test('S5 an error of the operating system is told in words, without its code; one that nobody has heard of keeps it', () => {
  const explain = (code: string) => explainFileError(Object.assign(new Error(code), { code, syscall: 'write' }), 'here') as UserError;
  for (const [code, text] of Object.entries(failureMessages)) {
    expect([code, explain(code).code, explain(code).text]).toEqual([code, 'FILE_FAILED', text]);
    for (const words of [text.es, text.ca, text.en]) expect(words).not.toMatch(/E[A-Z]{3,}|\{reason\}/);
  }
  for (const code of ['EFBIG', 'EIO', 'EINVAL', 'ESRCH']) expect(Object.keys(failureMessages)).toContain(code);
  expect(explain('ESTRANGE').values).toEqual({ path: 'here', reason: 'ESTRANGE' });
});
