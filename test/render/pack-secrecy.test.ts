import { renderEncounters } from '../../src/render/pack/render-encounters';
import { renderPack } from '../../src/render/pack/render-pack';
import type { SessionDocument } from '../../src/session/document';
import { all, byClass, parsePage, sheetSource, textOf } from './pack-html';
import type { PackKit } from './pack-session';
import { loadPackKit, makeSession, packOptions } from './pack-session';

let kit: PackKit;
beforeAll(async () => {
  kit = await loadPackKit();
});

const render = (document: SessionDocument, changes: Parameters<typeof packOptions>[1] = {}): string => renderPack(document, kit.ruleset.labels, packOptions(kit, changes));
const withoutTag = (source: string, { tag }: SessionDocument): string => source.replaceAll(tag, 'TAG');

test('S2 the public page and the table record are the same for every dungeon of the same options', () => {
  for (const mission of ['busqueda-y-destruccion', 'rescate', 'huida']) {
    const sources = ['one', 'two', 'three'].map((seed) => {
      const document = makeSession(kit, seed, mission, { maxSections: 30, x: { num: 1, den: 1 } });
      const html = render(document);
      return ['public', 'record-map', 'record'].map((id) => withoutTag(sheetSource(html, id), document)).join('\n');
    });
    expect(new Set(sources).size).toBe(1);
  }
});

test('S2 the defender’s pages differ between dungeons in the prepared dice alone', () => {
  const sources = ['one', 'two'].map((seed) => {
    const document = makeSession(kit, seed, 'rescate', { maxSections: 30, x: { num: 1, den: 1 } });
    const html = render(document);
    return withoutTag(sheetSource(html, 'defender') + sheetSource(html, 'defender-rolls').replace(/<table class="pairs">[\s\S]*<\/table>/, ''), document);
  });
  expect(sources[0]).toBe(sources[1]);
});

test('PRE-08 what comes before the cards tells neither seed nor command nor share string', () => {
  const document = makeSession(kit, 'seed-so-secret', 'rescate');
  const html = render(document, { command: 'plasma-wall command-so-secret', share: 'share-so-secret' });
  const open = html.slice(0, html.indexOf('<section class="sheet cards'));
  const closed = html.slice(html.indexOf('id="last"'));
  for (const secret of ['seed-so-secret', 'command-so-secret', 'share-so-secret']) {
    expect(open).not.toContain(secret);
    expect(closed).toContain(secret);
  }
  expect(open).toContain(document.tag);
  const markdown = renderEncounters(document, kit.ruleset.labels, packOptions(kit, { command: 'plasma-wall command-so-secret', share: 'share-so-secret' }));
  const openText = markdown.slice(0, markdown.indexOf('## Tarjetas'));
  for (const secret of ['seed-so-secret', 'command-so-secret', 'share-so-secret']) expect(openText).not.toContain(secret);
});

test('PRE-08 sealed: cards and the last sheets are covered on screen', () => {
  const page = parsePage(render(makeSession(kit, 'cover', 'rescate')));
  const secret = byClass(page, 'section', 'secret');
  expect(secret.map((sheet) => sheet.getAttribute('class'))).toEqual(expect.arrayContaining(['sheet cards secret', 'sheet mapsheet secret', 'sheet secret']));
  for (const sheet of secret) expect(byClass(sheet, 'div', 'cover')).toHaveLength(1);
  // The pairs of dice are for the defender alone, and they stand between pages that anybody opens.
  expect(secret.map((sheet) => sheet.getAttribute('id'))).toContain('defender-rolls');
  for (const id of ['public', 'defender', 'record']) expect(all(page, 'section').find((sheet) => sheet.getAttribute('id') === id)?.getAttribute('class')).toMatch(/^sheet( long)?$/);
});

test('PRE-08 the foot of every sheet that not everybody may look at says it is sealed and who opens it, in every language', () => {
  const document = makeSession(kit, 'seals', 'rescate');
  const footOf = (page: string, changes: Parameters<typeof packOptions>[1]): string => {
    const [, seal = ''] = new RegExp(`@page ${page} \\{[^\n]*?@bottom-center \\{ content: "([^"]*)"`).exec(render(document, changes))!;
    return seal.replace(/\\([0-9a-f]+) /g, (_, code: string) => String.fromCodePoint(parseInt(code, 16)));
  };
  expect(footOf('cards', { language: 'es' })).toBe('SELLADO: cada tarjeta la abre quien ve por su abertura');
  expect(footOf('cards', { language: 'ca' })).toBe('SEGELLAT: cada targeta l\'obre qui veu per la seva obertura');
  expect(footOf('cards', { language: 'en' })).toBe('SEALED: each card is opened by whoever sees through its opening');
  const sealed = ['public', 'defender', 'rolls', 'cards', 'grid', 'record', 'last'].map((page) => footOf(page, { language: 'en' }).split(':')[0]);
  expect(sealed).toEqual(['', '', 'SEALED', 'SEALED', '', '', 'SEALED']);
  expect(footOf('last', { language: 'en' })).toBe('SEALED: opened when the game is over');
  expect(footOf('last', { language: 'en', secrecy: 'defender' })).toBe('SEALED: for the defender alone');
  expect(footOf('discoveries', { language: 'en', secrecy: 'defender' })).toBe('SEALED: for the defender alone');
  expect(footOf('master', { language: 'en', secrecy: 'master' })).toBe('SEALED: only for the person who runs the game');
});

