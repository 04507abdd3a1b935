/** What happened in a finished game, as the players tell it; everything a mission is scored from. */

/** How one attacking unit came out of the dungeon. */
export interface UnitOutcome {
  readonly name: string;
  /** Models at the start of the game. */
  readonly started: number;
  /** Models that escaped (STA-04). */
  readonly escaped: number;
  /** Started below the minimum of its kind (ATT-02). */
  readonly incomplete?: boolean;
}

/** MIS-24: the charge and the attackers when the game closed, as far as they are told. */
export interface ChargeOutcome {
  readonly planted?: boolean;
  /** Attackers outside, and living attackers still inside; nobody asks where no charge was planted. */
  readonly outside?: number;
  readonly inside?: number;
}

/** Facts of one incursion. What a mission does not ask for is left out. */
export interface GameFacts {
  /** Objectives achieved in their rooms; in the primary family the secondaries alone. Bonuses are added by the rules. */
  readonly objectives: number;
  /** Whether the primary was achieved; the mission works it out itself from a charge or from units. */
  readonly primary?: boolean;
  readonly units?: readonly UnitOutcome[];
  /** MIS-07 as the players judged it, where no units are told. */
  readonly escapeBonus?: boolean;
  readonly charge?: ChargeOutcome;
  /** MIS-23: after the primary was found another secondary room was, and all defenders of the game are dead. */
  readonly allDead?: boolean;
  /** MIS-12: the 1D3 that the defender rolls after the game. */
  readonly die?: number;
  /** MIS-20: points of the character without escort, and of the escort. */
  readonly character?: { readonly points: number; readonly escort: number };
}

/** A fact that a mission needs and nobody told. */
export type MissingFact = 'objectives' | 'primary' | 'units' | 'charge' | 'outside' | 'inside' | 'allDead' | 'die';
