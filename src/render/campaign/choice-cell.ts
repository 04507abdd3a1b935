/** Which of the two, in a table that can come in again: a name or a word that means nobody else. */
import type { Game } from '../../campaign/log';
import type { Message } from '../../errors';
import { foldText } from '../../tables/fold-text';
import type { Language } from '../../tables/ruleset';
import { findClearWord } from './clear-word';
import { bothWord, sideWords, winnerWords } from './words';

type Words = Readonly<Record<string, Message>>;

/** The words of each such column. */
const choices: Readonly<Partial<Record<keyof Game, Words>>> = { winner: winnerWords, wipedOut: { ...sideWords, both: bothWord }, battle: { ...sideWords, both: bothWord }, withdrew: { ...sideWords, both: bothWord } };

const roles: Readonly<Record<string, 'attacker' | 'defender'>> = { attacker: 'attacker', defender: 'defender', first: 'attacker', second: 'defender' };

/** Writes such a cell; undefined for another column. Of a whole scenario both attacked, so that whoever it was goes by name. */
export function writeChoiceCell(game: Game, key: keyof Game, language: Language): string | undefined {
  const words = choices[key];
  const value = game[key];
  if (words === undefined || typeof value !== 'string') return undefined;
  const role = roles[value];
  const meant = role && game[role];
  const isNamed = game.whole === true && meant !== undefined && !holdsWord(meant, words);
  const message = words[value] as Message;
  const told = [message[language], message.es, message.ca, message.en] as const;
  return isNamed ? findClearWord([meant, ...told], game, meant) : findClearWord(told, game, meant);
}

/** A name in which a word of the column stands could be taken for it. */
function holdsWord(name: string, words: Words): boolean {
  const folded = foldText(name);
  return Object.values(words).some((message) => Object.values(message).some((word: string) => folded.includes(foldText(word).replace(/[()]/g, ''))));
}
