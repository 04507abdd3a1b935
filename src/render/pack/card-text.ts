/** What a card says, piece by piece (PRE-02, PRE-03, PRE-05, PRE-09). */
import type { Discovery, DiscoveryEntry, Opening, Section, SessionDocument } from '../../session/document';
import { requiredTables } from '../../tables/ruleset';
import { leavingHeading } from '../map/headings';
import type { Heading } from '../map/headings';
import { capitalise } from '../map/map-words';
import { formatNumber } from '../number-format';
import { arrowOf, describeAfter, describeOpeningPlace, describePlace } from './card-places';
import { describeObjective } from './objective-text';
import type { PackWords } from './pack-words';
import { formatSigned } from './pack-words';

const axisArrows = { ahead: '↑', left: '←', right: '→' } as const;

/** So many pieces of one card are named together, not one by one. */
const manyPieces = 3;

/** One section to lay. */
export interface PieceView {
  readonly order: number;
  readonly name: string;
  /** Across and deep, of a room; empty for corridors. */
  readonly size: string;
  /** Arrows of a corridor's other ends, so that a fork is laid the right way round. */
  readonly exits: string;
  /** After which piece and which way where that is not the one before it in the list: beside a plan. */
  readonly after: string;
  /** After which piece and which way, and where a room's door stands: without a plan. */
  readonly place: string;
  readonly number: number;
  /** What a room adds to M; empty for corridors, which count once a turn (DEF-04), and for what adds nothing. */
  readonly plus: string;
}

/** Some pieces along one axis. */
interface AxisView {
  readonly arrow: string;
  readonly name: string;
  readonly pieces: readonly PieceView[];
}

/** What is seen from one side of an opening. */
export interface LookView {
  /** Said only where a card has two sides. */
  readonly from: string;
  /** In the order of laying: an axis comes again where the order returns to it. */
  readonly axes: readonly AxisView[];
  readonly join: string;
  readonly openings: string;
  /** The same with the piece and the place along its wall, for a list without a plan. */
  readonly openingsPlaced: string;
  readonly objectives: readonly { readonly title: string; readonly text: string }[];
  readonly total: string;
  readonly keep: string;
}

/** Sections and openings of a document by their relations, so that many cards stay quick. */
export interface BoardIndex {
  readonly document: SessionDocument;
  readonly openingsOf: ReadonlyMap<number, readonly Opening[]>;
}

/** Indexes the openings by the sections on either side. */
export function indexBoard(document: SessionDocument): BoardIndex {
  const openingsOf = new Map<number, Opening[]>();
  for (const opening of document.board.openings) {
    for (const side of [opening.from, opening.to]) {
      if (side === null) continue;
      const list = openingsOf.get(side);
      if (list) list.push(opening);
      else openingsOf.set(side, [opening]);
    }
  }
  return { document, openingsOf };
}

/** Everything one sees through an opening, in words. `twoSided`: the card has another look from the other side. */
export function describeLook(discovery: Discovery, index: BoardIndex, words: PackWords, twoSided: boolean): LookView {
  const { document } = index;
  return {
    from: twoSided ? words.text('cards.from', { n: sectionAt(document, discovery.from).number }) : '',
    axes: listAxes(discovery, index, words),
    join: describeJoin(discovery, document, words),
    openings: describeOpenings(discovery, index, words, false),
    openingsPlaced: describeOpenings(discovery, index, words, true),
    objectives: discovery.entries.flatMap((entry) => describeRoom(entry, discovery, document, words)),
    total: describeTotal(discovery, document, words),
    keep: describeKeep(discovery, document, words),
  };
}

/** The pieces in the order of laying, which is that of their numbers on the plan; a piece always joins one laid before. */
function listAxes(discovery: Discovery, index: BoardIndex, words: PackWords): AxisView[] {
  const axes: { arrow: string; name: string; pieces: PieceView[] }[] = [];
  discovery.entries.forEach((entry, at) => {
    const piece = describePiece(entry, at + 1, discovery, index, words);
    const last = axes[axes.length - 1];
    if (last && discovery.entries[at - 1]?.axis === entry.axis) last.pieces.push(piece);
    else axes.push({ arrow: axisArrows[entry.axis], name: capitalise(words.label(`axis.${entry.axis}`)), pieces: [piece] });
  });
  return axes;
}

