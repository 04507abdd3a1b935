/** The text on the sheets of the evening kit: what belongs together is not parted, and no column stays empty. */
import type { Content } from 'pdfmake/interfaces';
import { inColumns } from '../../src/print/core/flow';
import { buildEveningKit } from '../../src/print/evening/evening-kit';
import { buildPackContent } from '../../src/print/evening/pack-content';
import type { PackKit } from '../render/pack-session';
import { loadPackKit, makeSession } from '../render/pack-session';
import { makeKitPdf, makePdf, printInput } from './print-kit';
import type { PrintChanges } from './print-kit';
import type { PlacedWord } from './read-pdf';
import { makeSolid, readPages, readWords, testWithPoppler } from './read-pdf';

let kit: PackKit;
beforeAll(async () => {
  kit = await loadPackKit();
});

/** The words of a text, which stands somewhere among those of a PDF. */
function findText(words: readonly PlacedWord[], text: string): PlacedWord[] {
  const solid = words.map((word) => makeSolid(unescape(word.text)));
  const start = solid.join('').indexOf(makeSolid(text));
  expect([text, start >= 0]).toEqual([text, true]);
  const end = start + makeSolid(text).length;
  let at = 0;
  return words.filter((_word, index) => {
    const from = at;
    at += solid[index]!.length;
    return at > start && from < end;
  });
}

/** Characters that poppler writes as entities. */
function unescape(text: string): string {
  return text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&quot;/g, '"').replace(/&apos;/g, "'").replace(/&amp;/g, '&');
}

const cases: readonly (readonly [string, PrintChanges])[] = [
  ['rescate', { language: 'es' }],
  ['rescate', { language: 'es', on: 'letter' }],
  ['sabotaje', { language: 'ca' }],
  ['asesinato', { language: 'en', on: 'letter' }],
];

testWithPoppler.each(cases)('S4 %s %j: every paragraph of the public page stands in one column, and the page takes three sheets', async (mission, changes) => {
  const input = printInput(kit, makeSession(kit, 'flow', mission, { x: { num: 4, den: 3 } }), changes);
  const pdf = await makeKitPdf(buildEveningKit, input);
  const words = readWords(pdf);
  const { setup, procedure, special, cards } = buildPackContent(input).public;
  for (const text of [...[...setup, ...procedure, ...special].map((block) => block.text), ...cards]) {
    const found = findText(words, text);
    const columns = new Set(found.map(({ page, left }) => `${page} ${left > input.page.widthMm / 2 ? 'right' : 'left'}`));
    expect([text, ...columns]).toEqual([text, expect.any(String)]);
  }
  const title = makeSolid(input.words.text('public.title'));
  expect(readPages(pdf).map(makeSolid).filter((page) => page.includes(`${title},4`))).toEqual([]);
});

testWithPoppler('S4 no line ends within the ids of rules', async () => {
  for (const language of ['es', 'ca', 'en'] as const) {
    const input = printInput(kit, makeSession(kit, 'ids', 'rescate'), { language });
    const words = new Set(readWords(await makeKitPdf(buildEveningKit, input)).map(({ text }) => text));
    const { setup, procedure, special } = buildPackContent(input).public;
    const ids = [...setup, ...procedure, ...special].flatMap(({ rules }) => rules);
    expect(ids.filter((id) => !words.has(id))).toEqual([]);
    expect(ids).toContain('KO-01–06');
  }
});

testWithPoppler('S3 the size of a room stands on one line of its card, however wide its number is', async () => {
  const document = makeSession(kit, 'wide', 'rescate', { maxSections: 45 });
  const wide = { ...document, board: { ...document.board, sections: document.board.sections.map((section) => ({ ...section, number: section.number + 1000 })) } };
  const input = printInput(kit, wide, { language: 'es' });
  const cards = buildEveningKit(input).filter((part) => part.kind === 'drawn' && part.foot === null).slice(0, -1);
  const words = readWords(await makePdf(cards, input));
  const sizes = words.flatMap(({ text, top }, at) => (text === '×' ? [[top, words[at - 1]!.top, words[at + 1]!.top, words[at + 2]!.top]] : []));
  expect(sizes.length).toBeGreaterThan(5);
  for (const [top, ...others] of sizes) for (const other of others) expect(Math.abs(other - top!)).toBeLessThan(0.5);
});

testWithPoppler('S4 text in columns fills each of them, also where a line with a margin stands at the end of one', async () => {
  const lines = Array.from({ length: 300 }, (_line, at): Content => ({ stack: [{ text: `Line${at}` }, ...(at % 3 === 0 ? [{ text: 'roll', margin: [6, 0, 0, 0] as [number, number, number, number] }] : [])] }));
  const words = readWords(await makePdf([{ kind: 'flow', content: [inColumns(lines, 3, 5)], foot: null }], printInput(kit, makeSession(kit, 'columns', 'rescate'))));
  const heads = words.filter(({ text }) => text.startsWith('Line'));
  const places = [1, 2].map((page) => [...new Set(heads.filter((head) => head.page === page).map(({ left }) => Math.round(left)))]);
  expect([heads.length, places[0]!.length, places[1]!.every((left) => places[0]!.includes(left))]).toEqual([300, 3, true]);
});

testWithPoppler.each(['sealed', 'defender', 'master'] as const)('L2 nothing of what a group writes itself is lost, however long, on the sheets of %s', async (secrecy) => {
  const long = (name: string): string => Array.from({ length: 220 }, (_word, at) => `${name}${at}`).join(' ');
  const input = printInput(kit, makeSession(kit, 'long', 'rescate'), { language: 'es', secrecy });
  const { mission } = input.document;
  const own = (name: string) => ({ rules: ['MIS-22'], text: { es: long(name), ca: '', en: '' } });
  const written = ['procedure', 'special', 'setup'] as const;
  const document = { ...input.document, mission: { ...mission, ...Object.fromEntries(written.map((part) => [part, [own(`${part}First`), own(`${part}Second`), ...mission[part]]])) } };
  const words = new Set(readWords(await makeKitPdf(buildEveningKit, { ...input, document })).map(({ text }) => text));
  for (const part of written) {
    for (const which of ['First', 'Second']) expect(long(`${part}${which}`).split(' ').filter((word) => !words.has(word))).toEqual([]);
  }
});
