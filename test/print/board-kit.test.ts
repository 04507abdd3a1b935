import { buildBoardKit } from '../../src/print/board/board-kit';
import { prepareBoard } from '../../src/print/board/draw-board';
import { findWindow, layPageGrid, listJoins, nameTile, overlapMm } from '../../src/print/board/page-grid';
import type { PageGrid } from '../../src/print/board/page-grid';
import { listBoardCards, viewPrintedBoard } from '../../src/print/board/printed-board';
import { pageSizeOf, printPapers } from '../../src/print/core/paper';
import type { KitInput } from '../../src/print/kit';
import type { Box } from '../../src/render/svg/box-grid';
import { boxOf } from '../../src/render/svg/labels';
import { themes } from '../../src/render/svg/themes';
import type { Rect, SessionDocument } from '../../src/session/document';
import type { PackKit } from '../render/pack-session';
import { loadPackKit, makeSession } from '../render/pack-session';
import { makeKitPdf, printInput } from './print-kit';
import { findInked, findLongestRun, makeSolid, rasterise, readPages, readSolid, readWords, testWithPoppler } from './read-pdf';
import { readRects } from './read-paths';

let kit: PackKit;
beforeAll(async () => {
  kit = await loadPackKit();
});

const languages = ['es', 'ca', 'en'] as const;
const gridOf = (input: KitInput): PageGrid => layPageGrid(viewPrintedBoard(input).view, input.page);
const floorsOf = ({ board }: SessionDocument): Rect[] => board.sections.filter(({ kind }) => kind !== 'outside').flatMap(({ floor }) => floor);
const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** Inputs of some boards, one on each paper. */
function listInputs(): KitInput[] {
  return printPapers.map((on, at) => printInput(kit, makeSession(kit, `board-${at}`, ['rescate', 'huida', 'busqueda-y-destruccion'][at]!), { on, language: languages[at]!, theme: at === 1 ? 'colour' : 'ink' }));
}

let printed: Promise<{ readonly input: KitInput; readonly pdf: Uint8Array }[]> | undefined;

/** Those boards as PDFs, made once for all tests that look at them. */
function printBoards(): Promise<{ readonly input: KitInput; readonly pdf: Uint8Array }[]> {
  return printed ??= Promise.all(listInputs().map(async (input) => ({ input, pdf: await makeKitPdf(buildBoardKit, input) })));
}

test('P1 the floor of every section is drawn in its millimetres, to a hundredth, on each page that shows it', async () => {
  for (const { input, pdf } of await printBoards()) {
    const { window, tiles } = gridOf(input);
    const pages = readRects(pdf);
    expect(pages).toHaveLength(tiles.length + 1);
    let found = 0;
    for (const [at, tile] of tiles.entries()) {
      for (const [x, y, width, height] of floorsOf(input.document)) {
        const [left, top] = [x - tile.x + window.x, y - tile.y + window.y];
        if (left >= window.x + window.widthMm || left + width <= window.x || top >= window.y + window.heightMm || top + height <= window.y) continue;
        found += 1;
        const same = pages[at + 1]!.some((rect) => [rect.left - left, rect.top - top, rect.right - left - width, rect.bottom - top - height].every((off) => Math.abs(off) < 0.01));
        expect([tile.label, x, y, width, height, same]).toEqual([tile.label, x, y, width, height, true]);
      }
    }
    expect(found).toBeGreaterThanOrEqual(floorsOf(input.document).length);
  }
}, 60_000);

test('S3 numbers of sections stand off the joins of sheets', () => {
  /** How many numbers lie over a join, where numbers are placed with an eye on some joins. */
  const countCut = (input: KitInput, joinsOf: (grid: PageGrid) => readonly Box[]): number => {
    const grid = gridOf(input);
    const { labels } = prepareBoard(viewPrintedBoard(input).view, { theme: themes.ink, form: input.form }, input.document.ruleset.catalogue.corridor.widthMm, joinsOf(grid));
    return labels.sections.filter((label) => listJoins(grid).some((join) => meets(boxOf(label), join))).length;
  };
  const inputs = Array.from({ length: 8 }, (_, at) => printInput(kit, makeSession(kit, `joins-${at}`, 'rescate'), { on: at % 2 ? 'letter' : 'a4' }));
  const sum = (joinsOf: (grid: PageGrid) => readonly Box[]): number => inputs.reduce((total, input) => total + countCut(input, joinsOf), 0);
  // Twelve would; one finds no other place, since a corridor leaves it little room.
  expect(sum(() => [])).toBeGreaterThan(10);
  expect(sum(listJoins)).toBeLessThan(2);
});

