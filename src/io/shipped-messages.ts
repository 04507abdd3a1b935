import type { Message } from '../errors';
import { late } from '../late';

/** What is said when a part of the program itself is missing. */
export const shippedMessages = late(() => ({
  incomplete: {
    es: 'a este plasma-wall le falta una parte: no se puede leer {file} ({reason})',
    ca: 'a aquest plasma-wall li falta una part: no es pot llegir {file} ({reason})',
    en: 'a part of this plasma-wall is missing: {file} cannot be read ({reason})',
  },
  installAgain: {
    es: 'Instálalo de nuevo; desde su código: npm ci',
    ca: 'Instal·la\'l de nou; des del seu codi: npm ci',
    en: 'Install it again; from its sources: npm ci',
  },
} satisfies Record<string, Message>));
