import { buildEveningKit } from '../../src/print/evening/evening-kit';
import { layCardGrid, mirrorX } from '../../src/print/evening/cards-part';
import { pageSizeOf, printPapers } from '../../src/print/core/paper';
import { renderMap } from '../../src/render/svg/map-svg';
import { renderPack } from '../../src/render/pack/render-pack';
import { sizeOfPaper } from '../../src/render/pack/paper';
import { all, byClass, parsePage, textOf } from '../render/pack-html';
import type { PackKit } from '../render/pack-session';
import { loadPackKit, makeSession } from '../render/pack-session';
import { makeKitPdf, makePdf, printInput } from './print-kit';
import type { PrintChanges } from './print-kit';
import { findInked, findLongestRun, makeSolid, rasterise, readPages, readWords, testWithPoppler } from './read-pdf';

let kit: PackKit;
beforeAll(async () => {
  kit = await loadPackKit();
});

const print = (seed: string, mission: string, changes: PrintChanges = {}): Promise<Uint8Array> => makeKitPdf(buildEveningKit, printInput(kit, makeSession(kit, seed, mission), changes));
const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const languages = ['es', 'ca', 'en'] as const;

test('P2 the boxes of every page are exactly the paper, P3 and the file asks for no scaling', async () => {
  const sizes = { a4: [210, 297], letter: [215.9, 279.4], a3: [297, 420] } as const;
  const page = { kind: 'drawn', draw: () => undefined, foot: null } as const;
  for (const on of printPapers) {
    const source = latin(await makePdf([page, page], printInput(kit, makeSession(kit, 'box', 'rescate'), { on })));
    const boxes = [...source.matchAll(/\/MediaBox \[([^\]]*)\]/g)].map(([, box]) => box!.split(' ').map((points) => (Number(points) * 25.4) / 72));
    expect(boxes).toHaveLength(2);
    for (const box of boxes) [0, 0, ...sizes[on]].forEach((mm, at) => expect(Math.abs(box[at]! - mm)).toBeLessThan(0.001));
    expect(source).toMatch(/\/PrintScaling \/None/);
  }
});

test('G1 the same session gives the same bytes, whatever was printed before', async () => {
  const first = await print('same', 'rescate');
  await print('other', 'huida', { language: 'en', on: 'letter' });
  expect(Buffer.compare(Buffer.from(await print('same', 'rescate')), Buffer.from(first))).toBe(0);
});

testWithPoppler('S3 no heading of what is opened afterwards ends a page with nothing of its own below it', async () => {
  for (const seed of ['k1', 'k2']) {
    const document = makeSession(kit, seed, 'asesinato', { evening: 'long', x: { num: 1, den: 1 } });
    const pages = readPages(await makeKitPdf(buildEveningKit, printInput(kit, document, { on: 'letter' })));
    const page = pages.find((text) => text.includes('El recorrido del programa')) ?? '';
    expect(page.slice(page.indexOf('El recorrido del programa'))).toContain('Parejas de dados:');
  }
});

/** What stands in `pack.html` to be read on paper, text by text. */
function readPack(html: string): string[] {
  const page = parsePage(html);
  for (const tag of ['style', 'svg', 'label', 'title']) for (const element of all(page, tag)) element.parentNode?.removeChild(element);
  for (const cover of all(page, 'div').filter((element) => element.getAttribute('class') === 'cover')) cover.parentNode?.removeChild(cover);
  const texts: string[] = [];
  const visit = (node: { nodeType: number; nodeValue: string | null; childNodes: ArrayLike<unknown> }): void => {
    if (node.nodeType === 3 && (node.nodeValue ?? '').trim() !== '') texts.push(node.nodeValue!);
    for (const child of Array.from(node.childNodes)) visit(child as typeof node);
  };
  visit(all(page, 'body')[0] as never);
  return texts;
}

/** A page without its foot, which is written last. */
function cutFoot(page: string, about: string): string {
  const at = page.lastIndexOf(about);
  return at > 0 ? page.slice(0, at) : page;
}

