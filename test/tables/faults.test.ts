import type { FaultCode } from '../../src/tables/fault-messages';
import { faultMessages } from '../../src/tables/fault-messages';
import { checkEdited, parseFiles, type Edit } from './edited-tables';
import { readShippedFiles } from './shipped-files';

/** Case, what is changed, and each fault expected: code and a piece of the line it must point at. */
type Case = readonly [title: string, edits: readonly Edit[], expected: readonly (readonly [FaultCode, string])[]];

const rooms = (find: string, put: string): Edit => ({ file: 'rooms.yaml', find, put });
const corridors = (find: string, put: string): Edit => ({ file: 'corridors.yaml', find, put });
const defender = (find: string, put: string): Edit => ({ file: 'defender.yaml', find, put });
const objectives = (find: string, put: string): Edit => ({ file: 'objectives.yaml', find, put });
const catalogue = (find: string, put: string): Edit => ({ file: 'catalogue.yaml', find, put });
const scenarios = (find: string, put: string): Edit => ({ file: 'scenarios.yaml', find, put });
const house = (find: string, put: string): Edit => ({ file: 'house-rules.yaml', find, put });
const rescue = (find: string, put: string): Edit => ({ file: 'missions/rescate.yaml', find, put });
const results = (find: string, put: string): Edit => ({ file: 'labels/results.yaml', find, put });

const totals: Case[] = [
  ['T1: a total in the middle without a row', [rooms('when: 4-5', 'when: 5')], [['TABLE_GAP', 'when: 5,']]],
  ['T1: totals at the end without a row', [corridors('when: 6, result: dead-end', 'when: 5, result: dead-end')], [['TABLE_OVERLAP', 'dead-end']]],
  ['T1: the last totals without a row', [rooms('      - { when: 6, result: objective-room, rule: ROOM-01 }\n', '')], [['TABLE_GAP', 'when: 4-5']]],
  ['T1: the first total without a row', [rooms('when: 1-3, result: small-room', 'when: 2-3, result: small-room')], [['TABLE_GAP', 'when: 2-3']]],
  ['T1: a bigger die leaves totals over', [rooms('dice: 1d3', 'dice: 1d6')], [['TABLE_GAP', 'when: 3,']]],
  ['T1: a smaller die leaves rows over', [objectives('dice: 1d4', 'dice: 1d3')], [['TABLE_UNREACHABLE', 'killAll']]],
  ['T1: a row beyond the die', [rooms('- { when: 6, result', '- { when: 7, result: large-room, rule: ROOM-01 }\n      - { when: 6, result')], [['TABLE_UNREACHABLE', 'when: 7']]],
  ['T1: two dice never give a one', [rooms('dice: 1d6', 'dice: 2d6'), rooms('when: 1-3', 'when: 1'), rooms('when: 4-5', 'when: 2-9'), rooms('when: 6', 'when: 10..')], [['TABLE_UNREACHABLE', 'when: 1,']]],
  ['T1: a nested row only reached with other modifiers', [defender('when: 3, result: troops', 'when: ..2, result: troops, value: 80, rule: DEF-02 }\n      - { when: 3, result: troops')], [['TABLE_UNREACHABLE', '..2']]],
  ['T1: a nested gap only reached with some modifiers', [defender('      - { when: 7, result: troops, value: 130, rule: DEF-02 }\n', ''), { file: 'rows.yaml', find: '  - { points: 130, compulsory: [troops], optional: [elites, fastAttack, heavySupport], rule: DEF-07 }\n', put: '' }], [['TABLE_GAP', 'when: 8..']]],
  ['T1: a row of points no roll gives', [{ file: 'rows.yaml', find: '  - { points: 50,', put: '  - { points: 60, compulsory: [troops], optional: [], rule: DEF-07 }\n  - { points: 50,' }], [['ROW_UNREACHABLE', 'points: 60']]],
  ['T1: points without a row on the sheet', [defender('value: 175', 'value: 170')], [['ROW_MISSING', 'value: 170'], ['ROW_UNREACHABLE', 'points: 175']]],
];

