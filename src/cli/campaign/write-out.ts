import { UserError } from '../../errors';
import { campaignFileMessages } from '../../io/campaign-messages';
import { isSameFile } from '../../io/is-same-file';
import { fileMessages } from '../../io/messages';
import type { CommandContext } from '../context';
import { writeArtefact } from '../write-artefact';
import type { CampaignOptions } from './open';
import { findAccess } from './open';

/** Options of what writes an artefact. */
interface OutOptions extends CampaignOptions {
  readonly out?: string;
  readonly force?: boolean;
}

/** Writes an artefact to the file named, or to standard output; never over the log it is made of. */
export function writeOut(text: string, { out, force, file }: OutOptions, context: CommandContext): void {
  if (out !== undefined && out !== '-' && isSameFile(out, findAccess(file === undefined ? {} : { file }, context).path, context.terminal.cwd)) throw new UserError('OUT_IS_INPUT', campaignFileMessages.overLog, { path: out }, { remedy: fileMessages.chooseOther });
  writeArtefact(text, { ...(out === undefined ? {} : { out }), force: force === true }, context);
}
