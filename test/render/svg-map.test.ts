import type { SessionDocument } from '../../src/session/document';
import type { Labels, Language } from '../../src/tables/ruleset';
import type { Paper, RenderOptions, ThemeId } from '../../src/render/renderer';
import { renderMap, renderRevealedMap, renderStartMap } from '../../src/render/svg/map-svg';
import { roundScale } from '../../src/render/svg/page-layout';
import { measureText } from '../../src/render/svg/text-measure';
import { loadPackKit, makeSession } from './pack-session';
import type { PackKit } from './pack-session';
import { fixtureMission, makeFixture } from './svg-fixture';
import { listElements, overlap, parseXml, readLines, readNumbers, readRects, readTexts } from './svg-reading';
import type { PageBox, TextLine } from './svg-reading';

let kit: PackKit;
let labels: Labels;
beforeAll(async () => {
  kit = await loadPackKit();
  labels = kit.ruleset.labels;
  large = makeRoomy('grande', 'rescate', 60);
  documents = [makeFixture(), makeRoomy('42', 'rescate', 15), makeRoomy('hola', 'busqueda-y-destruccion', 15), makeRoomy('5', 'huida', 15), large];
});

const options = (changes: Partial<RenderOptions> = {}): RenderOptions => ({
  language: 'es', paper: 'a4', theme: 'colour', secrecy: 'sealed', command: 'plasma-wall generate --mission rescate --seed 42 --lang es', ...changes,
});
const papers: readonly Paper[] = ['a4', 'letter'];
const themeIds: readonly ThemeId[] = ['colour', 'ink'];
const languages: readonly Language[] = ['es', 'ca', 'en'];
let documents: readonly SessionDocument[] = [];
let large: SessionDocument;

/** A session of about that many sections: more where the mission needs more. */
function makeRoomy(seed: string, mission: string, sections: number): SessionDocument {
  for (let asked = sections; ; asked += 10) {
    try {
      return makeSession(kit, seed, mission, { maxSections: asked });
    } catch (error) {
      if (asked > sections + 60) throw error;
    }
  }
}

/** Box of a centred number: digits are 0.73 of the size high. */
function numberBox({ text, x, y, size }: TextLine): PageBox {
  const half = measureText(text, size) / 2;
  return [x - half, y - size * 0.73, x + half, y + size * 0.01];
}

const everyMap = (document: SessionDocument, given: RenderOptions): string[] => [
  renderMap(document, labels, given),
  renderStartMap(document, labels, given),
  renderRevealedMap(document, labels, { ...given, revealed: { sections: document.board.sections.slice(0, 6).map(({ number }) => number), openings: [] } }),
];

test('S1 the numbers on a map and in its key are the same sets', () => {
  for (const document of documents) {
    for (const markup of everyMap(document, options())) {
      const map = parseXml(markup);
      expect(readNumbers(map, 'keySection')).toEqual(readNumbers(map, 'section'));
      expect(readNumbers(map, 'keyOpening')).toEqual(readNumbers(map, 'opening'));
    }
  }
});

test('S1 the general map shows every section and every numbered opening', () => {
  for (const document of documents) {
    const map = parseXml(renderMap(document, labels, options()));
    const byNumber = (numbers: number[]): number[] => numbers.filter((number) => number > 0).sort((a, b) => a - b);
    expect(readNumbers(map, 'section')).toEqual(byNumber(document.board.sections.map(({ number }) => number)));
    expect(readNumbers(map, 'opening')).toEqual(byNumber(document.board.openings.map(({ number }) => number)));
  }
});

test('S3 no text leaves the page, and no number overlaps another, a wall or a door', () => {
  for (const document of documents) {
    for (const paper of papers) {
      for (const markup of everyMap(document, options({ paper }))) {
        const map = parseXml(markup);
        const page = map.documentElement?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
        const numbers = readTexts(map).filter(({ style }) => style === 'section' || style === 'opening').map(numberBox);
        const solid = [...readLines(map, 'wall'), ...readRects(map, 'door')];
        const outside = numbers.filter((box) => box[0] < 7 || box[1] < 7 || box[2] > (page[2] ?? 0) - 7 || box[3] > (page[3] ?? 0) - 7);
        const clashes = numbers.filter((box, at) => [...numbers.slice(at + 1), ...solid].some((other) => overlap(box, other)));
        expect({ outside, clashes }).toEqual({ outside: [], clashes: [] });
      }
    }
  }
});

