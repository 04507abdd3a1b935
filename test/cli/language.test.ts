/** L1: with a language chosen, no word of another one is shown: help, errors and summaries. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../src/tables/ruleset';
import { makeFolder, run } from './run-in-process';

const languages: readonly Language[] = ['es', 'ca', 'en'];
const cwd = makeFolder();

/** Words that belong to one language alone, frequent enough to stand in any sentence of it. */
const ownWords: Readonly<Record<Language, string>> = {
  es: 'los las y con para opción opciones archivo uso semilla misión misiones orden órdenes escribe misma sin puede pueden muestra reglas pasillo según también qué cómo cuál texto dibuja cambia',
  ca: 'els amb dels fitxer fitxers opció opcions llavor missió ordre ordres escriu mateixa sense pot mostra regles aquesta aquestes aquest taules taula ús segons també què com quin quina dibuixa canvia seva per',
  en: 'the of and with for file usage options seed mission command commands write same without can show rules this table tables default values unknown invalid missing display did you mean it is to from',
};
const marks = Object.fromEntries(languages.map((language) => [language, new RegExp(`(?<![\\p{L}\\p{N}_])(?:${ownWords[language].split(' ').join('|')})(?![\\p{L}\\p{N}_])`, 'iu')])) as Readonly<Record<Language, RegExp>>;

/** What is the same in every language: options, commands, ids, file names, codes, fields, the excerpt of a user's file. */
function stripNames(text: string): string {
  return text
    .replace(/plasma-wall(?: [a-z-]+)*/g, '')
    .replace(/\btables (?:list|show|check|roll|init)\b/g, '')
    .replace(/^ {2}(?:generate|render|verify|tables|rules|list|show|check|roll|init)\b/gm, '')
    .replace(/--?[a-z][a-z-]*/g, '')
    .replace(/\b[A-Z]{2,}(?:_[A-Z]+)+\b/g, '')
    .replace(/FIELD \S+/g, '')
    .replace(/\b[\w/.-]+\.(?:json|svg|html|md|txt|yaml|hbs)\b/g, '')
    .replace(/\((?:valores|valors|values): [^)]*\)/g, '')
    .replace(/[«“][^»”]*[»”]/g, '')
    .replace(/^.*│.*$/gm, '');
}

function expectOnly(language: Language, text: string): void {
  for (const other of languages) {
    const strange = other === language ? [] : stripNames(text).split('\n').filter((line) => marks[other].test(line));
    expect({ language, other, strange }).toEqual({ language, other, strange: [] });
  }
}

const helps: readonly (readonly string[])[] = [
  ['--help'], [], ['generate', '--help'], ['render', '--help'], ['verify', '--help'], ['rules', '--help'],
  ['tables', '--help'], ['tables', 'list', '--help'], ['tables', 'show', '--help'], ['tables', 'check', '--help'], ['tables', 'roll', '--help'], ['tables', 'init', '--help'],
  ['print', '--help'], ['sections', '--help'], ['forms', '--help'],
];

const mistakes: readonly (readonly string[])[] = [
  ['genrate'], ['--nothing'], ['generate', '--misson', 'x'], ['generate', '--mission'], ['generate'], ['generate', '--mission', 'nowhere'], ['generate', 'loose', '--mission', 'x'],
  ['generate', '--mission', 'rescate', '--x', 'many'], ['generate', '--mission', 'rescate', '--table', 'big'], ['generate', '--mission', 'rescate', '--max-sections', '0'],
  ['generate', '--mission', 'rescate', '--secrecy', 'open'], ['generate', '--mission', 'rescate', '--evening', 'endless'], ['generate', '--mission', 'rescate', '--seed', '1', '--seed-file', 'x'],
  ['generate', '--mission', 'rescate', '--seed-file', 'nowhere'], ['generate', '--mission', 'rescate', '--house', 'edge'], ['generate', '--mission', 'rescate', '--house', 'edge=up', '--house', 'hedge=close'],
  ['generate', '--mission', 'rescate', '--pieces', 'pieces.csv'], ['generate', '--mission', 'rescate', '--rules', 'rules.yaml'], ['generate', '--mission', 'rescate', '--tables', 'nowhere'],
  ['generate', '--mission', 'rescate', '--templates', 'nowhere'], ['generate', '--from', 'pw1.x.y'], ['generate', '--mission', 'primario', '--primary', 'all'], ['generate', '--mission', 'rescate', '--primary', 'capture'], ['generate', '--mission', 'search', '--primary', '1'], ['generate', '--mission', 'rescate', '--table', '30x30', '--evening', 'normal', '--seed', '1'], 
  ['generate', '--mission', 'rescate', '--out', 'CON'], ['render'], ['render', 'nowhere'], ['render', 'broken.json'], ['render', 'other.json'], ['render', 'empty.json'], ['render', 'x', '--format', 'pdf'],
  ['verify'], ['verify', 'other.json'], ['verify', 'empty.json'], ['verify', 'a', 'b'], ['rules', 'DEF-99'], ['rules', 'xyzzy'], ['tables', 'nothing'], ['tables', 'show', 'nothing'], ['tables'],
  ['print'], ['print', 'nowhere'], ['print', 'x', '--kit', 'cards'], ['sections', '--in-sight', '0'], ['sections', '--in-sight', '3', '--session', 'x'], ['sections', '--session', 'x', '--rules', 'y'], ['sections', '--grid', '3cm'], ['forms', '--tables', 'nowhere'],
];

