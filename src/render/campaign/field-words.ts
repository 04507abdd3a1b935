import type { Game } from '../../campaign/log';
import type { Message } from '../../errors';

/** Names of the facts of a game. */
export const fieldWords = {
  date: { es: 'Fecha', ca: 'Data', en: 'Date' },
  mission: { es: 'Misión', ca: 'Missió', en: 'Mission' },
  scenario: { es: 'Escenario', ca: 'Escenari', en: 'Scenario' },
  attacker: { es: 'Atacante', ca: 'Atacant', en: 'Attacker' },
  defender: { es: 'Defensor', ca: 'Defensor', en: 'Defender' },
  objectives: { es: 'Objetivos', ca: 'Objectius', en: 'Objectives' },
  second: { es: 'Objetivos del segundo', ca: 'Objectius del segon', en: 'Objectives of the second' },
  winner: { es: 'Vencedor', ca: 'Vencedor', en: 'Winner' },
  grade: { es: 'Victoria', ca: 'Victòria', en: 'Win' },
  whole: { es: 'Escenario entero', ca: 'Escenari sencer', en: 'Whole scenario' },
  achieved: { es: 'Conseguidos', ca: 'Aconseguits', en: 'Achieved' },
  tag: { es: 'Marca', ca: 'Marca', en: 'Tag' },
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
