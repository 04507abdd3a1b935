import type { Message } from '../../errors';

/** What is wrong with the facts of a finished game. */
export const factMessages = {
  badUnit: { es: '--unit no admite «{value}»', ca: '--unit no admet «{value}»', en: '--unit does not take “{value}”' },
  unitForm: {
    es: 'Escribe nombre:miniaturas al empezar (de 1 a 999):escapadas, como Tiradores:5:3, y :incompleta al final si empezó por debajo de su mínimo.',
    ca: 'Escriu nom:miniatures en començar (d\'1 a 999):escapades, com Tiradors:5:3, i :incompleta al final si va començar per sota del mínim.',
    en: 'Write name:models at the start (1 to 999):escaped, such as Marksmen:5:3, and :incomplete at the end when it started below its minimum.',
  },
  unitCount: {
    es: 'de la unidad {name}, que empezó con {started}, no pueden haber escapado {escaped}',
    ca: 'de la unitat {name}, que va començar amb {started}, no en poden haver escapat {escaped}',
    en: 'of the unit {name}, which started with {started}, {escaped} cannot have escaped',
  },
  unitStart: {
    es: 'una unidad empieza con entre 1 y {most} miniaturas, y {name} con {started}',
    ca: 'una unitat comença amb entre 1 i {most} miniatures, i {name} amb {started}',
    en: 'a unit starts with 1 to {most} models, and {name} with {started}',
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
    en: 'what {flag} and {other} say cannot be true at once',
  },
  chargeRemedy: {
    es: 'Quita --primary: en esta misión lo dicen la carga, quién quedó fuera y quién dentro. O corrige lo que no sea cierto.',
    ca: 'Treu --primary: en aquesta missió ho diuen la càrrega, qui va quedar a fora i qui a dins. O corregeix el que no sigui cert.',
    en: 'Leave --primary out: in this mission the charge, and who was outside and inside, tell it. Or put right what is not true.',
  },
  unitsRemedy: {
    es: 'Quita --primary: en esta misión lo dicen las unidades, todas las que empezaron. O corrige lo que no sea cierto.',
    ca: 'Treu --primary: en aquesta missió ho diuen les unitats, totes les que van començar. O corregeix el que no sigui cert.',
    en: 'Leave --primary out: in this mission the units tell it, all that started. Or put right what is not true.',
  },
  outsideRemedy: {
    es: 'Quien escapó está fuera: cuéntalo también en --outside.',
    ca: 'Qui va escapar és a fora: compta\'l també a --outside.',
    en: 'Whoever escaped is outside: count them in --outside as well.',
  },
  allDeadRemedy: {
    es: 'Si murieron todos los defensores, el primario se consiguió: --primary yes. Si quedó alguno con vida: --all-dead no.',
    ca: 'Si van morir tots els defensors, el primari es va aconseguir: --primary yes. Si en va quedar algun de viu: --all-dead no.',
    en: 'If all defenders died the primary was achieved: --primary yes. If one of them lived: --all-dead no.',
  },
  outcomeRemedy: {
    es: 'Una fuerza aniquilada por el camino, o que se marcha, no llega al combate final: di solo una cosa. Si una se marchó y la otra fue aniquilada, pierde la aniquilada.',
    ca: 'Una força anihilada pel camí, o que marxa, no arriba al combat final: digues només una cosa. Si l\'una va marxar i l\'altra va ser anihilada, perd l\'anihilada.',
    en: 'A force wiped out on the way, or one that leaves, does not get to the final fight: say one thing alone. Where one left and the other was wiped out, the one wiped out loses.',
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
  tooManyInAll: {
    es: '{flag} {n} no puede ser: esa mazmorra tiene {rooms} {rooms|estancia|estancias} objetivo, y con la bonificación por escapar da {most} {most|objetivo|objetivos} como mucho',
    ca: '{flag} {n} no pot ser: aquella masmorra té {rooms} {rooms|estança|estances} objectiu, i amb la bonificació per escapar dona {most} {most|objectiu|objectius} com a molt',
    en: '{flag} {n} cannot be: that dungeon has {rooms} objective {rooms|room|rooms}, and with the escape bonus it gives {most} {most|objective|objectives} at most',
  },
  tooManyInAllRemedy: {
    es: 'Cuenta lo que consiguió quien atacaba, y uno más si le corresponde la bonificación por escapar.',
    ca: 'Compta el que va aconseguir qui atacava, i un més si li correspon la bonificació per escapar.',
    en: 'Count what the attacker achieved, and one more where the escape bonus is due.',
  },
  tooManyAccesses: {
    es: '{flag} {n} no puede ser: en esas mazmorras se sube por {accesses} {accesses|acceso|accesos} antes de la salida',
    ca: '{flag} {n} no pot ser: en aquelles masmorres es puja per {accesses} {accesses|accés|accessos} abans de la sortida',
    en: '{flag} {n} cannot be: in those dungeons {accesses} {accesses|access leads|accesses lead} up to the way out',
  },
  noAccess: {
    es: '{flag} {n} no puede ser: la salida estaba ya en el primer nivel, y no hay ningún acceso por el que subir',
    ca: '{flag} {n} no pot ser: la sortida era ja al primer nivell, i no hi ha cap accés per on pujar',
    en: '{flag} {n} cannot be: the way out was on the first level already, and no access leads up to it',
  },
  noRoomRemedy: {
    es: 'Lo que no se encontró no se consiguió: --primary no.',
    ca: 'El que no es va trobar no es va aconseguir: --primary no.',
    en: 'What was not found was not achieved: --primary no.',
  },
  noOtherRoomRemedy: {
    es: 'Si después del primario no se encontró otra: --all-dead no.',
    ca: 'Si després del primari no se\'n va trobar cap altra: --all-dead no.',
    en: 'If no other was found after the primary: --all-dead no.',
  },
  noRoom: {
    es: 'el primario no puede haberse encontrado: esa mazmorra no tiene ninguna estancia objetivo',
    ca: 'el primari no es pot haver trobat: aquella masmorra no té cap estança objectiu',
    en: 'the primary cannot have been found: that dungeon has no objective room',
  },
  noOtherRoom: {
    es: '{flag} yes no puede ser: pide otra estancia objetivo además de la del primario, y esa mazmorra tiene {rooms}',
    ca: '{flag} yes no pot ser: demana una altra estança objectiu a més de la del primari, i aquella masmorra en té {rooms}',
    en: '{flag} yes cannot be: it asks for another objective room besides that of the primary, and that dungeon has {rooms}',
  },
  tooManyRemedy: {
    es: 'Cuenta solo lo conseguido en las estancias; la bonificación por escapar y lo que añade la misión van aparte.',
    ca: 'Compta només el que s\'ha aconseguit a les estances; la bonificació per escapar i el que afegeix la missió van a part.',
    en: 'Count what was achieved in the rooms alone; the escape bonus and what the mission adds are told apart.',
  },
  badDie: { es: '--die no admite «{value}»: es 1, 2 o 3, o roll para tirarlo aquí', ca: '--die no admet «{value}»: és 1, 2 o 3, o roll per tirar-lo aquí', en: '--die does not take “{value}”: it is 1, 2 or 3, or roll to roll it here' },
  emptyFile: { es: '{path}: el archivo está vacío', ca: '{path}: el fitxer és buit', en: '{path}: the file is empty' },
  notJson: { es: '{path}: no es un objeto JSON', ca: '{path}: no és un objecte JSON', en: '{path}: not a JSON object' },
  badFile: {
    es: '{path} no se puede usar: {count} {count|problema|problemas}',
    ca: '{path} no es pot fer servir: {count} {count|problema|problemes}',
    en: '{path} cannot be used: {count} {count|problem|problems}',
  },
  badField: { es: '{field} no tiene la forma debida:', ca: '{field} no té la forma deguda:', en: '{field} is not of its form:' },
  unknownField: { es: '{field} no es ninguno de los campos ({list})', ca: '{field} no és cap dels camps ({list})', en: '{field} is none of the fields ({list})' },
  factsForm: {
    es: 'Por ejemplo: {"objectives": 1, "primary": true, "units": [{"name": "Tiradores", "started": 5, "escaped": 3}], "die": 2}',
    ca: 'Per exemple: {"objectives": 1, "primary": true, "units": [{"name": "Tiradors", "started": 5, "escaped": 3}], "die": 2}',
    en: 'For example: {"objectives": 1, "primary": true, "units": [{"name": "Marksmen", "started": 5, "escaped": 3}], "die": 2}',
  },
  forms: {
    whole: { es: 'es un número entero de {min} a {max}', ca: 'és un nombre enter de {min} a {max}', en: 'it is a whole number from {min} to {max}' },
    flag: { es: 'es true o false', ca: 'és true o false', en: 'it is true or false' },
    withdrawn: { es: 'es "first", "second" o "both"', ca: 'és "first", "second" o "both"', en: 'it is "first", "second" or "both"' },
    side: { es: 'es "first" o "second"', ca: 'és "first" o "second"', en: 'it is "first" or "second"' },
    units: {
      es: 'es una lista de {units} unidades como mucho, cada una con name, started (de 1 a {models}) y escaped, y con incomplete si hace falta',
      ca: 'és una llista de {units} unitats com a molt, cadascuna amb name, started (d\'1 a {models}) i escaped, i amb incomplete si cal',
      en: 'it is a list of at most {units} units, each with name, started (1 to {models}) and escaped, and with incomplete where due',
    },
    charge: { es: 'lleva planted (true o false), outside e inside (de 0 a {models})', ca: 'porta planted (true o false), outside i inside (de 0 a {models})', en: 'it has planted (true or false), outside and inside (0 to {models})' },
    character: { es: 'lleva points y, si la hay, escort (de 0 a {points})', ca: 'porta points i, si n\'hi ha, escort (de 0 a {points})', en: 'it has points and, where there is one, escort (0 to {points})' },
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
} satisfies Record<string, Message | Readonly<Record<string, Message>>>;
