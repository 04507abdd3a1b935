import { refuseOverInputs } from '../io/refuse-over-inputs';
import type { CommandContext } from './context';
import { isThemePath } from './is-theme-path';

/** Options that name what a command reads, and the one that names what it writes. */
interface FileFlags {
  readonly out?: string;
  readonly theme?: string;
  readonly pieces?: string;
  readonly rules?: string;
  readonly tables?: string;
  readonly templates?: string;
  readonly forces?: readonly string[];
}

/** Refuses an `--out` that is one of the files that the same command line names to be read. */
export function refuseOverFlags({ out, theme, pieces, rules, tables, templates, forces = [] }: FileFlags, { terminal: { cwd } }: CommandContext): void {
  const look = theme !== undefined && isThemePath(theme) ? theme : undefined;
  refuseOverInputs(out, [look, pieces, rules, tables, templates, ...forces], cwd);
}
