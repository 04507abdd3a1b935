/** The invariants of a board: real boards keep them, and each of them sees its own violation and tells where it is. */
import { checkBoard, type BoardFault, type BoardProblem } from '../../src/session/check-board';
import type { Board, Discovery, Opening, Section, SessionDocument } from '../../src/session/document';
import { knownHouseRules } from '../../src/tables/known-codes';
import { missionIds, tryGenerate } from '../rules/support/shipped';
import { readBack, verify } from './support/verify-session';

const found = tryGenerate('42', { mission: 'rescate', x: { num: 4, den: 3 }, table: { widthMm: 4000, heightMm: 4000 } });
if (!found.ok) throw new Error(found.code);
const { document } = found;
const { board } = document;

function changeBoard(change: Partial<Board>): SessionDocument {
  return { ...document, board: { ...board, ...change } };
}

function changeSection(id: number, change: Partial<Section>): SessionDocument {
  return changeBoard({ sections: board.sections.map((section) => (section.id === id ? { ...section, ...change } : section)) });
}

function changeOpening(id: number, change: Partial<Opening>): SessionDocument {
  return changeBoard({ openings: board.openings.map((opening) => (opening.id === id ? { ...opening, ...change } : opening)) });
}

function changeCards(change: (card: Discovery, at: number) => Discovery): SessionDocument {
  return { ...document, discoveries: document.discoveries.map(change) };
}

const room = board.sections.find(({ area }) => area !== undefined)!;
const corridor = board.sections.find(({ kind }) => kind === 'straight')!;
const last = board.sections.at(-1)!;
const linked = board.openings.find(({ to, entrance }) => to !== null && !entrance)!;
const sealed = board.openings.find(({ to }) => to === null)!;
const numbered = board.openings.filter(({ number }) => number > 0);
const [x, y, width, height] = last.footprint;

/** A violation of each invariant, and where it has to be reported. */
const planted: Readonly<Record<BoardFault, { readonly document: SessionDocument; readonly rule: string; readonly path: string }>> = {
  overlap: { document: changeSection(last.id, { footprint: board.sections[1]!.footprint }), rule: 'GEN-04', path: `board.sections[${last.id}].footprint` },
  unreachable: { document: changeBoard({ openings: board.openings.map((opening) => (opening.to === last.id ? { ...opening, to: 1 } : opening.from === last.id ? { ...opening, from: 1 } : opening)) }), rule: 'GEN-02', path: `board.sections[${last.id}]` },
  size: { document: changeSection(room.id, { footprint: [room.footprint[0], room.footprint[1], room.footprint[2] + 2, room.footprint[3]] }), rule: 'SEC-07', path: `board.sections[${room.id}].footprint` },
  floor: { document: changeSection(corridor.id, { floor: [] }), rule: 'ENG-01', path: `board.sections[${corridor.id}].floor` },
  link: { document: changeOpening(linked.id, { to: 999 }), rule: 'DOOR-06', path: `board.openings[${linked.id}]` },
  edge: { document: changeOpening(linked.id, { x: linked.x + 1, y: linked.y + 1 }), rule: 'ENG-01', path: `board.openings[${linked.id}]` },
  'leads-nowhere': { document: changeOpening(sealed.id, { state: 'closed' }), rule: 'PRE-07', path: `board.openings[${sealed.id}]` },
  number: { document: changeOpening(numbered[0]!.id, { number: room.number }), rule: 'PRE-02', path: `board.openings[${numbered[0]!.id}].number` },
  spacing: { document: changeBoard({ openings: [...board.openings, { ...linked, id: board.openings.length, number: 0 }] }), rule: 'ROOM-05', path: `board.openings[${board.openings.length}]` },
  bounds: { document: changeSection(last.id, { footprint: [x + 10_000, y, width, height] }), rule: 'ENG-01', path: 'board.bounds' },
  table: { document: { ...document, options: { ...document.options, table: { widthMm: board.bounds[2] - 1, heightMm: 4000 } } }, rule: 'PRE-09', path: 'board.bounds' },
  contribution: { document: changeSection(room.id, { contribution: room.contribution + 1 }), rule: 'DEF-04', path: `board.sections[${room.id}].contribution` },
  objective: { document: { ...document, preparation: { ...document.preparation, objectives: document.preparation.objectives.slice(1) } }, rule: 'ROOM-02', path: 'preparation.objectives' },
  guarantee: { document: { ...document, preparation: { ...document.preparation, objectives: document.preparation.objectives.map((objective) => ({ ...objective, threshold: 99 })) } }, rule: 'PRE-06', path: 'preparation.guaranteed' },
  owner: { document: changeCards((card) => ({ ...card, entries: card.entries.map((entry) => (entry.section === last.id ? { ...entry, owned: false } : entry)) })), rule: 'PRE-02', path: `board.sections[${last.id}]` },
  card: { document: { ...document, discoveries: document.discoveries.filter(({ opening }) => opening !== numbered[0]!.id) }, rule: 'PRE-02', path: `board.openings[${numbered[0]!.id}]` },
};

