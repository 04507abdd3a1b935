import type { Message } from '../../errors';
import { late } from '../../late';

/** Words about the primary objective (`--primary`). */
export const primaryMessages = late(() => ({
  unknown: {
    es: '--primary no admite «{value}»',
    ca: '--primary no admet «{value}»',
    en: '--primary does not take “{value}”',
  },
  list: {
    es: 'Puede ser rolled (se tira), o uno de estos, por cualquiera de sus nombres:\n{list}',
    ca: 'Pot ser rolled (es tira), o un d\'aquests, per qualsevol dels seus noms:\n{list}',
    en: 'It can be rolled (by the dice) or one of these, by either of its names:\n{list}',
  },
  none: {
    es: 'la misión {name} no tiene objetivo primario: sobra --primary',
    ca: 'la missió {name} no té objectiu primari: sobra --primary',
    en: 'the mission {name} has no primary objective: leave --primary out',
  },
  fixed: {
    es: 'el primario de la misión {name} es siempre el suyo ({objective}): sobra --primary',
    ca: 'el primari de la missió {name} és sempre el seu ({objective}): sobra --primary',
    en: 'the primary of the mission {name} is always its own ({objective}): leave --primary out',
  },
} satisfies Record<string, Message>));
