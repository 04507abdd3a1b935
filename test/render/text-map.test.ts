import type { Labels } from '../../src/tables/ruleset';
import type { SessionDocument } from '../../src/session/document';
import type { RenderOptions } from '../../src/render/renderer';
import { displayWidth, wrapCells } from '../../src/render/text/display-width';
import { renderTextMap } from '../../src/render/text/text-map';
import { loadPackKit, makeSession } from './pack-session';
import type { PackKit } from './pack-session';
import { fixtureMission, makeFixture } from './svg-fixture';

let kit: PackKit;
let labels: Labels;
beforeAll(async () => {
  kit = await loadPackKit();
  labels = kit.ruleset.labels;
});

const options = (changes: Partial<RenderOptions> = {}): RenderOptions => ({ language: 'es', paper: 'a4', theme: 'colour', secrecy: 'master', command: '', columns: 100, ...changes });

/** The drawing, the key's sections and the key's openings. */
function takeApart(text: string): { drawing: string; sections: number[]; openings: number[] } {
  const at = text.search(/^(Leyenda|Llegenda|Key)/m);
  const drawing = text.slice(text.indexOf('\n\n') + 2, at);
  const numbersIn = (source: string, pattern: RegExp): number[] => Array.from(source.matchAll(pattern), (match) => Number(match[1])).sort((a, b) => a - b);
  const key = text.slice(at);
  const openings = numbersIn(key, /(\d+)\)/g);
  const all = numbersIn(key, /(\d+)/g);
  openings.forEach((number) => all.splice(all.indexOf(number), 1));
  return { drawing, sections: all, openings };
}

const drawnOpenings = (drawing: string): number[] => Array.from(drawing.matchAll(/(\d+)\)/g), (match) => Number(match[1])).sort((a, b) => a - b);
const drawnSections = (drawing: string): number[] => Array.from(drawing.replace(/\(?\d+\)/g, '').matchAll(/(\d+)/g), (match) => Number(match[1])).sort((a, b) => a - b);

test('S1 the numbers on the text map and in its key are the same sets, in both character sets and several widths', () => {
  const document = makeFixture();
  for (const columns of [100, 64, 45]) {
    for (const ascii of [false, true]) {
      for (const revealed of [undefined, { sections: [], openings: [] }, { sections: [], openings: [21, 8] }]) {
        const { drawing, sections, openings } = takeApart(renderTextMap(document, labels, options({ columns, ascii, ...(revealed ? { revealed } : {}) })));
        expect(drawnOpenings(drawing)).toEqual(openings);
        expect(drawnSections(drawing)).toEqual(sections);
      }
    }
  }
  const { sections } = takeApart(renderTextMap(document, labels, options()));
  expect(sections).toEqual(document.board.sections.map(({ number }) => number).filter((number) => number > 0).sort((a, b) => a - b));
});

test('S1 every number of crowded dungeons finds room, whatever the width', () => {
  const missing: unknown[] = [];
  for (let seed = 0; seed < 12; seed++) {
    for (const rules of [{}, { overlap: 'bridge' }, { legMeasure: 'clear' }] as const) {
      const document = makeSession(kit, `s${seed}`, 'busqueda-y-destruccion', { maxSections: 20 }, rules);
      const numbers = [...document.board.sections, ...document.board.openings].map(({ number }) => number).filter((number) => number > 0).sort((a, b) => a - b);
      for (const columns of [120, 80, 40]) {
        const { drawing } = takeApart(renderTextMap(document, labels, options({ columns })).replace(/^Parte .*$/gm, ''));
        const drawn = Array.from(drawing.matchAll(/\d+/g), (match) => Number(match[0])).sort((a, b) => a - b);
        if (JSON.stringify(drawn) !== JSON.stringify(numbers)) missing.push({ seed, rules, columns });
      }
    }
  }
  expect(missing).toEqual([]);
});

