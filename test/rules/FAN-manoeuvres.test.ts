/** Manoeuvres, marches and panic, asked as the command line asks them. */
import type { Answer, Facts } from '../../src/combat/contract';
import { mainOf, openFamily } from './support/ask';

let ask: (question: string, facts?: Facts) => Answer;
beforeAll(async () => { ask = await openFamily('fantasy'); });

/** The words of each certain outcome. */
const told = ({ results }: Answer): string[] => results.map(({ outcome, names }) => names![outcome.min]!.en);
const manoeuvre = (facts: Facts): string[] => told(ask('manoeuvre', { move: 10, ...facts }));

test('FAN-09 what each manoeuvre costs of 10 cm, and that a unit that reforms does not shoot', () => {
  expect(manoeuvre({ kind: 'wheel', corner: 4 })).toEqual(['allowed: it costs 4 cm and leaves 6 cm', 'it may shoot']);
  expect(manoeuvre({ kind: 'turn' })).toEqual(['allowed: it costs 2.5 cm and leaves 7.5 cm', 'it may shoot']);
  expect(manoeuvre({ kind: 'rank' })[0]).toBe('allowed: it costs 5 cm and leaves 5 cm');
  expect(manoeuvre({ kind: 'ranks' })[0]).toBe('allowed: it costs 10 cm and leaves 0 cm');
  expect(manoeuvre({ kind: 'reform' })).toEqual(['allowed: it costs 10 cm and leaves 0 cm', 'it may not shoot']);
  expect(manoeuvre({ kind: 'reform', engaged: true })).toEqual(['not allowed']);
  expect(manoeuvre({ kind: 'wheel', corner: 11 })).toEqual(['not allowed']);
  expect(ask('manoeuvre', { move: 17, kind: 'turn' }).results[0].names![1]!.es).toBe('permitida: cuesta 4,25 cm y quedan 12,75 cm');
});

test('FAN-07, FAN-10 a charge wheels once and a march only wheels; neither turns nor changes ranks', () => {
  expect(manoeuvre({ kind: 'wheel', corner: 4, gait: 'charge' })).toEqual(['allowed: it costs 4 cm and leaves 16 cm']);
  expect(manoeuvre({ kind: 'wheel', corner: 4, gait: 'charge', wheels: 1 })).toEqual(['not allowed']);
  expect(manoeuvre({ kind: 'wheel', corner: 4, gait: 'march', wheels: 3 })).toEqual(['allowed: it costs 4 cm and leaves 16 cm', 'it may not shoot']);
  for (const gait of ['charge', 'march']) for (const kind of ['turn', 'rank', 'ranks', 'reform']) expect(manoeuvre({ kind, gait })).toEqual(['not allowed']);
});

test('FAN-10 a march of 2×M with no enemy within 20 cm, up to difficult ground; no shooting', () => {
  const march = (facts: Facts): string[] => told(ask('march', { move: 10, ...facts }));
  expect(march({})).toEqual(['it may: up to 20 cm', 'it may not shoot']);
  expect([march({ enemy: 20 }), march({ enemy: 21 })[0], march({ ground: 12 })[0]]).toEqual([['it may not: an enemy is too near'], 'it may: up to 20 cm', 'it may: up to 12 cm']);
});

test('FAN-09 a wheel asks for its corner, and nothing else has one', () => {
  expect(() => ask('manoeuvre', { move: 10, kind: 'wheel' })).toThrow('--corner');
  expect(() => ask('manoeuvre', { move: 10, kind: 'turn', corner: 3 })).toThrow('--corner');
});

test('FAN-12 each trigger of panic, and the test on leadership 7 where it is due', () => {
  const due = { 0: '5/12', 1: '7/12' };
  const none = { 2: '1' };
  const panic = (facts: Facts): Record<number, string> => mainOf(ask('panic', { leadership: 7, ...facts }));
  expect([panic({ lost: 5 }), panic({ lost: 4 }), panic({ lost: 5, cause: 'combat' }), panic({ lost: 5, machineOrMonster: true })]).toEqual([due, none, none, none]);
  expect([11, 10].map((strength) => panic({ trigger: 'fleeing', strength, ownStrength: 10, distance: 10 }))).toEqual([due, none]);
  expect([10, 11].map((distance) => panic({ trigger: 'caught', strength: 11, ownStrength: 10, distance }))).toEqual([due, none]);
  const charged = { trigger: 'charged', strength: 5, engaged: true };
  expect([charged, { ...charged, arc: 'front' }, { ...charged, strength: 4 }, { ...charged, engaged: false }].map(panic)).toEqual([due, none, none, none]);
  const gone = { trigger: 'wipedOut', distance: 10 };
  expect([gone, { ...gone, phase: 'combat' }, { ...gone, friendModels: 1 }, { ...gone, friendModels: 1, friendWounds: 5 }, { ...gone, distance: 11 }].map(panic)).toEqual([due, none, none, due, none]);
  expect([15, 16].map((distance) => panic({ trigger: 'broken', distance }))).toEqual([due, none]);
  expect([1, 2].map((friendModels) => panic({ trigger: 'destroyed', distance: 15, friendModels }))).toEqual([none, due]);
  expect([{ lost: 5, tested: true }, { lost: 5, frenzy: true }].map(panic)).toEqual([none, none]);
});

test('FAN-12 facts of panic that contradict each other are refused by their flags', () => {
  expect(() => ask('panic', { leadership: 7, trigger: 'fleeing', strength: 4 })).toThrow('--own-strength');
  expect(() => ask('panic', { leadership: 7, lost: 21 })).toThrow('--models 20');
});

test('FAN-08 more models than there were is refused by its flags', () => {
  expect(() => ask('rally', { leadership: 7, models: 21, start: 20 })).toThrow('--models 21 are more than --start 20');
});
