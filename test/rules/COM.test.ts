/** Combat inside a dungeon: initiative, rally, dispersal, and whole combats between units. */
import { createScriptedStreams } from '../../src/dice/scripted-dice';
import { createStreams } from '../../src/dice/streams';
import type { CombatEnd } from '../../src/combat/combat';
import type { Answer, Facts } from '../../src/combat/contract';
import { playClassicCombat } from '../../src/combat/classic/play/play-combat';
import type { ClassicUnit } from '../../src/combat/classic/play/unit';
import type { ClassicRules } from '../../src/combat/classic/schema';
import { musterUnit } from '../../src/combat/classic/play/from-profile';
import { loadCombatRules, loadProfiles } from '../../src/io/load-combat';
import { mainOf, openFamily } from './support/ask';

let ask: (question: string, facts?: Facts) => Answer;
let rules: ClassicRules;
beforeAll(async () => {
  ask = await openFamily('classic');
  rules = await loadCombatRules('classic') as ClassicRules;
});

const name = (text: string) => ({ es: text, ca: text, en: text });
/** A unit of ordinary troops. */
function unitOf(changes: Partial<Omit<ClassicUnit, 'profile'>> & { readonly profile?: Partial<ClassicUnit['profile']> } = {}): ClassicUnit {
  const profile = { ws: 4, bs: 4, strength: 4, toughness: 4, wounds: 1, initiative: 4, attacks: 1, leadership: 8, save: 4, ignore: null, noSave: false, ...changes.profile };
  return { id: 'a', out: 0, slow: false, name: name('A'), gun: { shots: 1, strength: 4, ap: 5, rangeCm: 60 }, models: [1, 1, 1], fearless: false, infiltrates: false, independent: false, cavalry: false, charges: false, ...changes, profile };
}

/** Plays with dice that are told one by one; all of them must be used. */
function playScripted(attacker: readonly ClassicUnit[], defender: readonly ClassicUnit[], dice: readonly number[], distanceCm = 40, maxTurns = 1): CombatEnd<ClassicUnit> {
  const streams = createScriptedStreams({ combat: dice });
  const end = playClassicCombat({ units: { attacker, defender }, distanceCm, maxTurns }, streams.open('combat'), rules);
  expect(streams.rest()).toEqual({});
  return end;
}

const told = ({ log }: CombatEnd<ClassicUnit>): string[] => log.map(({ turn, side, text }) => `${turn} ${side} ${text.en.split(':')[0]}`);

test('COM-04 some infiltrators add 1, all of them 2; ties after that are rolled again', () => {
  expect(mainOf(ask('initiative', { attackerInfiltrators: 'some', defenderInfiltrators: 'none' }))[1]).toBe('21/31');
  expect(mainOf(ask('initiative', { attackerInfiltrators: 'all', defenderInfiltrators: 'none' }))[1]).toBe('13/16');
  expect(mainOf(ask('initiative', { attackerInfiltrators: 'all', defenderInfiltrators: 'some' }))[1]).toBe('21/31');
  // All infiltrators against none, 3 against 5: a tie, rolled again.
  const end = playScripted([unitOf({ infiltrates: true, gun: null })], [unitOf({ gun: null })], [3, 5, 2, 3], 200, 0);
  expect(end.log.map(({ text, values }) => [text.en.slice(-12), values.attacker, values.defender])).toEqual([['rolled again', 5, 5], ['} goes first', 4, 3]]);
});

test('COM-05 sides alternate turns of movement, shooting and assault', () => {
  const end = playClassicCombat({ units: { attacker: [unitOf({ charges: true })], defender: [unitOf()] }, distanceCm: 70, maxTurns: 6 }, createStreams('COM-05').open('combat'), rules);
  const sides = [...new Set(end.log.filter(({ turn }) => turn > 0).map(({ turn, side }) => `${turn} ${side}`))];
  expect(sides.length).toBeGreaterThan(3);
  const phases = end.log.filter(({ turn, side, text }) => turn === 1 && side === end.log[0]!.side && /moves|shoots|charges/.test(text.en)).map(({ text }) => /moves|shoots|charges/.exec(text.en)![0]);
  expect(phases.length).toBeGreaterThan(0);
  expect(phases).toEqual(['moves', 'shoots', 'charges'].filter((phase) => phases.includes(phase)));
});

