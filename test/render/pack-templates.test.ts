import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Handlebars from 'handlebars';
import runtime from 'handlebars/runtime';
import type { UserError } from '../../src/errors';
import { Markup, showIn } from '../../src/render/pack/markup';
import { renderEncounters } from '../../src/render/pack/render-encounters';
import { renderPack } from '../../src/render/pack/render-pack';
import type { CompiledTemplate, SheetTexts } from '../../src/render/pack/sheet-templates';
import { entryTemplates } from '../../src/render/pack/sheet-templates';
import { compileTemplates, templateCompileOptions } from '../../src/render/pack/templates';
import { writePages } from '../../src/render/pack/write-pages';
import type { PackKit } from './pack-session';
import { loadPackKit, makeSession, packOptions } from './pack-session';

let kit: PackKit;
beforeAll(async () => {
  kit = await loadPackKit();
});

/** Compiles a player's files over the shipped ones and gives the problems as `file:line:column CODE`. */
function faultsOf(files: Record<string, string>): string[] {
  try {
    compileTemplates(files, { language: 'es', base: kit.templates });
    return [];
  } catch (error) {
    const { problems = [] } = (error as UserError).options;
    if (problems.length === 0) throw error;
    for (const problem of problems) expect(problem.remedy).toBeTruthy();
    return problems.map(({ place, code }) => `${place?.file}:${place?.line}:${place?.column} ${code}`);
  }
}

test('T5 a fault in a player’s template is named with file, line and column', () => {
  expect(faultsOf({ 'card.hbs': 'fine\n{{#if a}}\nnever closed' })).toEqual(['templates/card.hbs:3:1 TEMPLATE_SYNTAX']);
  expect(faultsOf({ 'card.hbs': 'one\n two {{{label}}}' })).toEqual(['templates/card.hbs:2:6 TEMPLATE_UNESCAPED']);
  expect(faultsOf({ 'card.hbs': '{{&label}}' })).toEqual(['templates/card.hbs:1:1 TEMPLATE_UNESCAPED']);
  expect(faultsOf({ 'card.hbs': '\n{{shout label}}' })).toEqual(['templates/card.hbs:2:1 TEMPLATE_HELPER']);
  expect(faultsOf({ 'card.hbs': '{{#if (eq a b)}}{{/if}}' })).toEqual(['templates/card.hbs:1:7 TEMPLATE_HELPER']);
  expect(faultsOf({ 'card.hbs': '{{> nowhere}}' })).toEqual(['templates/card.hbs:1:1 TEMPLATE_PART']);
  expect(faultsOf({ 'card.hbs': '{{> (lookup . "x")}}' })).toContain('templates/card.hbs:1:1 TEMPLATE_CONSTRUCT');
  expect(faultsOf({ 'card.hbs': '{{#*inline "x"}}{{/inline}}' })).toContain('templates/card.hbs:1:1 TEMPLATE_CONSTRUCT');
  expect(faultsOf({ 'Mi hoja.hbs': 'x' })).toEqual(['templates/Mi hoja.hbs:1:1 TEMPLATE_NAME']);
  expect(faultsOf({ 'card.hbs': 'x'.repeat(200_001) })).toEqual(['templates/card.hbs:1:1 TEMPLATE_TOO_LARGE']);
});

test('T5 every fault of every file is told in one pass', () => {
  expect(faultsOf({ 'card.hbs': '{{{a}}}\n{{{b}}}', 'cards.hbs': '{{> gone}}', 'texts.yaml': 'sheet:\n  tag: { es: a, ca: b }\n' })).toEqual([
    'templates/card.hbs:1:1 TEMPLATE_UNESCAPED', 'templates/card.hbs:2:1 TEMPLATE_UNESCAPED', 'templates/cards.hbs:1:1 TEMPLATE_PART', 'templates/texts.yaml:2:8 LABEL_LANGUAGE',
  ]);
});

