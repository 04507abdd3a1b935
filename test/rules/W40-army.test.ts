/** Armies and events. */
import type { Finding } from '../../src/combat/w40k/check';
import { w40kChecks } from '../../src/combat/w40k/checks';
import { chooseDatasheet, costUnderstrength, costUnit, countDatasheets, countReinforced, countReserves, findEventRow, isSuddenDeath, isTroopsCount, isUnlimited, mayTakeTransports, nameDatasheet, sumCommandPoints, tableOf } from '../../src/combat/w40k/army';
import type { Facts } from '../../src/combat/contract';
import { w40k } from './support/w40k-rules';

const [es, en] = ['es-1.5', 'en-1.2'] as const;

/** The findings of a check, by the rule and whether it says no. */
function check(id: string, facts: Facts, names: readonly string[] = []): readonly Finding[] {
  return w40kChecks.find((one) => one.id === id)!.check(facts, w40k, names);
}
const breaches = (found: readonly Finding[]): string[] => found.filter(({ kind }) => kind === 'breach').map(({ text }) => text.en);

describe('detachments', () => {
  test('W40-28 Battalion +5, Brigade +12, and no less than 0 in es-1.5', () => {
    expect(sumCommandPoints({ battalion: 2, brigade: 1 }, 0, es, w40k)).toEqual({ sum: 22, start: 22 });
    expect(sumCommandPoints({ battalion: 1 }, -8, es, w40k)).toEqual({ sum: -3, start: 0 });
    expect(sumCommandPoints({ battalion: 1 }, -8, en, w40k)).toEqual({ sum: -3, start: null });
    expect([2, 3, 6, 7].map((troops) => isTroopsCount('battalion', troops, w40k))).toEqual([false, true, true, false]);
    expect(isTroopsCount('brigade', 12, w40k)).toBe(true);
  });

  test('W40-29 an understrength unit costs its full Power and its models, and in matched play stands in an Auxiliary Support Detachment', () => {
    const unit = { minimum: 5, models: 3, power: 4, pointsPerModel: 12, play: 'matched', detachment: 'other' };
    expect(costUnderstrength(unit, w40k)).toEqual({ understrength: true, power: 4, points: 36, allowed: false });
    expect(costUnderstrength({ ...unit, detachment: 'auxiliary' }, w40k).allowed).toBe(true);
    expect(costUnderstrength({ ...unit, play: 'narrative' }, w40k).allowed).toBe(true);
    expect(costUnderstrength({ ...unit, models: 5 }, w40k)).toEqual({ understrength: false, power: 4, points: 60, allowed: true });
    expect(breaches(check('understrength', { ...unit, update: es }))).toHaveLength(1);
    expect(breaches(check('understrength', { ...unit, models: 5, update: es }))).toEqual([]);
  });

  test('W40-30 three units in a transport in reserve are 4 off, and need 4 on', () => {
    expect(countReserves({ on: 4, off: 1, embarkedOn: 0, embarkedOff: 3 })).toEqual({ on: 4, off: 4, allowed: true });
    expect(countReserves({ on: 3, off: 1, embarkedOn: 0, embarkedOff: 3 }).allowed).toBe(false);
    expect(countReserves({ on: 1, off: 4, embarkedOn: 3, embarkedOff: 0 }).allowed).toBe(true);
    expect(breaches(check('reserves', { on: 3, off: 1, embarkedOn: 0, embarkedOff: 3, update: en }))).toHaveLength(1);
  });

  test('W40-31 no more Dedicated Transports than other units; reinforcement points above the starting size', () => {
    expect([[2, 2], [3, 2]].map(([dedicated, others]) => mayTakeTransports(dedicated!, others!))).toEqual([true, false]);
    expect(countReinforced({ starting: 10, before: 7, added: 2, isNew: false })).toBe(0);
    expect(countReinforced({ starting: 10, before: 7, added: 5, isNew: false })).toBe(2);
    expect(countReinforced({ starting: 10, before: 11, added: 2, isNew: false })).toBe(2);
    expect(countReinforced({ starting: 0, before: 0, added: 5, isNew: true })).toBe(5);
    const detachment = { battalions: 1, brigades: 0, others: 0, troops: 2, transports: 3, otherUnits: 2, update: es };
    expect(breaches(check('detachment', detachment))).toHaveLength(2);
  });

  test('W40-32 sudden death after round 1, Flyers, their passengers and empty Fortifications aside', () => {
    const state = { round: 2, models: 4, flyers: 1, passengers: 2, emptyFortifications: 1 };
    expect(isSuddenDeath(state, w40k)).toBe(true);
    expect(isSuddenDeath({ ...state, models: 5 }, w40k)).toBe(false);
    expect(isSuddenDeath({ ...state, round: 1 }, w40k)).toBe(false);
    expect(breaches(check('sudden-death', { ...state, update: es }))).toHaveLength(1);
    expect(breaches(check('sudden-death', { ...state, round: 1, update: es }))).toEqual([]);
    expect(() => check('sudden-death', { ...state, models: 3, update: es })).toThrow('TOO_MANY_LEFT_OUT');
  });
});

