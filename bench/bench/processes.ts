/** Whole processes, from the start of Node to its end, against a Node that does nothing. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programFolder } from '../../src/io/shipped';
import { measureInTurn, printHeading, printTimes } from './measure';

const rounds = 21;

/** Sections of the session whose papers are printed. */
const printedSections = '15';

/** `generate` with all its files, `--version`, and `print` of an evening, against `node -e 0`. */
export function measureProcesses(): void {
  const program = join(programFolder, 'bin', 'plasma-wall.js');
  if (!existsSync(join(programFolder, 'dist', 'cli-run-process.cjs'))) throw new Error('not built yet: npm run build');
  const folder = mkdtempSync(join(tmpdir(), 'plasma-wall-bench-'));
  const start = (...args: string[]): void => {
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stderr}`);
  };
  try {
    printHeading('Whole processes');
    start(program, 'generate', '--mission', 'rescate', '--seed', '42', '--max-sections', printedSections, '--out', 'printed');
    printTimes(measureInTurn([
      { name: 'node -e 0', run: () => start('-e', '0') },
      { name: 'plasma-wall --version', run: () => start(program, '--version') },
      { name: 'plasma-wall generate', run: (round) => start(program, 'generate', '--mission', 'rescate', '--seed', String(round), '--out', `out-${round}`) },
      { name: 'plasma-wall print', run: (round) => start(program, 'print', 'printed', '--out', `out-${round}.pdf`) },
    ], rounds, 2), { 'plasma-wall --version': { at: 1.3 }, 'plasma-wall generate': { at: 2.5, aim: 2 }, 'plasma-wall print': { at: 12 } });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
