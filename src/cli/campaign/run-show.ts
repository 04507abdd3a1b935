/** `campaign show N`: everything the log knows of one game. */
import { gameFields } from '../../campaign/fields';
import type { CampaignLog, Game } from '../../campaign/log';
import { judgeKept } from '../../campaign/judge-kept';
import { judgeKeptResult } from '../../campaign/scenario-parts';
import { findXBefore, listStandings } from '../../campaign/x';
import type { Standing } from '../../campaign/x';
import { describeSearch } from '../../missions/score/score-mission';
import type { Score } from '../../missions/score/score-mission';
import { outcomes } from '../../missions/score/score-scenario';
import { describeFact } from '../../render/campaign/describe-fact';
import { fieldWords } from '../../campaign/field-words';
import { countOf, describeWinner, listRemarks } from '../../render/campaign/log-table';
import type { NameOf } from '../../render/campaign/log-table';
import { parseRatio } from '../../tables/ratio';
import type { Ruleset } from '../../tables/ruleset';
import type { CommandContext } from '../context';
import { showWords as words } from '../messages/campaign-show';
import { listScoreLines } from '../score/describe-score';
import { makeVisible } from '../visible-text';
import { tellPapers, tellThen } from './judge-game';
import { listOtherwiseWords } from './list-otherwise';
import type { CampaignOptions } from './open';
import { loadNames, loadReadableTables, openLog, printJson } from './open';
import { readNumber } from './read-facts';
import { refuseChange } from './refuse-change';
import { describeResult } from './report-recorded';
import { showX } from './show-x';

/** Told beside another field, or among the remarks. */
const told: readonly (keyof Game)[] = ['number', 'void', 'notes', 'corrections', 'grade', 'second', 'whole', ...outcomes];

/** Prints one game, X around it, and what would now be otherwise. */
export async function runShow(typed: string, options: CampaignOptions, context: CommandContext): Promise<void> {
  const log = await openLog(options, context);
  const number = readNumber(typed);
  const standing = listStandings(log)[number - 1];
  if (standing === undefined) throw refuseChange({ refusal: 'no-such-game' }, log, number);
  const { game } = standing;
  const score = judge(game, log, await loadReadableTables(log, options, context));
  const otherwise = (await listOtherwiseWords([game], log, options, context)).get(number) ?? [];
  if (options.json) {
    const { before, after, feeds, due, judgedBy, differs } = standing;
    printJson({ ...game, feeds, before, after, judgedBy: due === null ? null : judgedBy, due, differs, ...(standing.result ? { result: standing.result } : {}), ...(standing.voidParts.length > 0 ? { voidParts: standing.voidParts } : {}), ...(standing.otherArrivals.length > 0 ? { otherArrivals: standing.otherArrivals } : {}), ...(otherwise.length > 0 ? { otherwise } : {}), ...(score ? { score } : {}) }, context);
    return;
  }
  const { language, outStyle, say } = context;
  const nameOf = await loadNames(log, options, context);
  const ofVerdict: readonly (keyof Game)[] = score ? ['facts', 'units'] : [];
  const fields = gameFields.filter(({ key }) => game[key] !== undefined && !told.includes(key) && !ofVerdict.includes(key) && !(game.whole && key === 'scenario'));
  const lines = [
    ...fields.map(({ key }) => [say(fieldWords[key as keyof typeof fieldWords]), describeField(game, key, nameOf, context)]),
    [say(words.xBefore), showX(standing.before, context)],
    [say(words.xAfter), showX(standing.after, context)],
  ];
  const width = Math.max(...lines.map(([name]) => (name ?? '').length));
  const remarks = listRemarks(standing, language, nameOf, otherwise);
  context.out(`${[
    outStyle.bold(say(words.title, { number })),
    ...lines.map(([name = '', value = '']) => `  ${name.padEnd(width)}  ${makeVisible(value)}`),
    ...listReasons(standing, score, context),
    ...remarks.map((remark) => `  ${makeVisible(remark.trimEnd(), true).replace(/\n/g, '\n  ')}`),
  ].join('\n')}\n`);
}

/** The verdict by what the log keeps of the game, as it was told that night; null where it keeps nothing. */
function judge(game: Game, log: CampaignLog, tables: Ruleset): Score | null {
  const score = judgeKept(game, log, tables)?.score ?? null;
  if (score === null || game.tag === undefined) return score;
  // What has been corrected since then moved X before the game, and nothing keeps what it was.
  return tellPapers(score, parseRatio(game.facts?.x ?? ''), findXBefore(log, game.number - 1), 'papersWithoutXThen');
}

/** Why it was won: by what happened, or by X alone. Where the declared result is another, the remarks say so. */
function listReasons({ game, before, judgedBy, due, differs, result }: Standing, score: Score | null, context: CommandContext): string[] {
  const { outStyle, say } = context;
  const { objectives } = game;
  const ofScenario = result === null ? judgeKeptResult(game) : null;
  if (ofScenario) return [say(words.whyByScenario), ...describeResult(ofScenario, game, context, outStyle)];
  if (score) return [describeWhy(game, before, context), ...listScoreLines(tellThen(score, before), context, outStyle)];
  return due === null || differs ? [] : [say(words.whyByX), ...listScoreLines(tellThen({ lines: [describeSearch(objectives, judgedBy)] }, before), context, outStyle)];
}

/** By which X it was judged, where the log would have another by now: games before it were put right, or others written down since. */
function describeWhy({ facts }: Game, before: Standing['before'], context: CommandContext): string {
  const [then, now] = [showX(parseRatio(facts?.x ?? ''), context), showX(before, context)];
  return facts?.x === undefined || then === now ? context.say(words.why) : context.say(words.whyByOtherX, { then, now });
}

function describeField(game: Game, key: keyof Game, nameOf: NameOf, { language }: CommandContext): string {
  if (key === 'objectives') return countOf(game);
  if (key === 'winner') return describeWinner(game, language);
  return describeFact(key, game[key], language, nameOf);
}
