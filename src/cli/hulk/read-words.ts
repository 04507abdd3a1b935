/** What players type: models, kinds, actions and numbers, in any of the languages and shortened where it is plain what is meant. */
import { directions } from '../../combat/hulk/directions';
import { hulkLimits } from '../../combat/hulk/limits';
import type { HulkActionId, HulkRules } from '../../combat/hulk/rules';
import type { AttackedFrom } from '../../combat/hulk/tracker-action';
import type { HulkState } from '../../combat/hulk/tracker-state';
import type { Message } from '../../errors';
import type { Language } from '../../tables/ruleset';
import { UserError } from '../../errors';
import { foldName } from '../fold-name';
import { isCalled } from '../is-called';
import { hulkReport as words } from '../messages/hulk-report';
import { parserMessages } from '../messages/parser';
import { suggestNearest } from '../suggest';

/** The model meant: `bolter-1`, `b1`, `bolter` where there is one alone. What is no model stays as it is, to be refused by name; what may be several is refused at once. */
export function readModel(text: string, { models }: HulkState, { kinds }: HulkRules): string {
  const [, name = '', number] = /^(.*?)-?(\d{1,3})?$/.exec(text.trim()) ?? [];
  // Ids before the names of other languages: `m1` is a marker while there is one, and else the bearer of a hammer.
  const ways = number === undefined ? [isNamed] : [isNamed, startsById, startsByName];
  const meant = ways.map((way) => kinds.filter((kind) => way(kind, name)).map(({ id }) => id));
  const found = meant.map((ids) => models.filter(({ id, kind }) => ids.includes(kind) && (number === undefined || id === `${kind}-${Number(number)}`))).find((some) => some.length > 0) ?? [];
  const living = found.filter(({ alive }) => alive);
  if (living.length > 1) {
    const ids = living.map(({ id }) => id);
    throw new UserError('AMBIGUOUS_MODEL', words.ambiguousModel, { text: text.slice(0, hulkLimits.word), list: ids.slice(0, -1).join(', '), last: ids.at(-1)! });
  }
  const [only] = living.length === 1 ? living : found.length === 1 ? found : [];
  if (only) return only.id;
  const [kind, ...others] = meant.find((ids) => ids.length > 0) ?? [];
  return kind !== undefined && others.length === 0 && number !== undefined ? `${kind}-${Number(number)}` : text;
}

/** Whether a word looks like a model, be it one that lives, one that is dead or one that never was: `b9`, `bolter`. */
export function looksLikeModel(text: string, { kinds }: HulkRules): boolean {
  return /^\p{L}[\p{L}-]*\d{1,3}$/u.test(text.trim()) || kinds.some((kind) => isNamed(kind, text));
}

/** The kind meant; what is none stays as it is, to be refused by name. */
export function readKind(text: string, { kinds }: HulkRules): string {
  return kinds.find((kind) => isNamed(kind, text))?.id ?? text.slice(0, hulkLimits.word);
}

/** Something with an id, a name in each language, and perhaps other words for it. */
interface Named {
  readonly id: string;
  readonly name: Message;
  readonly also?: readonly string[] | undefined;
}

function isNamed({ id, name, also = [] }: Named, text: string): boolean {
  return isCalled(id, name, text) || also.some((word) => foldName(word) === foldName(text));
}

function startsById({ id }: Named, begun: string): boolean {
  return begun !== '' && id.startsWith(foldName(begun));
}

function startsByName({ id, name, also = [] }: Named, begun: string): boolean {
  return foldName(begun) !== '' && [id, name.es, name.ca, name.en, ...also].some((word) => foldName(word).startsWith(foldName(begun)));
}

/** Ids with what they are called in a language, as `forward (avanzar)`. */
export function listIds(all: readonly Named[], language: Language): string {
  return all.map(({ id, name }) => (foldName(name[language]) === id ? id : `${id} (${name[language]})`)).join(', ');
}

