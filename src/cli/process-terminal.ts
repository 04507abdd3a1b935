import { isTerminalDevice, writeDescriptor } from '../io/descriptor';
import type { Output, Terminal } from './terminal';

/** The streams of this process, each opened only when it is used. */
export function createProcessTerminal(): Terminal {
  return {
    stdout: createOutput(1),
    stderr: createOutput(2),
    get stdin() { return process.stdin; },
    env: process.env,
    get cwd() { return process.cwd(); },
  };
}

/**
 * A terminal gets Node's own stream. Files and pipes are written to directly: Node's streams would
 * load the network code first, a fifth of a bare start. Either way a reader that closes the pipe
 * (`| head`) is no error.
 */
function createOutput(descriptor: 1 | 2): Output {
  if (!isTerminalDevice(descriptor)) return { write: (chunk) => writeDescriptor(descriptor, chunk), isTTY: false };
  const stream = descriptor === 1 ? process.stdout : process.stderr;
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  return stream;
}
