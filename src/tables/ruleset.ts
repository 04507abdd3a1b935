/**
 * The contract of a ruleset: everything the engine and the renderers need of `tables/*.yaml`, as
 * plain JSON. The engine depends on these types and never on a file.
 */

/** Languages of every text a player reads. */
export type Language = 'es' | 'ca' | 'en';

/** One text in the three languages. */
export type Text = Readonly<Record<Language, string>>;

/** Texts by code id, such as `section.straight`. */
export type Labels = Readonly<Record<string, Text>>;

/**
 * One row of a dice table. `min`/`max` are inclusive totals; `null` means open (`..5`, `12..`).
 * A row has a `result` (a leaf) or a `roll` (the id of the table to roll next), never both.
 */
export interface TableRow {
  /** The row as written: `1-2`, `6+`, `..5`. Printed on sheets and kept in roll records. */
  readonly when: string;
  readonly min: number | null;
  readonly max: number | null;
  readonly rule: string;
  readonly result?: string;
  /** A number that goes with the result: doors of a room, points of a defender row. */
  readonly value?: number;
  readonly roll?: string;
  /** True when the nested roll adds the same modifiers again (DEF-02). */
  readonly carryModifiers?: boolean;
}

/** A dice table. `outside` says what a total beyond every row does: take the nearest row, or be an error (T4). */
export interface DiceTable {
  readonly id: string;
  readonly rule: string;
  readonly title: Text;
  /** Dice notation: `1d6`, `1d4`, `1d3`, `2d6`… */
  readonly dice: string;
  readonly outside: 'clamp' | 'error';
  /** Range of modifiers that may be added; absent: none may. */
  readonly modifiers?: { readonly min: number; readonly max: number };
  readonly rows: readonly TableRow[];
}

/** Troop types of a codex, as DEF-07 and ATT-01 name them. */
export const troopKinds = ['hq', 'troops', 'elites', 'fastAttack', 'heavySupport'] as const;

/** One of them. */
export type TroopKind = (typeof troopKinds)[number];

/** A row (casilla) of the defender's sheet, DEF-07. */
export interface DefenderRow {
  readonly points: number;
  readonly rule: string;
  readonly compulsory: readonly TroopKind[];
  readonly optional: readonly TroopKind[];
}

/** What each section adds to M, DEF-04. */
export interface Contributions {
  /** Once a turn, however many corridor sections. */
  readonly corridor: number;
  readonly smallRoom: number;
  readonly largeRoom: number;
  /** On top of the room's own. */
  readonly objectiveRoom: number;
  /** When rolled in a combat turn. */
  readonly combat: number;
}

/** A room shape in whole millimetres, unrotated. */
export interface RoomShape {
  readonly widthMm: number;
  readonly lengthMm: number;
}

/** Section sizes, SEC-03 to SEC-07. */
export interface Catalogue {
  readonly corridor: { readonly widthMm: number; readonly lengthMm: number };
  readonly door: { readonly widthMm: number };
  readonly rooms: { readonly small: readonly RoomShape[]; readonly large: readonly RoomShape[] };
  /** Area above which a room is large, mm² (SEC-06). */
  readonly smallRoomMaxAreaMm2: number;
}

/** One house-rule option: key, allowed values (the first is the default) and where the rulebook leaves it open. */
export interface HouseRuleDefinition {
  readonly key: string;
  readonly rule: string;
  /** `open`: the rulebook is ambiguous; `silent`: it says nothing; `ours`: a rule of this tool. */
  readonly reading: 'open' | 'silent' | 'ours';
  /** Allowed values; `{integer: [min, max]}` also allows whole numbers of that range. */
  readonly values: readonly (string | boolean | number)[];
  readonly integer?: readonly [number, number];
  readonly question: Text;
  /** What each value means, by its text form; `integer` explains the whole numbers of `integer`. */
  readonly meanings: Readonly<Record<string, Text>>;
}

/** Size of an evening, PRE-09: inclusive ranges. */
export interface Evening {
  readonly id: string;
  readonly fights: readonly [number, number];
  readonly sections: readonly [number, number];
}

/** The result rows of the objective table (MIS-02), the primaries of the missions and the ways up of SCN-04. */
export type ObjectiveId = 'capture' | 'destroy' | 'killLeader' | 'killAll' | 'character' | 'prisoner' | 'charge' | 'exit' | 'force' | 'access';

/** A paragraph of a mission's page with the rules it restates. */
export interface MissionParagraph {
  readonly rules: readonly string[];
  readonly text: Text;
}

/** A characteristic profile as the older editions print it. */
export interface Profile {
  readonly ws: number;
  readonly bs: number;
  readonly s: number;
  readonly t: number;
  readonly w: number;
  readonly i: number;
  readonly a: number;
  readonly ld: number;
  /** The least a save needs: 5 for 5+. */
  readonly sv: number;
}

/** A defender that a mission prescribes (ZOM-01). */
export interface Creature {
  readonly id: string;
  readonly name: Text;
  readonly plural: Text;
  readonly points: number;
  readonly profile: Profile;
  /** Absent: as many as the points of a row buy. Otherwise only if both players agree, as troops of these kinds. */
  readonly agreedAs?: readonly TroopKind[];
}

