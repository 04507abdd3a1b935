/** The defender table, DEF-01 to DEF-09, by sessions and by every pair of dice. */
import { modifiersFor, rollDefender, sumOf } from '../../src/encounters/defender-roll';
import type { DraftSection } from '../../src/board/draft';
import { leafOf } from '../../src/dice/draw';
import { generatedSeries, shippedRuleset } from './support/shipped';

const ruleset = shippedRuleset();

/** A section as far as DEF-04 looks at it. */
function section(kind: DraftSection['kind']): DraftSection {
  const area = kind === 'small-room' ? 'small' : kind.endsWith('-room') ? 'large' : null;
  return { id: 1, kind, area, footprint: [0, 0, 1, 1], floor: [], openings: [], edges: [], turn: 1, via: 0, contribution: 0, forced: false };
}

const addUp = (kinds: readonly DraftSection['kind'][], inCombat = false): number => sumOf(modifiersFor(kinds.map(section), ruleset.contributions, inCombat));

/** Written down from DEF-01 and DEF-02, not from the tables. */
function pointsByTheRules(first: number, second: number, m: number): number {
  const total = first + m;
  if (total <= 5) return 0;
  if (total <= 7) return 50;
  if (total <= 9) return { 3: 80, 4: 100, 5: 110, 6: 120, 7: 130 }[second + m] ?? 140;
  return total === 10 ? 150 : total === 11 ? 175 : 200;
}

describe('defender table', () => {
  test('DEF-01, DEF-02: every pair of dice with every M gives the points of the rules', () => {
    for (let m = -1; m <= 30; m++) {
      for (let first = 1; first <= 6; first++) {
        for (let second = 1; second <= 6; second++) {
          const modifiers = [{ rule: 'DEF-04', reason: 'modifier.largeRoom', value: m }];
          expect({ m, first, second, points: rollDefender(ruleset, [first, second], modifiers).points })
            .toEqual({ m, first, second, points: pointsByTheRules(first, second, m) });
        }
      }
    }
  });

  test('DEF-02: the second roll carries the same M and is never below 3', () => {
    for (let m = 2; m <= 8; m++) {
      for (let first = 1; first <= 6; first++) {
        const { roll } = rollDefender(ruleset, [first, 1], [{ rule: 'DEF-04', reason: 'modifier.smallRoom', value: m }]);
        if (!roll.then) continue;
        expect(roll.then.total).toBe(1 + m);
        expect(roll.then.total).toBeGreaterThanOrEqual(3);
        expect(roll.then.modifiers).toEqual(roll.modifiers);
      }
    }
  });

  test('DEF-03: a total below 1 is nothing', () => {
    const { roll, points } = rollDefender(ruleset, [1, 1], [{ rule: 'DEF-04', reason: 'modifier.combat', value: -1 }]);
    expect([roll.total, points, leafOf(roll).result]).toEqual([0, 0, 'nothing']);
  });

  test('DEF-04: corridors +1 once, small rooms +2, large rooms +3, objective rooms +6, combat −1', () => {
    expect(addUp([])).toBe(0);
    expect(addUp(['straight'])).toBe(1);
    expect(addUp(['straight', 'corner', 'dead-end', 'fork', 'crossing'])).toBe(1);
    expect(addUp(['small-room'])).toBe(2);
    expect(addUp(['small-room', 'small-room'])).toBe(4);
    expect(addUp(['large-room'])).toBe(3);
    expect(addUp(['objective-room'])).toBe(6);
    expect(addUp(['objective-room', 'straight'], true)).toBe(6);
    expect(addUp(['small-room'], true)).toBe(1);
    expect(addUp([], true)).toBe(-1);
  });

  test('DEF-05: a turn that only rolls a door has M 0', () => {
    let found = 0;
    for (const { events } of generatedSeries('doors', 40)) {
      let placed = 0;
      let doors = 0;
      for (const event of events) {
        if (event.type === 'turn') [placed, doors] = [0, 0];
        if (event.type === 'placed') placed++;
        if (event.type === 'door-rolled') doors++;
        if (event.type === 'defender' && placed === 0 && doors > 0) {
          found++;
          expect(event.modifier).toBe(0);
          expect(event.roll.modifiers).toEqual([]);
        }
      }
    }
    expect(found).toBeGreaterThan(5);
  });

  test('DEF-09: one roll a turn with the summed M, whatever was placed', () => {
    for (const { events, board } of generatedSeries('one roll', 30, { mission: 'rescate' })) {
      let placed: DraftSection['kind'][] = [];
      let rolls = 0;
      for (const event of events) {
        if (event.type === 'turn') [placed, rolls] = [[], 0];
        // What is placed during set-up belongs to no turn (STA-03).
        if (event.type === 'placed' && board.sections[event.section]!.turn > 0) placed.push(board.sections[event.section]!.kind);
        if (event.type !== 'defender') continue;
        rolls++;
        expect(rolls).toBe(1);
        const small = placed.filter((kind) => kind === 'objective-room').length;
        expect([addUp(placed), addUp(placed) - small]).toContain(event.modifier);
        expect(event.modifier).toBe(sumOf(event.roll.modifiers));
      }
    }
  });

  test('DEF-06, DEF-07: the rows of the sheet with their compulsory and optional troops', () => {
    expect(ruleset.rows.map(({ points, compulsory, optional }) => [points, [...compulsory].sort(), [...optional].sort()])).toEqual([
      [50, ['troops'], []],
      [80, ['troops'], ['fastAttack']],
      [100, ['troops'], ['elites', 'fastAttack']],
      [110, ['troops'], ['elites', 'fastAttack']],
      [120, ['troops'], ['elites', 'fastAttack', 'heavySupport']],
      [130, ['troops'], ['elites', 'fastAttack', 'heavySupport']],
      [140, ['troops'], ['elites', 'fastAttack', 'heavySupport']],
      [150, ['troops'], ['elites', 'fastAttack', 'heavySupport', 'hq']],
      [175, ['troops'], ['elites', 'fastAttack', 'heavySupport', 'hq']],
      [200, ['hq', 'troops'], ['elites', 'fastAttack', 'heavySupport']],
    ]);
  });
});

