import { fstatSync, statSync, writeSync } from 'node:fs';

/** Descriptors whose reader has gone: nothing more is written there. */
const closed = new Set<number>();

/** Writes all of a chunk to an open descriptor; a closed pipe is quiet, a full one is waited for. */
export function writeDescriptor(descriptor: number, chunk: string | Uint8Array): void {
  const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
  for (let written = 0; written < bytes.length && !closed.has(descriptor);) {
    try {
      written += writeSync(descriptor, bytes, written);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EPIPE') closed.add(descriptor);
      else if (code === 'EAGAIN') waitMilliseconds(2);
      else throw error;
    }
  }
}

/** Sleeps without a timer: nothing else is going on that could run meanwhile. */
function waitMilliseconds(time: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, time);
}

/**
 * True when a descriptor may be a terminal. Node's own test comes last: it loads the network code, which
 * only a character device that may well be a terminal is worth (`/dev/null` is not, `/dev/full` fails it).
 */
export function isTerminalDevice(descriptor: number): boolean {
  try {
    const stat = fstatSync(descriptor);
    if (!stat.isCharacterDevice() || stat.rdev === statSync('/dev/null', { throwIfNoEntry: false })?.rdev) return false;
    return process.getBuiltinModule('node:tty').isatty(descriptor);
  } catch {
    // A closed descriptor (`>&-`): Node's stream knows what to do.
    return true;
  }
}
