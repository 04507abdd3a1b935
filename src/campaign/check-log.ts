/** From what a file holds to a log: every fault at once, each with its path. Nothing is believed before it is checked here. */
import type { Fault, FaultPath, Spot } from '../tables/faults';
import { fillMessage } from '../errors';
import type { Message } from '../errors';
import { isGroup } from '../tables/is-group';
import type { Language } from '../tables/ruleset';
import { findNearest, suggestWord } from '../tables/suggest';
import { checkHouse } from './check-house';
import { findContradictions } from './contradictions';
import type { Contradiction } from './contradictions';
import type { Field } from './fields';
import { gameFields, groupFields } from './fields';
import { describeField, judgeList, judgeValue } from './field-kinds';
import type { ListFaults } from './field-kinds';
import type { KnownGames } from './known-games';
import { programGames } from './known-games';
import type { CampaignLog, Game } from './log';
import { campaignFormat, campaignVersion, logLimits } from './log';
import { fillEvery, logWords } from './log-words';
import { nameKeys } from './name-keys';

/** The log, or what is wrong with it; `newer`: the version of a file made by a program to come. */
export interface CheckedLog {
  readonly log?: CampaignLog;
  readonly faults: readonly Fault[];
  readonly newer?: number;
  /** What is right whatever else is wrong: the group's keys, and games with their places in the list. */
  readonly sound?: { readonly group: Omit<CampaignLog, 'games'>; readonly games: readonly { readonly at: number; readonly game: Game }[] };
}

const frame: readonly Field[] = [{ key: 'format', kind: 'text', required: true }, { key: 'version', kind: 'whole', required: true }];

/** Fields and the keys that may stand beside each other. */
interface FieldSet {
  readonly fields: readonly Field[];
  readonly known: ReadonlySet<string>;
}

const makeSet = (fields: readonly Field[], others: readonly string[] = []): FieldSet => ({ fields, known: new Set([...fields.map(({ key }) => key), ...others]) });

const groupSet = makeSet([...frame, ...groupFields], ['games']);
const gameSet = makeSet(gameFields);

/** The version a file says it has; null where it says none. */
export function readVersion(data: unknown): number | null {
  const version = isGroup(data) && data['format'] === campaignFormat ? data['version'] : undefined;
  return typeof version === 'number' && Number.isInteger(version) && version > 0 ? version : null;
}

/** Checks the data of a file of the present version. `sound`: games that were checked before, and nothing was wrong with them. */
export function checkLog(data: unknown, file: string, sound: readonly Game[] = []): CheckedLog {
  const version = readVersion(data);
  if (version !== null && version > campaignVersion) return { faults: [], newer: version };
  if (data === undefined || data === null) return { faults: [{ code: 'LOG_EMPTY', file, path: [] }] };
  if (!isGroup(data)) return { faults: [{ code: 'FIELD_TYPE', file, path: [], values: { expected: logWords.group, found: showValue(data) } }] };
  const { games: rawGames, ...group } = data;
  const good: GoodValues = new Map();
  // Tables of one's own may have other boards in a scenario of that name.
  const gameRules = group['tables'] === undefined ? programGames : { ...programGames, scenarios: {} };
  const faults = [...checkFields(group, groupSet, file, [], good), ...checkFrame(data, file)];
  // An empty list may be written as nothing at all.
  const list = rawGames ?? [];
  if (!Object.hasOwn(data, 'games')) faults.push({ code: 'FIELD_MISSING', file, path: [], values: { key: 'games', expected: logWords.games } });
  else if (!Array.isArray(list)) faults.push({ code: 'FIELD_TYPE', file, path: ['games'], values: { expected: logWords.games, found: showValue(list) } });
  const games = Array.isArray(list) ? (list as readonly unknown[]) : [];
  if (games.length > logLimits.games) faults.push({ code: 'FIELD_VALUE', file, path: ['games', logLimits.games], values: { value: String(games.length), hint: '', expected: `0–${logLimits.games}` } });
  const ofGames = games.length > logLimits.games ? [] : games.map((game, at) => (game === sound[at] ? [] : checkGame(game, at, file, { good, known: gameRules })));
  const known = Object.fromEntries(groupFields.flatMap(({ key }) => (group[key] === undefined ? [] : [[key, group[key]]])));
  if (faults.length === 0 && ofGames.every(({ length }) => length === 0)) return { faults, log: { ...known, games: games as readonly Game[] } as CampaignLog };
  const wrong = new Set(faults.map(({ path }) => path[0]));
  return {
    faults: [...faults, ...ofGames.flat()],
    sound: {
      group: Object.fromEntries(Object.entries(known).filter(([key]) => !wrong.has(key))),
      games: games.flatMap((game, at) => (ofGames[at]?.every(isOfNumber) ? [{ at, game: game as Game }] : [])),
    },
  };
}

/** Whether a fault is that of a game's number alone, which says nothing of the game. */
function isOfNumber({ path }: Fault): boolean {
  return path[2] === 'number';
}

function checkFrame(data: Readonly<Record<string, unknown>>, file: string): Fault[] {
  const faults: Fault[] = [];
  const { format, version } = data;
  if (typeof format === 'string' && format !== campaignFormat) faults.push({ code: 'FIELD_VALUE', file, path: ['format'], values: { value: shorten(format), hint: '', expected: campaignFormat } });
  if (typeof version === 'number' && version !== campaignVersion) faults.push({ code: 'FIELD_VALUE', file, path: ['version'], values: { value: String(version), hint: '', expected: fillEvery(logWords.version, { n: campaignVersion }) } });
  return faults;
}

