/** The definitions of the house rules against what the engine can do (rules.md section 16). */
import { asGroup, asList, asText, type FileData } from './draft-tables';
import type { Fault, FaultPath } from './faults';
import { isKnownHouseValue, knownHouseRules, listHouseValues, type KnownHouseRule } from './known-codes';
import { suggestWord } from './suggest';

const known: Readonly<Record<string, KnownHouseRule>> = knownHouseRules;
const keys = Object.keys(known);

/** Faults of `houseRules:` in every file. */
export function checkHouseRules(files: readonly FileData[], whole: boolean): Fault[] {
  const seen = new Map<string, string>();
  const faults = files.flatMap(({ file, data }) => asList(asGroup(data)['houseRules']).flatMap((rule, at): Fault[] => {
    const group = asGroup(rule);
    const key = asText(group['key']);
    const path = ['houseRules', at];
    if (key === null) return [];
    const before = seen.get(key);
    if (before !== undefined) return [{ code: 'ID_DUPLICATE', file, path: [...path, 'key'], values: { id: key, where: before } }];
    seen.set(key, file);
    const definition = Object.hasOwn(known, key) ? known[key] : undefined;
    if (!definition) return [{ code: 'HOUSE_UNKNOWN', file, path: [...path, 'key'], values: { key, hint: suggestWord(key, keys), known: keys.join(', ') } }];
    return checkDefinition(file, path, key, group, definition);
  }));
  const home = files.find(({ data }) => asGroup(data)['houseRules'] !== undefined);
  if (!whole || !home) return faults;
  const missing = keys.filter((key) => !seen.has(key)).map((key): Fault => ({ code: 'HOUSE_MISSING', file: home.file, path: ['houseRules'], at: 'key', values: { key } }));
  return [...faults, ...missing];
}

function checkDefinition(file: string, path: FaultPath, key: string, group: Readonly<Record<string, unknown>>, definition: KnownHouseRule): Fault[] {
  const values = asList(group['values']);
  const meanings = asGroup(group['meanings']);
  const integer = asList(group['integer']);
  const wanted = [...values.map(String), ...(integer.length === 0 ? [] : ['integer'])];
  return [
    ...values.flatMap((value, at): Fault[] => (isKnownHouseValue(definition, value) ? [] : [describeBadValue(file, [...path, 'values', at], key, value, definition)])),
    ...(integer.length === 0 || isKnownInteger(integer, definition) ? [] : [describeBadValue(file, [...path, 'integer'], key, integer.join('-'), definition)]),
    ...wanted.filter((value) => group['meanings'] !== undefined && !Object.hasOwn(meanings, value)).map((value): Fault => ({ code: 'HOUSE_MEANING', file, path: [...path, 'meanings'], at: 'key', values: { value } })),
    ...Object.keys(meanings).filter((value) => !wanted.includes(value)).map((value): Fault => ({
      code: 'FIELD_UNKNOWN', file, path: [...path, 'meanings', value], at: 'key', values: { key: value, hint: suggestWord(value, wanted), known: wanted.join(', ') },
    })),
  ];
}

function isKnownInteger(integer: readonly unknown[], definition: KnownHouseRule): boolean {
  const [min, max] = integer;
  return typeof min === 'number' && typeof max === 'number' && min <= max && isKnownHouseValue(definition, min) && isKnownHouseValue(definition, max);
}

function describeBadValue(file: string, path: FaultPath, key: string, value: unknown, definition: KnownHouseRule): Fault {
  const shown = String(value).slice(0, 40);
  return { code: 'HOUSE_VALUE', file, path, values: { key, value: shown, hint: suggestWord(shown, definition.values.map(String)), known: listHouseValues(definition) } };
}
