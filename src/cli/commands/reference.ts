import { families } from '../../combat/contract';
import type { Family } from '../../combat/contract';
import type { ReferenceFormat } from '../../render/reference/formats';
import type { Language } from '../../tables/ruleset';
import type { CommandContext } from '../context';
import { languages } from '../language';
import type { LocalCommand } from '../local-command';
import { oddsMessages } from '../messages/odds';
import { commonOptionMessages } from '../messages/parser';
import { referenceMessages as words } from '../messages/reference';
import { chooseFormat } from '../output-ending';
import { refuseMarkup } from '../refuse-markup';

interface ReferenceFlags {
  readonly rules: Family;
  readonly format?: ReferenceFormat;
  readonly lang?: Language;
  readonly out?: string;
  readonly force?: boolean;
}

const formats: readonly ReferenceFormat[] = ['txt', 'html', 'md'];

/** Adds `reference`: the quick-reference sheet of a family of rules. */
export function registerReference(program: LocalCommand, context: CommandContext): void {
  const { say } = context;
  const command = program.command('reference') as LocalCommand;
  command.description(say(words.description));
  command.choice('--rules <family>', say(oddsMessages.rules), families, 'classic');
  command.choice('--format <format>', say(words.format), formats);
  command.choice('--lang <code>', say(commonOptionMessages.lang), languages);
  command.option('-o, --out <file>', say(oddsMessages.out));
  command.option('-f, --force', say(oddsMessages.force));
  command.addHelpText('after', `\n${say(words.examples)}`);
  command.action(async (flags: ReferenceFlags) => runReference(flags, context));
}

/** On the terminal in its language; a file is in `es` unless told otherwise. */
async function runReference(flags: ReferenceFlags, context: CommandContext): Promise<void> {
  const { loadFamily } = await import('../../combat/registry');
  const { loadCombatRules } = await import('../../io/load-combat');
  const { localiseSheet } = await import('../../render/reference/local-sheet');
  const { referenceFormats } = await import('../../render/reference/formats');
  const { writeArtefact } = await import('../write-artefact');
  const format = chooseFormat(flags.format, flags.out, { command: 'reference', endings: { txt: 'txt', html: 'html', md: 'md' } }) ?? 'txt';
  refuseMarkup(`reference.${format}`, flags.out, context);
  const sheet = (await loadFamily(flags.rules)).describeSheet(await loadCombatRules(flags.rules));
  const language = flags.lang ?? (format === 'txt' && flags.out === undefined ? context.language : 'es');
  writeArtefact(referenceFormats[format](localiseSheet(sheet, language)), flags, context);
}
