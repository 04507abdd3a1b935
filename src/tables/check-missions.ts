/** Missions: names that mean one mission only, paragraphs that exist, re-rolls that can end (MIS-11). */
import { listLeafRows } from './check-links';
import { asGroup, asList, asText, type DraftTable, type FileData } from './draft-tables';
import type { Fault, Spot } from './faults';
import { foldText } from './fold-text';
import { knownHouseRules } from './known-codes';
import { requiredTables } from './ruleset';
import { suggestWord } from './suggest';

/** A mission or a scenario as written, and where. */
export interface WrittenPart {
  readonly spot: Spot;
  readonly group: Readonly<Record<string, unknown>>;
}

const houseKeys = Object.keys(knownHouseRules);

/** Faults of `missions:` and of the shared `paragraphs:` they use. */
export function checkMissions(files: readonly FileData[], tables: ReadonlyMap<string, DraftTable>, whole: boolean): Fault[] {
  const missions = listWritten(files, 'missions');
  const paragraphs = listSharedParagraphs(files);
  const objectives = [...new Set(listLeafRows(tables, requiredTables.objectives).map((row) => row.result ?? ''))];
  return [
    ...checkNames(missions, 'MISSION_NAME'),
    ...missions.flatMap((mission) => [
      ...checkFamily(mission),
      ...checkHouseKeys(mission),
      ...['setup', 'procedure', 'special', 'defender'].flatMap((key) => checkParagraphs(mission, key, paragraphs, whole)),
      ...(objectives.length === 0 || !whole ? [] : checkRerolls(mission, objectives)),
    ]),
  ];
}

/** The parts of one section, of all files. */
export function listWritten(files: readonly FileData[], section: 'missions' | 'scenarios'): WrittenPart[] {
  return files.flatMap(({ file, data }) => asList(asGroup(data)[section]).map((part, at): WrittenPart => ({ spot: { file, path: [section, at] }, group: asGroup(part) })));
}

/** Names of the paragraphs that others may use. */
export function listSharedParagraphs(files: readonly FileData[]): string[] {
  return files.flatMap(({ data }) => Object.keys(asGroup(asGroup(data)['paragraphs'])));
}

/** Every id, name and alias means one part only. */
export function checkNames(parts: readonly WrittenPart[], code: 'MISSION_NAME' | 'SCENARIO_NAME'): Fault[] {
  const owners = new Map<string, string>();
  return parts.flatMap(({ spot, group }) => {
    const id = asText(group['id']);
    if (id === null) return [];
    const name = asGroup(group['name']);
    const named: [string, Spot['path']][] = [
      [id, ['id']],
      ...Object.keys(name).map((language): [string, Spot['path']] => [asText(name[language]) ?? '', ['name', language]]),
      ...asList(group['aliases']).map((alias, at): [string, Spot['path']] => [asText(alias) ?? '', ['aliases', at]]),
    ];
    return named.flatMap(([text, path]): Fault[] => {
      const folded = foldText(text).replace(/[\s_-]+/g, '-');
      const owner = owners.get(folded);
      if (folded === '' || (owner === id && path[0] !== 'id')) return [];
      if (owner !== undefined) return [{ code, file: spot.file, path: [...spot.path, ...path], values: { name: text, other: owner } }];
      owners.set(folded, id);
      return [];
    });
  });
}

function checkFamily({ spot, group }: WrittenPart): Fault[] {
  const [family, primary] = [asText(group['family']), asText(group['primary'])];
  if (family === null || primary === null || (family === 'search') === (primary === 'none')) return [];
  return [{ code: 'MISSION_PRIMARY', file: spot.file, path: [...spot.path, 'primary'], values: { family, primary } }];
}

function checkHouseKeys({ spot, group }: WrittenPart): Fault[] {
  return asList(group['houseRules']).flatMap((written, at): Fault[] => {
    const key = asText(written);
    if (key === null || houseKeys.includes(key)) return [];
    return [{ code: 'HOUSE_UNKNOWN', file: spot.file, path: [...spot.path, 'houseRules', at], values: { key, hint: suggestWord(key, houseKeys), known: houseKeys.join(', ') } }];
  });
}

/** Paragraphs written out or taken by a name that exists. */
export function checkParagraphs({ spot, group }: WrittenPart, key: string, known: readonly string[], whole: boolean): Fault[] {
  return asList(group[key]).flatMap((written, at): Fault[] => {
    const paragraph = asGroup(written);
    const path = [...spot.path, key, at];
    const [use, hasText, hasRules] = [paragraph['use'], paragraph['text'] !== undefined, paragraph['rules'] !== undefined];
    if (use === undefined ? !hasText || !hasRules : hasText || hasRules) return [{ code: 'PARAGRAPH_FORM', file: spot.file, path }];
    const name = asText(use);
    if (name === null || known.includes(name) || !whole) return [];
    return [{ code: 'PARAGRAPH_UNKNOWN', file: spot.file, path: [...path, 'use'], values: { name, hint: suggestWord(name, known), known: known.join(', ') } }];
  });
}

/** At least one result has to be left for a secondary, or the roll would be repeated for ever. */
function checkRerolls({ spot, group }: WrittenPart, objectives: readonly string[]): Fault[] {
  if (group['secondary'] !== 'table') return [];
  const rerolls = asList(group['rerolls']);
  const left = objectives.filter((result) => !rerolls.includes(result)).length;
  // A rolled or agreed primary takes one more result away (MIS-11).
  const needed = group['primary'] === 'rolled' ? 2 : 1;
  if (left >= needed) return [];
  return [{ code: 'MISSION_REROLLS', file: spot.file, path: [...spot.path, 'rerolls'], values: { mission: asText(group['id']) ?? '', table: requiredTables.objectives } }];
}