function describePiece(entry: DiscoveryEntry, order: number, discovery: Discovery, index: BoardIndex, words: PackWords): PieceView {
  const section = sectionAt(index.document, entry.section);
  return {
    order,
    name: words.label(`section.${section.kind}`),
    size: section.area === undefined ? '' : describeSize(section, discovery.heading, words),
    exits: section.area === undefined ? describeExits(section, entry.via, discovery.heading, index) : '',
    after: describeAfter(entry, order, { discovery, ...index.document.board }, words),
    place: describePlace(entry, { discovery, ...index.document.board }, words),
    number: section.number,
    plus: section.area === undefined || entry.contribution === 0 || addsNothing(discovery, index.document) ? '' : formatSigned(entry.contribution),
  };
}

/** Across × deep in cm, as one comes in. */
function describeSize({ footprint: [, , width, height] }: Section, looking: Heading, words: PackWords): string {
  const [across, deep] = looking === 'n' || looking === 's' ? [width, height] : [height, width];
  return `${formatNumber(across / 10, words.language)}\u00a0×\u00a0${formatNumber(deep / 10, words.language)}\u00a0cm`;
}

/** The other ends of a corridor piece that turns or branches; a straight one needs no arrow. */
function describeExits(section: Section, via: number, looking: Heading, { openingsOf }: BoardIndex): string {
  if (section.kind === 'straight' || section.kind === 'dead-end') return '';
  const ends = (openingsOf.get(section.id) ?? []).filter((opening) => opening.id !== via);
  const found = ends.map((opening) => arrowOf(leavingHeading(opening, opening.from === section.id), looking));
  return ['←', '↑', '→', '↓'].filter((arrow) => found.includes(arrow)).join('\u00a0');
}

function describeJoin(discovery: Discovery, document: SessionDocument, words: PackWords): string {
  const numbers = discovery.entries.filter((entry) => !entry.owned).map((entry) => String(sectionAt(document, entry.section).number));
  if (numbers.length === 0) return '';
  if (numbers.length >= manyPieces && numbers.length === discovery.entries.length) return words.text('cards.joinAll');
  return words.text(numbers.length === 1 ? 'cards.join' : 'cards.joinMany', { list: words.list(numbers) });
}

function describeOpenings(discovery: Discovery, index: BoardIndex, words: PackWords, placed: boolean): string {
  const seen = new Set(discovery.entries.map((entry) => entry.section));
  const names = discovery.newOpenings.map((id) => {
    const opening = openingAt(index.document, id);
    const side = seen.has(opening.from) || opening.to === null ? opening.from : opening.to;
    const kind = words.text(opening.kind === 'passage' ? 'cards.end' : opening.hidden ? 'cards.hiddenDoor' : 'cards.door');
    const name = `${opening.number}\u00a0${arrowOf(leavingHeading(opening, opening.from === side), discovery.heading)}\u00a0${kind}`;
    return placed ? `${name} ${describeOpeningPlace(opening, side, { discovery, ...index.document.board }, words)}`.trimEnd() : name;
  });
  return names.length === 0 ? words.text('cards.noOpenings') : words.text('cards.openings', { list: names.join(', ') });
}

function describeRoom(entry: DiscoveryEntry, discovery: Discovery, document: SessionDocument, words: PackWords): { title: string; text: string }[] {
  const prepared = document.preparation.objectives.find((objective) => objective.section === entry.section);
  if (!prepared) return [];
  const title = addsNothing(discovery, document) ? words.text('cards.objectiveRoom', { n: sectionAt(document, entry.section).number }) : describeRoomTitle(entry, document, words);
  return [{ title, text: describeObjective(prepared, document, words) }];
}

