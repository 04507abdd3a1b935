/** What stands at the foot of every page in print: the sheet, the mission, the tag and a number. */
import type { SessionDocument } from '../../session/document';
import { shortenText } from '../clean-text';
import type { Secrecy } from '../renderer';
import { nameGame } from './game-name';
import { showControls } from './markup';
import type { PackWords } from './pack-words';

/**
 * Kinds of pages by the name that the style sheet gives them, with the text that titles each. Every sheet
 * counts its own pages: a number running through all would tell how many cards came before (PRE-08).
 */
const pages = [
  ['public', 'public.title'], ['defender', 'defender.title'], ['rolls', 'defender.rolls'], ['discoveries', 'defender.discoveries'], ['cards', 'cards.title'],
  ['grid', 'record.map'], ['record', 'record.title'], ['last', 'after.title'], ['master', 'after.masterTitle'], ['walk', 'after.log'],
] as const;

/** A kind of page. */
export type PageKind = (typeof pages)[number][0];

/** Who opens a sheet that not everybody may look at (PRE-08): kinds of pages and texts by secrecy. */
const seals: Readonly<Record<Secrecy, Readonly<Partial<Record<PageKind, string>>>>> = {
  sealed: { rolls: 'seal.defender', cards: 'seal.card', last: 'seal.afterwards' },
  defender: { rolls: 'seal.defender', discoveries: 'seal.defender', cards: 'seal.card', last: 'seal.defender' },
  master: { rolls: 'seal.defender', cards: 'seal.card', master: 'seal.master', walk: 'seal.master' },
};

/** Who opens a kind of page, in words; empty where anybody may look. */
export function describeSeal(page: PageKind, secrecy: Secrecy, words: PackWords): string {
  const key = seals[secrecy][page];
  return key === undefined ? '' : words.text(key);
}

/** The foot of one kind of page, as contents of CSS strings. */
export interface RunningTitle {
  readonly page: string;
  readonly title: string;
  /** Who opens the sheet; empty where anybody may look. */
  readonly seal: string;
  readonly about: string;
}

/** The feet of all kinds of pages. */
export function buildRunningTitles(document: Pick<SessionDocument, 'mission' | 'options' | 'tag'>, secrecy: Secrecy, words: PackWords): RunningTitle[] {
  const about = escapeCss(`${nameGame(document, words)} · ${words.text('sheet.tag', { tag: document.tag })}`);
  return pages.map(([page, key]) => ({ page, title: escapeCss(words.text(key)), seal: escapeCss(describeSeal(page, secrecy, words)), about }));
}

/** Longest text at the foot of a page, characters. */
const maxLength = 70;

/** Text for the inside of a CSS string: all but plain letters and digits by number, so that nothing can end the string or the style sheet. */
export function escapeCss(text: string): string {
  return shortenText(showControls(text), maxLength).replace(/[^A-Za-z0-9 ]/gu, (character) => `\\${character.codePointAt(0)!.toString(16)} `);
}
