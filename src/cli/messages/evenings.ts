import type { Message } from '../../errors';

/** Words about the size of an evening. */
export const eveningMessages = {
  other: {
    es: 'Aviso: con estas opciones no sale una velada «{asked}», que nadie ha pedido; esta es «{evening}».',
    ca: 'Avís: amb aquestes opcions no surt una vetllada «{asked}», que ningú no ha demanat; aquesta és «{evening}».',
    en: 'Note: with these options a “{asked}” evening, which nobody asked for, does not come out; this one is “{evening}”.',
  },
  unknown: {
    es: '--evening no admite «{name}»: puede ser {list}',
    ca: '--evening no admet «{name}»: pot ser {list}',
    en: '--evening does not take “{name}”: it can be {list}',
  },
} satisfies Record<string, Message>;