function checkGame(game: unknown, at: number, file: string, { good, known }: { readonly good: GoodValues; readonly known: KnownGames }): Fault[] {
  const path = ['games', at];
  if (!isGroup(game)) return [{ code: 'FIELD_TYPE', file, path, values: { expected: logWords.group, found: showValue(game) } }];
  const faults = checkFields(game, gameSet, file, path, good);
  const { number } = game;
  if (typeof number === 'number' && number !== at + 1) {
    faults.push({ code: 'FIELD_VALUE', file, path: [...path, 'number'], rule: 'LOG-01', values: { value: String(number), hint: '', expected: fillEvery(logWords.inOrder, { n: at + 1 }) } });
  }
  // Facts are held against each other where both are what they should be.
  const unsure = new Set(faults.flatMap(listUnsure));
  return [...faults, ...findContradictions(game as unknown as Game, known, unsure).map((found) => toFault(found, fillInEach(found), game, at, file))];
}

/** The words of a contradiction, with the facts by their names. */
function fillInEach({ text, values }: Contradiction): Message {
  const fill = (language: Language): string => fillMessage(text[language], nameKeys(values, language));
  return { es: fill('es'), ca: fill('ca'), en: fill('en') };
}

/** The fault of two facts of a game that cannot both be. */
export function toFault({ key, rule }: Pick<Contradiction, 'key' | 'rule'>, why: Message, game: object, at: number, file: string): Fault {
  return { code: 'FIELD_CONTRADICTS', file, path: ['games', at, key], rule, values: { value: shorten((game as Readonly<Record<string, unknown>>)[key]), why } };
}

/** Keys of which a fault leaves it open what they say: its own, one that is missing, and one that was probably meant. */
function listUnsure({ code, path, values }: Fault): string[] {
  const key = String(path[2] ?? values?.['key'] ?? '');
  if (code !== 'FIELD_UNKNOWN') return [key];
  const meant = findNearest(key, gameFields.map((field) => field.key));
  return meant === null ? [] : [meant];
}

/** Every key known, every required one there, every value as it should be. */
function checkFields(record: Readonly<Record<string, unknown>>, { fields, known }: FieldSet, file: string, path: FaultPath, good: GoodValues): Fault[] {
  const unknown = Object.keys(record).filter((key) => !known.has(key))
    .map((key): Fault => ({ code: 'FIELD_UNKNOWN', file, path: [...path, key], at: 'key', values: { key: shorten(key), hint: suggestWord(key, [...known]), known: [...known].join(', ') } }));
  return [...unknown, ...fields.flatMap((field) => checkField(record, field, file, path, good))];
}

/** Values that were found good once, by field: most stand in many games, and thousands are checked while somebody waits. */
type GoodValues = Map<Field, Set<unknown>>;

function checkField(record: Readonly<Record<string, unknown>>, field: Field, file: string, path: FaultPath, good: GoodValues): Fault[] {
  const { key, required } = field;
  if (!Object.hasOwn(record, key)) return required ? [{ code: 'FIELD_MISSING', file, path, values: { key, expected: describeMissing(field) } }] : [];
  const found = record[key];
  const before = good.get(field);
  if (before?.has(found)) return [];
  const faults = judgeField(field, found, file, path);
  if (faults.length > 0) return faults;
  if (before) before.add(found);
  else good.set(field, new Set([found]));
  return [];
}

/** What frames a log is one line and no other. */
function describeMissing(field: Field): Message {
  const value = { format: campaignFormat, version: campaignVersion }[field.key];
  return value === undefined ? describeField(field) : fillEvery(logWords.line, { key: field.key, value });
}

function judgeField(field: Field, found: unknown, file: string, path: FaultPath): Fault[] {
  const { key, kind, choices = [] } = field;
  const verdict = judgeValue(field, found);
  // What frame holds which number is told by checkFrame.
  if (verdict.good || (key === 'version' && verdict.fault === 'value')) return [];
  const { expected } = verdict;
  const at = { file, path: [...path, key] };
  if (verdict.fault === 'type') return [{ code: 'FIELD_TYPE', ...at, values: { expected, found: showValue(found) } }];
  const list = judgeList(field, found);
  if (list) return listListFaults(list, found as readonly unknown[], field, at);
  // Each rule by itself: what is wrong with one says nothing of the others.
  if (kind === 'house') return checkHouse(found as Readonly<Record<string, unknown>>, file, at.path);
  const value = shorten(found);
  return [{ code: 'FIELD_VALUE', ...at, values: { value, hint: suggestWord(value, choices), expected } }];
}

/** How many there are, or each item that is not as it should be. */
function listListFaults({ count, items }: ListFaults, found: readonly unknown[], field: Field, { file, path }: Spot): Fault[] {
  if (count) return [{ code: 'FIELD_VALUE', file, path, values: { value: String(found.length), hint: '', expected: count } }];
  return items.map(({ at, fault }): Fault => {
    const place = { file, path: [...path, at] };
    if (fault === 'type') return { code: 'FIELD_TYPE', ...place, values: { expected: logWords.aText, found: showValue(found[at]) } };
    const value = shorten(found[at]);
    return { code: 'FIELD_VALUE', ...place, values: { value, hint: suggestWord(value, field.choices ?? []), expected: describeField(field) } };
  });
}

function showValue(value: unknown): Message {
  if (value === null || value === undefined) return logWords.nothing;
  if (Array.isArray(value)) return logWords.aList;
  if (typeof value === 'object') return logWords.group;
  const shown = typeof value === 'string' ? `«${shorten(value)}»` : shorten(value);
  return { es: shown, ca: shown, en: shown };
}

function shorten(value: unknown): string {
  const shown = typeof value === 'string' ? value : typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? '–');
  return shown.length > 60 ? `${shown.slice(0, 59)}…` : shown;
}
