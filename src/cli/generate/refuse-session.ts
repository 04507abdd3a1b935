import { UserError } from '../../errors';
import type { Message } from '../../errors';
import type { Refusal } from '../../session/refusal';

const nearestRemedy: Message = {
  es: 'Lo más parecido que sí se puede: {nearest}',
  ca: 'El més semblant que sí que es pot: {nearest}',
  en: 'The nearest that can be had: {nearest}',
};

/** A session the rules refuse, as a user error (exit 1) with the nearest that can be had. */
export function refuseSession({ code, text, values, rule, nearest }: Refusal): UserError {
  const told = nearest === undefined || text.en.includes('{nearest}');
  return new UserError(code, text, { ...values, ...(nearest === undefined ? {} : { nearest }) }, { exitCode: 1, rule, ...(told ? {} : { remedy: nearestRemedy }) });
}
