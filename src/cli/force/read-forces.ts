import type { Force } from '../../campaign/check-force';
import type { Ruleset } from '../../tables/ruleset';
import type { CommandContext } from '../context';

/** The troops for the sheets, of every `--forces`; only a file of them needs the YAML library. */
export async function readForces(files: readonly string[] | undefined, ruleset: Pick<Ruleset, 'rows' | 'labels'>, context: CommandContext): Promise<{ readonly forces?: Force }> {
  return files === undefined ? {} : { forces: (await import('./load-forces')).loadForces(files, ruleset, context) };
}
