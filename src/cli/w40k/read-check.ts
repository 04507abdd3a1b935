/** What the command line told a check: facts within their ranges, and names. */
import type { Field } from '../../combat/contract';
import type { Check, CheckValues, MeasureField, PlacesField, WideField } from '../../combat/w40k/check';
import { UserError } from '../../errors';
import type { CommandContext } from '../context';
import { w40kMessages as words } from '../messages/w40k';
import type { ToldFacts } from '../odds/gather-facts';
import { gatherFacts } from '../odds/gather-facts';
import { readMeasured } from './read-measured';

/** Most units whose names are compared, and most letters of a name. */
const most = { names: 200, letters: 60 } as const;

/** The two sides of a table come in one flag, `--table 180x120`. */
export function isTableSide({ id }: { readonly id: string }): boolean {
  return id === 'width' || id === 'length';
}

/** Every fact of a check; null for one that may be left out and was. A UserError names the flag and what it takes. */
export function readCheckFacts({ id, name, rules, fields }: Check, flags: ToldFacts, context: CommandContext): CheckValues {
  const told = { ...flags, ...readTable(fields, flags['table']) };
  const leftOut = fields.map((field): readonly [string, CheckValues[string]] => [field.id, isMeasured(field) ? readMeasured(field, told[field.id]) : null]);
  const asked = fields.filter((field): field is Field => !isMeasured(field) && !('optional' in field && told[field.id] === undefined));
  const question = { id, name, rules, fields: asked, answer: (): never => { throw new Error('a check is no question'); } };
  const { facts } = gatherFacts(question, told, { attacker: null, defender: null }, context);
  return { ...Object.fromEntries(leftOut), ...facts };
}

function isMeasured(field: WideField): field is MeasureField | PlacesField {
  return field.kind === 'measure' || field.kind === 'places';
}

function readTable(fields: Check['fields'], text: string | boolean | undefined): ToldFacts {
  if (typeof text !== 'string') return {};
  const [, width, length] = /^\s*(\d{1,6})\s*[x×]\s*(\d{1,6})\s*$/i.exec(text) ?? [];
  const side = fields.find(isTableSide);
  const { min, max } = side?.kind === 'whole' ? side : { min: 0, max: 0 };
  const fits = (number: string | undefined): boolean => number !== undefined && Number(number) >= min && Number(number) <= max;
  if (!fits(width) || !fits(length)) throw new UserError('BAD_TABLE', words.badTable, { value: text.slice(0, 60), min, max });
  return { width: width!, length: length! };
}

/** Names of units, as typed. */
export function readNames(names: readonly string[]): readonly string[] {
  if (names.length > most.names) throw new UserError('TOO_MANY_NAMES', words.tooManyNames, { most: most.names });
  const bad = names.find((name) => name.length > most.letters || !/[\p{L}\p{N}]/u.test(name) || /\p{C}/u.test(name));
  if (bad !== undefined) throw new UserError('BAD_NAME', words.badName, { name: bad.slice(0, most.letters), most: most.letters });
  return names;
}
