import { Command, Option } from 'commander';
import type { AddHelpTextContext, AddHelpTextPosition, Help, OptionValueSource } from 'commander';
import { UserError } from '../errors';
import type { Message } from '../errors';
import type { CommandContext, MessageValues } from './context';
import { LocalHelp } from './local-help';
import { commonOptionMessages, parserMessages as words, valueNames } from './messages/parser';
import type { OtherWords } from './messages/other-words';
import { commandWords, optionWords, valueWords } from './messages/other-words';
import { findTranslated, suggestTranslated, suggestValue } from './suggest';
import { readYesOrNo, yesOrNoWords } from './yes-words';

/** What was typed for an option: a value, yes or no, or the option alone. */
function nameValue(value: unknown, { long, argChoices }: Option): string {
  if (typeof value !== 'boolean') return String(value);
  return argChoices?.[value ? 0 : 1] ?? long!;
}

/**
 * A commander command whose help and errors speak the terminal's language. The overridden error
 * methods are commander's own extension points, though its types do not list them: they are pinned
 * with its version and tested (L1).
 */
export class LocalCommand extends Command {
  /** Words of other languages for the commands below this one. */
  otherWords: OtherWords = commandWords;
  /** Whether those words are taken, and not only suggested. */
  takesOtherWords = false;
  /** Commands below this one that do harm where they were not meant: whoever typed another word is not led to them. */
  neverGuessed: readonly string[] = [];

  constructor(private readonly context: CommandContext, name?: string) {
    super(name);
    this.exitOverride();
    this.helpOption('-h, --help', context.say(commonOptionMessages.help));
    this.helpCommand(false);
    this.enablePositionalOptions();
    this.configureOutput({ writeOut: (text) => context.out(text), writeErr: (text) => void context.terminal.stderr.write(text) });
  }

  override createCommand(name?: string): LocalCommand {
    return new LocalCommand(this.context, name);
  }

  override createHelp(): Help {
    return new LocalHelp(this.context);
  }

  override addHelpText(position: AddHelpTextPosition, text: string | ((context: AddHelpTextContext) => string)): this {
    const fold = (prose: string): string => new LocalHelp(this.context).foldProse(prose);
    return super.addHelpText(position, (about) => fold(typeof text === 'string' ? text : text(about)));
  }

  /** Help of a command that there is not: that of the others would be shown as if it were the answer. */
  _outputHelpIfRequested(args: readonly string[]): void {
    if (!args.some((word) => word === '-h' || word === '--help')) return;
    const [name] = this.args;
    if (this.commands.length > 0 && name !== undefined && !name.startsWith('-')) this.unknownCommand(name);
    this.help();
  }

  /** An option that takes one of a few values; any other is a usage error naming them all. */
  choice(flags: string, description: string, choices: readonly string[], defaultValue?: string): this {
    const option = new Option(flags, description).argParser((value: string) => {
      if (choices.includes(value)) return value;
      throw this.usageError('BAD_CHOICE', words.badChoice, { flag: option.long ?? flags, value, list: choices.join(', ') }, suggestValue(value, choices, valueWords));
    });
    option.argChoices = [...choices];
    if (defaultValue !== undefined) option.default(defaultValue);
    return this.addOption(option);
  }

  /** An option whose value is read later on, since it may be a word of any language or a player's name; `choices` stand in the help. */
  hinted(flags: string, description: string, choices: readonly string[]): this {
    const option = new Option(flags, description);
    option.argChoices = [...choices];
    return this.addOption(option);
  }

  /** An option that takes yes or no, in any of the languages; it becomes true or false. */
  yesOrNo(flags: string, description: string): this {
    const list = this.context.say(yesOrNoWords);
    const option = new Option(flags, description).argParser((value: string) => {
      const answer = readYesOrNo(value);
      if (answer !== undefined) return answer;
      throw this.usageError('BAD_CHOICE', words.badChoice, { flag: option.long ?? flags, value, list });
    });
    option.argChoices = list.split(', ');
    return this.addOption(option);
  }

