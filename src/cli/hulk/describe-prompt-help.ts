/** What `help` tells at the prompt: what may be typed there, not how the program is started. */
import type { Command } from 'commander';
import type { HulkRules } from '../../combat/hulk/rules';
import type { CommandContext } from '../context';
import { hulkReport as words } from '../messages/hulk-report';
import { hulkCommandWords } from '../messages/hulk-words';
import { listIds } from './read-words';

/** Commands with their short forms, actions, kinds, and how a line goes. */
export function describePromptHelp(commands: readonly Command[], { actions, kinds }: HulkRules, { say, language, outStyle }: CommandContext): string {
  const names = commands.map((command) => {
    const translated = language === 'en' ? undefined : hulkCommandWords[command.name()]?.[language][0];
    return [...new Set([...(translated === undefined ? [] : [translated]), command.name(), ...command.aliases()])].join(', ');
  });
  const width = Math.max(...names.map((name) => name.length));
  return [
    outStyle.bold(say(words.helpCommands)), ...commands.map((command, at) => `  ${names[at]!.padEnd(width)}  ${command.description()}`),
    `${outStyle.bold(say(words.helpActions))} ${listIds(actions, language)}`,
    `${outStyle.bold(say(words.helpKinds))} ${listIds(kinds, language)}`,
    say(words.helpLine),
    '',
  ].join('\n');
}
