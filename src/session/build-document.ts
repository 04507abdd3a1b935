/** From the draft of a finished session to its document. */
import type { DraftBoard, DraftOpening, DraftSection } from '../board/draft';
import { nowhere } from '../board/draft';
import { setState } from '../board/openings';
import { headingLetters, rectOf } from '../board/geometry';
import { repeat } from '../board/lists';
import { floorOf, footprintOf } from '../board/tile';
import { deriveTag, streamDerivation, streamLibrary } from '../dice/streams';
import { countSomebody } from '../encounters/defender-roll';
import type { Ratio } from '../tables/ratio';
import { makeRatio } from '../tables/ratio';
import type { Ruleset } from '../tables/ruleset';
import { sectionCap } from './budget';
import { findDiscoveries } from './discoveries';
import type { Board, Discovery, Opening, Preparation, Section, SessionDocument, SessionOptions } from './document';
import { owesNothing } from './end-phase';
import { digest, digestLeaves, digestPart } from './input-checks';
import { drawNumbers } from './public-numbers';
import type { Session } from './session';
import { takePairs } from './troop-pairs';

/** Prepared pairs on a defender's sheet (PRE-04): more than a long evening uses, and the same for every dungeon. */
export const pairCount = 40;

/** Builds the document. The board is told as at the start of play: doors closed. */
export function buildDocument(session: Session, ended: Preparation['ended'], version: string): SessionDocument {
  const { setup, exploration } = session;
  const { seed, options, mission } = setup;
  const ruleset = rulesetOf(setup.ruleset, mission.id);
  closeDoors(exploration.board);
  const { discoveries, ownedModifiers } = findDiscoveries(exploration.board, mission.start === 'room' ? 1 : null, ruleset.contributions);
  return {
    format: 'plasma-wall/session',
    formatVersion: 1,
    generator: { name: 'plasma-wall', version },
    seed,
    tag: makeTag(seed, options, ruleset),
    streams: { algorithm: 'alea', library: streamLibrary, derivation: streamDerivation },
    options,
    ruleset,
    mission,
    primary: session.primary,
    primaryRoll: session.primaryRoll,
    actions: session.actions,
    events: session.events,
    state: { turn: exploration.turn, phase: session.phase, lead: [session.lead.x, session.lead.y], achieved: session.achieved, primaryFound: session.primaryFound },
    board: buildBoard(session, discoveries),
    discoveries,
    preparation: buildPreparation(session, ownedModifiers, ended),
    checks: digestInputs(seed, options, ruleset, version),
  };
}

/** The public tag of a session: it depends on everything that decides one (PRE-08). Of the options it takes a digest: they are long. */
export function makeTag(seed: string, options: SessionOptions, ruleset: Ruleset): string {
  return deriveTag(`${ruleset.hash} ${describeOptions(options).digest} `, seed);
}

interface InputDigests {
  readonly ruleset: Ruleset;
  readonly version: string;
  readonly digests: Readonly<Record<string, string>>;
}

const inputs = new WeakMap<SessionOptions, InputDigests>();

/**
 * Digests of the inputs of a document: seed, options and version leaf by leaf, the ruleset part by part.
 * What many sessions have in common is made once and copied, which is quicker than joining its parts anew.
 */
export function digestInputs(seed: string, options: SessionOptions, ruleset: Ruleset, version: string): Record<string, string> {
  let known = inputs.get(options);
  if (!known || known.ruleset !== ruleset || known.version !== version) {
    const parts = [{ seed: '' }, digestLeaves('generator.version', version), digestRuleset(ruleset), describeOptions(options).digests];
    known = { ruleset, version, digests: Object.fromEntries(parts.flatMap((part) => Object.entries(part))) };
    inputs.set(options, known);
  }
  return { ...known.digests, seed: digest(`seed=${JSON.stringify(seed)}`) };
}

const described = new WeakMap<SessionOptions, { readonly digest: string; readonly digests: Readonly<Record<string, string>> }>();

/** Digests of options as a whole and leaf by leaf, made once for many sessions. */
function describeOptions(options: SessionOptions): { readonly digest: string; readonly digests: Readonly<Record<string, string>> } {
  let known = described.get(options);
  if (!known) described.set(options, (known = { digest: digest(JSON.stringify(options)), digests: digestLeaves('options', options) }));
  return known;
}

const digests = new WeakMap<Ruleset, Readonly<Record<string, string>>>();

/** Digests of the parts of a ruleset, made once per ruleset. */
function digestRuleset(ruleset: Ruleset): Readonly<Record<string, string>> {
  let known = digests.get(ruleset);
  if (!known) {
    known = Object.fromEntries(Object.entries(ruleset).map(([key, part]) => [`ruleset.${key}`, digestPart(part)]));
    digests.set(ruleset, known);
  }
  return known;
}

const shortened = new WeakMap<Ruleset, Map<string, Ruleset>>();

