import { printPapers } from '../../print/core/paper';
import type { PrintPaper } from '../../print/core/paper';
import type { Ink } from '../../render/theme/theme';
import type { Language } from '../../tables/ruleset';
import type { CommandContext } from '../context';
import { generateChoices } from '../generate/options';
import { languages } from '../language';
import type { LocalCommand } from '../local-command';
import { generateOptionMessages } from '../messages/generate-options';
import { commonOptionMessages } from '../messages/parser';
import { printMessages } from '../messages/print';

/** What every command that makes a PDF is told of the paper, the words and the file. */
export interface PaperOptions {
  readonly paper?: PrintPaper;
  readonly ink?: Ink;
  readonly lang?: Language;
  readonly templates?: string;
  readonly out?: string;
  readonly force?: boolean;
}

/** Adds the options of every command that makes a PDF; `out`: where the file goes without a name. */
export function addPaperOptions(command: LocalCommand, { say }: CommandContext, out: string): void {
  command.choice('--paper <size>', say(printMessages.paper), printPapers);
  command.choice('--ink <amount>', say(printMessages.ink), generateChoices.ink);
  command.choice('--lang <code>', say(commonOptionMessages.lang), languages);
  command.option('--templates <folder>', say(generateOptionMessages.templates));
  command.option('-o, --out <file>', out);
  command.option('-f, --force', say(generateOptionMessages.force));
}