test('S5 a template cannot reach what is not data', () => {
  for (const path of ['constructor', '__proto__.x', 'label.constructor.name', 'a.__lookupGetter__']) {
    expect(faultsOf({ 'card.hbs': `{{${path}}}` })).toEqual(['templates/card.hbs:1:3 TEMPLATE_PATH']);
  }
  expect(faultsOf({ 'card.hbs': '{{lookup . "constructor"}}' })).toEqual([]);
  const templates = compileTemplates({ 'card.hbs': '[{{lookup . "constructor"}}]' }, { language: 'en', base: kit.templates });
  expect(renderPack(makeSession(kit, 'lookup', 'rescate'), kit.ruleset.labels, packOptions(kit, { templates }))).toContain('[]');
});

test('G7 templates that include each other in a circle are refused', () => {
  expect(faultsOf({ 'card.hbs': '{{> card-text}}', 'card-text.hbs': '{{> card}}' })).toEqual(['templates/card-text.hbs:1:1 TEMPLATE_CYCLE', 'templates/card.hbs:1:1 TEMPLATE_CYCLE']);
});

test('T5 a value that does not exist is named when the sheet is made', () => {
  const templates = compileTemplates({ 'card.hbs': '<p>\n{{labell}}</p>' }, { language: 'es', base: kit.templates, showName: (name) => `mías/${name}` });
  let problem;
  try {
    renderPack(makeSession(kit, 'typo', 'rescate'), kit.ruleset.labels, packOptions(kit, { templates }));
  } catch (error) {
    problem = (error as UserError).options.problems?.[0];
  }
  expect(problem).toMatchObject({ code: 'TEMPLATE_VALUE', place: { file: 'mías/card.hbs', line: 2, column: 3 }, message: 'aquí se pide «labell», que no existe' });
});

test('T5 words of the sheets: unknown key, wrong type, broken YAML', () => {
  expect(faultsOf({ 'texts.yaml': 'sheet:\n  tagg: { es: a, ca: b, en: c }\n' })).toEqual(['templates/texts.yaml:2:3 FIELD_UNKNOWN']);
  expect(faultsOf({ 'texts.yaml': 'sheet:\n  tag: { es: 1, ca: b, en: c }\n' })).toContain('templates/texts.yaml:2:14 FIELD_TYPE');
  expect(faultsOf({ 'texts.yaml': 'sheet: [\n' })[0]).toMatch(/^templates\/texts\.yaml:\d+:\d+ YAML_SYNTAX$/);
  expect(faultsOf({ 'texts.yaml': '__proto__:\n  x: { es: a, ca: b, en: c }\n' })).toEqual(['templates/texts.yaml:2:3 FIELD_UNKNOWN']);
});

test('L1 a player changes one text and one template, and the rest stays', () => {
  const templates = compileTemplates({
    'texts.yaml': 'public:\n  setup: { es: Antes de nada, ca: Abans de res, en: First of all }\n',
    'sheet-head.hbs': '<header><b>{{what}}</b> & mine</header>\n',
  }, { language: 'en', base: kit.templates });
  const html = renderPack(makeSession(kit, 'mine', 'rescate'), kit.ruleset.labels, packOptions(kit, { templates }));
  expect(html).toContain('<h2>Antes de nada</h2>');
  expect(html).toContain('<header><b>Página pública</b> & mine</header>');
  expect(html).toContain('<h2>Desarrollo</h2>');
});

test('T5 a set without the templates the program asks for is refused', () => {
  expect(() => compileTemplates({ 'card.hbs': 'x', 'texts.yaml': 'a:\n  b: { es: a, ca: b, en: c }\n' }, { language: 'en' })).toThrow('TEMPLATE_MISSING');
});

/** The shipped templates by name without `.hbs`. */
function readShipped(): Record<string, string> {
  const folder = join(__dirname, '../../templates');
  return Object.fromEntries(readdirSync(folder).filter((file) => file.endsWith('.hbs')).map((file) => [file.slice(0, -4), readFileSync(join(folder, file), 'utf8')]));
}

