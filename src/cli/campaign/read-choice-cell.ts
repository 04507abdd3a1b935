/** Cells that say which of the two: who won, whose force was wiped out. Words of any language, or a name, as the options of `record` take them. */
import type { Game } from '../../campaign/log';
import { isUserError } from '../../errors';
import type { Language } from '../../tables/ruleset';
import { tableFaults as words } from '../messages/campaign-import';
import type { TwoPlayers } from '../read-words';
import { readSide, readWinner, readWithdrawn } from '../read-words';
import type { CellReading } from './read-cell';

type ChoiceReader = (text: string, players: TwoPlayers, language: Language) => string;

const readers: Readonly<Partial<Record<keyof Game, ChoiceReader>>> = {
  winner: readWinner,
  wipedOut: (text, players, language) => readSide('', text, players, language),
  battle: (text, players, language) => readSide('', text, players, language),
  withdrew: (text, players, language) => readWithdrawn('', text, players, language),
};

/** Reads such a cell; undefined for one of another column. */
export function readChoiceCell(key: keyof Game, text: string, players: TwoPlayers, language: Language): CellReading | undefined {
  const read = readers[key];
  if (read === undefined) return undefined;
  try {
    return { good: true, facts: { [key]: read(text, players, language) } };
  } catch (error) {
    if (!isUserError(error)) throw error;
    return { good: false, message: error.code === 'CHOICE_AMBIGUOUS' ? words.ambiguous : words.cell, expected: String(error.values['list']) };
  }
}

/** The two of a row, as far as it names them. */
export function nameTwo(attacker: string | undefined, defender: string | undefined): TwoPlayers {
  return { ...(attacker ? { attacker } : {}), ...(defender ? { defender } : {}) };
}
