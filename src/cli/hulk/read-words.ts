/** What players type: models, kinds, actions and numbers, in any of the languages and shortened where it is plain what is meant. */
import type { HulkActionId, HulkKind, HulkRules } from '../../combat/hulk/rules';
import type { HulkState } from '../../combat/hulk/tracker-state';
import type { Message } from '../../errors';
import { UserError } from '../../errors';
import { foldName } from '../fold-name';
import { isCalled } from '../is-called';
import { hulkReport as words } from '../messages/hulk-report';
import { parserMessages } from '../messages/parser';
import { suggestNearest } from '../suggest';

/** Longest name of an area, a section or a target. */
const longestWord = 40;

/** The model meant: `bolter-1`, `b1`, `bolter` where there is one alone. What is no model stays as it is, to be refused by name. */
export function readModel(text: string, { models }: HulkState, { kinds }: HulkRules): string {
  const living = models.filter(({ alive }) => alive);
  const [, name = '', number] = /^(.*?)-?(\d{1,3})?$/.exec(text.trim()) ?? [];
  const matches = (kind: HulkKind): boolean => isCalled(kind.id, kind.name, name) || (number !== undefined && name !== '' && kind.id.startsWith(name.toLowerCase()));
  const exact = kinds.filter((kind) => isCalled(kind.id, kind.name, name));
  const meant = (exact.length > 0 ? exact : kinds.filter(matches)).map(({ id }) => id);
  const found = living.filter(({ id, kind }) => meant.includes(kind) && (number === undefined || id === `${kind}-${Number(number)}`));
  if (found.length === 1) return found[0]!.id;
  return meant.length === 1 && number !== undefined ? `${meant[0]}-${Number(number)}` : text;
}

/** Whether a word names a living model. */
export function isModel(text: string, state: HulkState, rules: HulkRules): boolean {
  return state.models.some(({ id, alive }) => alive && id === readModel(text, state, rules));
}

/** The kind meant; what is none stays as it is, to be refused by name. */
export function readKind(text: string, { kinds }: HulkRules): string {
  return kinds.find(({ id, name }) => isCalled(id, name, text))?.id ?? text.slice(0, longestWord);
}

/** An action with what is free beside it: `forward`, `avanzar`, `forw`, `forward+shoot`. */
export function readAction(text: string, rules: HulkRules): { readonly action: HulkActionId; readonly free?: HulkActionId } {
  const [main = '', free, ...rest] = text.split('+');
  if (rest.length > 0) throw refuseAction(text, rules);
  return { action: findAction(main, rules), ...(free === undefined ? {} : { free: findAction(free, rules) }) };
}

function findAction(text: string, rules: HulkRules): HulkActionId {
  const { actions } = rules;
  const called = actions.find(({ id, name }) => isCalled(id, name, text));
  const wanted = foldName(text);
  const begun = wanted === '' ? [] : actions.filter(({ id, name }) => [id, name.es, name.ca, name.en].some((word) => foldName(word).startsWith(wanted)));
  if (called) return called.id;
  if (begun.length === 1) return begun[0]!.id;
  throw refuseAction(text, rules);
}

function refuseAction(text: string, { actions }: HulkRules): UserError {
  const ids = actions.map(({ id }) => id);
  const nearest = suggestNearest(foldName(text), ids);
  return new UserError('UNKNOWN_ACTION', words.badAction, { text: text.slice(0, longestWord), list: ids.join(', '), nearest: nearest ?? '' }, nearest === undefined ? {} : { remedy: parserMessages.didYouMean });
}

/** A whole number of a range. */
export function readWhole(text: string, min: number, max: number): number {
  const value = /^[+-]?\d{1,6}$/.test(text.trim()) ? Number(text) : NaN;
  if (value >= min && value <= max) return value;
  throw new UserError('BAD_NUMBER', words.badNumber, { text: text.slice(0, longestWord), min, max });
}

/** A name that players give: an area, a section, a target. */
export function readWord(text: string): string {
  const word = text.normalize('NFC').trim();
  if (word === '' || word.length > longestWord || /[\p{C}\p{Zl}\p{Zp}]/u.test(word)) throw new UserError('BAD_NAME', words.badWord, { text: text.slice(0, longestWord) });
  return word;
}

/** `6,2`. */
export function readDice(text: string): number[] {
  if (/^\s*[1-6](?:[\s,]+[1-6]){0,5}\s*$/.test(text)) return text.trim().split(/[\s,]+/).map(Number);
  throw new UserError('BAD_DICE', words.badDice, { text: text.slice(0, longestWord) });
}

/** `1:30`, in milliseconds. */
export function readTime(text: string): number {
  const [, minutes, seconds] = /^(\d{1,2}):([0-5]\d)$/.exec(text.trim()) ?? [];
  if (minutes !== undefined && Number(minutes) <= 59) return (Number(minutes) * 60 + Number(seconds)) * 1000;
  throw new UserError('BAD_TIME', words.badTime, { text: text.slice(0, longestWord) });
}

/** What something is called in a language. */
export function nameAction(action: HulkActionId, { actions }: HulkRules): Message {
  return actions.find(({ id }) => id === action)!.name;
}
