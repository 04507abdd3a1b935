import { renderEncounters } from '../../src/render/pack/render-encounters';
import { renderPack } from '../../src/render/pack/render-pack';
import { joinRules } from '../../src/render/pack/blocks';
import type { SessionDocument } from '../../src/session/document';
import { all, byClass, parsePage, textOf } from './pack-html';
import type { PackKit } from './pack-session';
import { loadPackKit, makeSession, packOptions } from './pack-session';
import type { Element } from '@xmldom/xmldom';
import { makeFixture } from './svg-fixture';

let kit: PackKit;
beforeAll(async () => {
  kit = await loadPackKit();
});

const missions = ['busqueda-y-destruccion', 'objetivo-primario', 'asesinato', 'rescate', 'exterminio', 'sabotaje', 'huida'];

/** The hand-made board with every kind of opening, under the shipped tables. */
function fixture(changes: Partial<SessionDocument> = {}): SessionDocument {
  return makeFixture({ ruleset: kit.ruleset, mission: kit.ruleset.missions.find(({ id }) => id === 'rescate')!, ...changes });
}

/** A card as printed; what goes on on another card is told with the first. */
interface PrintedCard {
  readonly label: string;
  readonly text: string;
  readonly card: Element;
  readonly cards: readonly Element[];
}

function cardsOf(document: SessionDocument, changes: Parameters<typeof packOptions>[1] = {}): PrintedCard[] {
  const page = parsePage(renderPack(document, kit.ruleset.labels, packOptions(kit, { language: 'en', ...changes })));
  const printed = byClass(page, 'article', 'card').map((card) => ({ label: textOf(byClass(card, 'div', 'tab')[0]), text: textOf(byClass(card, 'div', 'inside')[0]), card }));
  const next = /Continued on card (\d+): open it too\./;
  return printed.filter(({ text }) => !text.startsWith('Continued from card')).map((first) => {
    const number = next.exec(first.text)?.[1];
    const parts = [first, ...printed.filter(({ label }) => label === number)];
    const text = parts.map((part) => part.text.replace(next, '').replace(/^Continued from card \S+\./, '').trim()).join(' ');
    return { ...first, text, cards: parts.map(({ card }) => card) };
  });
}

test('PRE-02 every numbered opening and the start have exactly one card, in the order of the numbers', () => {
  for (const [at, mission] of missions.entries()) {
    const document = makeSession(kit, `cards-${at}`, mission);
    const numbers = document.board.openings.map(({ number }) => number).filter((number) => number > 0).sort((a, b) => a - b);
    expect(cardsOf(document).map(({ label }) => label)).toEqual(['Start', ...numbers.map(String)]);
  }
});

test('PRE-02 every discovery stands on the card of its opening: all its sections, in the order they are laid', () => {
  for (const seed of ['d1', 'd2', 'd3', 'd4']) {
    const document = makeSession(kit, seed, 'rescate', { maxSections: 30 }, { roomDoors: 'extra' });
    const cards = new Map(cardsOf(document).map((one) => [one.label, one]));
    for (const opening of new Set(document.discoveries.map((discovery) => discovery.opening))) {
      const card = cards.get(opening === -1 ? 'Start' : String(document.board.openings[opening]!.number))!;
      const looks = document.discoveries.filter((discovery) => discovery.opening === opening && discovery.entries.length > 0);
      const expected = looks.flatMap(({ entries }) => entries.map((entry, at) => `${at + 1}:${document.board.sections[entry.section]!.number}`));
      // What is seen from a second side has a card of its own, which the first one names.
      const further = [...(byClass(card.card, 'p', 'elsewhere').map(textOf).join(' ')).matchAll(/open card (\d+)/g)].map(([, label]) => cards.get(label!)!);
      const found = [card, ...further].flatMap(({ cards: parts }) => parts).flatMap((one) => byClass(one, 'p', 'piece')).map((piece) => `${textOf(byClass(piece, 'span', 'order')[0])}:${textOf(byClass(piece, 'span', 'number')[0])}`);
      expect(found).toEqual(expected);
    }
  }
});