test('S3 the border of rock is nowhere cut off by the lines that bound the map', () => {
  for (const document of [...documents, makeRoomy('m7', 'objetivo-primario', 15), makeRoomy('m3', 'sabotaje', 15)]) {
    for (const paper of papers) {
      for (const theme of themeIds) {
        for (const markup of everyMap(document, options({ paper, theme }))) {
          const map = parseXml(markup);
          const [left = 0, top = 0, right = 0, bottom = 0] = /id="panel"><path d="M([\d.]+) ([\d.]+)H([\d.]+)V([\d.]+)/.exec(markup)?.slice(1).map(Number) ?? [];
          const floors = readRects(map, 'ground').length > 0 ? readRects(map, 'ground') : readRects(map, 'rock');
          const reach = Math.max(...listElements(map).filter((element) => ['ground', 'rock'].includes(element.getAttribute('class') ?? '')).map((element) => Number(element.getAttribute('stroke-width')) / 2));
          expect(floors.length > 0 && reach > 3).toBe(true);
          expect(floors.filter((box) => box[0] - reach < left || box[1] - reach < top || box[2] + reach > right || box[3] + reach > bottom)).toEqual([]);
        }
      }
    }
  }
});

/** Every text of the key and title grown to something long, with words too long for a line. */
function lengthen(given: Labels, language: Language): Labels {
  const filler = { es: 'desoxirribonucleico antiquísimo y larguísimo', ca: 'desoxiribonucleic antiquíssim i llarguíssim', en: 'incomprehensibly labyrinthine' }[language];
  return Object.fromEntries(Object.entries(given).map(([key, text]) => [key, { ...text, [language]: `${text[language]} ${filler} ${'ñ'.repeat(70)} ${filler}` }]));
}

test('S3 long Spanish and Catalan labels wrap inside their column and stay on the page', () => {
  for (const language of ['es', 'ca'] as const) {
    for (const paper of papers) {
      const name = lengthen({ name: fixtureMission.name }, language)['name'] ?? fixtureMission.name;
      const document = makeFixture({ mission: { ...fixtureMission, name }, seed: 'semilla '.repeat(400) });
      const map = parseXml(renderMap(document, lengthen(labels, language), options({ language, paper })));
      const [, , width = 0, height = 0] = map.documentElement?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
      const lines = readTexts(map).filter(({ style }) => style !== 'section' && style !== 'opening' && style !== 'question');
      expect(lines.length).toBeGreaterThan(30);
      const byPlace = new Map<string, number>();
      const outside = lines.filter(({ text, x, y, size }) => {
        const used = byPlace.get(`${x} ${y}`) ?? x;
        const right = used + measureText(text, size) + (used > x ? size * 0.7 : 0);
        byPlace.set(`${x} ${y}`, right);
        return right > width - 9.9 || y > height - 7.2 || y - size < 7.2;
      });
      expect(outside).toEqual([]);
      // Lines of one column do not lie on each other.
      const rows = lines.map(({ x, y, size, text }): PageBox => [x, y - size * 0.75, x + measureText(text, size) * 0.6, y]);
      expect(rows.filter((row, at) => rows.slice(at + 1).some((other) => overlap(row, other) && row[1] !== other[1]))).toEqual([]);
    }
  }
});

test('S4 the size in mm agrees with the view box, and is that of the paper', () => {
  for (const paper of papers) {
    for (const markup of everyMap(makeFixture(), options({ paper }))) {
      const root = parseXml(markup).documentElement;
      const width = root?.getAttribute('width') ?? '';
      const height = root?.getAttribute('height') ?? '';
      expect(root?.getAttribute('viewBox')).toBe(`0 0 ${width.replace('mm', '')} ${height.replace('mm', '')}`);
      const sizes = paper === 'a4' ? ['210mm', '297mm'] : ['215.9mm', '279.4mm'];
      expect([width, height].sort()).toEqual([...sizes].sort());
    }
  }
});

