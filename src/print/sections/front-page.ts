/** Page one of a set: how to print and cut it, what is in it, and where large rooms are parted (P3). */
import type { Content } from 'pdfmake/interfaces';
import type { PackWords } from '../../render/pack/pack-words';
import { formatNumber } from '../../render/number-format';
import { cell, linedTable, note, numbered, paragraph, section, sheetHead } from '../core/flow';
import type { PageSize } from '../core/paper';
import { printingBox } from '../core/printing-box';
import type { SectionsLayout } from './lay-out';
import type { Piece } from './piece';
import type { PieceNamer } from './section-names';

/** What page one tells. */
export interface FrontFacts {
  readonly words: PackWords;
  readonly namer: PieceNamer;
  readonly page: PageSize;
  readonly pieces: readonly Piece[];
  readonly layout: SectionsLayout;
  /** What the set is for, in whole sentences. */
  readonly purpose: readonly string[];
  /** The game and its tag; empty in a set for any game. */
  readonly about: string;
  readonly tag: string;
}

/** The text of page one. */
export function buildFrontPage({ words, namer, page, pieces, layout, purpose, about, tag }: FrontFacts): Content[] {
  const steps = words.text('sections.steps').split('|').map((step) => step.trim());
  const parted = layout.partings.length > 0;
  return [
    sheetHead(words.text('sections.title'), about, tag),
    printingBox(words.text('sheet.printing', { paper: page.name })),
    ...purpose.map((text) => paragraph(text, 10.5)),
    ...section(words.text('sections.howTo'), [numbered(parted ? [...steps, words.text('sections.join')] : steps, 10)]),
    ...section(words.text('sections.list'), [listPieces(pieces, words, namer)]),
    ...layout.partings.map((parting) => note(describeParting(parting, words, namer))),
    note(words.text('sections.sheets', { pages: layout.pages.length, paper: page.name, least: formatNumber(layout.leastPages, words.language, 1) })),
  ];
}

/** One line for each kind of piece. */
function listPieces(pieces: readonly Piece[], words: PackWords, namer: PieceNamer): Content {
  const kinds = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const key = `${namer.kindOf(piece.form)} ${piece.widthMm} ${piece.heightMm}`;
    kinds.set(key, [...(kinds.get(key) ?? []), piece]);
  }
  const head = ['numbers', 'piece', 'size', 'count'].map((key, at) => cell(words.text(`sections.${key}`), { bold: true, points: 9, align: at === 3 ? 'right' : 'left' }));
  const rows = [...kinds.values()].map((alike) => {
    const { form, widthMm, heightMm } = alike[0]!;
    const isSection = form.kind === 'corridor' || form.kind === 'room';
    const size = isSection ? namer.size(widthMm, heightMm) : words.text('sections.sizeCm', { width: namer.cm(widthMm), length: namer.cm(form.kind === 'door' ? heightMm / 2 : heightMm) });
    return [cell(rangeOf(alike), { points: 9 }), cell(namer.kindOf(form), { points: 9 }), cell(size, { points: 9 }), cell(String(alike.length), { points: 9, align: 'right' })];
  });
  return { table: { headerRows: 1, widths: ['auto', '*', 'auto', 'auto'], body: [head, ...rows] }, layout: linedTable, margin: [0, 0, 0, 6] };
}

/** `3–7`: the numbers of sections that are alike, which follow each other. */
function rangeOf(alike: readonly Piece[]): string {
  const numbers = alike.flatMap(({ form }) => (form.kind === 'corridor' || form.kind === 'room' ? [form.number] : []));
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (first === undefined) return '';
  return first === last ? String(first) : `${first}–${last}`;
}

/** Sizes of the parts tell where a room is cut, whichever of its sides is the longer. */
function describeParting({ widthMm, heightMm, cuts }: SectionsLayout['partings'][number], words: PackWords, namer: PieceNamer): string {
  const sizes = lengthsBetween(cuts.down, heightMm).flatMap((length) => lengthsBetween(cuts.across, widthMm).map((width) => namer.size(width, length)));
  return words.text('sections.parted', { size: namer.size(widthMm, heightMm), count: sizes.length, parts: words.list([...new Set(sizes)]) });
}

function lengthsBetween(cuts: readonly number[], lengthMm: number): number[] {
  return [...cuts, lengthMm].map((cut, at) => cut - (cuts[at - 1] ?? 0));
}
