/** Every theme, in both inks, on every map: the same facts as the usual look, well-formed, and with little ink where it is to be saved. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPng } from '../../src/io/draw-png';
import { listThemeNames, loadShippedTheme } from '../../src/io/load-theme';
import type { RenderOptions } from '../../src/render/renderer';
import { renderMap, renderRevealedMap, renderStartMap } from '../../src/render/svg/map-svg';
import type { LayerName, Theme as MapTheme } from '../../src/render/svg/themes';
import { makeTile } from '../../src/render/theme/floor-patterns';
import { makeMapTheme } from '../../src/render/theme/make-map-theme';
import { paintFloor } from '../../src/render/theme/paint-floor';
import { floorKinds, patternNames, shippedThemeIds } from '../../src/render/theme/theme';
import type { Ink, Theme } from '../../src/render/theme/theme';
import { makeUsualTheme } from '../../src/render/theme/usual-theme';
import type { SessionDocument } from '../../src/session/document';
import type { Labels } from '../../src/tables/ruleset';
import { loadPackKit, makeSession } from './pack-session';
import { decodePixels } from './png-reading';
import { listElements, parseXml, readNumbers } from './svg-reading';

const inks: readonly Ink[] = ['full', 'save'];
const cases = shippedThemeIds.flatMap((id) => inks.map((ink) => ({ id, ink })));
let labels: Labels;
let document: SessionDocument;
let themes: Readonly<Record<string, Theme>>;

beforeAll(async () => {
  const kit = await loadPackKit();
  labels = kit.ruleset.labels;
  document = makeSession(kit, '42', 'rescate', { maxSections: 15 });
  themes = Object.fromEntries(await Promise.all(shippedThemeIds.map(async (id) => [id, await loadShippedTheme(id, 'en')] as const)));
});

const options = (theme: RenderOptions['theme'], changes: Partial<RenderOptions> = {}): RenderOptions => ({
  language: 'es', paper: 'a4', theme, secrecy: 'sealed', command: 'plasma-wall generate --mission rescate --seed 42 --lang es', ...changes,
});

const revealed = () => ({ sections: document.board.sections.slice(0, 6).map(({ number }) => number), openings: [] });

function drawAll(theme: RenderOptions['theme']): string[] {
  return [
    renderMap(document, labels, options(theme)),
    renderStartMap(document, labels, options(theme)),
    renderRevealedMap(document, labels, options(theme, { revealed: revealed() })),
    renderRevealedMap(document, labels, options(theme, { revealed: revealed(), deployment: { sections: revealed().sections, enemies: [] } })),
  ];
}

let usualMaps: ReturnType<typeof parseXml>[] | undefined;

/** The maps in the usual look, drawn once. */
function drawUsual(): ReturnType<typeof parseXml>[] {
  return (usualMaps ??= drawAll('colour').map(parseXml));
}

test.each(cases)('issue C: $id with ink $ink draws every map, well-formed, with the numbers of the usual look', ({ id, ink }) => {
  const usual = drawUsual();
  drawAll(makeMapTheme(themes[id]!, ink)).forEach((markup, at) => {
    const map = parseXml(markup);
    for (const style of ['section', 'opening', 'keySection', 'keyOpening']) expect([at, style, readNumbers(map, style)]).toEqual([at, style, readNumbers(usual[at]!, style)]);
    // What is pointed at is there, once.
    const ids = listElements(map).map((element) => element.getAttribute('id')).filter((name) => name !== null && name !== '');
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, name] of markup.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(name);
    expect(markup).not.toMatch(/undefined|NaN|null/);
  });
});

test.each(cases)('issue C: $id with ink $ink has an own pattern in every kind of floor', ({ id, ink }) => {
  const form = themes[id]!.forms[ink];
  const markup = renderMap(document, labels, options(makeMapTheme(themes[id]!, ink)));
  for (const kind of floorKinds) expect([kind, form.floors[kind].pattern === 'none' || markup.includes(`id="floor-${kind}"`)]).toEqual([kind, true]);
});

test('S1 squares are in the key only where the floor has squares of the size it names', () => {
  const has = (theme: RenderOptions['theme']) => renderMap(document, labels, options(theme)).includes('class="slabIcon"');
  expect(shippedThemeIds.map((id) => [id, has(makeMapTheme(themes[id]!, 'full'))])).toEqual([['nave', true], ['base', false], ['cueva', false], ['oficina', true]]);
});

