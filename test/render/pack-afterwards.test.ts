import { buildAfterwards } from '../../src/render/pack/afterwards-page';
import { createPackWords } from '../../src/render/pack/pack-words';
import { renderEncounters } from '../../src/render/pack/render-encounters';
import { renderPack } from '../../src/render/pack/render-pack';
import { escapeCss } from '../../src/render/pack/running-titles';
import type { SessionDocument, SessionEvent } from '../../src/session/document';
import { byClass, parsePage, sheetSource, textOf } from './pack-html';
import type { PackKit } from './pack-session';
import { loadPackKit, makeSession, packOptions } from './pack-session';

let kit: PackKit;
beforeAll(async () => {
  kit = await loadPackKit();
});

const words = () => createPackWords('en', kit.templates.texts, kit.ruleset.labels);
const told = (document: SessionDocument): string[] => buildAfterwards(document, words(), []).prepared;
const html = (document: SessionDocument, changes: Parameters<typeof packOptions>[1] = {}): string => renderPack(document, kit.ruleset.labels, packOptions(kit, { language: 'en', ...changes }));
const numberOf = (document: SessionDocument, section: number): string => String(document.board.sections[section]!.number);

/** A session whose two forced rooms are one for the guarantee and one that the dice had brought. */
function makeOwed(): { document: SessionDocument; forced: number; owed: number } {
  const document = makeSession(kit, 'owed', 'rescate');
  const [forced, owed] = document.board.sections.filter(({ area }) => area !== undefined).map(({ id }) => id) as [number, number];
  const events = document.events.map((event): SessionEvent => (event.type === 'placed' && (event.section === forced || event.section === owed)
    ? { ...event, note: event.section === owed ? 'objective-owed' : 'forced' } : event));
  return { document: { ...document, events, preparation: { ...document.preparation, forced: [forced, owed] } }, forced, owed };
}

test('GEN-06 rooms owed by the dice are told apart from those made for the guarantee (PRE-06)', () => {
  const { document, forced, owed } = makeOwed();
  const lines = told(document);
  expect(lines).toContain(`Rooms made objective rooms so that the mission has what it needs: ${numberOf(document, forced)}.`);
  expect(lines).toContain(`Objective rooms that the dice brought but that did not fit, so that the next room took their place: ${numberOf(document, owed)}.`);
  expect(lines).not.toContain('No room was made an objective room.');
});

test('G3 a share string that the command holds is not printed a second time', () => {
  const document = makeSession(kit, 'share', 'rescate');
  const share = 'pw1.a-long-string.1';
  const times = (page: string): number => page.split(share).length - 1;
  const plain = (command: string): string => renderEncounters(document, kit.ruleset.labels, packOptions(kit, { language: 'en', command, share })).split('### The whole map')[0]!;
  for (const render of [(command: string) => sheetSource(html(document, { command, share }), 'last'), plain]) {
    expect(times(render(`plasma-wall generate --from ${share} --lang en`))).toBe(1);
    expect(times(render('plasma-wall generate --seed share'))).toBe(1);
    expect(render('plasma-wall generate --seed share')).toContain(share);
  }
});

test('GEN-05 nothing was closed is said only where nothing was', () => {
  const document = makeSession(kit, 'closed', 'rescate');
  const id = document.board.openings.find(({ number }) => number > 0)!.id;
  const open: SessionDocument = { ...document, events: document.events.filter(({ type }) => type !== 'sealed'), preparation: { ...document.preparation, closed: [] } };
  expect(told(open)).toContain('No opening was closed.');
  const tight: SessionDocument = { ...open, events: [...open.events, { type: 'sealed', opening: id, rolls: [], why: 'no-room' }] };
  expect(told(tight)).toContain(`Openings closed because nothing fitted behind: ${document.board.openings[id]!.number}.`);
  expect(told(tight)).not.toContain('No opening was closed.');
});

