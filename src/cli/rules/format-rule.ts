import type { CommandContext } from '../context';
import { findColumns } from '../find-columns';
import { differenceMessages, mostlyClearMessage, rulesMessages as words, standingMessages } from '../messages/rules';
import type { RuleDescription } from './describe-rule';
import type { DifferenceDescription, VersionDescription } from './describe-versions';
import { wrapText } from './wrap-text';

/** Two versions stand side by side from this width on; below it one under the other. */
const widthForColumns = 60;
const gap = 3;

/** Width of the lines of an answer. */
export function chooseWidth(context: CommandContext): number {
  return Math.max(40, Math.min(100, findColumns(context.terminal.stdout) ?? 80));
}

/** Heading, text, versions, standing, option; the heading is the line to look for when scrolling. */
export function formatRule(rule: RuleDescription, context: CommandContext): string {
  const { outStyle, say } = context;
  const wrap = (text: string, indent: string): string[] => wrapText(text, chooseWidth(context), indent);
  const [title = '', ...more] = wrapText(rule.title, chooseWidth(context) - rule.id.length - 2);
  const lines = [`${outStyle.bold(outStyle.cyan(rule.id))}  ${outStyle.bold(title)}`, ...more.map((line) => `${' '.repeat(rule.id.length + 2)}${outStyle.bold(line)}`), ...wrap(rule.text, '  ')];
  for (const difference of rule.differences ?? []) lines.push(...formatDifference(difference, rule.versions ?? [], context));
  lines.push(...wrap(`[${describeStanding(rule, context)}]`, '  ').map((line) => outStyle.dim(line)));
  if (rule.option) {
    const { key, question, values, integer } = rule.option;
    lines.push(...wrap(say(words.option, { key, value: String(rule.option.default), question }), '  '));
    for (const { value, meaning } of values) {
      const name = value === 'integer' && integer ? say(words.integer, { min: integer[0], max: integer[1] }) : value;
      lines.push(...wrap(`- ${say(words.meaning, { value: name, meaning })}`, '    '));
    }
  }
  return lines.join('\n');
}

/** How the rulebook stands to the rule, and where it stands: the sheet, its part, and its versions. */
function describeStanding(rule: RuleDescription, { say }: CommandContext): string {
  const standing = say(rule.standing === 'clear' && rule.note ? mostlyClearMessage : standingMessages[rule.standing]);
  const holding = (rule.versions ?? []).filter(({ holds }) => holds).map(({ name }) => name);
  const source = [rule.source, ...(holding.length > 0 ? [holding.reduce((list, name) => say(words.and, { list, name }))] : []), ...(rule.section === undefined ? [] : [rule.section])].join(', ');
  const without = (rule.versions ?? []).filter(({ holds }) => !holds).map(({ name }) => say(words.notIn, { version: name }));
  return [standing, rule.note ?? '', ...without, say(words.source, { source })].filter((part) => part !== '').join(' ');
}

/** What the versions say of one matter, each under its name. */
function formatDifference({ about, kind, says }: DifferenceDescription, versions: readonly VersionDescription[], context: CommandContext): string[] {
  const { outStyle, say } = context;
  const width = chooseWidth(context);
  const columns = versions.map(({ id, name }) => ({ name, text: says[id] ?? say(words.absent) }));
  const head = wrapText(`${about} (${say(differenceMessages[kind])})`, width, '  ').map((line) => outStyle.bold(line));
  if (width < widthForColumns) return [...head, ...columns.flatMap(({ name, text }) => wrapText(`- ${name}: ${text}`, width, '    '))];
  const each = Math.floor((width - 4 - gap * (columns.length - 1)) / columns.length);
  const cells = columns.map(({ name, text }) => ({ name, lines: wrapText(text, each) }));
  const row = (parts: readonly string[], style = (text: string): string => text): string => `    ${style(parts.map((part) => part.padEnd(each)).join(' '.repeat(gap)).trimEnd())}`;
  const height = Math.max(...cells.map(({ lines }) => lines.length));
  const body = Array.from({ length: height }, (_, at) => row(cells.map(({ lines }) => lines[at] ?? '')));
  return [...head, row(cells.map(({ name }) => name), outStyle.dim), ...body];
}
