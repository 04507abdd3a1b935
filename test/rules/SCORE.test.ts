/** The end of a game, scored (END-01, END-02, MIS-07 to MIS-25, SCN-01 to SCN-03). */
import type { GameFacts, UnitOutcome } from '../../src/missions/score/facts';
import { findContradiction, listForeignFacts, listMissingFacts } from '../../src/missions/score/check-facts';
import { scoreMission } from '../../src/missions/score/score-mission';
import { judgeScenario, listForeignScenarioFacts } from '../../src/missions/score/score-scenario';
import type { ScenarioFacts } from '../../src/missions/score/score-scenario';
import type { ComparedScoring } from '../../src/missions/judged-by-scenario';
import type { Ratio } from '../../src/tables/ratio';
import { missionIds, missionOf } from './support/shipped';

const rules = { xDefault: 1, xRounding: 'none', detonate: 'allOut' } as const;
const one: Ratio = { num: 1, den: 1 };

function score(mission: string, facts: GameFacts, x: Ratio | null = one, changed: Partial<{ xDefault: number; xRounding: 'none' | 'nearest' | 'floor' | 'ceil'; detonate: 'allOut' | 'anyOut' }> = {}) {
  const setup = { mission: missionOf(mission), x, feedsX: true, houseRules: { ...rules, ...changed } };
  expect([listMissingFacts(setup, facts), listForeignFacts(setup.mission, facts), findContradiction(setup, facts)]).toEqual([[], [], null]);
  return scoreMission(setup, facts);
}

const unit = (started: number, escaped: number, incomplete = false): UnitOutcome => ({ name: `${escaped} of ${started}`, started, escaped, incomplete });

describe('scoring Search and Destroy', () => {
  test('MIS-08: more than X wins, X draws, fewer lose, exactly', () => {
    for (const [x, n, winner] of [[one, 2, 'attacker'], [one, 1, 'draw'], [one, 0, 'defender'], [{ num: 4, den: 3 }, 1, 'defender'], [{ num: 4, den: 3 }, 2, 'attacker'], [{ num: 999_999, den: 1_000_000 }, 1, 'attacker'], [{ num: 2_000_001, den: 2_000_000 }, 1, 'defender']] as const) {
      expect(score('busqueda-y-destruccion', { objectives: n }, x).verdict).toEqual({ winner, grade: null });
    }
  });

  test('MIS-08, ENG-07, LOG-02: without X nobody wins, and the line says so', () => {
    const { verdict, lines } = score('busqueda-y-destruccion', { objectives: 3 }, null);
    expect(verdict.winner).toBe('none');
    expect(lines.at(-1)).toMatchObject({ rule: 'MIS-08', text: 'noX' });
  });

  test('X-02, ENG-07: where the game does not count towards X, nothing is promised of it', () => {
    const setup = { mission: missionOf('busqueda-y-destruccion'), x: null, feedsX: false, houseRules: rules };
    expect(scoreMission(setup, { objectives: 3 }).lines.at(-1)).toMatchObject({ rule: 'MIS-08', text: 'noXApart' });
  });

  test('MIS-07: a unit complete at the start that escapes with half or more adds one, and only one', () => {
    const withUnits = (...units: UnitOutcome[]): number => score('busqueda-y-destruccion', { objectives: 1, units }).count;
    expect(withUnits(unit(5, 3))).toBe(2);
    expect(withUnits(unit(5, 2))).toBe(1);
    expect(withUnits(unit(4, 2))).toBe(2);
    expect(withUnits(unit(4, 4), unit(6, 6))).toBe(2);
    expect(withUnits(unit(4, 4, true))).toBe(1);
    expect(withUnits(unit(4, 4, true), unit(2, 1))).toBe(2);
    expect(withUnits()).toBe(1);
  });

  test('MIS-07: what the players judged themselves stands', () => {
    expect(score('busqueda-y-destruccion', { objectives: 1, escapeBonus: true }).count).toBe(2);
    expect(score('busqueda-y-destruccion', { objectives: 1, escapeBonus: false, units: [unit(4, 4)] }).count).toBe(1);
  });

  test('END-02: everybody dead, what was achieved still counts and may win', () => {
    expect(score('busqueda-y-destruccion', { objectives: 2, units: [unit(5, 0)] }).verdict.winner).toBe('attacker');
    expect(score('busqueda-y-destruccion', { objectives: 0, units: [unit(1, 0)] }).verdict.winner).toBe('defender');
  });
});

