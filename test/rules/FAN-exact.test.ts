/** The fantasy family against all dice that can fall: the dice are played here from the rules, without the program. */
import fc from 'fast-check';
import type { Answer, Facts, Field } from '../../src/combat/contract';
import { fixed } from '../../src/combat/amount';
import { chanceAtLeast, meanOf } from '../../src/combat/exact/summary';
import { fantasyFamily } from '../../src/combat/fantasy/family';
import { roundEnd } from '../../src/combat/fantasy/round-end';
import type { FantasyRules } from '../../src/combat/fantasy/schema';
import { loadCombatRules } from '../../src/io/load-combat';
import { defaultOf } from '../../src/cli/odds/fact-text';
import { fractionsOf, mainOf, openFamily } from './support/ask';
import type { Decide } from './support/count-dice';
import { countDecisions, countFaces, expectWhole, recount, tellCounted } from './support/count-dice';

let ask: (question: string, facts?: Facts) => Answer;
let rules: FantasyRules;
beforeAll(async () => {
  ask = await openFamily('fantasy');
  rules = await loadCombatRules('fantasy') as FantasyRules;
});

const score = fc.integer({ min: 1, max: 10 });
const save = fc.option(fc.integer({ min: 1, max: 6 }), { nil: null });
/** Attacks that mostly come to something. */
const usual = fc.integer({ min: 2, max: 6 });

/** D6 needed by the rule behind the charts (FAN-01), with the cell that the sheet prints otherwise. */
function needToHit(own: number, other: number, ws4v9: string): number {
  if (own === 4 && other === 9) return Number(ws4v9);
  return own > other ? 3 : other > 2 * own ? 5 : 4;
}

/** D6 needed (FAN-03); 7 where it cannot be. */
function needToWound(strength: number, toughness: number): number {
  const need = 4 + toughness - strength;
  return need >= 8 ? 7 : Math.min(6, Math.max(2, need));
}

/** D6 needed to be saved (FAN-04); 7 or more where it cannot be. */
function needToSave(base: number | null, strength: number): number {
  return base === null ? 7 : Math.max(2, base + Math.max(0, strength - 3));
}

interface Struck { readonly strength: number; readonly toughness: number; readonly save: number | null }

function wounds(die: () => number, { strength, toughness, save: base }: Struck): boolean {
  const need = needToWound(strength, toughness);
  if (need > 6 || die() < need) return false;
  const saved = needToSave(base, strength);
  return saved > 6 || die() < saved;
}

test('FAN-01 FAN-03 FAN-04 FAN-13 FAN-16 FAN-17 blows give the chances that counting all dice gives', () => {
  const facts = fc.record({ ws: score, targetWs: score, strength: usual, toughness: usual, save, hatred: fc.boolean(), frenzy: fc.boolean(), afraid: fc.boolean(), obstacle: fc.boolean(), laterRound: fc.boolean(), ws4v9: fc.constantFrom('4', '5') });
  fc.assert(fc.property(facts, (told) => {
    const need = told.obstacle || (told.afraid && !told.laterRound) ? 6 : needToHit(told.ws, told.targetWs, told.ws4v9);
    const counted = countFaces((die) => {
      let caused = 0;
      for (let blow = 0; blow < (told.frenzy ? 2 : 1); blow++) {
        const hit = die() >= need || (told.hatred && !told.laterRound && die() >= need);
        if (hit && wounds(die, told)) caused++;
      }
      return caused;
    });
    expect(mainOf(ask('fight', told))).toEqual(tellCounted(counted));
  }), { numRuns: 150 });
});

test('FAN-02 FAN-03 FAN-04 shots give the chances that counting all dice gives', () => {
  const facts = fc.record({ bs: score, strength: usual, toughness: usual, save, large: fc.boolean(), moved: fc.boolean(), longRange: fc.boolean(), targetCharging: fc.boolean(), lone: fc.boolean(), cover: fc.constantFrom('none', 'light', 'heavy'), sevenPlus: fc.constantFrom('none', 'sixThenFour'), attackers: fc.integer({ min: 1, max: 2 }) });
  fc.assert(fc.property(facts, (told) => {
    const minus = [told.moved, told.longRange, told.targetCharging, told.lone].filter(Boolean).length + { none: 0, light: 1, heavy: 2 }[told.cover as 'none' | 'light' | 'heavy'] - (told.large ? 1 : 0);
    const need = Math.max(2, 7 - told.bs + minus);
    const counted = countFaces((die) => {
      let caused = 0;
      for (let shot = 0; shot < told.attackers; shot++) {
        const hit = need < 7 ? die() >= need : told.sevenPlus === 'sixThenFour' && die() === 6 && die() >= 4;
        if (hit && wounds(die, told)) caused++;
      }
      return caused;
    });
    expect(mainOf(ask('shoot', told))).toEqual(tellCounted(counted));
  }), { numRuns: 150 });
});

