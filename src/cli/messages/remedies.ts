/** What to do about an error, by its code, where the place that found it does not say; null: there is nothing to do. */
import type { Message } from '../../errors';
import { late } from '../../late';

const sessionPath: Message = {
  es: 'Indica la carpeta de una partida, o el session.json que hay en ella.',
  ca: 'Indica la carpeta d\'una partida, o el session.json que hi ha.',
  en: 'Name the folder of a session, or the session.json in it.',
};

/** Where to read on about what was typed. */
export const readHelp: Message = { es: 'Míralo con: {help}', ca: 'Mira-ho amb: {help}', en: 'See: {help}' };

export const remedies: Readonly<Record<string, Message | null>> = late(() => ({
  BROKEN_OFF: null,
  CAMPAIGN_LOCK_LOST: null,
  DISK_FULL: { es: 'Haz sitio y repite la orden.', ca: 'Fes lloc i repeteix l\'ordre.', en: 'Make room and repeat the command.' },
  FILE_DENIED: { es: 'Cambia sus permisos, o usa otra carpeta.', ca: 'Canvia\'n els permisos, o fes servir una altra carpeta.', en: 'Change its permissions, or use another folder.' },
  FILE_FAILED: { es: 'Repite la orden; si vuelve a pasar, prueba en otra carpeta.', ca: 'Repeteix l\'ordre; si torna a passar, prova-ho en una altra carpeta.', en: 'Repeat the command; if it happens again, try another folder.' },
  FILE_MISSING: { es: 'Comprueba cómo se escribe, y en qué carpeta estás.', ca: 'Comprova com s\'escriu, i a quina carpeta ets.', en: 'Check how it is spelt, and which folder you are in.' },
  FILE_NOT_FOLDER: { es: 'Indica otra carpeta, o quita de ahí ese archivo.', ca: 'Indica una altra carpeta, o treu d\'allà aquest fitxer.', en: 'Name another folder, or take that file away.' },
  FILE_NOT_PLAIN: { es: 'Indica un archivo, no una carpeta ni un dispositivo.', ca: 'Indica un fitxer, no una carpeta ni un dispositiu.', en: 'Name a file, not a folder or a device.' },
  FILE_SYMLINK: { es: 'Indica un archivo que no sea un enlace.', ca: 'Indica un fitxer que no sigui un enllaç.', en: 'Name a file that is no link.' },
  FILE_TOO_BIG: { es: 'Comprueba que sea el archivo que querías.', ca: 'Comprova que sigui el fitxer que volies.', en: 'Check that it is the file you meant.' },
  FORCES_TWICE: { es: 'Deja un archivo de cada bando.', ca: 'Deixa un fitxer de cada bàndol.', en: 'Leave one file of each side.' },
  HULK_FULL: { es: 'Empieza otra con: plasma-wall hulk new --file OTRA.json', ca: 'Comença\'n una altra amb: plasma-wall hulk new --file ALTRA.json', en: 'Begin another with: plasma-wall hulk new --file OTHER.json' },
  NAME_NOT_PORTABLE: { es: 'Elige otro con letras, cifras y guiones.', ca: 'Tria\'n un altre amb lletres, xifres i guions.', en: 'Choose another of letters, digits and dashes.' },
  NEWER_SESSION: { es: 'Actualiza plasma-wall: git pull, y después npm ci.', ca: 'Actualitza plasma-wall: git pull, i després npm ci.', en: 'Update plasma-wall: git pull, then npm ci.' },
  NOT_A_SESSION: sessionPath,
  OPTION_CONFLICT: { es: 'Quita lo que sobra y repite la orden.', ca: 'Treu el que sobra i repeteix l\'ordre.', en: 'Take away what is too much and repeat the command.' },
  OUTPUT_FAILED: { es: 'Repite la orden, o escribe en un archivo con -o.', ca: 'Repeteix l\'ordre, o escriu en un fitxer amb -o.', en: 'Repeat the command, or write to a file with -o.' },
  PATH_EMPTY: { es: 'Escribe el nombre de un archivo o de una carpeta.', ca: 'Escriu el nom d\'un fitxer o d\'una carpeta.', en: 'Write the name of a file or a folder.' },
  SAME_PLAYER: { es: 'Corrige uno de los dos nombres.', ca: 'Corregeix un dels dos noms.', en: 'Put one of the two names right.' },
  TABLES_NONE: { es: 'plasma-wall tables init CARPETA copia las del programa en una carpeta nueva.', ca: 'plasma-wall tables init CARPETA copia les del programa en una carpeta nova.', en: 'plasma-wall tables init FOLDER copies those of the program to a new folder.' },
  TABLES_TOO_MANY: { es: 'Indica la carpeta que solo tiene tus tablas.', ca: 'Indica la carpeta que només té les teves taules.', en: 'Name the folder that holds your tables alone.' },
  TEMPLATES_NONE: { es: 'Copia en ella, de la carpeta templates del programa, las hojas que cambies.', ca: 'Copia-hi, de la carpeta templates del programa, els fulls que canviïs.', en: 'Copy to it, from the folder templates of the program, the sheets that you change.' },
  TOO_DEEP: sessionPath,
}));
