/** Titles that people give to the columns of a table, beside the ones that `export` writes: in any of the languages, as they are compared. */
import type { Game } from '../../campaign/log';

/** Words of each column; `º`, `#` and the like count for `no`. */
export const otherHeadings: Readonly<Partial<Record<keyof Game, readonly string[]>>> = {
  number: [
    'n', 'no', 'nro', 'nr', 'num', 'número', 'número de partida', 'número de la partida', 'no partida', 'no de partida', 'no de la partida', 'núm partida', 'núm de partida', 'partida no', 'partida núm',
    'number', 'game no', 'game number', 'number of the game',
  ],
  date: [
    'día', 'día de juego', 'día de la partida', 'fecha de juego', 'fecha de la partida', 'cuándo', 'jugada el', 'dia de joc', 'data de joc', 'data de la partida', 'quan',
    'day', 'day of play', 'date of play', 'date of the game', 'played', 'played on', 'when',
  ],
  mission: ['misiones', 'misión jugada', 'tipo de misión', 'missions', 'missió jugada', 'tipus de missió', 'mission played', 'kind of mission', 'mission type'],
  scenario: ['escenarios', 'escenaris', 'scenarios', 'nombre del escenario', 'nom de l\'escenari', 'name of the scenario'],
  attacker: ['atacantes', 'ataca', 'atacaba', 'jugador atacante', 'quién ataca', 'quién atacaba', 'ataque', 'atacants', 'atacava', 'jugador atacant', 'qui ataca', 'qui atacava', 'atac', 'attackers', 'attacking', 'attacking player', 'who attacked', 'attack'],
  defender: [
    'defensora', 'defensores', 'defiende', 'defendía', 'jugador defensor', 'quién defiende', 'quién defendía', 'defensa', 'defensors', 'defensava', 'qui defensa', 'qui defensava',
    'defenders', 'defending', 'defending player', 'who defended', 'defence', 'defense',
  ],
  objectives: [
    'objetivo', 'obj', 'objs', 'objetivos conseguidos', 'objetivos del atacante', 'objetivos del primero', 'no de objetivos', 'no objetivos', 'número de objetivos', 'objetivos logrados',
    'objectiu', 'objectius aconseguits', 'objectius de l\'atacant', 'objectius del primer', 'nombre d\'objectius', 'no d\'objectius', 'objectius assolits',
    'objective', 'objectives achieved', 'objectives of the attacker', 'objectives of the first', 'number of objectives', 'no of objectives', 'objectives taken',
  ],
  second: ['objetivos 2', 'objetivos del 2', 'objetivos del defensor', 'objetivos del otro', 'objectius 2', 'objectius del 2', 'objectius del 2n', 'objectius del defensor', 'objectius de l\'altre', 'objectives 2', 'objectives of the 2nd', 'objectives of the defender', 'objectives of the other'],
  winner: [
    'ganador', 'ganadora', 'vencedora', 'gana', 'ganó', 'ha ganado', 'quién gana', 'quién ganó', 'quién ha ganado', 'ganador de la partida', 'guanyador', 'guanyadora', 'guanya', 'ha guanyat', 'va guanyar', 'qui guanya', 'qui va guanyar', 'qui ha guanyat',
    'victor', 'won', 'won by', 'who won', 'winners', 'winning player', 'winner of the game',
  ],
  grade: ['grado', 'grado de victoria', 'grado de la victoria', 'tipo de victoria', 'clase de victoria', 'grau', 'grau de victòria', 'grau de la victòria', 'tipus de victòria', 'mena de victòria', 'degree', 'degree of victory', 'victory', 'kind of win', 'kind of victory'],
  achieved: ['clases de objetivo', 'tipos de objetivo', 'qué objetivos', 'classes d\'objectiu', 'tipus d\'objectiu', 'quins objectius', 'kinds of objective', 'which objectives'],
  units: ['unidad', 'unitat', 'unit'],
  notes: ['nota', 'comentario', 'comentarios', 'observación', 'observaciones', 'comentari', 'comentaris', 'observació', 'observacions', 'note', 'comment', 'comments', 'remark', 'remarks'],
  table: ['tamaño de la mesa', 'mesa de juego', 'mida de la taula', 'taula de joc', 'size of the table', 'table size'],
  seed: ['semilla de la mazmorra', 'llavor de la masmorra', 'seed of the dungeon'],
  void: ['anulado', 'anul·lat', 'voided'],
};
