import type { Message } from '../../errors';

/** Words of `plasma-wall tables`. */
export const tablesMessages = {
  description: {
    es: 'muestra las tablas del juego, tira en ellas, las copia para cambiarlas y las comprueba',
    ca: 'mostra les taules del joc, hi tira, les copia per canviar-les i les comprova',
    en: 'show the tables of the game, roll on them, copy them out to change, and check them',
  },
  list: { es: 'enumera las tablas', ca: 'enumera les taules', en: 'list the tables' },
  show: {
    es: 'muestra una tabla con la probabilidad exacta de cada resultado',
    ca: 'mostra una taula amb la probabilitat exacta de cada resultat',
    en: 'show a table with the exact chance of each result',
  },
  check: {
    es: 'busca todos los errores de unas tablas de una vez',
    ca: "busca tots els errors d'unes taules d'un cop",
    en: 'find every fault in a set of tables at once',
  },
  roll: {
    es: 'tira en una tabla y explica el resultado',
    ca: 'tira en una taula i explica el resultat',
    en: 'roll on a table and explain the result',
  },
  init: {
    es: 'copia las tablas en una carpeta para cambiarlas',
    ca: 'copia les taules en una carpeta per canviar-les',
    en: 'copy the tables to a folder, to change them',
  },
  tableName: {
    es: 'nombre de la tabla, como defender o Pasillos; o una de: {parts}',
    ca: 'nom de la taula, com defender o Passadissos; o una de: {parts}',
    en: 'name of the table, such as defender or Corridors; or one of: {parts}',
  },
  diceTable: { es: 'nombre de la tabla, como defender o Pasillos', ca: 'nom de la taula, com defender o Passadissos', en: 'name of the table, such as defender or Corridors' },
  tables: {
    es: 'carpeta con tablas propias; lo que no esté en ella sale de las del programa',
    ca: 'carpeta amb taules pròpies; el que no hi sigui surt de les del programa',
    en: 'folder with tables of your own; what it lacks comes from the program',
  },
  checkFolder: { es: 'carpeta que se comprueba; si no se indica, las tablas del programa', ca: 'carpeta que es comprova; si no s\'indica, les taules del programa', en: "folder to check; without it, the program's own tables" },
  initFolder: { es: 'carpeta donde copiarlas', ca: 'carpeta on copiar-les', en: 'folder to copy them to' },
  force: { es: 'sustituye los archivos que sean distintos', ca: 'substitueix els fitxers que siguin diferents', en: 'replace files that differ' },
  json: { es: 'respuesta en JSON', ca: 'resposta en JSON', en: 'answer as JSON' },
  seed: { es: 'semilla de la tirada; la misma da siempre lo mismo', ca: 'llavor de la tirada; la mateixa dona sempre el mateix', en: 'seed of the roll; the same one always gives the same' },
  modifier: { es: 'lo que se suma a los dados', ca: 'el que se suma als daus', en: 'what is added to the dice' },
  count: { es: 'cuántas tiradas', ca: 'quantes tirades', en: 'how many rolls' },
  unknown: { es: 'no hay ninguna tabla «{name}»', ca: 'no hi ha cap taula «{name}»', en: 'there is no table “{name}”' },
  nearest: { es: '¿Querías decir {nearest}?', ca: 'Volies dir {nearest}?', en: 'Did you mean {nearest}?' },
  known: { es: 'Hay: {list}', ca: 'Hi ha: {list}', en: 'There are: {list}' },
  badModifier: {
    es: 'a la tabla «{table}» se le suma un número entero de {min} a {max}, no «{value}»',
    ca: 'a la taula «{table}» se li suma un nombre enter de {min} a {max}, no «{value}»',
    en: 'table “{table}” takes a whole number from {min} to {max} as a modifier, not “{value}”',
  },
  noModifier: { es: '«{table}» no lleva modificadores', ca: '«{table}» no porta modificadors', en: '“{table}” takes no modifiers' },
  header: { es: '{title} · {id} · {dice} · {rule}', ca: '{title} · {id} · {dice} · {rule}', en: '{title} · {id} · {dice} · {rule}' },
  clamps: {
    es: 'Un total fuera de la tabla toma la fila más cercana.',
    ca: 'Un total fora de la taula pren la fila més propera.',
    en: 'A total outside the table takes the nearest row.',
  },
  byModifier: {
    es: 'Probabilidad según el modificador M; con --modifier se ve una fila por fila.',
    ca: 'Probabilitat segons el modificador M; amb --modifier se\'n veu una fila per fila.',
    en: 'Chances by the modifier M; --modifier shows one row by row.',
  },
  withModifier: { es: 'Con modificador {modifier}:', ca: 'Amb modificador {modifier}:', en: 'With modifier {modifier}:' },
  inDecimals: { es: 'Lo mismo en decimales:', ca: 'El mateix en decimals:', en: 'The same in decimals:' },
  mean: { es: 'media', ca: 'mitjana', en: 'mean' },
  meanOf: { es: 'Media: {mean}', ca: 'Mitjana: {mean}', en: 'Mean: {mean}' },
  inAll: { es: 'En total:', ca: 'En total:', en: 'In all:' },
  parts: { es: 'Y además (tables show …):', ca: 'I a més (tables show …):', en: 'And besides (tables show …):' },
  rollOn: { es: 'se tira en {table}', ca: 'es tira a {table}', en: 'roll on {table}' },
  dice: { es: 'dados', ca: 'daus', en: 'dice' },
  total: { es: 'total {total}', ca: 'total {total}', en: 'total {total}' },
  row: { es: 'fila {row} [{rule}]', ca: 'fila {row} [{rule}]', en: 'row {row} [{rule}]' },
  result: { es: 'Resultado: {result}', ca: 'Resultat: {result}', en: 'Result: {result}' },
  repeat: { es: 'Para repetirlo: {command}', ca: 'Per repetir-ho: {command}', en: 'To repeat it: {command}' },
  good: {
    es: '{where}: {tables} {tables|tabla|tablas} y {files} {files|archivo|archivos}, sin ningún error',
    ca: '{where}: {tables} {tables|taula|taules} i {files} {files|fitxer|fitxers}, sense cap error',
    en: '{where}: {tables} {tables|table|tables} and {files} {files|file|files}, without a fault',
  },
  bad: { es: '{where}: errores: {count}', ca: '{where}: errors: {count}', en: '{where}: faults: {count}' },
  shipped: { es: 'las tablas del programa', ca: 'les taules del programa', en: "the program's tables" },
  copied: {
    es: '{folder}: {count} {count|archivo copiado|archivos copiados}. Puedes borrar los que no cambies.\n  Para comprobarlos: plasma-wall tables check {folder}\n  Para jugar con ellos: plasma-wall generate --tables {folder} …',
    ca: '{folder}: {count} {count|fitxer copiat|fitxers copiats}. Pots esborrar els que no canviïs.\n  Per comprovar-los: plasma-wall tables check {folder}\n  Per jugar-hi: plasma-wall generate --tables {folder} …',
    en: '{folder}: {count} {count|file|files} copied. You may delete those you do not change.\n  To check them: plasma-wall tables check {folder}\n  To play with them: plasma-wall generate --tables {folder} …',
  },
  unchanged: { es: '{folder}: sin cambios', ca: '{folder}: sense canvis', en: '{folder}: unchanged' },
  default: { es: 'por defecto', ca: 'per defecte', en: 'default' },
  integer: { es: 'de {min} a {max}', ca: 'de {min} a {max}', en: '{min} to {max}' },
  compulsory: { es: 'obligatorio', ca: 'obligatori', en: 'compulsory' },
  optional: { es: 'opcional', ca: 'opcional', en: 'optional' },
  points: { es: 'puntos', ca: 'punts', en: 'points' },
  fights: { es: 'combates esperados', ca: 'combats esperats', en: 'expected fights' },
  sections: { es: 'secciones', ca: 'seccions', en: 'sections' },
  corridorSize: { es: 'pasillos', ca: 'passadissos', en: 'corridors' },
  doorSize: { es: 'ancho de las puertas', ca: 'amplada de les portes', en: 'width of doors' },
  smallRooms: { es: 'habitaciones pequeñas', ca: 'habitacions petites', en: 'small rooms' },
  largeRooms: { es: 'habitaciones grandes', ca: 'habitacions grans', en: 'large rooms' },
  smallUpTo: { es: 'una habitación es pequeña hasta', ca: 'una habitació és petita fins a', en: 'a room is small up to' },
} satisfies Record<string, Message>;

/** The parts of a ruleset that are not dice tables, by the name `tables show` knows them by. */
export const partNames = {
  'house-rules': { es: 'reglas de la casa y sus valores', ca: 'regles de la casa i els seus valors', en: 'house rules and their values' },
  rows: { es: 'casillas de la hoja del defensor', ca: 'caselles del full del defensor', en: "rows of the defender's sheet" },
  contributions: { es: 'lo que suma cada sección descubierta', ca: 'el que suma cada secció descoberta', en: 'what each section uncovered adds' },
  catalogue: { es: 'medidas de las piezas', ca: 'mides de les peces', en: 'sizes of the pieces' },
  evenings: { es: 'tamaños de una velada', ca: "mides d'una vetllada", en: 'sizes of an evening' },
  missions: { es: 'misiones', ca: 'missions', en: 'missions' },
  scenarios: { es: 'escenarios', ca: 'escenaris', en: 'scenarios' },
} satisfies Record<string, Message>;

/** One of them. */
export type PartName = keyof typeof partNames;
