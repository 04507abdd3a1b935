import { escapeMarkdown, showControls } from '../../src/render/pack/markup';
import { renderEncounters } from '../../src/render/pack/render-encounters';
import { renderPack } from '../../src/render/pack/render-pack';
import type { Text } from '../../src/tables/ruleset';
import { all, byClass, parsePage, textOf } from './pack-html';
import type { PackKit } from './pack-session';
import { loadPackKit, makeSession, packOptions } from './pack-session';

let kit: PackKit;
beforeAll(async () => {
  kit = await loadPackKit();
});

const hostile = [
  '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "'--><svg onload=alert(1)>", ']]>', '</style><b>', '&lt;', '{{constructor}}', 'javascript:alert(1)',
  'a\u0000b\u001bc', '\u202Eright to left', 'عربى', '🂡😀👩‍👩‍👧', '\ud800 lone', '', ' ', 'x'.repeat(300), '`code` *b* _i_ [l](u) # h | p ~~s~~',
];

/** The same text in all languages. */
const same = (text: string): Text => ({ es: text, ca: text, en: text });

test('S5 hostile labels and names everywhere: the page still parses and nothing in it can run', () => {
  for (const name of hostile) {
    const text = same(name);
    const labels = Object.fromEntries(Object.keys(kit.ruleset.labels).map((key) => [key, text]));
    const document = makeSession(kit, 'hostile', 'rescate');
    const paragraph = { rules: [name], text };
    const spoiled = {
      ...document,
      seed: name,
      tag: name.slice(0, 6),
      mission: { ...document.mission, name: text, summary: text, setup: [paragraph], procedure: [paragraph], special: [paragraph], defender: [paragraph] },
      ruleset: {
        ...document.ruleset, name, labels,
        houseRules: document.ruleset.houseRules.map((rule) => ({ ...rule, question: text, meanings: Object.fromEntries(Object.keys(rule.meanings).map((key) => [key, text])) })),
        tables: Object.fromEntries(Object.entries(document.ruleset.tables).map(([id, table]) => [id, { ...table, title: text }])),
      },
    };
    const html = renderPack(spoiled, labels, packOptions(kit, { language: 'en', secrecy: 'defender', command: name, share: name }));
    const page = parsePage(html);
    expect(all(page, 'script')).toHaveLength(0);
    expect(all(page, 'img')).toHaveLength(0);
    expect(html).not.toMatch(/<[^>]*\s(on\w+|href|src|srcset|action|xlink:href)\s*=/i);
    const markdown = renderEncounters(spoiled, labels, packOptions(kit, { language: 'en', command: name, share: name }));
    const outsideCode = markdown.replace(/^(`{3,})text\n[\s\S]*?\n\1$/gm, '').replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, '');
    expect(outsideCode).not.toMatch(/(?<!\\)<[a-z/!]/i);
  }
}, 120_000);

test('S5 a policy in the page itself forbids scripts and anything from outside', () => {
  const page = parsePage(renderPack(makeSession(kit, 'csp', 'rescate'), kit.ruleset.labels, packOptions(kit)));
  const policy = all(page, 'meta').find((meta) => meta.getAttribute('http-equiv') === 'Content-Security-Policy')?.getAttribute('content') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('script-src');
  expect(page.toString()).not.toMatch(/url\((?!#)|@import|https?:\/\/(?!www\.w3\.org)/);
});

test('S5 odd seeds are shown as what they are', () => {
  const document = makeSession(kit, 'odd', 'rescate');
  for (const seed of ['', '0', '-1', '1e309', 's'.repeat(3000), '😀', '__proto__', 'a\u0000b', '   ']) {
    const page = parsePage(renderPack({ ...document, seed }, kit.ruleset.labels, packOptions(kit, { language: 'en' })));
    const shown = all(byClass(page, 'dl', 'origin')[0]!, 'dd')[0]!;
    expect(shown.textContent).toBe(seed === '' ? '(empty text)' : seed.replace('\u0000', '␀'));
  }
});

test('S5 control characters become visible, marks that reorder text a replacement sign', () => {
  expect(showControls('a\u0000b\u001b\u007f\u202e\ud800\n')).toBe('a␀b␛␡\ufffd\ufffd\n');
});

test('S5 Markdown: what would be markup is escaped, what is plain stays plain', () => {
  expect(escapeMarkdown('- item')).toBe('\\- item');
  expect(escapeMarkdown('# head')).toBe('\\# head');
  expect(escapeMarkdown('1. one')).toBe('1\\. one');
  expect(escapeMarkdown('<b> *x* _y_ `z` [a](b) | & &amp;')).toBe('\\<b\\> \\*x\\* \\_y\\_ \\`z\\` \\[a\\](b) \\| & &amp;amp;');
  expect(escapeMarkdown('+1 pasillo, C# y 50')).toBe('+1 pasillo, C# y 50');
});

test('S5 Markdown: a string that is let through unlooked at has nothing to escape', () => {
  // The replacements alone, without the look beforehand whether there is anything to replace.
  const replaceAll = (text: string): string => text
    .replace(/\s*\n\s*/g, ' ')
    .replace(/[\\`*_[\]<>|~]/g, '\\$&')
    .replace(/&(?=[#\w])/g, '&amp;')
    .replace(/^(\s*)(?=[-+=](?:[-+=\s]|$)|#)/, '$1\\')
    .replace(/^(\s*\d{1,9})(?=[.)](?:\s|$))/, '$1\\');
  const alphabet = Array.from('\\`*_[]<>|~&#-+=.)1a \n');
  const wrong: string[] = [];
  let texts = [''];
  for (let length = 0; length <= 4; length++) {
    for (const text of texts) if (escapeMarkdown(text) !== replaceAll(text)) wrong.push(text);
    if (length < 4) texts = texts.flatMap((text) => alphabet.map((character) => text + character));
  }
  expect(texts).toHaveLength(alphabet.length ** 4);
  expect(wrong.slice(0, 20)).toEqual([]);
  for (const digits of ['1'.repeat(9), '1'.repeat(10)]) expect(escapeMarkdown(`${digits}.`)).toBe(replaceAll(`${digits}.`));
});

test('S5 the documents given are not changed', () => {
  const document = makeSession(kit, 'frozen', 'rescate');
  const before = JSON.stringify(document);
  const options = packOptions(kit);
  const first = renderPack(document, kit.ruleset.labels, options);
  renderEncounters(document, kit.ruleset.labels, options);
  expect(renderPack(structuredClone(document), kit.ruleset.labels, options)).toBe(first);
  expect(JSON.stringify(document)).toBe(before);
  expect(textOf(all(parsePage(first), 'h1')[0])).toBe('Rescate');
});
