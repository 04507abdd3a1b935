/** Forces against ATT, BAN, DEF-06, DEF-07 and COM-15. */
import type { Force, ForceLimits, ForceUnit } from '../../src/campaign/check-force';
import { checkForce, countFigures } from '../../src/campaign/check-force';
import { parseForceLimits } from '../../src/campaign/parse-force-limits';
import { loadForceLimits } from '../../src/io/load-force-limits';
import { shippedRuleset } from './support/shipped';

const { rows: sheet } = shippedRuleset();
let limits: ForceLimits;

beforeAll(async () => {
  limits = await loadForceLimits();
});

function unit(changes: Partial<ForceUnit> = {}): ForceUnit {
  return { unit: 'Unit', kind: 'troops', models: 5, minimum: 5, points: 50, type: 'infantry', ...changes };
}

function attacker(...units: ForceUnit[]): string[] {
  return tell({ attacker: { units }, rows: [] });
}

function row(points: number, ...units: ForceUnit[]): string[] {
  return tell({ attacker: null, rows: [{ points, units }] }).filter((text) => !text.endsWith('missingRows'));
}

function tell(force: Force): string[] {
  return checkForce(force, sheet, limits).map(({ severity, rule, text }) => `${severity} ${rule} ${text}`);
}

describe('an attacker', () => {
  test('ATT-01: 200 points, two Troops and one of each other type', () => {
    expect(attacker(unit({ points: 100 }), unit({ points: 100 }))).toEqual([]);
    expect(attacker(unit({ points: 100 }), unit({ points: 101 }))).toEqual(['breach ATT-01 tooManyPoints']);
    expect(attacker(unit({ points: 70 }), unit({ points: 70 }), unit({ points: 60 }))).toEqual(['breach ATT-01 tooManyOfKind']);
    for (const kind of ['hq', 'elites', 'fastAttack', 'heavySupport'] as const) {
      expect(attacker(unit({ kind, points: 200 }))).toEqual([]);
      expect(attacker(unit({ kind, points: 100 }), unit({ kind, points: 100 }))).toEqual(['breach ATT-01 tooManyOfKind']);
    }
  });

  test('ATT-02: a unit below its minimum is allowed, and marked', () => {
    expect(attacker(unit({ models: 4, points: 200 }))).toEqual(['remark ATT-02 incomplete']);
  });

  test('ATT-03: what is left is lost', () => {
    expect(attacker(unit({ points: 199 }))).toEqual(['remark ATT-03 unspent']);
  });

  test('BAN-01: no monstrous creatures, vehicles, bikes or mounted riders; beasts without a rider are allowed', () => {
    for (const type of ['monstrous', 'vehicle', 'bike', 'mounted'] as const) expect(attacker(unit({ type, points: 200 }))).toEqual(['breach BAN-01 forbidden']);
    expect(attacker(unit({ type: 'beast', points: 200 }))).toEqual([]);
  });

  test('ATT-01: of one codex; what nobody wrote is held against nobody', () => {
    const named = (...codices: (string | undefined)[]) => attacker(...codices.map((codex) => unit({ points: 100, ...(codex === undefined ? {} : { codex }) })));
    expect(named('Guard', 'Guard')).toEqual([]);
    expect(named('Guàrdia', 'guardia')).toEqual([]);
    expect(named('Guard', undefined)).toEqual([]);
    expect(named('Guard', 'Beasts')).toEqual(['breach ATT-01 severalCodices']);
  });

  test.each([[170, 0, 210], [100, 50, 200], [150, 0, 200], [100, 60, 210], [151, 0, 200.5], [155, 10, 212.5], [0, 0, 200]])('MIS-20: a target of %i points and an escort of %i give %d, halves kept, and no more', (character, escort, limit) => {
    const assassination = { primary: 'character' } as const;
    const spend = (points: number) => checkForce({ attacker: { target: { character, escort }, units: [unit({ points })] }, rows: [] }, sheet, limits, assassination);
    expect(spend(Math.floor(limit)).map(({ rule }) => rule)).toEqual(Number.isInteger(limit) ? [] : ['ATT-03']);
    expect(spend(Math.floor(limit) + 1)).toMatchObject([{ severity: 'breach', rule: 'ATT-01', values: { limit: Number.isInteger(limit) ? String(limit) : `${limit * 2}/2` } }]);
  });

  test('MIS-20, ATT-01: in any other mission a target is a breach; where the mission is not known it is remarked', () => {
    const force: Force = { attacker: { target: { character: 170, escort: 0 }, units: [unit({ points: 210 })] }, rows: [] };
    expect(checkForce(force, sheet, limits, { primary: 'prisoner' })).toMatchObject([{ severity: 'breach', rule: 'MIS-20', text: 'noAssassination' }]);
    expect(checkForce(force, sheet, limits, { primary: 'character' })).toEqual([]);
    expect(tell(force)).toEqual(['remark MIS-20 forAssassination']);
  });
});

