import fc from 'fast-check';
import { cellSize, corridorShapes, type CorridorShape, type CorridorSize } from '../../src/board/corridor-shapes';
import { setState } from '../../src/board/openings';
import { createStreams } from '../../src/dice/streams';
import { resolveOpening } from '../../src/exploration/resolve-opening';
import { applyAction } from '../../src/session/apply-action';
import { startSession } from '../../src/session/session';
import { checkEdited, type Edit } from '../tables/edited-tables';
import { anyCatalogue, withSizes } from './support/grown-board';
import { scriptedExploration, scriptedSession } from './support/scripted-session';
import { compileEdited, generatedSeries, missionIds, missionOf, shippedRuleset, tryGenerate } from './support/shipped';
import { footprintOf } from '../../src/board/tile';
import { laidOut } from './support/sections';

const catalogue = (find: string, put: string): Edit => ({ file: 'catalogue.yaml', find, put });
const kinds = ['straight', 'corner', 'fork', 'crossing', 'dead-end'] as const;
const diceOf = { straight: [1], corner: [5, 1], fork: [5, 3], crossing: [5, 5], 'dead-end': [6, 6] } as const;

/** Every tile of a size, all ways of laying it. */
function allShapes(size: CorridorSize): CorridorShape[] {
  return Object.values(corridorShapes(size, 'random')).flat();
}

