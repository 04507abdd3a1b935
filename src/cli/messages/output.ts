import type { Message } from '../../errors';

/** What becomes of what a command makes, and what can be wrong with standard output. */
export const outputMessages = {
  written: { es: 'Escrito: {path}', ca: 'Escrit: {path}', en: 'Written: {path}' },
  unchanged: { es: 'Sin cambios: {path}', ca: 'Sense canvis: {path}', en: 'Unchanged: {path}' },
  otherEnding: {
    es: '{path}: {command} no escribe archivos .{ending}, sino {list}',
    ca: '{path}: {command} no escriu fitxers .{ending}, sinó {list}',
    en: '{path}: {command} does not write .{ending} files but {list}',
  },
  endIn: {
    es: 'Acaba el nombre en {list}, o no digas el formato: lo dice el nombre.',
    ca: 'Acaba el nom en {list}, o no diguis el format: el diu el nom.',
    en: 'End the name in {list}, or leave out the format: the name tells it.',
  },
  elsewhere: {
    es: 'Los archivos .{ending} los escribe: {other}',
    ca: 'Els fitxers .{ending} els escriu: {other}',
    en: '.{ending} files are written by: {other}',
  },
  markup: {
    es: '{file} no se ve en el terminal: saldría su código',
    ca: '{file} no es veu al terminal: en sortiria el codi',
    en: '{file} cannot be seen on the terminal: its code would come out',
  },
  markupOut: {
    es: 'Di en qué archivo: -o {file}. Con -o - sale el código.',
    ca: 'Digues en quin fitxer: -o {file}. Amb -o - surt el codi.',
    en: 'Say which file: -o {file}. With -o - the code comes out.',
  },
  markupOrText: {
    es: 'Di en qué archivo: -o {file}. En el terminal se ve con --format text, y con -o - sale el código.',
    ca: 'Digues en quin fitxer: -o {file}. Al terminal es veu amb --format text, i amb -o - surt el codi.',
    en: 'Say which file: -o {file}. On the terminal it is seen with --format text, and with -o - the code comes out.',
  },
  failed: {
    es: 'no puedo escribir en la salida estándar ({reason}): lo que haya salido está incompleto',
    ca: 'no puc escriure a la sortida estàndard ({reason}): el que n\'hagi sortit és incomplet',
    en: 'standard output cannot be written to ({reason}): what came out is incomplete',
  },
  noFolder: {
    es: 'la carpeta en la que estás ya no existe',
    ca: 'la carpeta on ets ja no existeix',
    en: 'the folder you are in is no longer there',
  },
  changeFolder: { es: 'Entra en otra carpeta y repite la orden.', ca: 'Entra en una altra carpeta i repeteix l\'ordre.', en: 'Go to another folder and repeat the command.' },
} satisfies Record<string, Message>;
