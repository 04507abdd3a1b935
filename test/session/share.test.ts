/** Share strings (G3): everything that decides a session, and nothing that was damaged on the way. */
import fc from 'fast-check';
import type { SessionOptions } from '../../src/session/document';
import { generateSession } from '../../src/session/generate';
import { digest } from '../../src/session/input-checks';
import { decodeShare, defaultOptions, encodeShare, hashDigits, readSharedOptions, type Shared } from '../../src/session/share';
import { generated, optionsWith, shippedRuleset, type OptionChanges } from '../rules/support/shipped';
import { oddSeeds } from './support/odd-seeds';

/** Never refused: what it lacks it may lack (GEN-08). */
const small: OptionChanges = { evening: null, maxSections: 9, rules: { exhaustion: 'strict' } };
const document = generated('1', small);

/** Each option with a value that is not its default. */
const changes: Readonly<Record<string, OptionChanges>> = {
  mission: { mission: 'huida' },
  'x as a fraction': { x: { num: 4, den: 3 } },
  'x zero': { x: { num: 0, den: 1 } },
  explorer: { explorer: 'deepest' },
  evening: { evening: 'short' },
  'no evening': { evening: null, maxSections: 14, x: { num: 1, den: 1 } },
  maxTurns: { evening: null, maxTurns: 40 },
  until: { evening: null, until: 'primary' },
  table: { table: { widthMm: 2400, heightMm: 2000 } },
  pieces: { pieces: [{ kind: 'straight', count: 999 }, { kind: 'small-room', widthMm: 200, lengthMm: 200, count: 7 }] },
  primary: { mission: 'objetivo-primario', primary: 'killLeader' },
  'a house rule': { rules: { edge: 'rollYourselves' } },
  'a number as house rule': { rules: { xDefault: 2, maxTurns: 60 } },
  'house rules true and false': { rules: { allowClose: false, setupCountsForTurn1: true } },
};

function read(text: string): SessionOptions {
  const result = readSharedOptions(decode(text), shippedRuleset());
  if ('bad' in result) throw new Error(`bad options: ${result.bad.join(', ')}`);
  return result.options;
}

function decode(text: string): Shared {
  const shared = decodeShare(text);
  if (!shared) throw new Error('not a share string');
  return shared;
}

/** The string of a session with these options, whatever the dungeon is like. */
function shareOf(change: OptionChanges, seed = '42'): string {
  return encodeShare({ ...document, seed, options: optionsWith({ mission: 'rescate', ...change }) });
}

/** A string with a right check but any content. */
function forge(content: unknown): string {
  const text = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `pw1.${text}.${digest(text)}`;
}

