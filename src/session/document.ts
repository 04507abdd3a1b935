/**
 * The session document: what `generate` saves and every renderer reads. Plain JSON, the same in every
 * language. All lengths are whole millimetres, x to the right, y down; the entrance looks up (−y).
 */
import type { SectionKind } from '../board/draft';
import type { Rect } from '../board/geometry';
import type { Roll } from '../dice/roll';
import type { DicePair } from '../encounters/defender-roll';
import type { BoardEvent } from '../exploration/board-events';
import type { PreparedObjective } from '../missions/prepared-objectives';
import type { HouseRules } from '../tables/house-rules';
import type { Ratio } from '../tables/ratio';
import type { MissionDefinition, ObjectiveId, Ruleset } from '../tables/ruleset';

export type { DicePair, PreparedObjective, Ratio, Rect, SectionKind };

/** A section of the board. `sections[i].id === i`; id 0 is always `outside` (in Escape: the way out does not exist, its floor is empty). */
export interface Section {
  readonly id: number;
  /** Public number printed on maps and cards (PRE-02); says nothing of order. Outside has 0. */
  readonly number: number;
  readonly kind: SectionKind;
  /** The rectangle that no other section may overlap (ENG-01). */
  readonly footprint: Rect;
  /** The floor: rectangles that touch but do not overlap; junctions are split into centre and legs. */
  readonly floor: readonly Rect[];
  /** Rooms only. An objective room may be small when only that fitted (GEN-06, GEN-07). */
  readonly area?: 'small' | 'large';
  /** Exploration turn in which it was placed; 0: set-up. */
  readonly turn: number;
  /** Opening through which it was found; −1 for the start room of Escape and for outside. */
  readonly via: number;
  /** What it adds to M, DEF-04 (corridor sections count once a turn). */
  readonly contribution: number;
  /** True when it became an objective room by PRE-06 or GEN-06, not by the dice. */
  readonly forced?: boolean;
}

/**
 * A door or an open end. Passages between two corridor tiles are openings too (state `open`).
 * `open`/`closed` as at the start of play: in a finished document every room or corridor door is `closed`.
 * `jammed`: a door that never opens (GEN-05); `blind`: a sealed corridor end (GEN-05);
 * `unexplored`: an edge left to the players (PRE-07 `rollYourselves`).
 */
export interface Opening {
  readonly id: number;
  /** Public number (PRE-02); 0 when nobody needs one (a passage seen together with its section). */
  readonly number: number;
  readonly kind: 'passage' | 'door';
  readonly state: 'open' | 'closed' | 'jammed' | 'blind' | 'unexplored';
  /** Centre, on the edge shared by both sections. */
  readonly x: number;
  readonly y: number;
  /** Direction in which one passes from `from` to the other side. */
  readonly heading: 'n' | 'e' | 's' | 'w';
  /** Along the wall, mm. */
  readonly width: number;
  readonly from: number;
  /** The other side; null when nothing lies there. */
  readonly to: number | null;
  /** True for the entrance (STA-01). */
  readonly entrance?: boolean;
  /** A hidden door added when the map was exhausted (GEN-08). */
  readonly hidden?: boolean;
  /** Two ends that met (GEN-03), or an end that broke through a wall (GEN-04). */
  readonly joined?: 'met' | 'through-wall';
}

/** The whole board, fixed before play (PRE-01). */
export interface Board {
  readonly sections: readonly Section[];
  readonly openings: readonly Opening[];
  /** Bounding box of all footprints but `outside`. */
  readonly bounds: Rect;
}

/** One section on a discovery card, in the order it is laid. */
export interface DiscoveryEntry {
  readonly section: number;
  /** Opening that leads to it on this card. */
  readonly via: number;
  /** Axis as seen when entering: straight ahead, left, right (of the viewer at the opening). */
  readonly axis: 'ahead' | 'left' | 'right';
  readonly contribution: number;
  /** False: the section belongs to another discovery: "if it lies on the table, join it and add nothing" (PRE-02). */
  readonly owned: boolean;
}

/** What is seen through one opening (PRE-02). */
export interface Discovery {
  readonly id: number;
  /** Opening; its `number` is on the card's outside. −1: the start (no card number). */
  readonly opening: number;
  /** Section from which one looks. */
  readonly from: number;
  readonly heading: 'n' | 'e' | 's' | 'w';
  readonly entries: readonly DiscoveryEntry[];
  /** Numbered openings (closed doors, ends) that appear on these sections. */
  readonly newOpenings: readonly number[];
  /** M when all entries are new and nothing else is uncovered this turn (DEF-04). */
  readonly modifier: number;
  /** Sections visible from the opening on either side: they stay on the table (SEC-08, PRE-09). */
  readonly keep: readonly number[];
}

/** What preparing did to the dungeon, printed on the sheets and copied to the log (PRE-06, PRE-07). */
export interface Preparation {
  readonly pairs: readonly DicePair[];
  readonly objectives: readonly PreparedObjective[];
  /** Sections that became objective rooms to keep the guarantee. */
  readonly forced: readonly number[];
  /** Openings closed at the edge of the budget. */
  readonly closed: readonly number[];
  /** Openings marked "roll yourselves". */
  readonly rollYourselves: readonly number[];
  /** Hidden doors added (GEN-08). */
  readonly reopened: readonly number[];
  /** True when in every order of play the primary is found (PRE-06); always true for Search and Destroy with an objective room. */
  readonly guaranteed: boolean;
  /** Sum over the discoveries of P(somebody appears), exact. */
  readonly expectedFights: Ratio;
  /** Why the walk ended. */
  readonly ended: 'budget' | 'maxSections' | 'maxTurns' | 'objective' | 'primary' | 'exhausted';
}