const nested: Case[] = [
  ['T2: a table that does not exist', [corridors('roll: corridor-branches', 'roll: corridor-branch')], [['TABLE_UNKNOWN', 'roll: corridor-branch,']]],
  ['T2: tables in a circle', [corridors('result: dead-end', 'roll: corridors')], [['TABLE_LOOP', 'roll: corridors']]],
  ['T2: a table that calls itself', [rooms('when: 6, result: objective-room', 'when: 6, roll: rooms')], [['TABLE_LOOP', 'roll: rooms']]],
  ['T2: a row with neither result nor roll', [rooms('when: 6, result: objective-room,', 'when: 6,')], [['TABLE_LEAF', 'when: 6']]],
  ['T2: a row with both', [rooms('result: objective-room,', 'result: objective-room, roll: corridors,')], [['TABLE_LEAF', 'objective-room']]],
];

const modifiers: Case[] = [
  ['T4: a modifier pushes a total above every row', [defender('12.., result', '12-20, result'), defender('outside: clamp', 'outside: error')], [['TABLE_OUTSIDE', '12-20']]],
  ['T4: a modifier pushes a total below every row', [defender('..5, result', '1-5, result'), defender('outside: clamp', 'outside: error')], [['TABLE_OUTSIDE', '1-5']]],
  ['T4: a carried modifier pushes a nested total out', [defender('8.., result: troops, value: 140', '8-9, result: troops, value: 140')], [['TABLE_OUTSIDE', '8-9']]],
  ['T4: a table the game adds to declares no modifiers', [defender('    modifiers: { min: -1, max: 99 }\n', '')], [
    ['TABLE_MODIFIERS', 'id: defender'], ['TABLE_UNREACHABLE', '8-9'], ['TABLE_UNREACHABLE', 'when: 10'], ['TABLE_UNREACHABLE', 'when: 11'], ['TABLE_UNREACHABLE', '12..'],
  ]],
  ['T4: too narrow modifiers', [defender('{ min: -1, max: 99 }', '{ min: 0, max: 20 }')], [['TABLE_MODIFIERS', '{ min: 0, max: 20 }']]],
  ['T4: a nested table is made for other modifiers', [defender('{ min: 2, max: 8 }', '{ min: 3, max: 8 }')], [['TABLE_MODIFIERS', '{ min: 3, max: 8 }']]],
  ['T4: modifiers where the game adds none', [rooms('    outside: error\n', '    outside: error\n    modifiers: { min: 0, max: 0 }\n')], [['TABLE_MODIFIERS_UNUSED', 'modifiers:']]],
  ['T4: modifiers the wrong way round', [defender('{ min: 2, max: 8 }', '{ min: 8, max: 2 }')], [['TABLE_MODIFIERS_ORDER', '{ min: 8, max: 2 }']]],
  ['T4: the policy is missing', [rooms('    outside: error\n', '')], [['FIELD_MISSING', 'id: rooms']]],
  ['T4: the policy is unknown', [rooms('outside: error', 'outside: clmp')], [['FIELD_VALUE', 'clmp']]],
];

