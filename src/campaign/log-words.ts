/** What a log should hold, in words: for the faults of a file, and for whoever gives a fact. */
import type { Message } from '../errors';
import { fillMessage } from '../errors';

/** What frames a log. */
export const logWords = {
  group: { es: 'un grupo de claves', ca: 'un grup de claus', en: 'a group of keys' },
  games: { es: 'una lista de partidas', ca: 'una llista de partides', en: 'a list of games' },
  version: { es: '{n}, la única versión que hay', ca: '{n}, l\'única versió que hi ha', en: '{n}, the only version there is' },
  inOrder: { es: '{n}: las partidas se numeran seguidas desde 1; una anulada se queda, con «void»', ca: '{n}: les partides es numeren seguides des de l\'1; una d\'anul·lada es queda, amb «void»', en: '{n}: games are numbered in order from 1; a voided one stays, with “void”' },
  nothing: { es: 'un hueco', ca: 'un buit', en: 'nothing' },
  items: { es: 'de {least} a {most} en la lista', ca: 'de {least} a {most} a la llista', en: '{least} to {most} in the list' },
  aText: { es: 'un texto', ca: 'un text', en: 'a text' },
  line: { es: 'la línea «{key}: {value}»', ca: 'la línia «{key}: {value}»', en: 'the line “{key}: {value}”' },
  aList: { es: 'una lista', ca: 'una llista', en: 'a list' },
} satisfies Record<string, Message>;

