/** The PDF of a set, as it comes out of a printer. */
import { buildSections, buildSectionsKit, laySet } from '../../src/print/sections/sections-kit';
import type { SectionsInput } from '../../src/print/sections/sections-kit';
import { listGeneral, listNeeded } from '../../src/print/sections/piece-list';
import { createNamer } from '../../src/print/sections/section-names';
import { pageSizeOf, printPapers } from '../../src/print/core/paper';
import { capitalise } from '../../src/render/map/map-words';
import { createPackWords } from '../../src/render/pack/pack-words';
import { makeUsualTheme } from '../../src/render/theme/usual-theme';
import { optionsWith, shippedRuleset } from '../rules/support/shipped';
import type { PackKit } from '../render/pack-session';
import { loadPackKit, makeSession } from '../render/pack-session';
import { makePdf, printInput } from './print-kit';
import { findInked, makeSolid, rasterise, readPages, readWords, testWithPoppler } from './read-pdf';
import type { Stroke } from './read-strokes';
import { readStrokes } from './read-strokes';

let kit: PackKit;
beforeAll(async () => {
  kit = await loadPackKit();
});

const languages = ['es', 'ca', 'en'] as const;

function inputWith({ language = 'es', on = 'a4', ...changes }: Partial<SectionsInput> & { readonly language?: 'es' | 'ca' | 'en'; readonly on?: 'a4' | 'letter' | 'a3' } = {}): SectionsInput {
  const ruleset = shippedRuleset();
  const house = optionsWith().houseRules;
  return {
    list: listGeneral(ruleset, house, 8), purpose: 'general', catalogue: ruleset.catalogue, house, squareMm: null, page: pageSizeOf(on),
    form: makeUsualTheme().forms.full, words: createPackWords(language, kit.templates.texts, ruleset.labels), about: '', tag: '', ...changes,
  };
}

const print = (input: SectionsInput): Promise<Uint8Array> => makePdf(buildSections(input), input);

/** The lines to cut along: closed black hairs. */
const cutLines = (strokes: readonly Stroke[]): Stroke[] => strokes.filter(({ closed, colour, widthMm }) => closed && colour === '0 0 0' && Math.abs(widthMm - 0.15) < 0.001);

/** A rectangle, and the junctions of 10 cm with ways of 6 cm, as the rulebook has them. */
const box = (width: number, height: number): number[][] => [[0, 0], [width, 0], [width, height], [0, height]];
const outlines: Readonly<Record<string, readonly number[][]>> = {
  straight: box(60, 100),
  corner: [[0, 0], [80, 0], [80, 60], [60, 60], [60, 80], [0, 80]],
  fork: [[0, 0], [100, 0], [100, 60], [80, 60], [80, 80], [20, 80], [20, 60], [0, 60]],
  crossing: [[20, 0], [80, 0], [80, 20], [100, 20], [100, 80], [80, 80], [80, 100], [20, 100], [20, 80], [0, 80], [0, 20], [20, 20]],
  'room 20 × 20': box(200, 200), 'room 20 × 10': box(200, 100), door: box(30, 24), marker: box(20, 20), counter: box(15, 15),
};

/** Side by side with another outline, from any corner, upright or turned a quarter. */
function matches(points: Stroke['points'], outline: readonly number[][]): boolean {
  const put = (list: readonly (readonly number[])[]): number[][] => {
    const [left, top] = [0, 1].map((axis) => Math.min(...list.map((point) => point[axis]!)));
    return list.map(([x, y]) => [x! - left!, y! - top!]);
  };
  const found = put(points);
  return [outline, put(outline.map(([x, y]) => [-y!, x!]))].some((wanted) => found.length === wanted.length
    && wanted.some((_, shift) => found.every(([x, y], at) => {
    const [wx, wy] = wanted[(at + shift) % wanted.length]!;
    return Math.abs(x! - wx!) < 0.01 && Math.abs(y! - wy!) < 0.01;
  })));
}

