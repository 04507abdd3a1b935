/** The JSON Schema (draft 7) that YAML editors read. Loads zod: import it lazily. */
import { z } from 'zod';
import type { Language } from './ruleset';
import { fileSchema } from './schema';
import { schemaHelp, schemaPatterns } from './schema-help';

/** Name of the schema file beside the tables. */
export const schemaFileName = 'tables.schema.json';

/** The schema of every tables file, with its explanations in a language; text of the file, ending in a line end. */
export function renderTablesSchema(language: Language): string {
  const schema = z.toJSONSchema(fileSchema, { target: 'draft-7', io: 'input' });
  return `${JSON.stringify(explain(schema, language), null, 2)}\n`;
}

/** The comment that ties a YAML file to the schema; `depth` is how many folders down the file lies. */
export function renderSchemaLine(depth: number): string {
  return `# yaml-language-server: $schema=${'../'.repeat(depth)}${schemaFileName}\n`;
}

/** Turns `help` names into descriptions, and drops the bounds that only say "a safe whole number". */
function explain(part: unknown, language: Language): unknown {
  if (Array.isArray(part)) return part.map((item) => explain(item, language));
  if (typeof part !== 'object' || part === null) return part;
  const { help, ...rest } = part as { help?: unknown };
  const entries = Object.entries(rest).filter(([, value]) => Math.abs(Number(value)) !== Number.MAX_SAFE_INTEGER);
  const explained = Object.fromEntries(entries.map(([key, value]) => [key, explain(value, language)]));
  if (typeof help !== 'string') return explained;
  const description = schemaHelp[help]?.[language];
  const pattern = schemaPatterns[help];
  return { ...explained, ...(description ? { description } : {}), ...(pattern ? { pattern } : {}) };
}