describe('scoring the primary family', () => {
  /** The printed table of MIS-12, read independently: decimals of thirds, fourths and halves are far enough apart. */
  function readTable(primary: boolean, n: number, x: Ratio, die: number): string {
    const t = x.num / x.den + die - 2;
    const column = n >= t - 1e-9 ? 0 : n >= t - 1 - 1e-9 ? 1 : 2;
    return (primary ? ['attacker decisive', 'attacker plain', 'attacker marginal'] : ['defender marginal', 'defender plain', 'defender decisive'])[column]!;
  }

  test('MIS-12, END-01: every cell for every X, die and number of secondaries', () => {
    for (const x of [one, { num: 0, den: 1 }, { num: 4, den: 3 }, { num: 5, den: 2 }, { num: 7, den: 4 }, { num: 3, den: 1 }]) {
      for (const die of [1, 2, 3]) {
        for (let n = 0; n < 7; n++) {
          for (const primary of [true, false]) {
            const { verdict } = score('objetivo-primario', { objectives: n, primary, die, escapeBonus: false }, x);
            expect(`${verdict.winner} ${verdict.grade}`).toBe(readTable(primary, n, x, die));
          }
        }
      }
    }
  });

  test('MIS-12: house rule xRounding rounds X before it is compared', () => {
    const grade = (xRounding: 'none' | 'nearest' | 'floor' | 'ceil') => score('objetivo-primario', { objectives: 1, primary: true, die: 2, escapeBonus: false }, { num: 5, den: 2 }, { xRounding }).target;
    expect(['none', 'nearest', 'floor', 'ceil'].map((mode) => grade(mode as 'none'))).toEqual([{ num: 5, den: 2 }, { num: 3, den: 1 }, { num: 2, den: 1 }, { num: 3, den: 1 }]);
  });

  test('MIS-13: the escape bonus counts as a secondary', () => {
    expect(score('objetivo-primario', { objectives: 1, primary: true, die: 3, units: [unit(3, 2)] })).toMatchObject({ count: 2, verdict: { grade: 'decisive' } });
    expect(score('objetivo-primario', { objectives: 1, primary: true, die: 3, units: [unit(3, 1)] })).toMatchObject({ count: 1, verdict: { grade: 'plain' } });
  });

  test('MIS-14: without a log X is the house rule\'s, and the verdict says it was assumed', () => {
    const { target, lines } = score('rescate', { objectives: 0, primary: false, die: 2 }, null, { xDefault: 3 });
    expect(target).toEqual({ num: 3, den: 1 });
    expect(lines.some(({ rule, text }) => rule === 'MIS-14' && text === 'assumedX')).toBe(true);
  });

  test('MIS-20: the attacker of an Assassination has 200 points and the bonus', () => {
    const total = (points: number, escort: number) => score('asesinato', { objectives: 0, primary: true, die: 1, character: { points, escort } }).lines[0]!.values['total'];
    expect(total(170, 0)).toEqual({ num: 210, den: 1 });
    expect(total(150, 0)).toEqual({ num: 200, den: 1 });
    expect(total(150, 40)).toEqual({ num: 240, den: 1 });
    expect(total(100, 30)).toEqual({ num: 200, den: 1 });
    expect(total(100, 75)).toEqual({ num: 225, den: 1 });
    expect(total(155, 10)).toEqual({ num: 425, den: 2 });
  });

  test('MIS-22: the prisoner outside is the primary and a secondary more', () => {
    expect(score('rescate', { objectives: 0, primary: true, die: 2, escapeBonus: false })).toMatchObject({ count: 1, primary: true, verdict: { winner: 'attacker', grade: 'decisive' } });
    expect(score('rescate', { objectives: 0, primary: false, die: 2, escapeBonus: false }).count).toBe(0);
  });

  test('MIS-23: all defenders of the game dead and another secondary room found is one more', () => {
    expect(score('exterminio', { objectives: 1, primary: true, die: 2, allDead: true, escapeBonus: false }).count).toBe(2);
    expect(score('exterminio', { objectives: 1, primary: true, die: 2, allDead: false, escapeBonus: false }).count).toBe(1);
  });

  test('MIS-24: the charge counts with everybody out, or with house rule anyOut with somebody out', () => {
    const out = (planted: boolean, outside: number, inside: number, detonate: 'allOut' | 'anyOut' = 'allOut') => {
      const { primary, count } = score('sabotaje', { objectives: 0, charge: { planted, outside, inside }, die: 2, escapeBonus: false }, one, { detonate });
      expect(count).toBe(primary ? 1 : 0);
      return primary;
    };
    expect([out(true, 3, 0), out(true, 3, 1), out(true, 0, 0), out(false, 3, 0)]).toEqual([true, false, false, false]);
    expect([out(true, 3, 1, 'anyOut'), out(true, 0, 3, 'anyOut'), out(false, 3, 1, 'anyOut')]).toEqual([true, false, false]);
  });

  test('MIS-25: half of the units, rounded up, each with half of its models', () => {
    const out = (...units: UnitOutcome[]) => score('huida', { objectives: 0, units, die: 2 }).primary;
    expect(out(unit(5, 3), unit(5, 0))).toBe(true);
    expect(out(unit(5, 3), unit(5, 2), unit(5, 2))).toBe(false);
    expect(out(unit(5, 3), unit(4, 2), unit(5, 2))).toBe(true);
    expect(out(unit(5, 2))).toBe(false);
    // MIS-25 does not ask for complete units.
    expect(out(unit(2, 1, true))).toBe(true);
  });

  test('what is missing is asked for, by mission', () => {
    const missing = Object.fromEntries(missionIds().map((id) => [id, listMissingFacts({ mission: missionOf(id) }, { objectives: 0 }).join(' ')]));
    expect(missing).toEqual({
      'asesinato': 'primary die', 'busqueda-y-destruccion': '', 'exterminio': 'primary allDead die', 'huida': 'units die', 'objetivo-primario': 'primary die', 'rescate': 'primary die', 'sabotaje': 'charge die',
    });
  });
});

