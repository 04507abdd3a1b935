/**
 * A lock beside a file that several people write, also from two machines on a shared folder. It is a
 * file made with O_EXCL that names its holder. A holder that died is told by its process (same machine)
 * or by the lock's age (another one); whoever writes checks once more that the lock is still his.
 */
import { linkSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { UserError } from '../errors';
import { campaignFileMessages as words } from './campaign-messages';
import { explainFileError } from './file-error';
import { lookAt } from './look-at';
import { isAlive } from './write-file';

/** A lock is held for milliseconds. One older than this belongs to nobody any more. */
const staleMs = 30_000;

/** How long to wait for others, ms. */
const patienceMs = 90_000;

/** No lock of ours is longer, bytes. */
const maxLockBytes = 4096;

/** Whoever holds a lock. */
interface Holder {
  readonly pid: number;
  readonly host: string;
  readonly token: string;
}

/** What killed runs left of their tries to take the lock of `target`. Only whoever holds the lock may clear it away. */
export function removeLockLeftovers(target: string): void {
  const prefix = `.${basename(target)}.lock.`;
  for (const name of readdirSync(dirname(target))) {
    const pid = name.startsWith(prefix) ? /^(\d+)-/.exec(name.slice(prefix.length))?.[1] : undefined;
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(dirname(target), name), { force: true });
  }
}

/** A lock held by this process. */
export interface Lock {
  /** Throws when the lock was taken away meanwhile, for instance because this machine slept. */
  check(): void;
  release(): void;
}

/** Who waits silently so long, ms, is told what for. */
const silenceMs = 2_000;

/** How long locks live and are waited for; tests are less patient. */
export interface LockTimes {
  readonly staleMs?: number;
  readonly patienceMs?: number;
  readonly silenceMs?: number;
  /** Called once, when waiting takes long. */
  readonly onWait?: () => void;
}

let count = 0;

/** Takes the lock of a file (an absolute path), waiting for others; `shown` is the path for messages. */
export function takeLock(target: string, shown: string, times: LockTimes = {}): Lock {
  const path = join(dirname(target), `.${basename(target)}.lock`);
  count += 1;
  const holder: Holder = { pid: process.pid, host: hostname(), token: `${process.pid}-${count}-${process.hrtime.bigint()}` };
  const begun = Date.now();
  let told = false;
  for (let attempt = 0; !tryLock(path, holder, shown); attempt += 1) {
    const waited = Date.now() - begun;
    if (!told && waited > (times.silenceMs ?? silenceMs)) {
      told = true;
      times.onWait?.();
    }
    // The age of a lock is asked for now and then: the clock of a shared disk has to be read by writing to it.
    const age = attempt % 10 === 9 ? (times.staleMs ?? staleMs) : Infinity;
    if (!breakStale(path, age) && waited > (times.patienceMs ?? patienceMs)) throw refuse(path, shown);
    sleep(chooseRest(attempt));
  }
  return {
    check: () => { if (readHolder(path)?.token !== holder.token) throw new UserError('CAMPAIGN_LOCK_LOST', words.lockLost, { path: shown }); },
    release: () => { if (readHolder(path)?.token === holder.token) removeQuietly(path); },
  };
}

/** What was written is written: a lock that a failing disk keeps is broken by its age, and no reason to call the work undone. */
function removeQuietly(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException | null)?.code === undefined) throw error;
  }
}

/** Longer and longer, so that two hundred who wait leave the machine to the one who writes; each process has a rhythm of its own. */
function chooseRest(attempt: number): number {
  const least = Math.min(200, 2 ** Math.min(8, attempt));
  return least + ((process.pid * 7 + attempt * 13) % 17) * (least / 16);
}

/** True when the lock is ours. The file appears whole, by a hard link or, where the disk has none, by O_EXCL. */
function tryLock(path: string, holder: Holder, shown: string): boolean {
  const stat = lookAt(path);
  // Neither read nor waited for: a pipe would keep us for ever, a link lead elsewhere.
  if (stat && !stat.isFile()) throw new UserError('CAMPAIGN_LOCK_ODD', words.lockOdd, { path: shown, lock: path }, { remedy: words.lockOddRemedy });
  if (stat) return false;
  const own = `${path}.${holder.token}`;
  try {
    writeFileSync(own, JSON.stringify(holder), { flag: 'wx' });
    return claim(own, path, holder);
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw explainFileError(error, shown);
  } finally {
    rmSync(own, { force: true });
  }
}

function claim(own: string, path: string, holder: Holder): boolean {
  try {
    linkSync(own, path);
  } catch (error) {
    // ENOENT: another machine took our file for a dead run's.
    if (isCode(error, 'EEXIST') || isCode(error, 'ENOENT')) return false;
    // A disk without hard links (FAT, some shares).
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EINVAL'].some((code) => isCode(error, code))) throw error;
    writeFileSync(path, JSON.stringify(holder), { flag: 'wx' });
  }
  return true;
}

/** Takes a lock away that nobody holds any more; true when the way may be free. */
function breakStale(path: string, age: number): boolean {
  const seen = readHolder(path);
  if (!isStale(path, seen, age)) return false;
  // Moved aside first: of two that see the same dead lock, one takes it away, and nobody removes a fresh one unseen.
  const aside = `${path}.${process.pid}-stale`;
  try {
    renameSync(path, aside);
  } catch (error) {
    return isCode(error, 'ENOENT');
  }
  if (readHolder(aside)?.token !== seen?.token) giveBack(aside, path);
  rmSync(aside, { force: true });
  return true;
}

/** It was a fresh lock after all. Where another took the place meanwhile, the holder finds out by `check`. */
function giveBack(aside: string, path: string): void {
  try {
    linkSync(aside, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) renameSync(aside, path);
  }
}

function isStale(path: string, holder: Holder | null, age: number): boolean {
  if (holder !== null && holder.host === hostname() && !isAlive(holder.pid)) return true;
  // One that comes of the future is nobody's either.
  const made = age === Infinity ? undefined : statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  return made !== undefined && Math.abs(readClock(path) - made) > age;
}

/** The time by the clock of the disk the lock lies on, which may be another machine's. */
function readClock(path: string): number {
  const probe = `${path}.${process.pid}-clock`;
  try {
    writeFileSync(probe, '');
    return statSync(probe).mtimeMs;
  } catch {
    return Date.now();
  } finally {
    rmSync(probe, { force: true });
  }
}

function readHolder(path: string): Holder | null {
  try {
    // Ours fit in a line; what is longer is somebody else's, and its age decides.
    if (statSync(path).size > maxLockBytes) return null;
    const data = JSON.parse(readFileSync(path, 'utf8')) as Holder | null;
    return Number.isInteger(data?.pid) && data!.pid > 0 && typeof data!.host === 'string' && typeof data!.token === 'string' ? data : null;
  } catch {
    // Gone, or cut short by a machine that went down: its age decides.
    return null;
  }
}

function refuse(path: string, shown: string): UserError {
  const holder = readHolder(path);
  return new UserError('CAMPAIGN_LOCKED', words.locked, { path: shown, pid: holder?.pid ?? '?', host: holder?.host ?? '?', lock: path }, { exitCode: 2, remedy: words.lockedRemedy });
}

function isCode(error: unknown, code: string): boolean {
  return (error as NodeJS.ErrnoException | null)?.code === code;
}

/** Sleeps without a timer. */
function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
