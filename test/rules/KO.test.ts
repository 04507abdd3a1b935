/** Out of combat: who dies and who gets up (KO-01 to KO-06). */
import { createScriptedStreams } from '../../src/dice/scripted-dice';
import { createStreams } from '../../src/dice/streams';
import type { CombatEnd } from '../../src/combat/combat';
import { playClassicCombat } from '../../src/combat/classic/play/play-combat';
import type { ClassicUnit } from '../../src/combat/classic/play/unit';
import { deploy, loseWounds } from '../../src/combat/classic/play/unit';
import type { ClassicRules } from '../../src/combat/classic/schema';
import { recoverOne } from '../../src/combat/classic/recovery';
import { loadCombatRules } from '../../src/io/load-combat';
import { enumerate, fractionsOf } from './support/ask';

let rules: ClassicRules;
beforeAll(async () => { rules = await loadCombatRules('classic') as ClassicRules; });

const word = { es: 'A', ca: 'A', en: 'A' };
const profile = { ws: 4, bs: 4, strength: 4, toughness: 4, wounds: 1, initiative: 4, attacks: 1, leadership: 8, save: null, ignore: null, noSave: false };
const unit: ClassicUnit = { id: 'a', out: 0, slow: false, name: word, profile, gun: null, models: [1], fearless: true, infiltrates: false, independent: false, cavalry: false, charges: true };

/** The attacker charges a lone defender 10 cm away and fells it, having lost models to it before. */
function winAfterLosses(attacker: ClassicUnit, dice: readonly number[]): CombatEnd<ClassicUnit> {
  const streams = createScriptedStreams({ combat: dice });
  const end = playClassicCombat({ units: { attacker: [attacker], defender: [{ ...unit, profile: { ...profile, initiative: 5 } }] }, distanceCm: 10, maxTurns: 1 }, streams.open('combat'), rules);
  expect(streams.rest()).toEqual({});
  return end;
}

test('KO-01 models come down to 0 Wounds one after the other and are out of combat, not dead', () => {
  const fighter = deploy('attacker', { ...unit, models: [3, 1, 3], profile: { ...profile, wounds: 3 } }, 0);
  expect([loseWounds(fighter, 2), fighter.models, fighter.out]).toEqual([1, [2, 3], 1]);
  expect([loseWounds(fighter, 9), fighter.models, fighter.out]).toEqual([2, [], 3]);
});

test('KO-02 models of the losing side that are out of combat are killed', () => {
  const end = winAfterLosses(unit, [6, 1, 1, 4, 4]);
  expect(end.log.at(-1)).toMatchObject({ side: 'defender', rules: ['KO-02'], values: { models: 1 } });
  expect(end.survivors.defender).toEqual([]);
});

test('KO-03 one Wound: 1 to 3 dead, 4 to 6 back with 1 Wound', () => {
  // The defender strikes first and fells one of three; the two that are left fell it; then one die.
  for (const [die, models] of [[3, [1, 1]], [4, [1, 1, 1]]] as const) {
    const end = winAfterLosses({ ...unit, models: [1, 1, 1] }, [6, 1, 4, 4, 4, 1, 4, die]);
    expect([end.winner, end.survivors.attacker[0]?.models]).toEqual(['attacker', models]);
    expect(end.log.filter(({ side }) => side === 'attacker').at(-1)?.rules).toEqual(['KO-03']);
  }
});

test('KO-04 W Wounds: W dice, one Wound back for each 4+; none means dead', () => {
  const two = { ...unit, models: [1, 2], profile: { ...profile, wounds: 2 } };
  for (const [dice, models] of [[[4, 1], [2, 1]], [[4, 6], [2, 2]], [[3, 1], [2]]] as const) {
    const end = winAfterLosses(two, [6, 1, 4, 4, 4, 4, ...dice]);
    expect(end.survivors.attacker[0]?.models).toEqual(models);
    expect(end.log.filter(({ side }) => side === 'attacker').at(-1)?.rules).toEqual(['KO-04']);
  }
});

test('KO-04 SCN-06 what becomes of a model is what counting all dice gives, up to 4 Wounds', () => {
  for (const wounds of [1, 2, 3, 4]) {
    for (const residentEvil of [false, true]) {
      const counted = enumerate((roll) => {
        const dice = Array.from({ length: wounds }, () => roll(6));
        return residentEvil && dice.includes(1) ? -1 : dice.filter((die) => die >= 4).length;
      });
      expect(fractionsOf(recoverOne(rules, wounds, residentEvil))).toEqual(counted);
    }
  }
});

test('KO-05 a dispersed unit of the winning side rolls like any other, one die for each of its models', () => {
  const weak: ClassicUnit = { ...unit, name: { es: 'débil', ca: 'feble', en: 'weak' }, fearless: false, charges: false, models: [1, 1, 1, 1], profile: { ...profile, leadership: 4 } };
  const shooter: ClassicUnit = { ...unit, gun: { shots: 2, strength: 4, ap: null, rangeCm: 60 }, charges: false, models: [1, 1] };
  let seen = 0;
  for (let seed = 0; seed < 60; seed++) {
    const { winner, log } = playClassicCombat({ units: { attacker: [weak, { ...unit, models: [1, 1, 1, 1, 1] }], defender: [shooter] }, distanceCm: 50, maxTurns: 60 }, createStreams(`KO-05/${seed}`).open('combat'), rules);
    const dispersed = log.some(({ text, values: { unit: who } }) => /disperses/.test(text.en) && who === weak.name);
    if (winner !== 'attacker' || !dispersed) continue;
    seen += 1;
    const back = log.find(({ rules: [rule], values: { unit: who } }) => rule === 'KO-03' && who === weak.name);
    expect([back?.values.models, back?.dice.length]).toEqual([4, 4]);
  }
  expect(seen).toBeGreaterThan(3);
});

test('KO-06 the wounded that never fell do not recover', () => {
  const end = winAfterLosses({ ...unit, models: [3], profile: { ...profile, wounds: 3 } }, [6, 1, 4, 4, 4, 4]);
  expect(end.survivors.attacker[0]?.models).toEqual([2]);
});
