import type { Message } from '../../errors';

/** Words of the command line parser itself: help headings and usage errors. */
export const parserMessages = {
  usage: { es: 'Uso:', ca: 'Ús:', en: 'Usage:' },
  arguments: { es: 'Argumentos:', ca: 'Arguments:', en: 'Arguments:' },
  options: { es: 'Opciones:', ca: 'Opcions:', en: 'Options:' },
  commands: { es: 'Órdenes:', ca: 'Ordres:', en: 'Commands:' },
  choices: { es: 'valores: {list}', ca: 'valors: {list}', en: 'values: {list}' },
  default: { es: 'por defecto: {value}', ca: 'per defecte: {value}', en: 'default: {value}' },
  help: { es: 'muestra esta ayuda', ca: 'mostra aquesta ajuda', en: 'show this help' },
  helpCommand: { es: 'muestra la ayuda de una orden', ca: "mostra l'ajuda d'una ordre", en: 'show the help of a command' },
  version: { es: 'muestra la versión', ca: 'mostra la versió', en: 'show the version' },
  lang: {
    es: 'idioma de los papeles y del terminal; si no se indica, los papeles salen en es',
    ca: "idioma dels papers i del terminal; si no s'indica, els papers surten en es",
    en: 'language of the papers and on the terminal; without it, papers come out in es',
  },
  terminalLang: { es: 'idioma del terminal', ca: 'idioma del terminal', en: 'language on the terminal' },
  unknownOption: { es: 'no conozco la opción {flag}', ca: "no conec l'opció {flag}", en: 'there is no option {flag}' },
  unknownCommand: { es: 'no conozco la orden «{name}»', ca: "no conec l'ordre «{name}»", en: 'there is no command “{name}”' },
  missingArgument: { es: 'falta el argumento <{name}>', ca: "falta l'argument <{name}>", en: 'argument <{name}> is missing' },
  missingValue: { es: 'la opción {flag} necesita un valor', ca: "l'opció {flag} necessita un valor", en: 'option {flag} needs a value' },
  missingOption: { es: 'falta la opción {flag}', ca: "falta l'opció {flag}", en: 'option {flag} is missing' },
  conflict: {
    es: 'las opciones {flag} y {other} no pueden ir juntas',
    ca: "les opcions {flag} i {other} no poden anar juntes",
    en: 'options {flag} and {other} cannot go together',
  },
  badChoice: {
    es: '{flag} no admite «{value}»: puede ser {list}',
    ca: '{flag} no admet «{value}»: pot ser {list}',
    en: '{flag} does not take “{value}”: it can be {list}',
  },
  excess: { es: 'sobra «{word}»', ca: 'sobra «{word}»', en: '“{word}” is one word too many' },
  didYouMean: { es: '¿Querías decir {nearest}?', ca: 'Volies dir {nearest}?', en: 'Did you mean {nearest}?' },
  seeHelp: { es: 'Míralo con: {command}', ca: 'Mira-ho amb: {command}', en: 'See: {command}' },
} satisfies Record<string, Message>;

/** Names of values in help, such as the `file` of `--pieces <file>`. */
export const valueNames: Readonly<Record<string, Message>> = {
  options: { es: 'opciones', ca: 'opcions', en: 'options' },
  command: { es: 'orden', ca: 'ordre', en: 'command' },
  name: { es: 'nombre', ca: 'nom', en: 'name' },
  text: { es: 'texto', ca: 'text', en: 'text' },
  file: { es: 'archivo', ca: 'fitxer', en: 'file' },
  folder: { es: 'carpeta', ca: 'carpeta', en: 'folder' },
  number: { es: 'número', ca: 'nombre', en: 'number' },
  numbers: { es: 'números', ca: 'números', en: 'numbers' },
  n: { es: 'n', ca: 'n', en: 'n' },
  objective: { es: 'objetivo', ca: 'objectiu', en: 'objective' },
  string: { es: 'código', ca: 'codi', en: 'string' },
  size: { es: 'tamaño', ca: 'mida', en: 'size' },
  what: { es: 'qué', ca: 'què', en: 'what' },
  how: { es: 'cómo', ca: 'com', en: 'how' },
  who: { es: 'quién', ca: 'qui', en: 'who' },
  code: { es: 'idioma', ca: 'idioma', en: 'language' },
  format: { es: 'formato', ca: 'format', en: 'format' },
  session: { es: 'partida', ca: 'partida', en: 'session' },
  table: { es: 'tabla', ca: 'taula', en: 'table' },
  rule: { es: 'regla', ca: 'regla', en: 'rule' },
  words: { es: 'palabras', ca: 'paraules', en: 'words' },
  'key=value': { es: 'clave=valor', ca: 'clau=valor', en: 'key=value' },
};