testWithPoppler('PRE-08 the PDF holds every word of pack.html, in each language and for each secrecy', async () => {
  const cases = [['es', 'sealed', 'rescate'], ['ca', 'defender', 'busqueda-y-destruccion'], ['en', 'master', 'asesinato']] as const;
  for (const [language, secrecy, mission] of cases) {
    const document = makeSession(kit, `words-${secrecy}`, mission);
    const input = printInput(kit, document, { language, secrecy });
    const html = renderPack(document, input.labels, input.options);
    const page = parsePage(html);
    const about = makeSolid(`${textOf(all(page, 'h1')[0])}·${textOf(byClass(page, 'span', 'tag')[0])}`);
    // Without the feet, between which a paragraph may go on.
    const text = readPages(await makeKitPdf(buildEveningKit, input)).map((sheet) => cutFoot(makeSolid(sheet), about)).join('');
    const missing = readPack(html).filter((part) => !text.includes(makeSolid(part)));
    expect([language, secrecy, missing]).toEqual([language, secrecy, []]);
  }
}, 120_000);

testWithPoppler('PRE-08 the attacker sees the tag and never the seed; papers come in the order of an evening', async () => {
  const seed = 'SemillaQueNadieVe';
  const document = makeSession(kit, seed, 'rescate');
  const pages = readPages(await makeKitPdf(buildEveningKit, printInput(kit, document)));
  const titles = ['Página pública', 'Hoja del defensor', 'Tiradas del defensor', 'Tarjetas selladas', 'Mapa general', 'Hoja de registro', 'Para abrir al final'];
  const firsts = titles.map((title) => pages.findIndex((page) => page.includes(title) && !page.startsWith('Semilla')));
  expect(firsts.every((at) => at >= 0)).toBe(true);
  const afterwards = pages.findIndex((page) => page.startsWith('Para abrir al final'));
  pages.slice(0, afterwards).forEach((page) => {
    expect(page).not.toContain(seed);
    expect(page).toContain(document.tag);
  });
  expect(pages.slice(afterwards).join('')).toContain(seed);
});

testWithPoppler('P2 nothing is printed in the margins: neither words nor ink, on any paper', async () => {
  for (const on of printPapers) {
    const { widthMm, heightMm } = pageSizeOf(on);
    const pdf = await print('margins', 'asesinato', { on, theme: 'colour', secrecy: 'defender' });
    // What is written on is one sheet each.
    const sheets = readPages(pdf);
    for (const title of ['Hoja del defensor', 'Tiradas del defensor', 'Hoja de registro', 'Mapa general']) expect(sheets.filter((sheet) => sheet.includes(`${title}, 2`))).toEqual([]);
    expect(readWords(pdf).filter(({ left, top, right, bottom }) => left <= 9.5 || top <= 9 || right >= widthMm - 9.5 || bottom >= heightMm - 9.5)).toEqual([]);
    rasterise(pdf, 72).forEach((page, at) => {
      const inked = findInked(page, 72)!;
      expect([on, at + 1, inked.left > 9.3, inked.top > 9.3, inked.right < widthMm - 9.3, inked.bottom < heightMm - 9.3]).toEqual([on, at + 1, true, true, true, true]);
    });
  }
}, 120_000);

testWithPoppler('P1 the ruler of page one and those of the grid measure 100 mm on a printed page', async () => {
  const dpi = 300;
  const pdf = await print('ruler', 'rescate');
  const words = readWords(pdf);
  /** The longest run of ink on one page, within a box, mm. */
  const longest = (page: number, box: readonly [number, number, number, number], upright: boolean): number => findLongestRun(rasterise(pdf, dpi, page, page)[0]!, dpi, box, upright);
  // Page one: within the box that says how to print, left of its right frame.
  expect(Math.abs(longest(1, [90, 33, 198, 40], false) - 100)).toBeLessThan(0.5);
  const label = words.find(({ text, page }, at) => page > 1 && text === '100' && words[at + 1]!.text === 'mm')!;
  const grid = label.page;
  expect(Math.abs(longest(grid, [10, label.top, label.left - 1, label.bottom], false) - 100)).toBeLessThan(0.5);
  expect(Math.abs(longest(grid, [10, label.bottom + 0.8, 16.5, 200], true) - 100)).toBeLessThan(0.5);
});

