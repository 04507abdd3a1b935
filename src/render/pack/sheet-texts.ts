/** `texts.yaml`: the words of the sheets in three languages, as `group: { key: { es, ca, en } }`. Loads `yaml`: import it lazily. */
import type { Problem } from '../../errors';
import type { Fault, FaultPath } from '../../tables/faults';
import { toProblems } from '../../tables/parse-ruleset';
import type { Language, Text } from '../../tables/ruleset';
import { readYamlSource } from '../../tables/yaml-source';
import type { SheetTexts } from './sheet-templates';

const languages: readonly Language[] = ['es', 'ca', 'en'];

/** The texts, and what is wrong with the file. */
export interface ParsedSheetTexts {
  readonly texts: SheetTexts;
  readonly problems: readonly Problem[];
}

/**
 * Reads the words. With a `base` every key must be one of its keys, and those left out keep its words;
 * without, the file decides what there is.
 */
export function parseSheetTexts(file: string, source: string, language: Language, base?: SheetTexts): ParsedSheetTexts {
  const yaml = readYamlSource(file, source);
  const faults: Fault[] = [...yaml.faults];
  const texts = { es: { ...base?.es }, ca: { ...base?.ca }, en: { ...base?.en } };
  if (!yaml.broken) {
    for (const [group, entries] of entriesOf(yaml.data, file, [], faults)) {
      for (const [key, text] of entriesOf(entries, file, [group], faults)) {
        const path = [group, key];
        if (base && !Object.hasOwn(base.es, path.join('.'))) faults.push({ code: 'FIELD_UNKNOWN', file, path, at: 'key', values: { key, hint: '', known: knownKeys(base.es, group) } });
        else for (const [of, words] of Object.entries(readText(text, file, path, faults))) texts[of as Language][path.join('.')] = words;
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

function knownKeys(base: SheetTexts[Language], group: string): string {
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
