import { listHeadings } from '../../src/render/campaign/log-table';
import { capitalise } from '../../src/render/map/map-words';
import { createPackWords } from '../../src/render/pack/pack-words';
import { pageSizeOf, printPapers } from '../../src/print/core/paper';
import { buildForms, buildFormsKit } from '../../src/print/forms/forms-kit';
import type { FormsInput } from '../../src/print/forms/forms-kit';
import type { PrintPaper } from '../../src/print/core/paper';
import type { DiceTable, Language, Ruleset, TableRow } from '../../src/tables/ruleset';
import type { PackKit } from '../render/pack-session';
import { loadPackKit, makeSession } from '../render/pack-session';
import { makeKitPdf, makePdf, printInput } from './print-kit';
import { findInked, findLongestRun, makeSolid, rasterise, readPages, readWords, testWithPoppler } from './read-pdf';
import { readRects } from './read-paths';

let kit: PackKit;
beforeAll(async () => {
  kit = await loadPackKit();
});

const languages = ['es', 'ca', 'en'] as const;

function formsInput(language: Language, on: PrintPaper = 'a4', ink: FormsInput['ink'] = 'full', ruleset: Ruleset = kit.ruleset): FormsInput {
  return { ruleset, words: createPackWords(language, kit.templates.texts, ruleset.labels), page: pageSizeOf(on), ink };
}

const makeForms = (input: FormsInput): Promise<Uint8Array> => makePdf(buildForms(input), input);

const made = new Map<string, Promise<Uint8Array>>();

/** The forms with the tables of the program: made once, for all tests that look at them. */
function printForms(language: Language, on: PrintPaper = 'a4', ink: FormsInput['ink'] = 'full'): Promise<Uint8Array> {
  const key = `${language} ${on} ${ink}`;
  const known = made.get(key) ?? makeForms(formsInput(language, on, ink));
  made.set(key, known);
  return known;
}

testWithPoppler('LOG-01 the log has the rulebook’s columns in its order, then ours; LOG-02 the winner of game 1 is “(none)”', async () => {
  const none = { es: '(ninguno)', ca: '(cap)', en: '(none)' };
  for (const language of languages) {
    const [first, second] = readPages(await printForms(language));
    const heads = listHeadings(language);
    expect(heads).toHaveLength(10);
    for (const page of [first!, second!]) expect(makeSolid(page)).toContain(makeSolid(heads.slice(0, 6).join('')));
    for (const head of heads) expect(makeSolid(second!)).toContain(makeSolid(head));
    expect(first).toContain(none[language]);
    expect(second).not.toContain(none[language]);
  }
});

test('LOG-02 any number of games: a page has far more lines than the five that the rulebook prints', async () => {
  const pages = readRects(await printForms('es'));
  // The frames of doors to tick stand for the rows of their register.
  expect(pages[3]!.filter(({ left, right }) => Math.abs(right - left - 3) < 0.01).length).toBeGreaterThan(150);
});

/** What a row of a table says on its card, worked out from the table alone. */
function expectRow(row: TableRow, table: DiceTable, { tables, labels }: Ruleset, language: Language): string {
  const less = { es: 'o menos', ca: 'o menys', en: 'or less' }[language];
  const more = { es: 'o más', ca: 'o més', en: 'or more' }[language];
  const when = row.when.startsWith('..') ? `${row.when.slice(2)} ${less}` : row.when.endsWith('..') ? `${row.when.slice(0, -2)} ${more}` : row.when.replace('-', '–');
  if (row.roll !== undefined) return `${when}${tables[row.roll]!.title[language]}`;
  const name = capitalise(labels[`result.${row.result}`]![language]);
  const points = { es: 'puntos', ca: 'punts', en: 'points' }[language];
  const value = row.value === undefined || (table.id.startsWith('defender') && row.value === 0) ? '' : `: ${String(row.value).replace('-', '−')}${table.id.startsWith('defender') ? ` ${points}` : ''}`;
  return `${when}${name}${value}${labels[`objective.${row.result}.long`]?.[language] ?? ''}${row.rule}`;
}