/** An action with what is free beside it: `forward`, `avanzar`, `forw`, `forward+shoot`. */
export function readAction(text: string, rules: HulkRules, language: Language): { readonly action: HulkActionId; readonly free?: HulkActionId } {
  const [main = '', free, ...rest] = text.split('+');
  if (rest.length > 0) throw refuseAction(text, rules, language);
  return { action: findAction(main, rules, language), ...(free === undefined ? {} : { free: findAction(free, rules, language) }) };
}

function findAction(text: string, rules: HulkRules, language: Language): HulkActionId {
  const { actions } = rules;
  const called = actions.find((action) => isNamed(action, text));
  const begun = actions.filter((action) => startsByName(action, text));
  if (called) return called.id;
  if (begun.length === 1) return begun[0]!.id;
  throw refuseAction(text, rules, language);
}

/** Whether a word is an action, perhaps with a free one beside it. */
export function isAction(text: string, { actions }: HulkRules): boolean {
  return actions.some((action) => isNamed(action, text.split('+')[0]!) || startsByName(action, text.split('+')[0]!));
}

function refuseAction(text: string, { actions }: HulkRules, language: Language): UserError {
  const named = new Map(actions.flatMap(({ id, name, also = [] }) => [id, name.es, name.ca, name.en, ...also].map((word) => [foldName(word), name[language]] as const)));
  const nearest = named.get(suggestNearest(foldName(text), [...named.keys()]) ?? '');
  const values = { text: text.slice(0, hulkLimits.word), list: listIds(actions, language), nearest: nearest ?? '', command: 'plasma-wall hulk spend --help' };
  return new UserError('UNKNOWN_ACTION', words.badAction, values, { remedy: nearest === undefined ? parserMessages.seeHelp : parserMessages.didYouMean });
}

/** `front`, `lado`, `darrere`: from where one is attacked. */
export function readDirection(text: string, language: Language): AttackedFrom {
  const found = (['front', 'side', 'rear'] as const).find((direction) => isNamed({ id: direction, ...directions[direction] }, text));
  if (found) return found;
  throw new UserError('BAD_CHOICE', parserMessages.badChoice, { flag: '--from', value: text.slice(0, hulkLimits.word), list: listIds(Object.entries(directions).map(([id, direction]) => ({ id, ...direction })), language) });
}

/** A whole number of a range. */
export function readWhole(text: string, min: number, max: number): number {
  const value = /^[+-]?\d{1,6}$/.test(text.trim()) ? Number(text) : NaN;
  if (value >= min && value <= max) return value;
  throw new UserError('BAD_NUMBER', words.badNumber, { text: text.slice(0, hulkLimits.word), min, max });
}

/** A name that players give: an area, a section, a target. */
export function readWord(text: string): string {
  const word = text.normalize('NFC').trim();
  if (word === '' || word.length > hulkLimits.word || /[\p{C}\p{Zl}\p{Zp}]/u.test(word)) throw new UserError('BAD_NAME', words.badWord, { text: text.slice(0, hulkLimits.word) });
  return word;
}

/** `6,2`. */
export function readDice(text: string): number[] {
  if (/^\s*[1-6](?:[\s,]+[1-6]){0,5}\s*$/.test(text)) return text.trim().split(/[\s,]+/).map(Number);
  throw new UserError('BAD_DICE', words.badDice, { text: text.slice(0, hulkLimits.word) });
}

/** `1:30`, in milliseconds. */
export function readTime(text: string): number {
  const [, minutes, seconds] = /^(\d{1,2}):([0-5]\d)$/.exec(text.trim()) ?? [];
  if (minutes !== undefined && Number(minutes) <= 59) return (Number(minutes) * 60 + Number(seconds)) * 1000;
  throw new UserError('BAD_TIME', words.badTime, { text: text.slice(0, hulkLimits.word) });
}

/** What something is called in a language. */
export function nameAction(action: HulkActionId, { actions }: HulkRules): Message {
  return actions.find(({ id }) => id === action)!.name;
}
