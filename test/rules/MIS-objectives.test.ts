/** Missions as far as preparing a dungeon goes: objective rolls, thresholds, primaries, pages. Scoring a finished game is not part of the program yet. */
import { leafOf } from '../../src/dice/draw';
import { createScriptedStreams } from '../../src/dice/scripted-dice';
import { isGuaranteed, prepareObjective, thresholdFor } from '../../src/missions/prepared-objectives';
import { gradeRows, roundX, searchRanges } from '../../src/render/pack/victory';
import type { MissionParagraph, ObjectiveId } from '../../src/tables/ruleset';
import { generated, generatedSeries, missionIds, missionOf, shippedRuleset } from './support/shipped';

const ruleset = shippedRuleset();

function paragraphsOf(mission: string): MissionParagraph[] {
  const { setup, procedure, special, defender } = missionOf(mission);
  return [...setup, ...procedure, ...special, ...defender];
}

/** A page restates the rule, with these figures, in the three languages. */
function expectOnPage(mission: string, rule: string, figures: readonly RegExp[]): void {
  const texts = paragraphsOf(mission).filter(({ rules }) => rules.includes(rule));
  expect(texts.length).toBeGreaterThan(0);
  for (const language of ['es', 'ca', 'en'] as const) {
    const page = texts.map(({ text }) => text[language]).join('\n');
    for (const figure of figures) expect({ language, page }).toEqual({ language, page: expect.stringMatching(figure) as string });
  }
}

function prepare(mission: string, primary: ObjectiveId | null, x: { num: number; den: number } | null, dice: readonly number[]) {
  const streams = createScriptedStreams({ 'objectives/7': dice });
  const objective = prepareObjective({ ruleset, mission: missionOf(mission), primary, x, streams }, 7, false);
  expect(streams.rest()).toEqual({});
  return objective;
}

const primaryMissions = missionIds().filter((id) => missionOf(id).family === 'primary');

describe('Search and Destroy', () => {
  test('MIS-01: every objective room has one objective and no primary', () => {
    for (const document of generatedSeries('objectives', 20)) {
      const rooms = document.board.sections.filter(({ kind }) => kind === 'objective-room').map(({ id }) => id);
      expect(document.preparation.objectives.map(({ section }) => section)).toEqual(rooms);
      expect(document.primary).toBeNull();
      expect(document.preparation.objectives.every(({ shift, threshold }) => shift === undefined && threshold === undefined)).toBe(true);
    }
  });

  test.each([[1, 'capture'], [2, 'destroy'], [3, 'killLeader'], [4, 'killAll']] as const)('MIS-02: a %d on the objective table is %s', (die, objective) => {
    expect(prepare('busqueda-y-destruccion', null, null, [die]).secondary).toBe(objective);
  });

  test('MIS-03: the page says when an artefact counts as captured', () => expectOnPage('busqueda-y-destruccion', 'MIS-03', [/artefact|artefacto/i, /1/]));
  test('MIS-04: the page gives the artefact its armour of 12', () => expectOnPage('busqueda-y-destruccion', 'MIS-04', [/12/, /blindaje 12|blindatge 12|armour 12/]));
  test('MIS-05: the page says who the leader is', () => expectOnPage('busqueda-y-destruccion', 'MIS-05', [/Liderazgo|Lideratge|Leadership/]));
  test('MIS-06: the page says whom it takes to kill all', () => expectOnPage('busqueda-y-destruccion', 'MIS-06', [/baja|baixa|casualty|casualties/]));
  test('MIS-08: the page compares with X', () => expectOnPage('busqueda-y-destruccion', 'MIS-08', [/media de|mitjana d|average/]));

  test('MIS-07: the escape bonus is on every mission\'s page', () => {
    for (const mission of missionIds()) expectOnPage(mission, 'MIS-07', []);
  });

  test('MIS-08: against X = 4/3 two objectives win and one loses, with no draw; against 2, two draw', () => {
    expect(searchRanges({ num: 4, den: 3 })).toEqual({ wins: { from: 2, to: null }, draws: { from: 0, to: -1 }, loses: { from: 0, to: 1 } });
    expect(searchRanges({ num: 2, den: 1 })).toEqual({ wins: { from: 3, to: null }, draws: { from: 2, to: 2 }, loses: { from: 0, to: 1 } });
  });
});

