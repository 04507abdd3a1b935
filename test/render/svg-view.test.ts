import type { Board, Opening, Section, SessionDocument } from '../../src/session/document';
import { numberFurther, numberSides } from '../../src/render/map/card-numbers';
import { showRevealed, showStart, parseRevealed } from '../../src/render/map/revealed';
import { loadPackKit, makeSession } from './pack-session';
import { viewShown, viewWhole } from '../../src/render/map/map-view';
import { findWalls } from '../../src/render/map/walls';
import { turnView } from '../../src/render/map/turn-view';
import type { RenderOptions } from '../../src/render/renderer';
import { renderMap, renderRevealedMap, renderStartMap } from '../../src/render/svg/map-svg';
import { renderTextMap } from '../../src/render/text/text-map';
import { isUserError } from '../../src/errors';
import { fixtureMission, makeFixture } from './svg-fixture';
import { listElements, parseXml, readNumbers } from './svg-reading';

const options = (changes: Partial<RenderOptions> = {}): RenderOptions => ({
  language: 'es', paper: 'a4', theme: 'colour', secrecy: 'sealed', command: 'plasma-wall generate --seed SECRETO', ...changes,
});
const nothing = { sections: [], openings: [] };

/** Ids of what the start shows. */
const startIds = new Set([0, 1, 2, 3, 4, 7, 9, 12, 13, 17]);

/** The same evening with quite another dungeon behind everything that is not seen at the start. */
function changeHidden(document: SessionDocument): SessionDocument {
  const { board } = document;
  const sections = board.sections.map((section): Section => startIds.has(section.id) ? section : {
    ...section, number: section.number + 500, kind: 'objective-room', footprint: [5000 + section.id * 1000, -9000, 800, 800],
    floor: [[5000 + section.id * 1000, -9000, 800, 800]], contribution: 6, forced: true,
  });
  const openings = board.openings.map((opening): Opening => {
    const shown = startIds.has(opening.from) || (opening.to !== null && startIds.has(opening.to));
    if (!shown) return { ...opening, number: 900 + opening.id, x: 7777, y: -8888 };
    const inside = startIds.has(opening.from) && opening.to !== null && startIds.has(opening.to);
    if (inside || opening.number === 0) return opening;
    // What lies behind an unexplored opening may be anything.
    return opening.kind === 'door' ? { ...opening, state: 'jammed', to: null } : { ...opening, state: 'blind', to: null };
  });
  return {
    ...document, seed: 'otra', actions: [{ type: 'end-phase' }], events: [{ type: 'exhausted' }],
    board: { sections, openings, bounds: [-300, -9000, 30000, 9000] } satisfies Board,
    discoveries: document.discoveries.map((discovery) => (discovery.opening === -1 ? discovery : { ...discovery, entries: [], newOpenings: [], modifier: 9 })),
    preparation: { ...document.preparation, forced: [5], pairs: [[6, 6]] },
  };
}

test('S2 PRE-08 the map at the start is the same whatever is hidden, down to the last byte', () => {
  const document = makeFixture();
  const other = changeHidden(document);
  for (const paper of ['a4', 'letter'] as const) {
    for (const theme of ['colour', 'ink'] as const) expect(renderStartMap(other, {}, options({ paper, theme })) === renderStartMap(document, {}, options({ paper, theme }))).toBe(true);
  }
  const text = options({ revealed: nothing });
  expect(renderTextMap(other, {}, text)).toBe(renderTextMap(document, {}, text));
});

test('S2 the public maps hold no seed, no command and only numbers that are on the table', () => {
  const document = makeFixture({ seed: 'SECRETO' });
  for (const markup of [renderStartMap(document, {}, options()), renderRevealedMap(document, {}, options({ revealed: { sections: [16], openings: [3] } })), renderTextMap(document, {}, options({ revealed: nothing }))]) {
    expect(markup).not.toContain('SECRETO');
  }
  const map = parseXml(renderStartMap(document, {}, options()));
  expect(readNumbers(map, 'section')).toEqual([1, 4, 6, 7, 8, 9, 12, 17, 19]);
  expect(readNumbers(map, 'opening')).toEqual([3, 12, 14, 21, 26]);
  const ids = listElements(map).map((element) => element.getAttribute('id')).filter((id) => id);
  expect(ids.sort()).toEqual(['panel', 'rock', 'slabs']);
});

test('S2 a map of what was uncovered is the same whatever else is hidden', () => {
  const document = makeFixture();
  const behind = { ...document, board: { ...document.board, sections: document.board.sections.map((section): Section => (section.id === 16 ? { ...section, number: 99, footprint: [200, -900, 400, 400], floor: [[200, -900, 400, 400]] } : section)) } };
  const revealed = { sections: [], openings: [21, 8] };
  expect(renderRevealedMap(behind, {}, options({ revealed })) === renderRevealedMap(document, {}, options({ revealed }))).toBe(true);
});