testWithPoppler('COR-01 every row of every table of the ruleset stands on a card, the whole table on one, with its dice, words and rule ids', async () => {
  for (const language of languages) {
    const pages = readPages(await printForms(language)).map(makeSolid);
    for (const table of Object.values(kit.ruleset.tables)) {
      const rows = table.rows.map((row) => makeSolid(expectRow(row, table, kit.ruleset, language)));
      // Rows that lead to another table have words around its name: what stands between them is looked for in pieces.
      const whole = pages.find((page) => rows.every((row) => page.includes(row.replace(/^([\d–]+).*$/, (text) => (table.rows.some(({ roll, when }) => roll !== undefined && text.startsWith(when.replace('-', '–'))) ? '' : text)))));
      expect([language, table.id, whole !== undefined]).toEqual([language, table.id, true]);
      const plain = table.rows.filter(({ roll }) => roll === undefined);
      const runs = plain.every((row, at) => at === 0 || table.rows.indexOf(row) !== table.rows.indexOf(plain[at - 1]!) + 1 || whole!.includes(makeSolid(expectRow(plain[at - 1]!, table, kit.ruleset, language) + expectRow(row, table, kit.ruleset, language))));
      expect([language, table.id, runs]).toEqual([language, table.id, true]);
      expect(whole).toContain(makeSolid(table.title[language]));
      expect(whole).toContain(table.dice.toUpperCase());
      for (const { roll } of table.rows) if (roll !== undefined) expect(whole).toContain(makeSolid(kit.ruleset.tables[roll]!.title[language]));
    }
  }
});

testWithPoppler('DEF-04 what adds to M, DEF-07 the rows, SEC-03 the sizes and KO-03 stand on cards; DEF-06 the rows to fill have their kinds', async () => {
  for (const language of languages) {
    const { ruleset, words } = formsInput(language);
    const pages = readPages(await printForms(language)).map(makeSolid);
    const cards = pages.slice(7).join('');
    const { contributions } = ruleset;
    for (const [key, value] of Object.entries(contributions)) expect(cards).toContain(makeSolid(`${value < 0 ? '−' : '+'}${Math.abs(value)}${words.text(`defender.${key}`)}DEF-04`));
    for (const { points, compulsory, optional } of ruleset.rows) {
      const list = (kinds: readonly string[]): string => kinds.map((kind) => ruleset.labels[`troops.${kind}`]![language]).join(', ');
      const kinds = words.text('defender.compulsory', { list: list(compulsory) }) + (optional.length > 0 ? words.text('defender.optional', { list: list(optional) }) : '');
      expect(cards).toContain(makeSolid(`${points}${kinds}DEF-07`));
      expect(pages[2]).toContain(makeSolid(`${points}${kinds}`));
    }
    expect(cards).toContain('6×10SEC-03');
    expect(cards).toContain(makeSolid(`4–6${words.text('forms.ko.returns')}KO-03`));
    for (const grade of ['attackerDecisive', 'attackerMarginal', 'defenderPlain']) expect(cards).toContain(makeSolid(`${capitalise(words.text(`victory.${grade}`))}MIS-12`));
    expect(cards).toContain('ZOM-01');
  }
});

testWithPoppler('SEC-09 RET-06 the registers have doors with their states, strength and losses, inactive defenders with their place, objectives and turns', async () => {
  for (const language of languages) {
    const { words } = formsInput(language);
    const pages = readPages(await printForms(language)).map(makeSolid);
    const has = (page: number, keys: readonly string[]): void => keys.forEach((key) => expect([key, pages[page]!.includes(makeSolid(words.text(`record.${key}`)))]).toEqual([key, true]));
    has(3, ['doorNumber', 'doorOpen', 'doorClosed', 'doorJammed']);
    has(4, ['attacker', 'defender', 'atGameStart', 'atCombatStart', 'wounds', 'out', 'escaped']);
    has(5, ['turns', 'inactive', 'place', 'objectives', 'prisoner', 'charge', 'character', 'outcome']);
    for (const line of ['prisonerLines', 'chargeLines', 'characterLines']) for (const part of words.text(`record.${line}`).split('|')) expect(pages[5]).toContain(makeSolid(part));
  }
});

