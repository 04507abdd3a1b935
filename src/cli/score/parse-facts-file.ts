/**
 * What happened, from a JSON file: all faults at once, each with line and column. JSON is YAML too, and the reader of
 * that knows where things stand and which are said twice. Loads `yaml`: import it lazily.
 */
import type { Message, Problem } from '../../errors';
import { fillMessage, UserError } from '../../errors';
import type { YamlSource } from '../../tables/yaml-source';
import { readYamlSource } from '../../tables/yaml-source';
import { isGroup } from '../../tables/is-group';
import { byPlace, toProblems } from '../../tables/parse-ruleset';
import type { Language } from '../../tables/ruleset';
import { factMessages as words } from '../messages/facts';
import type { FieldReader } from './read-facts-file';

/** The fields of a file, each by its reader. `path` is for messages. @throws UserError with every fault in it */
export function parseFactsFile(path: string, text: string, readers: Readonly<Record<string, FieldReader>>, language: Language): Record<string, unknown> {
  const options = { remedy: words.factsForm };
  if (text.trim() === '') throw new UserError('FACTS_JSON', words.emptyFile, { path }, options);
  const source = readYamlSource(path, text);
  const problems = toProblems(source.faults, [source], language);
  if (!source.broken && !isGroup(source.data)) throw new UserError('FACTS_JSON', words.notJson, { path }, options);
  const facts = isGroup(source.data) ? readFields(source.data, { path, source, readers, language, problems }) : {};
  if (problems.length > 0) throw new UserError('FACTS_FILE', words.badFile, { path, count: problems.length }, { ...options, problems: problems.sort(byPlace) });
  return facts;
}

interface Reading {
  readonly path: string;
  readonly source: YamlSource;
  readonly readers: Readonly<Record<string, FieldReader>>;
  readonly language: Language;
  readonly problems: Problem[];
}

function readFields(data: Readonly<Record<string, unknown>>, reading: Reading): Record<string, unknown> {
  const { readers, problems } = reading;
  // What `score --json` wrote holds the facts it judged by.
  const isReport = isGroup(data['facts']) && Object.hasOwn(data, 'lines');
  const facts: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(isReport ? (data['facts'] as object) : data)) {
    const reader = Object.hasOwn(readers, key) ? readers[key] : undefined;
    const fact: unknown = reader?.read(value);
    if (fact === undefined) problems.push(tellField(key, reader, isReport ? ['facts', key] : [key], reading));
    else facts[key] = fact;
  }
  return facts;
}

function tellField(key: string, reader: FieldReader | undefined, at: readonly string[], { path, source, readers, language }: Reading): Problem {
  const values = { field: key.slice(0, 60), list: Object.keys(readers).join(', '), ...reader?.values };
  const say = (message: Message): string => fillMessage(message[language], values);
  const message = reader ? `${say(words.badField)} ${say(reader.form)}` : say(words.unknownField);
  return { code: 'FACTS_FIELD', message, ...source.locate({ code: 'FIELD_VALUE', file: path, path: at, at: reader ? 'value' : 'key' }) };
}