test.each(printPapers)('P1 every piece on %s has its size in the file within 0.01 mm, and there are as many as page one says', async (on) => {
  const input = inputWith({ on });
  const [, ...pages] = readStrokes(await print(input));
  const lines = pages.flatMap(cutLines);
  const { pieces, layout } = laySet(input);
  const kinds = Object.entries(outlines).map(([name, outline]) => [name, lines.filter(({ points }) => matches(points, outline)).length] as const);
  const count = (test: (form: (typeof pieces)[number]['form']) => boolean): number => pieces.filter(({ form }) => test(form)).length;
  expect(Object.fromEntries(kinds)).toMatchObject({
    // A dead end has the outline of a straight.
    straight: count((form) => form.kind === 'corridor' && ['straight', 'dead-end'].includes(form.corridor)),
    corner: count((form) => form.kind === 'corridor' && form.corridor === 'corner'),
    fork: count((form) => form.kind === 'corridor' && form.corridor === 'fork'),
    crossing: count((form) => form.kind === 'corridor' && form.corridor === 'crossing'),
    door: count((form) => form.kind === 'door'), marker: count((form) => form.kind === 'marker'), counter: count((form) => form.kind === 'counter'),
  });
  // Rooms in parts: together they have the area of the whole.
  const areaOfLine = ({ points }: Stroke): number => Math.abs(points.reduce((sum, [x, y], at) => sum + x * points[(at + 1) % points.length]![1] - points[(at + 1) % points.length]![0] * y, 0)) / 2;
  expect(lines.reduce((sum, line) => sum + areaOfLine(line), 0)).toBeCloseTo(layout.leastPages * (input.page.widthMm - 10) * (input.page.heightMm - 17), 0);
  expect(kinds.find(([name]) => name === 'room 20 × 20')![1]).toBeGreaterThanOrEqual(2);
});

/** The two rulers of a sheet: lines of 100 mm with eleven ticks. */
function findBars(strokes: readonly Stroke[]): Stroke[] {
  return strokes.filter(({ points, colour, widthMm }) => points.length === 2 && colour === '0 0 0' && Math.abs(widthMm - 0.2) < 0.001
    && Math.abs(Math.abs(points[1]![0] - points[0]![0]) + Math.abs(points[1]![1] - points[0]![1]) - 100) < 0.01);
}

test.each(['a4', 'letter'] as const)('P1 rulers lie on no piece, at most along its edge, on %s', async (on) => {
  for (const squareMm of [null, 25]) {
    for (const strokes of readStrokes(await print(inputWith({ on, squareMm }))).slice(1)) {
      const bars = findBars(strokes);
      expect(bars).toHaveLength(2);
      for (const { points: [from, to] } of bars) {
        const [x, y] = [(from![0] + to![0]) / 2, (from![1] + to![1]) / 2];
        // Rooms and parts of rooms, which alone are as long as a ruler.
        const over = cutLines(strokes).filter(({ points }) => points.length === 4 && x > Math.min(...points.map((point) => point[0])) && x < Math.max(...points.map((point) => point[0])) && y > Math.min(...points.map((point) => point[1])) && y < Math.max(...points.map((point) => point[1])));
        expect(over).toEqual([]);
      }
    }
  }
});

testWithPoppler('P1 both rulers of every sheet measure 100 mm on the printed page', async () => {
  const dpi = 300;
  for (const [on, squareMm] of [['a4', null], ['letter', 25]] as const) {
    const input = inputWith({ on, squareMm });
    const bytes = await print(input);
    const [, ...pages] = readStrokes(bytes);
    const [, ...rasters] = rasterise(bytes, dpi);
    pages.forEach((strokes, at) => {
      const bars = findBars(strokes);
      expect([at, bars.map(({ points: [from, to] }) => (from![1] === to![1] ? 'lying' : 'standing')).sort()]).toEqual([at, ['lying', 'standing']]);
      for (const { points: [from, to] } of bars) {
        const { width, pixels } = rasters[at]!;
        const isLying = from![1] === to![1];
        const [x, y] = [(from![0] + to![0]) / 2, (from![1] + to![1]) / 2].map((mm) => Math.floor((mm * dpi) / 25.4)) as [number, number];
        // Along the edge of a piece the ruler goes on as a line to cut along: there its longest ticks are its ends.
        const onEdge = !isLying && Math.abs(input.page.widthMm - 5 - from![0]) < 0.01;
        const column = onEdge ? x - Math.round((1.5 * dpi) / 25.4) : x;
        const dark = (step: number): boolean => pixels[isLying ? y * width + x + step : (y + step) * width + column]! < 60;
        const half = Math.round((50 * dpi) / 25.4);
        let [before, after] = onEdge ? [3 - half, half - 3] : [0, 0];
        while (onEdge && !dark(before)) before--;
        while (onEdge && !dark(after)) after++;
        while (dark(before - 1)) before--;
        while (dark(after + 1)) after++;
        // The strokes at the ends are 0.2 mm wide: half of each lies beyond.
        const mm = ((after - before + 1) * 25.4) / dpi;
        expect([at, isLying, Math.abs(mm - 100.2) < 0.3]).toEqual([at, isLying, true]);
      }
    });
  }
});

