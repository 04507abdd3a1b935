/** What every command of `hulk` does: read the game, change it by the rules, save it, tell what came of it. */
import type { HulkAction, HulkEvent, HulkRefusal } from '../../combat/hulk/tracker-action';
import { applyHulkAction } from '../../combat/hulk/apply-hulk-action';
import { hulkLimits } from '../../combat/hulk/limits';
import type { HulkRules } from '../../combat/hulk/rules';
import type { SavedHulk } from '../../combat/hulk/saved-game';
import { replayHulk } from '../../combat/hulk/saved-game';
import type { HulkState } from '../../combat/hulk/tracker-state';
import { withSetUp } from '../../combat/hulk/tracker-state';
import type { Message } from '../../errors';
import { UserError } from '../../errors';
import { hulkFileName, readHulkFile, writeHulkFile } from '../../io/hulk-file';
import type { HulkAccess } from '../../io/hulk-file';
import { hulkFileMessages } from '../../io/hulk-messages';
import { loadCombatRules } from '../../io/load-combat';
import type { Language } from '../../tables/ruleset';
import type { CommandContext } from '../context';
import { hulkRefusals, hulkRemedies, phaseRemedies } from '../messages/hulk-refusals';
import { hulkReport } from '../messages/hulk-report';
import { clockOf } from './clock';
import { listIds, nameAction } from './read-words';

/** Options of every command. */
export interface HulkOptions {
  readonly file?: string;
  readonly json?: boolean;
}

/** An open game: rules with what the players chose, and the time of day. */
export interface OpenHulk {
  readonly access: HulkAccess;
  readonly saved: SavedHulk;
  readonly state: HulkState;
  readonly text: string;
  readonly rules: HulkRules;
  readonly now: number;
}

/** Where the game lies. */
export function findHulkAccess({ file }: HulkOptions, context: CommandContext): HulkAccess {
  if (file !== undefined) context.logFile = file;
  return { path: file ?? hulkFileName, cwd: context.terminal.cwd, language: context.language };
}

let sheet: Promise<HulkRules> | undefined;

/** The sheet's numbers, read once: on a terminal every line asks for them. */
export function loadHulkRules(): Promise<HulkRules> {
  sheet ??= loadCombatRules('hulk') as Promise<HulkRules>;
  return sheet;
}

/** Reads the game. */
export async function openHulk(options: HulkOptions, context: CommandContext): Promise<OpenHulk> {
  const access = findHulkAccess(options, context);
  const rules = await loadHulkRules();
  const { saved, state, text } = await readHulkFile(access, rules);
  return { access, saved, state, text, rules: withSetUp(rules, saved.setUp), now: clockOf(context.terminal).now() };
}

/** What came of a change. */
export interface ChangedHulk {
  readonly game: OpenHulk;
  readonly before: HulkState;
  readonly events: readonly HulkEvent[];
}

/** Applies actions, all or none of them, and saves. A refusal is a user error with its rule (exit 1). */
export function changeHulk(game: OpenHulk, actions: readonly HulkAction[]): ChangedHulk {
  const { access, saved, rules, text } = game;
  let { state } = game;
  const events: HulkEvent[] = [];
  for (const [at, action] of actions.entries()) {
    const result = applyHulkAction(state, action, rules);
    if (!result.ok) throw wordRefusal(result, rules, access.language, { at, count: actions.length });
    state = result.state;
    events.push(...result.events);
  }
  const next: SavedHulk = { ...saved, actions: [...saved.actions, ...actions] };
  if (next.actions.length > hulkLimits.actions) throw new UserError('HULK_FULL', hulkFileMessages.full, { path: access.path, most: hulkLimits.actions }, { exitCode: 1 });
  writeHulkFile(access, next, text);
  return { game: { ...game, saved: next, state }, before: game.state, events };
}

/** Takes the last action back. */
export function undoHulk(game: OpenHulk, rules: HulkRules): ChangedHulk {
  const { access, saved, text } = game;
  if (saved.actions.length === 0) throw new UserError('NOTHING_TO_UNDO', hulkReport.nothingToUndo, {}, { exitCode: 1 });
  const next: SavedHulk = { ...saved, actions: saved.actions.slice(0, -1) };
  const replayed = replayHulk(next, rules);
  if (!replayed.ok) throw new Error(`what was allowed is refused: ${replayed.refusal.code}`);
  writeHulkFile(access, next, text);
  return { game: { ...game, saved: next, state: replayed.state }, before: game.state, events: [] };
}

/** A refusal in words; `place`: of the action among those of the line, of which none is noted then. */
export function wordRefusal({ code, rule, values }: HulkRefusal, rules: HulkRules, language: Language, { at, count }: { readonly at: number; readonly count: number } = { at: 0, count: 1 }): UserError {
  const words = (message: Message): string => message[language];
  const worded = Object.fromEntries(Object.entries(values).map(([key, value]): [string, string | number] => {
    if ((key === 'action' || key === 'free') && rules.actions.some(({ id }) => id === value)) return [key, words(nameAction(value as (typeof rules.actions)[number]['id'], rules))];
    if (key === 'phase') return [key, words(hulkReport.phases[value as HulkState['phase']])];
    if (key === 'kind') return [key, words(rules.kinds.find(({ id }) => id === value)?.name ?? { es: `${value}`, ca: `${value}`, en: `${value}` })];
    if (key === 'list' && code === 'unknown-kind') return [key, listIds(rules.kinds.filter(({ id }) => String(value).split(', ').includes(id)), language)];
    return [key, value];
  }));
  const remedy = findRemedy(code, values, count);
  const text = at === 0 ? hulkRefusals[code] : joinMessages(hulkRefusals[code], hulkReport.noneNoted);
  return new UserError(`HULK_${code.toUpperCase().replaceAll('-', '_')}`, text, { ...worded, at: at + 1, count }, { exitCode: 1, ...(rule === '' ? {} : { rule }), ...(remedy ? { remedy } : {}) });
}

/** What helps: after the phase, and CP where they are enough and the line holds one action, as `--cp N` needs. */
function findRemedy(code: HulkRefusal['code'], { phase, cp, missing }: HulkRefusal['values'], count: number): Message | undefined {
  if (code === 'wrong-phase') return phaseRemedies[phase as HulkState['phase']];
  if (code === 'too-few-ap' && (count > 1 || Number(cp) < Number(missing))) return undefined;
  return hulkRemedies[code];
}

function joinMessages(first: Message, second: Message): Message {
  return { es: `${first.es}${second.es}`, ca: `${first.ca}${second.ca}`, en: `${first.en}${second.en}` };
}