const lookOf = (document: SessionDocument, revealed: { sections: number[]; openings: number[] }, number: number): string | undefined =>
  viewShown(document, showRevealed(document, revealed)).openings.find(({ label }) => label === String(number))?.look;

test('GEN-05 a sealed opening looks like any other until its card has been opened', () => {
  const document = makeFixture();
  expect(lookOf(document, { sections: [], openings: [21, 8] }, 11)).toBe('closed-door');
  expect(lookOf(document, { sections: [], openings: [21, 8, 11] }, 11)).toBe('jammed-door');
  expect(lookOf(document, { sections: [], openings: [21, 8, 9] }, 23)).toBe('unexplored-end');
  expect(lookOf(document, { sections: [], openings: [21, 8, 9, 23] }, 23)).toBe('blind-end');
  expect(lookOf(document, nothing as never, 12)).toBe('unexplored-end');
  expect(lookOf(document, { sections: [], openings: [12] }, 12)).toBe('unrolled-end');
});

test('GEN-05 a blind end seen together with its section is plain at once', () => {
  const document = makeFixture();
  const openings = document.board.openings.map((opening): Opening => (opening.id === 20 ? { ...opening, state: 'blind' } : opening));
  const look = (discoveries: SessionDocument['discoveries']): string | undefined => {
    const changed = { ...document, board: { ...document.board, openings }, discoveries };
    return viewShown(changed, showStart(changed)).openings.find(({ label }) => label === '12')?.look;
  };
  expect(look(document.discoveries)).toBe('unexplored-end');
  expect(look(document.discoveries.map((discovery) => ({ ...discovery, newOpenings: discovery.newOpenings.filter((id) => id !== 20) })))).toBe('blind-end');
});

test('SEC-09 the whole map tells every state as it is, the revealed one an opened door as open', () => {
  const document = makeFixture();
  const looks = viewWhole(document).openings.map(({ look }) => look);
  expect([...new Set(looks)].sort()).toEqual(['blind-end', 'closed-door', 'entrance', 'hidden-door', 'jammed-door', 'passage', 'unrolled-door', 'unrolled-end']);
  expect(lookOf(document, { sections: [], openings: [3] }, 3)).toBe('open-door');
  expect(lookOf(document, { sections: [11], openings: [] }, 3)).toBe('closed-door');
});

test('PRE-02 cards may be listed in any order; each uncovers its own sections from the side that lies on the table', () => {
  const document = makeFixture();
  const sections = (openings: number[]): number[] => [...showRevealed(document, { sections: [], openings }).sections].sort((a, b) => a - b);
  expect(sections([21, 8, 9])).toEqual([...startIds, 5, 6, 16].sort((a, b) => a - b));
  expect(sections([9, 8, 21])).toEqual(sections([21, 8, 9]));
  expect(parseRevealed(' 3,7, #12 ;#4')).toEqual({ sections: [3, 7], openings: [12, 4] });
  expect(parseRevealed('')).toEqual(nothing);
});

test('PRE-02 an unknown number or a wrong list is a user error', () => {
  const errorOf = (run: () => unknown): string => {
    try {
      run();
    } catch (error) {
      if (isUserError(error)) return error.code;
      throw error;
    }
    return 'none';
  };
  expect(errorOf(() => showRevealed(makeFixture(), { sections: [77], openings: [] }))).toBe('REVEALED_SECTION_UNKNOWN');
  expect(errorOf(() => showRevealed(makeFixture(), { sections: [], openings: [9077] }))).toBe('REVEALED_CARD_UNKNOWN');
  for (const text of ['tres', '3,-7', '1e9', '#', '3;#x', '<script>']) expect(errorOf(() => parseRevealed(text))).toBe('REVEALED_LIST');
});

test('S2 what joins nothing on the table is refused by its number, and not what would join it', async () => {
  const document = makeSession(await loadPackKit(), 'apart', 'rescate', { maxSections: 40 });
  const start = showStart(document).sections;
  const near = new Set([...start].flatMap((id) => document.board.openings.flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : []))));
  const far = document.board.sections.find(({ id }) => !start.has(id) && !near.has(id))!;
  const behind = document.discoveries.find(({ opening, from, entries }) => opening >= 0 && entries.length > 0 && !start.has(from) && !near.has(from))!;
  const card = document.board.openings[behind.opening]!.number;
  const refusal = (revealed: { sections: number[]; openings: number[] }): unknown => {
    try {
      return showRevealed(document, revealed);
    } catch (error) {
      return isUserError(error) ? [error.code, error.values] : error;
    }
  };
  expect(refusal({ sections: [far.number], openings: [] })).toEqual(['REVEALED_APART', { list: String(far.number) }]);
  expect(refusal({ sections: [], openings: [card] })).toEqual(['REVEALED_APART', { list: String(card) }]);
  // With everything that leads there nothing is apart.
  const all = document.board.sections.map(({ number }) => number).filter((number) => number > 0);
  expect(refusal({ sections: all, openings: [card] })).toMatchObject({ sections: expect.any(Set) });
});

