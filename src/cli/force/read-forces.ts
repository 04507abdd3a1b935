import type { Force } from '../../campaign/check-force';
import type { CommandContext } from '../context';
import type { Ruleset } from '../../tables/ruleset';
import type { ForceUse } from './load-forces';

/** What troops are for, where the tables and the mission of a board are known. */
export function useOf(ruleset: Ruleset, mission: string): ForceUse {
  return { ruleset, mission: ruleset.missions.find(({ id }) => id === mission)! };
}

/** The troops for the sheets, of every `--forces`; only a file of them needs the YAML library. */
export async function readForces(files: readonly string[] | undefined, use: ForceUse, context: CommandContext): Promise<{ readonly forces?: Force }> {
  return files === undefined ? {} : { forces: await (await import('./load-forces')).loadForces(files, use, context) };
}