test('PRE-03 each piece says what it adds, and the card what all of it adds', () => {
  const document = makeSession(kit, 'sum', 'objetivo-primario');
  for (const { card, text } of cardsOf(document)) {
    // Corridors count once a turn: they stand in the card's total and not beside each piece.
    for (const piece of byClass(card, 'p', 'piece')) expect(textOf(byClass(piece, 'span', 'plus')[0])).toMatch(/room/.test(textOf(piece)) ? /^(\+[2356])?$/ : /^$/);
    if (byClass(card, 'p', 'piece').length > 0) expect(text).toMatch(/M if all is new: \+\d+|M: \+1 for corridors, once a turn|Adds nothing in turn 1\./);
    if (/corridor|corner|fork|crossing|dead end/.test(byClass(card, 'p', 'piece').map(textOf).join()) && /M if/.test(text)) expect(text).toContain('(corridors: +1, once a turn)');
  }
});

test('STA-03 the start card adds nothing to turn 1, unless the house rule says so', () => {
  const start = (setupCountsForTurn1: boolean): string => cardsOf(makeSession(kit, 'start', 'rescate', {}, { setupCountsForTurn1 }))[0]!.text;
  expect(start(false)).toContain('Adds nothing in turn 1.');
  expect(start(true)).toContain('M: +1 for corridors, once a turn');
});

test('PRE-02 a section of another card: if it lies on the table, join it and add nothing', () => {
  const document = fixture();
  const card = cardsOf(document).find(({ label }) => label === '6')!;
  expect(card.text).toContain('If 15 lies on the table, join it and add nothing.');
});

test('GEN-05 jammed doors and blind ends have cards like any other outside, which say so inside', () => {
  const cards = cardsOf(fixture());
  const text = (label: string): string => cards.find((card) => card.label === label)!.text;
  expect(text('11')).toBe('Jammed door: it never opens and nothing lies behind. On the table, leave a counter at the door; on the record sheet, tick “Jammed”. Nothing is laid and nothing added.');
  expect(text('23')).toBe('The corridor ends here. Leave a counter at the end and draw its wall on the general map. Nothing is laid and nothing added.');
  const outsides = new Set(cards.filter(({ label }) => label !== 'Start').map(({ card, label }) => {
    const tab = byClass(card, 'div', 'tab')[0]!;
    return `${tab.toString().replace(`>${label}<`, '>N<')} ${Array.from(all(tab, '*')).length}`;
  }));
  expect(outsides.size).toBe(1);
});

test('PRE-07 an edge left to the players names the table to roll on', () => {
  const cards = cardsOf(fixture());
  const text = (label: string): string => cards.find((card) => card.label === label)!.text;
  expect(text('12')).toContain('Roll on the table “Corridors”');
  expect(text('28')).toContain('Roll on the table “Doors”');
});

test('PRE-05 the objective room tells the threshold and the secondary with its chain of rolls', () => {
  const d4 = (die: number, result: string) => ({ table: 'objectives', dice: [die], modifiers: [], total: die, row: String(die), rule: 'MIS-02', result });
  const room = (threshold: number | undefined): string => {
    const objective = { section: 15, rolls: [d4(1, 'capture'), d4(4, 'killAll')], secondary: 'killAll' as const, forced: false, ...(threshold === undefined ? {} : { threshold }) };
    return cardsOf(fixture({ preparation: { ...fixture().preparation, objectives: [objective] } })).find(({ label }) => label === '5')!.text;
  };
  expect(room(2)).toContain('The primary is here, if 2 objectives or more have been achieved and it was not found before. Otherwise, secondary: kill them all (1D4 already rolled: 1, rerolled; 4).');
  expect(room(1)).toContain('if 1 objective or more has been achieved');
  expect(room(0)).toContain('The primary is here, unless it was found before.');
  expect(room(undefined)).toContain('Objective: kill them all (1D4 already rolled: 1, rerolled; 4)');
});