/** The room and the two parts of what it adds, so that a +5 or a +6 needs no reckoning (PRE-03). */
function describeRoomTitle({ section: id, contribution }: DiscoveryEntry, document: SessionDocument, words: PackWords): string {
  const { number: n, area } = sectionAt(document, id);
  const { objectiveRoom, smallRoom, largeRoom } = document.ruleset.contributions;
  const room = area === 'large' ? largeRoom : smallRoom;
  if (area === undefined || contribution !== room + objectiveRoom) return words.text('cards.objectiveRoom', { n });
  return words.text('cards.objectiveRoomSum', { n, area: words.label(`area.${area}`), room: formatSigned(room), objective: formatSigned(objectiveRoom) });
}

/** True for the start where the set-up does not count for turn 1 (STA-03). */
function addsNothing({ opening }: Discovery, { options }: SessionDocument): boolean {
  return opening === -1 && !options.houseRules.setupCountsForTurn1;
}

/** One line for the whole card; corridors count once a turn, from whatever card (DEF-04). */
function describeTotal(discovery: Discovery, document: SessionDocument, words: PackWords): string {
  if (addsNothing(discovery, document)) return words.text('cards.startNoSum');
  if (discovery.modifier === 0) return words.text('cards.noSum');
  const m = formatSigned(discovery.modifier);
  const corridor = discovery.entries.find(({ section, contribution }) => contribution !== 0 && sectionAt(document, section).area === undefined);
  if (corridor?.contribution === discovery.modifier) return words.text('cards.totalOnlyCorridors', { m });
  return corridor ? words.text('cards.totalCorridors', { m, plus: formatSigned(corridor.contribution) }) : words.text('cards.total', { m });
}

/** Pieces that stay on the table (SEC-08, PRE-09), those of the card itself in one word; the staging zone is no piece. */
function describeKeep(discovery: Discovery, document: SessionDocument, words: PackWords): string {
  const own = discovery.entries.map((entry) => entry.section);
  const together = own.length >= manyPieces && own.every((id) => discovery.keep.includes(id));
  const others = together ? discovery.keep.filter((id) => !own.includes(id)) : discovery.keep;
  const numbers = others.map((id) => sectionAt(document, id).number).filter((number) => number > 0).sort((a, b) => a - b).map(String);
  const list = together ? [words.text('cards.allThese'), ...numbers] : numbers;
  return list.length === 0 ? '' : words.text('cards.keep', { list: words.list(list) });
}

/** What the card of an opening says that leads to nothing new: jammed, blind, or left to the players (GEN-05, PRE-07). */
export function describeClosed(opening: Opening, document: SessionDocument, words: PackWords): string {
  switch (opening.state) {
    case 'jammed': return words.text('cards.jammed', { mark: words.text('record.doorJammed') });
    case 'blind': return words.text('cards.blind');
    case 'unexplored': return words.text('cards.rollEnd', { table: words.pick(tableBehind(opening, document).title) });
    default: return words.text('cards.empty');
  }
}

/** The table that says what lies behind an opening nobody has rolled for (COR-01, DOOR-02, DOOR-03). */
function tableBehind(opening: Opening, { board, ruleset }: SessionDocument) {
  const fromRoom = board.sections[opening.from]?.area !== undefined;
  const id = opening.kind === 'passage' ? requiredTables.corridors : fromRoom ? requiredTables.doorLeads : requiredTables.rooms;
  return ruleset.tables[id]!;
}

/** A section by id; ids are indices (session/document.ts). */
export function sectionAt({ board }: SessionDocument, id: number): Section {
  const section = board.sections[id];
  if (!section) throw new Error(`no section ${id}`);
  return section;
}

/** An opening by id; ids are indices (session/document.ts). */
export function openingAt({ board }: SessionDocument, id: number): Opening {
  const opening = board.openings[id];
  if (!opening) throw new Error(`no opening ${id}`);
  return opening;
}
