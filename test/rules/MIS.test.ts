/** Objectives in sessions and by scripted dice: which there are, where the primary is, what is rolled again (MIS-01 to MIS-25). */
import { leafOf } from '../../src/dice/draw';
import { createScriptedStreams } from '../../src/dice/scripted-dice';
import { prepareObjective, thresholdFor } from '../../src/missions/prepared-objectives';
import type { PreparedObjective, SessionDocument } from '../../src/session/document';
import type { ObjectiveId } from '../../src/tables/ruleset';
import { thresholdOf } from '../session/support/reference';
import { generated, generatedSeries, missionIds, missionOf, shippedRuleset, type OptionChanges } from './support/shipped';

const ruleset = shippedRuleset();
const search = 'busqueda-y-destruccion';
const primaries = missionIds().filter((id) => missionOf(id).family === 'primary');

/** The objective of room 7 by these dice: 1D3 first where the mission has a primary, then 1D4 as often as needed. */
function prepare(mission: string, primary: ObjectiveId | null, dice: readonly number[]): PreparedObjective {
  const streams = createScriptedStreams({ 'objectives/7': dice });
  const objective = prepareObjective({ ruleset, mission: missionOf(mission), primary, x: primary ? { num: 1, den: 1 } : null, streams }, 7, false);
  expect(streams.rest()).toEqual({});
  return objective;
}

describe('the dice of an objective room', () => {
  test.each([[1, 'capture'], [2, 'destroy'], [3, 'killLeader'], [4, 'killAll']] as const)('MIS-02: a %d on the objective table is %s', (die, objective) => {
    expect(prepare(search, null, [die])).toMatchObject({ secondary: objective, rolls: [{ dice: [die] }] });
  });

  test('MIS-11: a secondary equal to the primary is rolled again, as often as needed', () => {
    expect(prepare('objetivo-primario', 'destroy', [2, 2, 2, 4])).toMatchObject({ secondary: 'killAll', rolls: [{ dice: [2] }, { dice: [2] }, { dice: [4] }] });
  });

  test.each([
    ['MIS-20', 'asesinato', 'character', 'killLeader', 3],
    ['MIS-22', 'rescate', 'prisoner', 'capture', 1],
    ['MIS-24', 'sabotaje', 'charge', 'destroy', 2],
  ] as const)('%s: the primary of %s is %s and a secondary %s (%d) is rolled again', (_rule, mission, primary, excluded, die) => {
    expect(missionOf(mission).primary).toBe(primary);
    const { rolls } = prepare(mission, primary, [1, die, 4]);
    expect(rolls.map((roll) => leafOf(roll).result)).toEqual([excluded, 'killAll']);
  });

  test('MIS-25: in Escape no secondary is rolled again', () => {
    for (const [die, secondary] of [[1, 'capture'], [2, 'destroy'], [3, 'killLeader'], [4, 'killAll']] as const) expect(prepare('huida', 'exit', [1, die]).secondary).toBe(secondary);
  });

  test('MIS-10: the primary is where 1D3−2 plus the objectives achieved reaches X, exactly', () => {
    for (let den = 1; den <= 6; den++) {
      for (let num = 0; num <= 5 * den; num++) {
        for (let die = 1; die <= 3; die++) {
          for (let achieved = 0; achieved <= 8; achieved++) expect(achieved >= thresholdFor({ num, den }, die - 2)).toBe((achieved + die - 2) * den >= num);
        }
      }
    }
  });
});

/** Objectives achieved, and found, before each objective room was discovered, from the events alone. */
function replayObjectives({ events }: SessionDocument): { readonly section: number; readonly primary: boolean; readonly achieved: number; readonly found: number; readonly primaryFound: boolean }[] {
  const rooms: ReturnType<typeof replayObjectives> = [];
  let [achieved, found, primaryFound] = [0, 0, false];
  for (const event of events) {
    if (event.type === 'objective' && event.achieved) achieved++;
    if (event.type !== 'objective-found') continue;
    rooms.push({ section: event.section, primary: event.primary, achieved, found, primaryFound });
    if (event.primary) primaryFound = true;
    else found++;
  }
  return rooms;
}