function meets([left, top, right, bottom]: Box, other: Box): boolean {
  return left < other[2] && right > other[0] && top < other[3] && bottom > other[1];
}

test('P4 only pages that hold something are printed, and together they show every floor', () => {
  for (const input of listInputs()) {
    const { window, stepX, stepY, columns, rows, tiles } = gridOf(input);
    const floors = floorsOf(input.document);
    for (const { x, y } of tiles) expect(floors.some(([fx, fy, fw, fh]) => fx < x + window.widthMm && fx + fw > x && fy < y + window.heightMm && fy + fh > y)).toBe(true);
    if (input.page.id !== 'a3') expect(tiles.length).toBeLessThan(columns * rows);
    // Walls and doors, half in a floor and half beyond it, are shown with it.
    const isShown = (px: number, py: number): boolean => tiles.some(({ x, y }) => px >= x && px <= x + window.widthMm && py >= y && py <= y + window.heightMm);
    for (const [fx, fy, fw, fh] of floors) {
      for (let px = fx - 2; px <= fx + fw + 2; px += 2) for (let py = fy - 2; py <= fy + fh + 2; py += 2) if (!isShown(px, py)) throw new Error(`(${px}, ${py}) is on no page`);
    }
    const bound = floors.reduce((sum, [, , width, height]) => sum + width * height, 0) / (stepX * stepY);
    expect(tiles.length).toBeGreaterThanOrEqual(bound);
  }
});

test('P1 neighbouring pages share a strip of exactly 10 mm, in whole millimetres', () => {
  expect(overlapMm).toBe(10);
  for (const input of listInputs()) {
    const { window, tiles } = gridOf(input);
    const at = (column: number, row: number) => tiles.find((tile) => tile.column === column && tile.row === row);
    let pairs = 0;
    for (const tile of tiles) {
      const [right, below] = [at(tile.column + 1, tile.row), at(tile.column, tile.row + 1)];
      for (const [shared, next] of [[right && tile.x + window.widthMm - right.x, right], [below && tile.y + window.heightMm - below.y, below]] as const) {
        if (!next) continue;
        pairs += 1;
        expect(shared).toBe(10);
      }
    }
    expect(pairs).toBeGreaterThan(0);
  }
});

test('P4 labels of rows and columns: A1, A2, B1, and AA after Z', () => {
  expect([nameTile(0, 0), nameTile(1, 0), nameTile(0, 1), nameTile(11, 25), nameTile(0, 26), nameTile(2, 27)]).toEqual(['A1', 'A2', 'B1', 'Z12', 'AA1', 'AB3']);
});

testWithPoppler('P1 every page has a ruler of 100 mm on both axes, measured as a printer draws it', async () => {
  const dpi = 300;
  const input = printInput(kit, makeSession(kit, 'board-1', 'huida'), { on: 'letter' });
  const window = findWindow(input.page);
  const pages = rasterise(await makeKitPdf(buildBoardKit, input), dpi, 1, 4);
  expect(pages).toHaveLength(4);
  for (const page of pages.slice(1)) {
    expect(Math.abs(findLongestRun(page, dpi, [10, window.y - 4.5, window.x + 112, window.y - 3.5], false) - 100)).toBeLessThan(0.5);
    expect(Math.abs(findLongestRun(page, dpi, [window.x - 4.3, window.y, window.x - 3.3, window.y + 112], true) - 100)).toBeLessThan(0.5);
  }
  // The index: in the box that says how to print, right of the text, and beside the small map.
  expect(Math.abs(findLongestRun(pages[0]!, dpi, [90, 22, 203, 29], false) - 100)).toBeLessThan(0.5);
  expect(Math.abs(findLongestRun(pages[0]!, dpi, [11.7, 50, 12.7, 200], true) - 100)).toBeLessThan(0.5);
});