describe('scoring scenarios', () => {
  /** Who won and with how many infiltrators, or what is missing. */
  const judge = (scoring: ComparedScoring, facts: ScenarioFacts) => {
    const verdict = judgeScenario(scoring, facts);
    return 'missing' in verdict ? verdict.missing.join(' ') : [verdict.score.winner, verdict.score.infiltrators ?? null];
  };

  test('SCN-01: more objectives wins, as many is a draw', () => {
    expect([[2, 1], [1, 2], [1, 1]].map(([first, second]) => judge('tunnels', { first: first!, second: second! }))).toEqual([['first', null], ['second', null], ['draw', null]]);
  });

  test('SCN-02: a tenth of the points, rounded down; nothing for a draw', () => {
    const fights = [[2, 1, 1500], [0, 1, 1999], [1, 1, 1500]].map(([first, second, battlePoints]) => judge('preliminary', { first: first!, second: second!, battlePoints: battlePoints! }));
    expect(fights).toEqual([['first', 150], ['second', 199], ['draw', 0]]);
  });

  test('SCN-03: a force wiped out earlier loses at once; otherwise the battle decides', () => {
    expect([judge('final', { wipedOut: 'first' }), judge('final', { wipedOut: 'second' }), judge('final', { battle: 'first' })]).toEqual([['second', null], ['first', null], ['first', null]]);
  });

  test('MIS-15 SCN-03: whoever left without getting there loses to whoever did; where both left it is a draw', () => {
    expect((['first', 'second', 'both'] as const).map((withdrew) => judge('final', { withdrew }))).toEqual([['second', null], ['first', null], ['draw', null]]);
  });

  test('SCN-01 SCN-02 SCN-03: each asks for its own facts, and for no others', () => {
    expect([judge('tunnels', {}), judge('preliminary', { second: 1 }), judge('final', {})]).toEqual(['first second', 'first battlePoints', 'outcome']);
    const all = { first: 1, second: 1, battlePoints: 1, wipedOut: 'first', battle: 'first', withdrew: 'both' } as const;
    expect((['tunnels', 'preliminary', 'final'] as const).map((scoring) => listForeignScenarioFacts(scoring, all).join(' '))).toEqual(['battlePoints wipedOut battle withdrew', 'wipedOut battle withdrew', 'first second battlePoints']);
  });
});

