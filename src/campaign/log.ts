/** The games log of a group: what its file holds and nothing more. X is never part of it; it is worked out (x.ts). */
import type { Grade, Winner } from '../missions/score/grade';
import type { Withdrawn } from '../missions/score/score-scenario';
import type { Side } from '../tables/ruleset';
import type { ToldFacts } from './kept-facts';

/** Format of the file that this program writes. */
export const campaignVersion = 1;

/** First line of meaning in every campaign file. */
export const campaignFormat = 'plasma-wall/campaign';

/** The one mission whose stand-alone games feed X. */
export const searchMission = 'busqueda-y-destruccion';

/** The missions of the program with a primary whose games somebody wins (MIS-12): those that stand alone, and boards that are not compared. */
export const primaryMissions: readonly string[] = ['objetivo-primario', 'asesinato', 'rescate', 'exterminio', 'sabotaje', 'huida', 'nivel', 'resident-evil'];

/** Kinds of objective an attacker may have achieved; `escape` is the bonus of MIS-07. */
export const objectiveTypes = ['capture', 'destroy', 'killLeader', 'killAll', 'character', 'prisoner', 'charge', 'exit', 'escape'] as const;

/** One of them. */
export type ObjectiveType = (typeof objectiveTypes)[number];

/** House rules that are not the default, by key. */
export type HouseChoices = Readonly<Record<string, string | number | boolean>>;

/** One game. */
export interface Game extends ToldFacts {
  /** Its place in the log, from 1. */
  readonly number: number;
  /** Day of play, `YYYY-MM-DD`. */
  readonly date?: string;
  /** Id of the mission; of the scenario, where the entry is its result. */
  readonly mission: string;
  /** Id of the scenario the game was an incursion of; absent: it stood alone. */
  readonly scenario?: string;
  readonly attacker: string;
  readonly defender: string;
  /** Objectives achieved by the attacker, the escape bonus included (MIS-07). */
  readonly objectives: number;
  /** The entry is the result of the whole scenario (SCN-01 to SCN-03): attacker and defender are who ran its first incursion and its second. */
  readonly whole?: boolean;
  /** Objectives of the second player as attacker, where the scenario compares them. */
  readonly second?: number;
  /** SCN-02: points of the battle that follows. SCN-03: the force that was wiped out on the way, who won the last fight, or whose force left without getting there. */
  readonly battlePoints?: number;
  readonly wipedOut?: Side;
  readonly battle?: Side;
  readonly withdrew?: Withdrawn;
  /** As declared that night: it stands whatever is corrected later (ENG-08). */
  readonly winner: Winner;
  readonly grade?: Grade;
  /** Which objectives they were, as far as anybody wrote it down. */
  readonly achieved?: readonly ObjectiveType[];
  /** Tag of the session's papers. */
  readonly tag?: string;
  /** Tag of the papers of the whole scenario that an incursion is part of (SCN-01). */
  readonly scenarioTag?: string;
  readonly seed?: string;
  /** First sixteen digits of the hash of the tables. */
  readonly tables?: string;
  /** Size of the evening, or the budget that took its place. */
  readonly budget?: string;
  /** Area of the table, `140x80` in cm. */
  readonly table?: string;
  /** Objective rooms and hidden doors that preparing forced, and openings it closed (PRE-06, PRE-07): they move X. */
  readonly forced?: number;
  readonly closed?: number;
  /** X as printed on the papers, `4/3`. */
  readonly x?: string;
  readonly house?: HouseChoices;
  readonly notes?: string;
  /** Why the game does not count; it stays in the log, struck out. */
  readonly void?: string;
  /** What was corrected afterwards, each in one line (corrections.ts). */
  readonly corrections?: readonly string[];
}

/** A game before it has a number; without a winner, MIS-08 says who won where it can. */
export type NewGame = Omit<Game, 'number' | 'winner' | 'void' | 'corrections'> & { readonly winner?: Winner; readonly void?: string };

/** The whole log. */
export interface CampaignLog {
  /** Name of the group. */
  readonly group?: string;
  /** Everybody who plays, whether or not they did already. */
  readonly players?: readonly string[];
  /** Area of the group's table, `140x80` in cm. */
  readonly table?: string;
  /** File with the pieces the group owns, beside the log. */
  readonly pieces?: string;
  /** Folder with the group's own tables, beside the log: its defender's rows (DEF-07), for one. */
  readonly tables?: string;
  /** House rules as the group answered them, asked once; what it was not asked and did not say is the default. */
  readonly house?: HouseChoices;
  /** whether incursions of scenarios feed X too. */
  readonly countScenarioIncursions?: boolean;
  readonly games: readonly Game[];
}

/** Limits: far above what people do, so that a slip of the finger is told. */
export const logLimits = { games: 20_000, objectives: 99, name: 300, text: 4000, list: 200, counts: 10_000 } as const;