/** A mission as data: a new one is a YAML file. */
export interface MissionDefinition {
  readonly id: string;
  readonly rule: string;
  readonly name: Text;
  /** Accepted on the command line besides the id and the names, in any language. */
  readonly aliases: readonly string[];
  /** `search`: objectives against X (MIS-08). `primary`: MIS-09 to MIS-15. */
  readonly family: 'search' | 'primary';
  /** `entrance`: STA-01; `room`: an empty small room with 1D3 doors (MIS-25). */
  readonly start: 'entrance' | 'room';
  /** `rolled`: MIS-09 by the objective table or by agreement; otherwise the mission's own. */
  readonly primary: ObjectiveId | 'rolled' | 'none';
  /** `table`: MIS-02; `killAll`: every objective is the same (MIS-23); `access`: a way to the next level (SCN-04). */
  readonly secondary: 'table' | 'killAll' | 'access';
  /** Objectives whose roll is repeated for secondaries (MIS-11, MIS-20…); the rolled primary is added by the engine. */
  readonly rerolls: readonly ObjectiveId[];
  /** House rules that matter in this mission, so that its page lists them. */
  readonly houseRules: readonly string[];
  /** In the mission's own words, for the public page. */
  readonly summary: Text;
  readonly setup: readonly MissionParagraph[];
  readonly procedure: readonly MissionParagraph[];
  readonly special: readonly MissionParagraph[];
  /** For the defender's page only. */
  readonly defender: readonly MissionParagraph[];
  /** `scenario`: the board of a scenario, which `--mission` neither lists nor finds. */
  readonly only?: 'scenario';
  /** Exactly so many objective rooms; after them a room roll of 6 lays an ordinary large room (SCN-04). */
  readonly objectiveRooms?: number;
  /** The only defenders there are (SCN-05). */
  readonly bestiary?: readonly Creature[];
}

/** Who attacks: the player of the first incursion or of the second. */
export type Side = 'first' | 'second';

/** One board of a scenario: a session of its own. */
export interface ScenarioBoard {
  /** Name of its folder, and the end of its seed. */
  readonly id: string;
  readonly name: Text;
  readonly mission: string;
  readonly side: Side;
}

/** How a scenario is decided: SCN-01, SCN-02, SCN-03, over levels (SCN-04), or as its one mission is. */
export type ScenarioScoring = 'tunnels' | 'preliminary' | 'final' | 'levels' | 'mission';

/** A scenario as data: several incursions, levels, or a mission with rules of its own (section 9 of the rules). */
export interface ScenarioDefinition {
  readonly id: string;
  readonly rule: string;
  readonly name: Text;
  /** Accepted on the command line besides the id and the names, in any language. */
  readonly aliases: readonly string[];
  readonly scoring: ScenarioScoring;
  /** Size of each board where nobody asks for one (PRE-09): several in one sitting had better be short. */
  readonly evening: string;
  /** Empty when there are levels. */
  readonly boards: readonly ScenarioBoard[];
  /** The boards of SCN-04: `{n}` in the name stands for the number of the level. */
  readonly levels?: { readonly id: string; readonly name: Text; readonly mission: string };
  /** In its own words, for its page. */
  readonly summary: Text;
  readonly setup: readonly MissionParagraph[];
  readonly procedure: readonly MissionParagraph[];
  readonly victory: readonly MissionParagraph[];
}

/** Everything read from `tables/`, checked and resolved. */
export interface Ruleset {
  readonly format: 1;
  readonly name: string;
  /** SHA-256, hex, of the canonical content without this field. */
  readonly hash: string;
  /** By id: corridors, corridor-branches, rooms, room-doors, door-leads, objectives, objective-shift, defender, defender-second. */
  readonly tables: Readonly<Record<string, DiceTable>>;
  readonly catalogue: Catalogue;
  readonly contributions: Contributions;
  readonly rows: readonly DefenderRow[];
  readonly evenings: readonly Evening[];
  readonly houseRules: readonly HouseRuleDefinition[];
  readonly missions: readonly MissionDefinition[];
  /** Absent in session documents: a board knows nothing of the scenario it belongs to. */
  readonly scenarios?: readonly ScenarioDefinition[];
  readonly labels: Labels;
}

/** Ids of the tables the engine itself asks for; a ruleset without one of them is refused. */
export const requiredTables = {
  /** COR-01: straight, door, corner, fork, crossing, dead-end. */
  corridors: 'corridors',
  /** ROOM-01: small-room, large-room, objective-room. */
  rooms: 'rooms',
  /** ROOM-03: value 1, 2 or 3. */
  roomDoors: 'room-doors',
  /** DOOR-03: corridor, room. */
  doorLeads: 'door-leads',
  /** MIS-02: capture, destroy, killLeader, killAll (1D4). */
  objectives: 'objectives',
  /** MIS-10: value −1, 0, 1 (1D3 − 2). */
  objectiveShift: 'objective-shift',
  /** DEF-01: nothing (value 0), sentinels (50), troops (150, 175, 200), or on to DEF-02. */
  defender: 'defender',
} as const;
