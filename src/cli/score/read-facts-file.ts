/** How the fields of a JSON file that tells what happened are read, and what each should be. */
import { UserError } from '../../errors';
import type { Message } from '../../errors';
import type { UnitOutcome } from '../../missions/score/facts';
import { isPossibleUnit, most } from '../../missions/score/unit-text';
import { isGroup } from '../../tables/is-group';
import { factMessages as words } from '../messages/facts';

/** How a field is read, undefined where it is not of its form; and what that is. */
export interface FieldReader {
  readonly read: (value: unknown) => unknown;
  readonly form: Message;
  readonly values?: Readonly<Record<string, number>>;
}

type Group = Readonly<Record<string, unknown>>;

function takeCount(value: unknown, max: number, min = 0): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : undefined;
}

const takeFlag = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

/** A whole number of a range. */
export function readsCount(max: number, min = 0): FieldReader {
  return { read: (value) => takeCount(value, max, min), form: words.forms.whole, values: { min, max } };
}

const flag: FieldReader = { read: takeFlag, form: words.forms.flag };

/** How each fact of a game is read. */
export const factReaders = {
  objectives: readsCount(most.objectives),
  primary: flag,
  units: { read: takeUnits, form: words.forms.units, values: { units: most.units, models: most.models } },
  escapeBonus: flag,
  charge: { read: takeCharge, form: words.forms.charge, values: { models: most.models } },
  allDead: flag,
  die: readsCount(3, 1),
  character: { read: takeCharacter, form: words.forms.character, values: { points: most.points } },
} as const satisfies Readonly<Record<string, FieldReader>>;

/** Nobody asks who was outside where no charge was planted. */
function takeCharge(value: unknown): object | undefined {
  if (!isGroup(value) || !hasOnly(value, ['planted', 'outside', 'inside'])) return undefined;
  const [planted, outside, inside] = [takeFlag(value['planted']), takeCount(value['outside'], most.models), takeCount(value['inside'], most.models)];
  if (planted === false && value['outside'] === undefined && value['inside'] === undefined) return { planted };
  return planted === undefined || outside === undefined || inside === undefined ? undefined : { planted, outside, inside };
}

function takeCharacter(value: unknown): object | undefined {
  if (!isGroup(value) || !hasOnly(value, ['points', 'escort'])) return undefined;
  const [points, escort] = [takeCount(value['points'], most.points), takeCount(value['escort'] ?? 0, most.points)];
  return points === undefined || escort === undefined ? undefined : { points, escort };
}

function takeUnits(value: unknown): UnitOutcome[] | undefined {
  if (!Array.isArray(value) || value.length > most.units) return undefined;
  const units = value.map((unit: unknown) => {
    if (!isGroup(unit) || !hasOnly(unit, ['name', 'started', 'escaped', 'incomplete'])) return undefined;
    const { name, started, escaped, incomplete = false } = unit;
    const [atStart, out] = [takeCount(started, most.models, 1), takeCount(escaped, most.models)];
    if (typeof name !== 'string' || name === '' || name.length > most.name || atStart === undefined || out === undefined || typeof incomplete !== 'boolean') return undefined;
    return checkUnit({ name, started: atStart, escaped: out, incomplete }, words.factsForm);
  });
  return units.includes(undefined) ? undefined : (units as UnitOutcome[]);
}

/** MIS-07: refuses a unit of which more escaped than there were; `form`: how one is written where this one was. */
export function checkUnit(unit: UnitOutcome, form: Message): UnitOutcome {
  if (isPossibleUnit(unit)) return unit;
  throw new UserError('UNIT_COUNT', unit.started === 0 ? words.unitStart : words.unitCount, { name: unit.name.slice(0, most.name), started: unit.started, escaped: unit.escaped, most: most.models }, { rule: 'MIS-07', remedy: form });
}

function hasOnly(group: Group, keys: readonly string[]): boolean {
  return Object.keys(group).every((key) => keys.includes(key));
}
