import { UserError } from '../../errors';
import { campaignFileMessages } from '../../io/campaign-messages';
import { isSameFile } from '../../io/is-same-file';
import { fileMessages } from '../../io/messages';
import type { CommandContext } from '../context';
import type { CampaignOptions } from './open';
import { findAccess } from './open';

/** Refuses to write an artefact over the log that it is made of, whatever the two are called, and also with `--force`. */
export function refuseOverLog({ out, file }: CampaignOptions & { readonly out?: string }, context: CommandContext): void {
  if (out === undefined || out === '-' || !isSameFile(out, findAccess(file === undefined ? {} : { file }, context).path, context.terminal.cwd)) return;
  throw new UserError('OUT_IS_INPUT', campaignFileMessages.overLog, { path: out }, { remedy: fileMessages.chooseOther });
}
