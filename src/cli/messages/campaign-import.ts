import type { Message } from '../../errors';

/** What is wrong with a table to import. */
export const tableFaults = {
  empty: { es: 'la tabla está vacía: hace falta una fila de títulos y, debajo, una por partida', ca: 'la taula és buida: cal una fila de títols i, a sota, una per partida', en: 'the table is empty: it takes a row of headings and below it one for each game' },
  quote: { es: 'hay una comilla que no se cierra', ca: 'hi ha una cometa que no es tanca', en: 'a quote is never closed' },
  afterQuote: { es: 'detrás de la comilla que cierra hay más texto: falta un separador, o la comilla de dentro va doble ("")', ca: 'darrere de la cometa que tanca hi ha més text: falta un separador, o la cometa de dins va doble ("")', en: 'there is text after the closing quote: a separator is missing, or the quote inside must be doubled ("")' },
  column: { es: 'no conozco la columna «{name}». {hint}', ca: 'no conec la columna «{name}». {hint}', en: 'there is no column “{name}”. {hint}' },
  columns: {
    es: 'Ponle el título de lo que lleva, o quítala de la tabla. Columnas que hay: {known}.',
    ca: 'Posa-li el títol del que porta, o treu-la de la taula. Columnes que hi ha: {known}.',
    en: 'Give it the title of what it holds, or take it out of the table. Columns there are: {known}.',
  },
  columnTwice: { es: 'la columna «{name}» está repetida', ca: 'la columna «{name}» està repetida', en: 'column “{name}” is there twice' },
  missing: { es: 'falta la columna «{name}»', ca: 'falta la columna «{name}»', en: 'column “{name}” is missing' },
  cell: { es: '«{value}» no vale en «{name}»: {expected}', ca: '«{value}» no val a «{name}»: {expected}', en: '“{value}” will not do in “{name}”: {expected}' },
  mission: { es: 'no conozco «{value}». {hint}Se admiten: {expected}', ca: 'no conec «{value}». {hint}S\'admeten: {expected}', en: 'there is no “{value}”. {hint}Allowed: {expected}' },
  ambiguous: {
    es: '«{value}» no dice quién en «{name}»: es una de las palabras de la columna y también el nombre de uno de los dos. Escríbela en otra lengua ({expected})',
    ca: '«{value}» no diu qui a «{name}»: és una de les paraules de la columna i també el nom d\'un dels dos. Escriu-la en una altra llengua ({expected})',
    en: '“{value}” does not say who in “{name}”: it is one of the words of the column and also the name of one of the two. Write it in another language ({expected})',
  },
  halfScenario: {
    es: 'es la mitad de un escenario de dos incursiones: di en «{second}» los objetivos que consiguió el otro jugador, y será su resultado; una incursión suelta lleva su propia misión, como Búsqueda y destrucción, y el nombre del escenario en «{scenario}» (SCN-01)',
    ca: 'és la meitat d\'un escenari de dues incursions: digues a «{second}» els objectius que va aconseguir l\'altre jugador, i en serà el resultat; una incursió sola porta la seva pròpia missió, com Cerca i destrucció, i el nom de l\'escenari a «{scenario}» (SCN-01)',
    en: 'this is half of a scenario of two incursions: say in “{second}” the objectives of the other player, and it is its result; an incursion by itself has its own mission, such as Search and Destroy, and the name of the scenario in “{scenario}” (SCN-01)',
  },
  finalUntold: {
    es: 'este escenario lo decide cómo acabó: dilo en «{battle}», «{wipedOut}» o «{withdrew}», con el nombre del jugador (SCN-03)',
    ca: 'aquest escenari el decideix com va acabar: digues-ho a «{battle}», «{wipedOut}» o «{withdrew}», amb el nom del jugador (SCN-03)',
    en: 'this scenario is decided by how it ended: say so in “{battle}”, “{wipedOut}” or “{withdrew}”, with the name of the player (SCN-03)',
  },
  finalCounts: {
    es: 'este escenario no compara objetivos: deja vacía esta celda, o con un guion (SCN-03)',
    ca: 'aquest escenari no compara objectius: deixa buida aquesta cel·la, o amb un guió (SCN-03)',
    en: 'this scenario does not compare objectives: leave this cell empty, or with a dash (SCN-03)',
  },
  otherScenario: {
    es: 'aquí dice otro escenario que en «{mission}» (X-02)',
    ca: 'aquí diu un altre escenari que a «{mission}» (X-02)',
    en: 'this is another scenario than in “{mission}” (X-02)',
  },
  cellMissing: { es: 'en esta fila falta «{name}»', ca: 'en aquesta fila falta «{name}»', en: 'this row lacks “{name}”' },
  excess: { es: '«{value}» sobra: no hay columna para esta celda', ca: '«{value}» sobra: no hi ha columna per a aquesta cel·la', en: '“{value}” is too much: no column for this cell' },
  number: { es: 'es la partida {found} y aquí iría la {expected}', ca: 'és la partida {found} i aquí aniria la {expected}', en: 'game {found}, where {expected} would come' },
  different: {
    es: 'la partida {number} ya está en el registro y dice otra cosa en: {list}. Para corregirla sirve campaign correct {number}; para apuntar otra, quítale el número a la fila',
    ca: 'la partida {number} ja és al registre i diu una altra cosa a: {list}. Per corregir-la serveix campaign correct {number}; per apuntar-ne una altra, treu el número de la fila',
    en: 'game {number} is in the log already and says otherwise in: {list}. To put it right there is campaign correct {number}; to record another, take the number out of the row',
  },
  alike: {
    es: 'parece la partida {number}, que ya está en el registro, pero dice otra cosa en: {list}. Si es otra, repite la orden con --force; si es la misma, corrígela con campaign correct {number}',
    ca: 'sembla la partida {number}, que ja és al registre, però diu una altra cosa a: {list}. Si n\'és una altra, repeteix l\'ordre amb --force; si és la mateixa, corregeix-la amb campaign correct {number}',
    en: 'looks like game {number}, which is in the log already, but says otherwise in: {list}. If it is another one, repeat the command with --force; if it is the same, put it right with campaign correct {number}',
  },
  twice: {
    es: 'es igual que la partida {number}, que ya está en el registro. Si la jugasteis dos veces, repite la orden con --force',
    ca: 'és igual que la partida {number}, que ja és al registre. Si la vau jugar dues vegades, repeteix l\'ordre amb --force',
    en: 'the same as game {number}, which is in the log already. If you played it twice, repeat the command with --force',
  },
  older: {
    es: 'es del {date}, anterior a la partida {number} ({last}), y con la X de después no se sabe quién la ganó: dilo en «vencedor», u ordena la tabla por fecha',
    ca: 'és del {date}, anterior a la partida {number} ({last}), i amb la X de després no se sap qui la va guanyar: digues-ho a «vencedor», o ordena la taula per data',
    en: 'of {date}, before game {number} ({last}), and the X of later games does not tell who won it: say so in “winner”, or sort the table by date',
  },
  together: { es: 'esta partida no se sostiene: {why}', ca: 'aquesta partida no s\'aguanta: {why}', en: 'this game does not hold: {why}' },
} satisfies Record<string, Message>;

