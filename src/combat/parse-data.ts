/** YAML files of combat rules to checked data, or every fault found in one pass. Loads `yaml` and zod: import it lazily. */
import type { z } from 'zod';
import type { Problem } from '../errors';
import type { Fault } from '../tables/faults';
import { listKeysOf } from '../tables/known-keys';
import { toProblems } from '../tables/parse-ruleset';
import type { Language } from '../tables/ruleset';
import { listSchemaFaults } from '../tables/schema-faults';
import { readYamlSource } from '../tables/yaml-source';

/** Data, or what is wrong with its files. */
export type Parsed<Data> = { readonly data: Data; readonly problems: readonly [] } | { readonly data: null; readonly problems: readonly Problem[] };

/** Longest file, characters. */
const maxLength = 200_000;

/** Reads one file against a schema; `file` is its name for messages. `check` finds what a schema cannot. */
export function parseData<Schema extends z.ZodType>(schema: Schema, file: string, text: string, language: Language, check: (data: z.output<Schema>) => readonly Fault[] = () => []): Parsed<z.output<Schema>> {
  const source = readYamlSource(file, text, maxLength);
  const faults: Fault[] = [...source.faults];
  const checked = source.broken ? null : schema.safeParse(source.data ?? {});
  if (checked && !checked.success) faults.push(...listSchemaFaults(file, source.data ?? {}, checked.error.issues, (path) => listKeysOf(schema, path)));
  if (checked?.success) faults.push(...check(checked.data));
  const problems = toProblems(faults, [source], language);
  return problems.length === 0 && checked?.success ? { data: checked.data, problems: [] } : { data: null, problems };
}
