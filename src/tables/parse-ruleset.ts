/**
 * YAML texts to a ruleset, or to every fault found in one pass. Loads `yaml` and `zod`: import it
 * lazily. Pure: the caller reads the files (io/read-tables.ts).
 */
import type { Message, Problem } from '../errors';
import { fillMessage } from '../errors';
import { liesApart } from './apart-folders';
import { checkRuleset } from './check-ruleset';
import { compileRuleset } from './compile-ruleset';
import { faultMessages } from './fault-messages';
import type { Fault, FaultValues } from './faults';
import { listKnownKeys } from './known-keys';
import type { Language, Ruleset } from './ruleset';
import { fileSchema, type TablesFile } from './schema';
import { listSchemaFaults } from './schema-faults';
import { readYamlSource, type YamlSource } from './yaml-source';

/** A ruleset, or the problems that stand in its way. */
export interface ParsedRuleset {
  readonly ruleset?: Ruleset;
  readonly problems: readonly Problem[];
}

/**
 * Reads the YAML files of a tables folder. `files` is text by name relative to the folder
 * (`rooms.yaml`, `missions/rescate.yaml`); names that are not tables (`rules/…`, `README.md`) are left
 * alone. `showName` turns a name into what the problems show, such as `tables/rooms.yaml`; `isOwn` tells
 * the files of a player from those of the program that they lie over.
 */
export function parseRuleset(files: Readonly<Record<string, string>>, language: Language, showName = showShippedName, isOwn: (name: string) => boolean = () => false): ParsedRuleset {
  const names = Object.keys(files).filter(isTablesFile).sort();
  const sources = names.map((name) => readYamlSource(showName(name), files[name] ?? ''));
  return judgeSources(sources, language, sources.filter((_, at) => isOwn(names[at]!)));
}

/**
 * Checks files already read and compiles them; the second half of {@link parseRuleset}. What `own` files say twice
 * with the others is their fault, wherever their names stand.
 */
export function judgeSources(sources: readonly YamlSource[], language: Language, own: readonly YamlSource[] = []): ParsedRuleset {
  const faults: Fault[] = [];
  const good: TablesFile[] = [];
  for (const source of sources) {
    faults.push(...source.faults);
    if (source.broken) continue;
    const checked = fileSchema.safeParse(source.data ?? {});
    if (checked.success) good.push(checked.data);
    else faults.push(...listSchemaFaults(source.file, source.data, checked.error.issues, listKnownKeys));
  }
  const readable = [...sources.filter((source) => !own.includes(source)), ...own].filter((source) => !source.broken);
  faults.push(...checkRuleset(readable, readable.length === sources.length, sources[0]?.file ?? showShippedName('')));
  const problems = toProblems(faults, sources, language);
  return problems.length > 0 ? { problems } : { problems, ruleset: compileRuleset(good) };
}

/** How the program's own tables are called in problems. */
export function showShippedName(name: string): string {
  return `tables/${name}`;
}

/** True for the names of a tables folder that hold tables: YAML, but not what decides no session. */
export function isTablesFile(name: string): boolean {
  return /\.ya?ml$/i.test(name) && !liesApart(name);
}

/** Most faults put in words; the rest would only bury the first. */
const mostProblems = 1000;

/** Puts faults in words with their line, sorted by place. Where a value is unreadable its consequences are left out. */
export function toProblems(faults: readonly Fault[], sources: readonly YamlSource[], language: Language): Problem[] {
  const byFile = new Map(sources.map((source) => [source.file, source]));
  const silenced = new Set<string>();
  const seen = new Set<string>();
  const problems: Problem[] = [];
  for (const fault of faults.slice(0, mostProblems)) {
    const { place, excerpt } = byFile.get(fault.file)?.locate(fault) ?? { place: { file: fault.file, line: 1, column: 1 }, excerpt: '' };
    const words = faultMessages[fault.code];
    const message = fill(words.message, fault.values ?? {}, language);
    const spot = `${place.file}:${place.line}:${place.column}`;
    const said = `${spot} ${fault.code} ${message}`;
    if (silenced.has(spot) || seen.has(said)) continue;
    seen.add(said);
    if (makesUnreadable(fault)) silenced.add(spot);
    problems.push({ code: fault.code, message, remedy: fill(words.remedy, fault.values ?? {}, language), place, excerpt, ...(fault.rule ? { rule: fault.rule } : {}) });
  }
  return problems.sort(byPlace);
}

function makesUnreadable({ code }: Fault): boolean {
  return code === 'YAML_KEY_EMPTY' || code === 'YAML_KEY_NULL' || code === 'YAML_WORD' || code === 'YAML_NUMBER' || code === 'YAML_DUPLICATE_KEY' || code === 'FIELD_TYPE' || code === 'FIELD_VALUE' || code === 'TABLE_RESULT';
}

/** Order of problems by file, line and column. */
export function byPlace(a: Problem, b: Problem): number {
  const fileA = a.place?.file ?? '';
  const fileB = b.place?.file ?? '';
  if (fileA !== fileB) return fileA < fileB ? -1 : 1;
  return (a.place?.line ?? 0) - (b.place?.line ?? 0) || (a.place?.column ?? 0) - (b.place?.column ?? 0);
}

function fill(text: Message, values: FaultValues, language: Language): string {
  // A line end in what was written would begin a line that looks like the program's own.
  const onOneLine = (value: string): string => value.replace(/\r\n|[\r\n]/g, '⏎');
  const flat = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, typeof value === 'number' ? value : onOneLine(typeof value === 'string' ? value : value[language])]));
  return fillMessage(text[language], flat);
}
