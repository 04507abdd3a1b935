import type { Message } from '../errors';

/** What can be wrong with the file of a tracked game. */
export const hulkFileMessages = {
  none: { es: 'aquí no hay ninguna partida empezada: no existe «{path}»', ca: 'aquí no hi ha cap partida començada: no existeix «{path}»', en: 'no game has been begun here: “{path}” does not exist' },
  noneRemedy: { es: 'Empieza una con: plasma-wall hulk new', ca: 'Comença\'n una amb: plasma-wall hulk new', en: 'Begin one with: plasma-wall hulk new' },
  exists: { es: 'ya hay una partida en {path}', ca: 'ja hi ha una partida a {path}', en: 'there is a game in {path} already' },
  existsRemedy: { es: 'Sigue con ella, usa --file para otra, o --force para empezarla de nuevo.', ca: 'Continua-la, fes servir --file per a una altra, o --force per tornar-la a començar.', en: 'Go on with it, use --file for another, or --force to begin anew.' },
  bad: { es: '{path} no es una partida que pueda seguir: {count} {count|fallo|fallos}', ca: '{path} no és una partida que pugui continuar: {count} {count|error|errors}', en: '{path} is no game that I can go on with: {count} {count|fault|faults}' },
  notJson: { es: '{path} no es un archivo JSON entero', ca: '{path} no és un fitxer JSON sencer', en: '{path} is not a whole JSON file' },
  other: { es: '{path} no es el archivo de una partida de hulk', ca: '{path} no és el fitxer d\'una partida de hulk', en: '{path} is not the file of a game of hulk' },
  badRemedy: { es: 'Usa el archivo tal como lo escribió plasma-wall hulk.', ca: 'Fes servir el fitxer tal com el va escriure plasma-wall hulk.', en: 'Use the file as plasma-wall hulk wrote it.' },
  newer: { es: '{path} tiene la versión {version}, y este programa conoce hasta la {known}', ca: '{path} té la versió {version}, i aquest programa coneix fins a la {known}', en: '{path} has version {version}, and this program knows up to {known}' },
  newerRemedy: { es: 'Actualiza plasma-wall.', ca: 'Actualitza plasma-wall.', en: 'Update plasma-wall.' },
  field: { es: 'esto no puede estar ahí: {where}', ca: 'això no hi pot ser: {where}', en: 'this cannot be there: {where}' },
  refused: { es: 'lo que pasó en el lugar {at} no lo permiten las reglas ({code})', ca: 'el que va passar al lloc {at} no ho permeten les regles ({code})', en: 'what happened in place {at} is not allowed by the rules ({code})' },
  refusedSetUp: { es: 'lo elegido al empezar no lo permiten las reglas ({code})', ca: 'el que es va triar en començar no ho permeten les regles ({code})', en: 'what was chosen at the start is not allowed by the rules ({code})' },
  changed: { es: '{path} ha cambiado mientras tanto: no se ha guardado nada', ca: '{path} ha canviat mentrestant: no s\'ha desat res', en: '{path} has changed meanwhile: nothing was saved' },
  changedRemedy: { es: 'Míralo con plasma-wall hulk status y repite la orden.', ca: 'Mira-ho amb plasma-wall hulk status i repeteix l\'ordre.', en: 'Look at it with plasma-wall hulk status and repeat the command.' },
  full: { es: 'en {path} ya no caben más acciones ({most})', ca: 'a {path} ja no hi caben més accions ({most})', en: '{path} takes no more actions ({most})' },
} satisfies Record<string, Message>;