describe('share strings', () => {
  test.each(Object.entries(changes))('G3: %s survives the round trip', (_, change) => {
    const options = optionsWith({ mission: 'rescate', ...change });
    expect(options).not.toEqual(defaultOptions(shippedRuleset(), 'rescate'));
    // The order of the keys too: the tag depends on it.
    expect(JSON.stringify(read(shareOf(change)))).toBe(JSON.stringify(options));
  });

  test('G3: every house rule travels by its key', () => {
    const { houseRules } = shippedRuleset();
    for (const definition of houseRules) {
      const value = definition.values[1] ?? definition.integer?.[1];
      expect(value).toBeDefined();
      expect(read(shareOf({ rules: { [definition.key]: value } })).houseRules).toMatchObject({ [definition.key]: value });
    }
  });

  test('G3: a session made from the string is the same byte for byte', () => {
    const made = generated('another seed', { ...small, explorer: 'random', rules: { exhaustion: 'strict', edge: 'rollYourselves', tEntry: 'stem' } });
    const text = encodeShare(made);
    const shared = decode(text);
    const again = generateSession({ seed: shared.seed, ruleset: shippedRuleset(), options: read(text), version: shared.version });
    expect(JSON.stringify(again)).toBe(JSON.stringify({ ok: true, document: made }));
  });

  test('G3: it holds the version and the hash of the tables', () => {
    expect(decode(shareOf({}))).toMatchObject({ version: '0.0.0-test', rulesetHash: shippedRuleset().hash.slice(0, hashDigits) });
    expect(hashDigits).toBeGreaterThanOrEqual(16);
  });

  test('G3: odd seeds travel as text', () => {
    for (const seed of oddSeeds) {
      const text = shareOf({}, seed);
      expect(text).toMatch(/^pw1\.[\w-]+\.[0-9a-f]{8}$/);
      expect(decode(text).seed).toBe(seed.normalize('NFC'));
    }
  });

  test('G3: any seed in NFC travels as text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (seed) => decode(shareOf({}, seed.normalize('NFC'))).seed === seed.normalize('NFC')), { seed: 1, numRuns: 200 });
  });

  test('G3: an ordinary evening is short enough for a chat', () => {
    expect(shareOf({ x: { num: 4, den: 3 } }).length).toBeLessThan(140);
  });

  test('G3: space around a pasted string does no harm, damage is refused wherever it is', () => {
    const text = shareOf({ rules: { edge: 'rollYourselves' } });
    expect(decodeShare(`  ${text}\n`)).toEqual(decodeShare(text));
    for (let at = 0; at < text.length; at++) {
      expect(decodeShare(text.slice(0, at))).toBeNull();
      expect(decodeShare(text.slice(0, at) + text.slice(at + 1))).toBeNull();
      for (const other of ['A', 'b', '7', '.', '-', 'é']) {
        if (text[at] !== other) expect(decodeShare(text.slice(0, at) + other + text.slice(at + 1))).toBeNull();
      }
    }
    for (const wrong of ['', 'pw1', 'pw1..', 'pw1..811c9dc5', text.replace('pw1', 'pw2'), `${text}.`, `${text}x`, text + text, 'x'.repeat(1e6)]) {
      expect(decodeShare(wrong)).toBeNull();
    }
  });

  test('G3: content with a right check but of another form is refused', () => {
    const good = ['0.1.0', '42', 'abc', { mission: 'rescate' }];
    expect(decodeShare(forge(good))).not.toBeNull();
    for (const wrong of [null, 1, 'x', {}, [], [...good, 1], good.slice(1), [1, ...good.slice(1)], ['0.1.0', 42, 'abc', {}], ['0.1.0', '42', null, {}], ['0.1.0', '42', 'abc', null], ['0.1.0', '42', 'abc', 'x']]) {
      expect(decodeShare(forge(wrong))).toBeNull();
    }
    expect(decodeShare(`pw1.____.${digest('____')}`)).toBeNull();
  });

  test('G3: options that make no sense are named one by one', () => {
    const bad = (options: unknown): readonly string[] => {
      const result = readSharedOptions(decode(forge(['0.1.0', '42', 'abc', options])), shippedRuleset());
      return 'bad' in result ? result.bad : [];
    };
    expect(bad({ mission: 'rescate' })).toEqual([]);
    expect(bad({})).toEqual(['options.mission']);
    // MIS-09, SCN-04: what the command line refuses, too.
    expect(bad({ mission: 'rescate', primary: 'capture', level: 3 })).toEqual(['options.primary', 'options.level']);
    expect(bad({ mission: 'objetivo-primario', primary: 'capture' })).toEqual([]);
    expect(bad(['rescate'])).toEqual(expect.arrayContaining(['options.0', 'options.mission']));
    expect(bad({ mission: 'rescate', x: { num: 1, den: 0 }, table: { widthMm: 1e9, heightMm: 1 } })).toEqual(['options.x', 'options.table']);
    expect(bad({ mission: 'rescate', x: { num: 1_000_000, den: 1 } })).toEqual(['options.x']);
    expect(bad({ mission: 'rescate', x: { num: 2, den: 2 } })).toEqual(['options.x']);
    expect(bad({ mission: 'rescate', houseRules: { edge: 'melt', nonsense: 1, xDefault: 13 } })).toEqual(['options.houseRules.nonsense', 'options.houseRules.xDefault', 'options.houseRules.edge']);
    expect(bad({ mission: 'rescate', houseRules: [] })).toEqual([]);
    expect(bad({ mission: 'rescate', extra: 1, evening: 'never', maxSections: 0, maxTurns: 1.5, until: 'dawn', primary: 'exit', explorer: 'no', pieces: [{ kind: 'outside', count: 1 }] }))
      .toEqual(['options.extra', 'options.explorer', 'options.evening', 'options.maxSections', 'options.maxTurns', 'options.until', 'options.pieces', 'options.primary']);
    expect(bad(JSON.parse('{"mission":"rescate","__proto__":{"x":1}}'))).toEqual(['options.__proto__']);
    expect(bad(JSON.parse('{"mission":"rescate","houseRules":{"__proto__":1}}'))).toEqual(['options.houseRules.__proto__']);
    expect(bad({ mission: '__proto__' })).toEqual(['options.mission']);
  });
});
