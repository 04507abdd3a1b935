import type { Command } from 'commander';
import { version } from '../../package.json';
import type { CommandContext } from './context';
import { LocalCommand } from './local-command';
import { languages } from './language';
import { commonOptionMessages, parserMessages } from './messages/parser';
import { programMessages } from './messages/program';

/** Adds one command (and its subcommands) to the program; `argv` for one whose options depend on each other. */
export type RegisterCommand = (program: LocalCommand, context: CommandContext, argv: readonly string[]) => void | Promise<void>;

/** Commands that are there already, by name. */
export type PresentCommands = Readonly<Record<string, RegisterCommand>>;

/** Commands by name, loaded only when used: `generate` does not pay for `tables`. */
const loaders: Readonly<Record<string, () => Promise<RegisterCommand>>> = {
  force: async () => (await import('./commands/force')).registerForce,
  forms: async () => (await import('./commands/forms')).registerForms,
  hulk: async () => (await import('./commands/hulk')).registerHulk,
  generate: async () => (await import('./commands/generate')).registerGenerate,
  print: async () => (await import('./commands/print')).registerPrint,
  render: async () => (await import('./commands/render')).registerRender,
  sections: async () => (await import('./commands/sections')).registerSections,
  score: async () => (await import('./commands/score')).registerScore,
  verify: async () => (await import('./commands/verify')).registerVerify,
  w40k: async () => (await import('./commands/w40k')).registerW40k,
  odds: async () => (await import('./commands/odds')).registerOdds,
  reference: async () => (await import('./commands/reference')).registerReference,
  rules: async () => (await import('./commands/rules')).registerRules,
  campaign: async () => (await import('./commands/campaign')).registerCampaign,
  tables: async () => (await import('./commands/tables')).registerTables,
};

/** Builds the program with the command that `argv` names, or whole: with all of them, for help and errors. */
export async function createProgram(argv: readonly string[], context: CommandContext, present: PresentCommands = {}): Promise<LocalCommand> {
  const program = new LocalCommand(context, 'plasma-wall');
  const named = argv[0] !== undefined && Object.hasOwn(loaders, argv[0]) ? argv[0] : undefined;
  // What comes after the name of a command is for that command alone.
  if (named === undefined) addOwnParts(program, context);
  for (const name of named === undefined ? Object.keys(loaders) : [named]) {
    const register = present[name] ?? await loaders[name]!();
    await register(program, context, argv);
  }
  addLanguageOption(program, context);
  program.keepCommand();
  program.hook('preAction', (_, command) => passLanguageOn(command));
  return program;
}

/** What belongs to the program and to none of its commands. */
function addOwnParts(program: LocalCommand, { say }: CommandContext): void {
  program.description(say(programMessages.description));
  program.version(version, '-V, --version', say(parserMessages.version));
  program.helpCommand('help [command]', say(parserMessages.helpCommand));
  program.addHelpText('after', `\n${say(programMessages.examples)}`);
}

/** A `--lang` before the name of a command is for its papers as well. */
function passLanguageOn(command: Command): void {
  const lang = command.optsWithGlobals()['lang'] as unknown;
  if (lang !== undefined) command.setOptionValue('lang', lang);
}

/** `--lang` is taken by every command, before or after its other words. */
function addLanguageOption(command: LocalCommand, context: CommandContext): void {
  if (!command.options.some(({ long }) => long === '--lang')) command.choice('--lang <code>', context.say(commonOptionMessages.terminalLang), languages);
  for (const child of command.commands) addLanguageOption(child as LocalCommand, context);
}
