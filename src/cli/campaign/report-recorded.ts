/** What `record` says of the game that it wrote. */
import type { RecordNote } from '../../campaign/change-log';
import type { CampaignLog, Game } from '../../campaign/log';
import { isDecidedByX } from '../../campaign/x';
import type { Standing } from '../../campaign/x';
import { judgeSearch } from '../../missions/score/grade';
import type { DueResult } from '../../campaign/scenario-parts';
import type { ScenarioScore } from '../../missions/score/score-scenario';
import type { Score } from '../../missions/score/score-mission';
import { describeWinner } from '../../render/campaign/log-table';
import { winnerWords } from '../../render/campaign/words';
import { formatX } from '../../render/number-format';
import type { Ratio } from '../../tables/ratio';
import type { MissionDefinition } from '../../tables/ruleset';
import type { CommandContext } from '../context';
import { incursionNotes, noteWords, noteWordsOutsideX, noteWordsWithoutX } from '../messages/campaign-notes';
import { campaignReportMessages as words } from '../messages/campaign-report';
import { resultWords } from '../messages/campaign-result';
import type { Style } from '../style';
import { makeVisible } from '../visible-text';
import type { CampaignOptions } from './open';
import { noteDifferences } from './note-differences';
import type { Newcomer } from './note-newcomers';
import { noteNewcomers } from './note-newcomers';
import { loadNames } from './open';
import { showX } from './show-x';
import { findToday } from './today';

/** A game just recorded, and X around it. */
export interface Recorded {
  readonly game: Game;
  /** The verdict, when the program gave it: of a game with its mission, or of a scenario. */
  readonly score: Score | ScenarioScore | null;
  readonly mission: MissionDefinition | null;
  readonly notes: readonly RecordNote[];
  /** X on the day of play. */
  readonly known: Ratio | null;
  /** The game of a later day that stands before it in the log. */
  readonly later: Game | null;
  /** The game that says just the same. */
  readonly same: Game | null;
  /** What the result of a scenario would be by incursions that seem to be its own. */
  readonly due: DueResult | null;
  /** Results that would now be others, with the whole log as it stands. */
  readonly differing: { readonly standings: readonly Standing[]; readonly numbers: readonly number[] };
  /** Of a result whose incursions may count towards X (X-02), those that are in the log; null of any other game. */
  readonly incursions: readonly number[] | null;
  readonly before: Ratio | null;
  readonly after: Ratio | null;
  readonly newcomers: readonly Newcomer[];
}

/** Says it: the game, why it was won, X, and whatever is worth knowing besides. */
export async function reportRecorded(recorded: Recorded, log: CampaignLog, options: CampaignOptions, context: CommandContext): Promise<void> {
  const { game, notes, before, after, newcomers } = recorded;
  const { language, say, note, style } = context;
  const nameOf = await loadNames(log, options, context);
  const values = { number: game.number, attacker: makeVisible(game.attacker), defender: makeVisible(game.defender), mission: nameOf(game.mission), objectives: game.objectives, winner: makeVisible(describeWinner(game, language)) };
  note(style.bold(say(game.whole ? words.recordedWhole : words.recorded, values)));
  const feeds = !notes.some((code) => code === 'never-feeds' || code === 'never-feeds-mission');
  for (const line of await listReasons(recorded, feeds, context)) note(line);
  note(feeds ? say(words.xNow, { before: showX(before, context), after: showX(after, context) }) : say(words.xSame, { x: showX(after, context) }));
  noteAll(recorded, context);
  noteDifferences(recorded.differing.standings, recorded.differing.numbers, context);
  noteNewcomers(newcomers, log, game.number, context);
}

/** Whatever is worth knowing besides. */
function noteAll(recorded: Recorded, context: CommandContext): void {
  const { game, notes, known, later, same } = recorded;
  const due = winnerWords[judgeSearch(game.objectives, known).winner][context.language];
  const told = { ...listDueValues(recorded), due, papers: game.x ?? '', x: showX(known, context), date: game.date ?? '', own: game.number, today: findToday(), number: later?.number ?? 0, last: later?.date ?? '', same: same?.number ?? 0 };
  const isOutside = game.whole === true || notes.some((code) => code === 'never-feeds' || code === 'never-feeds-mission');
  const special = isOutside ? noteWordsOutsideX : known === null ? noteWordsWithoutX : {};
  for (const code of notes) context.note([tellIncursions(code, recorded, context) ?? context.say(special[code] ?? noteWords[code], told), ...(code === 'other-x' ? tellJudgingX(recorded, context) : [])].join(' '));
}

/** X-02: what counts in place of a result; null of any other note or game. */
function tellIncursions(code: RecordNote, { game: { scenario = '' }, incursions: there }: Recorded, { say }: CommandContext): string | null {
  if (code !== 'never-feeds-mission' || there === null) return null;
  return there.length < 2 ? say(incursionNotes.missing, { scenario }) : say(incursionNotes.there, { list: there.join(', ') });
}

/** Of a result that its incursions would make another, what they would make it. */
function listDueValues({ due: result }: Recorded): Readonly<Record<string, string | number>> {
  const { counts, parts } = result ?? {};
  return counts && parts ? { first: counts[0], second: counts[1], list: parts.join(', ') } : {};
}

/** PRE-05, MIS-08: by which X a game was judged whose papers have another than the log; a result that was declared, by neither. */
function tellJudgingX({ game, mission }: Recorded, { say }: CommandContext): string[] {
  if (mission?.family === 'primary') return [say(words.judgedByPapers)];
  return isDecidedByX(game) ? [say(words.judgedByLog)] : [];
}

/** Why it was won, as far as the program knows. */
async function listReasons({ game, score, mission, notes, known }: Recorded, feeds: boolean, context: CommandContext): Promise<string[]> {
  const { language, say, style } = context;
  if (score && mission) return [(await import('../score/describe-score')).describeScore(score as Score, mission, context, style)];
  if (score) return describeResult(score as ScenarioScore, game, context, style);
  if (game.scenario !== undefined && game.winner === 'none') return [say(words.incursion)];
  return feeds && known !== null && !notes.includes('declared-otherwise') ? [say(words.because, { objectives: game.objectives, x: formatX(known, language) })] : [];
}

/** The verdict on a scenario, with the players by their names. `style`: of the stream it is for. */
export function describeResult({ lines, winner }: ScenarioScore, { attacker, defender }: Game, { say }: CommandContext, style: Style): string[] {
  const name = (side: unknown): string => makeVisible(side === 'first' ? attacker : defender);
  return lines.map(({ rule, text, values }) => {
    const filled = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, key === 'side' ? name(value) : Number(value)]));
    return `  ${say(resultWords[text]!, { ...filled, attacker: makeVisible(attacker), defender: makeVisible(defender), winner: name(winner) })} ${style.dim(`[${rule}]`)}`;
  });
}