const side = fc.record({
  Ws: score, Strength: usual, Toughness: usual, Wounds: fc.integer({ min: 1, max: 2 }), Initiative: fc.integer({ min: 1, max: 3 }), Attacks: fc.integer({ min: 1, max: 2 }),
  Leadership: fc.integer({ min: 2, max: 10 }), Save: save, Models: fc.integer({ min: 1, max: 3 }), Fighters: fc.integer({ min: 1, max: 2 }),
  UnitStrength: fc.integer({ min: 1, max: 3 }), MountAttacks: fc.constantFrom(0, 0, 1), MountWs: usual, MountStrength: usual, MountInitiative: fc.integer({ min: 1, max: 3 }),
  Frenzy: fc.boolean(), Hatred: fc.boolean(), Stubborn: fc.boolean(), CausesFear: fc.boolean(), Afraid: fc.boolean(), Stupid: fc.constantFrom(false, false, true), Obstacle: fc.boolean(),
  Ranks: fc.integer({ min: 1, max: 6 }), Standard: fc.boolean(), HigherGround: fc.boolean(), Arc: fc.constantFrom('front', 'flank', 'rear', 'flankAndRear'), Excess: fc.integer({ min: 0, max: 7 }),
});
type SideOfRound = typeof side extends fc.Arbitrary<infer Value> ? Value : never;

/** Blows of one kind in a moment, struck by as many of the fighters as still live. */
function strike(decide: Decide, own: SideOfRound, other: SideOfRound, with_: { ws: number; strength: number; attacks: number }, fallen: number, later: boolean): number {
  const able = Math.min(own.Fighters, own.Models);
  const fighting = (own.Stupid ? Math.floor(able / 2) : able) - Math.floor(fallen / own.Wounds);
  const need = other.Obstacle || (own.Afraid && !later) ? 6 : needToHit(with_.ws, other.Ws, '4');
  const pass = (from: number): boolean => decide(Math.max(0, 7 - from), 6);
  let caused = 0;
  for (let blow = 0; blow < fighting * with_.attacks; blow++) {
    if (!pass(need) && !(own.Hatred && !later && pass(need))) continue;
    if (pass(needToWound(with_.strength, other.Toughness)) && !pass(needToSave(other.Save, with_.strength))) caused++;
  }
  return caused;
}

/** A whole round by the rules; what `see` makes of it. */
function playRound(decide: Decide, a: SideOfRound, d: SideOfRound, charges: string, later: boolean): { end: number; lead: number; a: number; d: number } {
  const lost = { a: 0, d: 0 };
  const kinds = (own: SideOfRound) => [{ ws: own.Ws, strength: own.Strength, attacks: own.Attacks + (own.Frenzy ? 1 : 0), initiative: own.Initiative }, { ws: own.MountWs, strength: own.MountStrength, attacks: own.MountAttacks, initiative: own.MountInitiative }];
  for (const moment of ['charge', 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]) {
    const now = (own: SideOfRound, who: string) => kinds(own).filter(({ initiative }) => (moment === 'charge' ? charges === who : charges !== who && initiative === moment));
    const before = { ...lost };
    const byA = now(a, 'attacker').reduce((sum, one) => sum + strike(decide, a, d, one, before.a, later), 0);
    const byD = now(d, 'defender').reduce((sum, one) => sum + strike(decide, d, a, one, before.d, later), 0);
    lost.d = Math.min(d.Models * d.Wounds, lost.d + byA);
    lost.a = Math.min(a.Models * a.Wounds, lost.a + byD);
  }
  const left = { a: (a.Models - Math.floor(lost.a / a.Wounds)) * a.UnitStrength, d: (d.Models - Math.floor(lost.d / d.Wounds)) * d.UnitStrength };
  const points = (own: SideOfRound, caused: number, more: boolean): number => caused + Math.min(3, own.Ranks - 1) + (more ? 1 : 0) + (own.Standard ? 1 : 0) + (own.HigherGround ? 1 : 0)
    + { front: 0, flank: 1, rear: 2, flankAndRear: 3 }[own.Arc as 'front' | 'flank' | 'rear' | 'flankAndRear'] + Math.min(5, own.Excess);
  const lead = points(a, lost.d, left.a > left.d) - points(d, lost.a, left.d > left.a);
  const told = { lead, a: lost.a, d: lost.d };
  if (left.a === 0) return { ...told, end: left.d === 0 ? roundEnd.bothGone : roundEnd.attackerGone };
  if (left.d === 0) return { ...told, end: roundEnd.defenderGone };
  if (lead === 0) return { ...told, end: roundEnd.draw };
  const [loser, winner, stronger] = lead < 0 ? [a, d, left.d > left.a] : [d, a, left.a > left.d];
  const limit = loser.Leadership - (loser.Stubborn ? 0 : Math.abs(lead));
  const passes = [1, 2, 3, 4, 5, 6].flatMap((one) => [1, 2, 3, 4, 5, 6].filter((other) => one + other <= limit)).length;
  const holds = !(winner.CausesFear && stronger && !loser.Frenzy) && decide(passes, 36);
  if (lead < 0) return { ...told, end: holds ? roundEnd.attackerHolds : roundEnd.attackerBreaks };
  return { ...told, end: holds ? roundEnd.defenderHolds : roundEnd.defenderBreaks };
}