describe('Primary objective', () => {
  test('MIS-09: the primary is rolled on the objective table, or agreed on', () => {
    const rolled = generated('primary', { mission: 'objetivo-primario' });
    expect(rolled.primaryRoll?.table).toBe('objectives');
    expect(rolled.primary).toBe(leafOf(rolled.primaryRoll!).result);
    const agreed = generated('primary', { mission: 'objetivo-primario', primary: 'destroy' });
    expect([agreed.primary, agreed.primaryRoll]).toEqual(['destroy', null]);
  });

  test('MIS-10: the primary is where 1D3−2 plus the objectives achieved reaches X, exactly', () => {
    for (const [num, den] of [[0, 1], [1, 1], [4, 3], [5, 2], [3, 1]] as const) {
      for (let die = 1; die <= 3; die++) {
        const k = thresholdFor({ num, den }, die - 2);
        for (let achieved = 0; achieved <= 6; achieved++) expect(achieved >= k).toBe((achieved + die - 2) * den >= num);
      }
    }
  });

  test('MIS-10: the walk finds the primary in the first room whose threshold is met', () => {
    for (const { events, preparation, state } of generatedSeries('mis10', 30, { mission: 'rescate', x: { num: 4, den: 3 } })) {
      let achieved = 0;
      let primary: number | null = null;
      for (const event of events) {
        if (event.type === 'objective' && event.achieved) achieved++;
        if (event.type !== 'objective-found') continue;
        const { threshold } = preparation.objectives.find(({ section }) => section === event.section)!;
        expect(event.primary).toBe(primary === null && achieved >= threshold!);
        if (event.primary) primary = event.section;
      }
      expect(state.primaryFound).toBe(primary);
    }
  });

  test('MIS-11: a secondary equal to the primary is rolled again, as often as needed', () => {
    const objective = prepare('objetivo-primario', 'destroy', { num: 1, den: 1 }, [2, 2, 2, 4]);
    expect(objective.rolls.map(({ dice }) => dice)).toEqual([[2], [2], [4]]);
    expect(objective.secondary).toBe('killAll');
  });

  test('MIS-11: once the primary was found every later objective room is a secondary', () => {
    for (const { events } of generatedSeries('mis11', 30, { mission: 'objetivo-primario', evening: 'long' })) {
      const found = events.filter((event) => event.type === 'objective-found').map((event) => (event as { primary: boolean }).primary);
      expect(found.filter(Boolean).length).toBeLessThanOrEqual(1);
    }
  });

  test('MIS-12: X = 5/2 and 1D3 = 2 give T = 5/2: three decisive, two middle, one last', () => {
    expect(gradeRows({ num: 5, den: 2 })[1]).toEqual({ die: 2, t: { num: 5, den: 2 }, high: { from: 3, to: null }, middle: { from: 2, to: 2 }, low: { from: 0, to: 1 } });
  });

  test('MIS-12: for every X each n falls in exactly one column', () => {
    for (let den = 1; den <= 4; den++) {
      for (let num = 0; num <= 4 * den; num++) {
        for (const { t, high, middle, low } of gradeRows({ num, den })) {
          for (let n = 0; n <= 8; n++) {
            const expected = n * t.den >= t.num ? 'high' : n * t.den >= t.num - t.den ? 'middle' : 'low';
            const columns = Object.entries({ high, middle, low }).filter(([, { from, to }]) => n >= from && n <= (to ?? Infinity)).map(([name]) => name);
            expect({ num, den, n, columns }).toEqual({ num, den, n, columns: [expected] });
          }
        }
      }
    }
  });

  test('MIS-12 house rule xRounding: nearest, floor and ceil change T', () => {
    const x = { num: 4, den: 3 };
    expect((['none', 'nearest', 'floor', 'ceil'] as const).map((mode) => roundX(x, mode))).toEqual([x, { num: 1, den: 1 }, { num: 1, den: 1 }, { num: 2, den: 1 }]);
  });

  test.each(['MIS-12', 'MIS-13', 'MIS-15'])('%s is on the page of every mission with a primary', (rule) => {
    for (const mission of primaryMissions) expectOnPage(mission, rule, []);
  });

  test('MIS-14 house rule xDefault: X is 1 when the log is empty, or what the group says', () => {
    const one = generated('x', { mission: 'rescate' });
    const three = generated('x', { mission: 'rescate', evening: 'long', rules: { xDefault: 3 } });
    for (const [document, x] of [[one, 1], [three, 3]] as const) {
      for (const { shift, threshold } of document.preparation.objectives) expect(threshold).toBe(thresholdFor({ num: x, den: 1 }, leafOf(shift!).value!));
    }
  });

  test('MIS-15 house rule primaryTestCounts: without secondaries achieved the primary is found by those discovered, or never', () => {
    const changes = { mission: 'rescate', evening: 'long', x: { num: 3, den: 1 } } as const;
    const byAchieved = generatedSeries('deadlock', 12, { ...changes, rules: { assumeAchieved: 'none' } });
    const byDiscovered = generatedSeries('deadlock', 12, { ...changes, rules: { assumeAchieved: 'none', primaryTestCounts: 'discovered' } });
    expect(byAchieved.every(({ state }) => state.primaryFound === null)).toBe(true);
    expect(byDiscovered.every(({ state }) => state.primaryFound !== null)).toBe(true);
  });
});

