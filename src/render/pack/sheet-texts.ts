/** `texts.yaml`: the words of the sheets in three languages, as `group: { key: { es, ca, en } }`. Loads `yaml`: import it lazily. */
import type { Problem } from '../../errors';
import type { Fault, FaultPath } from '../../tables/faults';
import { toProblems } from '../../tables/parse-ruleset';
import type { Labels, Language, Text } from '../../tables/ruleset';
import { readYamlSource } from '../../tables/yaml-source';

const languages: readonly Language[] = ['es', 'ca', 'en'];

/** Texts by dotted key, and what is wrong with the file. */
export interface ParsedSheetTexts {
  readonly texts: Labels;
  readonly problems: readonly Problem[];
}

/**
 * Reads the words. With a `base` every key must be one of its keys, and those left out keep its words;
 * without, the file decides what there is.
 */
export function parseSheetTexts(file: string, source: string, language: Language, base?: Labels): ParsedSheetTexts {
  const yaml = readYamlSource(file, source);
  const faults: Fault[] = [...yaml.faults];
  const texts: Record<string, Text> = { ...base };
  if (!yaml.broken) {
    for (const [group, entries] of entriesOf(yaml.data, file, [], faults)) {
      for (const [key, text] of entriesOf(entries, file, [group], faults)) {
        const path = [group, key];
        if (base && !Object.hasOwn(base, path.join('.'))) faults.push({ code: 'FIELD_UNKNOWN', file, path, at: 'key', values: { key, hint: '', known: knownKeys(base, group) } });
        else texts[path.join('.')] = readText(text, file, path, faults);
      }
    }
  }
  return { texts, problems: toProblems(faults, [yaml], language) };
}

function entriesOf(value: unknown, file: string, path: FaultPath, faults: Fault[]): [string, unknown][] {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return Object.entries(value);
  faults.push({ code: 'FIELD_TYPE', file, path, values: { expected: map, found: nameOf(value) } });
  return [];
}

function readText(value: unknown, file: string, path: FaultPath, faults: Fault[]): Text {
  const found: Record<string, string> = {};
  for (const [key, text] of entriesOf(value, file, path, faults)) {
    if (!languages.includes(key as Language)) faults.push({ code: 'FIELD_UNKNOWN', file, path: [...path, key], at: 'key', values: { key, hint: '', known: languages.join(', ') } });
    else if (typeof text !== 'string') faults.push({ code: 'FIELD_TYPE', file, path: [...path, key], values: { expected: string, found: nameOf(text) } });
    else found[key] = text;
  }
  for (const key of languages) if (found[key] === undefined) faults.push({ code: 'LABEL_LANGUAGE', file, path, values: { key, language: key } });
  return { es: found['es'] ?? '', ca: found['ca'] ?? '', en: found['en'] ?? '' };
}

function knownKeys(base: Labels, group: string): string {
  const keys = Object.keys(base).filter((key) => key.startsWith(`${group}.`)).map((key) => key.slice(group.length + 1));
  return (keys.length > 0 ? keys : [...new Set(Object.keys(base).map((key) => key.split('.')[0] as string))]).join(', ');
}

const map = { es: 'un grupo de claves', ca: 'un grup de claus', en: 'a group of keys' };
const string = { es: 'un texto', ca: 'un text', en: 'a text' };

function nameOf(value: unknown) {
  if (value === null || value === undefined) return { es: 'nada', ca: 'res', en: 'nothing' };
  if (typeof value === 'string') return string;
  return typeof value === 'object' ? { es: 'otra cosa', ca: 'una altra cosa', en: 'something else' } : { es: 'un número o sí/no', ca: 'un número o sí/no', en: 'a number or yes/no' };
}
