/** Files of profiles: ours in `tables/profiles/`, or a player's own. Loads `yaml` and zod: import it lazily. */
import { z } from 'zod';
import type { Language } from '../tables/ruleset';
import { ruleId } from './charts-schema';
import { families } from './contract';
import type { Family, Field } from './contract';
import { describeAllowed, readFact, writeProfileFact } from './read-fact';
import type { Fault } from '../tables/faults';
import { suggestWord } from '../tables/suggest';
import type { Message } from '../errors';
import type { Parsed } from './parse-data';
import { parseData } from './parse-data';
import type { Profile } from './profile';

const id = z.string().regex(/^[a-z][a-z0-9-]{0,59}$/);
/** One name for all languages, or one for some of them. */
/** Without marks that would steer a terminal, break a picture or turn text around. */
const word = z.string().regex(/^[^\p{C}\p{Zl}\p{Zp}]{1,60}$/u);
const name = z.union([word, z.strictObject({ es: word.optional(), ca: word.optional(), en: word.optional() })]);
const facts = z.record(z.string().regex(/^[a-z][a-zA-Z0-9]{0,39}$/), z.union([z.number(), z.boolean(), z.string().max(40)]));
const weapon = z.strictObject({ id, name, use: z.enum(['ranged', 'close']), facts });
const profile = z.strictObject({ id, name, rule: ruleId.optional(), facts, weapons: z.array(weapon).max(40).default([]) });
const fileSchema = z.strictObject({ family: z.enum(families), profiles: z.array(profile).min(1).max(300) });

/** What profiles of a family may tell: the facts of its questions, and others by name. */
export interface KnownFacts {
  readonly family: Family;
  readonly fields: readonly Field[];
  readonly others: readonly string[];
}

/** Reads the profiles of one file; `file` is its name for messages. Facts of a family that is known are checked, too. */
export function parseProfiles(file: string, text: string, language: Language, known?: KnownFacts): Parsed<readonly Profile[]> {
  const { data, problems } = parseData(fileSchema, file, text, language, (read) => (known?.family === read.family ? checkFacts(file, read.profiles, known) : []));
  if (data === null) return { data, problems };
  const named = <Item extends { readonly name: z.infer<typeof name> }>(item: Item) => ({ ...item, name: tellAll(item.name) });
  return { data: data.profiles.map(({ rule, ...one }) => ({ ...named(one), ...(rule ? { rule } : {}), family: data.family, weapons: one.weapons.map(named) })), problems: [] };
}

/** A name in all languages: where one is missing, another stands in. */
function tellAll(given: z.infer<typeof name>): Message {
  const { es, ca, en } = typeof given === 'string' ? { es: given, ca: given, en: given } : given;
  const any = en ?? es ?? ca ?? '–';
  return { es: es ?? ca ?? any, ca: ca ?? es ?? any, en: en ?? any };
}

/** Facts that nothing asks for, and values that no question takes. */
function checkFacts(file: string, profiles: z.infer<typeof fileSchema>['profiles'], { fields, others }: KnownFacts): Fault[] {
  const known = [...new Set([...fields.flatMap(({ from }) => (from ? [from[1]] : [])), ...others])].sort();
  const twice = (all: readonly { readonly id: string }[], at: number, path: readonly (string | number)[]): Fault[] => (all.findIndex(({ id }) => id === all[at]!.id) === at ? [] : [{ code: 'ID_DUPLICATE', file, path: [...path, at, 'id'], values: { id: all[at]!.id, where: file } }]);
  const check = (told: z.infer<typeof facts>, path: readonly (string | number)[]): Fault[] => Object.entries(told).flatMap(([key, value]): Fault[] => {
    if (!known.includes(key)) return [{ code: 'FIELD_UNKNOWN', file, path: [...path, key], at: 'key', values: { key, hint: suggestWord(key, known), known: known.join(', ') } }];
    const asking = fields.filter(({ from }) => from?.[1] === key);
    if (asking.length === 0 || asking.some((field) => readFact(field, writeProfileFact(value)) !== undefined)) return [];
    return [{ code: 'FIELD_VALUE', file, path: [...path, key], values: { value: String(value).slice(0, 60), hint: '', expected: describeAllowed(asking[0]!) } }];
  });
  return profiles.flatMap((one, at) => [...twice(profiles, at, ['profiles']), ...one.weapons.flatMap((_, place) => twice(one.weapons, place, ['profiles', at, 'weapons'])), ...check(one.facts, ['profiles', at, 'facts']), ...one.weapons.flatMap((weapon, place) => check(weapon.facts, ['profiles', at, 'weapons', place, 'facts']))]);
}