describe('variants', () => {
  test.each([
    ['MIS-20', 'asesinato', 'character', 'killLeader', 3],
    ['MIS-22', 'rescate', 'prisoner', 'capture', 1],
    ['MIS-24', 'sabotaje', 'charge', 'destroy', 2],
  ] as const)('%s: the primary of %s is %s and a secondary %s (%d) is rolled again', (_rule, mission, primary, excluded, die) => {
    expect(missionOf(mission).primary).toBe(primary);
    const objective = prepare(mission, primary, { num: 1, den: 1 }, [1, die, 4]);
    expect(objective.rolls.map((roll) => leafOf(roll).result)).toEqual([excluded, 'killAll']);
  });

  test('MIS-20: the page gives the arithmetic of the points and its example', () => expectOnPage('asesinato', 'MIS-20', [/150/, /170/, /210/]));

  test('MIS-21 house rule assassinTarget: the character comes instead of the roll, or as well', () => {
    const turnOfPrimary = (document: ReturnType<typeof generated>): string[] => {
      const at = document.events.findIndex((event) => event.type === 'objective-found' && event.primary);
      return document.events.slice(at, at + 3).map(({ type }) => type);
    };
    expect(turnOfPrimary(generated('blanco', { mission: 'asesinato', evening: 'long' }))).toContain('defender-replaced');
    const added = turnOfPrimary(generated('blanco', { mission: 'asesinato', evening: 'long', rules: { assassinTarget: 'addToRoll' } }));
    expect(added).toContain('defender');
    expect(added).not.toContain('defender-replaced');
  });

  test('MIS-22: the page gives the prisoner\'s profile', () => expectOnPage('rescate', 'MIS-22', [/5\+/, /7/]));

  test('MIS-23: in Extermination nothing is rolled and every secondary is to kill all', () => {
    const objective = prepare('exterminio', 'killAll', { num: 1, den: 1 }, [2]);
    expect([objective.rolls, objective.secondary]).toEqual([[], 'killAll']);
    expectOnPage('exterminio', 'MIS-23', []);
  });

  test('MIS-24: the page tells of the charge and the retreat, and the house rule detonate belongs to it', () => {
    expectOnPage('sabotaje', 'MIS-24', []);
    expect(missionOf('sabotaje').houseRules).toContain('detonate');
  });

  test('MIS-25: Escape starts in an empty small room with 1D3 closed doors and repeats no secondary', () => {
    for (const { board, discoveries } of generatedSeries('huida', 20, { mission: 'huida' })) {
      const room = board.sections[1]!;
      expect([room.kind, room.contribution, board.sections[0]!.floor]).toEqual(['small-room', 0, []]);
      expect(discoveries[0]!.entries.map(({ section }) => section)).toEqual([1]);
      const doors = board.openings.filter(({ from, hidden }) => from === 1 && !hidden);
      expect(doors.length).toBeGreaterThanOrEqual(1);
      expect(doors.length).toBeLessThanOrEqual(3);
    }
    expect(missionOf('huida').rerolls).toEqual([]);
    expect(prepare('huida', 'exit', { num: 1, den: 1 }, [1, 3]).secondary).toBe('killLeader');
  });
});

describe('stories of an evening', () => {
  /** Rooms in the order they are found: which one holds the primary when every secondary is achieved; null: none. */
  const findPrimary = (thresholds: readonly number[]): number | null => {
    const at = thresholds.findIndex((k, before) => before >= k);
    return at < 0 ? null : at;
  };

  test('MIS-10, PRE-06 story 2: with X = 4/3, P (1D3 = 2) then Q (3) finds the primary in Q; Q then P does not: a third room is owed', () => {
    const x = { num: 4, den: 3 };
    const [p, q] = [thresholdFor(x, 0), thresholdFor(x, 1)];
    expect([findPrimary([p, q]), findPrimary([q, p])]).toEqual([1, null]);
    expect(isGuaranteed([p, q])).toBe(false);
    expect(isGuaranteed([p, q, thresholdFor(x, -1)])).toBe(false);
    expect(isGuaranteed([p, q, thresholdFor(x, 0)])).toBe(true);
  });
});