describe('sections', () => {
  test('SEC-01: rooms, corridor sections and doors, and nothing else; a door is no section', () => {
    for (const mission of missionIds()) {
      for (const { board } of generatedSeries('what there is', 10, { mission })) {
        const rooms = ['small-room', 'large-room', 'objective-room'];
        for (const { id, kind, area } of board.sections) {
          if (id === 0) expect(kind).toBe('outside');
          else expect(area === undefined ? kinds : rooms).toContain(kind);
        }
        for (const { kind } of board.openings) expect(['door', 'passage']).toContain(kind);
      }
    }
  });

  test('SEC-01: a door rolled for a corridor end is no corridor section and counts as none', () => {
    // Straight, corner; then, one step in, a door at its end.
    const { turn, told, session } = scriptedSession({ board: [1, 5, 1, 3], troops: [5, 1] });
    turn([0, 0], [0, -60]);
    expect(told('door-rolled')).toHaveLength(1);
    expect(session.exploration.board.sections).toHaveLength(3);
    expect(told('defender')).toMatchObject([{ modifier: 0 }]);
  });

  test.each(kinds)('SEC-02: there is a %s', (kind) => {
    const { exploration, opening } = scriptedExploration({ board: diceOf[kind] });
    resolveOpening(exploration, opening);
    expect(exploration.board.sections[1]).toMatchObject({ facts: { kind, area: null } });
  });

  test.each([
    ['straight', [[-30, -100, 60, 100]]],
    ['dead-end', [[-30, -100, 60, 100]]],
    ['corner', [[-30, -80, 60, 60], [-30, -20, 60, 20], [-50, -80, 20, 60]]],
    ['fork', [[-30, -80, 60, 60], [-30, -20, 60, 20], [-50, -80, 20, 60], [30, -80, 20, 60]]],
    ['crossing', [[-30, -80, 60, 60], [-30, -20, 60, 20], [-50, -80, 20, 60], [-30, -100, 60, 20], [30, -80, 20, 60]]],
  ] as const)('SEC-03: a %s fits a cell of 10 cm, its passage of 6 cm in the middle, its legs 5 cm from the centre', (kind, floor) => {
    const { exploration, opening } = scriptedExploration({ board: diceOf[kind] });
    resolveOpening(exploration, opening);
    expect(laidOut(exploration.board.sections[1]!)).toMatchObject({ footprint: [-50, -100, 100, 100], floor });
    for (const { x, y } of exploration.board.openings) {
      expect(kind === 'straight' || kind === 'dead-end' ? 50 : Math.abs(x) + Math.abs(y + 50)).toBe(50);
    }
  });

  test('SEC-03: two legs of 5 cm are as long as one straight', () => {
    const { exploration, opening } = scriptedExploration({ board: [5, 5, 1] });
    resolveOpening(exploration, opening);
    const ahead = exploration.board.openings[2]!;
    expect([opening.y, ahead.y]).toEqual([0, -100]);
    resolveOpening(exploration, ahead);
    expect(exploration.board.openings.at(-1)!.y).toBe(-200);
  });

  test.each([
    ['straight', [-30, -100, 60, 100], [[-30, -100, 60, 100]]],
    ['crossing', [-80, -160, 160, 160], [[-30, -110, 60, 60], [-30, -50, 60, 50], [-80, -110, 50, 60], [-30, -160, 60, 50], [30, -110, 50, 60]]],
  ] as const)('SEC-03: house rule legMeasure=clear: a %s has 5 cm beyond the square of the junction', (kind, footprint, floor) => {
    const { exploration, opening } = scriptedExploration({ board: diceOf[kind], rules: { legMeasure: 'clear' } });
    resolveOpening(exploration, opening);
    expect(laidOut(exploration.board.sections[1]!)).toMatchObject({ footprint, floor });
  });

  test('SEC-03: house rule legMeasure=clear: the longer legs hide the side ends of a crossing from the entrance', () => {
    const see = (legMeasure: 'centre' | 'clear', board: readonly number[]): { kinds: string[]; spread: number } => {
      const { sections, openings } = scriptedSession({ board, rules: { legMeasure } }).session.exploration.board;
      const ends = openings.slice(1).map(({ x }) => x);
      return { kinds: sections.slice(1).map(({ facts }) => facts.kind), spread: Math.max(...ends) - Math.min(...ends) };
    };
    expect(see('centre', [5, 5, 6, 6, 6, 6, 6, 6])).toEqual({ kinds: ['crossing', 'dead-end', 'dead-end', 'dead-end'], spread: 100 });
    expect(see('clear', [5, 5, 6, 6])).toEqual({ kinds: ['crossing', 'dead-end'], spread: 160 });
  });

  test('SEC-03: whatever the size, tiles join squarely: every end lies on the edge of its tile, in the middle of a passage', () => {
    fc.assert(fc.property(anyCatalogue(), fc.constantFrom('centre' as const, 'clear' as const), ({ corridor }, legMeasure) => {
      const size = { ...corridor, legMeasure };
      const cell = cellSize(size);
      for (const { kind, footprint, floor, exits } of allShapes(size)) {
        const [x, y, width, depth] = footprint;
        const isLine = kind === 'straight' || kind === 'dead-end';
        expect([width, depth]).toEqual(isLine && legMeasure === 'clear' ? [corridor.widthMm, corridor.lengthMm] : [cell, cell]);
        for (const { right, forward, quarters, cell: at } of exits) {
          const rect = floor[at]!;
          if (quarters === 0) {
            expect([right, forward]).toEqual([0, y + depth]);
            expect([rect[0], rect[2], rect[1] + rect[3]]).toEqual([-corridor.widthMm / 2, corridor.widthMm, forward]);
          } else {
            expect([right, forward]).toEqual([quarters * width / 2, depth / 2]);
            expect([rect[1], rect[3]]).toEqual([forward - corridor.widthMm / 2, corridor.widthMm]);
            expect(quarters < 0 ? rect[0] : rect[0] + rect[2]).toBe(quarters < 0 ? x : x + width);
          }
        }
      }
    }), { numRuns: 100, seed: 3 });
  });

  test.each([['3 cm', '8 cm'], ['15 cm', '20 cm'], ['30 mm', '200 mm'], ['7.4 cm', '12.2 cm']])('SEC-04: corridors of %s by %s are allowed, and G9: are what is laid', (width, length) => {
    const rooms = catalogue('      - 20 x 10 cm', '      - 20 x 16 cm');
    const ruleset = compileEdited([catalogue('width: 6 cm', `width: ${width}`), catalogue('length: 10 cm', `length: ${length}`), rooms]);
    const { widthMm, lengthMm } = ruleset.catalogue.corridor;
    expect([widthMm / 10, lengthMm / 10].map((cm) => Math.round(cm * 10) / 10)).toEqual([width, length].map((text) => parseFloat(text) / (text.endsWith('mm') ? 10 : 1)));
    for (const { board } of generatedSeries('sizes', 10, {}, ruleset)) {
      for (const { area, id, footprint, floor, kind } of board.sections) {
        if (area !== undefined || id === 0) continue;
        expect(footprint.slice(2)).toEqual([lengthMm, lengthMm]);
        if (kind === 'straight') expect([...floor[0]!].slice(2).sort((a, b) => a - b)).toEqual([widthMm, lengthMm]);
      }
    }
  });

  test.each([['width: 6 cm', 'width: 2.9 cm'], ['width: 6 cm', 'width: 15.1 cm'], ['length: 10 cm', 'length: 7.9 cm'], ['length: 10 cm', 'length: 20.1 cm']])(
    'SEC-04: %s changed to %s is refused with its limits and what to do', (find, put) => {
      const problems = checkEdited([catalogue(find, put)]).filter(({ rule }) => rule === 'SEC-04');
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatchObject({ code: 'SIZE_RANGE', place: { file: 'tables/catalogue.yaml' }, excerpt: expect.stringContaining(put) });
      const [low, high] = find.startsWith('width') ? ['30 mm', '150 mm'] : ['80 mm', '200 mm'];
      expect(`${problems[0]!.message} ${problems[0]!.remedy}`).toMatch(new RegExp(`${low}.*${high}`));
      expect(problems[0]!.remedy).toBeTruthy();
    },
  );

  test('SEC-05: doors are 3 cm wide, and wider where the tables say so', () => {
    const widths = (ruleset = shippedRuleset()): Set<number> => new Set(generatedSeries('doors', 10, {}, ruleset)
      .flatMap(({ board }) => board.openings.filter(({ kind }) => kind === 'door').map(({ width }) => width)));
    expect(widths()).toEqual(new Set([30]));
    expect(widths(compileEdited([catalogue('width: 3 cm', 'width: 5 cm')]))).toEqual(new Set([50]));
  });

  test.each(['2.9 cm', '6.1 cm'])('SEC-05: a door of %s is refused', (width) => {
    expect(checkEdited([catalogue('width: 3 cm', `width: ${width}`)])).toMatchObject([{ code: 'SIZE_RANGE', rule: 'ENG-02' }]);
  });

  test.each([
    ['20 x 20 cm', 'small', true], ['20 x 20.1 cm', 'small', false], ['40 x 10 cm', 'small', true], ['6 x 66.6 cm', 'small', true], ['6 x 66.8 cm', 'small', false],
    ['30 x 20 cm', 'large', true], ['20 x 20 cm', 'large', false], ['40 x 10 cm', 'large', false], ['20.2 x 20 cm', 'large', true],
  ] as const)('SEC-06: %s is a %s room: %s', (size, kind, right) => {
    const edit = kind === 'small' ? catalogue('- 20 x 10 cm', `- ${size}`) : catalogue('- 30 x 30 cm', `- ${size}`);
    const codes = checkEdited([edit]).map(({ code, rule }) => [code, rule]);
    expect(codes).toEqual(right ? [] : [['SIZE_ROOM', 'SEC-06']]);
  });

  test('SEC-07: rooms of the catalogue, rotated too, and no others', () => {
    const laid = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      const { exploration, opening } = scriptedExploration({ seed: String(seed), placement: 'seeded', board: [seed % 2 === 0 ? 1 : 4, 1] }, { kind: 'door', leads: 'room', width: 30 });
      resolveOpening(exploration, opening);
      const [, , width, height] = footprintOf(exploration.board.sections[1]!);
      laid.add(`${width}x${height}`);
    }
    expect([...laid].sort()).toEqual(['100x200', '200x100', '200x200', '200x300', '200x400', '300x200', '300x300', '400x200']);
  });

  test('SEC-08: nothing once laid is ever taken away or moved: after every action the board begins with the board before', () => {
    for (const { seed, actions, options } of generatedSeries('keep', 15, { evening: null, maxSections: 25 })) {
      const session = startSession({ seed, ruleset: shippedRuleset(), mission: missionOf(options.mission), options, streams: createStreams(seed) });
      let before: string[] = [];
      for (const action of actions) {
        expect(applyAction(session, action)).toBeNull();
        const now = session.exploration.board.sections.map(laidOut).map(({ id, kind, footprint }) => JSON.stringify([id, kind, footprint]));
        expect(now.slice(0, before.length)).toEqual(before);
        before = now;
      }
    }
  });

  test('SEC-08: the general map holds everything that was ever placed', () => {
    for (const { board, events } of generatedSeries('map', 30)) {
      const placed = events.flatMap((event) => (event.type === 'placed' ? [event.section] : []));
      expect(board.sections.slice(1).map(({ id }) => id)).toEqual(placed);
    }
  });

  test('SEC-09: each door is open or closed, and the other way round is refused', () => {
    const game = scriptedSession({ board: [1, 3, 1, 1], troops: [1, 1] });
    const door = game.session.exploration.board.openings[1]!;
    game.act({ type: 'move', path: [[0, 0], [0, -95]] });
    expect(door.state).toBe('closed');
    expect(game.attempt({ type: 'close', opening: 1 })).toEqual({ code: 'DOOR_STATE', rule: 'SEC-09' });
    game.act({ type: 'open', opening: 1 });
    expect(door.state).toBe('open');
    game.turn();
    expect(game.attempt({ type: 'open', opening: 1 })).toEqual({ code: 'DOOR_STATE', rule: 'SEC-09' });
    expect(door.state).toBe('open');
  });

  test('SEC-09: a jammed door can be neither opened nor closed', () => {
    const game = scriptedSession({ board: [1, 3] });
    game.act({ type: 'move', path: [[0, 0], [0, -95]] });
    const { board } = game.session.exploration;
    setState(board, board.openings[1]!, 'jammed');
    for (const type of ['open', 'close'] as const) expect(game.attempt({ type, opening: 1 })).toEqual({ code: 'DOOR_STATE', rule: 'SEC-09' });
  });

  test('SEC-04: odd millimetres have no whole middle and are refused with the nearest that have', () => {
    const ruleset = withSizes({ ...shippedRuleset().catalogue, corridor: { widthMm: 61, lengthMm: 100 } });
    expect(tryGenerate('odd', {}, ruleset)).toMatchObject({ ok: false, code: 'SIZE_ODD', values: { size: 61 }, nearest: '60 / 62 mm' });
  });
});