test('PRE-04 PRE-08 the defender is asked to fill in his rows before he looks at the pairs of dice', () => {
  const html = render(makeSession(kit, 'rows', 'rescate'), { language: 'en' });
  expect(sheetSource(html, 'defender')).toContain('Before play, and before looking at the pairs of dice, write in each row');
  const rolls = sheetSource(html, 'defender-rolls');
  const asked = rolls.indexOf('First fill in every row; until then keep this sheet folded and unread.');
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThan(rolls.indexOf('<table class="pairs">'));
});

test('MIS-20 PRE-08 the escort has a place on the defender’s page, and what it is made of nowhere else', () => {
  const html = render(makeSession(kit, 'escort', 'asesinato'), { language: 'en' });
  expect(sheetSource(html, 'defender')).toContain('<p><span>Units of the escort, with their models</span><i></i></p>');
  expect(html.split('Units of the escort')).toHaveLength(2);
  for (const mission of ['rescate', 'busqueda-y-destruccion']) expect(render(makeSession(kit, 'escort', mission), { language: 'en' })).not.toContain('Units of the escort');
});

test('PRE-08 who keeps the whole map is said as the secrecy of the evening has it', () => {
  const document = makeSession(kit, 'keeps', 'rescate');
  const page = (secrecy: 'sealed' | 'defender' | 'master'): string => sheetSource(render(document, { language: 'en', secrecy }), 'public');
  expect(page('sealed')).toContain('stay closed until the game is over');
  expect(page('defender')).toContain('are the defender&#x27;s; the attacker sees them when the game is over');
  expect(page('defender')).not.toContain('stay closed until');
  expect(page('master')).toContain('are for the person who runs the game');
});

test('COM-14 only the mission that has a prisoner speaks of one, and only those with a leader to kill of him', () => {
  const page = (mission: string): string => sheetSource(render(makeSession(kit, 'words', mission), { language: 'en' }), 'defender');
  expect(page('rescate')).toContain('the prisoner still captive');
  for (const mission of ['busqueda-y-destruccion', 'objetivo-primario', 'asesinato', 'exterminio', 'sabotaje', 'huida']) expect(page(mission)).not.toMatch(/prisoner/i);
  expect(page('busqueda-y-destruccion')).toContain('kill the leader');
  expect(page('asesinato')).not.toContain('kill the leader');
});

test('PRE-08 the public page names no section and no card of a dungeon, nor of any other', () => {
  for (const language of ['es', 'ca', 'en'] as const) {
    const text = sheetSource(render(makeSession(kit, 'plain', 'rescate'), { language }), 'public').replace(/<span class="rule">[^<]*<\/span>/g, '');
    expect(text).not.toMatch(/(secci[oó]n|secció|section|tarjeta|targeta|card) \d/i);
  }
});

test('PRE-08 defender: the list of all discoveries follows the defender’s page, and nothing is covered', () => {
  const document = makeSession(kit, 'defender', 'rescate');
  const page = parsePage(render(document, { secrecy: 'defender' }));
  const ids = all(page, 'section').map((sheet) => sheet.getAttribute('id') ?? '').filter((id) => id !== '');
  expect(ids).toEqual(['public', 'defender', 'defender-rolls', 'defender-discoveries', 'record-map', 'record', 'last']);
  const listed = byClass(page, 'article', 'discovery').map((article) => textOf(all(article, 'h3')[0]));
  const cards = byClass(page, 'article', 'card').map((card) => textOf(byClass(card, 'div', 'tab')[0]));
  expect([...listed].sort()).toEqual([...cards].sort());
  const order = [...new Set(document.discoveries.map(({ opening }) => (opening === -1 ? 'Inicio' : String(document.board.openings[opening]!.number))))];
  expect(listed.slice(0, order.length)).toEqual(order);
  expect(byClass(page, 'section', 'secret')).toHaveLength(0);
});

test('PRE-08 sealed papers do not have the list of discoveries', () => {
  const html = render(makeSession(kit, 'defender', 'rescate'));
  expect(html).not.toContain('id="defender-discoveries"');
  expect(html).not.toContain('id="master"');
});

test('PRE-08 master: the master’s sheets come first, with list, map and every die, and once only', () => {
  const document = makeSession(kit, 'master', 'rescate');
  const html = render(document, { secrecy: 'master' });
  const page = parsePage(html);
  const sheets = all(page, 'section');
  expect(sheets.slice(0, 3).map((sheet) => sheet.getAttribute('id') ?? sheet.getAttribute('class'))).toEqual(['master', 'sheet mapsheet', 'master-log']);
  expect(byClass(page, 'section', 'mapsheet')).toHaveLength(1);
  expect(html).not.toContain('id="last"');
  expect(textOf(sheets[0])).toContain('master');
});

test('PRE-04 PRE-08 sealed: the text file has the pairs of dice behind the warning', () => {
  const document = makeSession(kit, 'pairs', 'rescate');
  const source = renderEncounters(document, kit.ruleset.labels, packOptions(kit));
  const [first, last] = [document.preparation.pairs[0]!, document.preparation.pairs[document.preparation.pairs.length - 1]!];
  const open = source.slice(0, source.indexOf('## ⛔'));
  expect(open).not.toContain('Parejas de dados');
  expect(source.slice(open.length)).toContain(`1\\. **${first.join('\u2009·\u2009')}**`);
  expect(source.slice(open.length)).toContain(`${document.preparation.pairs.length}\\. **${last.join('\u2009·\u2009')}**`);
});
