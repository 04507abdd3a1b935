/** What the subcommands of `tables` do. */
import { drawFromTable } from '../../dice/draw';
import type { Modifier, Roll } from '../../dice/roll';
import { createStreams } from '../../dice/streams';
import { loadShippedRuleset, loadUserRuleset } from '../../io/load-ruleset';
import type { DiceTable, Ruleset } from '../../tables/ruleset';
import type { CommandContext } from '../context';
import { findColumns } from '../find-columns';
import { drawSeed, readSeed } from '../generate/choose-seed';
import { parseWhole } from '../generate/parse-values';
import { quoteWord } from '../quote-word';
import { partNames, tablesMessages as words } from '../messages/tables';
import { makeVisible } from '../visible-text';
import { describeRoll } from './describe-roll';
import { findTable, isPartName, lookForTable, parseModifier, refuseName } from './find-table';
import { describePart, partToJson } from './show-part';
import { describeTable, tableToJson } from './show-table';

/** Options every subcommand that reads tables takes. */
export interface TablesOptions {
  readonly tables?: string;
  readonly json?: boolean;
}

/** Options of `tables show`. */
export interface ShowOptions extends TablesOptions {
  readonly modifier?: string;
}

/** Options of `tables roll`. */
export interface RollOptions extends ShowOptions {
  readonly seed?: string;
  readonly count?: string;
}

/** Most rolls of one command. */
const maxRolls = 10000;

function loadRuleset({ tables }: TablesOptions, { language, terminal }: CommandContext): Promise<Ruleset> {
  return tables === undefined ? loadShippedRuleset() : loadUserRuleset(tables, terminal.cwd, language);
}

function printJson(value: unknown, context: CommandContext): void {
  context.out(`${JSON.stringify(value, null, 2)}\n`);
}

/** `tables list`. */
export async function runList(options: TablesOptions, context: CommandContext): Promise<void> {
  const ruleset = await loadRuleset(options, context);
  const { language, say } = context;
  const tables = Object.values(ruleset.tables);
  if (options.json) {
    printJson({ name: ruleset.name, hash: ruleset.hash, tables: tables.map(({ id, rule, title, dice }) => ({ id, rule, title: title[language], dice })), parts: Object.keys(partNames) }, context);
    return;
  }
  const parts = Object.entries(partNames);
  const width = Math.max(...tables.map(({ id }) => id.length), ...parts.map(([name]) => name.length));
  const lines = [
    ...tables.map(({ id, rule, title, dice }) => `  ${id.padEnd(width)}  ${dice.padEnd(4)} ${rule.padEnd(8)} ${makeVisible(title[language])}`),
    say(words.parts),
    ...parts.map(([name, text]) => `  ${name.padEnd(width)}  ${text[language]}`),
  ];
  context.out(`${lines.join('\n')}\n`);
}

/** `tables show`. */
export async function runShow(name: string, options: ShowOptions, context: CommandContext): Promise<void> {
  const ruleset = await loadRuleset(options, context);
  const { language } = context;
  const table = lookForTable(ruleset, name);
  if (table === null && isPartName(name) && options.modifier === undefined) {
    if (options.json) printJson(partToJson(name, ruleset), context);
    else context.out(`${describePart(name, { ruleset, language, width: Math.max(40, Math.min(100, findColumns(context.terminal.stdout) ?? 80)) })}\n`);
    return;
  }
  if (table === null) throw refuseName(ruleset, name, Object.keys(partNames), language);
  const view = { ruleset, table, modifier: options.modifier === undefined ? null : parseModifier(options.modifier, table), language };
  if (options.json) printJson(tableToJson(view), context);
  else context.out(`${describeTable(view)}\n`);
}

/** `tables roll`. */
export async function runRoll(name: string, options: RollOptions, context: CommandContext): Promise<void> {
  const ruleset = await loadRuleset(options, context);
  const table = findTable(ruleset, name, context.language);
  const modifier = parseModifier(options.modifier, table);
  const count = options.count === undefined ? 1 : parseWhole('--count', options.count, 1, maxRolls);
  const seed = readSeed(options, context.terminal.cwd) ?? drawSeed();
  const rolls = rollTable(ruleset, table, seed, modifier, count);
  if (options.json) printJson({ seed, table: table.id, rolls }, context);
  else context.out(`${rolls.map((roll) => describeRoll(roll, ruleset, context.language).join('\n')).join('\n\n')}\n`);
  if (options.seed === undefined) context.note(context.say(words.repeat, { command: writeCommand(table, seed, options, context) }));
}

/** Rolls in a row on a stream of their own: none of a session's dice is touched (ENG-06). */
function rollTable(ruleset: Ruleset, table: DiceTable, seed: string, modifier: number, count: number): Roll[] {
  const dice = createStreams(seed).open(`tables/${table.id}`);
  const modifiers: Modifier[] = modifier === 0 ? [] : [{ rule: table.rule, reason: 'modifier.given', value: modifier }];
  return Array.from({ length: count }, () => drawFromTable(ruleset, table.id, dice, modifiers));
}

function writeCommand(table: DiceTable, seed: string, options: RollOptions, { language }: CommandContext): string {
  const parts = ['plasma-wall', 'tables', 'roll', table.id, '--seed', quoteWord(seed)];
  if (options.modifier !== undefined) parts.push('--modifier', options.modifier);
  if (options.count !== undefined) parts.push('--count', options.count);
  if (options.tables !== undefined) parts.push('--tables', quoteWord(options.tables));
  return [...parts, '--lang', language].join(' ');
}
