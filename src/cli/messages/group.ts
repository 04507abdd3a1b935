import type { Message } from '../../errors';
import type { GroupPart } from '../generate/group-defaults';
import { late } from '../../late';

/** What `generate --campaign` tells of the log it read. */
export const groupMessages = late(() => ({
  from: {
    es: 'Del registro {file}, para la partida {number}: {list}.',
    ca: 'Del registre {file}, per a la partida {number}: {list}.',
    en: 'From the log {file}, for game {number}: {list}.',
  },
  fromNamed: {
    es: 'Del registro «{name}» ({file}), para la partida {number}: {list}.',
    ca: 'Del registre «{name}» ({file}), per a la partida {number}: {list}.',
    en: 'From the log “{name}” ({file}), for game {number}: {list}.',
  },
  overruled: {
    es: 'Lo que dice la orden vale más que el registro: {list}.',
    ca: 'El que diu l\'ordre val més que el registre: {list}.',
    en: 'What the command says counts before the log: {list}.',
  },
  ofLog: {
    es: 'Lo pide el registro {log} en «{key}:». Corrígelo allí, o di otro con --{key}.',
    ca: 'Ho demana el registre {log} a «{key}:». Corregeix-ho allà, o digues-ne un altre amb --{key}.',
    en: 'The log {log} asks for it under “{key}:”. Put it right there, or name another with --{key}.',
  },
  players: { es: 'Jugadores: {list}.', ca: 'Jugadors: {list}.', en: 'Players: {list}.' },
  last: {
    es: 'En la última partida atacó {attacker} y defendió {defender}.',
    ca: 'A l\'última partida va atacar {attacker} i va defensar {defender}.',
    en: 'In the last game {attacker} attacked and {defender} defended.',
  },
} satisfies Record<string, Message>));

/** Each thing taken from a log; the first words of a list. */
export const groupPartWords: Readonly<Record<GroupPart, Message>> = late(() => ({
  x: { es: 'X', ca: 'X', en: 'X' },
  house: { es: 'reglas de la casa', ca: 'regles de la casa', en: 'house rules' },
  table: { es: 'mesa', ca: 'taula de joc', en: 'table' },
  pieces: { es: 'piezas', ca: 'peces', en: 'pieces' },
  tables: { es: 'tablas', ca: 'taules', en: 'tables' },
}));