const edited: Case[] = [
  ['T5: an unknown key', [rooms('dice: 1d6', 'dices: 1d6')], [['FIELD_UNKNOWN', 'dices'], ['FIELD_MISSING', 'id: rooms']]],
  ['T5: an unknown key at the top', [rooms('tables:', 'table:')], [['FIELD_UNKNOWN', 'table:'], ['TABLE_MISSING', 'tables:'], ['TABLE_MISSING', 'tables:'], ['TABLE_MISSING', 'tables:']]],
  ['T5: an unknown key in a row', [rooms('{ when: 6, result', '{ when: 6, resultado: x, result')], [['FIELD_UNKNOWN', 'resultado']]],
  ['T5: an unknown key deep down', [rescue('      en: >-\n        One of', '      eng: >-\n        One of')], [['LABEL_LANGUAGE', 'es: >-'], ['FIELD_UNKNOWN', 'eng']]],
  ['T5: a missing key', [rooms('    rule: ROOM-01\n', '')], [['FIELD_MISSING', 'id: rooms']]],
  ['T5: a row without totals', [rooms('{ when: 6, result', '{ result')], [['FIELD_MISSING', '{ result: objective-room']]],
  ['T5: overlapping rows', [rooms('when: 4-5', 'when: 3-5')], [['TABLE_OVERLAP', '3-5']]],
  ['T5: bad dice', [rooms('dice: 1d6', 'dice: 1x6')], [['TABLE_DICE', '1x6']]],
  ['T5: dice nobody has', [rooms('dice: 1d6', 'dice: 99d999')], [['TABLE_DICE', '99d999']]],
  ['T5: no dice', [rooms('    dice: 1d6\n', '')], [['FIELD_MISSING', 'id: rooms']]],
  ['T5: unreadable totals', [rooms('when: 4-5', 'when: 5-4')], [['TABLE_RANGE', '5-4']]],
  ['T5: a number where a text is due', [rooms('id: rooms', 'id: 7')], [['FIELD_TYPE', 'id: 7'], ['TABLE_MISSING', 'tables:']]],
  ['T5: a text where a list is due', [rescue('rerolls: [capture]', 'rerolls: capture')], [['FIELD_TYPE', 'rerolls: capture']]],
  ['T5: a text where true or false is due', [defender('carryModifiers: true', "carryModifiers: 'si'")], [['FIELD_TYPE', "'si'"]]],
  ['T5: an empty value', [rooms('dice: 1d6', 'dice:')], [['FIELD_TYPE', 'dice:']]],
  ['T5: a fraction where a whole number is due', [{ file: 'contributions.yaml', find: 'smallRoom: 2', put: 'smallRoom: 2.5' }], [['FIELD_TYPE', '2.5']]],
  ['T5: a bad rule id', [rooms('rule: DOOR-03', 'rule: door3')], [['FIELD_VALUE', 'door3']]],
  ['T5: a result the game does not know', [rooms('result: objective-room', 'result: objetive-room')], [['TABLE_RESULT', 'objetive-room']]],
  ['T5: a result without its number', [rooms('result: doors, value: 1,', 'result: doors,')], [['TABLE_VALUE', 'when: 1,']]],
  ['T5: a number no room can have', [rooms('result: doors, value: 3,', 'result: doors, value: 30,')], [['TABLE_VALUE', 'value: 30']]],
  ['T5: "nothing" that brings points', [defender('result: nothing, value: 0', 'result: nothing, value: 50')], [['TABLE_VALUE', 'value: 50']]],
  ['T5: a corridor table of doors alone', [corridors('when: 1-2, result: straight', 'when: 1-2, result: door'), corridors('roll: corridor-branches', 'result: door'), corridors('result: corner', 'result: door'), corridors('result: fork', 'result: door'), corridors('result: crossing', 'result: door'), corridors('result: dead-end', 'result: door')], [['TABLE_ONLY_DOORS', 'rows:']]],
  ['T5: weights and totals mixed', [rooms('when: 6, result: objective-room', 'weight: 1, result: objective-room')], [['TABLE_WEIGHTS', 'rows:']]],
  ['T5: weights that do not fill the die', [rooms('when: 1-3, result: corridor', 'weight: 3, result: corridor'), rooms('when: 4-6, result: room', 'weight: 2, result: room')], [['TABLE_WEIGHTS_SUM', 'dice: 1d6']]],
  ['T5: weights with two dice', [rooms('dice: 1d6\n    outside: error\n    rows:\n      - { when: 1-3, result: corridor', 'dice: 2d6\n    outside: error\n    rows:\n      - { weight: 3, result: corridor'), rooms('when: 4-6, result: room', 'weight: 3, result: room')], [['TABLE_WEIGHTS_DICE', '2d6']]],
  ['T5: a weight of nothing', [rooms('when: 1-3, result: corridor', 'weight: 6, result: corridor'), rooms('when: 4-6, result: room', 'weight: 0, result: room')], [['FIELD_VALUE', 'weight: 0']]],
  ['T5: the same table twice', [rooms('id: room-doors', 'id: rooms')], [['TABLE_MISSING', 'tables:'], ['ID_DUPLICATE', 'id: rooms']]],
  ['T5: a section twice', [rooms('tables:', 'contributions: { corridor: 1, smallRoom: 2, largeRoom: 3, objectiveRoom: 3, combat: -1 }\ntables:')], [['ID_DUPLICATE', 'contributions:']]],
  ['T5: the defender rolls dice his pairs do not have', [defender('dice: 1d6', 'dice: 1d8')], [['TABLE_PAIR_DICE', '1d8'], ['TABLE_MODIFIERS', 'min: 2'], ['TABLE_GAP', 'when: 3,']]],
  ['T5: the defender would need a third die', [defender('when: 3, result: troops, value: 80', 'when: 3, roll: third'), { file: 'rooms.yaml', find: 'tables:', put: "tables:\n  - { id: third, rule: DEF-02, title: { es: a, ca: b, en: c }, dice: 1d6, outside: error, rows: [{ when: 1-6, result: troops, value: 80, rule: DEF-02 }] }" }], [['TABLE_PAIR_DEPTH', 'roll: third']]],
  ['T5: a length without a unit', [catalogue('width: 6 cm', 'width: "6"')], [['SIZE_UNREADABLE', '"6"']]],
  ['T5: a corridor outside SEC-04', [catalogue('length: 10 cm', 'length: 30 cm')], [['SIZE_RANGE', '30 cm']]],
  ['T5: a door wider than the corridor', [catalogue('width: 3 cm', 'width: 7 cm')], [['SIZE_RANGE', '7 cm']]],
  ['T5: a room in the wrong list', [catalogue('- 20 x 10 cm', '- 30 x 20 cm')], [['SIZE_ROOM', '30 x 20 cm']]],
  ['T5: an unreadable room', [catalogue('20 x 10 cm', '20 por 10')], [['SIZE_UNREADABLE', '20 por 10']]],
  ['T5: a room narrower than a corridor', [catalogue('20 x 10 cm', '20 x 1 cm')], [['SIZE_RANGE', '20 x 1 cm']]],
  ['T5: an unreadable area', [catalogue('400 cm2', '400')], [['FIELD_TYPE', 'smallRoomUpTo: 400']]],
  ['T5: an unreadable evening', [{ file: 'evenings.yaml', find: 'fights: 3-4', put: 'fights: 4-3' }], [['SPAN_UNREADABLE', '4-3']]],
  ['T5: no normal evening', [{ file: 'evenings.yaml', find: 'id: normal', put: 'id: usual' }], [['EVENING_MISSING', 'evenings:'], ['LABEL_MISSING', 'usual']]],
  ['T5: an unknown house rule', [house('key: tEntry', 'key: tEntri')], [['HOUSE_MISSING', 'houseRules:'], ['HOUSE_UNKNOWN', 'tEntri']]],
  ['T5: a house rule twice', [house('key: corridorDoor', 'key: legMeasure')], [['HOUSE_MISSING', 'houseRules:'], ['ID_DUPLICATE', 'legMeasure']]],
  ['T5: a value the game cannot apply', [house('values: [end, side]', 'values: [end, sides]')], [['HOUSE_VALUE', 'sides'], ['HOUSE_MEANING', 'meanings:'], ['FIELD_UNKNOWN', 'side:']]],
  ['T5: a range the game cannot apply', [house('integer: [0, 12]', 'integer: [0, 1000]')], [['HOUSE_VALUE', '1000']]],
  ['T5: a value without its meaning', [house('      floor: { es: Hacia abajo., ca: Cap avall., en: Down. }\n', '')], [['HOUSE_MEANING', 'meanings:']]],
  ['T5: an unknown house rule in a mission', [rescue('houseRules: [xDefault', 'houseRules: [xDefaults')], [['HOUSE_UNKNOWN', 'xDefaults']]],
  ['T5: two missions of one name', [rescue('aliases: [rescat, rescue', 'aliases: [Fugida, rescue')], [['MISSION_NAME', 'Fugida']]],
  ['T5: a mission without its primary', [rescue('primary: prisoner', 'primary: none')], [['MISSION_PRIMARY', 'primary: none']]],
  ['T5: re-rolls without end', [rescue('rerolls: [capture]', 'rerolls: [capture, destroy, killLeader, killAll]')], [['MISSION_REROLLS', 'rerolls:']]],
  ['T5: a shared paragraph that does not exist', [rescue('use: entrance', 'use: entrence')], [['PARAGRAPH_UNKNOWN', 'entrence']]],
  ['T5: a paragraph that is two things', [rescue('- { use: entrance }', '- { use: entrance, rules: [STA-01] }')], [['PARAGRAPH_FORM', 'STA-01']]],
  ['T5: two scenarios of one name', [scenarios('aliases: [tuneles', 'aliases: [mazmorras')], [['SCENARIO_NAME', 'mazmorras']]],
  ['T5: one incursion where two are compared', [scenarios('scoring: mission', 'scoring: tunnels')], [['SCENARIO_BOARDS', 'scoring: tunnels'], ['SCENARIO_FIELD', 'mission: resident-evil']]],
  ['T5: a board in a folder that Windows cannot have', [scenarios('id: segunda', 'id: con')], [['ID_RESERVED', 'id: con']]],
  ['T5: two boards in one folder', [scenarios('id: segunda', 'id: primera')], [['ID_DUPLICATE', 'id: primera']]],
  ['T5: a board of a mission that does not exist', [scenarios('mission: incursion, side: second', 'mission: incursio, side: second')], [['SCENARIO_MISSION', 'incursio,']]],
  ['T5: a level of a mission without accesses', [scenarios('mission: nivel', 'mission: huida')], [['SCENARIO_FIELD', 'mission: huida'], ['SCENARIO_FIELD', 'mission: huida']]],
  ['T5 SCN-01: two missions that have winners of their own are not compared', [scenarios('mission: incursion, side: second', 'mission: rescate, side: second')], [['SCENARIO_FIELD', 'mission: rescate'], ['SCENARIO_FIELD', 'mission: rescate']]],
  ['T5 SCN-01: an incursion that nothing is compared with', [scenarios('mission: resident-evil, side', 'mission: incursion, side')], [['SCENARIO_COMPARED', 'mission: incursion']]],
  ['T5 SCN-03: a strike force that nobody fights in the end', [scenarios('mission: resident-evil, side', 'mission: fuerza-de-choque, side')], [['SCENARIO_COMPARED', 'mission: fuerza-de-choque']]],
  ['T5: an evening no tables have', [scenarios('evening: normal', 'evening: eternal')], [['SCENARIO_EVENING', 'eternal']]],
  ['T5: a scenario with a shared paragraph that does not exist', [scenarios('      - rules: [SCN-01]\n        text:\n          es: >-\n            Cada jugador', '      - { use: nothing }\n      - rules: [SCN-01]\n        text:\n          es: >-\n            Cada jugador')], [['PARAGRAPH_UNKNOWN', 'use: nothing']]],
  ['T5: a label without a language', [results('result.door: { es: puerta, ca: porta, en: door }', 'result.door: { es: puerta, en: door }')], [['LABEL_LANGUAGE', 'result.door']]],
  ['T5: a missing label of a result', [results('  result.door: { es: puerta, ca: porta, en: door }\n', '')], [['LABEL_MISSING', 'result: door']]],
  ['T5: a missing label of the game', [results('  modifier.combat: { es: turno de combate, ca: torn de combat, en: combat turn }\n', '')], [['LABEL_MISSING', 'labels:']]],
  ['T5: a label twice', [results('labels:', 'labels:\n  section.straight: { es: a, ca: b, en: c }')], [['ID_DUPLICATE', 'section.straight']]],
];

