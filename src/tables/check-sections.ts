/** The parts a ruleset is made of: each there, each once, and a label for everything a player reads. */
import { asGroup, asList, asText, type DraftTable, type FileData } from './draft-tables';
import type { Fault } from './faults';
import { requiredLabels } from './required-labels';

const single = ['ruleset', 'catalogue', 'contributions', 'rows', 'evenings'];
const joined = ['tables', 'houseRules', 'missions', 'labels'];

/** Sections without which nothing can be played, and sections that may stand in one file only. */
export function checkSections(files: readonly FileData[], whole: boolean, anyFile: string): Fault[] {
  const missing = [...single, ...joined].filter((section) => whole && !files.some(({ data }) => asGroup(data)[section] !== undefined));
  const twice = single.flatMap((section) => {
    const owners = files.filter(({ data }) => asGroup(data)[section] !== undefined);
    return owners.slice(1).map(({ file }): Fault => ({ code: 'ID_DUPLICATE', file, path: [section], at: 'key', values: { id: `${section}:`, where: owners[0]?.file ?? '' } }));
  });
  return [...missing.map((section): Fault => ({ code: 'SECTION_MISSING', file: anyFile, path: [], values: { section } })), ...twice, ...checkNamedTwice(files, 'labels'), ...checkNamedTwice(files, 'paragraphs')];
}

/** Tables whose id another one already has. */
export function checkTableIds(tables: readonly DraftTable[]): Fault[] {
  return tables.flatMap((table, at): Fault[] => {
    const before = tables.slice(0, at).find((other) => other.id === table.id);
    return before ? [{ code: 'ID_DUPLICATE', file: table.spot.file, path: [...table.spot.path, 'id'], values: { id: table.id, where: before.spot.file } }] : [];
  });
}

function checkNamedTwice(files: readonly FileData[], section: string): Fault[] {
  const owners = new Map<string, string>();
  return files.flatMap(({ file, data }) => Object.keys(asGroup(asGroup(data)[section])).flatMap((key): Fault[] => {
    const before = owners.get(key);
    owners.set(key, before ?? file);
    return before === undefined ? [] : [{ code: 'ID_DUPLICATE', file, path: [section, key], at: 'key', values: { id: key, where: before } }];
  }));
}

/** Labels of code ids, of every result of every table and of every evening. */
export function checkLabels(files: readonly FileData[], tables: readonly DraftTable[], whole: boolean): Fault[] {
  const home = files.find(({ data }) => asGroup(data)['labels'] !== undefined);
  if (!whole || !home) return [];
  const present = new Set(files.flatMap(({ data }) => Object.keys(asGroup(asGroup(data)['labels']))));
  const ofCode = requiredLabels.map((key) => ({ key, file: home.file, path: ['labels'] as (string | number)[], at: 'key' as const }));
  const ofResults = tables.flatMap((table) => table.rows).flatMap((row) => (row.result === null ? [] : [{ key: `result.${row.result}`, file: row.spot.file, path: [...row.spot.path, 'result'], at: 'value' as const }]));
  const ofEvenings = files.flatMap(({ file, data }) => asList(asGroup(data)['evenings']).map((evening, at) => ({ key: `evening.${asText(asGroup(evening)['id']) ?? 'normal'}`, file, path: ['evenings', at, 'id'], at: 'value' as const })));
  const told = new Set<string>();
  return [...ofCode, ...ofResults, ...ofEvenings].flatMap(({ key, file, path, at }): Fault[] => {
    if (present.has(key) || told.has(key)) return [];
    told.add(key);
    return [{ code: 'LABEL_MISSING', file, path, at, values: { key } }];
  });
}