test('S4 the stated scale is a round one, the bar has its length, and floors are the document\'s rectangles', () => {
  for (const document of documents) {
    const map = parseXml(renderMap(document, labels, options({ language: 'en' })));
    const stated = readTexts(map).find(({ text }) => text.startsWith('Scale 1:'))?.text ?? '';
    const scale = Number(stated.replace('Scale 1:', ''));
    expect(roundScale(scale)).toBe(scale);
    const rects = ['floorCorridor', 'floorRoom', 'floorObjective'].flatMap((layer) => readRects(map, layer));
    const expected = document.board.sections.filter(({ kind }) => kind !== 'outside').flatMap(({ floor }) => floor);
    const left = Math.min(...rects.map(([x]) => x));
    const top = Math.min(...rects.map(([, y]) => y));
    const floorLeft = Math.min(...expected.map(([x]) => x));
    const floorTop = Math.min(...expected.map(([, y]) => y));
    // A thousandth of a millimetre on paper, on the board.
    const tell = (rect: readonly number[]): string => rect.map((value) => Math.round(value)).join(' ');
    const found = rects.map(([x1, y1, x2, y2]) => tell([(x1 - left) * scale + floorLeft, (y1 - top) * scale + floorTop, (x2 - x1) * scale, (y2 - y1) * scale]));
    expect(found.sort()).toEqual(expected.map(tell).sort());
    const bar = [...readRects(map, 'barDark'), ...readRects(map, 'barLight')];
    const length = (Math.max(...bar.map(([, , x]) => x)) - Math.min(...bar.map(([x]) => x))) * scale;
    const centimetres = readTexts(map).find(({ text, style }) => style === 'key' && / cm$/.test(text) && /^\d/.test(text))?.text.replace(' cm', '');
    expect(Math.round(length)).toBe(Number(centimetres) * 10);
  }
});

test('ENG-01 the largest round scale that fits is taken', () => {
  expect([1, 1.01, 2.3, 2.6, 5.5, 7.6, 11, 99, 101, 740].map(roundScale)).toEqual([1, 2, 2.5, 3, 6, 10, 12.5, 100, 125, 750]);
  const map = renderMap(makeFixture(), labels, options({ language: 'en' }));
  // 700 × 900 mm: at 1:6 it is 117 × 150 and fits a lying A4; at 1:5 it would be 180 high, more than any A4 leaves.
  expect(map.includes('>Scale 1:6<')).toBe(true);
});

const hostile = ['<&>"\'', ']]>', '</text><script>alert(1)</script>', '" onload="alert(1)', '🗺️🐉', 'שלום עולם \u202e', 'x'.repeat(300), '', '\u0000\u0007\ud800\uffff', '{cm}', '__proto__'];

test('S5 hostile names and labels leave the file well-formed and nothing runs', () => {
  for (const text of hostile) {
    const bad = { es: text, ca: text, en: text };
    const document = makeFixture({ seed: text, tag: text, mission: { ...fixtureMission, name: bad } });
    const badLabels: Labels = Object.fromEntries(Object.keys(labels).concat('map.key', 'map.start', 'map.tag').map((key) => [key, bad]));
    for (const theme of themeIds) {
      for (const draw of [renderMap, renderStartMap]) {
        const elements = listElements(parseXml(draw(document, badLabels, options({ command: text, theme }))));
        const names = new Set(elements.map(({ tagName }) => tagName));
        expect([...names].filter((name) => !['svg', 'title', 'defs', 'pattern', 'clipPath', 'path', 'g', 'text', 'tspan'].includes(name))).toEqual([]);
        const attributes = elements.flatMap((element) => Array.from(element.attributes).map(({ name }) => name));
        expect(attributes.filter((name) => /^on|href/.test(name))).toEqual([]);
      }
    }
  }
});

