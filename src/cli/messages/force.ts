import type { Message } from '../../errors';

/** What is said of a force, by the text id of the remark. */
const remarks: Readonly<Record<string, Message>> = {
  tooManyPoints: { es: 'los puntos del atacante suman {points} y puede llevar {limit}', ca: 'els punts de l\'atacant sumen {points} i en pot dur {limit}', en: 'the attacker\'s points add up to {points} and he may take {limit}' },
  forAssassination: {
    es: 'con un blanco de {character} puntos y una escolta de {escort}, el atacante puede llevar {limit}; solo en Asesinato',
    ca: 'amb un blanc de {character} punts i una escorta de {escort}, l\'atacant en pot dur {limit}; només a Assassinat',
    en: 'with a target of {character} points and an escort of {escort} the attacker may take {limit}; in Assassination only',
  },
  noAssassination: {
    es: 'character (personaje) y escort (escolta) dan puntos al atacante solo en Asesinato, y esta misión es otra',
    ca: 'character (personatge) i escort (escorta) donen punts a l\'atacant només a Assassinat, i aquesta missió és una altra',
    en: 'character and escort bring the attacker points in Assassination only, and this mission is another',
  },
  severalCodices: { es: 'el atacante lleva unidades de más de un códex: {list}', ca: 'l\'atacant porta unitats de més d\'un còdex: {list}', en: 'the attacker has units of more than one codex: {list}' },
  unspent: { es: 'puntos que le sobran al atacante y se pierden: {points}', ca: 'punts que li sobren a l\'atacant i es perden: {points}', en: 'points that the attacker has left and loses: {points}' },
  tooManyOfKind: { es: 'el atacante lleva {count} unidades de {kind} y puede llevar {most}', ca: 'l\'atacant porta {count} unitats {de:kind} i en pot dur {most}', en: 'the attacker has {count} units of {kind} and may have {most}' },
  incomplete: { es: '{unit} empieza incompleta ({models} de {minimum}): por escapar con ella no hay bonificación', ca: '{unit} comença incompleta ({models} de {minimum}): per escapar amb ella no hi ha bonificació', en: '{unit} starts incomplete ({models} of {minimum}): escaping with it earns no escape bonus' },
  forbidden: { es: '{unit} no se admite: {type}', ca: '{unit} no s\'admet: {type}', en: '{unit} is not allowed: {type}' },
  unknownRow: { es: 'no hay casilla de {row}; las hay de {list}', ca: 'no hi ha casella de {row}; n\'hi ha de {list}', en: 'there is no row of {row}; there are {list}' },
  rowPoints: { es: 'los puntos de la casilla de {row} suman {points}', ca: 'els punts de la casella de {row} sumen {points}', en: 'the points of the row of {row} add up to {points}' },
  rowIncomplete: { es: 'en la casilla de {row} hay más de una unidad incompleta: {list}', ca: 'a la casella de {row} hi ha més d\'una unitat incompleta: {list}', en: 'the row of {row} has more than one incomplete unit: {list}' },
  compulsory: { es: 'en la casilla de {row} falta una unidad de {kind}', ca: 'a la casella de {row} falta una unitat {de:kind}', en: 'the row of {row} lacks a unit of {kind}' },
  notAllowed: { es: 'la casilla de {row} no admite {unit} ({kind})', ca: 'la casella de {row} no admet {unit} ({kind})', en: 'the row of {row} does not take {unit} ({kind})' },
  monstrous: { es: '{unit}, criatura monstruosa, solo despliega en habitaciones grandes y no pasa puertas', ca: '{unit}, criatura monstruosa, només desplega en habitacions grans i no passa portes', en: '{unit}, a monstrous creature, deploys in large rooms only and passes no doors' },
  missingRows: { es: 'casillas sin tropas: {list}; si salen, no aparece nadie', ca: 'caselles sense tropes: {list}; si surten, no apareix ningú', en: 'rows without troops: {list}; when they come up nobody appears' },
};