testWithPoppler('P2 nothing is printed in the margins: neither words nor ink, on any paper', async () => {
  for (const { input, pdf } of await printBoards()) {
    const { widthMm, heightMm } = input.page;
    // Words of the board itself may run on beyond its window, where they are not seen.
    const window = findWindow(input.page);
    expect(readWords(pdf).filter(({ page, text, left, top, right, bottom }) => (
      !(page > 1 && /^[\d?]+$/.test(text) && bottom > window.y && top < window.y + window.heightMm) && (left < 9.9 || top < 9 || right > widthMm - 9.9 || bottom > heightMm - 9.5)
    ))).toEqual([]);
    for (const page of rasterise(pdf, 72)) {
      const inked = findInked(page, 72)!;
      expect([inked.left > 9.6, inked.top > 9.6, inked.right < widthMm - 9.6, inked.bottom < heightMm - 9.6]).toEqual([true, true, true, true]);
    }
  }
}, 120_000);

testWithPoppler('PRE-08 the board says on each page who may see it; page one says how to print, P3 in its language', async () => {
  const audiences = { sealed: ['Para abrir al acabar la partida', 'Per obrir en acabar la partida', 'To be opened after the game'], master: ['Solo para quien dirige', 'Només per a qui dirigeix', 'Only for whoever runs the game'] };
  for (const [at, language] of languages.entries()) {
    for (const secrecy of ['sealed', 'master'] as const) {
      const document = makeSession(kit, 'SemillaSecreta', 'rescate');
      const input = printInput(kit, document, { language, secrecy });
      const pdf = await makeKitPdf(buildBoardKit, input);
      const pages = readPages(pdf);
      expect(latin(pdf)).toMatch(/\/PrintScaling \/None/);
      expect(makeSolid(pages[0]!)).toContain(makeSolid(input.words.text('sheet.printing', { paper: 'A4' })));
      const { tiles } = gridOf(input);
      for (const [number, text] of pages.entries()) {
        expect(makeSolid(text)).toContain(makeSolid(audiences[secrecy][at]!));
        expect(text).toContain(document.tag);
        expect(text).not.toContain('SemillaSecreta');
        if (number > 0) expect(text).toContain(tiles[number - 1]!.label);
      }
      for (const { label } of tiles) expect(pages[0]).toContain(label);
    }
  }
}, 60_000);

testWithPoppler('P3 P4 a single sheet has no index and nothing on joining; it says how to print', async () => {
  const document = makeSession(kit, 'board-0', 'rescate');
  const plain = printInput(kit, document);
  const input = { ...plain, card: listBoardCards(document, plain.words)[0]! };
  expect(gridOf(input).tiles).toHaveLength(1);
  const [only, ...more] = readPages(await makeKitPdf(buildBoardKit, input)).map(makeSolid);
  expect(more).toEqual([]);
  expect(only).toContain(makeSolid(input.words.text('sheet.printing', { paper: 'A4' })));
  expect(only).not.toContain(makeSolid(input.words.text('board.joinNone')));
});

testWithPoppler('PRE-02 numbers of sections and openings stand on the pages as on the map', async () => {
  const document = makeSession(kit, 'board-0', 'rescate');
  const text = readSolid(await makeKitPdf(buildBoardKit, printInput(kit, document)));
  const numbers = [...document.board.sections, ...document.board.openings].map(({ number }) => number).filter((number) => number > 0);
  expect(numbers.length).toBeGreaterThan(10);
  for (const number of numbers) expect(text).toContain(String(number));
});