/** What is said of a table that was recorded, or cannot be read. */
export const importWords = {
  older: {
    es: 'Aviso: de un día anterior al de alguna partida de encima: {list}. El orden del registro es el de juego, y X las cuenta donde están; si la tabla no estaba por fecha, ordénala y repítelo en un registro nuevo.',
    ca: 'Avís: d\'un dia anterior al d\'alguna partida de sobre: {list}. L\'ordre del registre és el de joc, i X les compta on són; si la taula no estava per data, ordena-la i repeteix-ho en un registre nou.',
    en: 'Warning: of a day before that of a game above: {list}. The order of the log is the order of play, and X counts them where they are; if the table was not by date, sort it and repeat in a new log.',
  },
  doubled: {
    es: 'Aviso: la tabla dice otra vez lo mismo del mismo día, en {n|la partida|las partidas} {list}. Lo que no se jugó se anula con campaign void.',
    ca: 'Avís: la taula torna a dir el mateix del mateix dia, a {n|la partida|les partides} {list}. El que no es va jugar s\'anul·la amb campaign void.',
    en: 'Warning: the table says the same of the same day again, in {n|game|games} {list}. What was not played is voided with campaign void.',
  },
  moreDiffering: {
    es: '… y {count} más por el estilo; las dice todas: plasma-wall campaign check',
    ca: '… i {count} més per l\'estil; les diu totes: plasma-wall campaign check',
    en: '… and {count} more of the kind; all are told by: plasma-wall campaign check',
  },
  saveAsUtf8: {
    es: 'Guárdala en Excel como «CSV UTF-8 (delimitado por comas)»; el «CSV» a secas no es UTF-8.',
    ca: 'Desa-la a Excel com a «CSV UTF-8 (delimitat per comes)»; el «CSV» sol no és UTF-8.',
    en: 'Save it from Excel as “CSV UTF-8 (Comma delimited)”; plain “CSV” is not UTF-8.',
  },
} satisfies Record<string, Message>;
