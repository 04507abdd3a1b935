/**
 * A campaign file in any shape YAML allows, through the `yaml` library. Loaded lazily: it serves what a
 * player wrote in another shape than ours, faults, which need their line, and migrations.
 */
import { isMap, isNode, isSeq, parseDocument, visit } from 'yaml';
import type { Document, Node } from 'yaml';
import type { Problem } from '../errors';
import type { Fault } from '../tables/faults';
import { toProblems } from '../tables/parse-ruleset';
import { isGroup } from '../tables/is-group';
import type { Language } from '../tables/ruleset';
import { readYamlSource } from '../tables/yaml-source';
import { isSame } from './change-log';
import { checkLog, readVersion } from './check-log';
import type { CheckedLog } from './check-log';
import { gameFields, groupFields } from './fields';
import { checkMissions } from './known-missions';
import type { CampaignLog, Game } from './log';
import { writeWithRemarks } from './keep-remarks';
import { campaignVersion, logLimits } from './log';
import { isPlain } from './scalars';

/** Longest file read, characters: tens of thousands of games. */
export const maxCampaignLength = 32_000_000;

/** Brings a document from one version to the next. */
export type MigrationStep = (document: Document) => void;

/** Steps by the version they start from. There is one version so far, so that there are none. */
export const migrationSteps: Readonly<Record<number, MigrationStep>> = {};

/** Where a game, or an item of a list of the group, begins in any usual shape. */
const itemLine = /^ {0,2}- /gm;

/** The text as far as the games, where it has far too many of them for a parser; else all of it. */
function cutTooMany(text: string): { readonly text: string; readonly items: number } {
  const items = text.length > logLimits.games ? (text.match(itemLine)?.length ?? 0) : 0;
  return items > logLimits.games + 2 * logLimits.list ? { text: /^[^]*?^games:/m.exec(text)?.[0] ?? '', items } : { text, items: 0 };
}

/** A text that was read and checked. */
export interface ReadDocument extends CheckedLog {
  readonly problems: readonly Problem[];
  /** The faults in words, with others besides that were found in what is sound. */
  readonly tellWith: (more: readonly Fault[]) => readonly Problem[];
}

/** Reads and checks a text; all faults with line and column. `own`: missions and scenarios of the tables that the log names, as far as they can be read. */
export function readDocument(whole: string, file: string, language: Language, own?: readonly string[]): ReadDocument {
  const { text, items } = cutTooMany(whole);
  const source = readYamlSource(file, text, maxCampaignLength);
  if (items > 0) {
    const tooMany: Fault = { code: 'FIELD_VALUE', file, path: ['games'], values: { value: String(items), hint: '', expected: `0–${logLimits.games}` } };
    const tell = (): Problem[] => toProblems([tooMany], [source], language);
    return { faults: [tooMany], problems: tell(), tellWith: tell };
  }
  // A day without quotes is plain here; older readers of YAML make a moment of it.
  const faults = source.faults.filter(({ code, values }) => code !== 'YAML_NUMBER' || !/^\d{4}-\d{2}-\d{2}$/.test(String(values?.['word'])));
  const checked = source.broken ? { faults: [] } : checkLog(source.data, file);
  if (checked.newer !== undefined) return { ...checked, problems: [], tellWith: () => [] };
  const all: readonly Fault[] = [...faults, ...checked.faults, ...findUnknown(source.data, file, own)];
  const tellWith = (more: readonly Fault[]): Problem[] => toProblems([...all, ...more], [source], language);
  const { log, sound } = checked;
  return { faults: all, problems: tellWith([]), tellWith, ...(sound ? { sound } : {}), ...(all.length === 0 && log ? { log } : {}) };
}

function findUnknown(data: unknown, file: string, own: readonly string[] | undefined): Fault[] {
  if (!isGroup(data) || !Array.isArray(data['games'])) return [];
  return own === undefined && data['tables'] !== undefined ? [] : checkMissions(data['games'] as readonly unknown[], own ?? [], file);
}

