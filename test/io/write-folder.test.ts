import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../../src/errors';
import { writeUserFile } from '../../src/io/write-file';
import { unfinishedMark } from '../../src/io/unfinished-mark';
import { writeFolder } from '../../src/io/write-folder';
import type { OutputFile } from '../../src/io/write-folder';
import { writeTree } from '../../src/io/write-tree';

let cwd: string;
beforeEach(() => { cwd = mkdtempSync(join(tmpdir(), 'plasma-wall-io-')); });
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

const first: OutputFile[] = [{ name: 'session.json', content: '{"a":1}' }, { name: 'map.svg', content: '<svg/>' }];
const second: OutputFile[] = [{ name: 'session.json', content: '{"a":2}' }, { name: 'map.svg', content: '<svg id="2"/>' }];
const ownNames = ['session.json', 'map.svg', 'pack.html'];

function write(files: OutputFile[], { force = false, folder = 'out' } = {}) {
  return writeFolder({ folder, cwd, files, force, ownNames });
}

async function codeOf(work: () => unknown): Promise<string> {
  try {
    await work();
  } catch (error) {
    return (error as UserError).code;
  }
  return 'nothing thrown';
}

/** Everything in the test's folder, so that left-over temporaries show. */
function listAll(): string[] {
  return readdirSync(cwd, { recursive: true }).map(String).sort();
}

