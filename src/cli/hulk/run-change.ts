/** The commands that change a game: what is typed becomes actions. */
import type { HulkAction } from '../../combat/hulk/tracker-action';
import { hulkLimits } from '../../combat/hulk/limits';
import type { HulkActionId } from '../../combat/hulk/rules';
import { costOf, kindOf } from '../../combat/hulk/rules';
import { UserError } from '../../errors';
import type { CommandContext } from '../context';
import { isCalled } from '../is-called';
import { hulkReport as words } from '../messages/hulk-report';
import { describeStatus, statusData } from './describe-status';
import { drawToken } from './draw-token';
import type { HulkOptions, OpenHulk } from './game-access';
import { changeHulk, loadHulkRules, openHulk, undoHulk } from './game-access';
import { readAction, readDice, readDirection, readKind, readModel, readTime, readWhole, readWord } from './read-words';
import { reportChange } from './report-change';

/** Options of `spend`. */
export interface SpendOptions extends HulkOptions {
  readonly cp?: string | boolean;
  readonly target?: string;
  readonly from?: string;
  readonly dice?: string;
  readonly late?: boolean;
}

type Make = (game: OpenHulk) => readonly HulkAction[];

async function change(options: HulkOptions, context: CommandContext, make: Make, full = false): Promise<void> {
  const game = await openHulk(options, context);
  const actions = make(game);
  reportChange(changeHulk(game, actions), actions, options, context, full);
}

/** `draw [value]`, `exchange [value]`. */
export function runToken(type: 'draw' | 'exchange', value: string | undefined, options: HulkOptions, context: CommandContext): Promise<void> {
  return change(options, context, ({ saved, rules, now }) => {
    const drawn = value === undefined ? drawToken(saved, rules) : readWhole(value, rules.options.tokenValues.min, rules.options.tokenValues.max);
    return [type === 'draw' ? { type, value: drawn, at: now } : { type, value: drawn }];
  });
}

/** `clock start|pause|1:30`. */
export function runClock(what: string, options: HulkOptions, context: CommandContext): Promise<void> {
  const word = (['start', 'pause'] as const).find((each) => isCalled(each, words.clockWords[each], what));
  return change(options, context, ({ now }) => [word ? { type: 'clock', do: word, at: now } : { type: 'set-clock', leftMs: readTime(what), at: now }]);
}

/** `activate MODEL`. */
export function runActivate(model: string, options: HulkOptions, context: CommandContext): Promise<void> {
  return change(options, context, ({ state, rules, now }) => [{ type: 'activate', model: readModel(model, state, rules), at: now }]);
}

/** `spend MODEL ACTIONS…`. */
export function runSpend(model: string, actions: readonly string[], options: SpendOptions, context: CommandContext): Promise<void> {
  const single = (flag: string): void => {
    if (actions.length > 1) throw new UserError('ONE_ACTION', words.oneAction, { flag });
  };
  if (options.dice !== undefined) single('--dice');
  if (typeof options.cp === 'string') single('--cp');
  const from = options.from === undefined ? undefined : readDirection(options.from, context.language);
  return change(options, context, ({ state, rules, now }) => {
    const id = readModel(model, state, rules);
    const kind = rules.kinds.find((candidate) => candidate.id === state.models.find((one) => one.id === id)?.kind);
    return actions.map((text): HulkAction => {
      const read = readAction(text, rules, context.language);
      const target = options.target === undefined ? undefined : readTarget(options.target, read.action, state, rules);
      const price = (kind && costOf(rules, read.action, kindOf(rules, kind.id))) ?? 0;
      const cp = options.cp === undefined ? 0 : options.cp === true ? price : readWhole(String(options.cp), 0, hulkLimits.count);
      return {
        type: 'spend', model: id, ...read, cp, ...(target === undefined ? {} : { target }), ...(from === undefined ? {} : { from }),
        ...(options.dice === undefined ? {} : { dice: readDice(options.dice) }), ...(options.late ? { late: true } : {}), at: now,
      };
    });
  });
}

/** A model by its short name, else whatever the players call it. HULK-20: flames are aimed at a section, whose name may look like that of a model. */
function readTarget(text: string, action: HulkActionId, state: OpenHulk['state'], rules: OpenHulk['rules']): string {
  const word = readWord(text);
  if (action === 'flame' || action === 'self-destruct') return word;
  const id = readModel(word, state, rules);
  return state.models.some((model) => model.id === id) ? id : word;
}