const yaml: Case[] = [
  ...['no', 'No', 'NO', 'off', 'n', 'yes', 'on', 'Y'].map((word): Case => [`T5: the YAML 1.1 word ${word}`, [rooms('ca: Habitacions', `ca: ${word}`)], [['YAML_WORD', `ca: ${word}`]]]),
  ['T5: a YAML 1.1 word where true or false is due', [house('values: [true, false]', 'values: [yes, no]')], [['YAML_WORD', '[yes, no]'], ['YAML_WORD', '[yes, no]'], ['HOUSE_MEANING', 'meanings:'], ['HOUSE_MEANING', 'meanings:'], ['FIELD_UNKNOWN', 'true:'], ['FIELD_UNKNOWN', 'false:']]],
  ['T5: a YAML 1.1 word as a key', [house('      false: { es: \'No.\'', '      no: { es: \'No.\'')], [['HOUSE_MEANING', 'meanings:'], ['YAML_WORD', 'no: {']]],
  ...['0x10', '010', '0o17', '1:30', '1_000', '1e3', '.inf', '2024-01-02', '0b11'].map((word): Case => [`T5: the YAML 1.1 number ${word}`, [rooms('ca: Habitacions', `ca: ${word}`)], [['YAML_NUMBER', `ca: ${word}`]]]),
  ['T5: a duplicate key', [rooms('    dice: 1d6\n', '    dice: 1d6\n    dice: 1d4\n')], [['YAML_DUPLICATE_KEY', 'dice: 1d4'], ['TABLE_UNREACHABLE', 'when: 6,']]],
  ['T5: a list where a key belongs', [rooms('{ when: 6, result', '{ [when]: 6, result')], [['YAML_KEY', '[when]: 6']]],
  ['T5: no key before a colon', [rooms('{ when: 6, result', '{ : 6, result')], [['YAML_KEY_EMPTY', ': 6'], ['FIELD_MISSING', '{ : 6']]],
  ['T5: null as a key', [rooms('{ when: 6, result', '{ null: 6, result')], [['YAML_KEY_NULL', 'null: 6'], ['FIELD_MISSING', '{ null: 6']]],
  ['T5: a tag', [rooms('dice: 1d6', 'dice: !!js/function 1d6')], [['YAML_TAG', '!!js']]],
  ['T5: broken YAML', [rooms('rows:\n', 'rows: [\n')], [['YAML_SYNTAX', 'when: 1-3'], ['YAML_SYNTAX', 'id: room-doors'], ['YAML_SYNTAX', 'rule: ROOM-03']]],
];

