/** What `help` tells at the prompt: what may be typed there, not how the program is started. */
import type { Command } from 'commander';
import type { HulkRules } from '../../combat/hulk/rules';
import type { CommandContext } from '../context';
import { hulkReport as words } from '../messages/hulk-report';

/** Commands with their short forms, actions, kinds, and how a line goes. */
export function describePromptHelp(commands: readonly Command[], { actions, kinds }: HulkRules, { say, language, outStyle }: CommandContext): string {
  const named = (all: readonly { readonly id: string; readonly name: HulkRules['kinds'][number]['name'] }[]): string => (
    all.map(({ id, name }) => (name[language] === id ? id : `${id} (${name[language]})`)).join(', ')
  );
  const names = commands.map((command) => [command.name(), ...command.aliases()].join(', '));
  const width = Math.max(...names.map((name) => name.length));
  return [
    outStyle.bold(say(words.helpCommands)), ...commands.map((command, at) => `  ${names[at]!.padEnd(width)}  ${command.description()}`),
    `${outStyle.bold(say(words.helpActions))} ${named(actions)}`,
    `${outStyle.bold(say(words.helpKinds))} ${named(kinds)}`,
    say(words.helpLine),
    '',
  ].join('\n');
}