/** What BAN-01 forbids, and the rest of the types. */
const types: Readonly<Record<string, Message>> = {
  infantry: { es: 'infantería', ca: 'infanteria', en: 'infantry' },
  beast: { es: 'bestia sin jinete', ca: 'bèstia sense genet', en: 'beast without rider' },
  monstrous: { es: 'criatura monstruosa', ca: 'criatura monstruosa', en: 'monstrous creature' },
  vehicle: { es: 'vehículo', ca: 'vehicle', en: 'vehicle' },
  bike: { es: 'moto', ca: 'moto', en: 'bike' },
  mounted: { es: 'jinete con montura', ca: 'genet amb muntura', en: 'rider with mount' },
};

/** Shorter words for a type, in any of the languages, besides its own. */
const shortTypes: Readonly<Record<string, readonly string[]>> = {
  beast: ['bestia', 'bèstia'],
  monstrous: ['monstruosa', 'monstruo', 'monstre', 'monster'],
  bike: ['motocicleta', 'motorbike'],
  mounted: ['jinete', 'genet', 'rider', 'caballería', 'cavalleria', 'cavalry'],
};

/** What the keys of a file of troops are called; a file may use any of these words. */
const keys = {
  attacker: { es: 'atacante', ca: 'atacant', en: 'attacker' },
  defender: { es: 'defensor', ca: 'defensor', en: 'defender' },
  units: { es: 'unidades', ca: 'unitats', en: 'units' },
  character: { es: 'personaje', ca: 'personatge', en: 'character' },
  escort: { es: 'escolta', ca: 'escorta', en: 'escort' },
  limit: { es: 'límite', ca: 'límit', en: 'limit' },
  unit: { es: 'unidad', ca: 'unitat', en: 'unit' },
  kind: { es: 'categoría', ca: 'categoria', en: 'kind' },
  models: { es: 'miniaturas', ca: 'miniatures', en: 'models' },
  minimum: { es: 'mínimo', ca: 'mínim', en: 'minimum' },
  points: { es: 'puntos', ca: 'punts', en: 'points' },
  type: { es: 'tipo', ca: 'tipus', en: 'type' },
  codex: { es: 'códex', ca: 'còdex', en: 'codex' },
} as const satisfies Record<string, Message>;

/** Shorter words for a key, in any of the languages, besides its own. */
const shortKeys: Readonly<Record<string, readonly string[]>> = {
  unit: ['nombre', 'nom', 'name'],
  kind: ['clase', 'classe'],
  models: ['figuras', 'figures'],
};

/** Of a key that is not there: that it is missing, and what it would be. */
const missing = {
  list: { es: 'falta {key}, una lista de unidades, {most} como mucho', ca: 'falta {key}, una llista d\'unitats, {most} com a molt', en: '{key} is missing, a list of {most} units at most' },
  name: { es: 'falta {key}, el nombre de la unidad', ca: 'falta {key}, el nom de la unitat', en: '{key} is missing, the name of the unit' },
  whole: { es: 'falta {key}, un número entero de {min} a {max}', ca: 'falta {key}, un nombre enter de {min} a {max}', en: '{key} is missing, a whole number from {min} to {max}' },
  choice: { es: 'falta {key}; puede ser: {list}', ca: 'falta {key}; pot ser: {list}', en: '{key} is missing; it can be: {list}' },
} as const satisfies Record<string, Message>;

