/** The seven missions as data (section 8 of the rules). */
import type { MissionDefinition, MissionParagraph } from '../../src/tables/ruleset';
import { shippedRuleset } from '../tables/edited-tables';

const { missions, houseRules } = shippedRuleset();

function mission(id: string): MissionDefinition {
  const found = missions.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no mission ${id}`);
  return found;
}

function paragraphs({ setup, procedure, special, defender }: MissionDefinition): MissionParagraph[] {
  return [...setup, ...procedure, ...special, ...defender];
}

test('MIS-01 the seven missions, in the order of the rules', () => {
  expect(missions.filter(({ only }) => only === undefined).map(({ id }) => id)).toEqual(['busqueda-y-destruccion', 'objetivo-primario', 'asesinato', 'rescate', 'exterminio', 'sabotaje', 'huida']);
});

test.each([
  ['SCN-01', 'incursion', { family: 'search', start: 'entrance', primary: 'none', secondary: 'table', rerolls: [] }],
  ['SCN-03', 'fuerza-de-choque', { family: 'primary', start: 'entrance', primary: 'force', secondary: 'table', rerolls: [] }],
  ['SCN-04', 'nivel', { family: 'primary', start: 'room', primary: 'exit', secondary: 'access', rerolls: [], objectiveRooms: 1 }],
  ['SCN-05', 'resident-evil', { family: 'primary', start: 'entrance', primary: 'killAll', secondary: 'killAll', rerolls: [] }],
] as const)('%s the board %s belongs to scenarios only', (rule, id, expected) => {
  expect(mission(id)).toMatchObject({ ...expected, rule, only: 'scenario' });
});

test.each([
  ['MIS-01', 'busqueda-y-destruccion', { family: 'search', start: 'entrance', primary: 'none', secondary: 'table', rerolls: [] }],
  ['MIS-09', 'objetivo-primario', { family: 'primary', start: 'entrance', primary: 'rolled', secondary: 'table', rerolls: [] }],
  ['MIS-20', 'asesinato', { family: 'primary', start: 'entrance', primary: 'character', secondary: 'table', rerolls: ['killLeader'] }],
  ['MIS-22', 'rescate', { family: 'primary', start: 'entrance', primary: 'prisoner', secondary: 'table', rerolls: ['capture'] }],
  ['MIS-23', 'exterminio', { family: 'primary', start: 'entrance', primary: 'killAll', secondary: 'killAll', rerolls: [] }],
  ['MIS-24', 'sabotaje', { family: 'primary', start: 'entrance', primary: 'charge', secondary: 'table', rerolls: ['destroy'] }],
  ['MIS-25', 'huida', { family: 'primary', start: 'room', primary: 'exit', secondary: 'table', rerolls: [] }],
] as const)('%s %s', (rule, id, expected) => {
  expect(mission(id)).toMatchObject({ ...expected, rule });
});

test.each(missions.map((each) => [each.id, each] as const))('L1: %s has its names and its page in three languages', (_id, each) => {
  for (const language of ['es', 'ca', 'en'] as const) {
    expect(each.name[language].length).toBeGreaterThan(3);
    expect(each.summary[language].length).toBeGreaterThan(100);
    for (const { text } of paragraphs(each)) expect(text[language]).toMatch(/[.)]$/);
  }
  for (const { text, rules } of paragraphs(each)) {
    expect(rules.length).toBeGreaterThan(0);
    expect(new Set([text.es, text.ca, text.en]).size).toBe(3);
  }
});

test.each([
  ['busqueda-y-destruccion', ['MIS-01', 'MIS-02', 'MIS-03', 'MIS-04', 'MIS-05', 'MIS-06', 'MIS-07', 'MIS-08', 'STA-01', 'END-02', 'KO-02', 'RET-01']],
  ['objetivo-primario', ['MIS-09', 'MIS-10', 'MIS-11', 'MIS-12', 'MIS-13', 'MIS-14', 'MIS-15', 'PRE-05', 'STA-01', 'END-02']],
  ['asesinato', ['MIS-20', 'MIS-21', 'MIS-10', 'MIS-11', 'MIS-12']],
  ['rescate', ['MIS-22', 'COM-14', 'MIS-10', 'MIS-12']],
  ['exterminio', ['MIS-23', 'MIS-06', 'MIS-10', 'MIS-12']],
  ['sabotaje', ['MIS-24', 'RET-01', 'MIS-10', 'MIS-12']],
  ['huida', ['MIS-25', 'ROOM-04', 'MIS-10', 'MIS-12']],
])('MIS-01 the page of %s restates its rules', (id, rules) => {
  const restated = new Set(paragraphs(mission(id)).flatMap((paragraph) => paragraph.rules));
  expect(rules.filter((rule) => !restated.has(rule))).toEqual([]);
});

test('MIS-23 the page of Extermination says nothing of the objective table but that it is not used', () => {
  expect(paragraphs(mission('exterminio')).some(({ rules }) => rules.includes('MIS-02'))).toBe(false);
});

test('MIS-25 nobody enters by an entrance in Escape', () => {
  expect(paragraphs(mission('huida')).some(({ rules }) => rules.includes('STA-01'))).toBe(false);
});

test.each([
  ['asesinato', 'assassinTarget'], ['sabotaje', 'detonate'], ['objetivo-primario', 'xRounding'],
])('MIS-15 the page of %s lists %s', (id, key) => {
  expect(mission(id).houseRules).toContain(key);
  expect(houseRules.map((rule) => rule.key)).toEqual(expect.arrayContaining([...mission(id).houseRules]));
});