describe('house rules', () => {
  test('DEF-08 house rule rowReuse: a row comes back whole, or serves once', () => {
    const appeared = (rowReuse: boolean): number[][] => generatedSeries('rows', 12, { evening: 'long', rules: { rowReuse } })
      .map(({ events }) => events.flatMap((event) => (event.type === 'defender' && event.points > 0 ? [event.points] : [])));
    expect(appeared(true).some((points) => new Set(points).size < points.length)).toBe(true);
    for (const points of appeared(false)) expect(new Set(points).size).toBe(points.length);
  });
});

describe('stories of an evening', () => {
  test('DEF-09, PRE-03 story 1: a small room, an objective room and a corridor make M 9; the pair (2, 1) brings 175, in combat 150', () => {
    const uncovered = (['small-room', 'objective-room', 'straight'] as const).map(section);
    const calm = modifiersFor(uncovered, ruleset.contributions, false);
    const combat = modifiersFor(uncovered, ruleset.contributions, true);
    expect([sumOf(calm), rollDefender(ruleset, [2, 1], calm).points]).toEqual([9, 175]);
    expect([sumOf(combat), rollDefender(ruleset, [2, 1], combat).points]).toEqual([8, 150]);
  });

  test('DEF-01, EXP-08 story 4: with nothing uncovered sentinels come on a 6 alone; a 5 with a corridor brings 50', () => {
    for (let die = 1; die <= 6; die++) expect(rollDefender(ruleset, [die, 3], []).points).toBe(die === 6 ? 50 : 0);
    expect(rollDefender(ruleset, [5, 3], modifiersFor([section('straight')], ruleset.contributions, false)).points).toBe(50);
    expect((1 - (5 / 6) ** 12).toFixed(3)).toBe('0.888');
  });
});