/** Violations that the same invariants have to see too. */
const others: Readonly<Record<string, { readonly document: SessionDocument; readonly detail: BoardFault; readonly rule: string }>> = {
  'a corridor that is too long': { document: changeSection(corridor.id, { footprint: [corridor.footprint[0], corridor.footprint[1], corridor.footprint[2], corridor.footprint[3] + 20] }), detail: 'size', rule: 'SEC-03' },
  'a floor outside its footprint': { document: changeSection(corridor.id, { floor: [[corridor.footprint[0] - 1, corridor.footprint[1], 60, 100]] }), detail: 'floor', rule: 'ENG-01' },
  'an opening from nowhere': { document: changeOpening(linked.id, { from: -1 }), detail: 'link', rule: 'DOOR-06' },
  'a door into nothing': { document: changeOpening(linked.id, { to: null }), detail: 'leads-nowhere', rule: 'PRE-07' },
  'a jammed door with a room behind': { document: changeOpening(linked.id, { state: 'jammed' }), detail: 'leads-nowhere', rule: 'PRE-07' },
  'two sections with one number': { document: changeSection(room.id, { number: last.id === room.id ? corridor.number : last.number }), detail: 'number', rule: 'PRE-02' },
  'a section with two owners': { document: changeCards((card, at) => (at === 0 ? { ...card, entries: [...card.entries, { section: last.id, via: last.via, axis: 'ahead', contribution: 0, owned: true }] } : card)), detail: 'owner', rule: 'PRE-02' },
  'a card that names an opening without a number': { document: changeOpening(numbered[0]!.id, { number: 0 }), detail: 'card', rule: 'PRE-02' },
  'dice for a room that holds no objective': { document: { ...document, preparation: { ...document.preparation, objectives: [...document.preparation.objectives, { ...document.preparation.objectives[0]!, section: corridor.id }] } }, detail: 'objective', rule: 'ROOM-02' },
  'a promise that is not kept': { document: { ...document, preparation: { ...document.preparation, guaranteed: false } }, detail: 'guarantee', rule: 'PRE-06' },
  'a box around too much': { document: changeBoard({ bounds: [board.bounds[0], board.bounds[1], board.bounds[2] + 1, board.bounds[3]] }), detail: 'bounds', rule: 'ENG-01' },
};

describe('invariants of the board', () => {
  test('G5, G6: a real board keeps them all', () => {
    expect(checkBoard(document)).toEqual([]);
  });

  test.each(Object.entries(planted))('G5, G6: %s is seen, and where', (detail, { document: changed, rule, path }) => {
    expect(checkBoard(changed)).toContainEqual({ code: 'BOARD', detail, rule, path } satisfies Record<keyof BoardProblem, string>);
  });

  test.each(Object.entries(others))('G5, G6: %s', (_, { document: changed, detail, rule }) => {
    expect(checkBoard(changed)).toContainEqual(expect.objectContaining({ detail, rule }));
  });

  // A smaller table is an option, and as such named before any board is looked at.
  test.each(Object.entries(planted).filter(([detail]) => detail !== 'table'))('G5, G6: verify tells of %s by its rule', (detail, { document: changed, rule, path }) => {
    expect(verify(readBack(changed)).problems).toContainEqual({ code: 'BOARD', detail, rule, path });
  });

  test('GEN-04: where sections may cross, only the crossing is let through', () => {
    const bridged: SessionDocument = { ...planted.overlap.document, options: { ...document.options, houseRules: { ...document.options.houseRules, overlap: 'bridge' } } };
    expect(checkBoard(planted.overlap.document).map(({ detail }) => detail)).toContain('overlap');
    expect(checkBoard(bridged).map(({ detail }) => detail)).not.toContain('overlap');
  });

  test('G5, G6: boards of every mission and every value of every house rule keep them all', () => {
    let boards = 0;
    for (const mission of missionIds()) {
      for (const [key, { values }] of Object.entries(knownHouseRules)) {
        for (const value of values) {
          const made = tryGenerate(`${mission} ${key} ${value}`, { mission, x: { num: 4, den: 3 }, rules: { [key]: value } });
          if (!made.ok) continue;
          boards++;
          expect({ seed: made.document.seed, problems: checkBoard(made.document) }).toEqual({ seed: made.document.seed, problems: [] });
        }
      }
    }
    expect(boards).toBeGreaterThan(250);
  });
});
