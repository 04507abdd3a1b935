/** Our own reader of campaign files against the `yaml` library: what it accepts, both read alike. */
import fc from 'fast-check';
import { parse } from 'yaml';
import { changeCanonical, readCanonical, writeLog } from '../../src/campaign/canonical';
import { correctGame, recordGame, restoreGame, voidGame } from '../../src/campaign/change-log';
import { findContradictions } from '../../src/campaign/contradictions';
import { checkLog } from '../../src/campaign/check-log';
import { changeDocument, readDocument } from '../../src/campaign/document-file';
import type { CampaignLog, NewGame } from '../../src/campaign/log';
import { objectiveTypes } from '../../src/campaign/log';
import { grades, winners } from '../../src/missions/score/grade';
import { cleanName, cleanNote, hasInk } from '../../src/campaign/plain-text';
import { readValue, writeValue } from '../../src/campaign/scalars';

const hostile = ['no', 'yes', 'null', '~', '1:30', '0x10', '- a', '# a', 'a: b', '*a', '&a', '!a', '"', "'", '{}', '[]', '\u202eabc', '\u0000', '__proto__', 'x'.repeat(300), '😀', 'É', '=1+1', '%', '@', '`', '|', '>', '? a', 'a #b', '12', '1e3', '.inf', '2026-03-14', 'שלום'];
const text = fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'binary', maxLength: 30 }), fc.string({ unit: 'grapheme', maxLength: 20 }));
const name = text.map((value) => cleanName(value)).filter(hasInk);
const note = text.map((value) => cleanNote(value)).filter((value) => value !== '');
const game: fc.Arbitrary<NewGame> = fc.record({
  mission: fc.constantFrom('busqueda-y-destruccion', 'rescate', 'no'),
  attacker: name, defender: name, objectives: fc.nat(9), winner: fc.constantFrom(...winners),
  date: fc.constantFrom('1999-10-02', '2000-02-29'), grade: fc.constantFrom(...grades), achieved: fc.subarray([...objectiveTypes]),
  tag: fc.constantFrom('5JX9JB', '1E5', '123456'), seed: note, tables: fc.constant('0123456789012345'), table: fc.constant('140x80'), forced: fc.nat(3),
  facts: fc.constantFrom({ objectives: 0 }, { objectives: 0, primary: true, die: 3, x: '4/3', xRounding: 'ceil' as const }), units: fc.constantFrom(['Marksmen:5:3'], ['a: "b" # c:2:1:incomplete', '[]:1:0']),
  x: fc.constantFrom('4/3', '2'), house: fc.constantFrom({ corridorDoor: 'side' }, { xDefault: 2, allowClose: false }), notes: note,
}, { requiredKeys: ['mission', 'attacker', 'defender', 'objectives', 'winner'] }).filter((made) => findContradictions(made).length === 0);

const record = (log: CampaignLog, added: NewGame): CampaignLog => {
  const result = recordGame(log, added);
  return result.ok ? result.log : log;
};
const logs = fc.record({ group: name, games: fc.array(game, { maxLength: 6 }) }).map(({ group, games }) => games.reduce<CampaignLog>(record, { group, games: [] }));
const logFrom = (source: string): CampaignLog | undefined => {
  const file = readCanonical(source);
  return file ? checkLog(file.data, 'x').log : undefined;
};

const idsOf = ({ games }: CampaignLog): string[] => games.flatMap(({ mission, scenario = mission }) => [mission, scenario]);

test('what is written is read again by us and by the library alike', () => {
  fc.assert(fc.property(logs, (log) => {
    const source = writeLog(log, ['a remark']);
    expect(logFrom(source)).toEqual(log);
    expect(readDocument(source, 'x', 'en', idsOf(log))).toMatchObject({ problems: [], log });
  }), { numRuns: 150 });
});

test('a value on a line means the same to the library, whatever the text, or is left to it', () => {
  const pieces = fc.array(fc.oneof(fc.constantFrom('"', "'", '#', ' ', ' #', ': ', ', ', '[', ']', '{', '}', '\\', 'a', 'no', '1', '0', '-', '.', '2026-03-14', '\\u0041', '&', '*', '!', '|', 'é'), text), { maxLength: 6 }).map((parts) => parts.join(''));
  fc.assert(fc.property(pieces.filter((source) => !/[\r\n\t]/.test(source)), (source) => {
    const value = readValue(source);
    if (value !== undefined) expect(parse(`key: ${source}\n`)).toEqual({ key: value });
  }), { numRuns: 2000 });
});

test.each([["'it''s # no' # mine", "it's # no"], ["''", ''], ["['a', b]", ['a', 'b']], ["'a' b", undefined], ["'a'b'", undefined], ["'", undefined], ["['a, b']", undefined], ["'yes'", 'yes']])('what a player put in single quotes is read without the library: %s', (source, value) => {
  expect(readValue(source)).toEqual(value);
  if (value !== undefined) expect(parse(`key: ${source}\n`)).toEqual({ key: value });
});

