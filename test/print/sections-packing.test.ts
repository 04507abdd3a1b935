/** Sheets of pieces: nothing lost, nothing on top of another, and few of them (P4). */
import fc from 'fast-check';
import { cutSet } from '../../src/print/sections/cut-set';
import { usableRoom } from '../../src/print/sections/draw-page';
import { layOutSections } from '../../src/print/sections/lay-out';
import type { SectionsLayout } from '../../src/print/sections/lay-out';
import type { PlacedPiece } from '../../src/print/sections/pack-pages';
import type { Room } from '../../src/print/sections/part-room';
import { countParts, fitsPage } from '../../src/print/sections/part-room';
import type { Piece } from '../../src/print/sections/piece';
import { areaOf } from '../../src/print/sections/piece';
import type { PieceList } from '../../src/print/sections/piece-list';
import { listGeneral } from '../../src/print/sections/piece-list';
import { listFloor, placePiece } from '../../src/print/sections/place-piece';
import { sizeSections } from '../../src/print/sections/section-sizes';
import { pageSizeOf } from '../../src/print/core/paper';
import { optionsWith, shippedRuleset } from '../rules/support/shipped';

const house = optionsWith().houseRules;
const cut = (list: PieceList, square: number | null = null): Piece[] => cutSet(list, sizeSections(shippedRuleset().catalogue, house, square), shippedRuleset().catalogue);
const general = (inSight: number, square: number | null = null): Piece[] => cut(listGeneral(shippedRuleset(), house, inSight), square);

/** Everything an outline covers, on the page. */
function coverOf(placed: PlacedPiece): { x: number; y: number; right: number; bottom: number }[] {
  const { rect } = placePiece(placed, 0, 0);
  return listFloor(placed.piece).map((part) => {
    const { x, y, widthMm, heightMm } = rect(part);
    return { x, y, right: x + widthMm, bottom: y + heightMm };
  });
}

/** What is wrong with a layout: pieces outside the page or over another. */
function findFaults({ pages }: SectionsLayout, room: Room): string[] {
  const faults: string[] = [];
  pages.forEach(({ placed }, page) => {
    const covers = placed.map(coverOf);
    covers.forEach((cover, at) => {
      if (cover.some(({ x, y, right, bottom }) => x < -1e-6 || y < -1e-6 || right > room.widthMm + 1e-6 || bottom > room.heightMm + 1e-6)) faults.push(`outside on ${page}`);
      for (const other of covers.slice(at + 1)) {
        if (cover.some((a) => other.some((b) => Math.min(a.right, b.right) - Math.max(a.x, b.x) > 0.05 && Math.min(a.bottom, b.bottom) - Math.max(a.y, b.y) > 0.05))) faults.push(`overlap on ${page}`);
      }
    });
  });
  return faults;
}

const nameOf = ({ form }: Piece): string => JSON.stringify({ ...form, part: undefined });

/** Each piece once: whole, or all of its parts. */
function checkComplete(pieces: readonly Piece[], { pages }: SectionsLayout): void {
  const laid = pages.flatMap(({ placed }) => placed.map(({ piece }) => piece));
  const areas = new Map<string, number>();
  for (const piece of laid) areas.set(nameOf(piece), (areas.get(nameOf(piece)) ?? 0) + areaOf(piece));
  const wanted = new Map<string, number>();
  for (const piece of pieces) wanted.set(nameOf(piece), (wanted.get(nameOf(piece)) ?? 0) + areaOf(piece));
  expect([...areas.keys()].sort()).toEqual([...wanted.keys()].sort());
  for (const [name, area] of wanted) expect(areas.get(name)).toBeCloseTo(area, 3);
}

/** Inch squares make a room of 8 squares wider than what A4 holds, and one of 16 longer than A3: those sets need more paper. */
const papers = [['a4', null], ['letter', null], ['a3', null], ['a4', 25], ['letter', 25], ['a3', 25], ['letter', 25.4]] as const;

test.each(papers)('P4 general sets on %s, squares of %p mm: sheets within 15 % of the least by area, each piece once', (paper, square) => {
  const room = usableRoom(pageSizeOf(paper));
  for (const inSight of [2, 6, 8, 13, 30]) {
    const pieces = general(inSight, square);
    const layout = layOutSections(pieces, room, square ?? 10);
    expect(layout.leastPages).toBeCloseTo(pieces.reduce((sum, piece) => sum + areaOf(piece), 0) / (room.widthMm * room.heightMm), 9);
    expect([inSight, layout.pages.length <= Math.ceil(1.15 * layout.leastPages)]).toEqual([inSight, true]);
    expect([inSight, findFaults(layout, room)]).toEqual([inSight, []]);
    checkComplete(pieces, layout);
  }
});