testWithPoppler('P2 nothing is printed in the margins: neither words nor ink, on any paper, in both inks', async () => {
  for (const [at, on] of printPapers.entries()) {
    for (const ink of ['full', 'save'] as const) {
      const input = formsInput(languages[at]!, on, ink);
      const { widthMm, heightMm } = input.page;
      const pdf = await printForms(languages[at]!, on, ink);
      expect(readWords(pdf).filter(({ left, top, right, bottom }) => left < 9.9 || top < 9 || right > widthMm - 9.9 || bottom > heightMm - 9.5)).toEqual([]);
      for (const page of rasterise(pdf, 72)) {
        const inked = findInked(page, 72)!;
        expect([inked.left > 9.6, inked.top > 9.6, inked.right < widthMm - 9.6, inked.bottom < heightMm - 9.6]).toEqual([true, true, true, true]);
      }
    }
  }
}, 120_000);

testWithPoppler('P1 page one says how to print, in the language of the sheets, and its ruler measures 100 mm', async () => {
  for (const language of languages) {
    const input = formsInput(language);
    const pdf = await printForms(language);
    expect(makeSolid(readPages(pdf)[0]!)).toContain(makeSolid(input.words.text('sheet.printing', { paper: 'A4' })));
    expect(Buffer.from(pdf).toString('latin1')).toMatch(/\/PrintScaling \/None/);
    expect(Math.abs(findLongestRun(rasterise(pdf, 300, 1, 1)[0]!, 300, [84, 20, 198, 28], false) - 100)).toBeLessThan(0.5);
  }
});

test('G1 the same tables give the same forms, with a session or without but for its mission and tag', async () => {
  const document = makeSession(kit, 'forms', 'rescate');
  const input = printInput(kit, document);
  const first = await makeKitPdf(buildFormsKit, input);
  const second = await makeForms({ ...formsInput('es'), ruleset: document.ruleset, game: { mission: document.mission.name.es, tag: document.tag } });
  expect(Buffer.compare(Buffer.from(first), Buffer.from(second))).toBe(0);
});

testWithPoppler('SEC-08 the registers of a session bear its mission and its tag, and a blank grid for the general map goes with them', async () => {
  const document = makeSession(kit, 'forms', 'rescate');
  const pdf = await makeKitPdf(buildFormsKit, printInput(kit, document));
  const pages = readPages(pdf).map(makeSolid);
  for (const page of [3, 4, 5, 6]) for (const text of [document.mission.name.es, document.tag]) expect(pages[page]).toContain(makeSolid(text));
  expect(pages[6]).toContain(makeSolid(formsInput('es').words.text('forms.mapNote')));
  expect(Math.abs(findLongestRun(rasterise(pdf, 300, 7, 7)[0]!, 300, [12.3, 30, 14.3, 160], true) - 100)).toBeLessThan(0.5);
});

testWithPoppler('T1 a player’s own tables are printed, too: long ones have pages of their own, and odd names stay in their boxes', async () => {
  const rows = Array.from({ length: 100 }, (_, at): TableRow => ({ when: String(at + 1), min: at + 1, max: at + 1, rule: 'COR-01', result: 'straight' }));
  const long: DiceTable = { id: 'zz-long', rule: 'COR-01', title: { es: 'Larga', ca: 'Llarga', en: 'Long' }, dice: '1d100', outside: 'error', rows };
  const odd = `${'W'.repeat(120)} ${'palabra '.repeat(60)}`;
  const strange: DiceTable = { ...long, id: 'zz-odd', title: { es: odd, ca: odd, en: odd }, rows: rows.slice(0, 3).map((row) => ({ ...row, result: 'odd' })) };
  const ruleset = { ...kit.ruleset, name: odd, tables: { ...kit.ruleset.tables, 'zz-long': long, 'zz-odd': strange }, rows: Array.from({ length: 3 }, () => kit.ruleset.rows).flat(), labels: { ...kit.ruleset.labels, 'result.odd': { es: odd, ca: odd, en: odd } } };
  const pages = readPages(await makeForms(formsInput('es', 'letter', 'full', ruleset)));
  const text = pages.map(makeSolid).join('');
  for (let at = 1; at <= 100; at++) expect(text).toContain(`${at}PasillorectoCOR-01`);
  // Thirty rows to fill are three pages of ten.
  expect(pages.filter((page) => page.startsWith('Casillas en blanco'))).toHaveLength(3);
});

test('S3 the forms find room in each language and on every paper', async () => {
  // Words without room throw.
  for (const language of languages) for (const on of printPapers) await expect(printForms(language, on)).resolves.toBeInstanceOf(Uint8Array);
}, 120_000);
