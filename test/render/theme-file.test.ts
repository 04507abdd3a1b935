/** Files of themes that a player wrote, in good faith or bad. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { renderMap } from '../../src/render/svg/map-svg';
import { makeMapTheme } from '../../src/render/theme/make-map-theme';
import { parseTheme } from '../../src/render/theme/parse-theme';
import { aroundNames, floorKinds, patternNames, shippedThemeIds } from '../../src/render/theme/theme';
import type { Ink } from '../../src/render/theme/theme';
import type { Language } from '../../src/tables/ruleset';
import { makeFixture } from './svg-fixture';
import { parseXml } from './svg-reading';

type Part = Record<string, unknown>;

const shipped = readFileSync(join(__dirname, '../../templates/themes/nave.yaml'), 'utf8');
const languages: readonly Language[] = ['es', 'ca', 'en'];
const inks: readonly Ink[] = ['full', 'save'];

/** The shipped theme with one value changed. */
function change(path: readonly string[], value: unknown): string {
  const data = parse(shipped) as Part;
  const holder = path.slice(0, -1).reduce((part, key) => part[key] as Part, data);
  holder[path.at(-1)!] = value;
  return stringify(data);
}

const faultsOf = (text: string, language: Language = 'en') => parseTheme('mine.yaml', text, language).problems;

/** Paths of every value, by a look at the file. */
function listLeaves(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, part]) => listLeaves(part, [...path, key]));
}

const hostile: readonly unknown[] = [
  '"/><script>alert(1)</script>', 'url(#rock)', 'url(https://example.com/x)', 'red', '#fff', '#12345g', '#1234567', ' #123456', '#123456\n', '#１２３４５６', 'expression(1)', '#123456;fill:url(x)', '', null, true, 7, -1, 1e300, [], {}, [['#123456']],
  '__proto__', 'constructor', 'none"', '\u202e#123456',
];

test.each(listLeaves(parse(shipped)).map((path) => ({ path })))('issue C: hostile values for $path are refused with their place, or are plain words', ({ path }) => {
  for (const value of hostile) {
    const parsed = parseTheme('mine.yaml', change(path, value), 'en');
    if (parsed.theme === null) {
      for (const { message, place, remedy } of parsed.problems) expect([message.length > 5, (place?.line ?? 0) > 0, (place?.column ?? 0) > 0, (remedy ?? '').length > 5]).toEqual([true, true, true, true]);
    } else {
      // A name may be any short text, and a width any sensible number: neither is written into a map.
      expect([path[0] === 'name' || path.at(-1) === 'width', path]).toEqual([true, path]);
      for (const ink of inks) {
        const markup = renderMap(makeFixture(), {}, { language: 'en', paper: 'a4', theme: makeMapTheme(parsed.theme, ink), secrecy: 'sealed', command: '' });
        parseXml(markup);
        expect(markup).not.toContain('script');
      }
    }
  }
});

test('issue C: every pattern and every filling may stand anywhere, and the map is well-formed', () => {
  for (const [at, pattern] of patternNames.entries()) {
    const data = parse(shipped) as { full: { floors: Record<string, Part>; around: Part; wall: Part }; save: { floors: Record<string, Part>; around: Part } };
    for (const kind of floorKinds) {
      data.full.floors[kind]!['pattern'] = pattern;
      data.full.floors[kind]!['second'] = '#AbCdEf';
      data.save.floors[kind]!['pattern'] = pattern;
    }
    data.full.around['pattern'] = aroundNames[at % aroundNames.length];
    data.full.wall['edge'] = at % 2 === 0 ? 'rough' : 'straight';
    const { theme, problems } = parseTheme('mine.yaml', stringify(data), 'en');
    expect(problems).toEqual([]);
    expect(theme!.forms.full.floors.room.second).toBe('#abcdef');
    for (const ink of inks) parseXml(renderMap(makeFixture(), {}, { language: 'en', paper: 'a4', theme: makeMapTheme(theme!, ink), secrecy: 'sealed', command: '' }));
  }
});

test('T5 faults come all at once, each with file, line, column, code and remedy, in the reader’s language', () => {
  const text = shipped.replace("paper: '#f3f6f8'", 'paper: #f3f6f8').replace('pattern: plates', 'pattern: plate').replace('accent:', 'acent:').replace("width: 1.8", 'width: 99');
  for (const language of languages) {
    const problems = faultsOf(text, language);
    expect(problems.map(({ code, place }) => [code, place?.file, place?.line])).toEqual([
      ['FIELD_MISSING', 'mine.yaml', 7], ['FIELD_TYPE', 'mine.yaml', 7], ['FIELD_UNKNOWN', 'mine.yaml', 9], ['FIELD_VALUE', 'mine.yaml', 15], ['FIELD_VALUE', 'mine.yaml', 21],
    ]);
    expect(problems.every(({ excerpt, message, remedy }) => excerpt !== undefined && message !== '' && remedy !== undefined)).toBe(true);
  }
  const [english, spanish] = [faultsOf(text), faultsOf(text, 'es')];
  expect(english[1]!.remedy).toContain('a colour in quotes');
  expect(spanish[1]!.remedy).toContain('un color entre comillas');
  expect(english[2]!.remedy).toContain('accent');
  expect(english[3]!.remedy).toContain('plates');
});

test('issue C: whatever a theme lacks is missed by name', () => {
  for (const path of listLeaves(parse(shipped)).filter((leaf) => leaf.at(-1) !== 'second' && leaf.at(-1) !== 'edge')) {
    expect([path, faultsOf(change(path, undefined)).map(({ code }) => code)]).toEqual([path, [path[0] === 'name' ? 'LABEL_LANGUAGE' : 'FIELD_MISSING']]);
  }
});

test.each([
  ['', 'FIELD_TYPE'], ['[]', 'FIELD_TYPE'], ['a: [', 'YAML_SYNTAX'], ['x'.repeat(50_000), 'YAML_TOO_LARGE'], ['['.repeat(200), 'YAML_TOO_DEEP'], ['a: &a [*a]', 'YAML_ALIASES'],
  [`a: &a 1\nb: [${'*a,'.repeat(30)}1]`, 'YAML_ALIASES'], [`${shipped}full: 1\n`, 'YAML_DUPLICATE_KEY'], [`${shipped}__proto__: { a: 1 }\n`, 'FIELD_UNKNOWN'], [`${shipped}x: !!js/function 'a'\n`, 'YAML_TAG'],
])('T5 a file that is no theme is refused: %#', (text, code) => {
  const codes = faultsOf(text).map((problem) => problem.code);
  expect(codes).toContain(code);
});

test('issue C: every shipped theme has no fault, and each is what its file says', () => {
  for (const id of shippedThemeIds) {
    const text = readFileSync(join(__dirname, '../../templates/themes', `${id}.yaml`), 'utf8');
    const { theme, problems } = parseTheme(id, text, 'es');
    expect(problems).toEqual([]);
    const written = parse(text) as { full: { wall: Part; floors: Record<string, Part> } };
    expect([theme!.forms.full.wall.widthMm, theme!.forms.full.floors.room.pattern]).toEqual([written.full.wall['width'], written.full.floors['room']!['pattern']]);
  }
});