test('PRE-02 the card of a second side uncovers what that side shows, and what goes on from a card the same as that card', async () => {
  const kit = await loadPackKit();
  let [sides, further] = [0, 0];
  for (const seed of ['busqueda-1', 'busqueda-2', 'busqueda-3', 'busqueda-4', 'busqueda-5', 'busqueda-6']) {
    const document = makeSession(kit, seed, 'busqueda-y-destruccion', { maxSections: 40 });
    const all = document.board.sections.map(({ number }) => number).filter((number) => number > 0);
    const seenBy = (openings: number[]) => showRevealed(document, { sections: all, openings });
    for (const [look, number] of numberSides(document)) {
      sides += 1;
      const fresh = look.entries.map(({ section }) => section);
      expect(fresh.every((id) => seenBy([number]).sections.has(id))).toBe(true);
      expect(seenBy([number]).opened.has(look.opening)).toBe(true);
      // Without the section one looks from it joins nothing.
      if (!showStart(document).sections.has(look.from)) expect(() => showRevealed(document, { sections: [], openings: [number] })).toThrow();
    }
    const [first] = document.discoveries;
    const number = numberFurther(document).get(first!)!;
    expect([...showRevealed(document, { sections: [], openings: [number] }).sections]).toEqual([...showStart(document).sections]);
    further += 1;
  }
  expect(sides).toBeGreaterThan(2);
  expect(further).toBe(6);
});

test('STA-04 MIS-25 the staging zone is a strip before the entrance; a start room has none', () => {
  const view = viewWhole(makeFixture());
  expect(view.sections[0]).toMatchObject({ kind: 'outside', bare: true, floor: [[0, 0, 100, 50]] });
  expect(view.bounds).toEqual([-300, -600, 700, 900]);
  const fixture = makeFixture();
  const escape: SessionDocument = {
    ...fixture, mission: { ...fixtureMission, start: 'room' },
    board: {
      sections: [{ ...(fixture.board.sections[0] as Section), floor: [] }, { ...(fixture.board.sections[10] as Section), id: 1, via: -1 }],
      openings: [], bounds: [-100, -600, 200, 200],
    },
    discoveries: [],
  };
  const start = viewShown(escape, showStart(escape));
  expect(start.sections.map(({ kind, floor }) => [kind, floor.length])).toEqual([['outside', 0], ['small-room', 1]]);
  expect(start.bounds).toEqual([-100, -600, 200, 200]);
});

test('ENG-01 walls are the outline of the floors less the openings', () => {
  const view = viewWhole(makeFixture());
  const walls = findWalls(view);
  const length = (index: number): number => walls.filter(({ section }) => section === index).reduce((sum, { start, end }) => sum + end - start, 0);
  // Section 1, a straight with both ends open: two sides of 100.
  expect(length(1)).toBe(200);
  // Section 9, a straight with a 30 mm door at one end: two sides and 60 − 30.
  expect(length(9)).toBe(230);
  // Section 6, 300 × 200 with four doors.
  expect(length(6)).toBe(1000 - 4 * 30);
  // Section 19: a straight 100 × 60 with one end blind and a 60 mm hole where another corridor breaks in, whose stub is 20 deep.
  expect(length(19)).toBe(100 + 60 + (100 - 60) + 2 * 20);
  // A blind end is wall all across.
  expect(length(16)).toBe(200 + 60 + 30);
});

test('PRE-02 a view turned four times is itself, and turned once has east up', () => {
  const view = viewWhole(makeFixture());
  const once = turnView(view, 'e');
  expect(turnView(turnView(turnView(once, 'e'), 'e'), 'e')).toEqual(view);
  const door = view.openings.find(({ label }) => label === '11');
  expect(door?.heading).toBe('e');
  expect(once.openings.find(({ label }) => label === '11')?.heading).toBe('n');
  expect(once.bounds).toEqual([-600, -400, 900, 700]);
});

test('ENG-01 a board of absurd size is drawn or refused, and takes no time', () => {
  const fixture = makeFixture();
  const far = 2 ** 50;
  const sections = fixture.board.sections.map((section): Section => (section.id === 15 ? { ...section, footprint: [-far, 0, far, far], floor: [[-far, 0, far, far]] } : section));
  const document: SessionDocument = { ...fixture, board: { ...fixture.board, sections } };
  expect(renderMap(document, {}, options()).startsWith('<?xml')).toBe(true);
  expect(() => renderTextMap(document, {}, options())).toThrow('MAP_TOO_LARGE');
});