testWithPoppler('S4 the whole map is whole on its page, upright or lying on its side', async () => {
  const seen = new Set<boolean>();
  for (let seed = 0; seen.size < 2; seed++) {
    const document = makeSession(kit, `map-${seed}`, 'rescate');
    const input = printInput(kit, document, { theme: 'ink' });
    const svg = renderMap(document, input.labels, input.options);
    const [, width, height] = /\bwidth="([\d.]+)mm" height="([\d.]+)mm"/.exec(svg)!;
    const wide = Number(width) > Number(height);
    if (seen.has(wide)) continue;
    seen.add(wide);
    const pdf = await makePdf(buildEveningKit(input).slice(-1), input);
    const text = makeSolid(readPages(pdf).join(''));
    for (const [, words] of svg.matchAll(/>([^<>]+)<\/tspan>/g)) expect(text).toContain(makeSolid(words!));
    const inked = findInked(rasterise(pdf, 72)[0]!, 72)!;
    expect([inked.right - inked.left > 150, inked.bottom - inked.top > 200]).toEqual([true, true]);
  }
});

test('PRE-02 eight cards to a page, cut inside the margins', () => {
  for (const on of ['a4', 'letter'] as const) {
    const page = pageSizeOf(on);
    const grid = layCardGrid(page, sizeOfPaper(on));
    expect([grid.columns, grid.rows]).toEqual([2, 4]);
    for (const { x, y } of grid.places) expect([x >= 10, y >= 10, x + grid.widthMm <= page.widthMm - 10, y + grid.heightMm <= page.heightMm - 10]).toEqual([true, true, true, true]);
  }
});

testWithPoppler('PRE-02 each back bears its card’s number alone and lies behind its inside when the sheet is turned', async () => {
  const document = makeSession(kit, 'backs', 'rescate');
  const page = pageSizeOf('a4');
  const { card } = sizeOfPaper('a4');
  const grid = layCardGrid(page, sizeOfPaper('a4'));
  const words = readWords(await makeKitPdf(buildEveningKit, printInput(kit, document, { backs: true })));
  const fronts = [...new Set(words.filter(({ text }) => text === 'selladas.').map((word) => word.page))];
  expect(fronts.length).toBeGreaterThan(0);
  for (const front of fronts) {
    const back = words.filter((word) => word.page === front + 1);
    const tabs = grid.places.map(({ x, y }) => words.find((word) => word.page === front && word.left >= x + 2 * card.panelMm && word.right <= x + grid.widthMm && word.top >= y && word.bottom <= y + 20)?.text);
    const labels = tabs.filter((label) => label !== undefined);
    // Two panels and the tab, and nothing else.
    expect(back.map(({ text }) => text).sort()).toEqual(labels.flatMap((label) => [label, label, label]).sort());
    tabs.forEach((label, at) => {
      if (label === undefined) return;
      const { x, y } = grid.places[at]!;
      for (const panel of [0, 1]) {
        const left = mirrorX(x + panel * card.panelMm, card.panelMm, page);
        const middles = back.filter((word) => word.text === label && word.top > y && word.bottom < y + grid.heightMm).map((word) => (word.left + word.right) / 2);
        expect(Math.min(...middles.map((middle) => Math.abs(middle - (left + card.panelMm / 2))))).toBeLessThan(0.3);
      }
    });
  }
});

test('S3 every card of many dungeons finds room, in the languages and on both papers', async () => {
  for (const [at, mission] of ['asesinato', 'rescate', 'sabotaje'].entries()) {
    const document = makeSession(kit, `room-${at}`, mission, { maxSections: 45 });
    // A card without room throws.
    const input = printInput(kit, document, { language: languages[at % 3]!, on: at % 2 ? 'letter' : 'a4' });
    const cards = buildEveningKit(input).filter((part) => part.kind === 'drawn' && part.foot === null).slice(0, -1);
    await expect(makePdf(cards, input)).resolves.toBeInstanceOf(Uint8Array);
  }
}, 180_000);

test('S5 hostile names stay text, and nothing outside the fonts is read', async () => {
  const document = makeSession(kit, 'hostile', 'rescate');
  const evil = '<svg onload=x> file:///etc/passwd ](http://x) \u0000\u202e "\'&';
  const hostile = { ...document, ruleset: { ...document.ruleset, name: evil, labels: Object.fromEntries(Object.keys(document.ruleset.labels).map((key) => [key, { es: evil, ca: evil, en: evil }])) } };
  const input = printInput(kit, hostile);
  const source = latin(await makeKitPdf(buildEveningKit, { ...input, labels: hostile.ruleset.labels }));
  expect(source).not.toMatch(/\/(JavaScript|JS|URI|Launch|EmbeddedFile|SubmitForm)\b/);
});