testWithPoppler.each([['a4', 'es'], ['letter', 'ca'], ['a3', 'en']] as const)('P2 nothing lies outside the margins of %s, in %s', async (on, language) => {
  const dpi = 60;
  const input = inputWith({ on, language, list: listGeneral(shippedRuleset(), optionsWith().houseRules, 5) });
  for (const raster of rasterise(await print(input), dpi)) {
    const { left, top, right, bottom } = findInked(raster, dpi)!;
    // Half the width of a cut line, and a pixel that is partly covered.
    const least = 5 - 0.1 - 25.4 / dpi;
    expect(Math.min(left, top, input.page.widthMm - right, input.page.heightMm - bottom)).toBeGreaterThanOrEqual(least);
  }
});

testWithPoppler.each(languages)('S3 no text runs over a line to cut along, with the longest names of %s and the narrowest corridors', async (language) => {
  const ruleset = shippedRuleset();
  const narrow = { ...ruleset.catalogue, corridor: { widthMm: 30, lengthMm: 80 } };
  for (const catalogue of [ruleset.catalogue, narrow]) {
    const bytes = await print(inputWith({ language, catalogue }));
    const pages = readStrokes(bytes).map(cutLines);
    for (const { page, text, left, top, right, bottom } of readWords(bytes)) {
      // Boxes of words have air for accents and tails.
      const air = 0.2 * Math.min(right - left, bottom - top);
      const crossing = pages[page - 1]!.filter(({ points }) => points.some(([x1, y1], at) => {
        const [x2, y2] = points[(at + 1) % points.length]!;
        return Math.max(x1, x2) > left + air && Math.min(x1, x2) < right - air && Math.max(y1, y2) > top + air && Math.min(y1, y2) < bottom - air;
      }));
      expect([page, text, crossing.length]).toEqual([page, text, 0]);
    }
  }
});

testWithPoppler.each(languages)('P3 page one says how to print, and every piece says what it is, in %s', async (language) => {
  const input = inputWith({ language });
  const bytes = await print(input);
  const pages = readPages(bytes).map(makeSolid);
  const has = (page: string, text: string): void => expect(page).toContain(makeSolid(text));
  has(pages[0]!, input.words.text('sheet.printing', { paper: 'A4' }));
  for (const step of input.words.text('sections.steps').split('|')) has(pages[0]!, step);
  const namer = createNamer(input.words, null);
  const { layout } = laySet(input);
  expect(pages).toHaveLength(layout.pages.length + 1);
  layout.pages.forEach(({ placed }, at) => {
    for (const { piece } of placed) if (piece.form.kind === 'corridor' || piece.form.kind === 'room') has(pages[at + 1]!, namer.onPiece(piece));
    has(pages[at + 1]!, input.words.text('sections.foot', { page: at + 1, pages: layout.pages.length }));
  });
  expect(Buffer.from(bytes).toString('latin1')).toMatch(/\/PrintScaling \/None/);
});

testWithPoppler.each([
  ['es', 'a4', null, '30 × 20 cm: va en 2 partes, de 20 × 20 cm y 10 × 20 cm.'],
  ['ca', 'letter', null, '30 × 30 cm: va en 4 parts, de 20 × 15 cm i 10 × 15 cm.'],
  ['en', 'a4', 25, '12 × 8 squares: it comes in 2 parts, of 8 × 8 squares and 4 × 8 squares.'],
] as const)('P3 page one says into which parts a large room is cut, in %s on %s with squares of %p mm', async (language, on, squareMm, text) => {
  const [page] = readPages(await print(inputWith({ language, on, squareMm })));
  expect(makeSolid(page!)).toContain(makeSolid(text));
});

test('G1 the same set is the same file', async () => {
  const first = await print(inputWith());
  await print(inputWith({ language: 'en', on: 'letter' }));
  expect(Buffer.compare(Buffer.from(await print(inputWith())), Buffer.from(first))).toBe(0);
});

testWithPoppler('SEC-08 PRE-08 the kit of a session carries its tag and never its seed', async () => {
  const document = makeSession(kit, 'a seed to keep', 'rescate');
  const input = printInput(kit, document);
  const text = readPages(await makePdf(buildSectionsKit(input), input)).map(makeSolid);
  expect(text[0]).toContain(document.tag);
  expect(text.join('')).not.toContain(makeSolid('a seed to keep'));
  // PRE-02: a counter for each opening, and one for each section, in a frame of its own.
  const numbersOf = (things: readonly { readonly number: number }[]): number[] => things.map(({ number }) => number).filter((number) => number > 0).sort((a, b) => a - b);
  const counters = listNeeded(document).counters;
  expect(counters).toEqual({ opening: numbersOf(document.board.openings).map(String), section: numbersOf(document.board.sections).map(String) });
  for (const number of Object.values(counters).flat()) expect(text.slice(1).some((page) => page.includes(number))).toBe(true);
  for (const use of ['opening', 'section']) expect(text[0]).toContain(makeSolid(capitalise(input.words.text(`sections.counter.${use}`))));
});
