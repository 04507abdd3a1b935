/** The same input gives the same session, wherever it runs, and the same figures (G1, G2, G10, C5). */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Action, SessionDocument } from '../../src/session/document';
import { applyAction } from '../../src/session/apply-action';
import { generateSession } from '../../src/session/generate';
import { replaySession } from '../../src/session/replay';
import { startSession } from '../../src/session/session';
import { createStreams } from '../../src/dice/streams';
import { makeRatio } from '../../src/tables/ratio';
import { generated, generatedSeries, missionIds, missionOf, optionsWith, shippedRuleset } from '../rules/support/shipped';
import { scriptedSession } from '../rules/support/scripted-session';
import { expectedPoints, factsOf } from './support/reference';
import { readBack } from './support/verify-session';

const ruleset = shippedRuleset();

/** Runs hash-seeds.mjs without a terminal, in other surroundings. */
function hashElsewhere(count: number, env: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(__dirname, 'hash-seeds.mjs'), String(count)], { cwd: tmpdir(), env: { PATH: process.env['PATH'] ?? '', ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => { out += chunk.toString(); });
    child.stderr.on('data', (chunk: Buffer) => { err += chunk.toString(); });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(out.trim()) : reject(new Error(err))));
  });
}

describe('rulesets in turn', () => {
  test('DEF-04: a session has the modifiers of its own ruleset, whichever was played before', () => {
    const other = { ...ruleset, contributions: { ...ruleset.contributions, corridor: 2, smallRoom: 5, objectiveRoom: 3 } };
    let seen = 0;
    for (const played of [ruleset, other, ruleset, other]) {
      const result = generateSession({ seed: 'in turn', ruleset: played, options: optionsWith({ evening: null, maxSections: 20 }), version: 'test' });
      if (!result.ok) throw new Error(result.code);
      for (const event of result.document.events) {
        if (event.type !== 'defender') continue;
        for (const { reason, value } of event.roll.modifiers) {
          expect([reason, value]).toEqual([reason, played.contributions[reason.slice('modifier.'.length) as keyof typeof played.contributions]]);
          seen++;
        }
        expect(event.roll.total - event.roll.dice[0]!).toBe(event.modifier);
      }
    }
    expect(seen).toBeGreaterThan(20);
  });
});

describe('the same again', () => {
  test('G1, G10: two processes without a terminal, other locales, time zones and folders: 1,000 seeds, equal hashes', async () => {
    const count = 1000;
    const elsewhere = await Promise.all([
      hashElsewhere(count, { LANG: 'ca_ES.UTF-8', TZ: 'Asia/Kathmandu', LC_ALL: 'tr_TR.UTF-8' }),
      hashElsewhere(count, { LANG: 'C', TZ: 'America/St_Johns', NODE_ENV: 'production' }),
    ]);
    const hash = createHash('sha256');
    for (let seed = 0; seed < count; seed++) {
      const mission = ruleset.missions[seed % ruleset.missions.length]!.id;
      const made = generateSession({ seed: String(seed), ruleset, options: optionsWith({ mission, x: { num: 4, den: 3 }, evening: null, maxSections: 9 }), version: '1' });
      hash.update(JSON.stringify(made.ok ? { ...made.document, ruleset: ruleset.hash, mission } : made));
    }
    expect(elsewhere).toEqual([hash.digest('hex'), elsewhere[0]]);
  }, 120_000);

  test('G1: the order in which sessions are made does not matter', () => {
    const make = (seed: number): string => JSON.stringify(generated(`order ${seed}`, { mission: 'huida', evening: null, maxSections: 12, rules: { exhaustion: 'strict' } }));
    const forwards = Array.from({ length: 30 }, (_, at) => make(at));
    const backwards = Array.from({ length: 30 }, (_, at) => make(29 - at)).reverse();
    expect(backwards).toEqual(forwards);
    expect(new Set(forwards).size).toBe(30);
  });

  test('G1: neighbouring seeds have nothing in common: first rolls of consecutive numbers are independent', () => {
    const first = Array.from({ length: 6000 }, (_, seed) => createStreams(String(seed)).open('board').roll(6));
    const pairs = new Map<string, number>();
    first.slice(1).forEach((die, at) => pairs.set(`${first[at]} ${die}`, (pairs.get(`${first[at]} ${die}`) ?? 0) + 1));
    const expected = 5999 / 36;
    const chi = Array.from({ length: 36 }, (_, at) => pairs.get(`${Math.floor(at / 6) + 1} ${(at % 6) + 1}`) ?? 0).reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 35 degrees of freedom, one in a thousand either way.
    expect(chi).toBeLessThan(66.6);
    expect(chi).toBeGreaterThan(14);
  });
});

