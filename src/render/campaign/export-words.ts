/** Headings of the CSV table: short, and the same words are understood when a table comes in. */
import type { Game } from '../../campaign/log';
import type { Message } from '../../errors';

/** Heading of each field of a game. */
export const csvHeadings: Readonly<Record<keyof Game, Message>> = {
  number: { es: 'partida', ca: 'partida', en: 'game' },
  date: { es: 'fecha', ca: 'data', en: 'date' },
  mission: { es: 'misión', ca: 'missió', en: 'mission' },
  scenario: { es: 'escenario', ca: 'escenari', en: 'scenario' },
  attacker: { es: 'atacante', ca: 'atacant', en: 'attacker' },
  defender: { es: 'defensor', ca: 'defensor', en: 'defender' },
  objectives: { es: 'objetivos', ca: 'objectius', en: 'objectives' },
  second: { es: 'objetivos del segundo', ca: 'objectius del segon', en: 'objectives of the second' },
  battlePoints: { es: 'puntos de la batalla', ca: 'punts de la batalla', en: 'points of the battle' },
  wipedOut: { es: 'fuerza aniquilada', ca: 'força anihilada', en: 'force wiped out' },
  battle: { es: 'ganó el último combate', ca: 'va guanyar l\'últim combat', en: 'won the last fight' },
  withdrew: { es: 'se marchó sin llegar', ca: 'va marxar sense arribar-hi', en: 'left without getting there' },
  winner: { es: 'vencedor', ca: 'vencedor', en: 'winner' },
  grade: { es: 'victoria', ca: 'victòria', en: 'win' },
  whole: { es: 'escenario entero', ca: 'escenari sencer', en: 'whole scenario' },
  achieved: { es: 'conseguidos', ca: 'aconseguits', en: 'achieved' },
  facts: { es: 'lo que pasó', ca: 'el que va passar', en: 'what happened' },
  units: { es: 'unidades', ca: 'unitats', en: 'units' },
  tag: { es: 'marca', ca: 'marca', en: 'tag' },
  scenarioTag: { es: 'marca del escenario', ca: 'marca de l\'escenari', en: 'tag of the scenario' },
  seed: { es: 'semilla', ca: 'llavor', en: 'seed' },
  tables: { es: 'tablas', ca: 'taules', en: 'tables' },
  budget: { es: 'tamaño', ca: 'mida', en: 'size' },
  table: { es: 'mesa', ca: 'taula', en: 'table' },
  forced: { es: 'forzadas', ca: 'forçades', en: 'forced' },
  closed: { es: 'cerradas', ca: 'tancades', en: 'closed' },
  x: { es: 'X de los papeles', ca: 'X dels papers', en: 'X on the papers' },
  house: { es: 'reglas', ca: 'regles', en: 'rules' },
  notes: { es: 'notas', ca: 'notes', en: 'notes' },
  void: { es: 'anulada', ca: 'anul·lada', en: 'void' },
  corrections: { es: 'correcciones', ca: 'correccions', en: 'corrections' },
};

/** Corrections as the log keeps them, whatever the language: where a table has them, they come in, and those in words are passed over. */
export const correctionKeys: Message = { es: 'claves de las correcciones', ca: 'claus de les correccions', en: 'keys of the corrections' };

/** Columns worked out, not kept: they are passed over when a table comes in. X in three columns, since a spreadsheet makes a day of `4/3`. */
export const csvXHeadings = {
  x: { es: 'X', ca: 'X', en: 'X' },
  num: { es: 'X numerador', ca: 'X numerador', en: 'X numerator' },
  den: { es: 'X denominador', ca: 'X denominador', en: 'X denominator' },
} satisfies Record<string, Message>;