test('S4 where a map is small the patterns grow, and still fit between the walls of a corridor', async () => {
  const kit = await loadPackKit();
  const large = makeSession(kit, 'grande', 'rescate', { maxSections: 45 });
  const markup = renderMap(large, labels, options(makeMapTheme(themes['nave']!, 'full')));
  const scale = Number(/1:([\d,]+)/.exec(markup)![1]!.replace(',', '.'));
  const width = Number(/id="floor-corridor" width="([\d.]+)"/.exec(markup)![1]);
  expect(width).toBeGreaterThanOrEqual(1.6);
  const corridors = 60 / scale / width;
  expect(Math.abs(corridors - Math.round(corridors))).toBeLessThan(0.01);
});

/** Relative luminance as a greyscale printer sees it, 0 to 255. */
function greyOf(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

test.each(cases)('issue C: $id with ink $ink is legible in grey: text and walls stand out from floor and paper, lines do not', ({ id, ink }) => {
  const { accent, floors, paper, text, wall } = themes[id]!.forms[ink];
  for (const kind of floorKinds) {
    const floor = greyOf(floors[kind].fill);
    expect([kind, floor - greyOf(text) > 120, floor - greyOf(wall.colour) > 100, floor - greyOf(accent) > 90]).toEqual([kind, true, true, true]);
    expect([kind, greyOf(floors[kind].lines) > 100]).toEqual([kind, true]);
  }
  expect(greyOf(paper) - greyOf(text)).toBeGreaterThan(150);
});

/** Share of black in the whole page, frame and texts included. */
async function measureInk(theme: RenderOptions['theme']): Promise<number> {
  const pixels = decodePixels(await drawPng(renderMap(document, labels, options(theme)), 40));
  let dark = 0;
  for (let at = 0; at < pixels.length; at += 4) dark += 255 - (pixels[at]! + pixels[at + 1]! + pixels[at + 2]!) / 3;
  return dark / 255 / (pixels.length / 4);
}

test('issue C: what saves ink takes less of it than the black and white look, and far less than the other form', async () => {
  const plain = await measureInk('ink');
  for (const id of shippedThemeIds) {
    const [full, save] = [await measureInk(makeMapTheme(themes[id]!, 'full')), await measureInk(makeMapTheme(themes[id]!, 'save'))];
    expect([id, save < plain, save < full * 0.65]).toEqual([id, true, true]);
  }
}, 60_000);

describe('a piece of floor at true size', () => {
  const place = { moduleMm: 20 };
  const numbersOf = (path: string): number[] => (path.match(/-?[\d.]+/g) ?? []).map(Number);

  test.each(cases)('issue C: $id with ink $ink paints floors whose paths stay inside, the same each time', ({ id, ink }) => {
    const form = themes[id]!.forms[ink];
    for (const kind of floorKinds) {
      for (const rect of [[0, 0, 60, 100], [13, 7, 200, 99.5], [-40, -30, 0.5, 300]] as const) {
        const painted = paintFloor(form, kind, rect, place);
        expect(painted).toEqual(paintFloor(form, kind, rect, place));
        for (const { path } of painted.marks) {
          expect(path).toMatch(/^(?:[ML]-?[\d.]+ -?[\d.]+|z)+$/);
          const numbers = numbersOf(path);
          const [xs, ys] = [numbers.filter((_, at) => at % 2 === 0), numbers.filter((_, at) => at % 2 === 1)];
          expect([kind, Math.min(...xs) >= rect[0] - 0.001, Math.max(...xs) <= rect[0] + rect[2] + 0.001]).toEqual([kind, true, true]);
          expect([kind, Math.min(...ys) >= rect[1] - 0.001, Math.max(...ys) <= rect[1] + rect[3] + 0.001]).toEqual([kind, true, true]);
        }
        if (ink === 'save') expect([painted.fill, painted.marks.filter((mark) => mark.kind === 'area')]).toEqual([null, []]);
      }
    }
  });

  test('SEC-03 a floor in two rectangles of one origin has the pattern of one: parquet goes on where they meet', () => {
    const form = themes['oficina']!.forms.full;
    const linesOf = (rect: readonly [number, number, number, number]) => paintFloor(form, 'room', rect, { ...place, origin: [0, 0] }).marks.filter((mark) => mark.kind === 'stroke').map(({ path }) => path).join('');
    const lengthOf = (path: string): number => [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)L(-?[\d.]+) (-?[\d.]+)/g)].reduce((sum, [, x1, y1, x2, y2]) => sum + Math.hypot(Number(x2) - Number(x1), Number(y2) - Number(y1)), 0);
    // The cut runs beside the seams, so that no line lies in both halves.
    const halves = lengthOf(linesOf([1, 1, 30, 97])) + lengthOf(linesOf([31, 1, 27, 97]));
    expect(halves).toBeCloseTo(lengthOf(linesOf([1, 1, 57, 97])), 1);
  });

  test('issue C: areas of a pattern cover what they should: half of a parquet, half of hazard stripes', () => {
    const areaOf = (path: string): number => path.split('z').filter((part) => part !== '').reduce((sum, part) => {
      const numbers = numbersOf(part);
      const points = numbers.filter((_, at) => at % 2 === 0).map((x, at) => [x, numbers[at * 2 + 1]!] as const);
      return sum + Math.abs(points.reduce((twice, [x, y], at) => { const [nx, ny] = points[(at + 1) % points.length]!; return twice + x * ny - nx * y; }, 0)) / 2;
    }, 0);
    const shareOf = (id: string, kind: 'room' | 'objective', [width, height]: readonly [number, number]): number => {
      const mark = paintFloor(themes[id]!.forms.full, kind, [5, 5, width, height], place).marks.find(({ kind: what }) => what === 'area')!;
      return areaOf(mark.path) / (width * height);
    };
    expect(shareOf('oficina', 'room', [80, 120])).toBeCloseTo(0.5, 3);
    expect(shareOf('base', 'objective', [90, 120])).toBeCloseTo(0.5, 3);
  });

  test('issue C: the usual look is a theme too, in its own colours', () => {
    const { forms } = makeUsualTheme();
    expect([forms.full.floors.room.fill, forms.full.wall, forms.save.floors.room.fill, forms.save.wall.colour]).toEqual(['#f6e3b8', { colour: '#2f2317', widthMm: 3, edge: 'straight' }, '#ffffff', '#000000']);
    expect(paintFloor(forms.full, 'corridor', [0, 0, 60, 100], place).marks.map(({ kind }) => kind)).toEqual(['stroke']);
  });
});

