import type { Message } from '../../errors';
import { late } from '../../late';

/** What can be wrong with a seed. */
export const seedMessages = late(() => ({
  tooLong: {
    es: 'la semilla tiene {length} caracteres y el máximo es {max}',
    ca: 'la llavor té {length} caràcters i el màxim és {max}',
    en: 'the seed has {length} characters and the most is {max}',
  },
} satisfies Record<string, Message>));