/** `enemy`. */
export function runEnemy(options: HulkOptions, context: CommandContext): Promise<void> {
  return change(options, context, () => [{ type: 'enemy' }]);
}

/** `attacked MODEL`. */
export function runAttacked(model: string, options: SpendOptions, context: CommandContext): Promise<void> {
  return change(options, context, ({ state, rules }) => [{ type: 'attacked', model: readModel(model, state, rules), from: readDirection(options.from ?? 'front', context.language) }]);
}

/** `jam`, `out-of-arc`, `kill`. */
export function runMark(type: 'jam' | 'out-of-arc' | 'kill', model: string, options: HulkOptions, context: CommandContext): Promise<void> {
  return change(options, context, ({ state, rules }) => [{ type, model: readModel(model, state, rules) }]);
}

/** `flames SECTION`. */
export function runFlames(section: string, options: HulkOptions & { readonly out?: boolean }, context: CommandContext): Promise<void> {
  return change(options, context, () => [{ type: 'flames', section: readWord(section), burning: options.out !== true }]);
}

/** `adjust [MODEL] --by N`. */
export function runAdjust(model: string | undefined, options: HulkOptions & { readonly by: string }, context: CommandContext): Promise<void> {
  return change(options, context, ({ state, rules }) => [{ type: 'adjust', points: readWhole(options.by, -hulkLimits.count, hulkLimits.count), ...(model === undefined ? {} : { model: readModel(model, state, rules) }) }]);
}

/** `end`. */
export function runEnd(options: HulkOptions, context: CommandContext): Promise<void> {
  return change(options, context, ({ now }) => [{ type: 'end', at: now }], true);
}

/** `over WINNER`. */
export function runOver(text: string, options: HulkOptions, context: CommandContext): Promise<void> {
  const winner = (['marines', 'stealers', 'nobody'] as const).find((side) => isCalled(side, words.sides[side], text));
  if (winner === undefined) throw new UserError('BAD_WINNER', words.badWinner, { text: text.slice(0, hulkLimits.word) });
  return change(options, context, () => [{ type: 'over', winner }]);
}

/** `add KIND [n]`. */
export function runAdd(kind: string, count: string | undefined, options: HulkOptions, context: CommandContext): Promise<void> {
  return change(options, context, ({ rules }) => [{ type: 'add', kind: readKind(kind, rules), count: readWhole(count ?? '1', 1, hulkLimits.count) }]);
}

/** `reinforce AREA [n]`. */
export function runReinforce(area: string, count: string | undefined, options: HulkOptions & { readonly near?: boolean }, context: CommandContext): Promise<void> {
  return change(options, context, () => [{ type: 'reinforce', area: readWord(area), markers: readWhole(count ?? '1', 1, hulkLimits.count), near: options.near ?? false }], true);
}

/** `enter AREA KIND [n]`. */
export function runEnter(area: string, kind: string, count: string | undefined, options: HulkOptions, context: CommandContext): Promise<void> {
  return change(options, context, ({ rules }) => [{ type: 'enter', area: readWord(area), kind: readKind(kind, rules), count: readWhole(count ?? '1', 1, hulkLimits.count) }]);
}

/** `reveal MARKER [KINDS…]`. */
export function runReveal(marker: string, kinds: readonly string[], options: HulkOptions & { readonly forced?: boolean }, context: CommandContext): Promise<void> {
  return change(options, context, ({ state, rules }) => [{ type: 'reveal', marker: readModel(marker, state, rules), kinds: kinds.slice(0, hulkLimits.count).map((kind) => readKind(kind, rules)), forced: options.forced ?? false }]);
}

/** `reveal-area AREA N`. */
export function runRevealArea(area: string, models: string, options: HulkOptions, context: CommandContext): Promise<void> {
  return change(options, context, () => [{ type: 'reveal-area', area: readWord(area), models: readWhole(models, 0, hulkLimits.count) }], true);
}

/** `undo`. */
export async function runUndo(options: HulkOptions, context: CommandContext): Promise<void> {
  const { game } = undoHulk(await openHulk(options, context), await loadHulkRules());
  if (options.json) context.out(`${JSON.stringify(statusData(game), null, 2)}\n`);
  else context.out(`${[context.say(words.undone), ...describeStatus(game, context)].join('\n')}\n`);
}

/** `status`. */
export async function runStatus(options: HulkOptions, context: CommandContext): Promise<void> {
  const game = await openHulk(options, context);
  context.out(options.json ? `${JSON.stringify(statusData(game), null, 2)}\n` : `${describeStatus(game, context).join('\n')}\n`);
}
