/** Whether the options of `record` tell the result of a whole scenario (SCN-01 to SCN-03), or of one game. */
import { UserError } from '../../errors';
import { listTold } from '../list-told';
import { refusalRemedies } from '../messages/campaign-refusals';
import { parserMessages } from '../messages/parser';
import { resultFlags } from '../result-options';
import { factFlags } from '../score/fact-options';

const gameFlags = { objectives: '--objectives', achieved: '--achieved', winner: '--winner', grade: '--grade', mission: '--mission', ...factFlags } as const;

/** Whether options tell of one game, and not of a whole scenario. */
export function tellsGame(options: object): boolean {
  return listTold(options, gameFlags).length > 0;
}

/** Whether options tell the result of a scenario; one that tells of a single game beside them is refused. */
export function tellsResult(options: object): boolean {
  const [[result], [game]] = [listTold(options, resultFlags), listTold(options, gameFlags)];
  if (result !== undefined && game !== undefined) throw new UserError('OPTION_CONFLICT', parserMessages.conflict, { flag: result, other: game }, { rule: 'SCN-01', remedy: refusalRemedies.resultOrGame });
  return result !== undefined;
}
