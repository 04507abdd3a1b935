/** What cannot be had is refused by name, and the nearest that is named can be had (PRE-06, PRE-09). */
import { parsePieces } from '../../src/cli/generate/parse-pieces';
import { parseTableSize } from '../../src/cli/generate/parse-values';
import { fillMessage } from '../../src/errors';
import type { OwnedPiece, SessionDocument } from '../../src/session/document';
import type { Refusal } from '../../src/session/refusal';
import { compileEdited, shippedRuleset, tryGenerate, type OptionChanges } from '../rules/support/shipped';
import { languages } from './support/papers';

/** Refusals with a code over many seeds, each with what it was refused for. */
function refusals(code: string, changes: OptionChanges, seeds = 120): { readonly seed: string; readonly refusal: Refusal }[] {
  const found = Array.from({ length: seeds }, (_, at) => `${code} ${at}`).flatMap((seed) => {
    const made = tryGenerate(seed, changes);
    return !made.ok && made.code === code ? [{ seed, refusal: made }] : [];
  });
  expect(found.length).toBeGreaterThan(2);
  return found;
}

/** The session with what a refusal named as the nearest; it must be there. */
function withNearest(seed: string, changes: OptionChanges): SessionDocument {
  const made = tryGenerate(seed, changes);
  if (!made.ok) throw new Error(`${seed}: the nearest was refused too: ${JSON.stringify(made.values)}`);
  return made.document;
}

function tellsEverything({ text, values }: Refusal): void {
  for (const language of languages) {
    const words = fillMessage(text[language], values);
    expect(words).not.toMatch(/\{\w+\}/);
    expect(words.length).toBeGreaterThan(30);
  }
  expect(new Set(languages.map((language) => text[language])).size).toBe(languages.length);
}

const rescue: OptionChanges = { mission: 'rescate', x: { num: 2, den: 1 } };

describe('refusals after the dungeon was tried', () => {
  test('PRE-06: too few sections for what the mission needs; with the number named it is whole', () => {
    for (const maxSections of [1, 4, 8]) {
      for (const { seed, refusal } of refusals('TOO_FEW_SECTIONS', { ...rescue, evening: null, maxSections }, 15)) {
        tellsEverything(refusal);
        expect(refusal).toMatchObject({ rule: 'PRE-06', values: { asked: maxSections } });
        expect(fillMessage(refusal.text.es, refusal.values)).toContain(maxSections === 1 ? 'Con una sola sección' : `Con ${maxSections} secciones`);
        const nearest = Number(refusal.nearest);
        expect(nearest).toBeGreaterThan(maxSections);
        const { board, preparation } = withNearest(seed, { ...rescue, evening: null, maxSections: nearest });
        expect(preparation.guaranteed).toBe(true);
        expect(board.sections.length - 1).toBeLessThanOrEqual(nearest);
      }
    }
  });

  test('PRE-09: too small a table for the objective rooms; on the one named they fit', () => {
    const small = parseTableSize('50x40');
    for (const { seed, refusal } of refusals('TABLE_TOO_SMALL', { ...rescue, table: small }, 40)) {
      tellsEverything(refusal);
      const { board } = withNearest(seed, { ...rescue, table: parseTableSize(refusal.nearest!) });
      const table = parseTableSize(refusal.nearest!);
      expect(board.bounds[2]).toBeLessThanOrEqual(table.widthMm);
      expect(board.bounds[3]).toBeLessThanOrEqual(table.heightMm);
    }
  });

  test('PRE-09: an evening that the seed does not give; the one named it gives', () => {
    let named = 0;
    for (const [evening, x] of [['short', 3], ['normal', 4], ['long', 6]] as const) {
      const changes: OptionChanges = { ...rescue, x: { num: x, den: 1 }, evening };
      for (const { seed, refusal } of refusals('EVENING', changes)) {
        tellsEverything(refusal);
        expect(refusal.nearest).not.toBe(evening);
        if (refusal.nearest === undefined) continue;
        named++;
        withNearest(seed, { ...changes, evening: refusal.nearest });
      }
    }
    expect(named).toBeGreaterThan(10);
  });

  test('PRE-09: too few pieces in sight at once; with those named it comes out', () => {
    const pieces: OwnedPiece[] = [
      { kind: 'straight', count: 2 }, { kind: 'corner', count: 1 }, { kind: 'fork', count: 1 }, { kind: 'crossing', count: 1 }, { kind: 'dead-end', count: 1 },
      { kind: 'small-room', widthMm: 200, lengthMm: 200, count: 1 }, { kind: 'large-room', widthMm: 300, lengthMm: 300, count: 1 },
    ];
    const found = refusals('TOO_FEW_PIECES', { ...rescue, pieces });
    let named = 0;
    for (const { seed, refusal } of found) {
      tellsEverything(refusal);
      expect(refusal.text.es).toMatch(/pasillo|esquina|bifurcación|cruce|habitación/);
      if (refusal.nearest === undefined) continue;
      named++;
      // As a player would: the lines named replace those of the pieces file.
      const more = parsePieces(refusal.nearest, 'pieces.txt', shippedRuleset().labels, 'en');
      const same = (a: OwnedPiece, b: OwnedPiece): boolean => (a.widthMm === undefined ? a.kind === b.kind : a.widthMm === b.widthMm && a.lengthMm === b.lengthMm);
      withNearest(seed, { ...rescue, pieces: [...pieces.filter((piece) => !more.some((other) => same(piece, other))), ...more] });
    }
    expect(named).toBeGreaterThan(found.length / 2);
  });

  test('PRE-06: a dungeon that closed for good is refused, and the seed is to blame', () => {
    // Eleven objective rooms on a table for one.
    const noWay: OptionChanges = { ...rescue, x: { num: 9, den: 1 }, table: { widthMm: 300, heightMm: 300 } };
    for (const { refusal } of refusals('NO_GUARANTEE', noWay, 40)) {
      tellsEverything(refusal);
      expect(refusal.nearest).toBeUndefined();
    }
  });

  test('GEN-08: a group that plays strict gets what comes, and is told', () => {
    const strict: OptionChanges = { ...rescue, evening: null, maxSections: 1, rules: { exhaustion: 'strict' } };
    const { preparation } = withNearest('TOO_FEW_SECTIONS 0', strict);
    expect(preparation.guaranteed).toBe(false);
  });
});

