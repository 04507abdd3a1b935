/** The combat rules of a family from its YAML. Loads `yaml` and zod: import it lazily. */
import type { z } from 'zod';
import type { Language } from '../tables/ruleset';
import { chartsSchema } from './charts-schema';
import { classicSchema } from './classic/schema';
import type { Family } from './contract';
import { fantasySchema } from './fantasy/schema';
import { hulkSchema } from './hulk/schema';
import type { Parsed } from './parse-data';
import { parseData } from './parse-data';
import { w40kSchema } from './w40k/schema';

/** What each family's file holds, and whether it reckons with the charts, too. */
const files: Readonly<Record<Family, { readonly schema: z.ZodType; readonly charts: boolean }>> = {
  classic: { schema: classicSchema.omit({ charts: true }), charts: true },
  fantasy: { schema: fantasySchema.omit({ charts: true }), charts: true },
  hulk: { schema: hulkSchema, charts: false },
  w40k: { schema: w40kSchema, charts: false },
};

/** Reads the rules of a family: text by name in `tables/combat/` (`classic.yaml`). */
export function parseCombatRules(family: Family, texts: Readonly<Record<string, string>>, language: Language): Parsed<object> {
  const { schema, charts } = files[family];
  const read = (wanted: z.ZodType, name: string): Parsed<unknown> => parseData(wanted, `tables/combat/${name}`, texts[name] ?? '', language);
  const parts = [read(schema, `${family}.yaml`), ...(charts ? [read(chartsSchema, 'charts.yaml')] : [])];
  const problems = parts.flatMap((part) => part.problems);
  return problems.length > 0 ? { data: null, problems } : { data: Object.assign({}, ...parts.map(({ data }) => data)) as object, problems: [] };
}
