import { Help } from 'commander';
import type { Argument, Command, Option } from 'commander';
import type { Message } from '../errors';
import type { CommandContext } from './context';
import { findColumns } from './find-columns';
import { foldLine } from './fold-line';
import { parserMessages as words, valueNames } from './messages/parser';

/** Least room beside a term in which its description is worth reading. */
const leastBeside = 24;

/** Help in the terminal's language: commander's own headings and remarks are English. */
export class LocalHelp extends Help {
  private readonly width: number;

  constructor(private readonly context: CommandContext) {
    super();
    this.width = Math.min(100, Math.max(leastBeside, findColumns(context.terminal.stdout) ?? 80));
    this.helpWidth = this.width;
    this.minWidthToWrap = 1;
  }

  /** What is said of a term stands beside it, or beneath it where the terminal has no room for that. */
  override formatItem(term: string, termWidth: number, description: string, helper: Help): string {
    if (description === '' || this.width - termWidth - 4 >= leastBeside) return super.formatItem(term, termWidth, description, helper);
    return `  ${term}\n${this.boxWrap(description, this.width - 6).replace(/^/gm, ' '.repeat(6))}`;
  }

  /** Prose folded into the terminal; a command may be copied and stays in one line. */
  foldProse(text: string): string {
    return text.split('\n').flatMap((line) => (/^ *plasma-wall /.test(line) ? [line] : foldLine(line, this.width))).join('\n');
  }

  override styleTitle(title: string): string {
    const headings: Record<string, Message> = {
      'Usage:': words.usage, 'Arguments:': words.arguments, 'Options:': words.options, 'Commands:': words.commands,
    };
    const heading = headings[title];
    return this.context.outStyle.bold(this.boxWrap(heading ? this.context.say(heading) : title, this.width));
  }

  override commandUsage(command: Command): string {
    return this.translateMarks(super.commandUsage(command));
  }

  override subcommandTerm(command: Command): string {
    return this.translateMarks(super.subcommandTerm(command).replace(' [options]', ''));
  }

  override optionTerm(option: Option): string {
    return this.translateMarks(super.optionTerm(option));
  }

  override argumentTerm(argument: Argument): string {
    return this.translateMarks(`<${super.argumentTerm(argument)}>`).slice(1, -1);
  }

  override optionDescription(option: Option): string {
    return this.describe(option);
  }

  override argumentDescription(argument: Argument): string {
    return this.describe(argument);
  }

  /** Puts the names inside `<…>` and `[…]` in the user's language. */
  private translateMarks(text: string): string {
    return text.replace(/(?<=[<[])[a-z=]+(?=(?:\.\.\.)?[>\]])/g, (name) => (Object.hasOwn(valueNames, name) ? this.context.say(valueNames[name] as Message) : name));
  }

  private describe(item: Option | Argument): string {
    const { say } = this.context;
    const remarks: string[] = [];
    if (item.argChoices) remarks.push(say(words.choices, { list: item.argChoices.join(', ') }));
    if (item.defaultValue !== undefined && typeof item.defaultValue !== 'boolean' && !Array.isArray(item.defaultValue)) {
      remarks.push(say(words.default, { value: item.defaultValueDescription ?? String(item.defaultValue) }));
    }
    return remarks.length > 0 ? `${item.description} (${remarks.join('; ')})` : item.description;
  }
}
