import { readNumbers, parseXml, readTexts, listElements } from './svg-reading';
import type { PageBox } from './svg-reading';
import { renderPlan } from '../../src/render/svg/plan';
import { measureText } from '../../src/render/svg/text-measure';
import { viewDiscovery } from '../../src/render/map/discovery-view';
import { makeFixture } from './svg-fixture';

const box = { widthMm: 38, heightMm: 42, theme: 'ink' } as const;

test('PRE-02 a plan numbers the pieces in the order they are laid and the openings that are new', () => {
  const document = makeFixture();
  for (const discovery of document.discoveries) {
    const map = parseXml(renderPlan(document, discovery, box));
    expect(readNumbers(map, 'order')).toEqual(discovery.entries.map((_, at) => at + 1));
    const fresh = discovery.newOpenings.map((id) => document.board.openings[id]?.number ?? 0).sort((a, b) => a - b);
    expect(readNumbers(map, 'opening')).toEqual(fresh);
  }
});

test('PRE-02 the way one looks is up, and sections of other cards are only ghosts', () => {
  const document = makeFixture();
  for (const discovery of document.discoveries) {
    const view = viewDiscovery(document, discovery);
    const entry = view.openings.find(({ look }) => look === 'entrance');
    if (!entry) continue;
    expect(entry.heading).toBe('n');
    const first = view.sections[0]?.floor ?? [];
    if (discovery.entries.length > 0) expect(Math.min(...first.map(([, y]) => y))).toBeLessThan(entry.y);
    expect(view.sections.filter(({ bare }) => !bare).map(({ ghost }) => ghost)).toEqual(discovery.entries.map(({ owned }) => !owned));
  }
});

test('S4 a plan has the size it was asked for, without XML declaration or ids', () => {
  const document = makeFixture();
  for (const [widthMm, heightMm] of [[38, 42], [60, 45], [30, 20]] as const) {
    for (const discovery of document.discoveries) {
      const markup = renderPlan(document, discovery, { widthMm, heightMm, theme: 'colour' });
      expect(markup.startsWith('<svg ')).toBe(true);
      const map = parseXml(markup);
      expect(map.documentElement?.getAttribute('viewBox')).toBe(`0 0 ${widthMm} ${heightMm}`);
      expect(map.documentElement?.getAttribute('width')).toBe(`${widthMm}mm`);
      expect(listElements(map).filter((element) => element.getAttribute('id'))).toEqual([]);
    }
  }
});

test('S3 no number of a plan leaves its box', () => {
  const document = makeFixture();
  for (const discovery of document.discoveries) {
    const lines = readTexts(parseXml(renderPlan(document, discovery, box)));
    const boxes = lines.map(({ text, x, y, size }): PageBox => [x - measureText(text, size) / 2, y - size * 0.73, x + measureText(text, size) / 2, y]);
    expect(boxes.filter(([left, top, right, bottom]) => left < 0 || top < 0 || right > box.widthMm || bottom > box.heightMm)).toEqual([]);
  }
});

test('S2 a plan tells nothing of sealed openings that are new on it', () => {
  const document = makeFixture();
  const card = document.discoveries[2];
  if (!card) throw new Error('no card');
  const openings = document.board.openings.map((opening) => (opening.number === 11 ? { ...opening, state: 'closed' as const, to: 16 } : opening));
  expect(renderPlan({ ...document, board: { ...document.board, openings } }, card, box)).toBe(renderPlan(document, card, box));
});
