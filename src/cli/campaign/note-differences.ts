/** What is said of results that would be others by now, and of games of one scenario that do not go together (ENG-08, SCN-01 to SCN-03). */
import type { Game } from '../../campaign/log';
import type { Clash } from '../../campaign/scenario-clash';
import { nameRuleOfDue } from '../../campaign/scenario-parts';
import type { DueResult } from '../../campaign/scenario-parts';
import type { Standing } from '../../campaign/x';
import { countOf, describeWinner } from '../../render/campaign/log-table';
import { winnerWords } from '../../render/campaign/words';
import type { CommandContext } from '../context';
import { campaignReportMessages as words } from '../messages/campaign-report';
import { reportMessages } from '../messages/report';
import { nameWinner } from '../name-winner';
import { noteMany } from '../note-many';
import { makeVisible } from '../visible-text';
import { showX } from './show-x';

/** SCN-01 to SCN-03: what the result of a scenario would be now, and how to make it so. */
function describeDueResult(game: Game, { due, counts, parts }: DueResult, language: CommandContext['language'], say: CommandContext['say']): string {
  const { number } = game;
  const flags = counts ? ['--first', counts[0], '--second', counts[1]] : ['--winner', nameWinner(due, game)];
  const values = {
    number, due: makeVisible(describeWinner({ ...game, winner: due }, language)), winner: makeVisible(describeWinner(game, language)), count: countOf(game),
    command: ['plasma-wall campaign correct', number, ...flags].join(' '),
  };
  if (counts === null || parts.length === 0) return say(words.resultAlone, { ...values, rule: nameRuleOfDue({ counts }) });
  return say(words.resultNow, { ...values, first: counts[0], second: counts[1], list: parts.join(', '), n: parts.length });
}

/**
 * Says which recorded results would now be others; of very many the first. `corrected`: the game that was just put right. It was written
 * down wrongly, and so perhaps was who won it; where only X moved, the result of that night stands and nothing is to be done (ENG-08).
 */
export function noteDifferences(standings: readonly Standing[], numbers: readonly number[], context: CommandContext, corrected?: number): void {
  noteMany(numbers.flatMap((number) => standings[number - 1] ?? []), (standing) => noteDifference(standing, standing.game.number === corrected, context), reportMessages.moreNotes, context);
}

function noteDifference({ game, voidParts, otherArrivals, result, due, judgedBy }: Standing, isCorrected: boolean, context: CommandContext): void {
  const { language, say, note } = context;
  const { number } = game;
  if (voidParts.length > 0) note(say(words.voidParts, { number, list: voidParts.join(', '), n: voidParts.length, winner: makeVisible(describeWinner(game, language)) }));
  if (otherArrivals.length > 0) note(say(words.otherArrivals, { number, list: otherArrivals.join(', '), n: otherArrivals.length }));
  if (result) note(describeDueResult(game, result, language, say));
  else if (due) {
    const stands = say(judgedBy === null ? words.nowWithoutX : words.nowDiffers, { number, due: winnerWords[due][language], winner: winnerWords[game.winner][language], x: showX(judgedBy, context) });
    const change = isCorrected ? say(words.changeWinner, { command: `plasma-wall campaign correct ${number} --winner ${nameWinner(due, game)}` }) : '';
    note(`${stands} ${change}`.trimEnd());
  }
}

/** Two games that the two players of a scenario cannot have played so. */
export function noteClash({ numbers: [first, second], code, attacker }: Clash, { say, note }: Pick<CommandContext, 'say' | 'note'>): void {
  note(say(code === 'same-attacker' ? words.sameAttackers : words.otherPlayers, { first, second, attacker: makeVisible(attacker) }));
}