test('MIS-15 with primaryTestCounts = discovered the threshold counts rooms discovered', () => {
  const document = makeSession(kit, 'mis15', 'rescate', {}, { primaryTestCounts: 'discovered' });
  const text = cardsOf(document).map((card) => card.text).join(' ');
  expect(text).toMatch(/objective rooms? or more (was|were) discovered before|unless it was found before/);
  expect(text).not.toContain('have achieved');
});

test('MIS-23 in Extermination nothing is rolled for a secondary', () => {
  const text = cardsOf(makeSession(kit, 'mis23', 'exterminio')).map((card) => card.text).join(' ');
  expect(text).toContain('Otherwise, secondary: kill them all.');
  expect(text).not.toContain('1D4');
});

test('PRE-09 a card names the sections that stay on the table', () => {
  const document = makeSession(kit, 'keep', 'rescate');
  const cards = new Map(cardsOf(document).map(({ label, text }) => [label, text]));
  for (const { opening, keep, entries } of document.discoveries) {
    if (entries.length === 0 || document.discoveries.filter((other) => other.opening === opening).length > 1) continue;
    const stay = keep.map((id) => document.board.sections[id]!.number).filter((number) => number > 0).sort((a, b) => a - b);
    const listed = /Pieces that stay, if on the table: (.*)$/.exec(cards.get(opening === -1 ? 'Start' : String(document.board.openings[opening]!.number))!)?.[1] ?? '';
    const own = listed.startsWith('all those of this card') ? entries.map(({ section }) => document.board.sections[section]!.number) : [];
    expect([...(listed.match(/\d+/g) ?? []).map(Number), ...own].sort((a, b) => a - b)).toEqual(stay);
  }
});

test('PRE-02 new openings are listed with their side as one comes in', () => {
  const document = makeSession(kit, 'sides', 'rescate');
  const cards = new Map(cardsOf(document).map(({ label, text }) => [label, text]));
  for (const { opening, newOpenings, entries } of document.discoveries) {
    if (entries.length === 0) continue;
    const text = cards.get(opening === -1 ? 'Start' : String(document.board.openings[opening]!.number))!;
    for (const id of newOpenings) expect(text).toMatch(new RegExp(`\\b${document.board.openings[id]!.number}\\s[↑→↓←]\\s(door|hidden door|open end)`));
  }
});

test('PRE-02 the Markdown sheet has the same cards', () => {
  const document = makeSession(kit, 'md', 'rescate');
  const source = renderEncounters(document, kit.ruleset.labels, packOptions(kit, { language: 'en' }));
  const part = source.slice(source.indexOf('## Discovery cards'), source.indexOf('## Open afterwards'));
  expect(part.match(/^### (.*)$/gm)?.map((line) => line.slice(4))).toEqual(cardsOf(document).map(({ label }) => label));
});

test('P4 cards fill pages of eight', () => {
  const document = makeSession(kit, 'p4', 'rescate');
  const page = parsePage(renderPack(document, kit.ruleset.labels, packOptions(kit)));
  const counts = byClass(page, 'section', 'cards').map((sheet) => byClass(sheet, 'article', 'card').length);
  expect(counts.length).toBeGreaterThan(1);
  expect(counts.slice(0, -1).every((count) => count === 8)).toBe(true);
  expect(counts[counts.length - 1]).toBeGreaterThan(0);
});

test('MIS-01 the ids of the rules a paragraph restates are joined where they follow one another', () => {
  expect(joinRules(['EXP-01', 'EXP-02', 'EXP-03', 'LOS-06', 'MIS-10', 'MIS-11'])).toEqual(['EXP-01–03', 'LOS-06', 'MIS-10–11']);
});
