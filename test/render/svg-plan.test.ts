import { overlap, readLines, readNumbers, readRects, parseXml, readTexts, listElements } from './svg-reading';
import type { PageBox } from './svg-reading';
import { renderPlan } from '../../src/render/svg/plan';
import { measureText } from '../../src/render/svg/text-measure';
import { viewDiscovery } from '../../src/render/map/discovery-view';
import { makeFixture } from './svg-fixture';
import { loadShippedRuleset } from '../../src/io/load-ruleset';
import { loadShippedTemplates } from '../../src/io/load-templates';
import { layPrintedCards, makeSession } from './pack-session';

/** The plan, which is there: nothing on these boards is too crowded. */
function planOf(...given: Parameters<typeof renderPlan>): string {
  const plan = renderPlan(...given);
  if (plan === null) throw new Error('no plan');
  return plan;
}

/** Boxes of the numbers on a plan, as a reader sees them: those of openings with the circle around them. */
function numberBoxes(markup: string): PageBox[] {
  return readTexts(parseXml(markup)).map(({ style, text, x, y, size }): PageBox => {
    const padding = style === 'opening' ? 0.32 : 0;
    const halfHeight = size * (0.37 + padding);
    const half = measureText(text, size) / 2 + (padding * size) / 2;
    const halfWidth = padding > 0 ? Math.max(half, halfHeight) : half;
    return [x - halfWidth, y - size * 0.36 - halfHeight, x + halfWidth, y - size * 0.36 + halfHeight];
  });
}

const box = { widthMm: 38, heightMm: 42, theme: 'ink' } as const;

test('PRE-02 a plan numbers the pieces in the order they are laid and the openings that are new', () => {
  const document = makeFixture();
  for (const discovery of document.discoveries) {
    const map = parseXml(planOf(document, discovery, box));
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
  for (const [widthMm, heightMm] of [[38, 42], [60, 45], [36, 30]] as const) {
    for (const discovery of document.discoveries) {
      const markup = planOf(document, discovery, { widthMm, heightMm, theme: 'colour' });
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
    const lines = readTexts(parseXml(planOf(document, discovery, box)));
    const boxes = lines.map(({ text, x, y, size }): PageBox => [x - measureText(text, size) / 2, y - size * 0.73, x + measureText(text, size) / 2, y]);
    expect(boxes.filter(([left, top, right, bottom]) => left < 0 || top < 0 || right > box.widthMm || bottom > box.heightMm)).toEqual([]);
  }
});

test('S2 a plan tells nothing of sealed openings that are new on it', () => {
  const document = makeFixture();
  const card = document.discoveries[2];
  if (!card) throw new Error('no card');
  const openings = document.board.openings.map((opening) => (opening.number === 11 ? { ...opening, state: 'closed' as const, to: 16 } : opening));
  expect(planOf({ ...document, board: { ...document.board, openings } }, card, box)).toBe(planOf(document, card, box));
});

test('S3 on the cards of many dungeons no number of a plan lies over another, leaves the plan or is lower than 1.8 mm, and every piece has its own', async () => {
  const kit = { ruleset: await loadShippedRuleset(), templates: await loadShippedTemplates() };
  let [plans, crowded, without] = [0, 0, 0];
  for (let seed = 0; seed < 10; seed++) {
    const rules = seed % 2 === 0 ? {} : { corridorDoor: 'side' as const };
    const document = makeSession(kit, `crowd-${seed}`, seed % 3 === 0 ? 'huida' : 'rescate', { maxSections: null, maxTurns: 24 }, rules);
    const { cards, drawn } = layPrintedCards(document, kit, 'es', 'letter');
    for (const card of cards) {
      for (const look of card.looks) {
        const found = look.plan === '' ? undefined : drawn.get(look.plan.toHTML());
        if (look.planned && !found) continue;
        if (!found) {
          without += 1;
          continue;
        }
        const { plan, discovery, widthMm, heightMm } = found;
        plans += 1;
        const boxes = numberBoxes(plan);
        for (const { style, size } of readTexts(parseXml(plan))) if (style !== 'question') expect(size * 0.73).toBeGreaterThanOrEqual(1.799);
        if (boxes.length > 6) crowded += 1;
        expect(readNumbers(parseXml(plan), 'order')).toEqual(discovery.entries.map((_, at) => at + 1));
        for (const [at, one] of boxes.entries()) {
          expect(Math.min(one[0], one[1], widthMm - one[2], heightMm - one[3])).toBeGreaterThanOrEqual(-0.01);
          for (const other of boxes.slice(at + 1)) expect(overlap([one[0] + 0.01, one[1] + 0.01, one[2] - 0.01, one[3] - 0.01], other)).toBe(false);
        }
      }
    }
  }
  // Crowded ones are among them, and hardly a card goes without.
  expect(plans).toBeGreaterThan(120);
  expect(crowded).toBeGreaterThan(10);
  expect(without).toBeLessThan(plans / 100);
});

test('S4 strokes every 10 cm on the walls of rooms say where a door stands', () => {
  const document = makeFixture();
  const discovery = document.discoveries.find(({ entries, newOpenings }) => entries.length === 1 && newOpenings.length > 0 && document.board.sections[entries[0]!.section]!.area !== undefined)!;
  const [, , width, height] = document.board.sections[discovery.entries[0]!.section]!.footprint;
  const map = parseXml(planOf(document, discovery, box));
  const floor = [...readRects(map, 'floorRoom'), ...readRects(map, 'floorObjective')][0]!;
  const [across, deep] = discovery.heading === 'n' || discovery.heading === 's' ? [width, height] : [height, width];
  const offBy = (mm: number): number => Math.abs(mm - 100 * Math.round(mm / 100));
  const perMm = (floor[2] - floor[0]) / across;
  const ticks = readLines(map, 'tick');
  const upright = ticks.filter(([x1, , x2]) => x1 === x2);
  const lying = ticks.filter(([, y1, , y2]) => y1 === y2);
  expect(ticks.length).toBeGreaterThan(0);
  for (const [x] of upright) expect(offBy((x - floor[0]) / perMm)).toBeLessThan(1);
  for (const [, y] of lying) expect(offBy((y - floor[1]) / perMm)).toBeLessThan(1);
  // At most one stroke for every 10 cm of each wall, less those inside an opening.
  expect(upright.length).toBeLessThanOrEqual(2 * (across / 100 - 1));
  expect(lying.length).toBeLessThanOrEqual(2 * (deep / 100 - 1));
});

test('S3 the north arrow of a plan touches neither floor nor number', () => {
  const document = makeFixture();
  for (const discovery of document.discoveries) {
    const map = parseXml(planOf(document, discovery, box));
    const arrow = listElements(map).find((element) => element.getAttribute('class') === 'compassDark')!.getAttribute('d')!;
    const numbers = Array.from(arrow.matchAll(/-?[\d.]+/g), ([text]) => Number(text));
    const [xs, ys] = [numbers.filter((_, at) => at % 2 === 0), numbers.filter((_, at) => at % 2 === 1)];
    const own: PageBox = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    const floors = ['floorCorridor', 'floorRoom', 'floorObjective', 'floorGhost'].flatMap((layer) => readRects(map, layer));
    expect(floors.length).toBeGreaterThan(0);
    for (const floor of floors) expect(overlap(own, floor)).toBe(false);
  }
});