test('COM-06 rally fails below half of the models at the start of the combat, for one model alone, and out of coherency', () => {
  const rally = (facts: Facts) => mainOf(ask('rally', { leadership: 10, models: 5, start: 10, ...facts }));
  expect(rally({})).toEqual({ 0: '1/12', 1: '11/12' });
  expect(rally({ models: 4 })).toEqual({ 0: '1' });
  expect(rally({ models: 1, start: 2 })).toEqual({ 0: '1' });
  expect(rally({ models: 1, start: 2, independent: true })).toEqual({ 0: '1/12', 1: '11/12' });
  expect(rally({ scattered: true })).toEqual({ 0: '1' });
});

test('COM-07 an enemy within 15 cm forbids the test: the unit falls back again', () => {
  expect(mainOf(ask('rally', { leadership: 8, enemyNear: true }))).toEqual({ 2: '1' });
});

test('COM-07 who fails to rally is dispersed: all its models are out of combat', () => {
  // The defender goes first and shoots: all hit, wound and are not saved; 2 of 4 fall, morale is lost on 12, 5D6 back.
  const end = playScripted([unitOf({ models: [1, 1, 1, 1], gun: null })], [unitOf({ models: [1, 1] })], [1, 6, 6, 6, 6, 6, 1, 1, 6, 6, 1, 1, 1, 1, 1, 6, 6], 60, 2);
  expect(told(end)).toEqual(['0 defender initiative', '1 defender {unit} shoots {shots} {shots|time|times} at {target}', '1 attacker {unit} fails its morale test', '1 attacker {unit} falls back {cm} cm', '2 attacker {unit} does not rally ({total} on leadership {leadership}) and disperses', '2 attacker {unit}']);
  expect([end.winner, end.survivors.attacker, end.survivors.defender[0]?.models]).toEqual(['defender', [], [1, 1]]);
});

test('COM-08 shooting goes by range; beyond it nobody shoots', () => {
  const end = playScripted([unitOf({ gun: { shots: 1, strength: 4, ap: null, rangeCm: 30 } })], [unitOf({ gun: null })], [6, 1], 100);
  expect(told(end)).toEqual(['0 attacker initiative', '1 attacker {unit} moves {cm} cm']);
});

test('COM-11 COM-12 the combat ends when one side has nobody standing, and the other has won', () => {
  const end = playClassicCombat({ units: { attacker: [unitOf({ models: [1, 1, 1, 1, 1], charges: true })], defender: [unitOf({ models: [1], gun: null, charges: true })] }, distanceCm: 30, maxTurns: 300 }, createStreams('COM-11').open('combat'), rules);
  expect(end.winner).not.toBeNull();
  const loser = end.winner === 'attacker' ? 'defender' : 'attacker';
  expect(end.survivors[loser]).toEqual([]);
  expect(end.log.at(-1)!.rules[0]).toMatch(/^KO/);
});

test('COM-13 both sides emptied at the same instant: nobody has won, nobody gets up', () => {
  // In contact after a charge, with equal initiative: both hit, wound and pierce.
  const one = { models: [1], gun: null, charges: true, profile: { save: null } };
  const end = playScripted([unitOf(one)], [unitOf(one)], [6, 1, 4, 4, 4, 4], 10);
  expect([end.winner, end.survivors]).toEqual([null, { attacker: [], defender: [] }]);
  expect(end.log.slice(-2).map(({ rules: [rule] }) => rule)).toEqual(['KO-02', 'KO-02']);
});