const prefix = (name: string, facts: object): Facts => Object.fromEntries(Object.entries(facts).map(([key, value]) => [name + key, value]));

/** So few blows that all their outcomes can be played. */
const fewBlows = ({ Models, Fighters, Attacks, Frenzy, MountAttacks }: SideOfRound): number => Math.min(Models, Fighters) * (Attacks + MountAttacks + (Frenzy ? 1 : 0));

test('FAN-17 FAN-18 FAN-19 whole rounds give the chances that playing every outcome gives', () => {
  const cases = fc.tuple(side, side, fc.constantFrom('none', 'attacker', 'defender'), fc.boolean()).filter(([a, d]) => fewBlows(a) + fewBlows(d) <= 4);
  fc.assert(fc.property(cases, ([a, d, charges, later]) => {
    const answer = ask('round', { ...prefix('attacker', a), ...prefix('defender', d), charges, laterRound: later });
    const seen: ReturnType<typeof playRound>[] = [];
    const known = new Map<string, number>();
    const counted = countDecisions((decide) => {
      const round = playRound(decide, a, d, charges, later);
      const key = JSON.stringify(round);
      if (!known.has(key)) known.set(key, seen.push(round) - 1);
      return known.get(key)!;
    });
    const played = (see: (round: ReturnType<typeof playRound>) => number) => tellCounted(recount(counted, (at) => see(seen[at]!)));
    expect(answer.results.map(({ outcome }) => fractionsOf(outcome))).toEqual([played(({ end }) => end), played(({ lead }) => lead), played((round) => round.d), played((round) => round.a)]);
  }), { numRuns: 200 });
});

test('FAN-21 FAN-22 a charge at those who flee, and a pursuit, as counting totals of dice gives', () => {
  const totals = (dice: number): Map<number, number> => {
    let sums = new Map([[0, 1]]);
    for (let die = 0; die < dice; die++) {
      const next = new Map<number, number>();
      for (const [sum, ways] of sums) for (let face = 1; face <= 6; face++) next.set(sum + face, (next.get(sum + face) ?? 0) + ways);
      sums = next;
    }
    return sums;
  };
  const move = fc.integer({ min: 1, max: 30 });
  fc.assert(fc.property(move, move, fc.integer({ min: 0, max: 60 }), (own, other, distance) => {
    const [mine, theirs] = [own, other].map((one) => totals(one <= 15 ? 5 : 8)) as [Map<number, number>, Map<number, number>];
    const all = (of: Map<number, number>): number => [...of.values()].reduce((sum, ways) => sum + ways, 0);
    const caught = [...mine].reduce((sum, [run, ways]) => sum + ways * [...theirs].reduce((fewer, [fled, more]) => (fled <= run ? fewer + more : fewer), 0), 0);
    expect(chanceAtLeast(ask('pursuit', { move: own, targetMove: other }).results[0].outcome, 1).value).toBeCloseTo(caught / all(mine) / all(theirs), 12);
    const reached = [...theirs].reduce((sum, [fled, ways]) => (distance + fled <= 2 * own ? sum + ways : sum), 0);
    expect(chanceAtLeast(ask('charge', { move: own, targetMove: other, distance, reaction: 'flee' }).results[0].outcome, 2).value).toBeCloseTo(reached / all(theirs), 12);
  }), { numRuns: 100 });
});

