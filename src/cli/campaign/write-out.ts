import { UserError } from '../../errors';
import { campaignFileMessages } from '../../io/campaign-messages';
import { isSameFile } from '../../io/is-same-file';
import { fileMessages } from '../../io/messages';
import { writeUserFile } from '../../io/write-file';
import type { CommandContext } from '../context';
import { campaignReportMessages as words } from '../messages/campaign-report';
import { makeVisible } from '../visible-text';
import type { CampaignOptions } from './open';
import { findAccess } from './open';

/** Options of what writes an artefact. */
interface OutOptions extends CampaignOptions {
  readonly out?: string;
  readonly force?: boolean;
}

/** Writes an artefact to the file named, or to standard output; never over the log it is made of. */
export function writeOut(text: string, { out, force, file }: OutOptions, context: CommandContext): void {
  if (out === undefined || out === '-') {
    context.out(text);
    return;
  }
  const { cwd } = context.terminal;
  if (isSameFile(out, findAccess(file === undefined ? {} : { file }, context).path, cwd)) throw new UserError('OUT_IS_INPUT', campaignFileMessages.overLog, { path: out }, { remedy: fileMessages.chooseOther });
  const outcome = writeUserFile(out, cwd, text, force === true);
  context.note(context.say(outcome === 'unchanged' ? words.unchanged : words.written, { path: makeVisible(out) }));
}
