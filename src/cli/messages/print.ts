import type { Message } from '../../errors';

/** Words of `print`. */
export const printMessages = {
  description: {
    es: 'hace un PDF para imprimir una partida a tamaño real',
    ca: 'fa un PDF per imprimir una partida a mida real',
    en: 'make a PDF to print a session at true size',
  },
  session: {
    es: 'carpeta de la partida, o su session.json',
    ca: 'carpeta de la partida, o el seu session.json',
    en: 'folder of the session, or its session.json',
  },
  kit: {
    es: 'qué imprimir: evening, los papeles de la partida; sections, las secciones para recortar que pide; board, el tablero a tamaño real; forms, formularios y tablas; all, todo',
    ca: 'què imprimir: evening, els papers de la partida; sections, les seccions per retallar que demana; board, el tauler a mida real; forms, formularis i taules; all, tot',
    en: 'what to print: evening, the papers of the game; sections, the sections to cut out that it asks for; board, the board at true size; forms, forms and tables; all, everything',
  },
  paper: { es: 'papel', ca: 'paper', en: 'paper' },
  ink: {
    es: 'save gasta menos tinta',
    ca: 'save gasta menys tinta',
    en: 'save takes less ink',
  },
  backs: {
    es: 'añade los reversos de las tarjetas, para imprimir a dos caras: una trama oscura para que nada se transparente, y el número',
    ca: 'afegeix els revers de les targetes, per imprimir a dues cares: una trama fosca perquè no es transparenti res, i el número',
    en: 'add backs for the cards, for printing on both sides: a dark pattern so that nothing shines through, and the number',
  },
  discovery: {
    es: 'con board, solo las piezas de esta tarjeta: su número, o Inicio',
    ca: 'amb board, només les peces d\'aquesta targeta: el seu número, o Inici',
    en: 'with board, the pieces of this card only: its number, or Start',
  },
  onlyBoard: {
    es: '--discovery va con --kit board',
    ca: '--discovery va amb --kit board',
    en: '--discovery goes with --kit board',
  },
  onlyCards: {
    es: '--backs va con --kit evening o all: en {kit} no hay tarjetas',
    ca: '--backs va amb --kit evening o all: a {kit} no hi ha targetes',
    en: '--backs goes with --kit evening or all: {kit} holds no cards',
  },
  unknownCard: {
    es: 'ninguna tarjeta «{card}» pone piezas en la mesa',
    ca: 'cap targeta «{card}» no posa peces a la taula',
    en: 'no card “{card}” brings pieces to the table',
  },
  cardNames: {
    es: 'El número está en la pestaña de la tarjeta; la del principio es {start}.',
    ca: 'El número és a la pestanya de la targeta; la del començament és {start}.',
    en: 'The number is on the tab of the card; that of the beginning is {start}.',
  },
  out: {
    es: 'archivo PDF; si no se indica, lleva el nombre de la carpeta y queda donde estás; con -, va a la salida estándar',
    ca: 'fitxer PDF; si no s\'indica, porta el nom de la carpeta i queda on ets; amb -, va a la sortida estàndard',
    en: 'PDF file; without it, named after the folder, where you are; with -, to standard output',
  },
  terminal: {
    es: 'un PDF no se puede enseñar en el terminal',
    ca: 'un PDF no es pot ensenyar al terminal',
    en: 'a PDF cannot be shown on the terminal',
  },
  terminalOut: { es: 'Di en qué archivo: --out papeles.pdf', ca: 'Digues en quin fitxer: --out papers.pdf', en: 'Say which file: --out papers.pdf' },
  noTroops: {
    es: 'Las tropas se dejan por rellenar: la partida no las guarda. Si están en un archivo, dilo con --forces.',
    ca: 'Les tropes queden per omplir: la partida no les desa. Si són en un fitxer, digues-lo amb --forces.',
    en: 'Troops are left to be filled in: the session does not keep them. If they are in a file, name it with --forces.',
  },
  sealed: {
    es: 'En el visor de PDF se ve todo: imprímelo sin mirar las hojas selladas.',
    ca: 'Al visor de PDF es veu tot: imprimeix-lo sense mirar els fulls segellats.',
    en: 'A PDF viewer shows everything: print it without looking at the sealed sheets.',
  },
  examples: {
    es: 'Ejemplos:\n  plasma-wall print plasma-wall-rescate-42\n  plasma-wall print plasma-wall-rescate-42 --paper letter --ink save --backs',
    ca: 'Exemples:\n  plasma-wall print plasma-wall-rescate-42\n  plasma-wall print plasma-wall-rescate-42 --paper letter --ink save --backs',
    en: 'Examples:\n  plasma-wall print plasma-wall-rescate-42\n  plasma-wall print plasma-wall-rescate-42 --paper letter --ink save --backs',
  },
} satisfies Record<string, Message>;