  /** Whoever says an option twice in two ways meant one of them, and nobody knows which; what adds to a list is said as often as one likes. */
  override setOptionValueWithSource(key: string, value: unknown, source: OptionValueSource): this {
    const before = source === 'cli' && !Array.isArray(value) ? this.findTyped(key) : undefined;
    if (before !== undefined && before !== value) {
      const option = this.options.find((other) => other.attributeName() === key)!;
      throw this.usageError('OPTION_TWICE', words.twice, { flag: option.long!, first: nameValue(before, option), second: nameValue(value, option) });
    }
    return super.setOptionValueWithSource(key, value, source);
  }

  /** What was typed for an option already, here or before the name of the command. */
  private findTyped(key: string): unknown {
    if (this.getOptionValueSource(key) === 'cli') return this.getOptionValue(key);
    return this.parent instanceof LocalCommand ? this.parent.findTyped(key) : undefined;
  }

  unknownOption(flag: string): never {
    const name = flag.split('=')[0] as string;
    throw this.usageError('UNKNOWN_OPTION', words.unknownOption, { flag: name }, suggestTranslated(name, this.optionNames(), optionWords));
  }

  unknownCommand(name = this.args[0] ?? ''): never {
    const known = this.commands.map((command) => command.name()).filter((each) => !this.neverGuessed.includes(each));
    throw this.usageError('UNKNOWN_COMMAND', words.unknownCommand, { name }, suggestTranslated(name, known, this.otherWords));
  }

  /** `help x` and `help x y`: commander would show the help of `x` for both, or the general one, as if that were the answer. */
  _dispatchHelpCommand(): void {
    const words = this.args.slice(1);
    const firstOption = words.findIndex((word, at) => at > 0 && word.startsWith('-'));
    this.findNamed(words[0] === 'help' ? [] : words.slice(0, firstOption === -1 ? undefined : firstOption)).help();
  }

  /** The command that words name, one below the other; what comes after a command that has none below is for that command. */
  private findNamed([name, ...rest]: readonly string[]): LocalCommand {
    if (name === undefined || this.commands.length === 0) return this;
    const below = this._findCommand(name);
    return below instanceof LocalCommand ? below.findNamed(rest) : this.unknownCommand(name);
  }

  /** The command below this one by its name, its short form, or a word of another language where those are taken. */
  _findCommand(word: string | undefined): Command | undefined {
    if (word === undefined) return undefined;
    const meant = this.takesOtherWords ? findTranslated(word, this.commands.map((command) => command.name()), this.otherWords) : undefined;
    return this.commands.find((command) => command.name() === word || command.aliases().includes(word)) ?? this.commands.find((command) => command.name() === meant);
  }

  missingArgument(name: string): never {
    throw this.usageError('MISSING_ARGUMENT', words.missingArgument, { name: this.context.say(valueNames[name] ?? { es: name, ca: name, en: name }) });
  }

  optionMissingArgument(option: Option): never {
    throw this.usageError('MISSING_VALUE', words.missingValue, { flag: option.long ?? option.flags });
  }

  missingMandatoryOptionValue(option: Option): never {
    throw this.usageError('MISSING_OPTION', words.missingOption, { flag: option.long ?? option.flags });
  }

  _conflictingOption(option: Option, other: Option): never {
    throw this.usageError('OPTION_CONFLICT', words.conflict, { flag: option.long ?? option.flags, other: other.long ?? other.flags });
  }

  _excessArguments(received: readonly string[]): void {
    const count = this.registeredArguments.length;
    if (received.length <= count) return;
    throw this.usageError('EXCESS_ARGUMENT', words.excess, { word: received[count] as string });
  }

  /** A usage error (exit 2) whose remedy is the nearest name, or where to read on. */
  usageError(code: string, text: Message, values: MessageValues, nearest?: string): UserError {
    const remedy = nearest === undefined ? words.seeHelp : words.didYouMean;
    return new UserError(code, text, { ...values, nearest: nearest ?? '', command: `${this.fullName()} --help` }, { exitCode: 2, remedy });
  }

  private optionNames(): string[] {
    return this.createHelp().visibleOptions(this).flatMap((option) => (option.long ? [option.long] : []));
  }

  /** Keeps in the context which command runs, for the words that name its help. */
  keepCommand(): void {
    this.hook('preAction', (_, command) => { this.context.command = (command as LocalCommand).fullName(); });
  }

  /** What is typed for it: `plasma-wall campaign record`. */
  fullName(): string {
    return this.parent instanceof LocalCommand ? `${this.parent.fullName()} ${this.name()}` : this.name();
  }
}
