/** The log as a table: the columns of the rulebook (LOG-01) with ours after them. Pure text; each format escapes it in its own way. */
import type { Game } from '../../campaign/log';
import { nameRuleOfDue } from '../../campaign/scenario-parts';
import { nameRuleOfX } from '../../campaign/x';
import type { Standing } from '../../campaign/x';
import { fillMessage } from '../../errors';
import type { Message } from '../../errors';
import type { Language } from '../../tables/ruleset';
import { formatX } from '../number-format';
import { describeCorrection } from './describe-fact';
import { columnWords, remarkWords, winnerWords, winWords } from './words';
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

/** Names of missions and scenarios by id, in a language; one that is not known is its own name. */
export function nameById(named: readonly { readonly id: string; readonly name: Message }[], language: Language): NameOf {
  const names = new Map(named.map(({ id, name }) => [id, name[language]]));
  return (id) => names.get(id) ?? id;
}

/** What in games does not fit, in words, by their numbers. */
export type OtherwiseWords = ReadonlyMap<number, readonly string[]>;

/** How the notes of lines are told. `brief`: of corrections only how many, and of a long note its beginning; `show` has the rest. */
export interface RowOptions {
  readonly otherwise?: OtherwiseWords | undefined;
  readonly brief?: boolean;
}

/** The lines of some games. */
export function listRows(standings: readonly Standing[], language: Language, nameOf: NameOf, { otherwise, brief = false }: RowOptions = {}): LogRow[] {
  return standings.map((standing) => {
    const { game, after } = standing;
    return {
      game,
      isVoid: game.void !== undefined,
      cells: {
        number: String(game.number),
        attacker: game.attacker,
        defender: game.defender,
        objectives: countOf(game),
        winner: describeWinner(game, language),
        x: after === null ? '–' : formatX(after, language),
        date: game.date ?? '',
        mission: nameOf(game.mission),
        session: game.tag ?? game.seed ?? '',
        notes: (brief ? listBriefly : listRemarks)(standing, language, nameOf, otherwise?.get(game.number)).join(' · '),
      },
    };
  });
}

/** Objectives of the attacker; of a scenario those of both players, where it compares them (SCN-01). */
export function countOf({ objectives, second, whole }: Game): string {
  if (whole) return second === undefined ? '–' : `${objectives}–${second}`;
  return String(objectives);
}

/** The winner, with how clear the win was where the mission tells (MIS-12); a plain win is just that. Of a scenario both players attacked: he has a name. */
export function describeWinner({ attacker, defender, winner, grade, whole }: Pick<Game, 'attacker' | 'defender' | 'winner' | 'grade' | 'whole'>, language: Language): string {
  if (whole && (winner === 'attacker' || winner === 'defender')) return winner === 'attacker' ? attacker : defender;
  const name = winnerWords[winner][language];
  return grade === undefined || grade === 'plain' ? name : `${name} (${winWords[grade][language]})`;
}

/** What is to be said of a game besides its columns. `otherwise`: what in it does not fit, in words. */
export function listRemarks(standing: Standing, language: Language, nameOf: NameOf, otherwise: readonly string[] = []): string[] {
  const { corrections = [], notes } = standing.game;
  return [
    ...listStates(standing, language, nameOf, otherwise),
    ...corrections.map((text) => fillMessage(remarkWords.corrected[language], { text: describeCorrection(text, language, nameOf) })),
    ...(notes === undefined ? [] : [notes]),
  ];
}

/** Most letters of a note beside the other columns. */
const longestBrief = 40;

/** The same in short. */
function listBriefly(standing: Standing, language: Language, nameOf: NameOf, otherwise: readonly string[] = []): string[] {
  const { corrections = [], notes } = standing.game;
  return [
    ...listStates(standing, language, nameOf, otherwise),
    ...(corrections.length === 0 ? [] : [fillMessage(remarkWords.correctedTimes[language], { n: corrections.length })]),
    ...(notes === undefined ? [] : [shorten(notes)]),
  ];
}

/** The first line of a note, and of that so much; not half a letter. */
function shorten(note: string): string {
  const [first = ''] = note.split('\n');
  const letters = Array.from(first);
  return letters.length <= longestBrief && first === note ? note : `${letters.slice(0, longestBrief).join('').trimEnd()}…`;
}

function listStates({ game, feeds, judgedBy, due, differs, result, voidParts, otherArrivals }: Standing, language: Language, nameOf: NameOf, otherwise: readonly string[]): string[] {
  const say = (message: Message, values: Readonly<Record<string, string | number>> = {}): string => fillMessage(message[language], values);
  return [
    ...(game.void === undefined ? [] : [say(remarkWords.void, { why: game.void })]),
    ...(differs && due !== null ? [say(remarkWords.result, { winner: winnerWords[due][language], rule: nameRuleOfX(judgedBy), counts: '' })] : []),
    ...(result === null ? [] : [say(remarkWords.result, { winner: describeWinner({ ...game, winner: result.due }, language), rule: nameRuleOfDue(result), counts: result.counts ? ` ${result.counts.join('–')}` : '' })]),
    ...otherwise.map((why) => say(remarkWords.otherwise, { why })),
    ...(voidParts.length === 0 ? [] : [say(remarkWords.voidParts, { list: voidParts.join(', '), n: voidParts.length })]),
    ...(otherArrivals.length === 0 ? [] : [say(remarkWords.otherArrivals, { list: otherArrivals.join(', '), n: otherArrivals.length })]),
    ...(game.whole ? [say(remarkWords.whole)] : game.scenario === undefined ? [] : [say(remarkWords.scenario, { name: nameOf(game.scenario) })]),
    ...(feeds || game.void !== undefined ? [] : [say(remarkWords.noX)]),
  ];
}
