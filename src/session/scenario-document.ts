/** The scenario document: which boards make a scenario, and what belongs to none of them. Plain JSON, the same in every language. */
import type { Roll } from '../dice/roll';
import type { ScenarioDefinition, Side, Text } from '../tables/ruleset';
import type { SessionOptions } from './document';

/** What the user asked for. `evening` null and no other budget: the scenario's usual size, or the nearest a board can be had in. */
export type ScenarioOptions = Omit<SessionOptions, 'mission' | 'level'>;

/** One board: a session in a folder of its own. */
export interface ScenarioBoardEntry {
  /** Its folder inside the scenario's. */
  readonly path: string;
  readonly name: Text;
  readonly mission: string;
  /** Who attacks. */
  readonly side: Side;
  /** Of SCN-04, from 1. */
  readonly level?: number;
  /** The scenario's seed and the folder: streams, papers and secrecy are the board's own. */
  readonly seed: string;
  readonly tag: string;
  /** Size it came out in (PRE-09). */
  readonly evening: string | null;
}

/** A door of the final room; lengths in mm, x to the right and y down from the room's corner. */
export interface FinalDoor {
  /** The force that enters here; null: nobody's. */
  readonly side: Side | null;
  readonly wall: 'n' | 'e' | 's' | 'w';
  readonly x: number;
  readonly y: number;
}

/** The room of the last fight (SCN-03). */
export interface FinalRoom {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly doorMm: number;
  readonly doors: readonly FinalDoor[];
  /** ROOM-03; at least two doors whatever it says. */
  readonly roll: Roll;
}

/** The document itself. */
export interface ScenarioDocument {
  readonly format: 'plasma-wall/scenario';
  readonly formatVersion: 1;
  readonly generator: { readonly name: 'plasma-wall'; readonly version: string };
  readonly seed: string;
  /** Public, as the tags of the boards are. */
  readonly tag: string;
  readonly rulesetHash: string;
  readonly options: ScenarioOptions;
  readonly scenario: ScenarioDefinition;
  readonly boards: readonly ScenarioBoardEntry[];
  readonly final: FinalRoom | null;
}
