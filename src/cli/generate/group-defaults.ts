import type { Ratio } from '../../tables/ratio';
import type { GenerateFlags } from './options';
import type { WrittenChoice } from './parse-house-rules';

/** What the log of a group gives an evening; what the command line says wins over it. */
export interface GroupDefaults {
  /** The log's file. */
  readonly file: string;
  /** Name of the group. */
  readonly name: string | null;
  /** Number of the game to come; of the first, when several are made. */
  readonly number: number;
  readonly players: readonly string[];
  /** The last game that counts: who attacked, and who defended. */
  readonly last: { readonly attacker: string; readonly defender: string } | null;
  /** X before the game; null while there is none (ENG-07). */
  readonly x: Ratio | null;
  readonly house: readonly WrittenChoice[];
  /** Area of the table, `140x80` in cm. */
  readonly table: string | null;
  /** File of the pieces and folder of the tables, as seen from the folder of the run. */
  readonly pieces: string | null;
  readonly tables: string | null;
}

/** The log, and what of it serves beside what the command line says. */
export interface Group extends GroupDefaults, Taken {}

/** Flags with the log read; its tables are among them, since they have to be named to repeat the session. */
export interface GroupFlags extends GenerateFlags {
  readonly group?: Group;
}

/** What of a log an evening can take. */
const groupParts = ['x', 'house', 'table', 'pieces', 'tables'] as const;

/** One of them. */
export type GroupPart = (typeof groupParts)[number];

/** What the log gave, and what it had but the command line said otherwise. */
export interface Taken {
  readonly taken: readonly GroupPart[];
  readonly overruled: readonly GroupPart[];
}

/** Flags that the log fills in. House rules of the command line add to those of the log. */
export function fillFlags(flags: GenerateFlags, group: GroupDefaults): GroupFlags {
  const tables = flags.tables ?? group.tables;
  return { ...flags, ...(tables === null ? {} : { tables }), group: { ...group, ...listTaken(flags, group) } };
}

function listTaken(flags: GenerateFlags, group: GroupDefaults): Taken {
  const had = groupParts.filter((part) => (part === 'house' ? group.house.length > 0 : group[part] !== null));
  const isOverruled = (part: GroupPart): boolean => part !== 'house' && flags[part] !== undefined;
  return { taken: had.filter((part) => !isOverruled(part)), overruled: had.filter(isOverruled) };
}