/** What does not hold between the facts of a game. */
export const contradictionWords = {
  achieved: { es: '{named} nombra {count} y {counted} dice {objectives}', ca: '{named} n\'anomena {count} i {counted} diu {objectives}', en: '{named} names {count} and {counted} says {objectives}' },
  samePlayer: { es: '{name} no puede atacar y defender en la misma partida', ca: '{name} no pot atacar i defensar en la mateixa partida', en: '{name} cannot attack and defend in the same game' },
  grade: { es: 'solo se dice cómo de clara fue una victoria', ca: 'només es diu com de clara va ser una victòria', en: 'only a win is more or less clear' },
  gradeForeign: { es: 'solo se gradúa la victoria en una misión con primario: en Búsqueda y destrucción se gana, se empata o se pierde', ca: 'només es gradua la victòria en una missió amb primari: a Cerca i destrucció es guanya, s\'empata o es perd', en: 'only a mission with a primary has degrees of victory: Search and Destroy is won, drawn or lost' },
  achievedForeign: { es: 'esta misión no tiene ese objetivo: {list}', ca: 'aquesta missió no té aquest objectiu: {list}', en: 'this mission has no such objective: {list}' },
  achievedMany: { es: 'en esta misión no se consigue tantas veces: {list}', ca: 'en aquesta missió no s\'aconsegueix tantes vegades: {list}', en: 'in this mission it cannot be achieved that often: {list}' },
  noDraw: { es: 'en una misión con primario gana el atacante o el defensor', ca: 'en una missió amb primari guanya l\'atacant o el defensor', en: 'a mission with a primary is won by the attacker or by the defender' },
  whole: { es: 'el resultado de un escenario lleva su nombre en {mission} y en {scenario}', ca: 'el resultat d\'un escenari porta el seu nom a {mission} i a {scenario}', en: 'the result of a scenario has its name in {mission} and in {scenario}' },
  open: { es: 'un escenario lo gana alguien o acaba en empate', ca: 'un escenari el guanya algú o acaba en empat', en: 'somebody wins a scenario, or it is a draw' },
  ofGame: { es: '{grade}, {achieved} y {facts} son de una partida, no del resultado de un escenario', ca: '{grade}, {achieved} i {facts} són d\'una partida, no del resultat d\'un escenari', en: '{grade}, {achieved} and {facts} are of a game, not of the result of a scenario' },
  units: { es: '{units} acompaña a {facts}: sin lo demás que pasó no dice nada', ca: '{units} acompanya {facts}: sense la resta del que va passar no diu res', en: '{units} goes with {facts}: without the rest of what happened it tells nothing' },
  factsMore: { es: '{facts} dice {told} {told|objetivo|objetivos} en sus estancias y {objectives}, que los cuenta todos, {count}', ca: '{facts} diu {told} {told|objectiu|objectius} a les seves estances i {objectives}, que els compta tots, {count}', en: '{facts} says {told} {told|objective|objectives} in their rooms and {objectives}, which counts all, {count}' },
  factsOdd: { es: 'lo que el registro guarda de lo que pasó no es lo que pide esta misión', ca: 'el que el registre desa del que va passar no és el que demana aquesta missió', en: 'what the log keeps of what happened is not what this mission asks for' },
  factsCount: { es: 'lo que pasó, según el registro, da {told} {told|objetivo|objetivos}, y aquí dice {objectives}', ca: 'el que va passar, segons el registre, dona {told} {told|objectiu|objectius}, i aquí diu {objectives}', en: 'what happened, by the log, makes {told} {told|objective|objectives}, and here it says {objectives}' },
  factsWinner: { es: 'por lo que pasó, según el registro, el vencedor es «{due}», y aquí dice «{winner}»', ca: 'pel que va passar, segons el registre, el vencedor és «{due}», i aquí diu «{winner}»', en: 'by what happened, as the log has it, the winner is “{due}”, and here it says “{winner}”' },
  oneGame: { es: 'ese escenario es una sola partida, y {whole} es del resultado de los de dos incursiones', ca: 'aquest escenari és una sola partida, i {whole} és del resultat dels de dues incursions', en: 'that scenario is one game, and {whole} is of the result of those with two incursions' },
  missionForeign: { es: 'en ese escenario no se juega «{mission}»; se juega: {list}', ca: 'en aquest escenari no es juga «{mission}»; es juga: {list}', en: 'that scenario has no “{mission}”; it has: {list}' },
  outcomeForeign: { es: 'no es de ese escenario: {list}', ca: 'no és d\'aquest escenari: {list}', en: 'not of that scenario: {list}' },
  secondMissing: { es: 'falta lo que consiguió el segundo jugador: {second}', ca: 'falta el que va aconseguir el segon jugador: {second}', en: 'what the second player achieved is missing: {second}' },
  outcome: { es: '{key} es solo del resultado de un escenario', ca: '{key} és només del resultat d\'un escenari', en: '{key} is only of the result of a scenario' },
  outcomeTwice: { es: 'quien fue aniquilado por el camino, o se marchó, no libró el último combate: {wipedOut}, {withdrew} o {battle}, uno solo', ca: 'qui va ser anihilat pel camí, o va marxar, no va lliurar l\'últim combat: {wipedOut}, {withdrew} o {battle}, un de sol', en: 'whoever was wiped out on the way, or left, fought no last fight: one of {wipedOut}, {withdrew} and {battle}' },
  second: { es: '{second} es solo del resultado de un escenario', ca: '{second} és només del resultat d\'un escenari', en: '{second} is only of the result of a scenario' },
} satisfies Record<string, Message>;

const text: Message = logWords.aText;
const yesOrNo: Message = { es: 'true o false', ca: 'true o false', en: 'true or false' };
const list: Message = { es: 'una lista de textos', ca: 'una llista de textos', en: 'a list of texts' };
const name: Message = { es: 'un nombre de una línea, de hasta {name} caracteres y sin caracteres de control', ca: 'un nom d\'una línia, de fins a {name} caràcters i sense caràcters de control', en: 'a name on one line, up to {name} characters and no control characters' };
const note: Message = { es: 'un texto de hasta {text} caracteres, sin caracteres de control', ca: 'un text de fins a {text} caràcters, sense caràcters de control', en: 'a text of up to {text} characters, no control characters' };

