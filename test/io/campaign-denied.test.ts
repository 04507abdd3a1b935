/** Folders and files that may only be read: an error in words, nothing changed, and reading goes on (C2). No permission holds root back, so that the system's refusals are played. */
import type * as Fs from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { makeFolder, run } from '../cli/run-in-process';

/** What the system refuses to change, and how; set by each test. */
const denied: { path: string | null; code: string } = { path: null, code: 'EACCES' };

jest.mock('node:fs', () => {
  const real = jest.requireActual<typeof Fs>('node:fs');
  const refuse = (syscall: string, ...paths: readonly unknown[]): void => {
    const touched = paths.map((path) => resolve(String(path)));
    // To make, rename or remove something changes its folder; to write into a file changes the file.
    if (denied.path !== null && touched.some((path) => path === denied.path || dirname(path) === denied.path)) {
      throw Object.assign(new Error(`${denied.code}: refused, ${syscall}`), { code: denied.code, syscall, path: String(paths[0]) });
    }
  };
  const isWriting = (flags: unknown): boolean => (typeof flags === 'number' ? (flags & (real.constants.O_WRONLY | real.constants.O_RDWR | real.constants.O_CREAT)) !== 0 : typeof flags === 'string' && /[wa+]/.test(flags));
  return {
    ...real,
    writeFileSync: (path: Fs.PathOrFileDescriptor, ...rest: readonly unknown[]) => { if (typeof path !== 'number') refuse('open', path); return (real.writeFileSync as (...all: unknown[]) => void)(path, ...rest); },
    openSync: (path: Fs.PathLike, flags: Fs.OpenMode, ...rest: readonly unknown[]) => { if (isWriting(flags)) refuse('open', path); return (real.openSync as (...all: unknown[]) => number)(path, flags, ...rest); },
    linkSync: (from: Fs.PathLike, to: Fs.PathLike) => { refuse('link', to); real.linkSync(from, to); },
    renameSync: (from: Fs.PathLike, to: Fs.PathLike) => { refuse('rename', from, to); real.renameSync(from, to); },
    mkdirSync: (path: Fs.PathLike, ...rest: readonly unknown[]) => { refuse('mkdir', path); return (real.mkdirSync as (...all: unknown[]) => unknown)(path, ...rest); },
    accessSync: (path: Fs.PathLike, mode = 0) => { if ((mode & real.constants.W_OK) !== 0) refuse('access', path); real.accessSync(path, mode); },
  };
});

const { existsSync, mkdirSync, readFileSync, readdirSync } = jest.requireActual<typeof Fs>('node:fs');
afterEach(() => { denied.path = null; });

const log = 'plasma-wall-campaign.yaml';

async function newLog() {
  const cwd = makeFolder();
  const go = (...argv: readonly string[]) => run([...argv, '--lang', 'en'], { cwd });
  const record = (): ReturnType<typeof go> => go('campaign', 'record', '--mission', 'search', '--attacker', 'Marta', '--defender', 'Pau', '--objectives', '2', '--date', '1999-10-02');
  await go('campaign', 'new', '--here');
  expect((await record()).code).toBe(0);
  return { cwd, go, record, text: () => readFileSync(join(cwd, log), 'utf8') };
}

const whatChanges: readonly (readonly string[])[] = [
  ['record', '--mission', 'search', '--attacker', 'Marta', '--defender', 'Pau', '--objectives', '2', '--date', '1999-10-03'], ['void', '1', '--why', 'torn'], ['correct', '1', '--objectives', '3'],
];

test.each([['a folder', 'EACCES', ''], ['a disk', 'EROFS', ''], ['a file', 'EACCES', log], ['a file of somebody else', 'EPERM', log]])('C2 %s that may only be read (%s): what would change the log says so and leaves all as it was; reports read it', async (_what, code, name) => {
  const { cwd, go, text } = await newLog();
  const before = text();
  Object.assign(denied, { path: resolve(cwd, name), code });
  for (const words of whatChanges) {
    expect(await go('campaign', ...words)).toMatchObject({ code: 2, stderr: expect.stringMatching(/FILE_DENIED .*plasma-wall-campaign\.yaml/) });
    expect([text(), readdirSync(cwd)]).toEqual([before, [log]]);
  }
  for (const words of [['x'], ['log'], ['show', '1'], ['check'], ['players']]) expect((await go('campaign', ...words)).code).toBe(0);
  denied.path = null;
  expect((await go('campaign', ...whatChanges[0]!)).code).toBe(0);
}, 60_000);

test('C2 no new log is made in a folder that may only be read', async () => {
  const cwd = makeFolder();
  mkdirSync(join(cwd, 'shut'));
  Object.assign(denied, { path: resolve(cwd, 'shut'), code: 'EROFS' });
  for (const path of [join('shut', log), join('shut', 'deeper', log)]) {
    expect(await run(['campaign', 'new', '--file', path, '--lang', 'en'], { cwd })).toMatchObject({ code: 2, stderr: expect.stringContaining('FILE_DENIED') });
  }
  expect([existsSync(join(cwd, 'shut', 'deeper')), readdirSync(join(cwd, 'shut'))]).toEqual([false, []]);
}, 60_000);
