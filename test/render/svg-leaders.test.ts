/** The lines that join numbers to what they name: no two run along each other or cross. */
import { BoxGrid } from '../../src/render/svg/box-grid';
import { renderMap } from '../../src/render/svg/map-svg';
import { isLineFree, keepFree, lead, legibleType, makeLabel, moveLabel } from '../../src/render/svg/labels';
import { measureText } from '../../src/render/svg/text-measure';
import { loadPackKit, makeSession, packOptions } from './pack-session';
import { parseXml, readLayer, readTexts } from './svg-reading';

test('S3 no line lies along that of a number which stands away from its place', () => {
  const taken = new BoxGrid(8);
  keepFree(lead(moveLabel(makeLabel('12', legibleType, 0), 20, 20), [8, 20]), { taken, solid: new BoxGrid(8) });
  expect(isLineFree([6, 20], [12, 20], taken)).toBe(false);
  expect(isLineFree([6, 22], [12, 22], taken)).toBe(true);
});

test('S3 no line slips through between two others or past a small thing on its way', () => {
  const taken = new BoxGrid(8);
  keepFree(lead(moveLabel(makeLabel('12', legibleType, 0), 40, 20), [8, 20]), { taken, solid: new BoxGrid(8) });
  for (let x = 10; x < 36; x += 0.1) expect(isLineFree([x, 2], [x + 1, 40], taken)).toBe(false);
  const small = new BoxGrid(8);
  small.add([23, 0, 23.1, 0.1]);
  expect(isLineFree([0, 0], [70, 0], small)).toBe(false);
  expect(isLineFree([0, 0.4], [70, 0.4], small)).toBe(true);
});

type Line = readonly [x1: number, y1: number, x2: number, y2: number];

/** On which side of a line a point lies. */
const sideOf = ([x1, y1, x2, y2]: Line, x: number, y: number): number => Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));
const cross = (a: Line, b: Line): boolean => sideOf(a, b[0], b[1]) * sideOf(a, b[2], b[3]) < 0 && sideOf(b, a[0], a[1]) * sideOf(b, a[2], a[3]) < 0;

test('S3 on a crowded map no line crosses another or a number, and all numbers are legible', async () => {
  const kit = await loadPackKit();
  const document = makeSession(kit, 'm16', 'asesinato', { evening: 'long', x: { num: 1, den: 1 } });
  for (const paper of ['a4', 'letter'] as const) {
    const map = parseXml(renderMap(document, kit.ruleset.labels, packOptions(kit, { theme: 'colour', paper })));
    const lines = Array.from(readLayer(map, 'leader').matchAll(/M([\d.-]+) ([\d.-]+)L([\d.-]+) ([\d.-]+)/g), (match) => match.slice(1).map(Number) as unknown as Line);
    const numbers = readTexts(map).filter(({ style }) => style === 'section' || style === 'opening');
    // The two diagonals of a number: what goes through it meets one of them.
    const diagonals = numbers.flatMap(({ text, x, y, size }): Line[] => {
      const half = measureText(text, size) / 2 - 0.1;
      return [[x - half, y - size * 0.7, x + half, y], [x - half, y, x + half, y - size * 0.7]];
    });
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.filter((line, at) => [...lines.slice(at + 1), ...diagonals].some((other) => cross(line, other)))).toEqual([]);
    expect(numbers.filter(({ size }) => size < legibleType - 0.01)).toEqual([]);
  }
});

test('S3 on a maze a number that finds no other place lies on a wall sooner than that all are too small', async () => {
  const kit = await loadPackKit();
  for (const seed of ['z5', 'z21']) {
    const document = makeSession(kit, seed, 'rescate', { evening: null, maxSections: 75, x: { num: 4, den: 3 } });
    const map = parseXml(renderMap(document, kit.ruleset.labels, packOptions(kit, { theme: 'colour', paper: 'a4' })));
    const numbers = readTexts(map).filter(({ style }) => style === 'section' || style === 'opening');
    expect([seed, numbers.filter(({ size }) => size < legibleType - 0.01)]).toEqual([seed, []]);
  }
});
