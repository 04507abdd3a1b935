/**
 * Sessions and explorations whose dice a test writes down. Importing this file also checks, after every
 * test, that no scripted die was left over: a test whose dice were not asked for shows nothing.
 */
import type { DraftOpening } from '../../../src/board/draft';
import { addOpening, setState } from '../../../src/board/openings';
import { createScriptedStreams, type ScriptedStreams } from '../../../src/dice/scripted-dice';
import { createStreams, type Dice, type Streams } from '../../../src/dice/streams';
import type { BoardEvent } from '../../../src/exploration/board-events';
import { createExploration, type Exploration } from '../../../src/exploration/exploration';
import { applyAction, type Illegal } from '../../../src/session/apply-action';
import { buildDocument } from '../../../src/session/build-document';
import type { Action, SessionDocument, SessionEvent } from '../../../src/session/document';
import { startSession, type Session } from '../../../src/session/session';
import type { HouseRules } from '../../../src/tables/house-rules';
import type { Ruleset } from '../../../src/tables/ruleset';
import type { Point } from '../../../src/exploration/walk';
import { missionOf, optionsWith, shippedRuleset, type OptionChanges } from './shipped';
import { layByHand } from './sections';

/**
 * Choices of the placer: indices for `pick` one by one; `in-order`: every shuffle keeps its order, so
 * the first shape, orientation and door offset of the catalogue that fits is taken; `seeded`: those of the seed.
 */
export type Placement = readonly number[] | 'in-order' | 'seeded';

/** What a scripted session starts from. Streams without a script are those of the seed. */
export interface SessionScript extends OptionChanges {
  readonly seed?: string;
  readonly ruleset?: Ruleset;
  /** Dice of the stream `board`: COR-01, ROOM-01, ROOM-03, DOOR-03 in the order they are rolled. */
  readonly board?: readonly number[];
  /** Default `in-order`. */
  readonly placement?: Placement;
  /** Troop dice, two for each pair (PRE-04). */
  readonly troops?: readonly number[];
  /** Dice of other streams by name, such as `primary` or `objectives/4`. */
  readonly others?: Readonly<Record<string, readonly number[]>>;
}

/** A session under a test. */
export interface ScriptedSession {
  readonly session: Session;
  readonly events: readonly SessionEvent[];
  /** Applies actions that must be legal. */
  act(...actions: readonly Action[]): void;
  /** Applies one action and tells why it is refused, if it is. */
  attempt(action: Action): Illegal | null;
  /** Moves, ends the phase and, when defenders appear, wins at once: one turn. */
  turn(...path: readonly Point[]): void;
  /** Events of one type. */
  told<Type extends SessionEvent['type']>(type: Type): Extract<SessionEvent, { type: Type }>[];
  /** Closes the edges and builds the document. */
  finish(): SessionDocument;
}

const scripts: ScriptedStreams[] = [];

afterEach(() => {
  const left = scripts.splice(0).map((script) => script.rest());
  expect(left).toEqual(left.map(() => ({})));
});

/** Streams of a script, registered for the check of what is left over. */
function openScript(lists: Readonly<Record<string, readonly number[]>>, fallback: Streams, inOrder: boolean): Streams {
  const script = createScriptedStreams(lists, fallback);
  scripts.push(script);
  const keep: Dice = {
    roll: () => {
      throw new Error('the placer rolls no dice');
    },
    pick: (count) => count - 1,
  };
  return { open: (name) => (inOrder && name === 'placement' ? keep : script.open(name)) };
}

function listScript({ board, placement, troops, others }: SessionScript): Record<string, readonly number[]> {
  return {
    ...others,
    ...(board ? { board } : {}),
    ...(troops ? { troops } : {}),
    ...(Array.isArray(placement) ? { placement: placement as readonly number[] } : {}),
  };
}

const ownKeys = ['seed', 'ruleset', 'board', 'placement', 'troops', 'others'];

function changesOf(script: SessionScript): OptionChanges {
  return Object.fromEntries(Object.entries(script).filter(([key]) => !ownKeys.includes(key)));
}

/** Starts a session with scripted dice: what is seen from the entrance is generated at once (STA-01). */
export function scriptedSession(script: SessionScript = {}): ScriptedSession {
  const { seed = 'scripted', ruleset = shippedRuleset(), placement = 'in-order' } = script;
  const options = optionsWith(changesOf(script), ruleset);
  const streams = openScript(listScript(script), createStreams(seed), placement === 'in-order');
  const session = startSession({ seed, ruleset, mission: missionOf(options.mission, ruleset), options, streams });
  const attempt = (action: Action): Illegal | null => applyAction(session, action);
  const act = (...actions: readonly Action[]): void => {
    for (const action of actions) expect({ action, illegal: attempt(action) }).toEqual({ action, illegal: null });
  };
  return {
    session,
    events: session.events,
    act,
    attempt,
    turn: (...path) => {
      if (path.length > 0) act({ type: 'move', path });
      act({ type: 'end-phase' });
      if (session.phase === 'combat') act({ type: 'win-combat' });
    },
    told: (type) => session.events.filter((event) => event.type === type) as never,
    finish: () => {
      if (session.phase !== 'over') act({ type: 'close-edges' });
      return buildDocument(session, 'exhausted', '0.0.0-test');
    },
  };
}

/** What a scripted exploration starts from. */
export interface ExplorationScript {
  readonly seed?: string;
  readonly rules?: Partial<HouseRules>;
  readonly ruleset?: Ruleset;
  readonly board?: readonly number[];
  readonly placement?: Placement;
  readonly table?: { readonly widthMm: number; readonly heightMm: number };
}

/** An exploration with nothing on the board but the ground outside and one opening to resolve. */
export interface ScriptedExploration {
  readonly exploration: Exploration;
  /** The opening at (0, 0), heading up (−y). */
  readonly opening: DraftOpening;
  told<Type extends BoardEvent['type']>(type: Type): Extract<BoardEvent, { type: Type }>[];
}

/**
 * An exploration for {@link resolveOpening}: the ground outside below y = 0 and one opening on its edge.
 * @param spec kind of the opening and what it leads to; the default is an open corridor end
 */
export function scriptedExploration(script: ExplorationScript = {}, spec: Partial<Pick<DraftOpening, 'kind' | 'leads' | 'width'>> = {}): ScriptedExploration {
  const { seed = 'scripted', ruleset = shippedRuleset(), rules, placement = 'in-order', table = null } = script;
  const streams = openScript(listScript(script), createStreams(seed), placement === 'in-order');
  const exploration = createExploration({
    ruleset, house: optionsWith({ rules: rules ?? {} }, ruleset).houseRules, boardDice: streams.open('board'), placementDice: streams.open('placement'),
    table, pieces: null, maxSections: null,
  });
  layByHand(exploration.board, [-100, 0, 200, 200], { kind: 'outside' });
  const { kind = 'passage', leads = 'corridor', width = ruleset.catalogue.corridor.widthMm } = spec;
  const opening = addOpening(exploration.board, { kind, x: 0, y: 0, heading: 0, width, from: 0, fromCell: 0, leads });
  if (kind === 'door') setState(exploration.board, opening, 'open');
  return { exploration, opening, told: (type) => exploration.events.filter((event) => event.type === type) as never };
}
