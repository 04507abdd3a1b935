/** What happened, from flags or from a JSON file; everything is checked and every fault names its field. */
import { UserError } from '../../errors';
import { readTextFile } from '../../io/read-file';
import { isGroup } from '../../tables/is-group';
import type { ChargeOutcome, GameFacts, UnitOutcome } from '../../missions/score/facts';
import { isPossibleUnit, most, parseUnitText } from '../../missions/score/unit-text';
import { parseWhole } from '../generate/parse-values';
import { factMessages as words } from '../messages/facts';
import type { ResultFlags } from '../result-options';
import { drawDie } from './draw-die';

/** What the command line of `score` said. */
export interface ScoreFlags extends ResultFlags {
  readonly mission?: string;
  readonly x?: string;
  readonly house?: readonly string[];
  readonly facts?: string;
  readonly objectives?: string;
  readonly primary?: Answer;
  readonly unit?: readonly string[];
  readonly bonus?: Answer;
  readonly charge?: Answer;
  readonly outside?: string;
  readonly inside?: string;
  readonly allDead?: Answer;
  readonly die?: string;
  readonly character?: string;
  readonly escort?: string;
  readonly scenario?: string;
  readonly json?: boolean;
}

type Answer = 'yes' | 'no';

/** Facts of a JSON file and of flags; a flag wins. `objectives` may still be missing. */
export function readFacts(flags: ScoreFlags, cwd: string): Partial<GameFacts> {
  const ofFile = flags.facts === undefined ? {} : parseFactsFile(flags.facts, readTextFile(flags.facts, cwd));
  return { ...ofFile, ...factsOfFlags(flags), ...readCharge(flags, ofFile.charge), ...readCharacter(flags, ofFile.character) };
}

function factsOfFlags(flags: ScoreFlags): Partial<GameFacts> {
  const facts: { -readonly [Key in keyof GameFacts]?: GameFacts[Key] } = {};
  const { objectives, primary, unit, bonus, allDead, die } = flags;
  if (objectives !== undefined) facts.objectives = parseWhole('--objectives', objectives, 0, most.objectives);
  if (primary !== undefined) facts.primary = primary === 'yes';
  if (unit !== undefined) facts.units = parseUnits(unit);
  if (bonus !== undefined) facts.escapeBonus = bonus === 'yes';
  if (allDead !== undefined) facts.allDead = allDead === 'yes';
  if (die !== undefined) facts.die = die === 'roll' ? drawDie() : parseWhole('--die', die, 1, 3);
  return facts;
}

/** What was told of the charge, which may be a part: nobody is counted as 0 unless it is said (MIS-24). */
function readCharge({ charge, outside, inside }: ScoreFlags, ofFile: ChargeOutcome | undefined): { readonly charge?: ChargeOutcome } {
  if (charge === undefined && outside === undefined && inside === undefined) return {};
  return { charge: {
    ...ofFile,
    ...(charge === undefined ? {} : { planted: charge === 'yes' }),
    ...(outside === undefined ? {} : { outside: parseWhole('--outside', outside, 0, most.models) }),
    ...(inside === undefined ? {} : { inside: parseWhole('--inside', inside, 0, most.models) }),
  } };
}

/** MIS-20: an escort is that of a character. */
function readCharacter({ character, escort }: ScoreFlags, ofFile: GameFacts['character']): { readonly character?: NonNullable<GameFacts['character']> } {
  if (character === undefined && escort === undefined) return {};
  const points = character === undefined ? ofFile?.points : parseWhole('--character', character, 0, most.points);
  if (points === undefined) throw new UserError('FACTS_MISSING', words.missing, { flags: '--character' }, { remedy: words.missingRemedy, rule: 'MIS-20' });
  return { character: { points, escort: escort === undefined ? (ofFile?.escort ?? 0) : parseWhole('--escort', escort, 0, most.points) } };
}

function parseUnits(texts: readonly string[]): UnitOutcome[] {
  if (texts.length > most.units) throw new UserError('TOO_MANY_UNITS', words.tooManyUnits, { count: texts.length, most: most.units });
  return texts.map(parseUnit);
}

