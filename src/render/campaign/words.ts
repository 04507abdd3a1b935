/** Words of the games log on paper, in tables to export and on the terminal. */
import type { ObjectiveType } from '../../campaign/log';
import type { Grade, Winner } from '../../missions/score/grade';
import type { Message } from '../../errors';
import type { Side } from '../../tables/ruleset';

/** Headings of the log table: those of the rulebook (LOG-01), then ours. */
export const columnWords = {
  number: { es: 'Partida', ca: 'Partida', en: 'Game' },
  attacker: { es: 'Atacante', ca: 'Atacant', en: 'Attacker' },
  defender: { es: 'Defensor', ca: 'Defensor', en: 'Defender' },
  objectives: { es: 'Objetivos', ca: 'Objectius', en: 'Objectives' },
  winner: { es: 'Vencedor', ca: 'Vencedor', en: 'Winner' },
  x: { es: 'X', ca: 'X', en: 'X' },
  date: { es: 'Fecha', ca: 'Data', en: 'Date' },
  mission: { es: 'Misión', ca: 'Missió', en: 'Mission' },
  session: { es: 'Marca o semilla', ca: 'Marca o llavor', en: 'Tag or seed' },
  notes: { es: 'Notas', ca: 'Notes', en: 'Notes' },
} satisfies Record<string, Message>;

/** A column of the log table. */
export type Column = keyof typeof columnWords;

/** The winner column; game 1 is “(none)” (LOG-02). */
export const winnerWords: Readonly<Record<Winner, Message>> = {
  attacker: { es: 'Atacante', ca: 'Atacant', en: 'Attacker' },
  defender: { es: 'Defensor', ca: 'Defensor', en: 'Defender' },
  draw: { es: 'Empate', ca: 'Empat', en: 'Draw' },
  none: { es: '(ninguno)', ca: '(cap)', en: '(none)' },
};

/** The two of a whole scenario: who attacked first, and the other (SCN-01). */
export const sideWords: Readonly<Record<Side, Message>> = {
  first: { es: 'primero', ca: 'primer', en: 'first' },
  second: { es: 'segundo', ca: 'segon', en: 'second' },
};

/** Neither of them alone (MIS-15). */
export const bothWord: Message = { es: 'ambos', ca: 'tots dos', en: 'both' };

/** How clear a win was (MIS-12), added to the winner. */
export const gradeWords: Readonly<Record<Grade, Message>> = {
  decisive: { es: 'decisiva', ca: 'decisiva', en: 'decisive' },
  plain: { es: 'normal', ca: 'normal', en: 'plain' },
  marginal: { es: 'marginal', ca: 'marginal', en: 'marginal' },
};

/** The same beside a winner: of neither gender. */
export const winWords: Readonly<Record<Grade, Message>> = {
  decisive: { es: 'victoria decisiva', ca: 'victòria decisiva', en: 'decisive' },
  plain: { es: 'victoria normal', ca: 'victòria normal', en: 'plain' },
  marginal: { es: 'victoria marginal', ca: 'victòria marginal', en: 'marginal' },
};

/** Kinds of objective, by the names that the papers have for them (`objective.…` of the labels). */
export const objectiveWords: Readonly<Record<ObjectiveType, Message>> = {
  capture: { es: 'hacerse con un artefacto', ca: 'fer-se amb un artefacte', en: 'capture an artefact' },
  destroy: { es: 'destruir un artefacto', ca: 'destruir un artefacte', en: 'destroy an artefact' },
  killLeader: { es: 'matar al líder', ca: 'matar el líder', en: 'kill the leader' },
  killAll: { es: 'matar a todos', ca: 'matar-los tots', en: 'kill them all' },
  character: { es: 'matar al personaje', ca: 'matar el personatge', en: 'kill the character' },
  prisoner: { es: 'rescatar al prisionero', ca: 'rescatar el presoner', en: 'rescue the prisoner' },
  charge: { es: 'volar el artefacto', ca: 'fer volar l\'artefacte', en: 'blow up the artefact' },
  exit: { es: 'hallar la salida', ca: 'trobar la sortida', en: 'find the way out' },
  escape: { es: 'escapar con una unidad (MIS-07)', ca: 'escapar amb una unitat (MIS-07)', en: 'escape with a unit (MIS-07)' },
};

/** Remarks beside a game. */
export const remarkWords = {
  void: { es: 'Anulada: {why}', ca: 'Anul·lada: {why}', en: 'Void: {why}' },
  voided: { es: '(anulada)', ca: '(anul·lada)', en: '(void)' },
  result: {
    es: 'Ahora sería: {winner}{counts} ({rule}, ENG-08)',
    ca: 'Ara seria: {winner}{counts} ({rule}, ENG-08)',
    en: 'Now it would be: {winner}{counts} ({rule}, ENG-08)',
  },
  voidParts: {
    es: '{n|Anulada su incursión|Anuladas sus incursiones} {list} (SCN-01)',
    ca: '{n|Anul·lada la seva incursió|Anul·lades les seves incursions} {list} (SCN-01)',
    en: 'Its {n|incursion|incursions} {list} {n|is|are} void (SCN-01)',
  },
  otherArrivals: {
    es: 'No cuadra con {n|su incursión|sus incursiones} {list}: quién llegó a la estancia final (SCN-03)',
    ca: 'No lliga amb {n|la seva incursió|les seves incursions} {list}: qui va arribar a l\'estança final (SCN-03)',
    en: 'Does not fit its {n|incursion|incursions} {list}: who reached the final room (SCN-03)',
  },
  otherwise: { es: 'No cuadra: {why}', ca: 'No lliga: {why}', en: 'Does not fit: {why}' },
  noX: { es: 'No cuenta para X (X-02)', ca: 'No compta per a X (X-02)', en: 'Does not count towards X (X-02)' },
  whole: { es: 'Resultado del escenario', ca: 'Resultat de l\'escenari', en: 'Result of the scenario' },
  scenario: { es: 'Escenario: {name}', ca: 'Escenari: {name}', en: 'Scenario: {name}' },
  correctedTimes: { es: 'Corregida ({n})', ca: 'Corregida ({n})', en: 'Corrected ({n})' },
  corrected: { es: 'Corregida: {text}', ca: 'Corregida: {text}', en: 'Corrected: {text}' },
  title: { es: 'Registro de partidas', ca: 'Registre de partides', en: 'Games log' },
  group: { es: 'Registro de partidas · {group}', ca: 'Registre de partides · {group}', en: 'Games log · {group}' },
} satisfies Record<string, Message>;

/** What a page says above its table. */
export const totalWords = {
  x: { es: 'X de hoy: {x}', ca: 'X d\'avui: {x}', en: 'X today: {x}' },
  noX: { es: 'X de hoy: sin definir', ca: 'X d\'avui: sense definir', en: 'X today: undefined' },
  player: {
    es: '{games} {games|partida|partidas}: {wins} {wins|ganada|ganadas}, {draws} {draws|empatada|empatadas}, {losses} {losses|perdida|perdidas}, {undecided} sin vencedor',
    ca: '{games} {games|partida|partides}: {wins} {wins|guanyada|guanyades}, {draws} {draws|empatada|empatades}, {losses} {losses|perduda|perdudes}, {undecided} sense vencedor',
    en: '{games} {games|game|games}: {wins} won, {draws} drawn, {losses} lost, {undecided} with no winner',
  },
} satisfies Record<string, Message>;
