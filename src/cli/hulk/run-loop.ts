/** `hulk` on a terminal: commands line by line, with the clock in sight. It keeps nothing itself: each command reads the file and saves it. */
import { createInterface } from 'node:readline';
import type { Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { timeLeft } from '../../combat/hulk/clock';
import type { HulkRules } from '../../combat/hulk/rules';
import { isUserError } from '../../errors';
import type { CommandContext } from '../context';
import { foldName } from '../fold-name';
import type { LocalCommand } from '../local-command';
import { hulkReport as words } from '../messages/hulk-report';
import { reportError } from '../report-error';
import { makeVisible } from '../visible-text';
import { clockOf } from './clock';
import { describePrompt } from './describe-status';
import type { HulkOptions, OpenHulk } from './game-access';
import { findHulkAccess, loadHulkRules, openHulk } from './game-access';
import { isAction, looksLikeModel } from './read-words';

/** What ends the loop, folded, in all languages. */
const farewells: readonly string[] = ['exit', 'quit', 'salir', 'sortir', 'q'];

/** The bell of a terminal. */
const bell = '\u0007';

/** Runs until the players leave. `createProgram` makes the commands afresh for each line. */
export async function runHulkLoop(options: HulkOptions, context: CommandContext, createProgram: () => LocalCommand): Promise<void> {
  const { terminal, say, note } = context;
  const path = makeVisible(findHulkAccess(options, context).path);
  const lines = createInterface({ input: terminal.stdin as Readable, output: terminal.stderr as unknown as Writable, terminal: true });
  const screen = createScreen(lines, options, context);
  lines.on('SIGINT', () => lines.close());
  note(say(words.loopIntro, { path }));
  if ((await screen.refresh()) === null) note(say(words.loopNone));
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
  note(`\n${say(words.loopEnd, { path })}`);
}

/** The line that is typed on: where the game stands, and the clock. */
interface Screen {
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

/** One line as if it were a command line of its own. What goes wrong is told, and the loop goes on. */
async function runLine(line: string, { file }: HulkOptions, context: CommandContext, program: LocalCommand): Promise<void> {
  const typed = [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, plain]) => double ?? single ?? plain ?? '');
  try {
    await program.parseAsync(['hulk', ...complete(typed, await loadHulkRules(), program), ...(file === undefined || typed.includes('--file') ? [] : ['--file', file])], { from: 'user' });
  } catch (error) {
    // Help was asked for and shown.
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('commander.')) return;
    reportError(error, context);
  }
}

/** Nothing typed shows the status; `help x` the help of x; a model first spends, whether it lives or not: that is told then. */
function complete(typed: readonly string[], rules: HulkRules, program: LocalCommand): readonly string[] {
  const [first, second] = typed;
  if (first === undefined) return ['status'];
  if (first === 'help' || first === '?') return [...typed.slice(1), '--help'];
  const group = program.commands.find((command) => command.name() === 'hulk')!;
  if (group.commands.some((command) => command.name() === first || command.alias() === first)) return typed;
  return looksLikeModel(first, rules) || (second !== undefined && isAction(second, rules)) ? ['spend', ...typed] : typed;
}
