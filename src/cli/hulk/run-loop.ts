/** `hulk` on a terminal: commands line by line, with the clock in sight. It keeps nothing itself: each command reads the file and saves it. */
import { createInterface } from 'node:readline';
import type { Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { timeLeft } from '../../combat/hulk/clock';
import { hulkLimits } from '../../combat/hulk/limits';
import type { HulkRules } from '../../combat/hulk/rules';
import { isUserError, UserError } from '../../errors';
import type { CommandContext } from '../context';
import { foldName } from '../fold-name';
import type { LocalCommand } from '../local-command';
import { hulkReport as words } from '../messages/hulk-report';
import { farewells, helpWords } from '../messages/hulk-words';
import { parserMessages } from '../messages/parser';
import { reportError } from '../report-error';
import { makeVisible } from '../visible-text';
import { clockOf } from './clock';
import { describePromptHelp } from './describe-prompt-help';
import { describePrompt } from './describe-status';
import type { HulkOptions, OpenHulk } from './game-access';
import { findHulkAccess, loadHulkRules, openHulk } from './game-access';
import { isAction, looksLikeModel } from './read-words';

/** The bell of a terminal. */
const bell = '\u0007';

/** Runs until the players leave. `createProgram` makes the commands afresh for each line. */
export async function runHulkLoop(options: HulkOptions, context: CommandContext, createProgram: () => LocalCommand): Promise<void> {
  const { terminal, say, note } = context;
  const path = makeVisible(findHulkAccess(options, context).path);
  const lines = createInterface({ input: terminal.stdin as Readable, output: terminal.stderr as unknown as Writable, terminal: true });
  const screen = createScreen(lines, options, context);
  lines.on('SIGINT', () => lines.close());
  note(say(words.loopIntro));
  note((await screen.refresh()) === null ? say(words.loopNone) : say(words.loopSaved, { path }));
  lines.prompt();
  const stop = clockOf(terminal).every(1000, screen.tick);
  try {
    for await (const line of lines) {
      if (farewells.includes(foldName(line))) break;
      screen.rest();
      await runLine(line, options, context, createProgram());
      await screen.refresh();
      lines.prompt();
    }
  } finally {
    stop();
    lines.close();
  }
  note(screen.hasGame() ? `\n${say(words.loopEnd, { path })}` : '');
}

/** The line that is typed on: where the game stands, and the clock. */
interface Screen {
  /** Whether a game has been begun: without one nothing is saved. */
  hasGame(): boolean;
  /** Reads the game again, which a command may have changed; null without one. */
  refresh(): Promise<OpenHulk | null>;
  /** No clock while a command writes. */
  rest(): void;
  tick(): void;
}

function createScreen(lines: Interface, options: HulkOptions, context: CommandContext): Screen {
  const { terminal, say, note } = context;
  let game: OpenHulk | null = null;
  let resting = false;
  let rung = false;
  const left = (now: number): number | null => {
    const clock = game?.state.clock;
    return game?.state.phase === 'action' && clock && clock.since !== null ? timeLeft(clock, now) : null;
  };
  const setPrompt = (now: number): void => lines.setPrompt(game === null ? '> ' : describePrompt({ ...game, now }, context));
  return {
    hasGame: () => game !== null,
    rest: () => { resting = true; },
    refresh: async () => {
      game = await openOrTell(options, context);
      const now = clockOf(terminal).now();
      rung = left(now) === 0;
      resting = false;
      setPrompt(now);
      return game;
    },
    tick: () => {
      const now = clockOf(terminal).now();
      const time = left(now);
      if (resting || time === null || rung) return;
      setPrompt(now);
      // HULK-02: at zero the turn ends.
      rung = time === 0;
      if (rung) note(`${bell}\n${context.style.bold(say(words.timeUp))}`);
      lines.prompt(true);
    },
  };
}

/** The game; null where none has been begun, or where its file has gone bad, which is told. */
async function openOrTell(options: HulkOptions, context: CommandContext): Promise<OpenHulk | null> {
  try {
    return await openHulk(options, context);
  } catch (error) {
    if (!isUserError(error)) throw error;
    if (error.code !== 'NO_HULK_GAME') reportError(error, context);
    return null;
  }
}

/** The words of a line. One that was pasted as it was advised, for a shell, means the same here. */
function splitLine(line: string): string[] {
  const typed = [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, plain]) => double ?? single ?? plain ?? '');
  return typed[0] === 'plasma-wall' && typed[1] === 'hulk' ? typed.slice(2) : typed;
}

/** One line as if it were a command line of its own. What goes wrong is told, and the loop goes on. */
async function runLine(line: string, { file }: HulkOptions, context: CommandContext, program: LocalCommand): Promise<void> {
  const typed = splitLine(line);
  program.keepCommand();
  try {
    const rules = await loadHulkRules();
    const group = program.commands.find((command) => command.name() === 'hulk') as LocalCommand;
    const completed = complete(typed, rules, group);
    if (completed === null) context.out(describePromptHelp(group.commands, rules, context));
    else await program.parseAsync(['hulk', ...completed, ...(file === undefined || typed.includes('--file') ? [] : ['--file', file])], { from: 'user' });
  } catch (error) {
    // Help was asked for and shown.
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('commander.')) return;
    reportError(adviseAtPrompt(error), context);
  }
}

/** Help on a command that there is not: what is typed for it here, and not on the command line. */
function adviseAtPrompt(error: unknown): unknown {
  if (!isUserError(error) || error.code !== 'UNKNOWN_COMMAND' || error.values['nearest'] !== '') return error;
  return new UserError(error.code, error.text, error.values, { ...error.options, remedy: words.seeWords });
}

/** The words of a line as a command; null where help is asked for, and for no command in particular. */
function complete(typed: readonly string[], rules: HulkRules, group: LocalCommand): readonly string[] | null {
  const [first, ...rest] = typed;
  if (first === undefined) return ['status'];
  if (first === '--help' || first === '-h') return null;
  if (helpWords.includes(first.toLowerCase())) return rest[0] === undefined ? null : [rest[0], '--help'];
  if (group._findCommand(first)) return typed;
  if (first.length > 2 && isAction(first, rules)) refuseActionFirst(first, rest, rules);
  // A model spends, whether it lives or not: that is told then.
  return looksLikeModel(first, rules) || (rest[0] !== undefined && isAction(rest[0], rules)) ? ['spend', ...typed] : typed;
}

/** The model goes first: the right line is shown, and not done, since nobody has typed it. */
function refuseActionFirst(action: string, [model, ...rest]: readonly string[], rules: HulkRules): void {
  const text = action.slice(0, hulkLimits.word);
  if (model === undefined) throw new UserError('MISSING_MODEL', words.missingModel, { text }, { remedy: words.modelFirst });
  if (!looksLikeModel(model, rules)) return;
  const nearest = [model, action, ...rest].map((word) => quoteSpaces(word.slice(0, hulkLimits.word))).join(' ');
  throw new UserError('MODEL_FIRST', words.actionFirst, { text, nearest }, { remedy: parserMessages.didYouMean });
}

function quoteSpaces(word: string): string {
  return /\s/.test(word) ? `"${word}"` : word;
}
