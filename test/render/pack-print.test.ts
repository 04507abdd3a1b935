import { describeRoll } from '../../src/render/pack/log-lines';
import { createPackWords } from '../../src/render/pack/pack-words';
import { sizeOfPaper } from '../../src/render/pack/paper';
import { renderEncounters } from '../../src/render/pack/render-encounters';
import { renderPack } from '../../src/render/pack/render-pack';
import type { Roll } from '../../src/dice/roll';
import { all, byClass, parsePage, sheetSource, textOf } from './pack-html';
import type { PackKit } from './pack-session';
import { loadPackKit, makeSession, packOptions } from './pack-session';

let kit: PackKit;
beforeAll(async () => {
  kit = await loadPackKit();
});

const papers = ['a4', 'letter'] as const;

test('P1 bars of exactly 100 mm: one on page one, and one on each axis of the sheet with the grid', () => {
  const html = renderPack(makeSession(kit, 'bars', 'rescate'), kit.ruleset.labels, packOptions(kit));
  const bars = (id: string) => byClass(parsePage(`<x>${sheetSource(html, id)}</section></x>`), 'svg', 'check').map((svg) => {
    const [, , width, height] = svg.getAttribute('viewBox')!.split(' ').map(Number);
    // One unit is one millimetre, so the lengths in the path are millimetres.
    expect([svg.getAttribute('width'), svg.getAttribute('height')]).toEqual([`${width}mm`, `${height}mm`]);
    // The bar itself goes from 1 to its end, with a stroke across each.
    const path = svg.getElementsByTagName('path')[0]!.getAttribute('d')!;
    const end = Number(/^M[\d.]+ [\d.]+[HV]([\d.]+)/.exec(path)![1]);
    expect(path).toContain(height! > width! ? `M.5 1H5.5M.5 ${end}H5.5` : `M1 .5V5.5M${end} .5V5.5`);
    return { upright: height! > width!, lengthMm: end - 1 };
  });
  expect(bars('public')).toEqual([{ upright: false, lengthMm: 100 }]);
  expect(bars('record-map')).toEqual([{ upright: false, lengthMm: 100 }, { upright: true, lengthMm: 100 }]);
});

test('P2 both papers: pages, cards and grid fit inside margins of 10 mm', () => {
  for (const paper of papers) {
    const html = renderPack(makeSession(kit, 'paper', 'rescate'), kit.ruleset.labels, packOptions(kit, { paper }));
    const { widthMm, heightMm, card, grid } = sizeOfPaper(paper);
    expect(html).toContain(`@page { size: ${widthMm}mm ${heightMm}mm; margin: 10mm 10mm 14mm;`);
    expect(2 * (2 * card.panelMm + card.tabMm)).toBeLessThan(widthMm - 20);
    expect(4 * card.heightMm).toBeLessThan(heightMm - 24);
    expect(grid.widthMm + 7).toBeLessThan(widthMm - 20);
    // Head, lines with the scale and the bar above the grid take 28 mm.
    expect(grid.heightMm + 28).toBeLessThan(heightMm - 24);
  }
});