const mean = (question: string, facts: Facts): number => meanOf(ask(question, facts).results[0].outcome).value;

test('FAN-01 FAN-03 FAN-04 monotone: skill, strength and hatred never hurt, a better save and toughness never help the striker', () => {
  const blow = fc.record({ ws: score, targetWs: score, strength: score, toughness: score, save, ws4v9: fc.constantFrom('4', '5') });
  fc.assert(fc.property(blow, (facts) => {
    const plain = mean('fight', facts);
    if (facts.ws < 10) expect(mean('fight', { ...facts, ws: facts.ws + 1 })).toBeGreaterThanOrEqual(plain);
    if (facts.strength < 10) expect(mean('fight', { ...facts, strength: facts.strength + 1 })).toBeGreaterThanOrEqual(plain);
    expect(mean('fight', { ...facts, hatred: true })).toBeGreaterThanOrEqual(plain);
    expect(mean('fight', { ...facts, afraid: true })).toBeLessThanOrEqual(plain);
    if (facts.toughness < 10) expect(mean('fight', { ...facts, toughness: facts.toughness + 1 })).toBeLessThanOrEqual(plain);
    expect(mean('fight', { ...facts, save: null })).toBeGreaterThanOrEqual(plain);
    if (facts.save !== null && facts.save > 1) expect(mean('fight', { ...facts, save: facts.save - 1 })).toBeLessThanOrEqual(plain);
  }), { numRuns: 150 });
});

test('FAN-19 monotone: leadership never hurts, a greater difference never helps; FAN-22 nor does a faster enemy', () => {
  const breaking = (leadership: number, difference: number): number => mean('break', { leadership, difference });
  for (let leadership = 3; leadership <= 10; leadership++) {
    for (let difference = 1; difference <= 12; difference++) {
      expect(breaking(leadership, difference)).toBeLessThanOrEqual(breaking(leadership - 1, difference));
      expect(breaking(leadership, difference + 1)).toBeGreaterThanOrEqual(breaking(leadership, difference));
    }
  }
  expect(mean('pursuit', { move: 16, targetMove: 15 })).toBeGreaterThan(mean('pursuit', { move: 15, targetMove: 15 }));
  expect(mean('pursuit', { move: 15, targetMove: 16 })).toBeLessThan(mean('pursuit', { move: 15, targetMove: 15 }));
});

/** Any fact that a field takes. */
function anyFact(field: Field): fc.Arbitrary<Facts[string]> {
  switch (field.kind) {
    case 'whole': return fc.integer({ min: field.min, max: Math.min(field.max, field.min + 30) });
    case 'need': return fc.option(fc.integer({ min: field.min, max: field.max }), { nil: null });
    case 'amount': return fc.oneof(fc.integer({ min: 0, max: 5 }).map(fixed), fc.constantFrom({ dice: { count: 1, sides: 6 }, plus: 1 }, { dice: { count: 2, sides: 3 }, plus: -2 }));
    case 'choice': return fc.constantFrom(...Object.keys(field.choices));
    case 'switch': return fc.boolean();
  }
}

test('FAN-01 every question: whatever is told, chances add up to 1, and each outcome with a name has one', () => {
  for (const question of fantasyFamily.questions) {
    const facts = fc.record(Object.fromEntries(question.fields.map((field) => [field.id, defaultOf(field) === undefined ? anyFact(field) : fc.oneof(anyFact(field), fc.constant(defaultOf(field)!))])));
    fc.assert(fc.property(facts, (told) => {
      let answer: Answer;
      try {
        answer = question.answer(told as Facts, rules);
      } catch (error) {
        expect(['TOO_MANY_BLOWS', 'CHARGE_TOO_NEAR', 'CORNER_OF_WHEEL', 'PANIC_STRENGTHS', 'MORE_LOST', 'MORE_THAN_START']).toContain((error as { code?: string }).code);
        return;
      }
      for (const { outcome, names } of answer.results) {
        expectWhole(outcome);
        if (names) for (const value of Object.keys(fractionsOf(outcome))) expect(Object.keys(names)).toContain(value);
      }
      for (const { outcome } of answer.steps) if (outcome) expectWhole(outcome);
    }), { numRuns: question.id === 'round' ? 40 : 60 });
  }
});