test('COM-11 whole combats: the same seed gives the same log; nobody is lost or made; the dead stay dead', () => {
  for (let seed = 0; seed < 200; seed++) {
    const attacker = [unitOf({ models: [1, 1, 1, 1, 1], charges: seed % 2 === 0 }), unitOf({ models: [3], gun: null, charges: true, independent: true, profile: { wounds: 3, attacks: 3, initiative: 2, strength: 5, toughness: 5 } })];
    const defender = [unitOf({ models: [1, 1, 1, 1, 1, 1], fearless: seed % 3 === 0, profile: { ignore: 4, ws: 1, initiative: 1 }, gun: null, charges: true })];
    const play = (): CombatEnd<ClassicUnit> => playClassicCombat({ units: { attacker, defender }, distanceCm: 20 + seed, maxTurns: 200 }, createStreams(String(seed)).open('combat'), rules);
    const end = play();
    expect(JSON.stringify(play())).toBe(JSON.stringify(end));
    for (const side of ['attacker', 'defender'] as const) {
      const [before, after] = [{ attacker, defender }[side], end.survivors[side]].map((units) => units.reduce((sum, { models }) => sum + models.length, 0));
      expect(after).toBeLessThanOrEqual(before!);
      const killed = end.log.filter((event) => event.side === side && event.rules[0] === 'KO-02').reduce((sum, { values }) => sum + Number(values.models), 0);
      const lost = end.log.filter((event) => event.side === side && /^KO-0[34]$/.test(event.rules[0]!)).reduce((sum, { values }) => sum + Number(values.models) - Number(values.back), 0);
      const waiting = end.survivors[side].reduce((sum, { out }) => sum + out, 0);
      expect(after! + killed + lost + waiting).toBe(before);
      for (const { models, profile } of end.survivors[side]) expect(models.every((left) => left >= 1 && left <= profile.wounds)).toBe(true);
    }
    expect(end.log.every(({ dice }) => dice.every((die) => die >= 1 && die <= 6))).toBe(true);
  }
});

test('COM-11 a combat that is broken off goes on with those who stand and those who wait out of combat', () => {
  const broken = playScripted([unitOf({ id: 'own', gun: null })], [unitOf({ models: [1, 1] })], [1, 6, 6, 6, 6, 6, 1, 1, 1, 1], 60, 1);
  expect([broken.winner, broken.survivors.attacker.map(({ id, models, out }) => [id, models, out])]).toEqual([null, [['own', [1], 2]]]);
});

test('EXT-04 a quarter lost to all who shot in one turn asks for one morale test', () => {
  const small = { models: [1], charges: false };
  // Two units fell one of five each: neither alone is a quarter.
  const end = playScripted([unitOf({ gun: null, models: [1, 1, 1, 1, 1], profile: { save: null } })], [unitOf(small), unitOf(small)], [1, 6, 6, 6, 6, 6, 1, 1], 60, 1);
  expect(end.log.filter(({ text }) => /holds/.test(text.en))).toHaveLength(1);
});

test('ZOM-02 a zombie moves the higher of 2D6, times 2.5 cm; a profile makes a unit', async () => {
  const zombie = (await loadProfiles()).find(({ id, family }) => id === 'zombie' && family === 'classic')!;
  const unit = musterUnit(zombie, { id: 'dead', models: 3, charges: true });
  expect([unit.slow, unit.fearless, unit.profile.ignore, unit.models]).toEqual([true, true, 4, [1, 1, 1]]);
  const end = playScripted([unit], [unitOf({ gun: null })], [6, 1, 2, 4], 100, 1);
  expect(end.log.at(-1)?.values.cm).toBe(10);
});

test('ZOM-01 MIS-22 profiles that the rulebook prints are as it prints them', async () => {
  const printed = (await loadProfiles()).filter(({ rule, family }) => rule !== undefined && family === 'classic').map(({ id, facts }) => [id, ...['ws', 'bs', 'strength', 'toughness', 'wounds', 'initiative', 'attacks', 'leadership', 'save'].map((key) => facts[key])]);
  expect(printed).toEqual([['zombie', 1, 0, 3, 4, 1, 1, 1, 10, 5], ['dog', 4, 0, 4, 4, 1, 4, 2, 8, 6], ['nemesis', 4, 4, 4, 4, 2, 4, 1, 10, 3], ['prisoner', 3, 0, 3, 3, 1, 3, 1, 7, 5]]);
});
