import type { Message } from '../../errors';
import { late } from '../../late';

/** Words about choosing a mission. */
export const missionMessages = late(() => ({
  unknown: {
    es: 'no conozco la misión «{name}»',
    ca: 'no conec la missió «{name}»',
    en: 'there is no mission “{name}”',
  },
  nearest: {
    es: '¿Querías decir {nearest}? Las misiones son:\n{list}',
    ca: 'Volies dir {nearest}? Les missions són:\n{list}',
    en: 'Did you mean {nearest}? The missions are:\n{list}',
  },
  list: { es: 'Las misiones son:\n{list}', ca: 'Les missions són:\n{list}', en: 'The missions are:\n{list}' },
  none: {
    es: 'falta la misión (--mission)',
    ca: 'falta la missió (--mission)',
    en: 'the mission is missing (--mission)',
  },
} satisfies Record<string, Message>));
