/** Players who are in the log for the first time: each may be somebody else, mistyped or by half a name. */
import { addToGroup } from '../../campaign/add-to-group';
import { findAlikeName } from '../../campaign/alike-names';
import { isSamePlayer } from '../../campaign/known-players';
import type { CampaignLog, Game } from '../../campaign/log';
import { listPlayers } from '../../campaign/next-evening';
import type { CommandContext } from '../context';
import { renameMessages as words } from '../messages/campaign-rename';
import { quoteWord } from '../quote-word';
import { makeVisible } from '../visible-text';
import { writeMerge } from './write-merge';

type Speaker = Pick<CommandContext, 'say' | 'note'>;

/** A player of one game who is in the log for the first time. */
export interface Newcomer {
  readonly side: 'attacker' | 'defender';
  readonly name: string;
  /** The other player of the game: nobody plays himself. */
  readonly other: string;
}

const otherOf = { attacker: 'defender', defender: 'attacker' } as const;

/** Players of a game who are not in the log; in a log without any, nobody is worth a word. */
export function listNewcomers(log: CampaignLog, game: Pick<Game, 'attacker' | 'defender'>): Newcomer[] {
  const known = listPlayers(log);
  return known.length === 0 ? [] : (['attacker', 'defender'] as const).map((side) => ({ side, name: game[side], other: game[otherOf[side]] })).filter(({ name }) => !known.includes(name));
}

/** Tells of them, and of whom each may be, with the command that puts it right. `log`: as it was before. */
export function noteNewcomers(newcomers: readonly Newcomer[], log: CampaignLog, number: number, { say, note }: Speaker): void {
  for (const { side, name, other } of newcomers) {
    const meant = findAlikeName(name, listPlayers(log).filter((known) => !isSamePlayer(known, other)));
    if (meant === undefined) {
      note(say(words.newPlayer, { name: makeVisible(name) }));
      continue;
    }
    const command = ['plasma-wall campaign correct', number, `--${side}`, quoteWord(makeVisible(meant))];
    note(say(words.newPlayerNear, { name: makeVisible(name), meant: makeVisible(meant), command: command.join(' ') }));
  }
}

/** Whoever came in with a table, and the player of the log or of a row before who may be the same. */
export interface ImportedPlayer {
  readonly name: string;
  readonly alike?: string;
}

/** More of them at once are no group, and comparing each with each takes its time. */
const mostCompared = 200;

/** The players that a log has since a table came in. */
export function findImportedPlayers(before: CampaignLog, after: CampaignLog): ImportedPlayer[] {
  const known = new Set(listPlayers(before));
  const all = listPlayers(after);
  // Nobody plays himself (LOG-01).
  const opponents = new Map<string, string[]>();
  for (const { attacker, defender } of after.games) {
    addToGroup(opponents, attacker, defender);
    addToGroup(opponents, defender, attacker);
  }
  return all.flatMap((name, at) => {
    if (known.has(name)) return [];
    const met = new Set(opponents.get(name));
    const meant = at < known.size + mostCompared ? findAlikeName(name, all.slice(0, at).filter((other) => !met.has(other))) : undefined;
    return meant === undefined ? [{ name }] : [{ name, alike: meant }];
  });
}

/** Names them where others were known before, and each who may be somebody else, with the command that makes one player of both. */
export function noteImportedPlayers(players: readonly ImportedPlayer[], before: CampaignLog, context: Speaker): void {
  const { say, note } = context;
  const others = players.filter(({ alike }) => alike === undefined).map(({ name }) => makeVisible(name));
  if (others.length > 0 && listPlayers(before).length > 0) note(say(words.newPlayers, { list: `${others.slice(0, 20).join(', ')}${others.length > 20 ? '…' : ''}` }));
  // The last first: who is like one that came in as well is joined with that one before it goes by another name itself.
  for (const { name, alike } of [...players].reverse()) {
    if (alike === undefined) continue;
    note(say(words.newPlayerAlike, { name: makeVisible(name), meant: makeVisible(alike), command: writeMerge(name, alike) }));
  }
}