test('S1 a map cut into strips keeps every number whole', () => {
  const text = renderTextMap(makeFixture(), labels, options({ columns: 40 }));
  expect(text).toContain('Parte 1 de 2');
  const { drawing, openings, sections } = takeApart(text.replace(/^Parte .*$/gm, ''));
  expect(drawnOpenings(drawing)).toEqual(openings);
  expect(drawnSections(drawing)).toEqual(sections);
});

test('S3 no line is wider than the terminal', () => {
  const filler = 'larguísimo '.repeat(20);
  const long: Labels = Object.fromEntries(Object.entries(labels).map(([key, text]) => [key, { ...text, es: `${text.es} ${filler}${'ñ'.repeat(90)}` }]));
  const document = makeFixture({ mission: { ...fixtureMission, name: { es: `Rescate ${filler}`, ca: '', en: '' } }, seed: '🐉'.repeat(300) });
  for (const columns of [100, 64, 40, 24]) {
    for (const line of renderTextMap(document, long, options({ columns })).split('\n')) expect(displayWidth(line)).toBeLessThanOrEqual(columns);
  }
});

test('S5 nothing in a name reaches the terminal as a control', () => {
  const evil = '\u001b[31mrojo\u0007\u202e\u0000\ud800<b>';
  const bad: Labels = Object.fromEntries(Object.keys(labels).map((key) => [key, { es: evil, ca: evil, en: evil }]));
  const document = makeFixture({ seed: evil, tag: evil, mission: { ...fixtureMission, name: { es: evil, ca: evil, en: evil } } });
  const text = renderTextMap(document, bad, options({ command: evil }));
  // eslint-disable-next-line no-control-regex -- looking for them is the purpose
  expect(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/.test(text)).toBe(false);
  // Lone surrogates make this throw.
  expect(() => encodeURIComponent(text)).not.toThrow();
});

test('SEC-09 golden: a corridor, a crossing and their doors, in both character sets', () => {
  const fixture = makeFixture();
  const keep = new Set([0, 1, 2, 8, 12]);
  const document: SessionDocument = {
    ...fixture,
    board: {
      ...fixture.board,
      openings: fixture.board.openings.filter(({ from, to }) => keep.has(from) || (to !== null && keep.has(to))),
      sections: fixture.board.sections.filter(({ id }) => id < 3),
    },
    discoveries: [],
  };
  const draw = (ascii: boolean): string[] => takeApart(renderTextMap(document, labels, options({ ascii }))).drawing.split('\n').filter((line) => line !== '');
  expect(draw(false)).toEqual([
    '  │     │',
    '──┘     └──',
    '     19',
    '──┐     ┌──',
    '  │     │',
    '  │     │',
    '  │  7  │',
    '  │     │',
    '  │     │',
    '  │     │',
    '     ▲',
  ]);
  expect(draw(true)).toEqual([
    '  #     #',
    '###     ###',
    '     19',
    '###     ###',
    '  #     #',
    '  #     #',
    '  #  7  #',
    '  #     #',
    '  #     #',
    '  #     #',
    '     ^',
  ]);
});

test('L1 three languages; plain ASCII holds only ASCII', () => {
  const texts = (['es', 'ca', 'en'] as const).map((language) => renderTextMap(makeFixture(), labels, options({ language })));
  expect(new Set(texts).size).toBe(3);
  expect(texts[1]).toContain('Cada columna equival a 1 cm');
  // eslint-disable-next-line no-control-regex -- the whole of ASCII
  expect(renderTextMap(makeFixture(), labels, options({ ascii: true, language: 'ca' }))).toMatch(/^[\x00-\x7f]*$/);
});

test('S3 wrapping counts cells: accents none, wide characters two', () => {
  expect(displayWidth('e\u0301漢🐉')).toBe(5);
  expect(wrapCells('uno dos tres', 8, 2)).toEqual(['uno dos', '  tres']);
  expect(wrapCells('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
});