/** Words of `force`. */
export const forceMessages = {
  description: { es: 'comprueba las tropas de una partida', ca: 'comprova les tropes d\'una partida', en: 'check the troops of a game' },
  check: { es: 'comprueba un archivo de tropas: puntos, casillas y lo que no se admite', ca: 'comprova un fitxer de tropes: punts, caselles i el que no s\'admet', en: 'check a file of troops: points, rows and what is not allowed' },
  file: { es: 'archivo YAML con las tropas del atacante, del defensor o de los dos', ca: 'fitxer YAML amb les tropes de l\'atacant, del defensor o de tots dos', en: 'YAML file with the troops of the attacker, the defender or both' },
  campaign: {
    es: 'toma del registro del grupo la carpeta de sus tablas (si no se indica un archivo, el que usa campaign); --tables manda',
    ca: 'pren del registre del grup la carpeta de les seves taules (si no s\'indica un fitxer, el que fa servir campaign); --tables mana',
    en: 'take the folder of its tables from the group\'s log (without a file, the one that campaign uses); --tables wins',
  },
  byTables: { es: 'Casillas de las tablas de {folder}, del registro {file}.', ca: 'Caselles de les taules de {folder}, del registre {file}.', en: 'Rows by the tables of {folder}, from the log {file}.' },
  json: { es: 'informe en JSON', ca: 'informe en JSON', en: 'report as JSON' },
  ok: { es: '{file}: todo conforme a las reglas', ca: '{file}: tot conforme a les regles', en: '{file}: all by the rules' },
  twice: { es: 'entre {list} hay dos veces las tropas de un mismo bando', ca: 'entre {list} hi ha dues vegades les tropes d\'un mateix bàndol', en: '{list} hold the troops of one side twice' },
  broken: { es: '{file}: {count} {count|cosa|cosas} contra las reglas', ca: '{file}: {count} {count|cosa|coses} contra les regles', en: '{file}: {count} {count|thing|things} against the rules' },
  brokenRows: { es: '{file}: en las casillas del defensor hay algo contra las reglas ({count})', ca: '{file}: a les caselles del defensor hi ha alguna cosa contra les regles ({count})', en: '{file}: something in the defender\'s rows is against the rules ({count})' },
  checkRows: { es: 'Que lo mire el defensor: plasma-wall force check {file}', ca: 'Que ho miri el defensor: plasma-wall force check {file}', en: 'For the defender to look at: plasma-wall force check {file}' },
  attacker: { es: 'Puntos del atacante: {points} de {limit}', ca: 'Punts de l\'atacant: {points} de {limit}', en: 'Points of the attacker: {points} of {limit}' },
  defender: { es: 'Defensor: figuras de cada unidad que hacen falta en una aparición', ca: 'Defensor: figures de cada unitat per a una aparició', en: 'Defender: figures of each unit that one appearance needs' },
  defenderMost: {
    es: 'Defensor: figuras de cada unidad que pueden hacer falta a la vez, con cada casilla una sola vez',
    ca: 'Defensor: figures de cada unitat que poden fer falta alhora, amb cada casella un sol cop',
    en: 'Defender: figures of each unit that may be needed at once, each row serving once',
  },
  joining: {
    es: 'Cada aparición que se sume a un combate en curso puede pedir otras tantas.',
    ca: 'Cada aparició que s\'afegeixi a un combat en curs en pot demanar unes altres tantes.',
    en: 'Each appearance that joins a running fight may need as many again.',
  },
  strength: { es: '{unit}: empieza con {models}', ca: '{unit}: comença amb {models}', en: '{unit}: starts with {models}' },
  strengthIncomplete: { es: '{unit}: empieza con {models}, incompleta', ca: '{unit}: comença amb {models}, incompleta', en: '{unit}: starts with {models}, incomplete' },
  figures: { es: '{unit}: {models}', ca: '{unit}: {models}', en: '{unit}: {models}' },
  bad: { es: '{file} no se puede usar: {count} {count|fallo|fallos}', ca: '{file} no es pot fer servir: {count} {count|error|errors}', en: '{file} cannot be used: {count} {count|fault|faults}' },
  form: { es: 'Mira examples/tropas.yaml y docs/es/tropas.md.', ca: 'Mira examples/tropas.yaml i docs/ca/tropes.md.', en: 'See examples/tropas.yaml and docs/forces.md.' },
  nothing: { es: 'el archivo está vacío: aquí van tropas, attacker (atacante), defender (defensor) o los dos', ca: 'el fitxer és buit: aquí van tropes, attacker (atacant), defender (defensor) o tots dos', en: 'the file is empty: troops go here, attacker, defender or both' },
  empty: { es: 'aquí van tropas: attacker (atacante), defender (defensor) o los dos', ca: 'aquí van tropes: attacker (atacant), defender (defensor) o tots dos', en: 'troops go here: attacker, defender or both' },
  noUnits: { es: 'aquí va al menos una unidad', ca: 'aquí va almenys una unitat', en: 'at least one unit goes here' },
  group: { es: 'aquí va un grupo de claves', ca: 'aquí va un grup de claus', en: 'a group of keys goes here' },
  rows: { es: 'aquí van las casillas por sus puntos, cada una con su lista de unidades', ca: 'aquí van les caselles pels seus punts, cadascuna amb la seva llista d\'unitats', en: 'the rows go here by their points, each with its list of units' },
  rowKey: { es: '«{key}» no son los puntos de una casilla', ca: '«{key}» no són els punts d\'una casella', en: '“{key}” is not the points of a row' },
  list: { es: 'aquí va una lista de unidades, {most} como mucho', ca: 'aquí va una llista d\'unitats, {most} com a molt', en: 'a list of units goes here, {most} at most' },
  unitForm: { es: 'una unidad es un grupo de claves: {list}', ca: 'una unitat és un grup de claus: {list}', en: 'a unit is a group of keys: {list}' },
  name: { es: '{key} es el nombre, de una línea y {most} caracteres como mucho', ca: '{key} és el nom, d\'una línia i {most} caràcters com a molt', en: '{key} is the name, one line of at most {most} characters' },
  whole: { es: '{key} es un número entero de {min} a {max}', ca: '{key} és un nombre enter de {min} a {max}', en: '{key} is a whole number from {min} to {max}' },
  comma: {
    es: 'una coma entre cifras: aquí va un número entero, y en YAML la coma separa una clave de otra',
    ca: 'una coma entre xifres: aquí va un nombre enter, i en YAML la coma separa una clau d\'una altra',
    en: 'a comma between digits: a whole number goes here, and in YAML a comma parts one key from the next',
  },
  limit: {
    es: '{key} no se lee: en Asesinato los puntos del atacante salen de character (personaje), lo que cuesta el blanco, y escort (escolta), lo que cuesta su escolta (MIS-20)',
    ca: '{key} no es llegeix: a Assassinat els punts de l\'atacant surten de character (personatge), el que costa el blanc, i escort (escorta), el que costa la seva escorta (MIS-20)',
    en: '{key} is not read: in Assassination the attacker\'s points follow from character, the cost of the target, and escort, that of his escort (MIS-20)',
  },
  escortAlone: { es: '{key} acompaña a character (personaje), lo que cuesta el blanco (MIS-20)', ca: '{key} acompanya character (personatge), el que costa el blanc (MIS-20)', en: '{key} goes with character, the cost of the target (MIS-20)' },
  codex: { es: '{key} es el nombre de un códex, de una línea y {most} caracteres como mucho', ca: '{key} és el nom d\'un còdex, d\'una línia i {most} caràcters com a molt', en: '{key} is the name of a codex, one line of at most {most} characters' },
  choice: { es: '{key} es uno de estos: {list}', ca: '{key} és un d\'aquests: {list}', en: '{key} is one of these: {list}' },
  unknownKey: { es: '«{key}» no es ninguna de las claves de aquí ({list})', ca: '«{key}» no és cap de les claus d\'aquí ({list})', en: '“{key}” is none of the keys here ({list})' },
  keyTwice: { es: '«{key}» y «{other}» son la misma clave', ca: '«{key}» i «{other}» són la mateixa clau', en: '“{key}” and “{other}” are the same key' },
  examples: { es: 'Ejemplo:\n  plasma-wall force check tropas.yaml', ca: 'Exemple:\n  plasma-wall force check tropes.yaml', en: 'Example:\n  plasma-wall force check troops.yaml' },
  missing,
  keys,
  shortKeys,
  remarks,
  types,
  shortTypes,
} as const;