describe('the limits are data', () => {
  const text = 'mostOfKind: { troops: 1, hq: 1, elites: 1, fastAttack: 1, heavySupport: 1 }\nforbidden: [beast]\nattackerForbidden: []\n';

  test('ATT-01, BAN-01: other limits judge otherwise', () => {
    const { data } = parseForceLimits(text, 'en');
    const judge = (...units: ForceUnit[]) => checkForce({ attacker: { units }, rows: [] }, sheet, data!).map(({ rule }) => rule);
    expect(judge(unit({ points: 100 }), unit({ points: 100 }))).toEqual(['ATT-01']);
    expect(judge(unit({ points: 200, type: 'beast' }))).toEqual(['BAN-01']);
    expect(judge(unit({ points: 200, type: 'monstrous' }))).toEqual([]);
  });

  test('ATT-01: a fault in them has its line', () => {
    const { data, problems } = parseForceLimits(text.replace('beast', 'tank'), 'en');
    expect([data, problems]).toEqual([null, [expect.objectContaining({ place: expect.objectContaining({ file: 'tables/forces/limits.yaml', line: 2 }) })]]);
  });
});

describe('rows of a defender', () => {
  test('DEF-06: up to its points, one incomplete unit; rows without troops are named', () => {
    expect(row(100, unit(), unit())).toEqual([]);
    expect(row(100, unit(), unit({ points: 51 }))).toEqual(['breach DEF-06 rowPoints']);
    expect(row(100, unit({ models: 1 }), unit())).toEqual([]);
    expect(row(100, unit({ models: 1 }), unit({ models: 4 }))).toEqual(['breach DEF-06 rowIncomplete']);
    const [missing] = checkForce({ attacker: null, rows: [{ points: 50, units: [unit()] }] }, sheet, limits);
    expect(missing).toMatchObject({ rule: 'DEF-06', text: 'missingRows', values: { list: '80, 100, 110, 120, 130, 140, 150, 175, 200' } });
  });

  test('DEF-07: what every row asks for and allows, cell by cell', () => {
    for (const { points, compulsory, optional } of sheet) {
      const full = compulsory.map((kind) => unit({ kind, points: 10 }));
      expect(row(points, ...full)).toEqual([]);
      compulsory.forEach((_, at) => expect(row(points, ...full.filter((_, other) => other !== at))).toEqual(['breach DEF-07 compulsory']));
      for (const kind of ['hq', 'troops', 'elites', 'fastAttack', 'heavySupport'] as const) {
        const allowed = [...compulsory, ...optional].includes(kind);
        expect(row(points, ...full, unit({ kind, points: 1 }))).toEqual(allowed ? [] : ['breach DEF-07 notAllowed']);
      }
    }
    expect(row(60, unit())).toEqual(['breach DEF-07 unknownRow']);
  });

  test('COM-15, BAN-01: a monstrous creature is told where it deploys; the rest is forbidden to both', () => {
    expect(row(150, unit(), unit({ kind: 'elites', type: 'monstrous' }))).toEqual(['remark COM-15 monstrous']);
    for (const type of ['vehicle', 'bike', 'mounted'] as const) expect(row(150, unit({ type }))).toEqual(['breach BAN-01 forbidden']);
  });

  test('DEF-08: figures are those of the row that needs most, and add up within it', () => {
    const a = unit({ unit: 'A', models: 5 });
    expect(countFigures({ attacker: null, rows: [{ points: 50, units: [a] }, { points: 100, units: [a, unit({ unit: 'A', models: 3 }), unit({ unit: 'B', models: 2 })] }] })).toEqual([{ unit: 'A', models: 8 }, { unit: 'B', models: 2 }]);
  });

  test('DEF-08: where each row serves once, the figures of all rows are the most that can be needed', () => {
    const a = unit({ unit: 'A', models: 5 });
    expect(countFigures({ attacker: null, rows: [{ points: 50, units: [a] }, { points: 100, units: [a, unit({ unit: 'A', models: 3 }), unit({ unit: 'B', models: 2 })] }] }, false)).toEqual([{ unit: 'A', models: 13 }, { unit: 'B', models: 2 }]);
  });
});