describe('what may be told', () => {
  test('MIS-24: nobody is counted as outside or inside unless it is said', () => {
    const missing = (charge: GameFacts['charge']) => listMissingFacts({ mission: missionOf('sabotaje') }, { objectives: 0, die: 1, ...(charge ? { charge } : {}) }).join(' ');
    expect([missing({ planted: true }), missing({ planted: true, outside: 3 }), missing({ planted: true, inside: 0 }), missing({ outside: 3, inside: 0 })]).toEqual(['outside inside', 'inside', 'outside', 'charge']);
    expect([missing({ planted: false }), missing({ planted: true, outside: 3, inside: 0 })]).toEqual(['', '']);
  });

  test('MIS-23: where the primary was not achieved somebody of the defender lives, so nobody asks and nobody says otherwise', () => {
    const setup = { mission: missionOf('exterminio'), houseRules: rules };
    expect(listMissingFacts(setup, { objectives: 0, primary: false, die: 1 })).toEqual([]);
    expect(findContradiction(setup, { objectives: 1, primary: false, allDead: true })).toEqual({ rule: 'MIS-23', against: ['allDead'] });
    expect(findContradiction(setup, { objectives: 1, primary: true, allDead: true })).toBeNull();
    // An artefact may be lost though everybody is dead.
    expect(findContradiction({ ...setup, mission: { ...setup.mission, primary: 'capture' } }, { objectives: 1, primary: false, allDead: true })).toBeNull();
  });

  test('MIS-24: the primary and the charge cannot say different things', () => {
    const find = (facts: Partial<GameFacts>, detonate: 'allOut' | 'anyOut' = 'allOut') => findContradiction({ mission: missionOf('sabotaje'), houseRules: { ...rules, detonate } }, { objectives: 0, ...facts })?.rule ?? null;
    const some = { planted: true, outside: 2, inside: 1 };
    expect([find({ primary: true, charge: { planted: false } }), find({ primary: true, charge: some }), find({ primary: false, charge: some }, 'anyOut')]).toEqual(['MIS-24', 'MIS-24', 'MIS-24']);
    expect([find({ primary: true, charge: some }, 'anyOut'), find({ primary: false, charge: some }), find({ primary: true, charge: { planted: true } }), find({ charge: some })]).toEqual([null, null, null, null]);
  });

  test('MIS-25: the primary and the units cannot say different things, and with both it is the units that tell', () => {
    const [out, lost] = [[unit(5, 5)], [unit(5, 0)]];
    for (const id of ['huida', 'nivel']) {
      const find = (primary: boolean, units: UnitOutcome[]) => findContradiction({ mission: missionOf(id), houseRules: rules }, { objectives: 0, primary, units });
      expect([find(true, lost), find(false, out)]).toEqual([{ rule: 'MIS-25', against: ['units'] }, { rule: 'MIS-25', against: ['units'] }]);
      expect([find(true, out), find(false, lost), find(true, []), find(false, [])]).toEqual([null, null, null, null]);
    }
    expect(findContradiction({ mission: missionOf('rescate'), houseRules: rules }, { objectives: 0, primary: true, units: lost })).toBeNull();
    expect(score('huida', { objectives: 0, primary: true, units: out, die: 2 }).lines).toContainEqual(expect.objectContaining({ rule: 'MIS-25', text: 'unitsOut' }));
  });

  test('MIS-09 MIS-20 MIS-22 MIS-23 MIS-24 MIS-25: the line of a told primary cites the rule of that mission', () => {
    const rule = (id: string) => score(id, { objectives: 0, primary: true, die: 2, ...(id === 'exterminio' ? { allDead: false } : {}), escapeBonus: false }).lines.find(({ text }) => text === 'primaryYes')!.rule;
    expect(['objetivo-primario', 'asesinato', 'rescate', 'exterminio', 'sabotaje', 'huida'].map(rule)).toEqual(['MIS-09', 'MIS-20', 'MIS-22', 'MIS-23', 'MIS-24', 'MIS-25']);
  });

  test('MIS-07 to MIS-25: each mission is told what it asks for and nothing else', () => {
    const all: GameFacts = { objectives: 0, primary: true, units: [], escapeBonus: true, charge: {}, allDead: true, die: 1, character: { points: 1, escort: 0 } };
    const foreign = Object.fromEntries([...missionIds(), 'incursion', 'fuerza-de-choque', 'nivel', 'resident-evil'].map((id) => [id, listForeignFacts(missionOf(id), all).join(' ')]));
    expect(foreign).toEqual({
      'asesinato': 'charge allDead', 'busqueda-y-destruccion': 'primary charge allDead die character', 'exterminio': 'charge character', 'huida': 'charge allDead character',
      'objetivo-primario': 'charge allDead character', 'rescate': 'charge allDead character', 'sabotaje': 'allDead character', 'incursion': 'primary charge allDead die character',
      'fuerza-de-choque': 'units escapeBonus charge allDead die character', 'nivel': 'charge allDead character', 'resident-evil': 'charge character',
    });
  });
});
