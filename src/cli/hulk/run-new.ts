/** `hulk new`: squad, what the sheet leaves open, and where the tokens come from. */
import { version } from '../../../package.json';
import { hulkLimits } from '../../combat/hulk/limits';
import { checkSetUp, hulkFormatVersion } from '../../combat/hulk/saved-game';
import type { SavedHulk } from '../../combat/hulk/saved-game';
import type { HulkRules } from '../../combat/hulk/rules';
import type { HulkSetUp } from '../../combat/hulk/tracker-state';
import { createHulkState, withSetUp } from '../../combat/hulk/tracker-state';
import { UserError } from '../../errors';
import { createHulkFile } from '../../io/hulk-file';
import type { CommandContext } from '../context';
import { parseHouseFlags } from '../generate/parse-house-rules';
import { hulkReport as words } from '../messages/hulk-report';
import { parserMessages } from '../messages/parser';
import { suggestNearest } from '../suggest';
import { clockOf } from './clock';
import { describeStatus, statusData } from './describe-status';
import type { HulkOptions } from './game-access';
import { findHulkAccess, loadHulkRules, wordRefusal } from './game-access';
import { readKind, readWhole } from './read-words';

/** Options of `new`. */
export interface NewHulkOptions extends HulkOptions {
  readonly marines: string;
  readonly seed?: string;
  readonly house?: readonly string[];
  readonly timer: boolean;
  readonly force?: boolean;
}

/** Begins a game. */
export async function runNewHulk(options: NewHulkOptions, context: CommandContext): Promise<void> {
  const sheet = await loadHulkRules();
  const access = findHulkAccess(options, context);
  const setUp: HulkSetUp = { marines: readSquad(options.marines, sheet), ...readOptions(options.house ?? [], sheet), timer: options.timer };
  const refusal = checkSetUp(setUp, sheet);
  if (refusal) throw wordRefusal(refusal, sheet, context.language);
  const seed = options.seed?.normalize('NFC') ?? null;
  if (seed !== null && seed.length > hulkLimits.seed) throw new UserError('SEED_TOO_LONG', words.longSeed, { most: hulkLimits.seed });
  const saved: SavedHulk = { format: 'plasma-wall/hulk', formatVersion: hulkFormatVersion, generator: { name: 'plasma-wall', version }, setUp, seed, actions: [] };
  createHulkFile(access, saved, options.force ?? false);
  const rules = withSetUp(sheet, setUp);
  const game = { access, saved, state: createHulkState(setUp, rules), text: '', rules, now: clockOf(context.terminal).now() };
  if (options.json) context.out(`${JSON.stringify(statusData(game), null, 2)}\n`);
  else context.out(`${[context.say(words.begun, { path: access.path, list: game.state.models.map(({ id }) => id).join(', ') }), ...describeStatus(game, context)].join('\n')}\n`);
}

function readSquad(text: string, rules: HulkRules): string[] {
  const marines = text.split(',').map((part) => part.trim()).filter((part) => part !== '').map((part) => readKind(part, rules));
  if (marines.length === 0 || marines.length > hulkLimits.marines) throw new UserError('BAD_SQUAD', words.tooMany, { most: hulkLimits.marines });
  return marines;
}

/** `overwatchCost=3`, `tokenValues=1,1,2,3`. */
function readOptions(house: readonly string[], { options }: HulkRules): Omit<HulkSetUp, 'marines' | 'timer'> {
  const chosen = { overwatchCost: options.overwatchCost.value, hybridAp: options.hybridAp.value, tokenValues: [...options.tokenValues.values] };
  const known = Object.keys(chosen);
  for (const { key, value } of parseHouseFlags(house)) {
    if (key === 'tokenValues') chosen.tokenValues = readTokens(String(value), options.tokenValues);
    else if (key === 'overwatchCost' || key === 'hybridAp') chosen[key] = readWhole(String(value), options[key].min, options[key].max);
    else {
      const nearest = suggestNearest(key, known);
      throw new UserError('UNKNOWN_HOUSE_RULE', words.badOption, { key: key.slice(0, hulkLimits.word), list: known.join(', '), nearest: nearest ?? '' }, nearest === undefined ? {} : { remedy: parserMessages.didYouMean });
    }
  }
  return chosen;
}

/** `1,2,3`, or `1-6`; no more tokens than the file takes. */
function readTokens(text: string, { min, max }: HulkRules['options']['tokenValues']): number[] {
  const [, low, high] = /^(\d{1,2})[-–](\d{1,2})$/.exec(text.trim()) ?? [];
  const values = low === undefined
    ? text.split(',').slice(0, hulkLimits.tokens + 1).map((part) => readWhole(part, min, max))
    : Array.from({ length: Math.max(0, readWhole(high!, min, max) - readWhole(low, min, max) + 1) }, (_, at) => Number(low) + at);
  if (values.length === 0 || values.length > hulkLimits.tokens) throw new UserError('BAD_NUMBER', words.badNumber, { text: text.slice(0, hulkLimits.word), min, max });
  return values;
}
