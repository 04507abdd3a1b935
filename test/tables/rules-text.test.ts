import { checkRuleTexts } from '../../src/tables/check-rule-texts';
import { foldText, listWords } from '../../src/tables/fold-text';
import { parseRuleTexts } from '../../src/tables/parse-rule-texts';
import { parseRuleset } from '../../src/tables/parse-ruleset';
import { findArea, findReference, listNearestIds } from '../../src/tables/rule-reference';
import { isConflict, listRules, ruleAreas, type RuleText, type RuleTexts } from '../../src/tables/rules-text';
import { searchRules } from '../../src/tables/search-rules';
import type { Language } from '../../src/tables/ruleset';
import { readRuleFiles, readSpecificationEntries, readSpecificationIds } from './rule-files';
import { readShippedFiles } from './shipped-files';

const files = readRuleFiles();
const parsed = parseRuleTexts(files);
const texts = parsed.ruleTexts as RuleTexts;
const rules = listRules(texts).map(({ rule }) => rule);
const languages: readonly Language[] = ['es', 'ca', 'en'];

/** Every text of a rule in one language. */
function listTexts(rule: RuleText, language: Language): string {
  const said = (rule.differences ?? []).flatMap(({ about, says }) => [about, ...Object.values(says).filter((words) => words !== 'absent')]);
  return [rule.text, ...(rule.note ? [rule.note] : []), ...(rule.section ? [rule.section] : []), ...said].map((text) => text[language]).join(' ');
}

describe('the shipped texts', () => {
  test('T5 have no fault', () => {
    expect(parsed.problems).toEqual([]);
  });

  test('T5 hold exactly the rules of docs/rules.md', () => {
    const specified = readSpecificationIds();
    expect(specified.length).toBeGreaterThan(250);
    expect(new Set(specified).size).toBe(specified.length);
    expect([...rules.map(({ id }) => id)].sort()).toEqual([...specified].sort());
  });

  test('T5 cover every area, in the order of docs/rules.md', () => {
    expect(texts.areas.map(({ area }) => area)).toEqual([...ruleAreas]);
    const order = [...new Set(readSpecificationIds().map((id) => id.split('-')[0]))];
    expect([...ruleAreas]).toEqual(order);
  });

  test('T5 stand to the rulebook as docs/rules.md says', () => {
    const standings: Readonly<Record<string, string>> = { C: 'clear', A: 'open', S: 'silent', X: 'outside' };
    const wrong: string[] = [];
    for (const [id, entry] of readSpecificationEntries()) {
      const flags = new Set([...entry.matchAll(/`\[([CASX])\]`/g)].map((match) => standings[match[1] as string]));
      const rule = rules.find((candidate) => candidate.id === id);
      // An entry with several flags says which part is which in words; the rule then has a note.
      if (flags.size === 1 && rule && rule.standing !== [...flags][0] && !rule.note) wrong.push(id);
      if (flags.size > 1 && !rule?.note) wrong.push(`${id} (no note)`);
    }
    expect(wrong).toEqual([]);
  });

  test('T5 name every house-rule option, at the rule its definition names', () => {
    const { ruleset } = parseRuleset(readShippedFiles(), 'en');
    expect(ruleset?.houseRules.length).toBeGreaterThan(15);
    const wrong = ruleset?.houseRules.filter(({ key, rule }) => rules.find(({ option }) => option === key)?.id !== rule).map(({ key }) => key);
    expect(wrong).toEqual([]);
  });

  test('T5 agree with the definition of the option on what the rulebook leaves open', () => {
    const { ruleset } = parseRuleset(readShippedFiles(), 'en');
    const wrong = ruleset?.houseRules.filter(({ key, reading }) => {
      const rule = rules.find(({ option }) => option === key);
      return rule?.standing !== reading && !rule?.note;
    }).map(({ key }) => key);
    expect(wrong).toEqual([]);
  });

  test('G2 survive JSON, as the build saves them', () => {
    expect(JSON.parse(JSON.stringify(texts))).toEqual(texts);
  });
});

