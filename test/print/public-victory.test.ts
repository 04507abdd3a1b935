/** The victory table on the public page of the evening kit, where it is looked for and wide enough to be read. */
import { buildEveningKit } from '../../src/print/evening/evening-kit';
import { createPackWords } from '../../src/render/pack/pack-words';
import type { PackKit } from '../render/pack-session';
import { loadPackKit, makeSession } from '../render/pack-session';
import { makeKitPdf, printInput } from './print-kit';
import type { PlacedWord } from './read-pdf';
import { makeSolid, readPages, readWords, testWithPoppler } from './read-pdf';

let kit: PackKit;
beforeAll(async () => {
  kit = await loadPackKit();
});

const cases = (['es', 'ca', 'en'] as const).flatMap((language) => (['a4', 'letter'] as const).map((on) => ({ language, on })));

testWithPoppler.each(cases)('MIS-12 $language, $on: the victory block stands whole on the first page, and its table takes the width of the sheet', async ({ language, on }) => {
  const document = makeSession(kit, 'victory', 'exterminio');
  const pdf = await makeKitPdf(buildEveningKit, printInput(kit, document, { language, on }));
  const words = createPackWords(language, kit.templates.texts, document.ruleset.labels);
  const [first, ...others] = readPages(pdf).map(makeSolid);
  const has = ['victory.gridIntro', 'victory.primaryFailed', 'victory.bonusPrimary', 'victory.defenderDecisive'].map((key) => makeSolid(words.text(key)));
  for (const text of has) expect(first).toContain(text);
  const title = makeSolid(words.text('public.title'));
  expect(others.filter((page) => page.includes(`${title},4`))).toEqual([]);
  // From the die to the last column of n: a column of text is 92 mm at most.
  const page = readWords(pdf).filter((word) => word.page === 1);
  const farthestLeft = (text: string): PlacedWord => page.filter((word) => word.text === text).sort((a, b) => a.left - b.left)[0]!;
  const conditions = page.filter(({ top }) => Math.abs(top - farthestLeft('≥').top) < 2);
  expect(Math.max(...conditions.map(({ right }) => right)) - farthestLeft('1D3').left).toBeGreaterThan(130);
});

testWithPoppler('MIS-08 the table of Search and Destroy takes the width of the sheet as well', async () => {
  const document = makeSession(kit, 'victory', 'busqueda-y-destruccion', { x: { num: 3, den: 2 } });
  const page = readWords(await makeKitPdf(buildEveningKit, printInput(kit, document))).filter((word) => word.page === 1);
  const [objectives, result] = ['Objetivos', 'Resultado'].map((text) => page.find((word) => word.text === text)!);
  expect(result!.top).toBeCloseTo(objectives!.top, 1);
  expect(result!.left - objectives!.right).toBeGreaterThan(60);
});
