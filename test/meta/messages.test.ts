/** Every text of the program in three languages: complete, with the same marks, and translated. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import startMessages from '../../bin/incomplete.json';
import { fillMessage } from '../../src/errors';
import { valueNames } from '../../src/cli/messages/parser';
import { sameInTwoLanguages } from './same-words';

interface Found {
  readonly where: string;
  readonly es: string;
  readonly ca: string;
  readonly en: string;
}

const src = join(__dirname, '../../src');

/** Object literals of the sources whose keys are the languages. */
function listMessages(): Found[] {
  const files = readdirSync(src, { recursive: true }).map(String).filter((name) => name.endsWith('.ts')).sort();
  return [...files.flatMap((file) => listMessagesOf(file, readFileSync(join(src, file), 'utf8'))), ...listStartMessages()];
}

/** What the start of the program can say by itself. */
function listStartMessages(): Found[] {
  return Object.entries(startMessages).map(([key, texts]) => ({ where: `bin/incomplete.json ${key}`, ...texts }));
}

function listMessagesOf(file: string, text: string): Found[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const texts = Object.fromEntries(node.properties.flatMap((property) => (
        ts.isPropertyAssignment(property) && ts.isIdentifier(property.name) && ts.isStringLiteralLike(property.initializer) ? [[property.name.text, property.initializer.text]] : []
      ))) as Record<string, string>;
      if (['es', 'ca', 'en'].some((language) => Object.hasOwn(texts, language))) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        found.push({ where: `${file}:${line + 1}`, es: texts['es'] ?? '', ca: texts['ca'] ?? '', en: texts['en'] ?? '' });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const messages = listMessages();
const marksOf = (text: string): string => [...new Set(text.replaceAll('{de:', '{').match(/\{\w+(?:\|[^{}|]*\|[^{}|]*)?\}/g)?.map((mark) => mark.replace(/\|.*/, '}')) ?? [])].sort().join(' ');

describe('L1 texts of the program', () => {
  test('L1 they were found', () => {
    expect(messages.length).toBeGreaterThan(200);
    expect(listMessagesOf('x.ts', "const a = { es: 'uno {n}', ca: 'un' }; f({ b: { es: '1', ca: `2`, en: '3' } });")).toEqual([
      { where: 'x.ts:1', es: 'uno {n}', ca: 'un', en: '' }, { where: 'x.ts:1', es: '1', ca: '2', en: '3' },
    ]);
  });

  test('L1 each is there in all three languages or in none', () => {
    expect(messages.filter(({ es, ca, en }) => new Set([es === '', ca === '', en === '']).size > 1)).toEqual([]);
  });

  test('L1 each has the same marks for values in all three', () => {
    expect(messages.filter(({ es, ca, en }) => marksOf(es) !== marksOf(ca) || marksOf(es) !== marksOf(en))).toEqual([]);
  });

  test('L1 Catalan “de” is elided before a name that begins with a vowel', () => {
    const cases = [['Anna', "d'Anna"], ['Òscar', "d'Òscar"], ['hèctor', "d'hèctor"], ['Ignasi', "d'Ignasi"], ['Úrsula', "d'Úrsula"], ['ÈLIA', "d'ÈLIA"], ['Pau', 'de Pau'], ['Iolanda', 'de Iolanda'], ['Hiena', 'de Hiena'], ['«Anna»', 'de «Anna»'], ['', 'de ']] as const;
    for (const [name, said] of cases) expect(fillMessage('La força {de:name} hi era', { name })).toBe(`La força ${said} hi era`);
    expect(fillMessage('{de:other} {de:} {de', { name: 'Anna' })).toBe('{de:other} {de:} {de');
  });

  test('L1 no Catalan text puts “de” before the mark of a name, and no other language elides it', () => {
    // What a player, a unit or a piece is called; files, numbers and lists are no names.
    const names = ['attacker', 'defender', 'name', 'player', 'winner', 'loser', 'side', 'due', 'meant', 'whose', 'unit', 'kind', 'type', 'profile', 'weapon', 'model', 'section', 'mission', 'scenario'];
    const bare = new RegExp(`(?:^|[^\\p{L}])de \\{(?:${names.join('|')})[}|]`, 'iu');
    expect(bare.test('La força de {name} va marxar')).toBe(true);
    expect(messages.filter(({ ca }) => bare.test(ca)).map(({ where, ca }) => `${where} ${ca}`)).toEqual([]);
    expect(messages.filter(({ es, en }) => `${es}${en}`.includes('{de:')).map(({ where }) => where)).toEqual([]);
  });

  test('L1 no count goes with a word that fits another count only', () => {
    const cases = [[1, '1 game'], [0, '0 games'], [2, '2 games'], ['1', '1 games']] as const;
    for (const [n, said] of cases) expect(fillMessage('{n} {n|game|games}', { n })).toBe(said);
    expect(fillMessage('{n|a|b} {other|a|b} {|} {a|', { n: 1 })).toBe('a {other|a|b} {|} {a|');
    // `problem(s)` is the word of a form, and no sentence.
    expect(messages.filter(({ es, ca, en }) => [es, ca, en].some((text) => /\p{L}\((?:-?\p{L}{1,3})\)/u.test(text)))).toEqual([]);
  });

  test('L1 two languages say the same only where a reader has agreed', () => {
    const same = messages.flatMap(({ where, es, ca, en }) => [[es, ca], [es, en], [ca, en]].filter(([one, two]) => one === two && /\p{L}{2}/u.test((one as string).replace(/\{\w+\}/g, ''))).map(([one]) => `${where} ${one}`));
    expect(same.filter((line) => !sameInTwoLanguages.has(line.slice(line.indexOf(' ') + 1)))).toEqual([]);
  });

  test('L1 numbers are written with a comma in es and ca, with a point in en', () => {
    // Names of versions are no numbers, and 40.000 is forty thousand.
    const decimal = /(?<![\d.,/v-])(?!\d{1,3}\.\d{3}\b)\d+\.\d+(?![\d.])/;
    expect(messages.filter(({ es, ca }) => decimal.test(es) || decimal.test(ca)).map(({ where }) => where)).toEqual([]);
    expect(messages.filter(({ en }) => /(?<![\d.,/-])\d,\d{2}(?!\d)/.test(en)).map(({ where }) => where)).toEqual([]);
  });

  test('L1 the reviewed list holds nothing that no text needs', () => {
    const texts = new Set(messages.flatMap(({ es, ca, en }) => [es, ca, en]));
    expect([...sameInTwoLanguages].filter((text) => !texts.has(text))).toEqual([]);
  });
});

test('L1 every value that help names, such as the file of --pieces <file>, has its name in three languages', () => {
  const cli = join(src, 'cli');
  const files = readdirSync(cli, { recursive: true }).map(String).filter((name) => name.endsWith('.ts') && !name.includes('messages'));
  const named = files.flatMap((file) => [...readFileSync(join(cli, file), 'utf8').matchAll(/(?:option|choice|argument|requiredOption)\('[^'<[]*[<[]([a-z=]+)/g)].map((match) => match[1] as string));
  expect(new Set(named).size).toBeGreaterThan(15);
  expect(named.filter((name) => !Object.hasOwn(valueNames, name))).toEqual([]);
});
