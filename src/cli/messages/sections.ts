import type { Message } from '../../errors';

/** Words of `sections`. */
export const sectionsMessages = {
  description: {
    es: 'hace un PDF de secciones de tablero para recortar, a tamaño real, con puertas y fichas',
    ca: 'fa un PDF de seccions de tauler per retallar, a mida real, amb portes i fitxes',
    en: 'make a PDF of board sections to cut out, at true size, with doors and counters',
  },
  inSight: {
    es: 'un juego para cualquier mazmorra, que baste con N secciones a la vista al mismo tiempo (de 2 a 30; si no se indica, 8)',
    ca: 'un joc per a qualsevol masmorra, que n\'hi hagi prou amb N seccions a la vista alhora (de 2 a 30; si no s\'indica, 8)',
    en: 'a set for any dungeon, enough for N sections in sight at once (2 to 30; without it, 8)',
  },
  pieces: {
    es: 'en vez de eso, las piezas de este archivo, como el de generate --pieces',
    ca: 'en lloc d\'això, les peces d\'aquest fitxer, com el de generate --pieces',
    en: 'instead, the pieces of this file, like that of generate --pieces',
  },
  session: {
    es: 'en vez de eso, justo las que pide una partida guardada',
    ca: 'en lloc d\'això, just les que demana una partida desada',
    en: 'instead, just those that a saved session asks for',
  },
  grid: {
    es: 'suelos con casillas de 2,5 cm o de una pulgada, y medidas en casillas enteras',
    ca: 'terres amb caselles de 2,5 cm o d\'una polzada, i mides en caselles senceres',
    en: 'floors with squares of 2.5 cm or one inch, and sizes in whole squares',
  },
  out: {
    es: 'archivo PDF (si no se indica, plasma-wall-sections-PAPEL.pdf); con -, va a la salida estándar',
    ca: 'fitxer PDF (si no s\'indica, plasma-wall-sections-PAPER.pdf); amb -, va a la sortida estàndard',
    en: 'PDF file (without it, plasma-wall-sections-PAPER.pdf); with -, to standard output',
  },
  oneSource: {
    es: '{flag} y {other} no van juntas: las piezas salen de un solo sitio',
    ca: '{flag} i {other} no van juntes: les peces surten d\'un sol lloc',
    en: '{flag} and {other} do not go together: pieces come from one place',
  },
  sessionRules: {
    es: 'con --session las tablas y las reglas son las de la partida: sobra {flag}',
    ca: 'amb --session les taules i les regles són les de la partida: sobra {flag}',
    en: 'with --session tables and rules are those of the session: {flag} is one too many',
  },
  made: {
    es: '{count} {count|sección|secciones}, {doors} {doors|puerta|puertas} y {small} {small|ficha|fichas} en {pages} {pages|hoja|hojas}; por superficie, {least}',
    ca: '{count} {count|secció|seccions}, {doors} {doors|porta|portes} i {small} {small|fitxa|fitxes} en {pages} {pages|full|fulls}; per superfície, {least}',
    en: '{count} {count|section|sections}, {doors} {doors|door|doors} and {small} {small|counter|counters} on {pages} {pages|sheet|sheets}; by area, {least}',
  },
  examples: {
    es: 'Ejemplos:\n  plasma-wall sections\n  plasma-wall sections --in-sight 6 --theme nave --paper letter -o nave.pdf\n  plasma-wall sections --grid 1in --ink save -o casillas.pdf',
    ca: 'Exemples:\n  plasma-wall sections\n  plasma-wall sections --in-sight 6 --theme nave --paper letter -o nau.pdf\n  plasma-wall sections --grid 1in --ink save -o caselles.pdf',
    en: 'Examples:\n  plasma-wall sections\n  plasma-wall sections --in-sight 6 --theme nave --paper letter -o ship.pdf\n  plasma-wall sections --grid 1in --ink save -o squares.pdf',
  },
} satisfies Record<string, Message>;
