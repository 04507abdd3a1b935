/** Lengths in inches that need not be whole, and where models stand. */
import type { MeasureField, PlacesField } from '../../combat/w40k/check';
import type { Offset } from '../../combat/w40k/cover';
import { UserError } from '../../errors';
import { w40kMessages as words } from '../messages/w40k';
import { flagOf } from '../odds/fact-text';
import { makeVisible } from '../visible-text';

const mostModels = 200;
const part = /^\d{1,3}(?:[.,]\d{1,3})?$/;

/** A length such as `2.5`, or one place such as `3` or `2x2x1` for each model; 0, and nobody, where nothing was told. */
export function readMeasured({ id, kind }: MeasureField | PlacesField, text: string | boolean | undefined): number | readonly Offset[] {
  const typed = typeof text === 'string' ? text.split(/[\s;]+/).filter((word) => word !== '') : [];
  const parts = typed.map((word) => word.split(/[x×]/i));
  const fits = kind === 'measure' ? typed.length <= 1 && parts.every(({ length }) => length === 1) : typed.length <= mostModels && parts.every(({ length }) => length <= 3);
  if (!fits || !parts.flat().every((one) => part.test(one))) {
    throw new UserError('BAD_LENGTH', kind === 'measure' ? words.badLength : words.badPlaces, { flag: flagOf(id), value: makeVisible(typed.join(' ').slice(0, 60)), most: mostModels });
  }
  const places = parts.map(([x = '0', y = '0', z = '0']): Offset => [toNumber(x), toNumber(y), toNumber(z)]);
  return kind === 'measure' ? places[0]?.[0] ?? 0 : places;
}

function toNumber(text: string): number {
  return Number(text.replace(',', '.'));
}
