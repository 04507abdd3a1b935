import type { Check } from '../../combat/w40k/check';
import { w40kChecks } from '../../combat/w40k/checks';
import type { CommandContext } from '../context';
import type { LocalCommand } from '../local-command';
import { w40kMessages as words } from '../messages/w40k';
import { flagOf } from '../odds/fact-text';
import { isTableSide } from '../w40k/read-check';
import type { CheckFlags } from '../w40k/run-check';

/** Adds `w40k event|understrength|reserves|…`: a check of each kind, with the flags of its facts. */
export function registerW40k(program: LocalCommand, context: CommandContext): void {
  const { say } = context;
  const group = program.command('w40k').description(say(words.description)) as LocalCommand;
  group.addHelpText('after', `\n${say(words.examples)}`);
  for (const check of w40kChecks) addCheck(group, check, context);
}

function addCheck(group: LocalCommand, check: Check, context: CommandContext): void {
  const { say } = context;
  const command = group.command(check.id).description(say(check.name)) as LocalCommand;
  if (check.names) command.argument('[names...]', say(check.names));
  for (const field of check.fields) {
    const mark = field.kind === 'switch' ? '' : field.kind === 'choice' ? ` <${Object.keys(field.choices).join('|')}>` : ' <n>';
    if (!isTableSide(field)) command.option(`${flagOf(field.id)}${mark}`, say(field.text));
  }
  if (check.fields.some(isTableSide)) command.option('--table <size>', say(words.table));
  command.option('--json', say(words.json));
  command.action(async (...given: unknown[]) => {
    const names = check.names ? given[0] as readonly string[] : [];
    const { runCheck } = await import('../w40k/run-check');
    await runCheck(check, names, given[check.names ? 1 : 0] as CheckFlags, context);
  });
}
