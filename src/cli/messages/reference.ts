import type { Message } from '../../errors';

/** Words of `reference`. */
export const referenceMessages = {
  description: {
    es: 'hoja de referencia rápida de unas reglas de combate, de una o dos páginas',
    ca: 'full de referència ràpida d\'unes regles de combat, d\'una o dues pàgines',
    en: 'quick-reference sheet of combat rules, one or two pages',
  },
  format: { es: 'formato: texto, página para imprimir o Markdown', ca: 'format: text, pàgina per imprimir o Markdown', en: 'format: text, a page to print, or Markdown' },
  examples: {
    es: 'Ejemplos:\n  plasma-wall reference\n  plasma-wall reference --rules classic --format html -o combate.html',
    ca: 'Exemples:\n  plasma-wall reference\n  plasma-wall reference --rules classic --format html -o combat.html',
    en: 'Examples:\n  plasma-wall reference\n  plasma-wall reference --rules classic --format html -o combat.html',
  },
} as const satisfies Record<string, Message>;