test('P3 page one asks for 100 % in the language of the sheet and names the paper', () => {
  const document = makeSession(kit, 'print', 'rescate');
  const page = (language: 'es' | 'ca' | 'en', paper: 'a4' | 'letter'): string =>
    textOf(byClass(parsePage(renderPack(document, kit.ruleset.labels, packOptions(kit, { language, paper }))), 'aside', 'printing')[0]);
  expect(page('es', 'a4')).toMatch(/^Se imprime al 100 %.* A4\./);
  expect(page('ca', 'letter')).toMatch(/^S'imprimeix al 100 %.* Letter\./);
  expect(page('en', 'a4')).toMatch(/^Print at 100 ?%.* A4 paper\./);
});

test('P3 the master’s sheet comes first, so it asks for 100 % too', () => {
  const page = parsePage(renderPack(makeSession(kit, 'print', 'rescate'), kit.ruleset.labels, packOptions(kit, { secrecy: 'master' })));
  expect(textOf(byClass(all(page, 'section')[0]!, 'aside', 'printing')[0])).toMatch(/^Se imprime al 100 %/);
});

test('PRE-02 the papers come in the order of an evening', () => {
  const page = parsePage(renderPack(makeSession(kit, 'order', 'rescate'), kit.ruleset.labels, packOptions(kit)));
  const order = all(page, 'section').map((sheet) => sheet.getAttribute('id') || (sheet.getAttribute('class') ?? '').split(' ')[1]!);
  expect(order.filter((name, at) => name !== order[at - 1])).toEqual(['public', 'defender', 'defender-rolls', 'cards', 'record-map', 'record', 'last', 'mapsheet']);
});

test('PRE-02 the public page says first who wins, then how to set up; the plain text as well', () => {
  const document = makeSession(kit, 'order', 'rescate');
  const options = packOptions(kit, { language: 'en' });
  const page = parsePage(`<x>${sheetSource(renderPack(document, kit.ruleset.labels, options), 'public')}</section></x>`);
  const titles = ['Victory', 'Set-up', 'Course of play', 'Special rules', 'How to use the cards', 'House rules and readings of the rulebook'];
  expect(all(page, 'h2').map(textOf)).toEqual(titles);
  const plain = renderEncounters(document, kit.ruleset.labels, options);
  expect([...plain.matchAll(/^### (.*)$/gm)].map(([, title]) => title).slice(0, titles.length)).toEqual(titles);
});

test.each([['es', 'rayado por fuera'], ['ca', 'ratllat per fora'], ['en', 'hatched on the outside']] as const)('GEN-05 the public page says what the hatched ends on plans are, in %s; the plain text as well', (language, hatched) => {
  const document = makeSession(kit, 'hatched', 'rescate');
  const options = packOptions(kit, { language });
  const said = new RegExp(`${hatched}[^.]*${kit.ruleset.labels['opening.blind-end']![language]}`);
  expect(sheetSource(renderPack(document, kit.ruleset.labels, options), 'public')).toMatch(said);
  expect(renderEncounters(document, kit.ruleset.labels, options)).toMatch(said);
});

test('S4 no line of the walk ends within the id of a rule', () => {
  const page = parsePage(renderPack(makeSession(kit, 'ids', 'rescate'), kit.ruleset.labels, packOptions(kit)));
  const rolls = all(page, 'span').filter((span) => span.getAttribute('class') === 'roll');
  expect(rolls.length).toBeGreaterThan(20);
  for (const roll of rolls) {
    const kept = byClass(roll, 'span', 'id').map(textOf);
    expect(kept).toEqual(textOf(roll).match(/[A-Z]+-\d+/g) ?? []);
  }
});

test('S4 heads of columns, and lines to fill in that have a line of their own, begin with a capital', () => {
  for (const language of ['es', 'ca', 'en'] as const) {
    for (const mission of ['busqueda-y-destruccion', 'asesinato', 'rescate', 'sabotaje', 'incursion']) {
      const page = parsePage(renderPack(makeSession(kit, 'heads', mission), kit.ruleset.labels, packOptions(kit, { language })));
      const heads = all(page, 'section').filter((sheet) => sheet.getAttribute('id') !== 'public').flatMap((sheet) => all(sheet, 'th'));
      const lines = byClass(page, 'div', 'escort').flatMap((list) => all(list, 'p'));
      expect(heads.length).toBeGreaterThan(20);
      expect([...heads, ...lines].map(textOf).filter((text) => /^\p{Ll}/u.test(text))).toEqual([]);
    }
  }
});

test('S4 no paragraph of the public page is parted', () => {
  const style = /<style>([^]*?)<\/style>/.exec(renderPack(makeSession(kit, 'type', 'rescate'), kit.ruleset.labels, packOptions(kit)))![1]!;
  expect(style).toMatch(/^div\.columns p, div\.columns li \{ break-inside: avoid; \}$/m);
  expect(style).not.toContain('break-inside: auto');
});

test('DEF-04 the modifiers stand in a box, DEF-07 every row has its kinds and room to write', () => {
  const page = parsePage(renderPack(makeSession(kit, 'def', 'rescate'), kit.ruleset.labels, packOptions(kit, { language: 'en' })));
  expect(byClass(byClass(page, 'div', 'modifiers')[0]!, 'td', 'value').map(textOf)).toEqual(['+1', '+2', '+3', '+3', '−1']);
  const rows = all(byClass(page, 'table', 'rows')[0]!, 'tr').slice(1);
  expect(rows.map((row) => textOf(byClass(row, 'td', 'points')[0]))).toEqual(['50', '80', '100', '110', '120', '130', '140', '150', '175', '200']);
  expect(rows.map((row) => all(byClass(row, 'td', 'kinds')[0]!, 'span').map(textOf).join('; '))).toContain('Compulsory: Troops, HQ; Optional: Elites, Fast Attack, Heavy Support');
  for (const row of rows) expect([all(row, 'td').length, textOf(all(row, 'td')[2])]).toEqual([3, '']);
});

test('COM-01 the defender is reminded how to deploy, COM-04 and who goes first', () => {
  const page = parsePage(renderPack(makeSession(kit, 'com', 'rescate'), kit.ruleset.labels, packOptions(kit, { language: 'en' })));
  const lines = all(byClass(page, 'ol', 'deployment')[0]!, 'li').map(textOf);
  expect(lines).toHaveLength(4);
  expect(lines[0]).toContain('more than 3 cm from every enemy');
  expect(lines[3]).toContain('1D6');
});

test('DEF-07 a table edited by a player shows on the defender’s page', () => {
  const document = makeSession(kit, 'edited', 'rescate');
  const ruleset = { ...document.ruleset, rows: [{ points: 77, rule: 'DEF-07', compulsory: ['elites' as const], optional: [] }], contributions: { ...document.ruleset.contributions, corridor: 4 } };
  const page = parsePage(renderPack({ ...document, ruleset }, kit.ruleset.labels, packOptions(kit, { language: 'en' })));
  expect(byClass(page, 'td', 'points').map(textOf)).toEqual(['77']);
  expect(byClass(page, 'td', 'value').map(textOf)[0]).toBe('+4');
});

test('MIS-22 the record has lines for the prisoner, MIS-24 for the charge, and for neither otherwise', () => {
  const record = (mission: string): string => sheetSource(renderPack(makeSession(kit, 'rec', mission), kit.ruleset.labels, packOptions(kit, { language: 'en' })), 'record');
  expect(record('rescate')).toContain('<b>Prisoner</b>');
  expect(record('sabotaje')).toContain('<b>Charge</b>');
  expect(record('exterminio')).not.toMatch(/<b>(Prisoner|Charge)<\/b>/);
});

test('L1 everything of the public page that is to be read stands in 12 points or more', () => {
  const style = /<style>([^]*?)<\/style>/.exec(renderPack(makeSession(kit, 'type', 'rescate'), kit.ruleset.labels, packOptions(kit)))![1]!;
  const sizes = [...style.matchAll(/^((?:body\.letter )?(?:section#public|div\.lead|div\.name|aside\.printing|p\.(?:x|who|primary|houserule)|ol\.how|table\.victory)[^{]*)\{[^}]*font-size: ([\d.]+)pt/gm)];
  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes.filter(([, , size]) => Number(size) < 12).map(([, selector]) => selector)).toEqual([]);
  expect(style).toMatch(/^body \{[^}]*font: 12pt/m);
});

test('MIS-20 the record has room for the character, C and E, and for the attacker’s points', () => {
  const record = (mission: string): string => sheetSource(renderPack(makeSession(kit, 'rec', mission), kit.ruleset.labels, packOptions(kit, { language: 'en' })), 'record');
  expect(record('asesinato')).toContain('<b>Character</b><span>name</span><i></i><span>cost C</span><i></i><span>escort E</span><i></i><span>attacker&#x27;s points</span><i></i>');
  expect(record('rescate')).not.toContain('<b>Character</b>');
});

test('MIS-21 the defender’s page says whether finding the primary takes a roll', () => {
  const page = (mission: string, assassinTarget: 'replaceRoll' | 'addToRoll'): string =>
    sheetSource(renderPack(makeSession(kit, 'rec', mission, {}, { assassinTarget }), kit.ruleset.labels, packOptions(kit, { language: 'en' })), 'defender');
  expect(page('asesinato', 'replaceRoll')).toContain('finds the primary there is no roll for troops');
  expect(page('asesinato', 'addToRoll')).toContain('finds the primary, roll for troops as always');
  expect(page('rescate', 'replaceRoll')).not.toContain('finds the primary');
});

test('GEN-04 house rules in force are listed with their reading; what was changed is marked', () => {
  const source = (rules: Parameters<typeof makeSession>[4]): string =>
    sheetSource(renderPack(makeSession(kit, 'rules', 'busqueda-y-destruccion', {}, rules), kit.ruleset.labels, packOptions(kit, { language: 'en' })), 'public');
  const usual = source({});
  expect(usual.match(/The rulebook can be read in several ways|The rulebook says nothing/g)).toHaveLength(2);
  expect(usual).not.toContain('changed for this game');
  expect(usual).not.toContain('MIS-21');
  const changed = source({ rowReuse: false, assassinTarget: 'addToRoll' });
  expect(changed.match(/changed for this game/g)).toHaveLength(2);
});

test('T3 every roll of the walk stands in the log with dice, row and rule', () => {
  const document = makeSession(kit, 't3', 'objetivo-primario');
  const html = renderPack(document, kit.ruleset.labels, packOptions(kit, { language: 'en' }));
  const rolls = byClass(byClass(parsePage(html), 'div', 'walk')[0]!, 'span', 'roll').map(textOf);
  const words = createPackWords('en', kit.templates.texts, kit.ruleset.labels);
  const expected = document.events.flatMap((event): readonly Roll[] => ('rolls' in event ? event.rolls : event.type === 'defender' ? [event.roll] : []));
  expect(rolls).toEqual(expected.map((roll) => describeRoll(roll, document, words).replace(/\s+/g, ' ')));
  expect(rolls.length).toBeGreaterThan(20);
});

test('T3 a roll with modifiers and a second roll reads in full', () => {
  const modifiers = [{ rule: 'DEF-04', reason: 'modifier.smallRoom', value: 2 }];
  const second: Roll = { table: 'defender-second', dice: [1], modifiers, total: 3, row: '3', rule: 'DEF-02', result: 'troops', value: 80 };
  const roll: Roll = { table: 'defender', dice: [6], modifiers, total: 8, row: '8-9', rule: 'DEF-02', then: second };
  const words = createPackWords('en', kit.templates.texts, kit.ruleset.labels);
  expect(describeRoll(roll, makeSession(kit, 'roll', 'rescate'), words))
    .toBe('Defender table: 1D6 = 6 +2 (small room) = 8, row 8-9 (DEF-02) → Defender table, second roll: 1D6 = 1 +2 (small room) = 3, row 3 → troops: 80 (DEF-02)');
});

test('PRE-06 what was forced, closed and reopened is printed on the last sheet', () => {
  const document = makeSession(kit, 'pre06', 'rescate');
  const page = parsePage(renderPack(document, kit.ruleset.labels, packOptions(kit, { language: 'en' })));
  const said = textOf(byClass(page, 'ul', 'prepared')[0]);
  const numbers = (ids: readonly number[]): string[] => ids.map((id) => String(document.board.sections[id]!.number));
  for (const number of numbers(document.preparation.forced)) expect(said).toContain(number);
  for (const id of document.preparation.closed) expect(said).toContain(String(document.board.openings[id]!.number));
  expect(said).toContain('In every order of play the primary is found');
});
