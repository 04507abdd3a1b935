/** The options of `record` that tell the result of a whole scenario (SCN-01 to SCN-03), and those that tell of one game. */
import { UserError } from '../../errors';
import type { Side } from '../../tables/ruleset';
import { parserMessages } from '../messages/parser';
import { factFlags } from '../score/fact-options';

/** What they say. */
export interface ResultFlags {
  readonly first?: string;
  readonly second?: string;
  readonly battlePoints?: string;
  readonly wipedOut?: Side;
  readonly battle?: Side;
}

const resultFlags = [{ key: 'first', flag: '--first' }, { key: 'second', flag: '--second' }, { key: 'battlePoints', flag: '--battle-points' }, { key: 'wipedOut', flag: '--wiped-out' }, { key: 'battle', flag: '--battle' }] as const;

const gameFlags = [
  { key: 'objectives', flag: '--objectives' }, { key: 'achieved', flag: '--achieved' }, { key: 'winner', flag: '--winner' }, { key: 'grade', flag: '--grade' }, { key: 'mission', flag: '--mission' }, ...factFlags,
] as const;

type Options = Readonly<Partial<Record<(typeof resultFlags | typeof gameFlags)[number]['key'], unknown>>>;

/** Whether options tell of one game, and not of a whole scenario. */
export function tellsGame(options: Options): boolean {
  return gameFlags.some(({ key }) => options[key] !== undefined);
}

/** Whether options tell the result of a scenario; one that tells of a single game beside them is refused. */
export function tellsResult(options: Options): boolean {
  const [result, game] = [resultFlags.find(({ key }) => options[key] !== undefined), gameFlags.find(({ key }) => options[key] !== undefined)];
  if (result && game) throw new UserError('OPTION_CONFLICT', parserMessages.conflict, { flag: result.flag, other: game.flag });
  return result !== undefined;
}
