/** `record` judges a game as `score` does: by the same facts and the same code, with the X of the log. */
import type { CampaignLog, NewGame } from '../../campaign/log';
import { countAll, findScoredMission } from '../../campaign/judge-kept';
import { findX, isDecidedByX, isOfX } from '../../campaign/x';
import { UserError } from '../../errors';
import { findBoardMission } from '../../missions/find-board-mission';
import type { GameFacts } from '../../missions/score/facts';
import type { Score } from '../../missions/score/score-mission';
import { scoreMission } from '../../missions/score/score-mission';
import { parseRatio } from '../../tables/ratio';
import type { Ratio } from '../../tables/ratio';
import type { Ruleset } from '../../tables/ruleset';
import type { CommandContext } from '../context';
import { listTold } from '../list-told';
import { parserMessages } from '../messages/parser';
import type { FactFlags } from '../score/fact-options';
import { factFlags } from '../score/fact-options';
import type { Setup } from '../score/read-setup';
import { refuseBrokenOff } from './ask-game';
import type { Facts } from './read-facts';

/** What a game was played with and what happened in it. X comes when the log is locked. */
export interface Judgement {
  readonly setup: Setup;
  /** Whether the setup is that of the night's papers, X and all. */
  readonly hasPapers: boolean;
  /** The scenario that the game is part of. */
  readonly scenario: string | undefined;
  readonly facts: GameFacts;
}

/** Whether an option tells what happened, so that the program says who won; a declared winner beside it is refused. */
export function isToldByFacts(options: FactFlags & { readonly winner?: string }): boolean {
  const [told] = listTold(options, factFlags);
  if (told !== undefined && options.winner !== undefined) throw new UserError('OPTION_CONFLICT', parserMessages.conflict, { flag: '--winner', other: told });
  return told !== undefined;
}

/** Whether a game has to be judged, since nobody declared who won and X alone does not tell. A scenario's own rules are those of its session, or of its boards where the game is one of them. */
export function needsJudging({ mission, scenario, winner }: Facts, hasSession: boolean, tables: Ruleset): boolean {
  const game = mission === undefined ? null : { mission, ...(scenario === undefined ? {} : { scenario }) };
  return winner === undefined && game !== null && !isDecidedByX(game) && (hasSession || findScoredMission(game, tables)?.id === mission);
}

/** Mission and rules of the session, or else of the group; and what happened, asked for where it is not told. */
export async function readJudgement(folder: string | undefined, { mission, scenario, x }: Pick<Facts, 'mission' | 'scenario' | 'x'>, options: FactFlags & { readonly scenario?: string; readonly x?: string }, log: CampaignLog, tables: Ruleset, context: CommandContext): Promise<Judgement> {
  // A game that X decides is recorded without all this.
  const { readSetup } = await import('../score/read-setup');
  const { completeFacts } = await import('../score/complete-facts');
  const { readFacts: readGameFacts } = await import('../score/read-facts');
  const house = folder === undefined ? Object.entries(log.house ?? {}).map(([key, value]) => `${key}=${value}`) : [];
  const board = folder === undefined && options.scenario !== undefined ? await findBoard(options.scenario, tables, context) : undefined;
  const setup = await readSetup(folder, { house, ...(folder === undefined && mission !== undefined ? { mission } : {}) }, context, board, tables);
  const facts = await completeFacts(setup, await readGameFacts(options, context), context);
  // PRE-05: an X that was told is that of the papers, whatever a folder has, so that no game is judged by one and kept with another.
  const ofPapers = options.x === undefined ? null : parseRatio(x ?? '');
  return { setup: ofPapers === null ? setup : { ...setup, x: ofPapers }, hasPapers: folder !== undefined || ofPapers !== null, scenario, facts: facts ?? refuseBrokenOff() };
}

/** The board of a scenario has rules of its own, and may have no winner (SCN-01, SCN-03). */
async function findBoard(scenario: string, tables: Ruleset, { language }: CommandContext): Promise<string> {
  const { findScenario } = await import('../generate/find-scenario');
  return findBoardMission(findScenario(scenario, tables, language));
}

/**
 * The verdict. `known`: X of the log on the day of play. In Search and Destroy X is the log's (MIS-08, X-01); where there is a primary it is the one that the
 * papers of the night were made with, since their victory table and thresholds hold it (PRE-05). Papers made without X
 * hold the house rule's (MIS-14), whatever the log has.
 */
export function judgeGame(judgement: Judgement, known: Ratio | null, log: CampaignLog): Score {
  const { setup, scenario, facts } = judgement;
  const feedsX = isOfX({ mission: setup.mission.id, ...(scenario === undefined ? {} : { scenario }) }, log);
  const score = scoreMission({ ...setup, x: findJudgedX(judgement, known), feedsX }, facts);
  return tellThen(isOfPapers(judgement) ? tellPapers(score, setup.x, known) : score, findX(log));
}

/** The verdict by papers that were made with X or without it; where they had none and the log did, it says so. `text`: how, on that night or afterwards. */
export function tellPapers(score: Score, ofPapers: Ratio | null, known: Ratio | null, text: 'papersWithoutX' | 'papersWithoutXThen' = 'papersWithoutX'): Score {
  if (ofPapers !== null || known === null || score.target === null) return score;
  return { ...score, lines: [{ rule: 'PRE-05', text, values: { x: known } }, ...score.lines] };
}

const ofThen: Readonly<Record<string, string>> = { noX: 'noXThen', noXApart: 'noXThenApart' };

/** X-01, ENG-08: where games before it in the log made X already, a game judged without X was played before they were, and is not the first of X. `before`: X by those games. */
export function tellThen<Told extends Pick<Score, 'lines'>>(score: Told, before: Ratio | null): Told {
  return before === null ? score : { ...score, lines: score.lines.map((line) => ({ ...line, text: ofThen[line.text] ?? line.text })) };
}

function isOfPapers({ setup, hasPapers }: Judgement): boolean {
  return hasPapers && setup.mission.family === 'primary';
}

/** X that a game is judged by. `known`: that of the log. */
export function findJudgedX(judgement: Judgement, known: Ratio | null): Ratio | null {
  return isOfPapers(judgement) ? judgement.setup.x : known;
}

/** What the log keeps of a verdict: all objectives achieved, the primary among them (LOG-01), and who won where X alone does not tell. */
export function keepVerdict(score: Score, game: Pick<NewGame, 'mission' | 'scenario'>): Pick<NewGame, 'objectives' | 'winner' | 'grade'> {
  const objectives = countAll(score);
  const { winner, grade } = score.verdict;
  if (isDecidedByX(game)) return { objectives };
  return { objectives, winner, ...(grade === null ? {} : { grade }) };
}
