/** Loads `yaml`: import it only when a force is read. */
import { fillMessage, UserError } from '../../errors';
import type { Message, Problem } from '../../errors';
import { readTextFile } from '../../io/read-file';
import type { AttackerForce, Force, ForceUnit } from '../../campaign/check-force';
import { unitTypes } from '../../campaign/check-force';
import type { FaultPath } from '../../tables/faults';
import { toProblems } from '../../tables/parse-ruleset';
import { isGroup } from '../../tables/is-group';
import { troopKinds } from '../../tables/ruleset';
import type { Language, Ruleset } from '../../tables/ruleset';
import { readYamlSource } from '../../tables/yaml-source';
import type { MessageValues } from '../context';
import { foldName } from '../fold-name';
import { isCalled } from '../is-called';
import { forceMessages as words } from '../messages/force';

/** Keys of the attacker's part. */
const attackerKeys = ['character', 'escort', 'codex', 'units'] as const;

/** Keys of a unit. */
const unitKeys = ['unit', 'kind', 'models', 'minimum', 'points', 'type', 'codex'] as const;

/** A key that there is, in English. */
type Key = keyof typeof words.keys;

const most = { points: 9999, models: 500, units: 30, rows: 50, name: 80 } as const;

type Group = Readonly<Record<string, unknown>>;
type Tell = (path: FaultPath, text: Message, values?: MessageValues, at?: 'key' | 'value') => void;

/** Keys as the file spells them, by their places; places that are not here are spelled as in English. */
type Spelling = Map<string, string>;

/** What a force is read with: faults are told by the place they stand in; `labels`: what the kinds of troops are called. */
interface Kit {
  readonly tell: Tell;
  readonly spelling: Spelling;
  readonly labels: Ruleset['labels'];
  readonly language: Language;
}

/** A force and how to point at a place of its file. */
export interface ReadForce {
  readonly force: Force;
  readonly locate: (path: FaultPath) => Pick<Problem, 'place' | 'excerpt'>;
}

/** Reads a force file; all its faults come in one error, each with line and column. `labels`: what the kinds of troops are called. */
export function readForce(file: string, cwd: string, language: Language, labels: Ruleset['labels']): ReadForce {
  const source = readYamlSource(file, readTextFile(file, cwd));
  const problems = toProblems(source.faults, [source], language);
  const spelling: Spelling = new Map();
  const locate = (path: FaultPath, at: 'key' | 'value' = 'value'): Pick<Problem, 'place' | 'excerpt'> => source.locate({ code: 'FIELD_UNKNOWN', file, path: spell(path, spelling), at });
  // A key that is no key for YAML is told as that.
  const isTold = (place: Problem['place']): boolean => problems.some((problem) => problem.code !== 'FORCE_FIELD' && problem.place?.line === place?.line && problem.place?.column === place?.column);
  const tell: Tell = (path, text, values = {}, at) => {
    const where = locate(path, at);
    if (!isTold(where.place)) problems.push({ code: 'FORCE_FIELD', message: fillMessage(text[language], values), ...where });
  };
  const force = source.broken ? null : parseForce(source.data, { tell, spelling, labels, language });
  problems.sort((a, b) => (a.place?.line ?? 0) - (b.place?.line ?? 0) || (a.place?.column ?? 0) - (b.place?.column ?? 0));
  if (problems.length > 0 || !force) throw new UserError('BAD_FORCE', words.bad, { file, count: Math.max(1, problems.length) }, { problems, remedy: words.form });
  return { force, locate };
}

/** A place as the file spells it. */
function spell(path: FaultPath, spelling: Spelling): FaultPath {
  return path.map((step, at) => spelling.get(placeOf(path.slice(0, at + 1))) ?? step);
}

/** The key at a place, as the file spells it. */
function keyAt(path: FaultPath, { spelling }: Kit): string {
  return String(spell(path, spelling).at(-1));
}

const placeOf = (path: FaultPath): string => JSON.stringify(path);