/** What a value of each kind should have been: where its type is another, and where it is of that type. */
export const kindWords = {
  whole: {
    type: { es: 'un número entero', ca: 'un nombre enter', en: 'a whole number' },
    value: { es: 'un número entero de 0 a {most}', ca: 'un nombre enter de 0 a {most}', en: 'a whole number from 0 to {most}' },
  },
  name: { type: text, value: name },
  text: { type: text, value: note },
  code: { type: text, value: { es: 'un nombre de letras sin acento, cifras y guiones', ca: 'un nom de lletres sense accent, xifres i guions', en: 'a name of plain letters, digits and hyphens' } },
  date: {
    type: { es: 'una fecha como "2026-03-14"', ca: 'una data com "2026-03-14"', en: 'a date such as "2026-03-14"' },
    value: { es: 'un día del calendario, como "2026-03-14"', ca: 'un dia del calendari, com "2026-03-14"', en: 'a day of the calendar, such as "2026-03-14"' },
  },
  size: {
    type: { es: 'un tamaño como "140x80"', ca: 'una mida com "140x80"', en: 'a size such as "140x80"' },
    value: { es: 'ancho por largo en centímetros, de {least} a {longest}, como "140x80"', ca: 'amplada per llargada en centímetres, de {least} a {longest}, com "140x80"', en: 'width by length in centimetres, {least} to {longest}, such as "140x80"' },
  },
  ratio: {
    type: { es: 'una fracción como "4/3"', ca: 'una fracció com "4/3"', en: 'a fraction such as "4/3"' },
    value: { es: 'una fracción irreducible o un número entero entre comillas: "4/3", "2"', ca: 'una fracció irreductible o un nombre enter entre cometes: "4/3", "2"', en: 'a fraction in lowest terms or a whole number, in quotes: "4/3", "2"' },
  },
  hash: { type: text, value: { es: 'dieciséis cifras hexadecimales', ca: 'setze xifres hexadecimals', en: 'sixteen hexadecimal digits' } },
  choice: { type: text, value: text },
  choices: { type: list, value: list },
  names: { type: list, value: name },
  texts: { type: list, value: note },
  house: {
    type: { es: 'un grupo de claves', ca: 'un grup de claus', en: 'a group of keys' },
    value: { es: 'reglas de la casa con un valor cada una, como {corridorDoor: side}', ca: 'regles de la casa amb un valor cadascuna, com {corridorDoor: side}', en: 'house rules with one value each, such as {corridorDoor: side}' },
  },
  facts: {
    type: { es: 'un grupo de claves', ca: 'un grup de claus', en: 'a group of keys' },
    value: {
      es: 'lo que pasó en la partida, con objectives y lo que pida su misión, como {objectives: 1, primary: true, die: 3}',
      ca: 'el que va passar a la partida, amb objectives i el que demani la missió, com {objectives: 1, primary: true, die: 3}',
      en: 'what happened in the game, with objectives and what its mission asks for, such as {objectives: 1, primary: true, die: 3}',
    },
  },
  units: {
    type: list,
    value: {
      es: 'unidades como "Tiradores:5:3": nombre, miniaturas al empezar y escapadas',
      ca: 'unitats com "Tiradors:5:3": nom, miniatures en començar i escapades',
      en: 'units such as "Marksmen:5:3": name, models at the start and escaped',
    },
  },
  flag: { type: yesOrNo, value: yesOrNo },
} satisfies Record<string, { readonly type: Message; readonly value: Message }>;

/** A day as it is typed: in a file there is one way to write it. */
export const typedDay: Message = {
  es: 'un día del calendario: día, mes y año con cuatro cifras, como 29/11/2026, o 2026-11-29',
  ca: 'un dia del calendari: dia, mes i any amb quatre xifres, com 29/11/2026, o 2026-11-29',
  en: 'a day of the calendar: day, month and year of four digits, such as 29/11/2026, or 2026-11-29',
};

/** A message with its values in every language. */
export function fillEvery(message: Message, values: Readonly<Record<string, string | number>>): Message {
  return { es: fillMessage(message.es, values), ca: fillMessage(message.ca, values), en: fillMessage(message.en, values) };
}
