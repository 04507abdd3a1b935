import { parseXml } from './svg-reading';
import { renderers } from '../../src/render/registry';
import type { RenderOptions } from '../../src/render/renderer';
import type { SessionDocument } from '../../src/session/document';
import type { Labels, Language } from '../../src/tables/ruleset';
import { loadPackKit, packOptions } from './pack-session';
import type { PackKit } from './pack-session';
import { fixtureMission, makeFixture } from './svg-fixture';

let kit: PackKit;
beforeAll(async () => {
  kit = await loadPackKit();
});

const hostile: Readonly<Record<string, string>> = {
  markup: '<&>"\'', cdata: ']]>', script: '</text></style><script>alert(1)</script>', handler: '" onload="alert(1)" x="', emoji: '🗺️🐉👩‍👩‍👧',
  rightToLeft: 'שלום \u202eעולם', long: 'ñ'.repeat(300), empty: '', controls: '\u0000\u0007\u001b[31m\ud800\uffff', mark: '{n} {cm} {__proto__}', prototype: '__proto__', mustache: '{{seed}} {{{this}}}',
};
const languages: readonly Language[] = ['es', 'ca', 'en'];

/** The fixture with the shipped tables, every text a stranger can choose replaced. */
function makeDocument(text: string): SessionDocument {
  const words = { es: text, ca: text, en: text };
  const fixture = makeFixture();
  const mission = kit.ruleset.missions.find(({ id }) => id === 'rescate') ?? fixtureMission;
  return { ...fixture, seed: text, tag: text, ruleset: { ...kit.ruleset, name: text }, mission: { ...mission, name: words, summary: words } };
}

const wrong = (text: string): Labels => Object.fromEntries(Object.keys(kit.ruleset.labels).map((key) => [key, { es: text, ca: text, en: text }]));
const optionSets = (text: string): RenderOptions[] => languages.map((language) => packOptions(kit, { language, command: text, share: text }));

/** The part of a file that a reader takes for markup: nothing of plain text, of Markdown what is neither code nor escaped. */
function whatRuns(file: string, output: string): string {
  if (file.endsWith('.txt')) return '';
  return file.endsWith('.md') ? output.replace(/(`+)[^`][\s\S]*?[^`]\1(?!`)/g, '').replace(/\\</g, '') : output;
}

test('S5 every format takes every hostile text without breaking or running anything', () => {
  expect(renderers.length).toBeGreaterThan(4);
  Object.entries(hostile).forEach(([name, text], at) => {
    const document = makeDocument(text);
    const options = optionSets(text)[at % languages.length] as RenderOptions;
    for (const { id, file, render } of renderers) {
      const output = render(document, wrong(text), options);
      const where = `${id} ${name}`;
      expect({ where, empty: output.length === 0 }).toEqual({ where, empty: false });
      // eslint-disable-next-line no-control-regex -- looking for them is the purpose
      expect({ where, controls: /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u202a-\u202e]/.test(output) }).toEqual({ where, controls: false });
      expect(() => encodeURIComponent(output)).not.toThrow();
      expect({ where, script: /<script|<[a-z][^<>]*\son[a-z]+\s*=/i.test(whatRuns(file, output)) }).toEqual({ where, script: false });
      if (file.endsWith('.svg')) expect(() => parseXml(output)).not.toThrow();
    }
  });
});

test('G1 every format gives the same bytes again, from a frozen document and from one that went through JSON', () => {
  const document = makeDocument('Rescate');
  const before = JSON.stringify(document);
  const copy = JSON.parse(before) as SessionDocument;
  freeze(document);
  for (const { render } of renderers) {
    for (const options of optionSets('plasma-wall')) {
      const first = render(document, kit.ruleset.labels, options);
      expect(render(document, kit.ruleset.labels, options) === first).toBe(true);
      expect(render(copy, kit.ruleset.labels, options) === first).toBe(true);
    }
  }
  expect(JSON.stringify(copy) === before).toBe(true);
});

test('L1 every format speaks the language it is told', () => {
  for (const { id, render } of renderers) {
    const texts = optionSets('').map((options) => render(makeFixture({ ruleset: kit.ruleset }), kit.ruleset.labels, options));
    expect({ id, different: new Set(texts).size }).toEqual({ id, different: 3 });
  }
});

test('PRE-08 what everybody may see tells neither seed nor command', () => {
  const document = { ...makeDocument('Rescate'), seed: 'semilla-secreta' };
  for (const { id, audience, render } of renderers) {
    const output = render(document, kit.ruleset.labels, packOptions(kit, { command: 'orden-secreta', share: 'cadena-secreta' }));
    const told = /semilla-secreta|orden-secreta|cadena-secreta/.test(output);
    expect({ id, told }).toEqual({ id, told: audience !== 'everyone' });
  }
});

test('names and files of the formats are unique and portable', () => {
  for (const field of ['id', 'file'] as const) {
    const names = renderers.map((entry) => entry[field].toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9-]*(\.[a-z]+)?$/);
  }
});

function freeze(value: unknown): void {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}