function parseForce(data: unknown, kit: Kit): Force | null {
  if (!isGroup(data)) {
    kit.tell([], data === undefined || data === null ? words.nothing : words.group);
    return null;
  }
  const { attacker, defender } = readKeys(data, ['attacker', 'defender'], [], kit);
  // Nothing is by no rules.
  if (attacker === undefined && defender === undefined) kit.tell([], words.empty);
  return {
    attacker: attacker === undefined ? null : parseAttacker(attacker, kit),
    rows: defender === undefined ? [] : parseRows(defender, kit),
  };
}

function parseAttacker(written: unknown, kit: Kit): Force['attacker'] {
  if (!isGroup(written)) {
    kit.tell(['attacker'], words.group);
    return null;
  }
  const data = readKeys(written, [...attackerKeys, 'limit'], ['attacker'], kit, attackerKeys);
  // A limit of one's own would be by no rule: in Assassination it follows from two numbers (MIS-20).
  if (data['limit'] !== undefined) kit.tell(['attacker', 'limit'], words.limit, { key: keyAt(['attacker', 'limit'], kit) }, 'key');
  const units = data['units'];
  const codex = readCodex(data['codex'], ['attacker', 'codex'], kit);
  if (Array.isArray(units) && units.length === 0) kit.tell(['attacker', 'units'], words.noUnits);
  const target = readTarget(data, kit);
  const own = parseUnits(units, ['attacker', 'units'], kit).map((unit) => (codex === undefined ? unit : { codex, ...unit }));
  return { units: own, ...(target ? { target } : {}) };
}

/** MIS-20: what the character costs without his escort, and what that costs. */
function readTarget(data: Group, kit: Kit): AttackerForce['target'] {
  const { character, escort } = data;
  if (character === undefined && escort === undefined) return undefined;
  if (character === undefined) kit.tell(['attacker', 'escort'], words.escortAlone, { key: keyAt(['attacker', 'escort'], kit) }, 'key');
  const read = (value: unknown, key: string): number => (value === undefined ? 0 : readWhole(value, 0, most.points, ['attacker', key], kit));
  return { character: read(character, 'character'), escort: read(escort, 'escort') };
}

/** What a codex is called: any text on one line. */
function readCodex(value: unknown, path: FaultPath, kit: Kit): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string' && value.trim() !== '' && value.length <= most.name && !/\p{Cc}/u.test(value)) return value;
  kit.tell(path, words.codex, { key: keyAt(path, kit), most: most.name });
  return undefined;
}

/** `defender:` holds a list of units by the points of their row. */
function parseRows(data: unknown, kit: Kit): Force['rows'] {
  if (!isGroup(data) || Object.keys(data).length === 0) {
    kit.tell(['defender'], words.rows);
    return [];
  }
  return Object.entries(data).slice(0, most.rows).map(([key, units]) => {
    if (!/^\d{1,4}$/.test(key)) kit.tell(['defender', key], words.rowKey, { key: key.slice(0, 40) }, 'key');
    return { points: Number(key), units: parseUnits(units, ['defender', key], kit) };
  }).sort((a, b) => a.points - b.points);
}

function parseUnits(data: unknown, path: FaultPath, kit: Kit): ForceUnit[] {
  if (!Array.isArray(data) || data.length > most.units) {
    tellForm('list', data, { most: most.units }, path, kit);
    return [];
  }
  return data.map((unit: unknown, at) => parseUnit(unit, [...path, at], kit));
}

function parseUnit(written: unknown, path: FaultPath, kit: Kit): ForceUnit {
  if (!isGroup(written)) {
    kit.tell(path, words.unitForm, { list: listKeys(['unit', 'kind', 'models', 'minimum', 'points'], kit) });
    return { unit: '', kind: 'troops', models: 1, minimum: 1, points: 0, type: 'infantry' };
  }
  const data = readKeys(written, unitKeys, path, kit);
  const codex = readCodex(data['codex'], [...path, 'codex'], kit);
  const name = data['unit'];
  if (typeof name !== 'string' || name.trim() === '' || name.length > most.name || /\p{Cc}/u.test(name)) tellForm('name', name, { most: most.name }, [...path, 'unit'], kit);
  return {
    unit: String(name),
    kind: readChoice(data['kind'], troopKinds, (code) => kit.labels[`troops.${code}`], [...path, 'kind'], kit),
    models: readWhole(data['models'], 1, most.models, [...path, 'models'], kit),
    minimum: readWhole(data['minimum'] ?? 1, 1, most.models, [...path, 'minimum'], kit),
    points: readWhole(data['points'], 0, most.points, [...path, 'points'], kit),
    type: readChoice(data['type'] ?? 'infantry', unitTypes, (code) => words.types[code], [...path, 'type'], kit, words.shortTypes),
    ...(codex === undefined ? {} : { codex }),
  };
}