describe('organised events', () => {
  test.each([
    [1, 1000, 2, 2, [120, 120], [4, 4], null, 120], [1000, 1000, 2, 2, [120, 120], [4, 4], null, 120],
    [1001, 2000, 3, 3, [180, 120], [6, 4], 120, 180], [2000, 2000, 3, 3, [180, 120], [6, 4], 120, 180],
    [2001, 3000, 4, 4, [240, 120], [8, 4], 180, null], [3000, 3000, 4, 4, [240, 120], [8, 4], 180, null],
  ])('W40-35 %i points: the row up to %i', (points, upTo, detachments, same, cm, ft, from, to) => {
    const row = findEventRow(points, w40k)!;
    expect(row).toEqual({ points: upTo, detachments, sameDatasheet: same, table: { cm, ft }, minutes: [from, to] });
    expect(tableOf(row, es, w40k)).toEqual({ unit: 'cm', size: cm });
    expect(tableOf(row, en, w40k)).toEqual({ unit: 'ft', size: ft });
  });

  const event = { points: 1500, detachments: null, sameDatasheet: null, role: 'other', width: null, length: null, minutes: null, update: es } as unknown as Facts;

  test('W40-35 above 3000 points there is no guideline', () => {
    expect([3001, 100_000].map((points) => findEventRow(points, w40k))).toEqual([null, null]);
    expect(check('event', { ...event, points: 3001 }).map(({ kind }) => kind)).toEqual(['note']);
  });

  test.each<[string, Facts, number]>([
    ['nothing told', {}, 0], ['as many as allowed', { detachments: 3, sameDatasheet: 3, width: 120, length: 180, minutes: 150 }, 0],
    ['a Detachment too many', { detachments: 4 }, 1], ['a datasheet too often', { sameDatasheet: 4 }, 1], ['Troops as often as you like', { sameDatasheet: 9, role: 'troops' }, 0],
    ['another table', { width: 120, length: 120 }, 1], ['too short and too long', { minutes: 119 }, 1], ['too long', { minutes: 181 }, 1], ['a table in feet', { width: 6, length: 4, update: en }, 0],
    ['three hours and more at 3000', { points: 3000, minutes: 600 }, 0], ['up to two hours at 1000', { points: 1000, minutes: 121 }, 1],
  ])('W40-35 %s', (_what, change, count) => {
    expect(breaches(check('event', { ...event, ...change }))).toHaveLength(count);
  });

  test('W40-35 the datasheet limit is not for Troops, Dedicated Transports or reinforcements', () => {
    expect(['troops', 'transport', 'reinforcement', 'other'].map((role) => isUnlimited(role, w40k))).toEqual([true, true, true, false]);
  });

  test.each([
    ['Daemon Prince', 'Daemon Prince of Somewhere', true], ['Príncipe Demonio con alas', 'Daemon Prince', true],
    ['Heavy Weapons Squad', 'Escuadra de Armas Pesadas (morteros)', true], ['Cult Walkers', 'Walkers', true], ['Brood Brothers Infantry Squad', 'Infantry Squad', true],
    ['Infantry Squad', 'Infantry', false], ['Cultists', 'ists', false], ['Cult', 'Brood Brothers', false],
  ])('W40-36 %s and %s: one datasheet? %s', (a, b, same) => {
    expect(nameDatasheet(a, w40k) === nameDatasheet(b, w40k)).toBe(same);
  });

  test('W40-36 squadrons count as units, whatever models they have', () => {
    const units = ['Walkers', 'Cult Walkers', 'walkers', 'Bikes'];
    expect(countDatasheets(units, w40k)).toEqual([{ name: 'walkers', units: ['Walkers', 'Cult Walkers', 'walkers'] }, { name: 'bikes', units: ['Bikes'] }]);
    const facts = { codex: false, indexGear: false, codexGear: false, update: es };
    expect(breaches(check('datasheet', { ...facts, most: 3 }, units))).toEqual([]);
    expect(breaches(check('datasheet', { ...facts, most: 2 }, units))).toHaveLength(1);
  });

  test('W40-37 which datasheet, and whose rules for the gear', () => {
    expect(chooseDatasheet({ codexSheet: false, indexGear: false, codexGear: false })).toEqual({ sheet: 'index', gear: 'index' });
    expect(chooseDatasheet({ codexSheet: false, indexGear: true, codexGear: true })).toEqual({ sheet: 'index', gear: 'index' });
    expect(chooseDatasheet({ codexSheet: true, indexGear: false, codexGear: false })).toEqual({ sheet: 'codex', gear: 'codex' });
    expect(chooseDatasheet({ codexSheet: true, indexGear: true, codexGear: false })).toEqual({ sheet: 'codexWithIndex', gear: 'index' });
    expect(chooseDatasheet({ codexSheet: true, indexGear: true, codexGear: true })).toEqual({ sheet: 'codexWithIndex', gear: 'codex' });
  });

  test('W40-38 a line of options once a unit, and champions cost as the others', () => {
    expect(costUnit({ models: 9, champions: 1, pointsPerModel: 13, options: [{ line: 'heavy weapon', points: 20 }] })).toEqual({ points: 150, repeated: [] });
    expect(costUnit({ models: 9, champions: 1, pointsPerModel: 13, options: [{ line: 'a', points: 5 }, { line: 'a', points: 5 }] }).repeated).toEqual(['a']);
  });

  test('W40-36, W40-37 where an update is silent its answer says so', () => {
    const facts = { codex: true, indexGear: false, codexGear: false, most: null } as unknown as Facts;
    const told = (update: string): string => check('datasheet', { ...facts, update }).at(-1)!.text.en;
    expect(told(en)).toContain('does not say');
    expect(told(es)).not.toContain('does not say');
  });
});