describe('a session is a fold over its actions', () => {
  const replayed = ({ seed, options, preparation, generator }: SessionDocument, actions: readonly Action[]) => replaySession({ seed, ruleset, options, actions, ended: preparation.ended, version: generator.version });

  test('G2: the saved actions of a saved file lead to the saved session', () => {
    for (const mission of missionIds()) {
      for (const document of generatedSeries('fold', 6, { mission, x: { num: 4, den: 3 } })) {
        const saved = readBack(document);
        expect(replayed(saved, saved.actions)).toEqual({ ok: true, document: saved });
      }
    }
  });

  test('G2: undo is replay minus one: what happened before is untouched', () => {
    for (const document of generatedSeries('undo', 5, { mission: 'rescate', x: { num: 1, den: 1 } })) {
      for (const undone of [1, 2, 5, 12]) {
        const actions = document.actions.slice(0, -undone);
        const before = replayed(document, actions);
        if (!before.ok) throw new Error(before.illegal.code);
        expect(before.document.events).toEqual(document.events.slice(0, before.document.events.length));
        expect(before.document.board.sections.map(({ footprint }) => footprint)).toEqual(document.board.sections.slice(0, before.document.board.sections.length).map(({ footprint }) => footprint));
        expect(before.document.actions).toEqual(actions);
      }
    }
  });

  test('G2: an action that the rules refuse is told by its place, code and rule', () => {
    const document = generated('refused', { mission: 'rescate', x: { num: 1, den: 1 }, evening: null, maxSections: 12, rules: { exhaustion: 'strict' } });
    const at = 4;
    const wrong: Action = { type: 'open', opening: 9999 };
    expect(replayed(document, [...document.actions.slice(0, at), wrong, ...document.actions.slice(at)])).toMatchObject({ ok: false, action: at, illegal: { code: 'NO_DOOR', rule: 'DOOR-05' } });
  });

  test('PRE-06: objectives are forced once, and the code of a second time is a value', () => {
    const { act, attempt } = scriptedSession({ board: [1, 3] });
    act({ type: 'force-objectives' });
    expect(attempt({ type: 'force-objectives' })).toEqual({ code: 'ALREADY_FORCING', rule: 'PRE-06' });
  });

  test('MIS-11: an objective is settled once, and only where one was found', () => {
    const document = generatedSeries('settle', 20, { mission: 'rescate', x: { num: 3, den: 1 }, evening: 'long' }).find(({ actions }) => actions.some(({ type }) => type === 'objective'))!;
    const settled = document.actions.findIndex(({ type }) => type === 'objective');
    const session = startSession({ seed: document.seed, ruleset, mission: missionOf('rescate'), options: document.options, streams: createStreams(document.seed) });
    const [first] = document.actions.slice(settled) as [Action & { type: 'objective' }];
    for (const action of document.actions.slice(0, settled)) expect(applyAction(session, action)).toBeNull();
    expect(applyAction(session, { type: 'objective', section: 1, achieved: true })).toEqual({ code: 'NO_OBJECTIVE', rule: 'MIS-11' });
    expect(applyAction(session, first)).toBeNull();
    expect(applyAction(session, first)).toEqual({ code: 'NO_OBJECTIVE', rule: 'MIS-11' });
    expect(session.achieved).toBe(1);
  });
});

describe('figures', () => {
  test('C5: the expected fights are an exact fraction, counted card by card, and the same every time', () => {
    for (const document of generatedSeries('figures', 40, { mission: 'exterminio', x: { num: 4, den: 3 } })) {
      const { board, discoveries, preparation } = document;
      // P(somebody) from all 36 pairs of dice, not from the table.
      const ways = discoveries.slice(1).map(({ entries }) => {
        const own = entries.filter(({ owned }) => owned).map(({ section }) => board.sections[section]!);
        const pairs = Array.from({ length: 36 }, (_, at) => [Math.floor(at / 6) + 1, (at % 6) + 1] as const);
        return own.length === 0 ? 0 : pairs.filter((pair) => expectedPoints(pair, factsOf(own).m) > 0).length;
      });
      expect(preparation.expectedFights).toEqual(makeRatio(ways.reduce((sum, each) => sum + each, 0), 36));
      expect(generated(document.seed, { mission: 'exterminio', x: { num: 4, den: 3 } }).preparation).toEqual(preparation);
    }
  });

  test('C5, PROB-06: points by M over thousands of turns agree with the exact table', () => {
    const counts = new Map<number, Map<number, number>>();
    for (const mission of missionIds()) {
      for (const { events } of generatedSeries(`points ${mission}`, 60, { mission, x: { num: 1, den: 1 }, evening: 'long' })) {
        for (const event of events) {
          if (event.type !== 'defender') continue;
          const byPoints = counts.get(event.modifier) ?? new Map<number, number>();
          counts.set(event.modifier, byPoints.set(event.points, (byPoints.get(event.points) ?? 0) + 1));
        }
      }
    }
    // Degrees of freedom and the value that one in ten thousand exceeds.
    const critical: Readonly<Record<number, number>> = { 1: 15.1, 2: 18.4, 3: 21.1, 4: 23.5, 5: 25.7, 6: 27.9, 7: 29.9, 8: 31.8, 9: 33.7 };
    let tested = 0;
    for (const [m, byPoints] of counts) {
      const total = [...byPoints.values()].reduce((sum, count) => sum + count, 0);
      if (total < 400) continue;
      const exact = new Map<number, number>();
      for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) exact.set(expectedPoints([a, b], m), (exact.get(expectedPoints([a, b], m)) ?? 0) + total / 36);
      expect([...byPoints.keys()].every((points) => exact.has(points))).toBe(true);
      const chi = [...exact].reduce((sum, [points, expected]) => sum + ((byPoints.get(points) ?? 0) - expected) ** 2 / expected, 0);
      expect({ m, chi: chi < critical[exact.size - 1]! }).toEqual({ m, chi: true });
      tested++;
    }
    expect(tested).toBeGreaterThanOrEqual(5);
  });
});