/** What a value should be; of a key that is not there, that it is missing. */
function tellForm(form: keyof typeof words.missing, value: unknown, values: MessageValues, path: FaultPath, kit: Kit): void {
  const isMissing = value === undefined;
  kit.tell(path, isMissing ? words.missing[form] : words[form], { ...values, key: isMissing ? listKeys([path.at(-1) as Key], kit) : keyAt(path, kit) });
}

function readWhole(value: unknown, min: number, max: number, path: FaultPath, kit: Kit): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  if (typeof value === 'string' && /^\d+,\d+$/.test(value)) {
    kit.tell(path, words.comma, { key: keyAt(path, kit), value });
    return min;
  }
  tellForm('whole', value, { min, max }, path, kit);
  return min;
}

/** One of a few, by its code or by its name in any of the languages. `shorter`: other words for a code. */
function readChoice<Value extends string>(value: unknown, allowed: readonly Value[], nameOf: (code: Value) => Message | undefined, path: FaultPath, kit: Kit, shorter: Shorter = {}): Value {
  const found = typeof value === 'string' ? findMeant(value, allowed, nameOf, shorter) : undefined;
  const describe = (code: Value): string => [code, ...(nameOf(code) ? [`(${nameOf(code)![kit.language]})`] : [])].join(' ');
  if (found === undefined) tellForm('choice', value, { list: allowed.map(describe).join(', ') }, path, kit);
  return found ?? allowed[0]!;
}

/** Other words for a code. */
type Shorter = Readonly<Record<string, readonly string[]>>;

/** Which of a few a text means: its code, its name in any of the languages, or another word for it. */
function findMeant<Value extends string>(typed: string, allowed: readonly Value[], nameOf: (code: Value) => Message | undefined, shorter: Shorter): Value | undefined {
  return allowed.find((code) => isCalled(code, nameOf(code) ?? { es: code, ca: code, en: code }, typed) || (shorter[code] ?? []).some((word) => foldName(word) === foldName(typed)));
}

/** What `points: 60,5` leaves in braces: a key of digits without a value. */
function isDigits(key: string, value: unknown): boolean {
  return /^\d+$/.test(key) && value === null;
}

/** Keys as they are listed: each in English and in the reader's language. */
function listKeys(keys: readonly Key[], { language }: Kit): string {
  return keys.map((key) => (words.keys[key][language] === key ? key : `${key} (${words.keys[key][language]})`)).join(', ');
}

/**
 * A group by the English names of its keys, which may be written in any of the languages; what is no key here is told, and so is
 * one that is written twice. `named`: of the keys that are read, those that there are to name.
 */
function readKeys<Name extends Key>(data: Group, keys: readonly Name[], path: FaultPath, kit: Kit, named: readonly Key[] = keys): Partial<Record<Name, unknown>> {
  const read: Partial<Record<Name, unknown>> = {};
  const list = listKeys(named, kit);
  for (const [at, [typed, value]] of Object.entries(data).slice(0, 50).entries()) {
    const key = findMeant(typed, keys, (name) => words.keys[name], words.shortKeys);
    const isNew = key !== undefined && !Object.hasOwn(read, key);
    // What is not read is found by its number: its name may stand for another key.
    const place = [...path, isNew ? key : at];
    kit.spelling.set(placeOf(place), typed);
    const values = { key: typed.slice(0, 40), list };
    if (key === undefined) kit.tell(place, isDigits(typed, value) ? words.comma : words.unknownKey, values, 'key');
    else if (isNew) read[key] = value;
    else kit.tell(place, words.keyTwice, { ...values, other: keyAt([...path, key], kit) }, 'key');
  }
  return read;
}
