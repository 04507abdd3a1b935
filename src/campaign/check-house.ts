/** House rules that a log holds, of the group or of a game: every key and value that the program does not know, each by itself. */
import type { Fault, FaultPath } from '../tables/faults';
import { isKnownHouseValue, knownHouseRules, listHouseValues } from '../tables/known-codes';
import type { KnownHouseRule } from '../tables/known-codes';
import { suggestWord } from '../tables/suggest';

const known: Readonly<Record<string, KnownHouseRule>> = knownHouseRules;
const keys = Object.keys(known);

/** Whether a rule takes a value; numbers, true and false count as texts too, as options have them. */
function takes(rule: KnownHouseRule, value: unknown): boolean {
  if (typeof value !== 'string') return isKnownHouseValue(rule, value);
  return rule.values.some((each) => String(each) === value) || (/^\d{1,9}$/.test(value) && isKnownHouseValue(rule, Number(value)));
}

/** What is wrong with some house rules. */
export function checkHouse(house: Readonly<Record<string, unknown>>, file: string, path: FaultPath): Fault[] {
  return Object.entries(house).flatMap(([key, value]): Fault[] => {
    const rule = Object.hasOwn(known, key) ? known[key] : undefined;
    if (rule === undefined) return [{ code: 'HOUSE_UNKNOWN', file, path: [...path, key], at: 'key', values: { key: key.slice(0, 60), hint: suggestWord(key, keys), known: keys.join(', ') } }];
    if (takes(rule, value)) return [];
    const shown = String(value).slice(0, 60);
    return [{ code: 'HOUSE_VALUE', file, path: [...path, key], values: { key, value: shown, hint: suggestWord(shown, rule.values.map(String)), known: listHouseValues(rule) } }];
  });
}

/** Whether all of them are known. */
export function isKnownHouse(house: Readonly<Record<string, unknown>>): boolean {
  return checkHouse(house, '', []).length === 0;
}