test.each([['rescate', 'board-0'], ['busqueda-y-destruccion', 'g1']])('PRE-08 a card shows its pieces and no others, at true size, whether another card brings them too or not: %s', async (mission, seed) => {
  const document = makeSession(kit, seed, mission);
  const plain = printInput(kit, document);
  const cards = listBoardCards(document, plain.words);
  expect(cards[0]!.discovery.opening).toBe(-1);
  expect(new Set(cards.map(({ label }) => label)).size).toBe(cards.length);
  // Every section comes to the table with exactly one card.
  const owned = cards.flatMap(({ discovery }) => discovery.entries.filter((entry) => entry.owned).map(({ section }) => section));
  expect([...owned].sort((a, b) => a - b)).toEqual(document.board.sections.filter(({ kind }) => kind !== 'outside').map(({ id }) => id));
  for (const card of cards) {
    const input = { ...plain, card };
    const { view, audience } = viewPrintedBoard(input);
    expect(audience).toContain(`«${card.label}»`);
    expect(view.sections.filter(({ label }) => label !== '').map(({ label }) => Number(label))).toEqual(card.discovery.entries.map(({ section }) => document.board.sections[section]!.number));
    const fresh = new Set(card.discovery.newOpenings.map((id) => String(document.board.openings[id]!.number)));
    for (const { label } of view.openings) expect(label === '' || fresh.has(label)).toBe(true);
    const { tiles, window } = gridOf(input);
    const pages = readRects(await makeKitPdf(buildBoardKit, input));
    // A single sheet has no index before it.
    expect(pages).toHaveLength(tiles.length === 1 ? 1 : tiles.length + 1);
    const sizes = pages.slice(tiles.length === 1 ? 0 : 1).flat().map(({ left, top, right, bottom }) => [right - left, bottom - top]);
    for (const { section } of card.discovery.entries) {
      for (const [, , width, height] of document.board.sections[section]!.floor) {
        expect(sizes.some(([w, h]) => [[width, height], [height, width]].some(([a, b]) => Math.abs(w! - a!) < 0.01 && Math.abs(h! - b!) < 0.01))).toBe(true);
      }
    }
    expect(tiles.length).toBeGreaterThan(0);
    expect(window.widthMm).toBeGreaterThan(100);
  }
}, 60_000);

test('G1 the same board gives the same bytes', async () => {
  const [first] = await printBoards();
  expect(Buffer.compare(Buffer.from(first!.pdf), Buffer.from(await makeKitPdf(buildBoardKit, listInputs()[0]!)))).toBe(0);
});

test('S3 boards of every mission find room for their words, in each language and on every paper', async () => {
  for (const [at, mission] of ['busqueda-y-destruccion', 'objetivo-primario', 'asesinato', 'rescate', 'exterminio', 'sabotaje', 'huida'].entries()) {
    const document = makeSession(kit, `room-${at}`, mission, { maxSections: 45 });
    // Words without room throw.
    await expect(makeKitPdf(buildBoardKit, printInput(kit, document, { language: languages[at % 3]!, on: printPapers[(at + 1) % 3]! }))).resolves.toBeInstanceOf(Uint8Array);
  }
}, 120_000);

test('P4 a board that nobody would glue together is refused with its number of pages', () => {
  const { document, page } = printInput(kit, makeSession(kit, 'board-0', 'rescate'));
  const view = viewPrintedBoard(printInput(kit, document)).view;
  const wide = { ...view, sections: view.sections.map((section) => ({ ...section, floor: section.floor.map(([x, y, width, height]): Rect => [x, y, width * 1000, height * 1000]) })) };
  expect(() => layPageGrid(wide, page)).toThrow(/^BOARD_TOO_LARGE/);
});

test('S5 a hostile name stays text', async () => {
  const document = makeSession(kit, 'hostile', 'rescate');
  const evil = `<svg onload=x> ${'W'.repeat(300)} \u0000\u202e "'& ${'largo '.repeat(100)}`;
  const hostile = { ...document, mission: { ...document.mission, name: { es: evil, ca: evil, en: evil } } };
  const source = latin(await makeKitPdf(buildBoardKit, printInput(kit, hostile)));
  expect(source).not.toMatch(/\/(JavaScript|JS|URI|Launch|EmbeddedFile|SubmitForm)\b/);
  expect(source).toContain('%%EOF');
});

test('P2 the window of a page is whole millimetres within margins, rulers and foot', () => {
  expect(findWindow(pageSizeOf('a4'))).toEqual({ x: 17, y: 20, widthMm: 180, heightMm: 256 });
});
