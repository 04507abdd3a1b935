/** Loads `yaml`: import it only when a force is read. */
import { fillMessage, UserError } from '../../errors';
import type { Message, Problem } from '../../errors';
import { readTextFile } from '../../io/read-file';
import type { Force, ForceUnit, UnitType } from '../../campaign/check-force';
import { attackerPoints } from '../../missions/score/assassination';
import type { FaultPath } from '../../tables/faults';
import { toProblems } from '../../tables/parse-ruleset';
import { isGroup } from '../../tables/is-group';
import { troopKinds } from '../../tables/ruleset';
import type { Language } from '../../tables/ruleset';
import { readYamlSource } from '../../tables/yaml-source';
import type { MessageValues } from '../context';
import { forceMessages as words } from '../messages/force';

const types: readonly UnitType[] = ['infantry', 'beast', 'monstrous', 'vehicle', 'bike', 'mounted'];

const most = { points: 9999, models: 500, units: 30, rows: 50, name: 80 } as const;

type Group = Readonly<Record<string, unknown>>;
type Tell = (path: FaultPath, text: Message, values?: MessageValues, at?: 'key' | 'value') => void;

/** A force and how to point at a place of its file. */
export interface ReadForce {
  readonly force: Force;
  readonly locate: (path: FaultPath) => Pick<Problem, 'place' | 'excerpt'>;
}

/** Reads a force file; all its faults come in one error, each with line and column. */
export function readForce(file: string, cwd: string, language: Language): ReadForce {
  const source = readYamlSource(file, readTextFile(file, cwd));
  const problems = toProblems(source.faults, [source], language);
  const locate = (path: FaultPath, at: 'key' | 'value' = 'value'): Pick<Problem, 'place' | 'excerpt'> => source.locate({ code: 'FIELD_UNKNOWN', file, path, at });
  const tell: Tell = (path, text, values = {}, at) => problems.push({ code: 'FORCE_FIELD', message: fillMessage(text[language], values), ...locate(path, at) });
  const force = source.broken ? null : parseForce(source.data, tell);
  problems.sort((a, b) => (a.place?.line ?? 0) - (b.place?.line ?? 0) || (a.place?.column ?? 0) - (b.place?.column ?? 0));
  if (problems.length > 0 || !force) throw new UserError('BAD_FORCE', words.bad, { file, count: Math.max(1, problems.length) }, { problems, remedy: words.form });
  return { force, locate };
}

function parseForce(data: unknown, tell: Tell): Force | null {
  if (!isGroup(data)) {
    tell([], words.group);
    return null;
  }
  refuseOthers(data, ['attacker', 'defender'], [], tell);
  const { attacker, defender } = data;
  // Nothing is by no rules.
  if (attacker === undefined && defender === undefined) tell([], words.empty);
  return {
    attacker: attacker === undefined ? null : parseAttacker(attacker, tell),
    rows: defender === undefined ? [] : parseRows(defender, tell),
  };
}

function parseAttacker(data: unknown, tell: Tell): Force['attacker'] {
  if (!isGroup(data)) {
    tell(['attacker'], words.group);
    return null;
  }
  refuseOthers(data, ['limit', 'units'], ['attacker'], tell);
  const limit = data['limit'] === undefined ? attackerPoints : readWhole(data['limit'], 0, most.points, ['attacker', 'limit'], tell);
  const units = data['units'];
  if (Array.isArray(units) && units.length === 0) tell(['attacker', 'units'], words.noUnits);
  return { limit, units: parseUnits(units, ['attacker', 'units'], tell) };
}

/** `defender:` holds a list of units by the points of their row. */
function parseRows(data: unknown, tell: Tell): Force['rows'] {
  if (!isGroup(data) || Object.keys(data).length === 0) {
    tell(['defender'], words.rows);
    return [];
  }
  return Object.entries(data).slice(0, most.rows).map(([key, units]) => {
    if (!/^\d{1,4}$/.test(key)) tell(['defender', key], words.rowKey, { key: key.slice(0, 40) }, 'key');
    return { points: Number(key), units: parseUnits(units, ['defender', key], tell) };
  }).sort((a, b) => a.points - b.points);
}

function parseUnits(data: unknown, path: FaultPath, tell: Tell): ForceUnit[] {
  if (!Array.isArray(data) || data.length > most.units) {
    tell(path, words.list, { most: most.units });
    return [];
  }
  return data.map((unit: unknown, at) => parseUnit(unit, [...path, at], tell));
}

function parseUnit(data: unknown, path: FaultPath, tell: Tell): ForceUnit {
  if (!isGroup(data)) {
    tell(path, words.unitForm);
    return { unit: '', kind: 'troops', models: 1, minimum: 1, points: 0, type: 'infantry' };
  }
  refuseOthers(data, ['unit', 'kind', 'models', 'minimum', 'points', 'type'], path, tell);
  const name = data['unit'];
  if (typeof name !== 'string' || name.trim() === '' || name.length > most.name || /\p{Cc}/u.test(name)) tell([...path, 'unit'], words.name, { most: most.name });
  return {
    unit: String(name),
    kind: readChoice(data['kind'], troopKinds, [...path, 'kind'], tell),
    models: readWhole(data['models'], 1, most.models, [...path, 'models'], tell),
    minimum: readWhole(data['minimum'] ?? 1, 1, most.models, [...path, 'minimum'], tell),
    points: readWhole(data['points'], 0, most.points, [...path, 'points'], tell),
    type: readChoice(data['type'] ?? 'infantry', types, [...path, 'type'], tell),
  };
}

function readWhole(value: unknown, min: number, max: number, path: FaultPath, tell: Tell): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  tell(path, words.whole, { key: String(path.at(-1)), min, max });
  return min;
}

function readChoice<Value extends string>(value: unknown, allowed: readonly Value[], path: FaultPath, tell: Tell): Value {
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) tell(path, words.choice, { key: String(path.at(-1)), list: allowed.join(', ') });
  return found ?? allowed[0]!;
}

function refuseOthers(data: Group, keys: readonly string[], path: FaultPath, tell: Tell): void {
  for (const key of Object.keys(data).slice(0, 50)) if (!keys.includes(key)) tell([...path, key], words.unknownKey, { key: key.slice(0, 40), list: keys.join(', ') }, 'key');
}
