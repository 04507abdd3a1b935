/** What an editor shows beside each key of a tables file, by the `help` names of schema.ts. */
import type { Text } from './ruleset';

/** Texts by help name. */
export const schemaHelp: Readonly<Record<string, Text>> = {
  rule: { es: 'Regla de la que sale, como COR-01.', ca: "Regla d'on surt, com ara COR-01.", en: 'The rule it comes from, such as COR-01.' },
  text: { es: 'El mismo texto en los tres idiomas.', ca: 'El mateix text en els tres idiomes.', en: 'The same text in the three languages.' },
  'row.when': {
    es: 'Totales de la fila: 3, 1-2, 6+, 12.. o ..5. En lugar de esto puede ponerse «weight».',
    ca: "Totals de la fila: 3, 1-2, 6+, 12.. o ..5. En lloc d'això s'hi pot posar «weight».",
    en: 'Totals of the row: 3, 1-2, 6+, 12.. or ..5. “weight” may stand in its place.',
  },
  'row.weight': {
    es: 'Cuántas caras del dado le tocan; la tabla entera se escribe con pesos o con totales.',
    ca: 'Quantes cares del dau li toquen; la taula sencera s\'escriu amb pesos o amb totals.',
    en: 'How many faces of the die it takes; a whole table is written in weights or in totals.',
  },
  'row.result': {
    es: 'Qué pasa. En las tablas del juego solo valen los nombres que conoce.',
    ca: 'Què passa. A les taules del joc només valen els noms que coneix.',
    en: 'What happens. The tables of the game take only the names it knows.',
  },
  'row.value': {
    es: 'Número que acompaña al resultado: puertas, puntos, lo que se suma.',
    ca: 'Nombre que acompanya el resultat: portes, punts, el que se suma.',
    en: 'A number that goes with the result: doors, points, what is added.',
  },
  'row.roll': { es: 'Tabla en la que se tira después.', ca: 'Taula on es tira després.', en: 'The table to roll on next.' },
  'row.carryModifiers': {
    es: 'true: la tirada siguiente suma los mismos modificadores.',
    ca: 'true: la tirada següent suma els mateixos modificadors.',
    en: 'true: the next roll adds the same modifiers.',
  },
  'table.id': { es: 'Nombre con el que se la llama desde «roll».', ca: 'Nom amb què se la crida des de «roll».', en: 'The name by which “roll” calls it.' },
  'table.dice': { es: 'Dados: 1d6, 2d6, 1d4, 1d3.', ca: 'Daus: 1d6, 2d6, 1d4, 1d3.', en: 'Dice: 1d6, 2d6, 1d4, 1d3.' },
  'table.outside': {
    es: 'Qué hace un total fuera de todas las filas: clamp, toma la más cercana; error, no puede ocurrir.',
    ca: 'Què fa un total fora de totes les files: clamp, pren la més propera; error, no pot passar.',
    en: 'What a total outside every row does: clamp takes the nearest row; error means it cannot happen.',
  },
  'table.modifiers': { es: 'Lo menos y lo más que se le puede sumar.', ca: 'El mínim i el màxim que s\'hi pot sumar.', en: 'The least and the most that may be added to it.' },
  'size.length': { es: 'Medida: 6 cm o 60 mm.', ca: 'Mida: 6 cm o 60 mm.', en: 'A length: 6 cm or 60 mm.' },
  'size.shape': { es: 'Ancho por largo: 20 x 10 cm.', ca: 'Ample per llarg: 20 x 10 cm.', en: 'Width by length: 20 x 10 cm.' },
  'size.area': { es: 'Superficie: 400 cm2.', ca: 'Superfície: 400 cm2.', en: 'An area: 400 cm2.' },
  contributions: {
    es: 'Lo que suma a la tirada del defensor cada cosa descubierta.',
    ca: 'El que suma a la tirada del defensor cada cosa descoberta.',
    en: "What each thing uncovered adds to the defender's roll.",
  },
  rows: { es: 'Una casilla de la hoja del defensor.', ca: 'Una casella del full del defensor.', en: "A row of the defender's sheet." },
  'evening.range': { es: 'De cuánto a cuánto: 4-6.', ca: 'De quant a quant: 4-6.', en: 'From how many to how many: 4-6.' },
  'house.reading': {
    es: 'open: el reglamento admite varias lecturas; silent: no dice nada; ours: regla de este programa.',
    ca: 'open: el reglament admet diverses lectures; silent: no en diu res; ours: regla d\'aquest programa.',
    en: 'open: the rulebook can be read in several ways; silent: it says nothing; ours: a rule of this program.',
  },
  'house.values': { es: 'Valores posibles; el primero es el normal.', ca: 'Valors possibles; el primer és el normal.', en: 'Possible values; the first is the default.' },
  'house.integer': { es: 'Números que también valen: [desde, hasta].', ca: 'Nombres que també valen: [des de, fins a].', en: 'Whole numbers also allowed: [from, to].' },
  'house.meanings': { es: 'Qué quiere decir cada valor.', ca: 'Què vol dir cada valor.', en: 'What each value means.' },
  'mission.family': {
    es: 'search: objetivos contra X; primary: con objetivo primario.',
    ca: 'search: objectius contra X; primary: amb objectiu primari.',
    en: 'search: objectives against X; primary: with a primary objective.',
  },
  'mission.start': {
    es: 'entrance: puerta de entrada; room: encerrados en una habitación.',
    ca: "entrance: porta d'entrada; room: tancats en una habitació.",
    en: 'entrance: by the entrance door; room: locked in a room.',
  },
  'mission.primary': {
    es: 'Objetivo primario; rolled: se tira o se acuerda; none: no hay.',
    ca: 'Objectiu primari; rolled: es tira o s\'acorda; none: no n\'hi ha.',
    en: 'The primary objective; rolled: by dice or agreement; none: there is none.',
  },
  'mission.secondary': {
    es: 'table: Tabla de objetivos; killAll: siempre matar a todos; access: un acceso al nivel siguiente.',
    ca: "table: Taula d'objectius; killAll: sempre matar-los tots; access: un accés al nivell següent.",
    en: 'table: the objective table; killAll: always kill them all; access: a way to the next level.',
  },
  'mission.rerolls': {
    es: 'Resultados que se vuelven a tirar para un secundario.',
    ca: 'Resultats que es tornen a tirar per a un secundari.',
    en: 'Results rolled again for a secondary.',
  },
  'mission.houseRules': { es: 'Reglas de la casa que importan en esta misión.', ca: 'Regles de la casa que importen en aquesta missió.', en: 'House rules that matter in this mission.' },
  'mission.use': { es: 'Nombre de un párrafo común, de «paragraphs».', ca: 'Nom d\'un paràgraf comú, de «paragraphs».', en: 'The name of a shared paragraph, from “paragraphs”.' },
  'mission.only': {
    es: 'scenario: es el tablero de un escenario y no sale en la lista de misiones.',
    ca: 'scenario: és el tauler d\'un escenari i no surt a la llista de missions.',
    en: 'scenario: the board of a scenario, which the list of missions leaves out.',
  },
  'mission.objectiveRooms': {
    es: 'Cuántas estancias objetivo hay, ni una más; si falta, las que salgan.',
    ca: 'Quantes estances objectiu hi ha, ni una més; si no s\'indica, les que surtin.',
    en: 'How many objective rooms there are and no more; without it, as the dice bring them.',
  },
  'mission.bestiary': {
    es: 'Los únicos defensores que hay, con su perfil.',
    ca: 'Els únics defensors que hi ha, amb el seu perfil.',
    en: 'The only defenders there are, with their profile.',
  },
  'creature.profile': {
    es: 'Perfil: ws HA, bs HP, s F, t R, w H, i I, a A, ld L, sv S (5 quiere decir 5+).',
    ca: 'Perfil: ws HA, bs HP, s F, t R, w H, i I, a A, ld L, sv S (5 vol dir 5+).',
    en: 'Profile: ws WS, bs BS, s S, t T, w W, i I, a A, ld Ld, sv Sv (5 means 5+).',
  },
  'creature.agreedAs': {
    es: 'Solo por acuerdo, y como tropas de este tipo.',
    ca: 'Només per acord, i com a tropes d\'aquest tipus.',
    en: 'By agreement only, as troops of this kind.',
  },
  'scenario.scoring': {
    es: 'Cómo se decide: tunnels, más objetivos; preliminary, además un 10 % de infiltradores; final, un combate; levels, niveles; mission, como su misión.',
    ca: 'Com es decideix: tunnels, més objectius; preliminary, a més un 10 % d\'infiltradors; final, un combat; levels, nivells; mission, com la seva missió.',
    en: 'How it is decided: tunnels, more objectives; preliminary, and 10% infiltrators; final, a fight; levels, levels; mission, as its mission is.',
  },
  'scenario.evening': { es: 'Tamaño de cada tablero si no se pide otro.', ca: 'Mida de cada tauler si no se\'n demana una altra.', en: 'Size of each board where no other is asked for.' },
  'scenario.boards': {
    es: 'Los tableros: nombre de la carpeta, nombre, misión y qué jugador ataca (first, second).',
    ca: 'Els taulers: nom de la carpeta, nom, missió i quin jugador ataca (first, second).',
    en: 'The boards: name of the folder, name, mission, and which player attacks (first, second).',
  },
  'scenario.levels': {
    es: 'Los niveles, si los hay: nombre de las carpetas, nombre con {n} y misión.',
    ca: 'Els nivells, si n\'hi ha: nom de les carpetes, nom amb {n} i missió.',
    en: 'The levels, if any: name of the folders, name with {n}, and mission.',
  },
  paragraphs: { es: 'Párrafos que varias misiones toman con «use».', ca: 'Paràgrafs que diverses missions prenen amb «use».', en: 'Paragraphs that several missions take with “use”.' },
  labels: { es: 'Lo que se imprime por cada nombre interno.', ca: 'El que s\'imprimeix per cada nom intern.', en: 'What is printed for each internal name.' },
};

/** Patterns that an editor can check while one types, by help name; the checks themselves say more. */
export const schemaPatterns: Readonly<Record<string, string>> = {
  'row.when': '^\\s*(-?\\d+(\\s*(-|\\.\\.)\\s*-?\\d+|\\s*\\+|\\s*\\.\\.)?|\\.\\.\\s*-?\\d+)\\s*$',
  'table.dice': '^\\s*\\d*[dD]\\d+\\s*$',
  'size.length': '^\\s*\\d+([.,]\\d+)?\\s*([mM][mM]|[cC][mM])\\s*$',
  'size.shape': '^\\s*\\d+([.,]\\d+)?\\s*[x×]\\s*\\d+([.,]\\d+)?\\s*([mM][mM]|[cC][mM])\\s*$',
  'size.area': '^\\s*\\d+([.,]\\d+)?\\s*([mM][mM]|[cC][mM])[2²]\\s*$',
  'evening.range': '^\\s*\\d+(\\s*-\\s*\\d+)?\\s*$',
};