describe('refusals before anything is rolled', () => {
  const sizes = (edits: readonly (readonly [string, string])[]) => compileEdited(edits.map(([find, put]) => ({ file: 'catalogue.yaml', find, put })));

  test('PRE-09: a table on which no board fits; on the smallest named one does', () => {
    const refused = tryGenerate('1', { table: { widthMm: 290, heightMm: 310 } });
    expect(refused).toMatchObject({ ok: false, code: 'TABLE_TOO_SMALL', rule: 'PRE-09', nearest: '30x31' });
    if (!refused.ok) tellsEverything(refused);
    expect(tryGenerate('1', { table: parseTableSize('30x31'), evening: null, maxSections: 2, rules: { exhaustion: 'strict' } }).ok).toBe(true);
  });

  test('ENG-02: a corridor as wide as long needs its legs measured beyond the junction', () => {
    const ruleset = sizes([['width: 6 cm', 'width: 10 cm']]);
    const refused = tryGenerate('1', {}, ruleset);
    expect(refused).toMatchObject({ ok: false, code: 'SIZE_WIDTH', rule: 'ENG-02', values: { width: 100, length: 100 } });
    if (!refused.ok) tellsEverything(refused);
    expect(tryGenerate('1', { rules: { legMeasure: 'clear' } }, ruleset)).not.toMatchObject({ code: 'SIZE_WIDTH' });
    expect(tryGenerate('1', {}, sizes([['width: 6 cm', 'width: 98 mm']]))).not.toMatchObject({ code: 'SIZE_WIDTH' });
  });

  test('ENG-01: an odd millimetre has no middle; its neighbours have', () => {
    const refused = tryGenerate('1', {}, sizes([['width: 6 cm', 'width: 61 mm']]));
    expect(refused).toMatchObject({ ok: false, code: 'SIZE_ODD', rule: 'ENG-01', nearest: '60 / 62 mm' });
    if (!refused.ok) tellsEverything(refused);
    expect(tryGenerate('1', {}, sizes([['width: 6 cm', 'width: 62 mm']])).ok).toBe(true);
  });

  test('ENG-02: a door in a side wall is not wider than the wall', () => {
    const ruleset = sizes([['width: 6 cm', 'width: 15 cm'], ['length: 10 cm', 'length: 8 cm'], ['width: 3 cm', 'width: 10 cm'], ['20 x 10 cm', '20 x 16 cm']]);
    const side = tryGenerate('1', { rules: { corridorDoor: 'side', legMeasure: 'clear' } }, ruleset);
    expect(side).toMatchObject({ ok: false, code: 'SIZE_DOOR', rule: 'ENG-02' });
    if (!side.ok) tellsEverything(side);
    expect(tryGenerate('1', { rules: { corridorDoor: 'end', legMeasure: 'clear' } }, ruleset)).not.toMatchObject({ code: 'SIZE_DOOR' });
  });
});
