import type { KeptFacts } from './kept-facts';
import type { Game } from './log';
import type { Message } from '../errors';

/** Names of the facts of a game. */
export const fieldWords = {
  date: { es: 'Fecha', ca: 'Data', en: 'Date' },
  mission: { es: 'Misión', ca: 'Missió', en: 'Mission' },
  scenario: { es: 'Escenario', ca: 'Escenari', en: 'Scenario' },
  attacker: { es: 'Atacante', ca: 'Atacant', en: 'Attacker' },
  defender: { es: 'Defensor', ca: 'Defensor', en: 'Defender' },
  objectives: { es: 'Objetivos', ca: 'Objectius', en: 'Objectives' },
  second: { es: 'Objetivos del segundo', ca: 'Objectius del segon', en: 'Objectives of the second' },
  battlePoints: { es: 'Puntos de la batalla', ca: 'Punts de la batalla', en: 'Points of the battle' },
  wipedOut: { es: 'Fuerza aniquilada', ca: 'Força anihilada', en: 'Force wiped out' },
  battle: { es: 'Ganó el último combate', ca: 'Va guanyar l\'últim combat', en: 'Won the last fight' },
  withdrew: { es: 'Se marchó sin llegar', ca: 'Va marxar sense arribar-hi', en: 'Left without getting there' },
  winner: { es: 'Vencedor', ca: 'Vencedor', en: 'Winner' },
  grade: { es: 'Victoria', ca: 'Victòria', en: 'Win' },
  whole: { es: 'Escenario entero', ca: 'Escenari sencer', en: 'Whole scenario' },
  achieved: { es: 'Conseguidos', ca: 'Aconseguits', en: 'Achieved' },
  facts: { es: 'Lo que pasó', ca: 'El que va passar', en: 'What happened' },
  units: { es: 'Unidades', ca: 'Unitats', en: 'Units' },
  tag: { es: 'Marca', ca: 'Marca', en: 'Tag' },
  scenarioTag: { es: 'Marca del escenario', ca: 'Marca de l\'escenari', en: 'Tag of the scenario' },
  seed: { es: 'Semilla', ca: 'Llavor', en: 'Seed' },
  tables: { es: 'Tablas', ca: 'Taules', en: 'Tables' },
  budget: { es: 'Tamaño', ca: 'Mida', en: 'Size' },
  table: { es: 'Mesa (cm)', ca: 'Taula de joc (cm)', en: 'Table (cm)' },
  forced: { es: 'Forzadas', ca: 'Forçades', en: 'Forced' },
  closed: { es: 'Cerradas', ca: 'Tancades', en: 'Closed' },
  x: { es: 'X de los papeles', ca: 'X dels papers', en: 'X on the papers' },
  house: { es: 'Reglas de la casa', ca: 'Regles de la casa', en: 'House rules' },
  notes: { es: 'Notas', ca: 'Notes', en: 'Notes' },
} satisfies Record<Exclude<keyof Game, 'number' | 'void' | 'corrections'>, Message>;

const code = (key: string): Message => ({ es: key, ca: key, en: key });

/** What was told of a game, by the keys of the log. */
export const keptWords: Readonly<Record<keyof KeptFacts, Message>> = {
  objectives: { es: 'objetivos en sus estancias', ca: 'objectius a les seves estances', en: 'objectives in their rooms' },
  primary: { es: 'primario conseguido', ca: 'primari aconseguit', en: 'primary achieved' },
  escapeBonus: { es: 'bonificación por escapar', ca: 'bonificació per escapar', en: 'escape bonus' },
  planted: { es: 'carga colocada', ca: 'càrrega col·locada', en: 'charge planted' },
  outside: { es: 'atacantes fuera', ca: 'atacants a fora', en: 'attackers outside' },
  inside: { es: 'atacantes dentro', ca: 'atacants a dins', en: 'attackers inside' },
  allDead: { es: 'todos los defensores muertos', ca: 'tots els defensors morts', en: 'all defenders dead' },
  die: code('1D3'),
  character: { es: 'puntos del personaje', ca: 'punts del personatge', en: 'points of the character' },
  escort: { es: 'puntos de la escolta', ca: 'punts de l\'escorta', en: 'points of the escort' },
  x: code('X'),
  xDefault: code('xDefault'),
  xRounding: code('xRounding'),
  detonate: code('detonate'),
};

/** True and false. */
export const answerWords = { yes: { es: 'sí', ca: 'sí', en: 'yes' }, no: { es: 'no', ca: 'no', en: 'no' } } satisfies Record<string, Message>;