beforeAll(() => {
  writeFileSync(join(cwd, 'pieces.csv'), 'foo, 2\nsmall-room, 10, 2\ncorner, 10x10, 2\nfork\nfork, 1, 2, 3\n');
  writeFileSync(join(cwd, 'rules.yaml'), 'edge: up\nhedge: close\nedge: [');
  writeFileSync(join(cwd, 'broken.json'), '{"format": ');
  writeFileSync(join(cwd, 'other.json'), '{"format": "x"}');
  writeFileSync(join(cwd, 'empty.json'), '{"format": "plasma-wall/session", "formatVersion": 1}');
});

describe('L1 the test itself', () => {
  test.each([['es', 'Usage: x'], ['ca', 'muestra esta ayuda con un archivo'], ['en', 'mostra aquesta ajuda'], ['es', 'amb un fitxer']] as const)('L1 in %s it sees “%s”', (language, text) => {
    expect(() => expectOnly(language, text)).toThrow();
  });
});

describe.each(languages)('L1 words in %s', (language) => {
  test.each(helps)('L1 help: %s %s %s', async (...argv) => {
    const { code, stdout, stderr } = await run([...argv.filter((word) => word !== undefined)], { cwd, env: { LANG: `${language}_ES.UTF-8` } });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.length).toBeGreaterThan(100);
    expectOnly(language, stdout);
  });

  test.each(mistakes)('L1 mistake: %s %s %s %s %s', async (...argv) => {
    const words = argv.filter((word) => word !== undefined);
    const { code, stdout, stderr } = await run([words[0] as string, ...(words.length > 1 ? words.slice(1) : []), ...(words[0]?.startsWith('-') ? [] : [`--lang=${language}`])], { cwd, env: { LANG: `${language}_ES.UTF-8` } });
    expect([1, 2]).toContain(code);
    expect(stdout).toBe('');
    expect(stderr).toMatch(words.length === 1 && words[0] === 'tables' ? /plasma-wall tables/ : /^\S+ [A-Z][A-Z_]+ \S/m);
    expectOnly(language, stderr);
  });

  test('L1 summary', async () => {
    const { stderr } = await run(['generate', '--mission', 'rescate', '--seed', '42', '--lang', language, '--out', language, '--secrecy', 'master'], { cwd });
    expectOnly(language, stderr.split('\n').slice(0, 8).join('\n'));
    const again = await run(['verify', language, '--lang', language], { cwd });
    expectOnly(language, again.stderr);
  });
});

describe('which language', () => {
  test.each([
    [{ LANG: 'ca_ES.UTF-8' }, [], 'ca'], [{ LANG: 'en' }, [], 'en'], [{ LANG: 'ca@valencia' }, [], 'ca'], [{ LC_ALL: 'en_GB', LANG: 'ca_ES' }, [], 'en'], [{ LC_MESSAGES: 'ca_ES', LANG: 'en_US' }, [], 'ca'],
    [{ LC_ALL: '', LANG: 'en_US' }, [], 'en'], [{ LANG: 'fr_FR' }, [], 'es'], [{ LC_ALL: 'C', LANG: 'en_US' }, [], 'es'], [{ LANG: 'cab_XX' }, [], 'es'], [{}, [], 'es'],
    [{ LANG: 'en_US' }, ['--lang', 'ca'], 'ca'], [{ LANG: 'en_US' }, ['--lang=es'], 'es'], [{ LANG: 'en_US' }, ['--', '--lang=es'], 'en'],
  ] as const)('%j with %j speaks %s', async (env, flags, language) => {
    const { stderr } = await run(['verify', 'nowhere', ...flags], { cwd, env });
    expect(stderr).toMatch({ es: /no existe|sobra/, ca: /no existeix|sobra/, en: /does not exist|too many/ }[language]);
  });

  test('an unknown language is told in the language of the terminal', async () => {
    const { code, stderr } = await run(['generate', '--lang', 'fr', '--mission', 'rescate'], { cwd, env: { LANG: 'en_US' } });
    expect([code, stderr]).toEqual([2, expect.stringContaining('--lang does not take “fr”: it can be es, ca, en')]);
  });
});