test('issue C: every pattern has a tile whose marks show in it, and strokes of sensible weight', () => {
  for (const name of patternNames.filter((pattern) => pattern !== 'none')) {
    const tile = makeTile(name)!;
    expect([name, tile.strokes.flatMap(({ segments }) => segments).length > 0]).toEqual([name, true]);
    for (const { weight, segments } of tile.strokes) {
      expect([name, weight >= 0.5 && weight <= 2]).toEqual([name, true]);
      for (const [x1, y1, x2, y2] of segments) expect([name, [x1, x2].every((x) => x >= -tile.columns && x <= 2 * tile.columns), [y1, y2].every((y) => y >= -tile.rows && y <= 2 * tile.rows)]).toEqual([name, true, true]);
    }
  }
});

test('issue C: the files that a player copies are the themes, their names are in three languages, and no two look alike', async () => {
  const names = await listThemeNames('en');
  expect(names.map(({ id }) => id)).toEqual([...shippedThemeIds]);
  expect(names.map(({ name }) => [name.es, name.ca, name.en])).toEqual([['Nave', 'Nau', 'Ship'], ['Base', 'Base', 'Base'], ['Cueva', 'Cova', 'Cave'], ['Oficina', 'Oficina', 'Office']]);
  for (const id of shippedThemeIds) expect(readFileSync(join(__dirname, '../../templates/themes', `${id}.yaml`), 'utf8')).toMatch(/^# /);
  const looks = shippedThemeIds.flatMap((id) => inks.map((ink) => renderMap(document, labels, options(makeMapTheme(themes[id]!, ink)))));
  expect(new Set(looks).size).toBe(looks.length);
});

test('issue C: a theme changes no layer it does not know of', () => {
  const known = (theme: MapTheme): LayerName[] => Object.keys(theme.layers).sort() as LayerName[];
  for (const { id, ink } of cases) expect(known(makeMapTheme(themes[id]!, ink))).toEqual(known(makeMapTheme(themes['nave']!, 'full')));
});