describe('objectives in the session', () => {
  const sessions = [{ num: 1, den: 1 }, { num: 4, den: 3 }, { num: 5, den: 2 }].flatMap((x) => primaries.flatMap((mission) => generatedSeries(`objectives ${mission}`, 8, { mission, x, evening: 'long' }).map((document) => ({ x, document }))));

  test('MIS-01: every objective room has one objective, and in Search and Destroy there is no primary', () => {
    for (const mission of missionIds()) {
      for (const { board, preparation, primary } of generatedSeries(`each ${mission}`, 6, { mission })) {
        expect(preparation.objectives.map(({ section }) => section)).toEqual(board.sections.filter(({ kind }) => kind === 'objective-room').map(({ id }) => id));
        expect(primary === null).toBe(mission === search);
        for (const objective of preparation.objectives) expect('threshold' in objective || 'shift' in objective).toBe(mission !== search);
      }
    }
  });

  test('MIS-09: the primary is rolled on the objective table, or agreed on', () => {
    const results = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const [rolled, agreed] = [null, 'destroy' as const].map((primary) => generatedSeries(`primary ${seed}`, 1, { mission: 'objetivo-primario', primary })[0]!) as [SessionDocument, SessionDocument];
      expect(rolled.primaryRoll).toMatchObject({ table: 'objectives', result: rolled.primary });
      expect([agreed.primary, agreed.primaryRoll]).toEqual(['destroy', null]);
      results.add(rolled.primary!);
    }
    expect([...results].sort()).toEqual(['capture', 'destroy', 'killAll', 'killLeader']);
  });

  test('MIS-14: house rule xDefault=3: without a games log X is 1, or what the group says', () => {
    for (const [rules, num] of [[{}, 1], [{ xDefault: 3 }, 3]] as const) {
      for (const { preparation, options } of generatedSeries('x', 6, { mission: 'rescate', evening: 'long', rules })) {
        expect(options.x).toBeNull();
        for (const { shift, threshold } of preparation.objectives) expect(threshold).toBe(thresholdOf({ num, den: 1 }, shift!.dice[0]! - 2));
      }
    }
  });

  test('MIS-10: in every session the primary is where 1D3 − 2 and the objectives achieved reach X, and nowhere else', () => {
    let found = 0;
    for (const { x, document } of sessions) {
      for (const { section, primary, achieved, primaryFound } of replayObjectives(document)) {
        const { shift, threshold } = document.preparation.objectives.find((each) => each.section === section)!;
        const value = leafOf(shift!).dice[0]! - 2;
        expect(primary).toBe(!primaryFound && (value + achieved) * x.den >= x.num);
        expect(threshold).toBe(thresholdOf(x, value));
        if (!primary) continue;
        found++;
        expect(document.state.primaryFound).toBe(section);
      }
    }
    expect(found).toBe(sessions.length);
  });

  test('MIS-02, ROOM-02: the dice of a room are rolled in the turn that uncovers it', () => {
    for (const { document } of sessions) {
      let turn = 0;
      for (const event of document.events) {
        if (event.type === 'turn') turn = event.turn;
        if (event.type === 'objective-found') expect(document.board.sections[event.section]!.turn).toBe(turn);
      }
    }
  });

  test('MIS-11: results equal to the primary are rolled again, others stand; MIS-23 rolls nothing', () => {
    const again: Readonly<Record<string, string>> = { asesinato: 'killLeader', rescate: 'capture', sabotaje: 'destroy' };
    let repeated = 0;
    for (const { document: { options: { mission }, preparation, primary } } of sessions) {
      for (const { rolls, secondary } of preparation.objectives) {
        if (mission === 'exterminio') {
          expect([rolls, secondary]).toEqual([[], 'killAll']);
          continue;
        }
        const excluded = mission === 'objetivo-primario' ? primary : (again[mission] ?? null);
        const results = rolls.map((roll) => ['capture', 'destroy', 'killLeader', 'killAll'][roll.dice[0]! - 1]);
        expect(results.at(-1)).toBe(secondary);
        expect(secondary).not.toBe(excluded);
        expect(results.slice(0, -1).every((result) => result === excluded)).toBe(true);
        repeated += results.length - 1;
      }
    }
    expect(repeated).toBeGreaterThan(10);
  });

  test('MIS-11: after the primary every room is a secondary', () => {
    const after = sessions.flatMap(({ document }) => replayObjectives(document).filter(({ primaryFound }) => primaryFound));
    expect(after.length).toBeGreaterThan(10);
    expect(after.some(({ primary }) => primary)).toBe(false);
  });

  test('MIS-15: house rule primaryTestCounts=discovered: objectives found are counted, achieved or not', () => {
    const changes: OptionChanges = { mission: 'rescate', x: { num: 2, den: 1 }, evening: 'long' };
    let [earlier, sooner] = [0, 0];
    for (let seed = 0; seed < 40; seed++) {
      const [achieved, discovered] = (['achieved', 'discovered'] as const).map((primaryTestCounts) => generatedSeries(`deadlock ${seed}`, 1, { ...changes, rules: { primaryTestCounts, assumeAchieved: 'none' } })[0]!) as [SessionDocument, SessionDocument];
      for (const [document, count] of [[achieved, 'achieved'], [discovered, 'found']] as const) {
        for (const room of replayObjectives(document)) {
          const { threshold } = document.preparation.objectives.find(({ section }) => section === room.section)!;
          expect(room.primary).toBe(!room.primaryFound && room[count] >= threshold!);
        }
      }
      if (achieved.state.primaryFound !== null) earlier++;
      if (discovered.state.primaryFound !== null) sooner++;
    }
    // Whoever achieves nothing meets the primary only where X − (1D3 − 2) is 0 or less, which X = 2 never gives.
    expect([earlier, sooner]).toEqual([0, 40]);
  });

  test('MIS-21: house rule assassinTarget: one event less on the defender\'s pairs, or not', () => {
    let [replaced, rolled] = [0, 0];
    for (const document of generatedSeries('target', 12, { mission: 'asesinato', x: { num: 1, den: 1 } })) {
      const turns = new Map<number, string[]>();
      let turn = 0;
      for (const event of document.events) {
        if (event.type === 'turn') turn = event.turn;
        turns.set(turn, [...(turns.get(turn) ?? []), event.type === 'objective-found' && event.primary ? 'primary' : event.type]);
      }
      for (const types of turns.values()) {
        expect(types.includes('defender-replaced')).toBe(types.includes('primary'));
        if (types.includes('defender-replaced')) expect(types).not.toContain('defender');
        if (types.includes('primary')) replaced++;
      }
      const added = generated(document.seed, { mission: 'asesinato', x: { num: 1, den: 1 }, evening: null, maxSections: 20, rules: { assassinTarget: 'addToRoll', exhaustion: 'strict' } });
      const found = added.events.findIndex((event) => event.type === 'objective-found' && event.primary);
      if (found < 0) continue;
      rolled++;
      expect(added.events.slice(found, found + 2).map(({ type }) => type)).toEqual(['objective-found', 'defender']);
      expect(added.events.some(({ type }) => type === 'defender-replaced')).toBe(false);
    }
    expect(replaced).toBe(12);
    expect(rolled).toBeGreaterThan(4);
  });

  test('MIS-25: Escape has no entrance and begins in an empty small room whose 1D3 doors all lead out', () => {
    const doors = new Set<number>();
    for (const { board, events, discoveries, mission } of generatedSeries('escape', 40, { mission: 'huida', x: { num: 1, den: 1 } })) {
      expect(mission.primary).toBe('exit');
      expect(board.openings.some(({ entrance }) => entrance)).toBe(false);
      const start = board.sections[1]!;
      expect(start).toMatchObject({ kind: 'small-room', area: 'small', contribution: 0, turn: 0, via: -1 });
      const placed = events.find((event) => event.type === 'placed' && event.section === 1);
      if (placed?.type !== 'placed') throw new Error('no start room');
      const rolled = leafOf(placed.rolls.at(-1)!).value!;
      doors.add(rolled);
      const own = board.openings.filter(({ from, hidden }) => from === 1 && !hidden);
      expect(own).toHaveLength(rolled);
      expect(own.every(({ kind }) => kind === 'door')).toBe(true);
      expect(discoveries[0]!.entries).toEqual([{ section: 1, via: -1, axis: 'ahead', contribution: 0, owned: true }]);
    }
    expect([...doors].sort()).toEqual([1, 2, 3]);
  });
});