test('every value survives being written', () => {
  fc.assert(fc.property(fc.oneof(note, fc.nat(999), fc.boolean(), fc.array(note, { maxLength: 3 }), fc.dictionary(fc.constantFrom('a', 'bC', 'x1'), note, { noNullPrototype: true })), (value) => {
    expect(readValue(writeValue(value))).toEqual(value);
    expect(parse(`key: ${writeValue(value)}\n`)).toEqual({ key: value });
  }), { numRuns: 500 });
});

test('C3 a text read with the help of an earlier one is read as it is alone, whatever changed', () => {
  const edits = fc.array(fc.tuple(fc.nat(), fc.constantFrom('', '    seed: new', '  - number: 9', '# mine', '    tag: ZZ', 'group: Them', 'games:', '\tx', '    seed: "')), { maxLength: 3 });
  fc.assert(fc.property(logs, edits, fc.nat(), fc.constantFrom('\n', '\r\n'), (log, changes, cut, eol) => {
    const before = writeLog(log, ['head']);
    const lines = before.split('\n');
    for (const [at, line] of changes) lines.splice(at % (lines.length + 1), at % 3 === 0 ? 1 : 0, line);
    if (cut % 4 === 0) lines.splice(cut % lines.length);
    const after = lines.join(eol);
    const [helped, alone] = [readCanonical(after, readCanonical(before)!), readCanonical(after)];
    expect(helped && { ...helped, known: null }).toEqual(alone && { ...alone, known: null });
  }), { numRuns: 500 });
});

const remarks = fc.array(fc.constantFrom('# season 2', '', '    # inside', '  # half way'), { maxLength: 2 });

test('a change touches the lines of what changed and no other; remarks of the players stay', () => {
  fc.assert(fc.property(logs, game, fc.nat(), remarks, fc.constantFrom('\n', '\r\n'), (log, added, pick, extra, eol) => {
    // A remark at the end of every third line, and lines of remarks between.
    const source = writeLog(log, ['head']).split('\n').flatMap((line, at) => [at % 3 === 2 && line !== '' && !line.startsWith('#') ? `${line}   # mine ${at}` : line, ...(at % 5 === 4 ? extra : [])]).join(eol);
    const file = readCanonical(source);
    expect(file).not.toBeNull();
    const number = 1 + (pick % Math.max(1, log.games.length));
    const after = [
      record(log, added), record(record(log, added), added),
      ...[voidGame(log, number, 'why: #1'), correctGame(log, number, { objectives: 11, notes: 'new', seed: null, date: null }, 'trace')].flatMap((result) => (result.ok ? [result.log] : [])),
    ];
    for (const wanted of after) {
      const changed = changeCanonical(file!, log, wanted);
      expect(logFrom(changed)).toEqual(wanted);
      const kept = new Set(changed.split(eol));
      for (const line of source.split(eol)) if (/#/.test(line) && !/^ *- |objectives|notes|seed|date/.test(line) && !line.startsWith('games')) expect(kept).toContain(line);
      if (wanted.games.length > log.games.length && log.games.length > 0) expect(changed.startsWith(source.trimEnd())).toBe(true);
    }
  }), { numRuns: 100 });
});

test('through the library too remarks stay and nothing is lost', () => {
  fc.assert(fc.property(logs.filter(({ games }) => games.length > 0), game, (log, added) => {
    // Lists in another style than ours.
    const source = writeLog(log, ['head']).replace('games:\n', 'games: # all of them\n').replace(/^version: 1$/m, "'version': 1 # ours");
    expect(readCanonical(source)).toBeNull();
    const voided = voidGame(log, 1, 'why');
    for (const wanted of [record(log, added), ...(voided.ok ? [voided.log] : [])]) {
      const changed = changeDocument(source, log, wanted);
      expect(readDocument(changed, 'x', 'en', idsOf(wanted)).log).toEqual(wanted);
      for (const remark of ['# head', '# all of them', '# ours']) expect(changed).toContain(remark);
    }
  }), { numRuns: 40 });
});

test('taking a voiding back gives the text as it was', () => {
  const log = record(record({ games: [] }, { mission: 'rescate', attacker: 'A', defender: 'B', objectives: 1, winner: 'attacker' }), { mission: 'rescate', attacker: 'B', defender: 'A', objectives: 0, winner: 'defender' });
  const source = writeLog(log, []);
  const voided = voidGame(log, 1, 'x');
  const restored = voided.ok ? restoreGame(voided.log, 1) : voided;
  if (!voided.ok || !restored.ok) throw new Error('refused');
  const struck = changeCanonical(readCanonical(source)!, log, voided.log);
  expect(struck).not.toBe(source);
  expect(changeCanonical(readCanonical(struck)!, voided.log, restored.log)).toBe(source);
});