/** What the user asked for; with the seed and the ruleset it decides every byte. */
export interface SessionOptions {
  readonly mission: string;
  readonly x: Ratio | null;
  readonly houseRules: HouseRules;
  readonly explorer: 'nearest' | 'deepest' | 'random';
  readonly evening: string | null;
  readonly maxSections: number | null;
  readonly maxTurns: number | null;
  readonly until: 'objective' | 'primary' | 'exhausted' | null;
  /** Table area in mm. */
  readonly table: { readonly widthMm: number; readonly heightMm: number } | null;
  /** Owned pieces; null: as many as needed. */
  readonly pieces: readonly OwnedPiece[] | null;
  /** Primary by agreement (MIS-09); null: rolled. */
  readonly primary: ObjectiveId | null;
  /** Which level of SCN-04 it is, from 1; absent in everything else. So many objectives less one were achieved on the way. */
  readonly level?: number;
}

/** How many of a piece the group owns (PRE-09). */
export interface OwnedPiece {
  readonly kind: Exclude<SectionKind, 'outside'>;
  /** Rooms: size in mm; absent for corridors (SEC-04: all alike). */
  readonly widthMm?: number;
  readonly lengthMm?: number;
  readonly count: number;
}

/** One thing somebody does; the session is a fold over these. */
export type Action =
  /** The lead model walks along `path`: points in mm, each leg within one floor rectangle (EXP-03). */
  | { readonly type: 'move'; readonly path: readonly (readonly [number, number])[] }
  /** A model in contact opens or closes a door (EXP-05, DOOR-05). */
  | { readonly type: 'open' | 'close'; readonly opening: number }
  /** Ends the attacker phase: exploration and defender phases follow (EXP-02). */
  | { readonly type: 'end-phase' }
  /** The autopilot's fight (PRE-10): won at once, without losses, logged as not fought. */
  | { readonly type: 'win-combat' }
  /** The objective of a section is achieved, or given up. */
  | { readonly type: 'objective'; readonly section: number; readonly achieved: boolean }
  /** The defender adds a hidden door to an exhausted map (GEN-08). */
  | { readonly type: 'hidden-door' }
  /** From now on the next rooms placed become objective rooms (PRE-06). */
  | { readonly type: 'force-objectives' }
  /** The rest of the edge is closed or left to the players (PRE-07); ends the session. */
  | { readonly type: 'close-edges' };

/** What happened, in order. Rolls carry their audit. */
export type SessionEvent =
  | BoardEvent
  | { readonly type: 'turn'; readonly turn: number }
  | { readonly type: 'moved'; readonly to: readonly [number, number]; readonly mm: number }
  | { readonly type: 'door-opened' | 'door-closed'; readonly opening: number }
  | { readonly type: 'exhausted' }
  | { readonly type: 'forcing' }
  | { readonly type: 'objective-found'; readonly section: number; readonly primary: boolean }
  | { readonly type: 'objective'; readonly section: number; readonly achieved: boolean }
  /** The defender's roll (DEF-01); `pair` is the 0-based prepared pair used. */
  | { readonly type: 'defender'; readonly modifier: number; readonly pair: number; readonly roll: Roll; readonly points: number }
  /** MIS-21: the character and the escort are deployed instead of the roll. */
  | { readonly type: 'defender-replaced'; readonly section: number }
  /** SCN-03: the door of the primary's room has opened. */
  | { readonly type: 'incursion-stopped'; readonly section: number }
  | { readonly type: 'combat-not-fought' };

/** Where the fold stands, so that a play can go on (and undo is replay minus one). */
export interface SessionState {
  readonly turn: number;
  readonly phase: 'attacker' | 'combat' | 'over';
  readonly lead: readonly [number, number];
  readonly achieved: number;
  readonly primaryFound: number | null;
}

/** The document itself. */
export interface SessionDocument {
  readonly format: 'plasma-wall/session';
  readonly formatVersion: 1;
  readonly generator: { readonly name: 'plasma-wall'; readonly version: string };
  readonly seed: string;
  /** Short public tag that ties the papers together without telling the seed (PRE-08). */
  readonly tag: string;
  readonly streams: { readonly algorithm: 'alea'; readonly library: string; readonly derivation: number };
  readonly options: SessionOptions;
  /** The ruleset with this session's mission alone. */
  readonly ruleset: Ruleset;
  readonly mission: MissionDefinition;
  /** The primary objective: the mission's, agreed, or rolled (`primaryRoll`). Null in Search and Destroy. */
  readonly primary: ObjectiveId | null;
  readonly primaryRoll: Roll | null;
  readonly actions: readonly Action[];
  readonly events: readonly SessionEvent[];
  readonly state: SessionState;
  readonly board: Board;
  readonly discoveries: readonly Discovery[];
  readonly preparation: Preparation;
  /** Digest of each input, so that `verify` can name the one that was changed. */
  readonly checks: Readonly<Record<string, string>>;
}
