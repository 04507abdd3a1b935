import type { Message } from '../../errors';
import { late } from '../../late';

/** Words about the size of an evening. */
export const eveningMessages = late(() => ({
  other: {
    es: 'Aviso: con estas opciones no sale una {asked}; esta es una {evening} (--evening {id}).',
    ca: 'Avís: amb aquestes opcions no surt una {asked}; aquesta és una {evening} (--evening {id}).',
    en: 'Warning: with these options a {asked} does not come out; this one is a {evening} (--evening {id}).',
  },
  smaller: {
    es: 'Aviso: salieron menos secciones que las {from}–{to} de una {evening}, porque {reason}.',
    ca: 'Avís: van sortir menys seccions que les {from}–{to} d\'una {evening}, perquè {reason}.',
    en: 'Warning: there are fewer sections than the {from}–{to} of a {evening}, because {reason}.',
  },
  larger: {
    es: 'Aviso: salieron más secciones que las {from}–{to} de una {evening}, porque {reason}.',
    ca: 'Avís: van sortir més seccions que les {from}–{to} d\'una {evening}, perquè {reason}.',
    en: 'Warning: there are more sections than the {from}–{to} of a {evening}, because {reason}.',
  },
  fightsFirst: {
    es: 'van primero los combates ({from}–{to}) y las estancias objetivo que pide la misión',
    ca: 'van primer els combats ({from}–{to}) i les estances objectiu que demana la missió',
    en: 'its fights ({from}–{to}) and the objective rooms that the mission needs come first',
  },
  unknown: {
    es: '--evening no admite «{name}»: puede ser {list}',
    ca: '--evening no admet «{name}»: pot ser {list}',
    en: '--evening does not take “{name}”: it can be {list}',
  },
} satisfies Record<string, Message>));