/** The text after a change; remarks stay where they are, the rest may be set anew by the library. */
export function changeDocument(text: string, before: CampaignLog, after: CampaignLog): string {
  const document = parseDocument(text, { logLevel: 'error' });
  unfoldAliases(document);
  after.games.forEach((game, at) => {
    const old = before.games[at];
    if (old === undefined) addGame(document, game, at);
    else for (const { key } of gameFields) setValue(document, ['games', at, key], old[key], game[key]);
  });
  for (const { key } of groupFields) setValue(document, [key], before[key], after[key]);
  const changed = writeWithRemarks(document, text);
  return text.includes('\r\n') ? changed.replace(/\r?\n/g, '\r\n') : changed;
}

/** Writes out what an alias stands for: the value it repeats may be the one that changes, and is not meant to change twice. */
function unfoldAliases(document: Document): void {
  visit(document, {
    Alias: (_, alias) => {
      const node = document.createNode(alias.toJS(document)) as Node;
      const { comment, commentBefore, spaceBefore } = alias;
      return Object.assign(node, { comment, commentBefore, spaceBefore });
    },
  });
}

function addGame(document: Document, game: Game, at: number): void {
  const node = makeNode(document, Object.fromEntries(gameFields.flatMap(({ key }) => (game[key] === undefined ? [] : [[key, game[key]]]))));
  setApart(document, node);
  if (at === 0) document.set('games', document.createNode([node]));
  else document.addIn(['games'], node);
}

/** What stands below the last game is not of the next one: it keeps its place, and an empty line parts them, as in our own shape. */
function setApart(document: Document, node: Node): void {
  const { contents } = document;
  const games: unknown = document.get('games', true);
  const last = isMap(contents) ? contents.items.at(-1) : undefined;
  const holders = [...(isNode(games) ? [games] : []), ...(last?.value === games ? [contents as Node, document] : [])];
  const remarks = holders.flatMap(({ comment }) => comment ?? []);
  const game: unknown = isSeq(games) ? games.items.at(-1) : undefined;
  if (isMap(game) && typeof game.comment === 'string') node.spaceBefore = true;
  if (remarks.length === 0) return;
  for (const holder of holders) holder.comment = null;
  node.commentBefore = `${remarks.join('\n')}\n`;
}

/** Puts a value in the place of another; of groups and lists what stays keeps its remarks. */
function setValue(document: Document, path: readonly (string | number)[], old: unknown, value: unknown): void {
  if (isSame(old, value)) return;
  const before: unknown = document.getIn(path, true);
  if (value === undefined) {
    document.deleteIn(path);
    return;
  }
  if (isMap(before) && isGroup(old) && isGroup(value)) {
    for (const key of new Set([...Object.keys(old), ...Object.keys(value)])) setValue(document, [...path, key], old[key], value[key]);
    return;
  }
  if (isSeq(before) && Array.isArray(old) && Array.isArray(value)) {
    const kept = before.items;
    before.items = value.map((item: unknown, at) => kept[old.findIndex((each) => isSame(each, item))] ?? keepRemarks(value.length === old.length ? kept[at] : undefined, makeNode(document, item)));
    return;
  }
  document.setIn(path, keepRemarks(before, makeNode(document, value)));
}

/** The remark on the line belongs to the value it stands after. */
function keepRemarks(before: unknown, node: Node): Node {
  return isNode(before) ? Object.assign(node, { comment: before.comment, commentBefore: before.commentBefore, spaceBefore: before.spaceBefore }) : node;
}

/** A value with every text in quotes that some reader might take for something else: the library quotes fewer. */
function makeNode(document: Document, value: unknown): Node {
  const node = document.createNode(value) as Node;
  visit(node, {
    Scalar: (key, scalar) => {
      if (key !== 'key' && typeof scalar.value === 'string' && !isPlain(scalar.value)) scalar.type = 'QUOTE_DOUBLE';
    },
  });
  return node;
}

/** The text of an older version brought to the present one; null when it is not older. */
export function migrateText(text: string, steps: Readonly<Record<number, MigrationStep>> = migrationSteps, target: number = campaignVersion): string | null {
  if (Object.keys(steps).length === 0) return null;
  const document = parseDocument(text, { logLevel: 'error', uniqueKeys: false });
  const from = document.errors.length > 0 ? null : readVersion({ format: document.get('format'), version: document.get('version') });
  if (from === null || from >= target) return null;
  for (let version = from; version < target; version += 1) {
    const step = steps[version];
    if (step === undefined) return null;
    step(document);
    document.set('version', version + 1);
  }
  return writeWithRemarks(document, text);
}