test('G1 precompiled and compiled templates give the same bytes', () => {
  const pages = Object.fromEntries(Object.entries(readShipped()).map(([name, text]) => {
    const specification = Handlebars.precompile(text, templateCompileOptions) as unknown as string;
    return [name, runtime.template(new Function(`return ${specification}`)()) as unknown as CompiledTemplate];
  }));
  const templates = compileTemplates({}, { language: 'en', base: { pages, texts: kit.templates.texts } });
  const document = makeSession(kit, 'built', 'rescate');
  const options = packOptions(kit);
  expect(renderPack(document, kit.ruleset.labels, { ...options, templates })).toBe(renderPack(document, kit.ruleset.labels, options));
});

describe('G1 written out as JavaScript the templates give the same bytes as compiled', () => {
  const module = { exports: (() => '') as (name: string, view: object, texts: SheetTexts['es'], show: (text: string) => string) => string };
  beforeAll(() => void new Function('module', writePages(readShipped(), new Set(Object.keys(kit.templates.texts.es))))(module));
  const pages = Object.fromEntries(Object.values(entryTemplates).map((name): [string, CompiledTemplate] => [name, (view, { medium, texts }) => module.exports(name, view, texts, showIn[medium])]));

  test.each(['busqueda-y-destruccion', 'rescate', 'sabotaje', 'asesinato', 'resident-evil'])('%s', (mission) => {
    const templates = { pages, texts: kit.templates.texts };
    const document = makeSession(kit, `<&"'\`=> ${mission}`, mission);
    for (const secrecy of ['sealed', 'defender', 'master'] as const) {
      for (const render of [renderPack, renderEncounters]) {
        const options = packOptions(kit, { secrecy, share: 'x=y' });
        expect(render(document, kit.ruleset.labels, { ...options, templates })).toBe(render(document, kit.ruleset.labels, options));
      }
    }
  });

  test('what it does not know is refused', () => {
    for (const text of [
      '{{#with a}}x{{/with}}', '{{lookup a "b"}}', '{{#each a}}x{{else}}y{{/each}}', '{{> none}}', '{{../a}}', '{{@last}}',
      '{{#if a includeZero=true}}x{{/if}}', '{{#if a b}}x{{/if}}', '{{#each a as |b|}}{{b}}{{/each}}', '{{a k=1}}', '{{{a}}}', '{{a.b-c}}',
      '{{t}}', '{{t.sheet}}', '{{t.sheet.titel}}', '{{#each a}}{{t.sheet.title}}{{/each}}', '{{@root}}',
    ]) expect(() => writePages({ pack: text }, new Set(['sheet.title']))).toThrow('write-pages.ts');
  });

  test('a list that is none is no list', () => {
    const made: typeof module = { exports: () => '' };
    new Function('module', writePages({ pack: '{{#each a}}{{this}}{{/each}}|{{b}}' }, new Set()))(made);
    const fill = (view: object): string => made.exports('pack', view, {}, showIn.html);
    expect(fill({ a: ['<'], b: ['&'] })).toBe('&lt;|&amp;');
    expect(fill({})).toBe('|');
    expect(() => fill({ a: { one: 1 } })).toThrow(TypeError);
  });
});

test('T5 docs/templates.md names every value a template can ask for', () => {
  const docs = readFileSync(join(__dirname, '../../docs/templates.md'), 'utf8');
  const named = new Set(Array.from(docs.matchAll(/`([A-Za-z]+)`/g), (match) => match[1]));
  const missing = new Set<string>();
  const visit = (value: unknown, key: string): void => {
    if (key !== '' && !named.has(key)) missing.add(key);
    if (Array.isArray(value)) value.forEach((item) => visit(item, ''));
    else if (typeof value === 'object' && value !== null && !(value instanceof Markup) && key !== 't') for (const [name, inner] of Object.entries(value)) visit(inner, name);
  };
  const spy: CompiledTemplate = (view) => {
    visit(view, '');
    return '';
  };
  const templates = { pages: { pack: spy }, texts: kit.templates.texts };
  for (const mission of ['busqueda-y-destruccion', 'rescate', 'sabotaje']) {
    renderPack(makeSession(kit, 'docs', mission), kit.ruleset.labels, packOptions(kit, { secrecy: 'master', share: 'x', templates }));
  }
  expect([...missing]).toEqual([]);
});
