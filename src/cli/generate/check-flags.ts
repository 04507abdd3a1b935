import { UserError } from '../../errors';
import { toKebab } from '../to-kebab';
import { parserMessages } from '../messages/parser';
import type { GenerateFlags } from './options';

/** What the session is made of: a share string holds all of it already. */
const sessionFlags = [
  'mission', 'scenario', 'seed', 'seedFile', 'campaign', 'x', 'primary', 'count', 'evening', 'maxSections', 'maxTurns', 'until', 'table', 'pieces', 'explorer', 'house', 'rules',
] as const satisfies readonly (keyof GenerateFlags)[];

/** Pairs that cannot go together, the first word being the one to blame. */
const conflicts: readonly (readonly [keyof GenerateFlags, keyof GenerateFlags])[] = [
  ['seed', 'seedFile'],
  ['mission', 'scenario'],
  // The primary of each board is the scenario's.
  ['primary', 'scenario'],
  ...sessionFlags.map((flag) => [flag, 'from'] as const),
];

/** Refuses options that contradict each other (exit 2). */
export function checkFlags(flags: GenerateFlags): void {
  for (const [flag, other] of conflicts) if (flags[flag] !== undefined && flags[other] !== undefined) refuse(flag, `--${toKebab(other)}`);
  if (flags.out !== '-') return;
  for (const flag of ['json', 'share', 'count', 'forces'] as const) if (flags[flag] !== undefined) refuse(flag, '--out -');
}

function refuse(flag: string, other: string): never {
  throw new UserError('OPTION_CONFLICT', parserMessages.conflict, { flag: `--${toKebab(flag)}`, other });
}
