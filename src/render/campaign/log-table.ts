/** The log as a table: the columns of the rulebook (LOG-01) with ours after them. Pure text; each format escapes it in its own way. */
import type { Game } from '../../campaign/log';
import type { Standing } from '../../campaign/x';
import { fillMessage } from '../../errors';
import type { Message } from '../../errors';
import type { Language } from '../../tables/ruleset';
import { formatX } from '../number-format';
import { columnWords, gradeWords, remarkWords, winnerWords } from './words';
import type { Column } from './words';

/** One line of the table. */
export interface LogRow {
  readonly game: Game;
  readonly cells: Readonly<Record<Column, string>>;
  readonly isVoid: boolean;
}

/** What the names of missions and scenarios are. */
export type NameOf = (id: string) => string;

/** Columns in their order. */
export const columns = Object.keys(columnWords) as Column[];

/** Headings in a language. */
export function listHeadings(language: Language): string[] {
  return columns.map((column) => columnWords[column][language]);
}

/** Names of missions by id, in a language; one that is not known is its own name. */
export function nameMissions(missions: readonly { readonly id: string; readonly name: Message }[], language: Language): NameOf {
  const names = new Map(missions.map(({ id, name }) => [id, name[language]]));
  return (id) => names.get(id) ?? id;
}

/** The lines of some games. */
export function listRows(standings: readonly Standing[], language: Language, nameOf: NameOf): LogRow[] {
  return standings.map((standing) => {
    const { game, after } = standing;
    return {
      game,
      isVoid: game.void !== undefined,
      cells: {
        number: String(game.number),
        attacker: game.attacker,
        defender: game.defender,
        objectives: String(game.objectives),
        winner: describeWinner(game, language),
        x: after === null ? '–' : formatX(after, language),
        date: game.date ?? '',
        mission: nameOf(game.mission),
        session: game.tag ?? game.seed ?? '',
        notes: listRemarks(standing, language, nameOf).join(' · '),
      },
    };
  });
}

/** The winner, with how clear the win was where the mission tells (MIS-12); a plain win is just that. */
export function describeWinner({ winner, grade }: Pick<Game, 'winner' | 'grade'>, language: Language): string {
  const name = winnerWords[winner][language];
  return grade === undefined || grade === 'plain' ? name : `${name} (${gradeWords[grade][language]})`;
}

/** What is to be said of a game besides its columns. */
export function listRemarks({ game, feeds, due, differs }: Standing, language: Language, nameOf: NameOf): string[] {
  const say = (message: Message, values: Readonly<Record<string, string>> = {}): string => fillMessage(message[language], values);
  return [
    ...(game.void === undefined ? [] : [say(remarkWords.void, { why: game.void })]),
    ...(differs && due !== null ? [say(remarkWords.differs, { winner: winnerWords[due][language] })] : []),
    ...(game.scenario === undefined ? [] : [say(remarkWords.scenario, { name: nameOf(game.scenario) })]),
    ...(feeds || game.void !== undefined ? [] : [say(remarkWords.noX)]),
    ...(game.corrections ?? []).map((text) => say(remarkWords.corrected, { text })),
    ...(game.notes === undefined ? [] : [game.notes]),
  ];
}
