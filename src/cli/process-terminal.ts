import { UserError } from '../errors';
import { isTerminalDevice, writeDescriptor } from '../io/descriptor';
import { isSystemError } from '../io/file-error';
import { outputMessages } from './messages/output';
import type { Output, Terminal } from './terminal';

/** The streams of this process, each opened only when it is used. */
export function createProcessTerminal(): Terminal {
  return {
    stdout: createOutput(1, refuseFailure),
    stderr: createOutput(2, ignoreFailure),
    get stdin() { return process.stdin; },
    env: process.env,
    get cwd() { return findFolder(); },
  };
}

/** The current folder, which somebody may have deleted. */
function findFolder(): string {
  try {
    return process.cwd();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new UserError('NO_FOLDER', outputMessages.noFolder, {}, { remedy: outputMessages.changeFolder });
  }
}

/** A full disk or the like (exit 2). A reader that closed the pipe is no failure and does not come here. */
function refuseFailure(error: unknown): never {
  if (!isSystemError(error)) throw error;
  throw new UserError('OUTPUT_FAILED', outputMessages.failed, { reason: error.code });
}

/** Where words go cannot be written to: there is nowhere left to say so, and the work itself may well succeed. */
function ignoreFailure(error: unknown): void {
  if (!isSystemError(error)) throw error;
}

/**
 * A terminal gets Node's own stream. Files and pipes are written to directly: Node's streams would
 * load the network code first, a fifth of a bare start. Either way a reader that closes the pipe
 * (`| head`) is no error.
 */
function createOutput(descriptor: 1 | 2, onFailure: (error: unknown) => void): Output {
  if (!isTerminalDevice(descriptor)) return { write: (chunk) => writeOrTell(descriptor, chunk, onFailure), isTTY: false };
  const stream = descriptor === 1 ? process.stdout : process.stderr;
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // The terminal itself has gone (EIO when its window closes): nobody is left to read why.
    if (error.code !== 'EPIPE') process.once('exit', () => { process.exitCode = 2; });
  });
  return stream;
}

function writeOrTell(descriptor: 1 | 2, chunk: string | Uint8Array, onFailure: (error: unknown) => void): void {
  try {
    writeDescriptor(descriptor, chunk);
  } catch (error) {
    onFailure(error);
  }
}
