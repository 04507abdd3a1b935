import { UserError } from '../../errors';
import type { Message } from '../../errors';
import type { Refusal } from '../../session/refusal';

const nearestRemedy: Message = {
  es: 'Lo más parecido que sí se puede: {nearest}',
  ca: 'El més semblant que sí que es pot: {nearest}',
  en: 'The nearest that can be had: {nearest}',
};

/** Where no evening can be had, a number of sections in its place always can be tried. */
const noEveningRemedy: Message = {
  es: 'O pide secciones en lugar de una velada: --max-sections 50',
  ca: 'O demana seccions en lloc d\'una vetllada: --max-sections 50',
  en: 'Or ask for sections instead of an evening: --max-sections 50',
};

/** A session the rules refuse, as a user error (exit 1) with the nearest that can be had. */
export function refuseSession({ code, text, values, rule, nearest }: Refusal): UserError {
  const told = nearest === undefined || text.en.includes('{nearest}');
  const remedy = code === 'EVENING' && nearest === undefined ? noEveningRemedy : told ? undefined : nearestRemedy;
  return new UserError(code, text, { ...values, ...(nearest === undefined ? {} : { nearest }) }, { exitCode: 1, rule, ...(remedy ? { remedy } : {}) });
}
