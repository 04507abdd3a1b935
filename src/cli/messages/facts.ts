import type { Message } from '../../errors';

/** What is wrong with the facts of a finished game. */
export const factMessages = {
  badUnit: { es: '--unit no admite «{value}»', ca: '--unit no admet «{value}»', en: '--unit does not take “{value}”' },
  unitForm: {
    es: 'Escribe nombre:miniaturas al empezar:escapadas, como Tiradores:5:3, y :incompleta al final si empezó por debajo de su mínimo.',
    ca: 'Escriu nom:miniatures en començar:escapades, com Tiradors:5:3, i :incompleta al final si va començar per sota del mínim.',
    en: 'Write name:models at the start:escaped, such as Marksmen:5:3, and :incomplete at the end when it started below its minimum.',
  },
  unitCount: {
    es: 'de la unidad {name}, que empezó con {started}, no pueden haber escapado {escaped}',
    ca: 'de la unitat {name}, que va començar amb {started}, no en poden haver escapat {escaped}',
    en: 'of the unit {name}, which started with {started}, {escaped} cannot have escaped',
  },
  tooManyUnits: { es: 'son {count} unidades y se admiten {most}', ca: 'són {count} unitats i se n\'admeten {most}', en: 'there are {count} units, and {most} are taken' },
  foreign: { es: '{name} no pide nada de esto: {flags}', ca: '{name} no demana res d\'això: {flags}', en: '{name} asks for none of this: {flags}' },
  foreignRemedy: {
    es: 'Quítalo, de las opciones o del archivo de --facts. Qué pide cada misión: docs/es/puntuacion.md.',
    ca: 'Treu-ho, de les opcions o del fitxer de --facts. Què demana cada missió: docs/ca/puntuacio.md.',
    en: 'Leave it out, of the options or of the file of --facts. What each mission asks for: docs/scoring.md.',
  },
  scenarioOfFolder: {
    es: '--scenario es para cuando no hay carpeta, y {path} ya dice lo que se jugó',
    ca: '--scenario és per a quan no hi ha carpeta, i {path} ja diu què es va jugar',
    en: '--scenario is for when there is no folder, and {path} tells already what was played',
  },
  contradict: {
    es: 'lo que dicen {flag} y {other} no puede ser verdad a la vez',
    ca: 'el que diuen {flag} i {other} no pot ser veritat alhora',
    en: 'what {flag} and {other} say cannot both be true',
  },
  tooMany: {
    es: '{flag} {n} no puede ser: esa mazmorra tiene {rooms} {rooms|estancia|estancias} objetivo',
    ca: '{flag} {n} no pot ser: aquella masmorra té {rooms} {rooms|estança|estances} objectiu',
    en: '{flag} {n} cannot be: that dungeon has {rooms} objective {rooms|room|rooms}',
  },
  tooManyBesides: {
    es: '{flag} {n} no puede ser: esa mazmorra tiene {rooms} {rooms|estancia|estancias} objetivo, y una es la del primario',
    ca: '{flag} {n} no pot ser: aquella masmorra té {rooms} {rooms|estança|estances} objectiu, i una és la del primari',
    en: '{flag} {n} cannot be: that dungeon has {rooms} objective {rooms|room|rooms}, and one is that of the primary',
  },
  tooManyRemedy: {
    es: 'Cuenta solo lo conseguido en las estancias; la bonificación por escapar y lo que añade la misión van aparte.',
    ca: 'Compta només el que s\'ha aconseguit a les estances; la bonificació per escapar i el que afegeix la missió van a part.',
    en: 'Count what was achieved in the rooms alone; the escape bonus and what the mission adds are told apart.',
  },
  notJson: { es: '{path}: no es un objeto JSON', ca: '{path}: no és un objecte JSON', en: '{path}: not a JSON object' },
  badField: { es: '{path}: {field} no tiene la forma debida', ca: '{path}: {field} no té la forma deguda', en: '{path}: {field} is not of its form' },
  unknownField: { es: '{path}: {field} no es ninguno de los campos ({list})', ca: '{path}: {field} no és cap dels camps ({list})', en: '{path}: {field} is none of the fields ({list})' },
  factsForm: {
    es: 'Por ejemplo: {"objectives": 1, "primary": true, "units": [{"name": "Tiradores", "started": 5, "escaped": 3}], "die": 2}',
    ca: 'Per exemple: {"objectives": 1, "primary": true, "units": [{"name": "Tiradors", "started": 5, "escaped": 3}], "die": 2}',
    en: 'For example: {"objectives": 1, "primary": true, "units": [{"name": "Marksmen", "started": 5, "escaped": 3}], "die": 2}',
  },
  missing: { es: 'falta saber qué pasó: {flags}', ca: 'falta saber què va passar: {flags}', en: 'what happened is missing: {flags}' },
  missingRemedy: {
    es: 'Dilo con esas opciones o con --facts; en un terminal se pregunta.',
    ca: 'Digues-ho amb aquestes opcions o amb --facts; en un terminal es pregunta.',
    en: 'Say it with those options or with --facts; on a terminal you are asked.',
  },
  noMission: { es: 'falta la misión', ca: 'falta la missió', en: 'the mission is missing' },
  noMissionRemedy: {
    es: 'Nombra la carpeta de la partida, o la misión con --mission.',
    ca: 'Anomena la carpeta de la partida, o la missió amb --mission.',
    en: 'Name the folder of the session, or the mission with --mission.',
  },
} satisfies Record<string, Message>;
