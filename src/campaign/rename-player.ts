/** Gives a player another name everywhere in a log: in the group's list and in every game, struck out or not. */
import type { CampaignLog, Game } from './log';

/** The renamed log and how many games it changed in, or why not: two players of one game would be one (LOG-01). */
export type Renamed =
  | { readonly ok: true; readonly log: CampaignLog; readonly count: number }
  | { readonly ok: false; readonly refusal: 'nothing-changed' }
  | { readonly ok: false; readonly refusal: 'same-player'; readonly number: number };

/** Renames `from`, who is in the log. Where `to` is in it too, both are one player from then on. */
export function renamePlayer(log: CampaignLog, from: string, to: string): Renamed {
  if (from === to) return { ok: false, refusal: 'nothing-changed' };
  const rename = (name: string): string => (name === from ? to : name);
  const games = log.games.map((game): Game => (
    game.attacker === from || game.defender === from ? { ...game, attacker: rename(game.attacker), defender: rename(game.defender) } : game
  ));
  const alone = games.find(({ attacker, defender }, at) => attacker === defender && games[at] !== log.games[at]);
  if (alone) return { ok: false, refusal: 'same-player', number: alone.number };
  const players = log.players && [...new Set(log.players.map(rename))];
  const count = games.filter((game, at) => game !== log.games[at]).length;
  return { ok: true, count, log: { ...log, ...(players ? { players } : {}), games } };
}