test('L1 each language has its own words, and no key shows instead of a word', () => {
  const words = languages.map((language) => readTexts(parseXml(renderMap(makeFixture(), labels, options({ language, command: '' })))).filter(({ style }) => style === 'key' || style === 'subtitle').map(({ text }) => text).join('\n'));
  expect(new Set(words).size).toBe(3);
  for (const text of words) expect(text).not.toMatch(/\b(section|opening|map)\./);
  expect(words[0]).toContain('Estancia objetivo');
  expect(words[1]).toContain('Estança objectiu');
  expect(words[2]).toContain('Objective room');
  expect(renderMap(makeFixture(), labels, options()).includes('>X = 4/3 (1,33)<')).toBe(true);
  expect(renderMap(makeFixture(), labels, options({ language: 'en' })).includes('>X = 4/3 (1.33)<')).toBe(true);
});

test('SEC-09 every state of an opening has a symbol of its own in the key', () => {
  const map = parseXml(renderMap(makeFixture(), labels, options({ language: 'en' })));
  const key = readTexts(map).filter(({ style }) => style === 'key').map(({ text }) => text.trim());
  for (const name of ['Closed door', 'Jammed door', 'Hidden door', 'Blind wall', 'Entrance', 'Open passage']) expect(key).toContain(name);
  for (const layer of ['door', 'hiddenDoor', 'cross', 'blind', 'unexplored', 'entrance', 'threshold', 'star']) {
    expect(listElements(map).some((element) => element.getAttribute('class') === layer)).toBe(true);
  }
});

test('PRE-08 the whole map carries seed and command, and "to be opened afterwards" only while sealed', () => {
  const tell = (changes: Partial<RenderOptions>): string => readTexts(parseXml(renderMap(makeFixture(), labels, options(changes)))).map(({ text }) => text).join(' ');
  expect(tell({})).toContain('Semilla: 42');
  expect(tell({})).toContain('plasma-wall generate --mission');
  expect(tell({})).toContain('Para abrir al acabar la partida');
  expect(tell({ secrecy: 'master' })).not.toContain('abrir al acabar');
});

test('a map is few elements, whatever its size', () => {
  const count = (document: SessionDocument): number => listElements(parseXml(renderMap(document, labels, options()))).filter(({ tagName }) => tagName !== 'tspan').length;
  const small = count(makeFixture());
  expect(small).toBeGreaterThanOrEqual(20);
  expect(small).toBeLessThanOrEqual(60);
  expect(count(large)).toBeLessThanOrEqual(60);
});

test('G1 the same document gives the same bytes and is not changed', () => {
  const document = makeFixture();
  const before = JSON.stringify(document);
  const freeze = (value: unknown): void => {
    if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return;
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  };
  freeze(document);
  const first = everyMap(document, options());
  expect(everyMap(document, options())).toEqual(first);
  expect(everyMap(JSON.parse(before) as SessionDocument, options())).toEqual(first);
  expect(JSON.stringify(document)).toBe(before);
});

test('S3 every number on the general map is 1.8 mm high or more, in long dungeons and on striped walls too', () => {
  const heights = (svg: string, style: string): number[] => {
    const [, usual = '', spans = ''] = new RegExp(`<text class="${style}" font-size="([\\d.]+)"[^>]*>([^]*?)</text>`).exec(svg)!;
    // Digits of the map's face are 0.73 of its size high.
    return [...spans.matchAll(/<tspan [^>]*?(?:font-size="([\d.]+)")?>\d+/g)].map(([, own]) => Number(own ?? usual) * 0.73);
  };
  const boards = [['37', 'huida', 20, 'a4'], ['37-1', 'sabotaje', 20, 'letter'], ['d', 'sabotaje', 60, 'a4']] as const;
  for (const [seed, mission, sections, paper] of boards) {
    const svg = renderMap(makeRoomy(seed, mission, sections), labels, options({ paper }));
    const numbers = [...heights(svg, 'opening'), ...heights(svg, 'section')];
    expect(numbers.length).toBeGreaterThan(20);
    expect([seed, numbers.filter((mm) => mm < 1.799)]).toEqual([seed, []]);
  }
});
