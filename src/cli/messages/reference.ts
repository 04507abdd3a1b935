import type { Message } from '../../errors';

/** Words of `reference`. */
export const referenceMessages = {
  description: {
    es: 'hoja de referencia rápida de unas reglas de combate, de una o dos páginas',
    ca: 'full de referència ràpida d\'unes regles de combat, d\'una o dues pàgines',
    en: 'quick-reference sheet of combat rules, one or two pages',
  },
  format: {
    es: 'formato: texto, página para imprimir o Markdown; si no se indica, el que diga el final del nombre del archivo, o txt',
    ca: 'format: text, pàgina per imprimir o Markdown; si no s\'indica, el que digui el final del nom del fitxer, o txt',
    en: 'format: text, a page to print, or Markdown; without it, as the ending of the file name tells, or txt',
  },
  examples: {
    es: 'Ejemplos:\n  plasma-wall reference\n  plasma-wall reference --rules classic --format html -o combate.html',
    ca: 'Exemples:\n  plasma-wall reference\n  plasma-wall reference --rules classic --format html -o combat.html',
    en: 'Examples:\n  plasma-wall reference\n  plasma-wall reference --rules classic --format html -o combat.html',
  },
} as const satisfies Record<string, Message>;
