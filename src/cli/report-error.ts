import { fillMessage, isUserError } from '../errors';
import type { Message, Problem, UserError } from '../errors';
import { isSystemError } from '../io/file-error';
import type { CommandContext } from './context';
import { readHelp, remedies } from './messages/remedies';
import { reportMessages } from './messages/report';
import { noteMany } from './note-many';
import { makeVisible } from './visible-text';

/** Longest part of a source line shown as an excerpt, in characters. */
const excerptWidth = 96;

/** One problem as `file:line:column CODE message`, the source line with a caret, and the remedy. */
export function formatProblem(problem: Problem, context: CommandContext): string {
  const { style } = context;
  const place = problem.place;
  const where = place ? `${makeVisible(place.file)}:${place.line}:${place.column}` : 'plasma-wall:';
  const rule = problem.rule ? ` [${problem.rule}]` : '';
  // After its first line: those below may be there to be copied.
  const message = makeVisible(problem.message, true).replace(/(?=\n)|$/, () => rule);
  const lines = [`${style.bold(where)} ${style.red(problem.code)} ${message}`];
  if (place && problem.excerpt !== undefined) lines.push(...formatExcerpt(problem.excerpt, place.column, place.line).map((line) => style.dim(line)));
  if (problem.remedy) lines.push(`  ${style.cyan('→')} ${makeVisible(problem.remedy, true).replace(/\n/g, '\n    ')}`);
  return lines.join('\n');
}

/** A source line and a caret under the column; a long line is cut around it. */
function formatExcerpt(source: string, column: number, line: number): string[] {
  const number = `${line} │ `;
  const start = Math.max(0, column - 1 - Math.floor(excerptWidth / 2));
  const before = makeVisible(source.slice(start, column - 1).replace(/\t/g, ' '));
  const text = makeVisible(source.slice(start, start + excerptWidth).replace(/\t/g, ' '));
  return [`  ${number}${text}`, `  ${' '.repeat(number.length + before.length)}^`];
}

/** Writes problems to stderr, one block each; of very many the first, and how many more there are. */
export function reportProblems(problems: readonly Problem[], context: CommandContext): void {
  noteMany(problems, (problem) => context.note(formatProblem(problem, context)), reportMessages.more, context);
}

/**
 * Tells the user what went wrong and returns the exit code: a UserError's own, 2 where the system
 * refuses (permissions, full disk), 70 for a bug, with its stack.
 */
export function reportError(error: unknown, context: CommandContext): number {
  if (isUserError(error)) {
    reportUserError(error, context);
    return error.options.exitCode ?? 2;
  }
  if (isSystemError(error)) {
    reportProblems([{ code: error.code, message: context.say(reportMessages.system, { reason: error.message }) }], context);
    return 2;
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  context.note(`${context.style.red('BUG')} ${context.say(reportMessages.bug)}\n${makeVisible(stack, true)}`);
  return 70;
}

/** What to do: as the error has it, or its code; of what was typed, where to read on. Problems and places in files say it themselves, and what the rules forbid is not mended by help. */
function findRemedy({ code, options: { remedy, problems, place, exitCode = 2 } }: UserError): Message | null {
  if (remedy !== undefined) return remedy;
  const own = remedies[code];
  if (own !== undefined) return own;
  return problems === undefined && place === undefined && exitCode === 2 ? readHelp : null;
}

function reportUserError(error: UserError, context: CommandContext): void {
  const { problems, rule, place, excerpt } = error.options;
  const remedy = findRemedy(error);
  if (problems && problems.length > 0) reportProblems(problems, context);
  // A line end in what was typed would begin a line that looks like the program's own.
  const values = Object.fromEntries(Object.entries(error.values).map(([key, value]) => [key, typeof value === 'string' ? makeVisible(value) : value]));
  const message = fillMessage(error.text[context.language], values);
  const head: Problem = {
    code: error.code,
    message,
    ...(remedy ? { remedy: fillMessage(remedy[context.language], { ...error.values, help: `${context.command ?? 'plasma-wall'} --help` }) } : {}),
    ...(rule ? { rule } : {}),
    ...(place ? { place } : {}),
    ...(excerpt === undefined ? {} : { excerpt }),
  };
  reportProblems([head], context);
}