function parseUnit(text: string): UnitOutcome {
  const unit = parseUnitText(text);
  if (unit === null) throw new UserError('BAD_UNIT', words.badUnit, { value: text.slice(0, 100) }, { remedy: words.unitForm, rule: 'MIS-07' });
  return checkUnit(unit);
}

function checkUnit(unit: UnitOutcome): UnitOutcome {
  if (!isPossibleUnit(unit)) throw new UserError('UNIT_COUNT', words.unitCount, { name: unit.name.slice(0, most.name), started: unit.started, escaped: unit.escaped }, { rule: 'MIS-07' });
  return unit;
}

/** Facts of a JSON file, as docs/scoring.md shows it. */
function parseFactsFile(path: string, text: string): Partial<GameFacts> {
  return parseFields(path, text, readers) as Partial<GameFacts>;
}

/** The fields of a JSON file, each by its reader; a fault names its field. */
export function parseFields(path: string, text: string, readers: Readonly<Record<string, (value: unknown) => unknown>>): Record<string, unknown> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new UserError('FACTS_JSON', words.notJson, { path }, { remedy: words.factsForm });
  }
  if (!isGroup(data)) throw new UserError('FACTS_JSON', words.notJson, { path }, { remedy: words.factsForm });
  // What `score --json` wrote holds the facts it judged by.
  const told = isGroup(data['facts']) && Object.hasOwn(data, 'lines') ? data['facts'] : data;
  const facts: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(told)) {
    const read = Object.hasOwn(readers, key) ? readers[key] : undefined;
    const fact = read?.(value);
    if (fact === undefined) throw new UserError('FACTS_FIELD', read ? words.badField : words.unknownField, { path, field: key.slice(0, 60), list: Object.keys(readers).join(', ') }, { remedy: words.factsForm });
    facts[key] = fact;
  }
  return facts;
}

type Group = Readonly<Record<string, unknown>>;

/** A whole number of a range; undefined for anything else. */
export function readCount(value: unknown, max: number, min = 0): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : undefined;
}

const readFlag = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

/** How each field of the file is read; undefined: not of its form. */
const readers = {
  objectives: (value: unknown) => readCount(value, most.objectives),
  primary: readFlag,
  units: readUnits,
  escapeBonus: readFlag,
  charge: (value: unknown) => {
    if (!isGroup(value) || !hasOnly(value, ['planted', 'outside', 'inside'])) return undefined;
    const [planted, outside, inside] = [readFlag(value['planted']), readCount(value['outside'], most.models), readCount(value['inside'], most.models)];
    return planted === undefined || outside === undefined || inside === undefined ? undefined : { planted, outside, inside };
  },
  allDead: readFlag,
  die: (value: unknown) => readCount(value, 3, 1),
  character: (value: unknown) => {
    if (!isGroup(value) || !hasOnly(value, ['points', 'escort'])) return undefined;
    const [points, escort] = [readCount(value['points'], most.points), readCount(value['escort'] ?? 0, most.points)];
    return points === undefined || escort === undefined ? undefined : { points, escort };
  },
} as const;

function readUnits(value: unknown): UnitOutcome[] | undefined {
  if (!Array.isArray(value) || value.length > most.units) return undefined;
  const units = value.map((unit: unknown) => {
    if (!isGroup(unit) || !hasOnly(unit, ['name', 'started', 'escaped', 'incomplete'])) return undefined;
    const { name, started, escaped, incomplete = false } = unit;
    const [atStart, out] = [readCount(started, most.models, 1), readCount(escaped, most.models)];
    if (typeof name !== 'string' || name === '' || name.length > most.name || atStart === undefined || out === undefined || typeof incomplete !== 'boolean') return undefined;
    return checkUnit({ name, started: atStart, escaped: out, incomplete });
  });
  return units.includes(undefined) ? undefined : (units as UnitOutcome[]);
}

function hasOnly(group: Group, keys: readonly string[]): boolean {
  return Object.keys(group).every((key) => keys.includes(key));
}
