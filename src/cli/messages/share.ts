import type { Message } from '../../errors';
import { late } from '../../late';

/** What can be wrong with a share string (`--from`). */
export const shareMessages = late(() => ({
  bad: {
    es: 'eso no es un código de partida, o le falta un trozo',
    ca: 'això no és un codi de partida, o n\'hi falta un tros',
    en: 'that is not a session string, or a part of it is missing',
  },
  copyWhole: {
    es: 'Cópialo entero: empieza por «pw1.» y no lleva espacios.',
    ca: 'Copia\'l sencer: comença per «pw1.» i no porta espais.',
    en: 'Copy all of it: it starts with “pw1.” and has no spaces.',
  },
  otherVersion: {
    es: 'el código es de plasma-wall {made} y este es el {here}: podría salir otra mazmorra',
    ca: 'el codi és de plasma-wall {made} i aquest és el {here}: en podria sortir una altra masmorra',
    en: 'the string is of plasma-wall {made} and this is {here}: another dungeon might come out',
  },
  useVersion: {
    es: 'Usa plasma-wall {made}, o pide el session.json de esa partida.',
    ca: 'Fes servir plasma-wall {made}, o demana el session.json d\'aquella partida.',
    en: 'Use plasma-wall {made}, or ask for the session.json of that session.',
  },
  otherTables: {
    es: 'el código se hizo con otras tablas ({made}; estas son {here})',
    ca: 'el codi es va fer amb unes altres taules ({made}; aquestes són {here})',
    en: 'the string was made with other tables ({made}; these are {here})',
  },
  useTables: {
    es: 'Pide esas tablas y dilas con --tables CARPETA.',
    ca: 'Demana aquelles taules i digues-les amb --tables CARPETA.',
    en: 'Ask for those tables and name them with --tables FOLDER.',
  },
  badOptions: {
    es: 'el código lleva opciones que no existen: {list}',
    ca: 'el codi porta opcions que no existeixen: {list}',
    en: 'the string has options that do not exist: {list}',
  },
} satisfies Record<string, Message>));
