/** A theme's YAML file. Loads `yaml` and zod: import it lazily. */
import type { z } from 'zod';
import type { Message, Problem } from '../../errors';
import type { Fault, FaultPath } from '../../tables/faults';
import { listKeysOf } from '../../tables/known-keys';
import { toProblems } from '../../tables/parse-ruleset';
import { listSchemaFaults } from '../../tables/schema-faults';
import type { Language } from '../../tables/ruleset';
import { readYamlSource } from '../../tables/yaml-source';
import { floorKinds } from './theme';
import type { FloorKind, FloorLook, Theme, WallLook } from './theme';
import { colourKeys, themeSchema } from './theme-schema';

/** Longest file of a theme, characters; the shipped ones have some 2,000. */
const maxLength = 40_000;

/** A theme, or what is wrong with its file. */
export type ParsedTheme = { readonly theme: Theme; readonly problems: readonly [] } | { readonly theme: null; readonly problems: readonly Problem[] };

/** Reads the text of a theme's file; `file` is its name for messages. */
export function parseTheme(file: string, text: string, language: Language): ParsedTheme {
  const source = readYamlSource(file, text, maxLength);
  const faults: Fault[] = [...source.faults];
  const checked = source.broken ? null : themeSchema.safeParse(source.data);
  if (checked && !checked.success) {
    const [colours, others] = [checked.error.issues.filter(isOfColour), checked.error.issues.filter((issue) => !isOfColour(issue))];
    faults.push(...colours.map((issue) => describeColour(file, source.data, issue)), ...listSchemaFaults(file, source.data, others, (path) => listKeysOf(themeSchema, path)));
  }
  const problems = toProblems(faults, [source], language);
  return problems.length === 0 && checked?.success ? { theme: completeTheme(checked.data), problems: [] } : { theme: null, problems };
}

const colourForm: Message = {
  es: 'un color entre comillas, una almohadilla y seis cifras de 0 a f, como "#8a7350"',
  ca: 'un color entre cometes, un coixinet i sis xifres de 0 a f, com "#8a7350"',
  en: 'a colour in quotes, a hash and six digits from 0 to f, such as "#8a7350"',
};
const nothing: Message = { es: 'nada', ca: 'res', en: 'nothing' };
const somethingElse: Message = { es: 'otra cosa', ca: 'una altra cosa', en: 'something else' };

function isOfColour({ path, code }: z.core.$ZodIssue): boolean {
  return code !== 'unrecognized_keys' && colourKeys.has(String(path.at(-1)));
}

/** YAML takes a colour without quotes for a remark, so that nothing is left of it: the quotes have to be named. */
function describeColour(file: string, data: unknown, { path }: z.core.$ZodIssue): Fault {
  const at: FaultPath = path.map((key) => (typeof key === 'number' ? key : String(key)));
  const value = at.reduce<unknown>((part, key) => (part as Record<string | number, unknown>)[key], data);
  if (value === undefined) return { code: 'FIELD_MISSING', file, path: at, values: { key: String(at.at(-1)), expected: colourForm } };
  if (typeof value === 'string') return { code: 'FIELD_VALUE', file, path: at, values: { value: value.slice(0, 60), hint: '', expected: colourForm } };
  return { code: 'FIELD_TYPE', file, path: at, values: { expected: colourForm, found: value === null ? nothing : somethingElse } };
}

type ThemeFile = z.infer<typeof themeSchema>;

/** What saves ink has white floors and black text. */
function completeTheme({ name, full, save }: ThemeFile): Theme {
  const painted = ({ fill, pattern, lines, second }: ThemeFile['full']['floors']['room']): FloorLook => ({ fill: lower(fill), pattern, lines: lower(lines), second: second === undefined ? null : lower(second) });
  const drawn = ({ pattern, lines }: ThemeFile['save']['floors']['room']): FloorLook => ({ fill: '#ffffff', pattern, lines: lower(lines), second: null });
  return {
    name,
    forms: {
      full: {
        paper: lower(full.paper), text: lower(full.text), accent: lower(full.accent), door: lower(full.door),
        wall: completeWall(full.wall),
        around: { fill: lower(full.around.fill), pattern: full.around.pattern, lines: lower(full.around.lines) },
        floors: eachFloor((kind) => painted(full.floors[kind])),
      },
      save: {
        paper: '#ffffff', text: '#000000', accent: '#000000', door: '#ffffff',
        wall: completeWall(save.wall),
        around: { fill: null, pattern: save.around.pattern, lines: lower(save.around.lines) },
        floors: eachFloor((kind) => drawn(save.floors[kind])),
      },
    },
  };
}

const lower = (colour: string): string => colour.toLowerCase();

function completeWall({ colour, edge, width }: ThemeFile['full']['wall']): WallLook {
  return { colour: lower(colour), widthMm: width, edge };
}

function eachFloor(make: (kind: FloorKind) => FloorLook): Record<FloorKind, FloorLook> {
  return Object.fromEntries(floorKinds.map((kind) => [kind, make(kind)])) as Record<FloorKind, FloorLook>;
}
