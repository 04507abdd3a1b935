/** The questions of `campaign new`: the group, and once and for all what the rulebook leaves open. */
import { describeField } from '../../campaign/field-kinds';
import type { HouseChoices } from '../../campaign/log';
import { cleanName } from '../../campaign/plain-text';
import { isUserError, isUsersFault } from '../../errors';
import type { Ruleset } from '../../tables/ruleset';
import type { Asker } from '../asker';
import { createAsker } from '../asker';
import type { CommandContext } from '../context';
import { parseTableSize } from '../generate/parse-values';
import { askGameMessages as words } from '../messages/campaign-ask';
import { reportError } from '../report-error';
import { refuseBrokenOff } from './ask-game';
import { writeTableSize } from './read-facts';
import type { CheckPieces, Group, LoadTables } from './run-new';
import { splitPlayers } from './split-players';

/** Asks. Every answer about the rules is kept, the usual ones too: they hold even if a later program reads a rule otherwise. */
export async function askGroup(load: LoadTables, checkPieces: CheckPieces, context: CommandContext): Promise<Group> {
  const { say } = context;
  const asker = await createAsker(context);
  const usual = await load(undefined);
  asker.begin(say(words.newIntro));
  const group = cleanName(await askText(asker, say(words.groupName), say(words.notesHint)));
  const players = splitPlayers(await askText(asker, say(words.players), say(words.notesHint))).map(cleanName);
  const table = await askText(asker, say(words.table), say(words.tableHint), (text) => (text.trim() === '' ? undefined : findTableFault(text, context)));
  const pieces = (await askText(asker, say(words.pieces), say(words.piecesHint), (text) => (text.trim() === '' ? undefined : findFault(() => checkPieces(text.trim(), usual), context)))).trim();
  const { tables, ruleset } = await askTables(asker, load, context);
  const house = await askHouse(asker, ruleset, context);
  const counts = (await asker.confirm(say(words.countIncursions), false)) ?? refuseBrokenOff();
  asker.end(say(words.newOutro));
  return {
    ...(group === '' ? {} : { group }),
    ...(players.length === 0 ? {} : { players }),
    ...(table.trim() === '' ? {} : { table: writeTableSize(parseTableSize(table)) }),
    ...(pieces === '' ? {} : { pieces }),
    ...(tables === undefined ? {} : { tables }),
    house,
    ...(counts ? { countScenarioIncursions: true } : {}),
  };
}

/** DEF-07: the rows of the defender's sheet as the program proposes them, or as tables of the group have them. */
async function askTables(asker: Asker, load: LoadTables, context: CommandContext): Promise<{ readonly tables?: string; readonly ruleset: Ruleset }> {
  for (;;) {
    const tables = await askFolder(asker, context);
    try {
      return { ruleset: await load(tables), ...(tables === undefined ? {} : { tables }) };
    } catch (error) {
      // Nothing answered so far is lost: the folder may be mistyped, or be made in another window.
      if (tables === undefined || !isUsersFault(error)) throw error;
      reportError(error, context);
    }
  }
}

async function askFolder(asker: Asker, { say }: CommandContext): Promise<string | undefined> {
  const options = [{ value: 'ours', label: say(words.rowsProposed), hint: say(words.rowsShow) }, { value: 'own', label: say(words.rowsOwn) }] as const;
  const answer = (await asker.choose(say(words.rows), options, 'ours')) ?? refuseBrokenOff();
  if (answer === 'ours') return undefined;
  return (await askText(asker, say(words.tables), say(words.tablesHint), (text) => (text.trim() === '' ? say(words.tablesHint) : undefined))).trim();
}

/** The house rules that read a sentence of the rulebook, and X before the first game. */
async function askHouse(asker: Asker, { houseRules }: Ruleset, context: CommandContext): Promise<HouseChoices> {
  const { language, say } = context;
  const house: Record<string, string | number | boolean> = {};
  for (const { integer, key, meanings, question, reading, values } of houseRules) {
    if (reading !== 'open') continue;
    // X before the first game is asked last, in words of its own.
    if (integer !== undefined && key !== 'xDefault') house[key] = await askWhole(asker, question[language], integer, values[0], context);
    if (integer !== undefined || values.length < 2) continue;
    const options = values.map((value) => ({ value: String(value), label: meanings[String(value)]?.[language] ?? String(value) }));
    // In Search and Destroy X is never rounded (MIS-08), which whoever is asked here cannot know.
    const chosen = (await asker.choose(key === 'xRounding' ? say(words.xRounding) : question[language], options, String(values[0]))) ?? refuseBrokenOff();
    house[key] = values.find((value) => String(value) === chosen) ?? chosen;
  }
  const definition = houseRules.find(({ key }) => key === 'xDefault');
  const usual = definition?.values[0] ?? 1;
  const [least, most] = definition?.integer ?? [1, 1];
  const x = await askText(asker, say(words.xDefault), say(words.xDefaultHint, { x: String(usual) }), (text) => (text.trim() === '' || isWithin(text, least, most) ? undefined : `${least}–${most}`));
  return { ...house, xDefault: x.trim() === '' ? usual : Number(x) };
}

function isWithin(text: string, min: number, max: number): boolean {
  return /^\s*\d{1,4}\s*$/.test(text) && Number(text) >= min && Number(text) <= max;
}

/** A rule that takes a number, or else its usual value. */
async function askWhole(asker: Asker, question: string, [min, max]: readonly [number, number], usual: string | number | boolean | undefined, { say }: CommandContext): Promise<string | number | boolean> {
  const isGood = (text: string): boolean => text.trim() === '' || isWithin(text, min, max);
  const hint = say(words.wholeHint, { min, max });
  const text = await askText(asker, question, hint, (typed) => (isGood(typed) ? undefined : hint));
  return text.trim() === '' ? (usual ?? min) : Number(text);
}

/** In a dialogue there is no option to name: what a size looks like is enough. */
function findTableFault(text: string, { language }: CommandContext): string | undefined {
  try {
    parseTableSize(text);
    return undefined;
  } catch (error) {
    if (isUserError(error)) return describeField({ key: 'table', kind: 'size' })[language];
    throw error;
  }
}

/** What a check says against an answer; the first line of a list that is wrong is enough to go on. */
function findFault(check: () => void, { say }: CommandContext): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (!isUserError(error)) throw error;
    const [problem] = error.options.problems ?? [];
    return problem ? `${say(error.text, error.values)}: ${problem.message}` : say(error.text, error.values);
  }
}

async function askText(asker: Asker, question: string, hint: string, findFault: (text: string) => string | undefined = () => undefined): Promise<string> {
  return (await asker.type(question, hint, findFault)) ?? refuseBrokenOff();
}
