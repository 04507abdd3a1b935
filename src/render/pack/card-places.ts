/** Where a piece or an opening lies, in words: what a list needs where no plan shows it (PRE-02, S3). */
import type { Discovery, DiscoveryEntry, Opening, Section } from '../../session/document';
import { countQuarters, leavingHeading, oppositeHeading, turnHeading } from '../map/headings';
import type { Heading } from '../map/headings';
import { formatNumber } from '../number-format';
import type { PackWords } from './pack-words';

const arrows = ['↑', '→', '↓', '←'] as const;

/** The arrow of a direction on a card, where up is the way one looks in. */
export function arrowOf(direction: Heading, looking: Heading): string {
  return arrows[countQuarters(looking, direction)] as string;
}

/** A discovery among the board's sections and openings, whose ids are indices. */
export interface Places {
  readonly discovery: Discovery;
  readonly sections: readonly Section[];
  readonly openings: readonly Opening[];
}

/** The piece of the list that a piece is laid after, its number in the list, and which way; null for the first. */
function findBefore({ section, via }: DiscoveryEntry, { discovery, openings }: Places): { section: number; k: number; way: string } | null {
  const opening = openings[via];
  const before = opening?.from === section ? opening.to : opening?.from;
  const k = discovery.entries.findIndex((entry) => entry.section === before) + 1;
  if (!opening || before === null || before === undefined || k === 0) return null;
  return { section: before, k, way: arrowOf(leavingHeading(opening, opening.from === before), discovery.heading) };
}

/** After which piece and which way, where that is not the one before it in the list; a plan shows the rest. */
export function describeAfter(entry: DiscoveryEntry, order: number, places: Places, words: PackWords): string {
  const before = findBefore(entry, places);
  return before === null || before.k === order - 1 ? '' : `(${words.text('cards.after', before)})`;
}

/** After which piece of the list and which way a piece is laid; of a room also where its door stands. */
export function describePlace(entry: DiscoveryEntry, places: Places, words: PackWords): string {
  const { discovery, sections, openings } = places;
  const [section, opening] = [sections[entry.section], openings[entry.via]];
  if (!section || !opening) return '';
  const parts: string[] = [];
  const before = findBefore(entry, places);
  if (before) {
    const parent = sections[before.section];
    const spot = parent?.area === undefined ? '' : describeSpot(opening, parent, discovery.heading, words);
    parts.push(words.text('cards.after', before) + (spot === '' ? '' : ` ${spot}`));
  }
  if (section.area !== undefined) parts.push(words.text('cards.itsDoor', { spot: describeSpot(opening, section, discovery.heading, words) }));
  return parts.length === 0 ? '' : `(${parts.join('; ')})`;
}

/** On which piece of the list an opening is, and where along its wall. */
export function describeOpeningPlace(opening: Opening, side: number, { discovery, sections }: Places, words: PackWords): string {
  const section = sections[side];
  const k = discovery.entries.findIndex((entry) => entry.section === side) + 1;
  if (!section || k === 0) return '';
  const spot = section.area === undefined && isAtMiddle(opening, section) ? '' : `, ${describeSpot(opening, section, discovery.heading, words)}`;
  return `(${words.text('cards.onPiece', { k })}${spot})`;
}

/** From the left along the walls ahead and behind, from the near side along those to the left and right; to the middle of the opening. */
function describeSpot({ x, y, heading }: Opening, { footprint: [left, top, width, height] }: Section, looking: Heading, words: PackWords): string {
  const crosswise = countQuarters(looking, heading) % 2 === 1;
  const side = crosswise ? oppositeHeading[looking] : turnHeading(looking, 3);
  const mm = { w: x - left, e: left + width - x, n: y - top, s: top + height - y }[side];
  return words.text(crosswise ? 'cards.fromNear' : 'cards.fromLeft', { cm: formatNumber(mm / 10, words.language) });
}

function isAtMiddle({ x, y, heading }: Opening, { footprint: [left, top, width, height] }: Section): boolean {
  return heading === 'n' || heading === 's' ? 2 * (x - left) === width : 2 * (y - top) === height;
}
