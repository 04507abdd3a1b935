import type { Ratio } from '../tables/ratio';
import type { CampaignLog, HouseChoices } from './log';
import { findX } from './x';

/** What the log knows of the evening to come: `generate --campaign` takes it from here. */
export interface NextEvening {
  /** Name of the group. */
  readonly name: string | null;
  /** Number of the next game. */
  readonly number: number;
  /** X before it; null while it is undefined (ENG-07; xDefault serves the primary family, MIS-14). */
  readonly x: Ratio | null;
  readonly house: HouseChoices;
  /** Area of the table, `140x80` in cm. */
  readonly table: string | null;
  /** File of the group's pieces, relative to the log's folder. */
  readonly pieces: string | null;
  /** Folder of the group's own tables, relative to the log's folder. */
  readonly tables: string | null;
  readonly players: readonly string[];
  /** Who attacked and who defended in the last game that is not void. */
  readonly last: { readonly attacker: string; readonly defender: string } | null;
}

/** Reads it off the log. */
export function describeNextEvening(log: CampaignLog): NextEvening {
  const last = log.games.findLast((game) => game.void === undefined && game.whole !== true);
  return {
    name: log.group ?? null,
    number: log.games.length + 1,
    x: findX(log),
    house: log.house ?? {},
    table: log.table ?? null,
    pieces: log.pieces ?? null,
    tables: log.tables ?? null,
    players: listPlayers(log),
    last: last ? { attacker: last.attacker, defender: last.defender } : null,
  };
}

/** The group's players: those it names, then whoever played, in the order of their first game. */
export function listPlayers({ players = [], games }: CampaignLog): string[] {
  return [...new Set([...players, ...games.flatMap(({ attacker, defender }) => [attacker, defender])])];
}
