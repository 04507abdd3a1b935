import type { Message } from '../errors';

/** What can be wrong with the file of a campaign. */
export const campaignFileMessages = {
  locked: {
    es: '{path}: otra orden lo está escribiendo (proceso {pid} en {host})',
    ca: '{path}: una altra ordre l\'està escrivint (procés {pid} a {host})',
    en: '{path}: another command is writing it (process {pid} on {host})',
  },
  lockedRemedy: {
    es: 'Espera a que acabe y repite la orden; si no hay ninguna en marcha, borra {lock}. No se ha escrito nada.',
    ca: 'Espera que acabi i repeteix l\'ordre; si no n\'hi ha cap en marxa, esborra {lock}. No s\'ha escrit res.',
    en: 'Wait until it ends and repeat the command; if none is running, delete {lock}. Nothing was written.',
  },
  lockOdd: {
    es: '{path}: en el sitio de su cerrojo hay otra cosa ({lock}), que no es un archivo nuestro',
    ca: '{path}: al lloc del seu pany hi ha una altra cosa ({lock}), que no és un fitxer nostre',
    en: '{path}: in the place of its lock there is something else ({lock}), which is no file of ours',
  },
  lockOddRemedy: {
    es: 'Quítalo de ahí y repite la orden. No se ha escrito nada.',
    ca: 'Treu-ho d\'allà i repeteix l\'ordre. No s\'ha escrit res.',
    en: 'Take it away and repeat the command. Nothing was written.',
  },
  waiting: {
    es: 'Otra orden está escribiendo {path}: espero a que acabe…',
    ca: 'Una altra ordre està escrivint {path}: espero que acabi…',
    en: 'Another command is writing {path}: waiting until it ends…',
  },
  overLog: {
    es: '{path} es el propio registro: no escribo encima',
    ca: '{path} és el mateix registre: no hi escric a sobre',
    en: '{path} is the log itself: I do not write over it',
  },
  lockLost: {
    es: '{path}: mientras esta orden estaba parada lo ha tomado otra; no se ha escrito nada, repite la orden',
    ca: '{path}: mentre aquesta ordre estava aturada n\'hi ha entrat una altra; no s\'ha escrit res, repeteix l\'ordre',
    en: '{path}: while this command stood still another took over; nothing was written, repeat the command',
  },
  changed: {
    es: '{path}: alguien lo ha cambiado mientras esta orden lo escribía; se ha dejado como estaba',
    ca: '{path}: algú l\'ha canviat mentre aquesta ordre l\'escrivia; s\'ha deixat com estava',
    en: '{path}: somebody changed it while this command was writing; it was left as it was',
  },
  changedRemedy: { es: 'Repite la orden.', ca: 'Repeteix l\'ordre.', en: 'Repeat the command.' },
  bad: {
    es: 'el registro {path} no se puede usar: {count} {count|problema|problemas}; no se ha escrito nada',
    ca: 'el registre {path} no es pot fer servir: {count} {count|problema|problemes}; no s\'ha escrit res',
    en: 'the log {path} cannot be used: {count} {count|problem|problems}; nothing was written',
  },
  badRemedy: {
    es: 'Arréglalo con un editor de texto y compruébalo con: plasma-wall campaign check --file {path}',
    ca: 'Arregla\'l amb un editor de text i comprova\'l amb: plasma-wall campaign check --file {path}',
    en: 'Mend it with a text editor and check it with: plasma-wall campaign check --file {path}',
  },
  newer: {
    es: '{path} es de la versión {version} del registro, y este programa llega a la {known}: no lo toco',
    ca: '{path} és de la versió {version} del registre, i aquest programa arriba a la {known}: no el toco',
    en: '{path} is version {version} of the log, and this program goes up to {known}: I leave it alone',
  },
  newerRemedy: {
    es: 'Actualiza plasma-wall y repite la orden.',
    ca: 'Actualitza plasma-wall i repeteix l\'ordre.',
    en: 'Update plasma-wall and repeat the command.',
  },
  none: {
    es: 'aún no hay registro: no existe «{path}»',
    ca: 'encara no hi ha registre: no existeix «{path}»',
    en: 'there is no log yet: “{path}” does not exist',
  },
  noneRemedy: {
    es: 'Si está en otro sitio, di cuál con --file (en generate y force, con --campaign); si no, créalo con: plasma-wall campaign new',
    ca: 'Si és en un altre lloc, digues quin amb --file (a generate i force, amb --campaign); si no, crea\'l amb: plasma-wall campaign new',
    en: 'If it is elsewhere, say where with --file (in generate and force, with --campaign); if not, make it with: plasma-wall campaign new',
  },
  exists: {
    es: '{path} ya existe: no escribo encima de un registro',
    ca: '{path} ja existeix: no escric a sobre d\'un registre',
    en: '{path} exists already: I do not write over a log',
  },
  existsRemedy: {
    es: 'Úsalo tal como está, o elige otro sitio con --file. El grupo, los jugadores y las reglas de la casa se escriben en el propio archivo, encima de games: docs/es/campana.md.',
    ca: 'Fes-lo servir tal com és, o tria un altre lloc amb --file. El grup, els jugadors i les regles de la casa s\'escriuen al mateix fitxer, a sobre de games: docs/ca/campanya.md.',
    en: 'Use it as it is, or choose another place with --file. The group, its players and house rules are written in the file itself, above games: docs/campaign.md.',
  },
  noHome: {
    es: 'no sé dónde está tu carpeta de datos',
    ca: 'no sé on és la teva carpeta de dades',
    en: 'I do not know where your data folder is',
  },
  noHomeRemedy: {
    es: 'Di dónde está el registro con --file, o crea uno en esta carpeta con: plasma-wall campaign new --here',
    ca: 'Digues on és el registre amb --file, o crea\'n un en aquesta carpeta amb: plasma-wall campaign new --here',
    en: 'Say where the log is with --file, or make one in this folder with: plasma-wall campaign new --here',
  },
  notEditable: {
    es: '{path}: está escrito de una forma que no puedo cambiar sin estropear nada; no se ha escrito nada',
    ca: '{path}: està escrit d\'una manera que no puc canviar sense espatllar res; no s\'ha escrit res',
    en: '{path}: written in a way that I cannot change without spoiling something; nothing was written',
  },
  notEditableRemedy: {
    es: 'Quita anclas, alias y tipos de YAML («&», «*», «!») y repite la orden.',
    ca: 'Treu-ne àncores, àlies i tipus de YAML («&», «*», «!») i repeteix l\'ordre.',
    en: 'Remove anchors, aliases and types of YAML (“&”, “*”, “!”) and repeat the command.',
  },
} satisfies Record<string, Message>;