function describeProblem(problem: { code: string; excerpt?: string }): string {
  return `${problem.code} in ${problem.excerpt ?? ''}`;
}

describe.each([['T1', totals], ['T2', nested], ['T4', modifiers], ['T5', edited], ['T5', yaml]] as const)('%s', (_case, cases) => {
  test.each(cases)('%s', (_title, edits, expected) => {
    const problems = checkEdited(edits);
    const found = problems.map(describeProblem);
    for (const [code, excerpt] of expected) expect(found).toContainEqual(expect.stringMatching(new RegExp(`^${code} in .*${excerpt.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)));
    expect(found).toHaveLength(expected.length);
  });
});

/** Files that try to hang, crash or deceive the reader; each is refused with a place, quickly. */
const hostile: readonly (readonly [string, string, FaultCode])[] = [
  ['thousands of brackets', `tables: ${'['.repeat(100_000)}`, 'YAML_TOO_DEEP'],
  ['thousands of closed brackets', `tables: ${'['.repeat(5000)}${']'.repeat(5000)}`, 'YAML_TOO_DEEP'],
  ['groups in lists in groups', '[{a: '.repeat(20_000), 'YAML_TOO_DEEP'],
  ['thousands of dashes', '- '.repeat(50_000), 'YAML_TOO_DEEP'],
  ['a group as a key', '? { a: b }\n: c', 'YAML_KEY'],
  ['thousands of question marks', '? '.repeat(50_000), 'YAML_TOO_DEEP'],
  ['hundreds of indents', Array.from({ length: 500 }, (_, at) => `${' '.repeat(at)}a:`).join('\n'), 'FIELD_UNKNOWN'],
  ['thousands of tags', '!!a '.repeat(5_000), 'YAML_SYNTAX'],
  ['a file too large', `# ${'x'.repeat(500_000)}`, 'YAML_TOO_LARGE'],
  ['aliases that double ten times over', `a: &a [x, x]\n${[...'bcdefghijk'].map((key, at) => `${key}: &${key} [*${'abcdefghij'[at]}, *${'abcdefghij'[at]}]`).join('\n')}`, 'YAML_ALIASES'],
  ['a thousand aliases', `a: &a x\nb: [${'*a, '.repeat(1000)}]`, 'YAML_ALIASES'],
  ['an alias in its own anchor', 'tables: &a [*a]', 'YAML_ALIASES'],
  ['an alias of nothing', 'tables: *nobody', 'YAML_ALIASES'],
  ['two documents', 'tables: []\n---\nrows: []', 'YAML_SYNTAX'],
  ['a key of the language itself', '"__proto__": { polluted: true }', 'FIELD_UNKNOWN'],
  ['a list at the top', '- 1', 'FIELD_TYPE'],
  ['a word at the top', 'hello', 'FIELD_TYPE'],
  ['a control character in a label key', 'labels: { "result.\\u0000": { es: a, ca: b, en: c } }', 'FIELD_VALUE'],
];

describe('T5: hostile files', () => {
  test.each(hostile)('T5: %s', (_title, text, code) => {
    const problems = parseFiles({ ...readShippedFiles(), 'zz.yaml': text }).problems.filter((problem) => problem.place?.file === 'tables/zz.yaml');
    expect(problems.map((problem) => problem.code)).toContain(code);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('T5: tables of the largest dice, modifiers and rows are judged too', () => {
    const rows = Array.from({ length: 200 }, (_, at) => `{ when: ${at - 90}, result: r, rule: DEF-01 }`).join(', ');
    const table = (at: number): string => `  - { id: big${at}, rule: DEF-01, title: { es: a, ca: b, en: c }, dice: 10d100, outside: clamp, modifiers: { min: -100, max: 100 }, rows: [${rows}] }`;
    const text = `tables:\n${Array.from({ length: 4 }, (_, at) => table(at)).join('\n')}`;
    expect(text.length).toBeLessThan(400_000);
    expect(parseFiles({ ...readShippedFiles(), 'big.yaml': text }).problems.map((problem) => problem.code)).toEqual(['LABEL_MISSING']);
  }, 60_000);
});

describe('T5: one pass', () => {
  test('T5: every fault of many in many files is named at once, by file, line and column', () => {
    const edits = [
      rooms('when: 4-5', 'when: 5'), rooms('result: corridor', 'result: coridor'), corridors('dice: 1d6', 'dice: 1w6'),
      corridors('roll: corridor-branches', 'roll: corridor-branchs'), defender('{ min: 2, max: 8 }', '{ min: 3, max: 8 }'), catalogue('width: 3 cm', 'width: 3'),
      house('values: [end, side]', 'values: [end, no]'), rescue('use: entrance', 'use: entrada'), results('ca: porta,', ''),
      objectives('ca: "Taula d\'objectius"', 'ca: yes'),
    ];
    const found = new Set(checkEdited(edits).map(({ code, place }) => `${place?.file}:${place?.line}:${place?.column} ${code}`));
    for (const expected of [
      'tables/rooms.yaml:10:9 TABLE_GAP', 'tables/rooms.yaml:31:30 TABLE_RESULT', 'tables/corridors.yaml:6:11 TABLE_DICE', 'tables/corridors.yaml:11:28 TABLE_UNKNOWN',
      'tables/catalogue.yaml:9:12 FIELD_TYPE', 'tables/missions/rescate.yaml:24:16 PARAGRAPH_UNKNOWN', 'tables/house-rules.yaml:26:19 YAML_WORD',
      'tables/labels/results.yaml:4:16 LABEL_LANGUAGE', 'tables/objectives.yaml:5:42 YAML_WORD', 'tables/defender.yaml:24:16 TABLE_MODIFIERS',
    ]) expect([...found]).toContain(expected);
  });
});

describe('L1: words of the faults', () => {
  const all = Object.entries(faultMessages);
  test.each(all)('L1: %s says the same in the three languages, each its own', (_code, { message, remedy }) => {
    for (const words of [message, remedy]) {
      const marks = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
      expect(marks(words.ca)).toEqual(marks(words.es));
      expect(marks(words.en)).toEqual(marks(words.es));
      expect(words.en).not.toBe(words.es);
    }
  });

  test('L1: every code is caused by some case here', () => {
    const caused = new Set<string>(hostile.map(([, , code]) => code));
    for (const cases of [totals, nested, modifiers, edited, yaml]) for (const [, , expected] of cases) for (const [code] of expected) caused.add(code);
    caused.add('SECTION_MISSING');
    // Of games logs: test/campaign.
    for (const code of ['FIELD_CONTRADICTS', 'LOG_EMPTY']) caused.add(code);
    expect(Object.keys(faultMessages).filter((code) => !caused.has(code))).toEqual([]);
  });

  test('L1: no mark is left empty', () => {
    for (const cases of [totals, nested, modifiers, edited, yaml]) {
      for (const [, edits] of cases) {
        for (const { message, remedy } of checkEdited(edits, 'ca')) expect(`${message} ${remedy ?? ''}`).not.toMatch(/\{\w+\}|undefined|\[object/);
      }
    }
  });
});

test('T5: without any file every part is called missing', () => {
  const codes = parseFiles({}).problems.map((problem) => problem.code);
  expect(new Set(codes)).toEqual(new Set(['SECTION_MISSING', 'TABLE_MISSING']));
});
