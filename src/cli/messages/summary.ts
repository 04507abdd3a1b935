import type { Message } from '../../errors';
import type { Secrecy } from '../../render/renderer';

/** What stands before a summary that shows the whole dungeon, by who may look (PRE-08). */
const alone: Readonly<Record<Exclude<Secrecy, 'sealed'>, Message>> = {
  defender: {
    es: 'Aquí debajo están la semilla y el mapa entero: que mire solo el defensor.',
    ca: 'Aquí sota hi ha la llavor i el mapa sencer: que ho miri només el defensor.',
    en: 'Below are the seed and the whole map: for the defender\'s eyes only.',
  },
  master: {
    es: 'Aquí debajo están la semilla y el mapa entero: que mire solo quien dirige.',
    ca: 'Aquí sota hi ha la llavor i el mapa sencer: que ho miri només qui dirigeix.',
    en: 'Below are the seed and the whole map: only for the eyes of whoever runs the game.',
  },
};

/** Words of the summary that `generate` writes on the terminal. */
export const summaryMessages = {
  tag: { es: 'marca {tag}', ca: 'marca {tag}', en: 'tag {tag}' },
  folder: { es: 'Carpeta', ca: 'Carpeta', en: 'Folder' },
  written: { es: 'escrita', ca: 'escrita', en: 'written' },
  replaced: { es: 'sustituida', ca: 'substituïda', en: 'replaced' },
  unchanged: { es: 'sin cambios', ca: 'sense canvis', en: 'unchanged' },
  print: { es: 'Para imprimir', ca: 'Per imprimir', en: 'To print' },
  printHow: {
    es: '{file}, en {paper}, al 100 %: sin mirar las hojas selladas',
    ca: '{file}, en {paper}, al 100 %: sense mirar els fulls segellats',
    en: '{file}, on {paper}, at 100%: without looking at the sealed sheets',
  },
  printBy: {
    defender: {
      es: '{file}, en {paper}, al 100 %: lo imprime el defensor',
      ca: '{file}, en {paper}, al 100 %: l\'imprimeix el defensor',
      en: '{file}, on {paper}, at 100%: the defender prints it',
    },
    master: {
      es: '{file}, en {paper}, al 100 %: lo imprime quien dirige',
      ca: '{file}, en {paper}, al 100 %: l\'imprimeix qui dirigeix',
      en: '{file}, on {paper}, at 100%: whoever runs the game prints it',
    },
  },
  forBoth: { es: 'Para los dos', ca: 'Per a tots dos', en: 'For both' },
  forDefender: { es: 'Solo el defensor', ca: 'Només el defensor', en: 'Defender only' },
  forMaster: { es: 'Solo quien dirige', ca: 'Només qui dirigeix', en: 'Master only' },
  afterwards: { es: 'Cerrado hasta el final', ca: 'Tancat fins al final', en: 'Closed until the end' },
  repeat: { es: 'Para repetirla', ca: 'Per repetir-la', en: 'To repeat it' },
  troops: { es: 'Las tropas', ca: 'Les tropes', en: 'The troops' },
  troopsHow: {
    es: 'no se guardan con la partida; para el PDF, dalas otra vez: {command}',
    ca: 'no es desen amb la partida; per al PDF, dona-les un altre cop: {command}',
    en: 'are not kept with the session; for the PDF give them again: {command}',
  },
  several: {
    es: '{count} partidas: {written} {written|escrita|escritas}, {unchanged} sin cambios',
    ca: '{count} partides: {written} {written|escrita|escrites}, {unchanged} sense canvis',
    en: '{count} sessions: {written} written, {unchanged} unchanged',
  },
  alone,
} as const;
