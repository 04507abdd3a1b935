/** How a tracked game stands, in lines for a terminal and as data. */
import { timeLeft } from '../../combat/hulk/clock';
import type { HulkModel } from '../../combat/hulk/tracker-state';
import { commandPointsLeft, sideOfModel } from '../../combat/hulk/tracker-state';
import { actionPointsOf, kindOf } from '../../combat/hulk/rules';
import type { CommandContext } from '../context';
import { hulkReport as words } from '../messages/hulk-report';
import { alignColumns } from '../tables/format-chance';
import { formatTime } from './clock';
import type { OpenHulk } from './game-access';

/** Round, phase, points and time in one line. */
export function describeHead(game: OpenHulk, context: CommandContext): string {
  const { round, phase, winner } = game.state;
  const { say } = context;
  return [say(words.round, { round, phase: say(words.phases[phase]) }), ...listRunning(game, context), ...(winner === null ? [] : [say(words.winners[winner])])].join(' · ');
}

/** What runs down, before what is typed: short, since the line is wanted for that. */
export function describePrompt(game: OpenHulk, context: CommandContext): string {
  const running = listRunning(game, context);
  return `${running.length > 0 ? running.join(' · ') : context.say(words.phases[game.state.phase])} > `;
}

/** Points and time, where there are any. */
function listRunning({ state, now }: OpenHulk, { say }: CommandContext): string[] {
  const { clock, token, cpAdded, phase } = state;
  const parts: string[] = [];
  const left = commandPointsLeft(state);
  // HULK-06: what is below nothing loses the game at the end of the round.
  if (token !== null) parts.push(left < 0 ? say(words.cpOverspent, { over: -left }) : say(words.cp, { left, all: token.value + cpAdded }));
  if (clock !== null && (phase === 'command' || phase === 'action')) parts.push(say(clock.since === null ? words.timePaused : words.time, { time: formatTime(timeLeft(clock, now)) }));
  return parts;
}

/** Everything. */
export function describeStatus(game: OpenHulk, context: CommandContext): string[] {
  const { state } = game;
  const { say, outStyle } = context;
  const living = state.models.filter(({ alive }) => alive);
  const marks = living.map((model) => describeMarks(model, context));
  const rows = alignColumns([[say(words.headModel), say(words.headAp), say(words.headSpent), say(words.headCp)], ...living.map((model) => describePoints(model, game))], '');
  const table = rows.map((row, at) => {
    const model = at === 0 ? undefined : living[at - 1];
    const line = `${model?.turn === 'active' ? '*' : ' '} ${row}${model && marks[at - 1] ? `  ${marks[at - 1]}` : ''}`;
    return model?.turn === 'active' ? outStyle.bold(line) : line;
  });
  return [outStyle.bold(describeHead(game, context)), ...table, ...describeBoard(game, context)];
}

/** AP left of those he gets, and what was spent this turn. A model whose turn it is not has none. */
function describePoints(model: HulkModel, { rules, state }: OpenHulk): string[] {
  const all = actionPointsOf(rules, kindOf(rules, model.kind));
  const hasTurn = state.phase === (sideOfModel(model, rules) === 'marines' ? 'action' : 'stealers');
  const left = model.turn === 'active' ? model.ap : model.turn === 'ready' && hasTurn ? all : 0;
  return [model.id, hasTurn ? `${left}/${all}` : '–', String(model.spent.ap), String(model.spent.cp)];
}

function describeMarks({ marks, shots, turn }: HulkModel, { say }: CommandContext): string {
  return [
    ...(['overwatch', 'guard', 'jammed'] as const).filter((mark) => marks[mark]).map((mark) => say(words[mark])),
    ...(marks.sustained === null ? [] : [say(words.sustained, { target: marks.sustained.target })]),
    ...(shots === null ? [] : [say(words.shots, { count: shots })]),
    ...(turn === 'done' || turn === 'barred' ? [say(words[turn])] : []),
  ].join(', ');
}

function describeBoard({ state }: OpenHulk, { say }: CommandContext): string[] {
  const lines = state.areas.map(({ name, markers, models, forced }) => {
    const lurking = forced.markers + forced.models;
    return `${say(words.area, { area: name, markers, models })}${lurking > 0 ? ` (${say(words.lurking, { count: lurking })})` : ''}`;
  });
  if (state.arrived > 0) lines.push(say(words.arrived, { count: state.arrived }));
  if (state.flames.length > 0) lines.push(say(words.flames, { list: state.flames.join(', ') }));
  if (state.lost.markers + state.lost.models > 0) lines.push(say(words.lostSoFar, { ...state.lost }));
  const dead = state.models.filter(({ alive }) => !alive).map(({ id }) => id);
  return dead.length > 0 ? [...lines, say(words.dead, { list: dead.join(', ') })] : lines;
}

/** The same as data. */
export function statusData({ state, now }: OpenHulk): object {
  return { ...state, commandPointsLeft: commandPointsLeft(state), timeLeftMs: state.clock && timeLeft(state.clock, now) };
}
