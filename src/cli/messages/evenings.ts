import type { Message } from '../../errors';
import { late } from '../../late';

/** Words about the size of an evening. */
export const eveningMessages = late(() => ({
  other: {
    es: 'Aviso: con estas opciones no sale una {asked}; esta es una {evening} (--evening {id}).',
    ca: 'Avís: amb aquestes opcions no surt una {asked}; aquesta és una {evening} (--evening {id}).',
    en: 'Warning: with these options a {asked} does not come out; this one is a {evening} (--evening {id}).',
  },
  unknown: {
    es: '--evening no admite «{name}»: puede ser {list}',
    ca: '--evening no admet «{name}»: pot ser {list}',
    en: '--evening does not take “{name}”: it can be {list}',
  },
} satisfies Record<string, Message>));