test('P4 the free corners of junctions are used for markers', () => {
  const layout = layOutSections(general(8), usableRoom(pageSizeOf('a4')), 10);
  const boxed = layout.pages.flatMap(({ placed }) => placed.filter(({ piece }) => piece.pockets.length > 0).flatMap(({ x, y, piece, turned }) => (
    placed.filter((other) => other.piece.form.kind === 'marker' && other.x >= x && other.y >= y && other.x < x + (turned ? piece.heightMm : piece.widthMm) && other.y < y + (turned ? piece.widthMm : piece.heightMm))
  )));
  expect(boxed.length).toBeGreaterThanOrEqual(15);
});

test('SEC-07 rooms are cut in as few parts as the paper allows', () => {
  const { partings } = layOutSections(general(8, 25), usableRoom(pageSizeOf('a4')), 25);
  const parts = partings.map(({ widthMm, heightMm, cuts }) => [widthMm, heightMm, countParts(cuts)]);
  expect(parts).toContainEqual([300, 200, 2]);
  expect(parts).toContainEqual([400, 200, 2]);
});

test('P4 counters that lie in no junction lie in rows: few cuts right across serve them all', () => {
  for (const paper of ['a4', 'letter'] as const) {
    const { pages } = layOutSections(general(8), usableRoom(pageSizeOf(paper)), 10);
    for (const { placed } of pages) {
      const counters = placed.filter(({ piece }) => piece.form.kind === 'counter');
      // Staggered, each would have lines of its own.
      if (counters.length > 12) expect(new Set(counters.map(({ y }) => y.toFixed(1))).size).toBeLessThanOrEqual(counters.length / 3);
    }
  }
});

test('G1 the same pieces always lie in the same places', () => {
  const lay = (): string => JSON.stringify(layOutSections(general(10), usableRoom(pageSizeOf('letter')), 10));
  expect(lay()).toBe(lay());
});

test('G5 P4 any list of pieces is laid out whole and without overlap, in sizes of the house too', () => {
  const piece = fc.oneof(
    fc.record({ kind: fc.constantFrom('straight', 'corner', 'fork', 'crossing', 'dead-end'), count: fc.integer({ min: 1, max: 6 }) }),
    fc.record({ kind: fc.constant('large-room'), widthMm: fc.integer({ min: 30, max: 700 }), lengthMm: fc.integer({ min: 30, max: 700 }), count: fc.integer({ min: 1, max: 3 }) }),
  );
  const corridor = fc.record({ widthMm: fc.integer({ min: 15, max: 39 }).map((half) => 2 * half), lengthMm: fc.integer({ min: 40, max: 100 }).map((half) => 2 * half) });
  fc.assert(fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), corridor, fc.constantFrom('a4', 'letter', 'a3'), fc.constantFrom('centre', 'clear'), fc.constantFrom(null, 25, 25.4), (sections, size, paper, legMeasure, square) => {
    const room = usableRoom(pageSizeOf(paper as 'a4'));
    const catalogue = { ...shippedRuleset().catalogue, corridor: size };
    const pieces = cutSet({ sections, doors: 3, counters: { opening: ['10', '11'], section: ['12'] } }, sizeSections(catalogue, { legMeasure: legMeasure as 'centre' }, square), catalogue);
    fc.pre(pieces.every(({ form, widthMm, heightMm }) => form.kind === 'room' || fitsPage(widthMm, heightMm, room)));
    const layout = layOutSections(pieces, room, square ?? 10);
    expect(findFaults(layout, room)).toEqual([]);
    checkComplete(pieces, layout);
  }), { numRuns: 40 });
});

test('SEC-03 a junction larger than the paper is refused, with the remedy', () => {
  const catalogue = { ...shippedRuleset().catalogue, corridor: { widthMm: 100, lengthMm: 150 } };
  const pieces = cutSet({ sections: [{ kind: 'crossing', count: 1 }], doors: 0, counters: {} }, sizeSections(catalogue, { legMeasure: 'clear' }, null), catalogue);
  expect(() => layOutSections(pieces, usableRoom(pageSizeOf('a4')), 10)).toThrow(expect.objectContaining({ code: 'SECTIONS_PAPER' }));
  expect(layOutSections(pieces, usableRoom(pageSizeOf('a3')), 10).pages.length).toBe(1);
});

test('SEC-07 what nobody could cut is refused: rooms too narrow or too long, and sets without end', () => {
  const refused = (list: Partial<PieceList>, code: string): void => expect(() => layOutSections(cut({ sections: [], doors: 0, counters: {}, ...list }), usableRoom(pageSizeOf('a4')), 10)).toThrow(expect.objectContaining({ code }));
  refused({ sections: [{ kind: 'large-room', widthMm: 29, lengthMm: 100, count: 1 }] }, 'SECTIONS_SIZE');
  refused({ sections: [{ kind: 'large-room', widthMm: 990000, lengthMm: 100, count: 1 }] }, 'SECTIONS_SIZE');
  refused({ sections: [{ kind: 'large-room', widthMm: 2000, lengthMm: 2000, count: 3 }] }, 'SECTIONS_TOO_MANY');
  refused({ sections: [{ kind: 'straight', count: 100_000 }] }, 'SECTIONS_TOO_MANY');
});