describe('the three languages', () => {
  /** Words that only one of the languages has: in another they are left over from a translation. */
  const telltales: Readonly<Record<Language, readonly string[]>> = {
    es: 'y los las con para más está puede pueden pero sin muy hay hasta desde cuando donde según también solo ninguna ninguno habitación habitaciones pasillo puerta puertas cruce misión dado dados ejército después mismo'.split(' '),
    ca: 'i amb els és més està pot poden però sense fins quan segons també només habitació habitacions passadís portes encreuament missió dau daus exèrcit després mateix aquest aquesta'.split(' '),
    en: 'the of and is are with for each room rooms corridor door doors roll rolls attacker when if at to from'.split(' '),
  };
  /** What stays as it is: ids, the rulebook's own names, quoted words. */
  const names = /[A-Z][A-Z0-9]*-\d{2}|Entre la Pistola de Plasma y la Pared|Space Hulk|Resident Evil|Warhammer|“[^”]*”|«[^»]*»/g;

  /** Words of another language in a text, as written: the Initiative of a profile is no Catalan `i`. */
  function findLeftovers(text: string, language: Language): string[] {
    const words = new Set(text.replace(names, ' ').match(/[\p{L}·]+/gu) ?? []);
    return languages.filter((other) => other !== language).flatMap((other) => telltales[other].filter((word) => words.has(word) && !telltales[language].includes(word)));
  }

  test.each(languages)('L1 hold no word of another language: %s', (language) => {
    const all = [
      ...texts.areas.map(({ area, title, source }) => ({ id: area, text: `${title[language]} ${source[language]}` })),
      ...rules.map((rule) => ({ id: rule.id, text: listTexts(rule, language) })),
    ];
    const found = all.map(({ id, text }) => ({ id, words: findLeftovers(text, language) })).filter(({ words }) => words.length > 0);
    expect(found).toEqual([]);
  });

  test('L1 a text in the wrong language would be found, nearly always', () => {
    for (const language of languages) {
      for (const other of languages.filter((candidate) => candidate !== language)) {
        const caught = rules.filter((rule) => findLeftovers(listTexts(rule, other), language).length > 0);
        expect(caught.length / rules.length).toBeGreaterThan(0.9);
      }
    }
  });

  test('L1 differ in every rule', () => {
    const same = rules.filter(({ text }) => new Set(languages.map((language) => text[language])).size < 3).map(({ id }) => id);
    expect(same).toEqual([]);
  });

  test('L1 write numbers in their own way', () => {
    const wrong = rules.flatMap((rule) => [
      ...(/\d\.\d/.test(listTexts(rule, 'es').replace(/v\d+\.\d+/g, '')) ? [`${rule.id} es`] : []),
      ...(/\d\.\d/.test(listTexts(rule, 'ca').replace(/v\d+\.\d+/g, '')) ? [`${rule.id} ca`] : []),
      ...(/\d,\d/.test(listTexts(rule, 'en')) ? [`${rule.id} en`] : []),
    ]);
    expect(wrong).toEqual([]);
  });

  test('L1 use their own quotes, questions and minus signs', () => {
    const wrong = rules.flatMap((rule) => languages.flatMap((language) => {
      const text = listTexts(rule, language);
      const foreign = language === 'en' ? /[«»¿¡]/ : /[“”"]/;
      return foreign.test(text) || /(^|[ (+])-\d/m.test(text.replace(/^- /gm, '')) ? [`${rule.id} ${language}`] : [];
    }));
    expect(wrong).toEqual([]);
  });

  /** Articles and prepositions that had to lose their vowel or to contract. `la` keeps it before unstressed i and u. */
  const unelided = /(?<![\p{L}-])(?:(?:el|la|de) h?[aeoàèéíòóú]\p{L}+|(?:el|de|es) h?[aeiouàèéíòóú]\p{L}+|(?:de|a|per) els? \p{L}+)/giu;

  test('L1 Catalan elides before a vowel and contracts', () => {
    expect('de atacant, el hivern, la estança, es obre, de el defensor, per els altres'.match(unelided)).toHaveLength(6);
    const wrong = rules.map((rule) => ({ id: rule.id, found: listTexts(rule, 'ca').match(unelided) })).filter(({ found }) => found !== null);
    expect(wrong).toEqual([]);
  });

  test.each([
    ['es', 'habitacion seccion mision tambien mas ningun despues numero maximo minimo segun exito linea vision ademas aqui asi podra sera estara dia'],
    ['ca', 'habitacio seccio missio tambe mes nomes pero numero maxim minim exit linia visio aixi despres dóna passadis sera'],
  ] as const)('L1 accents are not forgotten: %s', (language, bare) => {
    const forgotten = new Set<string>(bare.split(' '));
    const wrong = rules.flatMap((rule) => (listTexts(rule, language).match(/\p{L}+/gu) ?? []).filter((word) => forgotten.has(word.toLowerCase())).map((word) => `${rule.id}: ${word}`));
    expect(wrong).toEqual([]);
  });

  test('L1 contain no mark-up and no stray space', () => {
    const wrong = rules.flatMap((rule) => languages.filter((language) => /[`*_]|<\/?\p{L}|^ | $| {2}|\t|\n\n/mu.test(listTexts(rule, language).trim().replace(/ +$/, ''))).map((language) => `${rule.id} ${language}`));
    expect(wrong).toEqual([]);
  });
});

describe('versions of a sheet', () => {
  const w40 = files['w40.yaml'] as string;
  const held = (id: string): string => rules.find((rule) => rule.id === id)?.in?.join(' ') ?? '';

  test('L1 every rule of a sheet with versions says which of them hold it, as docs/rules.md tags it', () => {
    for (const [id, entry] of [...readSpecificationEntries()].filter(([name]) => name.startsWith('W40-'))) {
      const tags = new Set([...entry.matchAll(/\*(both|EN|ES)\b/g)].map((match) => match[1]));
      expect([id, held(id)]).toEqual([id, tags.has('both') || tags.has('EN') ? 'es-1.5 en-1.2' : 'es-1.5']);
      // Whatever is of one version inside a rule of both stands in a row of its own.
      if (tags.has('both') && tags.size > 1) expect([id, rules.find((rule) => rule.id === id)?.differences?.length ?? 0]).not.toEqual([id, 0]);
    }
    expect(rules.filter((rule) => !rule.id.startsWith('W40-') && (rule.in ?? rule.differences ?? rule.section) !== undefined)).toEqual([]);
  });

  test('L1 they contradict each other on four matters', () => {
    const conflicts = rules.flatMap(({ id, differences = [] }) => differences.filter(isConflict).map(({ about }) => `${id} ${about.en}`));
    expect(conflicts).toEqual(['W40-19 Wholly within n', 'W40-20 Flying', 'W40-20 Units out of coherency', 'W40-25 Persistent effects']);
  });

  test.each<[string, string, string]>([
    ['a rule that names no version', '    in: [es-1.5, en-1.2]\n', ''],
    ['a version that there is not', 'in: [es-1.5, en-1.2]', 'in: [es-1.5, en-1.3]'],
    ['a version twice', 'in: [es-1.5, en-1.2]', 'in: [es-1.5, es-1.5]'],
    ['a version that says nothing of it, not even that', '          en-1.2: absent\n', ''],
    ['two that agree where one is silent', '          en-1.2: absent\n', '          en-1.2: absent\n        agree: true\n'],
  ])('T5 %s is named with its line', (_what, from, to) => {
    expect(w40).toContain(from);
    const { problems, ruleTexts } = parseRuleTexts({ 'w40.yaml': w40.replace(from, to) });
    expect(ruleTexts).toBeUndefined();
    expect(problems.map(({ code }) => code)).toEqual(['RULE_VERSION']);
    expect(problems[0]?.place?.line).toBeGreaterThan(10);
  });

  test('T5 versions on a sheet that has but one are refused', () => {
    const { problems } = parseRuleTexts({ 'def.yaml': (files['def.yaml'] as string).replace('    standing: open', '    standing: open\n    in: [es-1.5]') });
    expect(problems.map(({ code }) => code)).toEqual(['RULE_VERSION']);
  });
});

describe('a faulty file', () => {
  const def = files['def.yaml'] as string;

  test.each<[string, string, string, string]>([
    ['a missing language', '      en: A total below 1 counts as “nothing”.\n', '', 'LABEL_LANGUAGE'],
    ['an unknown key', '    standing: silent\n    option: rowReuse', '    standing: silent\n    optoin: rowReuse', 'FIELD_UNKNOWN'],
    ['an unknown standing', 'standing: open', 'standing: vague', 'FIELD_VALUE'],
    ['a wrong area', 'area: DEF', 'area: DEX', 'FIELD_VALUE'],
    ['an id of another area', 'id: DEF-03', 'id: COM-03', 'RULE_ID'],
    ['an id twice', 'id: DEF-03', 'id: DEF-02', 'RULE_TWICE'],
    ['ids out of order', 'id: DEF-03', 'id: DEF-10', 'RULE_ORDER'],
    ['a reference to no rule', 'modificador M (DEF-04)', 'modificador M (DEF-44)', 'RULE_REFERENCE'],
    ['a number changed in one language', '+2 per cada habitació petita', '+3 per cada habitació petita', 'RULE_NUMBERS'],
    ['a text left in Spanish', 'ca: Un total per sota d\'1 compta com a «res».', 'ca: Un total por debajo de 1 cuenta como «nada».', 'RULE_LANGUAGES'],
    ['a text left in English', 'es: Un total por debajo de 1 cuenta como «nada».', 'es: A total below 1 counts as “nothing”.', 'RULE_LANGUAGES'],
    ['a duplicate key', 'standing: open\n', 'standing: open\n    standing: open\n', 'YAML_DUPLICATE_KEY'],
    ['broken YAML', 'area: DEF', 'area: [DEF', 'YAML_SYNTAX'],
  ])('T5 %s is named with its line', (_what, from, to, code) => {
    expect(def).toContain(from);
    const { problems, ruleTexts } = parseRuleTexts({ 'def.yaml': def.replace(from, to) });
    expect(ruleTexts).toBeUndefined();
    const problem = problems.find((candidate) => candidate.code === code);
    expect(problem?.place?.file).toBe('tables/rules/def.yaml');
    expect(problem?.place?.line).toBeGreaterThan(0);
    expect(problem?.message).not.toMatch(/\{\w+\}/);
  });

  test('T5 a reference to an area that is not there yet is no fault', () => {
    expect(parseRuleTexts({ 'com.yaml': files['com.yaml'] as string }).problems).toEqual([]);
  });

  test('T5 hostile input is refused, not run', () => {
    for (const text of ['', '[]', 'null', '- '.repeat(5000), '{'.repeat(1000), 'a: &a [*a]', '__proto__: {}', 'area: DEF\nrules: 3']) {
      expect(parseRuleTexts({ 'def.yaml': text }).problems.length).toBeGreaterThan(0);
    }
  });

  test('T5 checkRuleTexts finds nothing in the texts as they are', () => {
    expect(checkRuleTexts(texts)).toEqual([]);
  });
});

describe('naming a rule', () => {
  test.each([
    ['DEF-04', 'DEF-04'], ['def-04', 'DEF-04'], ['def-4', 'DEF-04'], ['Def 4', 'DEF-04'], ['def04', 'DEF-04'], ['def_4', 'DEF-04'], [' def  4 ', 'DEF-04'],
    ['w40-5', 'W40-05'], ['w40 05', 'W40-05'], ['x-1', 'X-01'], ['x01', 'X-01'],
  ])('L1 is found by any spelling: %s', (typed, id) => {
    expect(findReference(texts, typed)?.rule?.rule.id).toBe(id);
  });

  test('L1 unknown rules are references to nothing, words are no references', () => {
    expect(findReference(texts, 'DEF-77')).toEqual({ id: 'DEF-77', rule: null });
    expect(findReference(texts, 'foo-1')).toEqual({ id: 'FOO-01', rule: null });
    for (const word of ['puerta', '', 'def', '4', 'default', 'exploración', '__proto__-1x', 'x']) expect(findReference(texts, word)).toBeNull();
  });

  test('L1 the nearest ids are of the same area, or of the one spelt most like it', () => {
    expect(listNearestIds(texts, 'DEF-10')).toEqual(['DEF-09', 'DEF-08', 'DEF-07']);
    expect(listNearestIds(texts, 'DFE-04')[0]).toMatch(/^[A-Z]+-04$/);
    expect(listNearestIds(texts, 'COMM-04')[0]).toBe('COM-04');
    expect(listNearestIds(texts, 'MIS-17')).toEqual(['MIS-15', 'MIS-14', 'MIS-20']);
  });

  test('L1 areas are found in any case', () => {
    expect(findArea(texts, 'def')?.area).toBe('DEF');
    expect(findArea(texts, ' W40 ')?.area).toBe('W40');
    expect(findArea(texts, 'constructor')).toBeNull();
  });
});

describe('looking for words', () => {
  const first = (question: string): string | undefined => searchRules(texts, question).found[0]?.rule.id;
  const all = (question: string): string[] => searchRules(texts, question).found.map(({ rule }) => rule.id);

  test('L1 words are folded alike in the three languages', () => {
    expect(foldText('Habitación ÇÑ l·l')).toBe('habitacion cn ll');
    expect(listWords("l'Atacant d’aquí: 1D6 −1")).toEqual(['l', 'atacant', 'd', 'aqui', '1d6', '1']);
  });

  test.each([
    ['puerta atrancada', 'GEN-05'], ['porta encallada', 'GEN-05'], ['jammed door', 'GEN-05'], ['PUERTAS ATRANCADAS', 'GEN-05'],
    ['sorpresa', 'COM-04'], ['who goes first', 'COM-04'], ['iniciativa', 'COM-04'],
    ['huida', 'MIS-25'], ['fugida', 'MIS-25'], ['rescate', 'MIS-22'], ['sabotage', 'MIS-24'], ['extermini', 'MIS-23'], ['prisionero', 'MIS-22'],
    ['retirada voluntaria', 'RET-01'], ['linea de vision', 'LOS-01'], ['línia de visió', 'LOS-01'], ['herido leve', 'KO-03'], ['ferit lleu', 'KO-03'],
    ['fuera de coherencia', 'W40-20'], ['persistent effects', 'W40-25'], ['efectes que persisteixen', 'W40-25'],
    ['blindaje 12', 'MIS-04'], ['rowReuse', 'DEF-08'], ['modificador', 'DEF-04'], ['perro zombi', 'ZOM-01'], ['umbral', 'PRE-05'],
    ['callejón sin salida', 'MIS-15'], ['¿cuándo se levantan las secciones?', 'SEC-08'],
  ])('L1 “%s” is answered first by %s', (question, id) => {
    expect(first(question)).toBe(id);
  });

  test('L1 accents and case change nothing', () => {
    expect(all('HABITACION PEQUEÑA')).toEqual(all('habitación pequena'));
    expect(all('habitación pequeña').length).toBeGreaterThan(3);
  });

  test('L1 every rule is found by its own id and by its own words in each language', () => {
    const lost: string[] = [];
    for (const rule of rules) {
      if (!all(rule.id.toLowerCase()).includes(rule.id)) lost.push(rule.id);
      for (const language of languages) {
        const longest = [...listWords(rule.text[language])].sort((a, b) => b.length - a.length)[0] ?? '';
        if (!all(longest).includes(rule.id)) lost.push(`${rule.id} ${language} ${longest}`);
      }
    }
    expect(lost).toEqual([]);
  });

  test('L1 all words asked for are in each rule found', () => {
    const found = searchRules(texts, 'centinelas exploración').found;
    expect(found.length).toBeGreaterThan(0);
    for (const { rule } of found) expect(foldText(rule.text.es)).toMatch(/centinela[^]*exploracion|exploracion[^]*centinela/);
  });

  test('L1 rules with half of the words come apart, best first, and none of them twice', () => {
    const { found, partly } = searchRules(texts, 'puerta atrancada');
    const ids = partly.map(({ rule }) => rule.id);
    expect(ids.slice(0, 6)).toEqual(expect.arrayContaining(['DOOR-04', 'DOOR-05']));
    expect(ids).toEqual(all('puerta').filter((id) => !found.some(({ rule }) => rule.id === id)));
    expect(searchRules(texts, 'puerta').partly).toEqual([]);
    for (const { rule } of searchRules(texts, 'puertas atrancadas abrir').partly) expect(foldText(JSON.stringify(rule)).match(/puerta|abr|abi|porta|door|atranc/g)?.length).toBeGreaterThan(1);
  });

  test('L1 one unknown word among many is left out and said', () => {
    const { found, missing } = searchRules(texts, 'puerta atrancada qwertyuiop');
    expect(missing).toEqual(['qwertyuiop']);
    expect(found[0]?.rule.id).toBe('GEN-05');
  });

  test('L1 unknown words find nothing and get what is near', () => {
    expect(searchRules(texts, 'centinlas')).toEqual({ found: [], partly: [], missing: ['centinlas'], suggestions: ['centinelas'] });
    expect(searchRules(texts, 'qwertyuiop asdfgh')).toMatchObject({ found: [], suggestions: [] });
  });

  test('T5 hostile questions are questions', () => {
    for (const question of ['', '   ', '.*', '(', '__proto__', 'constructor', '\u0000', '💥', 'a '.repeat(5000), 'x'.repeat(100_000), '\ud800']) {
      expect(Array.isArray(searchRules(texts, question).found)).toBe(true);
    }
  });

  test('G1 the same question has the same answer', () => {
    expect(all('puerta')).toEqual(all('puerta'));
    const backwards: RuleTexts = JSON.parse(JSON.stringify(texts));
    expect(searchRules(backwards, 'puerta').found.map(({ rule }) => rule.id)).toEqual(all('puerta'));
  });
});
