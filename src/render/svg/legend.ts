/** The key: only the symbols that the map uses, each with the numbers it carries, so that map and key agree (S1). */
import { capitalise } from '../map/map-words';
import type { Words } from '../map/map-words';
import type { MapView, OpeningLook } from '../map/map-view';
import type { SectionKind } from '../../session/document';
import { drawDeploymentIcon, drawLookoutIcon, drawOpeningIcon, drawSectionIcon, drawSlabsIcon } from './key-icons';
import type { Sheet } from './sheet';
import { layNameAndNumbers, layText, writeBlock } from './text-block';
import type { TextBlock } from './text-block';

/** One line of the key. */
interface KeyEntry {
  readonly block: TextBlock;
  readonly height: number;
  readonly draw: (sheet: Sheet, x: number, y: number) => void;
  /** True for the entry of the slabs, which large dungeons are too small for. */
  readonly slabs: boolean;
}

/** The key laid out in columns. */
export interface Legend {
  readonly height: number;
  readonly columns: readonly (readonly KeyEntry[])[];
  readonly columnWidth: number;
  readonly heading: TextBlock;
}

/** What else the key explains. */
export interface KeyExtras {
  /** Side of the slabs in cm as text. */
  readonly slabCm: string;
  readonly deployment: boolean;
}

const sectionOrder: readonly SectionKind[] = ['outside', 'straight', 'corner', 'fork', 'crossing', 'dead-end', 'small-room', 'large-room', 'objective-room'];
const lookOrder: readonly OpeningLook[] = [
  'entrance', 'passage', 'open-door', 'closed-door', 'jammed-door', 'hidden-door', 'blind-end', 'unexplored-end', 'unrolled-end', 'unrolled-door',
];
const columnGap = 5;

/** Lays the key out in `count` columns of the given width, shrunk until it is no higher than `limit`, mm. */
export function layLegend(view: MapView, words: Words, extras: KeyExtras, columnWidth: number, count: number, limit: number): Legend {
  let legend = layAtSize(view, words, extras, columnWidth, count, 1);
  for (let size = 0.9; legend.height > limit && size > 0.05; size *= 0.9) {
    legend = layAtSize(view, words, extras, columnWidth, count, size);
  }
  return legend;
}

/** Draws the key with its top left corner at (x, y), the entry of the slabs only if there are any. */
export function drawLegend(sheet: Sheet, legend: Legend, x: number, y: number, slabs: boolean): void {
  writeBlock(sheet, legend.heading, x, y);
  const top = y + legend.heading.height + 1;
  legend.columns.forEach((entries, column) => {
    let at = top;
    for (const entry of entries) {
      if (entry.slabs && !slabs) continue;
      entry.draw(sheet, x + column * (legend.columnWidth + columnGap), at);
      at += entry.height;
    }
  });
}

function layAtSize(view: MapView, words: Words, extras: KeyExtras, columnWidth: number, count: number, size: number): Legend {
  const entries = [...sectionEntries(view, words, columnWidth, size), ...openingEntries(view, words, columnWidth, size)];
  entries.push({ ...extraEntry(words('map.grid', { cm: extras.slabCm }), columnWidth, size, drawSlabsIcon), slabs: true });
  if (view.lookouts.length > 0) entries.push(extraEntry(words('map.lookout'), columnWidth, size, drawLookoutIcon));
  if (extras.deployment) entries.push(extraEntry(words('map.deployment'), columnWidth, size, drawDeploymentIcon));
  const heading = layText([{ style: 'keyHead', text: words('map.key'), size: 4 * Math.max(size, 0.6) }], columnWidth);
  const columns = packColumns(entries, count);
  const tallest = Math.max(0, ...columns.map((column) => column.reduce((sum, entry) => sum + entry.height, 0)));
  return { heading, columns, columnWidth, height: heading.height + 1 + tallest };
}

/** Fills the columns in reading order so that the tallest is as low as one pass can make it. */
function packColumns(entries: readonly KeyEntry[], count: number): KeyEntry[][] {
  const total = entries.reduce((sum, entry) => sum + entry.height, 0);
  const highest = Math.max(0, ...entries.map((entry) => entry.height));
  for (let target = total / count; ; target += Math.max(highest, 1) / 4) {
    const columns = fillColumns(entries, target);
    if (columns.length <= count) return columns;
  }
}

function fillColumns(entries: readonly KeyEntry[], target: number): KeyEntry[][] {
  const columns: KeyEntry[][] = [];
  let room = -1;
  for (const entry of entries) {
    let column = columns[columns.length - 1];
    if (!column || entry.height > room + 0.01) {
      columns.push((column = []));
      room = Math.max(target, entry.height);
    }
    column.push(entry);
    room -= entry.height;
  }
  return columns;
}

function makeEntry(block: TextBlock, size: number, icon: (sheet: Sheet, x: number, y: number, width: number) => void): KeyEntry {
  const iconWidth = 8 * size;
  const least = 5.6 * size;
  const height = Math.max(block.height + 1 * size, least);
  return {
    block,
    height,
    slabs: false,
    draw: (sheet, x, y) => {
      icon(sheet, x, y + (least - 4.6 * size) / 2, iconWidth);
      const single = block.height < least - size ? (least - block.height) / 2 : 0.4 * size;
      writeBlock(sheet, block, x + iconWidth + 2.5 * size, y + single);
    },
  };
}

const textWidth = (columnWidth: number, size: number): number => columnWidth - 10.5 * size;

function sectionEntries(view: MapView, words: Words, columnWidth: number, size: number): KeyEntry[] {
  const numbers = new Map<SectionKind, number[]>();
  for (const { kind, label, floor } of view.sections) {
    if (floor.length === 0) continue;
    const list = numbers.get(kind) ?? [];
    if (label !== '') list.push(Number(label));
    numbers.set(kind, list);
  }
  return sectionOrder.filter((kind) => numbers.has(kind)).map((kind) => {
    const name = capitalise(words(`section.${kind}`));
    const block = layNameAndNumbers(name, listNumbers(numbers.get(kind) ?? []), 'keySection', 3 * size, textWidth(columnWidth, size));
    return makeEntry(block, size, (sheet, x, y, width) => drawSectionIcon(sheet, kind, x, y, width));
  });
}

function openingEntries(view: MapView, words: Words, columnWidth: number, size: number): KeyEntry[] {
  const numbers = new Map<OpeningLook, number[]>();
  for (const { look, label } of view.openings) {
    const list = numbers.get(look) ?? [];
    if (label !== '') list.push(Number(label));
    numbers.set(look, list);
  }
  return lookOrder.filter((look) => numbers.has(look)).map((look) => {
    const name = capitalise(words(`opening.${look}`));
    const block = layNameAndNumbers(name, listNumbers(numbers.get(look) ?? []), 'keyOpening', 3 * size, textWidth(columnWidth, size));
    return makeEntry(block, size, (sheet, x, y, width) => drawOpeningIcon(sheet, look, x, y, width));
  });
}

function extraEntry(text: string, columnWidth: number, size: number, icon: (sheet: Sheet, x: number, y: number, width: number) => void): KeyEntry {
  return makeEntry(layText([{ style: 'key', text: capitalise(text), size: 3 * size, maxLines: 3 }], textWidth(columnWidth, size)), size, icon);
}

function listNumbers(numbers: readonly number[]): string {
  return [...numbers].sort((a, b) => a - b).join(', ');
}