describe('output folder', () => {
  test('S2 a paper that cannot be made leaves nothing, not even the folders on the way', async () => {
    const broken: OutputFile = { name: 'pack.html', get content(): string { throw new Error('cannot be drawn'); } };
    await expect(write([...first, broken], { folder: 'a/b/out' })).rejects.toThrow('cannot be drawn');
    expect(listAll()).toEqual([]);
    mkdirSync(join(cwd, 'a'));
    await expect(write([...first, broken], { folder: 'a/b/out' })).rejects.toThrow('cannot be drawn');
    expect(listAll()).toEqual(['a']);
  });

  test('S2 what other runs are writing beside it, and files of others, stay', async () => {
    for (const name of ['.out-notes.999999-1.tmp', '.out2.999999-1.tmp']) writeFileSync(join(cwd, name), 'precious');
    writeFileSync(join(cwd, '.out.999999-1.tmp'), 'left over');
    await write(first);
    expect(listAll().filter((name) => name.endsWith('.tmp'))).toEqual(['.out-notes.999999-1.tmp', '.out2.999999-1.tmp']);
  });

  test('a new folder appears whole and leaves nothing beside it', async () => {
    expect(await write(first)).toBe('written');
    expect(listAll()).toEqual(['out', 'out/map.svg', 'out/session.json']);
    expect(readFileSync(join(cwd, 'out/map.svg'), 'utf8')).toBe('<svg/>');
  });

  test('the same content again says unchanged and touches nothing', async () => {
    await write(first);
    const before = lstatSync(join(cwd, 'out/map.svg'));
    expect(await write(first)).toBe('unchanged');
    expect(await write(first, { force: true })).toBe('unchanged');
    expect(lstatSync(join(cwd, 'out/map.svg')).ino).toBe(before.ino);
  });

  test('different content is refused without force, naming the files, and nothing changes', async () => {
    await write(first);
    expect(await codeOf(() => write(second))).toBe('FOLDER_DIFFERENT');
    expect(readFileSync(join(cwd, 'out/session.json'), 'utf8')).toBe('{"a":1}');
    expect(await write(second, { force: true })).toBe('replaced');
    expect(readFileSync(join(cwd, 'out/session.json'), 'utf8')).toBe('{"a":2}');
    expect(listAll()).toEqual(['out', 'out/map.svg', 'out/session.json']);
  });

  test("a paper of another session that this one does not make counts as different, and force removes it; the user's own files stay", async () => {
    await write([...first, { name: 'pack.html', content: 'old' }]);
    writeFileSync(join(cwd, 'out/notes.txt'), 'mine');
    expect(await codeOf(() => write(first))).toBe('FOLDER_DIFFERENT');
    await write(first, { force: true });
    expect(listAll()).toEqual(['out', 'out/map.svg', 'out/notes.txt', 'out/session.json']);
  });

  test('missing papers are added without force', async () => {
    await write(first);
    rmSync(join(cwd, 'out/map.svg'));
    expect(await write(first)).toBe('written');
    expect(readFileSync(join(cwd, 'out/map.svg'), 'utf8')).toBe('<svg/>');
  });

  test('a folder left half done is never called unchanged: it is named, and force makes it whole', async () => {
    await write(first);
    writeFileSync(join(cwd, 'out', unfinishedMark), 'pid 999999999\n');
    expect(await codeOf(() => write(first))).toBe('FOLDER_INCOMPLETE');
    expect(await write(first, { force: true })).toBe('replaced');
    expect(existsSync(join(cwd, 'out', unfinishedMark))).toBe(false);
  });

  test('what a killed run staged in a folder it was replacing goes with the next run', async () => {
    await write(first);
    for (const name of [`.${unfinishedMark}.999999999-1.tmp`, '.session.json.999999999-2.tmp']) writeFileSync(join(cwd, 'out', name), 'half');
    writeFileSync(join(cwd, 'out', unfinishedMark), 'pid 999999999\n');
    await write(second, { force: true });
    expect(listAll()).toEqual(['out', 'out/map.svg', 'out/session.json']);
  });

  test('what another run writes between the look at a folder and the mark is replaced too: papers are never of two sessions', async () => {
    await write(first);
    let reads = 0;
    const late: OutputFile = {
      name: 'pack.html',
      get content(): string {
        if ((reads += 1) === 1) writeFileSync(join(cwd, 'out/map.svg'), 'of another run');
        return 'x';
      },
    };
    expect(await write([...first, late], { force: true })).toBe('written');
    expect(readFileSync(join(cwd, 'out/map.svg'), 'utf8')).toBe('<svg/>');
    await write(first, { force: true });
    reads = 0;
    expect(await codeOf(() => write([...first, late]))).toBe('FOLDER_DIFFERENT');
    expect(listAll()).toEqual(['out', 'out/map.svg', 'out/session.json']);
  });

  test('two runs that meet: whoever loses what it staged, or its mark, says that the folder is busy and not that a file is missing', async () => {
    const losing = (lose: () => void): OutputFile[] => second.map(({ name, content }, at) => {
      let reads = 0;
      return { name, get content() {
        reads += 1;
        // Read once to compare at first, once under the mark, and then to be staged.
        if (at === 1 && reads === 3) lose();
        return content;
      } };
    });
    const folder = join(cwd, 'out');
    const staged = (): string[] => readdirSync(folder).filter((name) => name !== unfinishedMark && !ownNames.includes(name));
    await write(first);
    expect(await codeOf(() => write(losing(() => {
      expect(staged()).toHaveLength(1);
      for (const name of staged()) rmSync(join(folder, name));
    }), { force: true }))).toBe('FOLDER_BUSY');
    rmSync(folder, { recursive: true });
    await write(first);
    expect(await codeOf(() => write(losing(() => rmSync(join(folder, unfinishedMark))), { force: true }))).toBe('FOLDER_BUSY');
    expect(readFileSync(join(folder, 'map.svg'), 'utf8')).toBe('<svg/>');
  });

  test('the mark of a killed run stays when the next run cannot finish either', async () => {
    await write(first);
    writeFileSync(join(cwd, 'out', unfinishedMark), 'pid 999999999\n');
    let reads = 0;
    const broken: OutputFile = { name: 'pack.html', get content(): string { if ((reads += 1) > 1) throw new Error('disk full'); return 'x'; } };
    await expect(write([...second, broken], { force: true })).rejects.toThrow('disk full');
    expect(listAll()).toEqual(['out', `out/${unfinishedMark}`, 'out/map.svg', 'out/session.json']);
    expect(await codeOf(() => write(first))).toBe('FOLDER_INCOMPLETE');
  });

  test('a folder that another living run is writing in is left alone', async () => {
    await write(first);
    writeFileSync(join(cwd, 'out', unfinishedMark), `pid ${process.ppid}\n`);
    expect(await codeOf(() => write(second, { force: true }))).toBe('FOLDER_BUSY');
    expect(readFileSync(join(cwd, 'out/session.json'), 'utf8')).toBe('{"a":1}');
  });

  test('a mark over ten minutes old holds nobody up, though its number is alive', async () => {
    await write(first);
    const mark = join(cwd, 'out', unfinishedMark);
    writeFileSync(mark, `pid ${process.ppid}\n`);
    const then = Date.now() / 1000 - 11 * 60;
    utimesSync(mark, then, then);
    expect(await write(second, { force: true })).toBe('replaced');
    expect(existsSync(mark)).toBe(false);
  });

  test('a mark that is no plain file is refused, not waited for', async () => {
    await write(first);
    spawnSync('mkfifo', [join(cwd, 'out', unfinishedMark)]);
    expect(await codeOf(() => write(second, { force: true }))).toBe('FILE_NOT_PLAIN');
  });

  test('below a place where no folder can be made all writers refuse at once', async () => {
    const places = process.platform === 'linux' ? ['/proc/x', '/proc/x/y/z'] : [];
    symlinkSync('nowhere', join(cwd, 'dangling'));
    for (const place of [...places, 'dangling/x']) {
      expect(await codeOf(() => write(first, { folder: join(place, 'out') }))).toBe('FOLDER_NOT_MADE');
      expect(await codeOf(() => writeTree({ folder: place, cwd, files: { 'a/b.yaml': '' }, force: false }))).toBe('FOLDER_NOT_MADE');
      expect(await codeOf(() => writeUserFile(join(place, 'map.svg'), cwd, '', false))).toBe('FOLDER_NOT_MADE');
    }
  });

  test('S2 a folder of folders that cannot be written leaves nothing of its own, and what somebody put in it meanwhile stays', async () => {
    const breakOff = (before: () => void): Promise<string> => codeOf(() => writeTree({ folder: 'new/tables', cwd, force: false, files: { 'a/b.yaml': '', get 'b/c.yaml'(): string {
      if (!existsSync(join(cwd, 'new/tables/b'))) return '';
      before();
      throw new UserError('DISK_FULL', { es: '', ca: '', en: '' });
    } } }));
    expect(await breakOff(() => undefined)).toBe('DISK_FULL');
    expect(readdirSync(cwd)).toEqual([]);
    expect(await breakOff(() => writeFileSync(join(cwd, 'new/tables/b/mine'), ''))).toBe('DISK_FULL');
    expect([readdirSync(join(cwd, 'new/tables')), readdirSync(join(cwd, 'new/tables/b'))]).toEqual([['b'], ['mine']]);
  });

  test('every name that would be made must be possible on every system; those that exist are not our business', async () => {
    mkdirSync(join(cwd, 'a:b'));
    for (const folder of ['con/out', 'x:y/out', 'x. /out', 'new/aux/deep/out']) expect(await codeOf(() => write(first, { folder }))).toBe('NAME_NOT_PORTABLE');
    expect(await write(first, { folder: 'a:b/new/out' })).toBe('written');
  });

  test('what a killed run staged is cleared away; what a living one stages, what is young or not ours is not', async () => {
    const stage = (name: string, old: boolean): void => {
      mkdirSync(join(cwd, name));
      writeFileSync(join(cwd, name, 'session.json'), 'half');
      if (old) utimesSync(join(cwd, name), 1, 1);
    };
    const kept = [`.out.${process.ppid}-1.tmp`, '.plasma-wall-huida-1.999999998-1.tmp', '.other.999999999-1.tmp'];
    stage(kept[0]!, true);
    stage(kept[1]!, false);
    stage(kept[2]!, true);
    stage('.out.999999999-1.tmp', false);
    stage('.plasma-wall-rescate-1.999999999-1.tmp', true);
    await write(first);
    expect(readdirSync(cwd).sort()).toEqual([...kept, 'out'].sort());
  });

  test('half-written papers of a killed run are cleared away when the folder is next made whole', async () => {
    await write(first);
    writeFileSync(join(cwd, 'out/.pack.html.999999999-2.tmp'), 'half');
    utimesSync(join(cwd, 'out/.pack.html.999999999-2.tmp'), 1, 1);
    writeFileSync(join(cwd, 'out', unfinishedMark), 'pid 999999999\n');
    expect(await write(first, { force: true })).toBe('replaced');
    expect(listAll()).toEqual(['out', 'out/map.svg', 'out/session.json']);
  });

  test('a replacement that cannot be written whole leaves the folder as it was', async () => {
    await write(first);
    const bad: OutputFile[] = [{ name: 'session.json', content: '{"a":2}' }, { name: 'map.svg', content: { length: 'no bytes' } as unknown as Uint8Array }];
    await expect(write(bad, { force: true })).rejects.toThrow();
    expect(listAll()).toEqual(['out', 'out/map.svg', 'out/session.json']);
    expect(readFileSync(join(cwd, 'out/session.json'), 'utf8')).toBe('{"a":1}');
  });

  test('a failure in the middle of a new folder leaves no trace of it', async () => {
    const hopeless = { name: 'map.svg', get content(): string { throw Object.assign(new Error('no space'), { code: 'ENOSPC', syscall: 'write' }); } };
    expect(await codeOf(() => write([first[0] as OutputFile, hopeless]))).toBe('DISK_FULL');
    expect(listAll()).toEqual([]);
  });

  test('links are not followed: the folder, a file in it, a dangling one', async () => {
    mkdirSync(join(cwd, 'elsewhere'));
    symlinkSync('elsewhere', join(cwd, 'link'));
    expect(await codeOf(() => write(first, { folder: 'link' }))).toBe('FILE_SYMLINK');
    mkdirSync(join(cwd, 'out'));
    symlinkSync('../elsewhere/target', join(cwd, 'out/map.svg'));
    expect(await codeOf(() => write(first, { force: true }))).toBe('FILE_SYMLINK');
    expect(readdirSync(join(cwd, 'elsewhere'))).toEqual([]);
  });

  test('a file where the folder should be is refused', async () => {
    writeFileSync(join(cwd, 'out'), 'a file');
    expect(await codeOf(() => write(first, { force: true }))).toBe('FILE_NOT_FOLDER');
    expect(await codeOf(() => write(first, { folder: 'out/below' }))).toBe('FILE_NOT_FOLDER');
  });

  test.each(['../escape.svg', 'sub/map.svg', 'CON', 'nul.txt', 'map.', 'map ', '', '..', 'a:b', 'a\u0000b', unfinishedMark])('S5 the file name %j is refused', async (name) => {
    expect(await codeOf(() => write([{ name, content: '' }]))).toBe('NAME_NOT_PORTABLE');
    expect(listAll()).toEqual([]);
  });

  test('S5 two names that Windows takes for one are refused', async () => {
    expect(await codeOf(() => write([{ name: 'map.svg', content: '' }, { name: 'MAP.svg', content: '' }]))).toBe('NAME_NOT_PORTABLE');
  });

  test.each(['CON', 'out/aux', 'trailing.', 'a|b'])('S5 the folder name %j is refused', async (folder) => {
    expect(await codeOf(() => write(first, { folder }))).toBe('NAME_NOT_PORTABLE');
  });

  test('the current folder and folders to be made on the way are fine', async () => {
    expect(await write(first, { folder: 'a/b/c' })).toBe('written');
    expect(await write(first, { folder: '.' })).toBe('written');
    expect(readFileSync(join(cwd, 'map.svg'), 'utf8')).toBe('<svg/>');
  });
});
