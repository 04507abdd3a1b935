/** Files of profiles: ours in `tables/profiles/`, or a player's own. Loads `yaml` and zod: import it lazily. */
import { z } from 'zod';
import type { Language } from '../tables/ruleset';
import { ruleId } from './charts-schema';
import { families } from './contract';
import type { Parsed } from './parse-data';
import { parseData } from './parse-data';
import type { Profile } from './profile';

const id = z.string().regex(/^[a-z][a-z0-9-]{0,59}$/);
/** One name for all languages, or one for each. */
const name = z.union([z.string().min(1).max(60), z.strictObject({ es: z.string().min(1).max(60), ca: z.string().min(1).max(60), en: z.string().min(1).max(60) })]);
const facts = z.record(z.string().regex(/^[a-z][a-zA-Z0-9]{0,39}$/), z.union([z.number(), z.boolean(), z.string().max(40)]));
const weapon = z.strictObject({ id, name, use: z.enum(['ranged', 'close']), facts });
const profile = z.strictObject({ id, name, rule: ruleId.optional(), facts, weapons: z.array(weapon).max(40).default([]) });
const fileSchema = z.strictObject({ family: z.enum(families), profiles: z.array(profile).min(1).max(300) });

/** Reads the profiles of one file; `file` is its name for messages. */
export function parseProfiles(file: string, text: string, language: Language): Parsed<readonly Profile[]> {
  const { data, problems } = parseData(fileSchema, file, text, language);
  if (data === null) return { data, problems };
  const named = <Item extends { readonly name: z.infer<typeof name> }>(item: Item) => ({ ...item, name: typeof item.name === 'string' ? { es: item.name, ca: item.name, en: item.name } : item.name });
  return { data: data.profiles.map(({ rule, ...one }) => ({ ...named(one), ...(rule ? { rule } : {}), family: data.family, weapons: one.weapons.map(named) })), problems: [] };
}