test('GEN-04 the rules of preparing stand on the sheet for afterwards, and on the public page only where they were changed', () => {
  const usual = html(makeSession(kit, 'board-rules', 'rescate'));
  const definition = kit.ruleset.houseRules.find(({ key }) => key === 'corridorDoor')!;
  const asked = definition.question.en;
  expect(asked).not.toBe('');
  expect(sheetSource(usual, 'public')).not.toContain(asked);
  expect(textOf(byClass(parsePage(sheetSource(usual, 'last') + '</section>'), 'div', 'readings')[0])).toContain(asked);
  const changed = html(makeSession(kit, 'board-rules', 'rescate', {}, { corridorDoor: 'side' }));
  expect(sheetSource(changed, 'public')).toContain(asked);
});

test('PRE-08 the sheet for afterwards is named by its title, whoever may look', () => {
  const document = makeSession(kit, 'named', 'rescate');
  expect(sheetSource(html(document), 'public')).toContain('The whole map and the sheet “Open afterwards” stay closed');
  const master = sheetSource(html(document, { secrecy: 'master' }), 'public');
  expect(master).toContain('sheet');
  expect(master).not.toContain('Open afterwards');
});

test('PRE-08 every sheet counts its own pages, and the foot of a page has title, mission and tag', () => {
  const document = makeSession(kit, 'foot', 'rescate');
  const source = html(document);
  const feet = Array.from(source.matchAll(/@page (\w+) \{ counter-increment: (\w+); @bottom-left \{ content: "([^"]*)"; \} @bottom-center \{ content: "[^"]*"; \} @bottom-right \{ content: "([^"]*), " counter\((\w+)\); \} \}/g));
  expect(feet.map(([, page]) => page)).toEqual(['public', 'defender', 'rolls', 'discoveries', 'cards', 'grid', 'record', 'last', 'master', 'walk']);
  for (const [, page, counted, about, title, shown] of feet) {
    expect([counted, shown]).toEqual([page, page]);
    expect(about).toContain(document.tag);
    expect(title).not.toBe('');
  }
  expect(source).not.toMatch(/counter\(pages?\)/);
});

test('S3 a name at the foot of a page can end neither the string nor the style sheet', () => {
  expect(escapeCss('a"}</style><b>\n\\')).toBe('a\\22 \\7d \\3c \\2f style\\3e \\3c b\\3e \\a \\5c ');
  expect(escapeCss('x'.repeat(300)).length).toBeLessThan(90);
});

test('MIS-08 Search and Destroy says how many objectives a win takes, and that there may be too few rooms', () => {
  const page = (x: number): string => sheetSource(html(makeSession(kit, 'needs', 'busqueda-y-destruccion', { x: { num: x, den: 1 } })), 'public');
  expect(page(3)).toContain('Winning takes 4 objectives');
  expect(page(0)).not.toContain('Winning takes');
});

test('MIS-22 the victory table tells of the secondary for the prisoner, MIS-24 of that for the charge', () => {
  const page = (mission: string): string => sheetSource(html(makeSession(kit, 'extra', mission)), 'public');
  expect(page('rescate')).toContain('Bringing the prisoner out alive counts as a secondary besides.');
  expect(page('sabotaje')).toContain('getting out counts as a secondary besides.');
  expect(page('asesinato')).not.toContain('secondary besides');
});

test('PRE-05 two objective rooms in one turn go one after the other where achieved objectives count', () => {
  const page = (primaryTestCounts: 'achieved' | 'discovered'): string => sheetSource(html(makeSession(kit, 'two', 'rescate', {}, { primaryTestCounts })), 'public');
  expect(page('achieved')).toContain('Two objective rooms discovered in one turn go one after the other');
  expect(page('discovered')).not.toContain('Two objective rooms discovered in one turn');
});

test('PRE-08 the plain text warns before what is secret, and has the trackers of the printed record', () => {
  const document = makeSession(kit, 'plain', 'rescate');
  const source = renderEncounters(document, kit.ruleset.labels, packOptions(kit, { language: 'en', command: 'plasma-wall secret' }));
  const warning = source.indexOf('Read no further');
  expect(warning).toBeGreaterThan(source.indexOf('## Table record'));
  for (const part of ['## Discovery cards', '## Open afterwards', 'plasma-wall secret']) expect(source.indexOf(part)).toBeGreaterThan(warning);
  for (const tracker of ['### Exploration turns', '| Defender |', '### Inactive defenders', '### Doors', 'Notes:']) expect(source.slice(0, warning)).toContain(tracker);
});
