import type { Message } from '../../errors';

/** What can be wrong with standard output. */
export const outputMessages = {
  failed: {
    es: 'no puedo escribir en la salida estándar ({reason}): lo que haya salido está incompleto',
    ca: 'no puc escriure a la sortida estàndard ({reason}): el que n\'hagi sortit és incomplet',
    en: 'standard output cannot be written to ({reason}): what came out is incomplete',
  },
} satisfies Record<string, Message>;
