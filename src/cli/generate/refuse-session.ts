import { UserError } from '../../errors';
import type { Message } from '../../errors';
import type { SessionOptions } from '../../session/document';
import type { Refusal } from '../../session/refusal';

const nearestRemedy: Message = {
  es: 'Lo más parecido que sí se puede: {nearest}',
  ca: 'El més semblant que sí que es pot: {nearest}',
  en: 'The nearest that can be had: {nearest}',
};

/** Where no evening can be had, a number of sections may be had in its place. */
const noEveningRemedy: Message = {
  es: 'O pide secciones en lugar de una velada: --max-sections {sections}',
  ca: 'O demana seccions en lloc d\'una vetllada: --max-sections {sections}',
  en: 'Or ask for sections instead of an evening: --max-sections {sections}',
};

/** On a table or with pieces that cramp the dungeon, those come first. */
const crampedRemedy: Message = {
  es: 'O da una mesa mayor (--table), más piezas (--pieces), o ninguna de las dos cosas.',
  ca: 'O dona una taula més gran (--table), més peces (--pieces), o cap de les dues coses.',
  en: 'Or give a larger table (--table), more pieces (--pieces), or neither.',
};

/** A dungeon of so many sections holds the objective rooms of any usual X. */
export const ampleSections = 50;

/** A session the rules refuse, as a user error (exit 1) with the nearest that can be had. */
export function refuseSession({ code, text, values, rule, nearest }: Refusal, { table, pieces }: Pick<SessionOptions, 'table' | 'pieces'>): UserError {
  const told = nearest === undefined || text.en.includes('{nearest}') || text.en.includes(nearest);
  const noEvening = table || pieces ? crampedRemedy : noEveningRemedy;
  const remedy = code === 'EVENING' && nearest === undefined ? noEvening : told ? undefined : nearestRemedy;
  return new UserError(code, text, { ...values, sections: ampleSections, ...(nearest === undefined ? {} : { nearest }) }, { exitCode: 1, rule, ...(remedy ? { remedy } : {}) });
}
