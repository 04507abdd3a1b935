import type { Message } from '../../errors';

/** Words of `forms`. */
export const formsMessages = {
  description: {
    es: 'hace un PDF con formularios en blanco y las tablas del reglamento en tarjetas, sin partida',
    ca: 'fa un PDF amb formularis en blanc i les taules del reglament en targetes, sense partida',
    en: 'make a PDF of blank forms and of the rulebook\'s tables as cards, without a session',
  },
  out: {
    es: 'archivo PDF; si no se indica, plasma-wall-forms-PAPEL.pdf; con -, va a la salida estándar',
    ca: 'fitxer PDF; si no s\'indica, plasma-wall-forms-PAPER.pdf; amb -, va a la sortida estàndard',
    en: 'PDF file; without it, plasma-wall-forms-PAPER.pdf; with -, to standard output',
  },
  examples: {
    es: 'Ejemplos:\n  plasma-wall forms\n  plasma-wall forms --paper a3 --ink save -o formularios.pdf',
    ca: 'Exemples:\n  plasma-wall forms --lang ca\n  plasma-wall forms --lang ca --paper a3 --ink save -o formularis.pdf',
    en: 'Examples:\n  plasma-wall forms --lang en\n  plasma-wall forms --lang en --paper letter --ink save -o forms.pdf',
  },
} satisfies Record<string, Message>;