/** The ruleset with one mission alone and without scenarios, made once per ruleset. */
export function rulesetOf(ruleset: Ruleset, mission: string): Ruleset {
  let byMission = shortened.get(ruleset);
  if (!byMission) shortened.set(ruleset, (byMission = new Map()));
  let short = byMission.get(mission);
  if (!short) {
    const rest: { -readonly [Key in keyof Ruleset]: Ruleset[Key] } = { ...ruleset, missions: ruleset.missions.filter(({ id }) => id === mission) };
    delete rest.scenarios;
    byMission.set(mission, (short = rest));
  }
  return short;
}

function closeDoors(board: DraftBoard): void {
  for (const opening of board.openings) if (opening.kind === 'door' && opening.state === 'open' && !opening.entrance) setState(board, opening, 'closed');
}

function buildBoard(session: Session, discoveries: readonly Discovery[]): Board {
  const { sections, openings, bounds } = session.exploration.board;
  const isNeeded = repeat(false, openings.length);
  let needed = 0;
  // Every opening that some discovery leaves unseen is looked through in another; the first is the start.
  for (let at = 1; at < discoveries.length; at++) {
    const { opening } = discoveries[at]!;
    if (isNeeded[opening] === true) continue;
    isNeeded[opening] = true;
    needed++;
  }
  const asked = session.setup.options.maxSections ?? session.evening?.sections[1] ?? sectionCap;
  const numbers = drawNumbers(session.setup.streams.open('numbers'), sections.length - 1 + needed, asked);
  return { sections: buildSections(sections, numbers), openings: buildOpenings(openings, isNeeded, numbers, sections.length - 1), bounds: bounds ? rectOf(bounds, 0, 0) : [0, 0, 0, 0] };
}

/** The sections, all but the outside with the first of the numbers. */
function buildSections(sections: readonly DraftSection[], numbers: readonly number[]): Section[] {
  const built = new Array<Section>(sections.length);
  for (let at = 0; at < built.length; at++) built[at] = buildSection(sections[at]!, at === 0 ? 0 : numbers[at - 1]!);
  return built;
}

/** The openings, those that need one with the next of the numbers. */
function buildOpenings(openings: readonly DraftOpening[], isNeeded: readonly boolean[], numbers: readonly number[], first: number): Opening[] {
  const built = new Array<Opening>(openings.length);
  let next = first;
  for (let at = 0; at < built.length; at++) built[at] = buildOpening(openings[at]!, isNeeded[at] === true ? numbers[next++]! : 0);
  return built;
}

function buildSection(section: DraftSection, number: number): Section {
  const { id, facts: { kind, area, contribution, forced }, turn, via } = section;
  const footprint = footprintOf(section);
  const floor = floorOf(section);
  const built: { -readonly [K in keyof Section]: Section[K] } = area
    ? { id, number, kind, footprint, floor, area, turn, via, contribution }
    : { id, number, kind, footprint, floor, turn, via, contribution };
  if (forced) built.forced = true;
  return built;
}

function buildOpening(opening: DraftOpening, number: number): Opening {
  const { id, kind, state, x, y, width, from } = opening;
  const built: { -readonly [K in keyof Opening]: Opening[K] } = {
    id, number, kind, state, x, y, heading: headingLetters[opening.heading], width, from, to: opening.to === nowhere ? null : opening.to,
  };
  if (opening.entrance) built.entrance = true;
  if (opening.hidden) built.hidden = true;
  if (opening.joined) built.joined = opening.joined;
  return built;
}

function buildPreparation(session: Session, ownedModifiers: readonly number[], ended: Preparation['ended']): Preparation {
  const { board } = session.exploration;
  return {
    pairs: takePairs(session, pairCount),
    objectives: session.objectives,
    forced: board.sections.filter(({ facts }) => facts.forced).map(({ id }) => id),
    closed: session.exploration.closedEdges,
    rollYourselves: board.openings.filter(({ state }) => state === 'unexplored').map(({ id }) => id),
    reopened: board.openings.filter(({ hidden }) => hidden).map(({ id }) => id),
    guaranteed: owesNothing(session),
    expectedFights: expectFights(session.setup.ruleset, ownedModifiers),
    ended,
  };
}

/** Sum over the discoveries of P(somebody appears), each section counted where it is owned (PRE-09). */
function expectFights(ruleset: Ruleset, ownedModifiers: readonly number[]): Ratio {
  // There are few different sums: two short lists are quicker than a map.
  const sums: number[] = [];
  const times: number[] = [];
  for (let at = 0; at < ownedModifiers.length; at++) {
    const m = ownedModifiers[at]!;
    const known = sums.indexOf(m);
    if (known >= 0) times[known]!++;
    else times[sums.push(m) - 1] = 1;
  }
  let fights: Ratio = { num: 0, den: 1 };
  for (let at = 0; at < sums.length; at++) {
    const { ways, of } = countSomebody(ruleset, sums[at]!);
    fights = makeRatio(fights.num * of + times[at]! * ways * fights.den, fights.den * of);
  }
  return fights;
}
