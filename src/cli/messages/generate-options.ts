import type { Message } from '../../errors';

/** Help of the options of `generate`. */
export const generateOptionMessages = {
  description: {
    es: 'prepara una mazmorra y escribe los papeles de la velada en una carpeta',
    ca: 'prepara una masmorra i escriu els papers de la vetllada en una carpeta',
    en: 'prepare a dungeon and write the papers of the evening into a folder',
  },
  groupSession: { es: 'Partida:', ca: 'Partida:', en: 'Session:' },
  groupSize: { es: 'Tamaño y forma:', ca: 'Mida i forma:', en: 'Size and shape:' },
  groupRules: { es: 'Reglas:', ca: 'Regles:', en: 'Rules:' },
  groupPapers: { es: 'Papeles:', ca: 'Papers:', en: 'Papers:' },
  groupOutput: { es: 'Salida:', ca: 'Sortida:', en: 'Output:' },
  mission: {
    es: 'misión, por su nombre o su forma corta (sin nombre válido, las enumera)',
    ca: 'missió, pel seu nom o la seva forma curta (sense un nom vàlid, les enumera)',
    en: 'mission, by its name or short form (without a valid one they are listed)',
  },
  seed: {
    es: 'semilla: cualquier texto; la misma da siempre la misma mazmorra (sin ella, una al azar)',
    ca: 'llavor: qualsevol text; la mateixa dona sempre la mateixa masmorra (sense ella, una a l\'atzar)',
    en: 'seed: any text; the same one always gives the same dungeon (without it, a random one)',
  },
  seedFile: { es: 'lee la semilla de un archivo', ca: 'llegeix la llavor d\'un fitxer', en: 'read the seed from a file' },
  x: {
    es: 'X, la media de objetivos del registro: 4/3, 1,33 o 2 (sin ella, la que digan las reglas de la casa)',
    ca: 'X, la mitjana d\'objectius del registre: 4/3, 1,33 o 2 (sense ella, la que diguin les regles de la casa)',
    en: 'X, the mean of objectives in the log: 4/3, 1.33 or 2 (without it, what the house rules say)',
  },
  primary: {
    es: 'objetivo primario por acuerdo, por su nombre o su número en la tabla (sin ella, se tira)',
    ca: 'objectiu primari per acord, pel seu nom o el seu número a la taula (sense ella, es tira)',
    en: 'primary objective by agreement, by its name or its number on the table (without it, rolled)',
  },
  from: {
    es: 'repite la partida de un código hecho con --share',
    ca: 'repeteix la partida d\'un codi fet amb --share',
    en: 'repeat the session of a string made with --share',
  },
  count: {
    es: 'prepara N partidas, con semillas derivadas de la dada',
    ca: 'prepara N partides, amb llavors derivades de la donada',
    en: 'prepare N sessions, with seeds derived from the given one',
  },
  evening: {
    es: 'cuánto ha de durar: short (corta), normal o long (larga); por defecto, normal',
    ca: 'quant ha de durar: short (curta), normal o long (llarga); per defecte, normal',
    en: 'how long it should last: short, normal or long; normal by default',
  },
  maxSections: {
    es: 'como mucho N secciones de tablero, en vez de --evening',
    ca: 'com a molt N seccions de tauler, en lloc de --evening',
    en: 'at most N board sections, instead of --evening',
  },
  maxTurns: {
    es: 'como mucho N turnos de exploración, en vez de --evening',
    ca: 'com a molt N torns d\'exploració, en lloc de --evening',
    en: 'at most N exploration turns, instead of --evening',
  },
  until: {
    es: 'explora hasta la primera estancia objetivo, el objetivo primario o el último rincón',
    ca: 'explora fins a la primera estança objectiu, l\'objectiu primari o l\'últim racó',
    en: 'explore until the first objective room, the primary objective or the last corner',
  },
  table: {
    es: 'tamaño de la mesa en cm, como 140x80: la mazmorra no se sale de ella',
    ca: 'mida de la taula en cm, com 140x80: la masmorra no en surt',
    en: 'size of the table in cm, such as 140x80: the dungeon stays on it',
  },
  pieces: {
    es: 'archivo con las piezas que tenéis: tipo, tamaño en cm, cuántas',
    ca: 'fitxer amb les peces que teniu: tipus, mida en cm, quantes',
    en: 'file with the pieces you own: kind, size in cm, how many',
  },
  explorer: {
    es: 'qué abertura explora antes quien prepara la mazmorra: la más cercana, la más honda o al azar',
    ca: 'quina obertura explora abans qui prepara la masmorra: la més propera, la més fonda o a l\'atzar',
    en: 'which opening is explored first while preparing: the nearest, the deepest or a random one',
  },
  house: {
    es: 'cambia una regla de la casa; se puede repetir',
    ca: 'canvia una regla de la casa; es pot repetir',
    en: 'change one house rule; may be repeated',
  },
  rules: {
    es: 'archivo con reglas de la casa, una por línea: clave: valor',
    ca: 'fitxer amb regles de la casa, una per línia: clau: valor',
    en: 'file of house rules, one a line: key: value',
  },
  tables: {
    es: 'usa las tablas de esta carpeta (plasma-wall tables init las copia)',
    ca: 'fa servir les taules d\'aquesta carpeta (plasma-wall tables init les copia)',
    en: 'use the tables of this folder (plasma-wall tables init copies them)',
  },
  secrecy: {
    es: 'quién puede mirar: nadie, el defensor, o una tercera persona que dirige',
    ca: 'qui pot mirar: ningú, el defensor, o una tercera persona que dirigeix',
    en: 'who may look: nobody, the defender, or a third person who runs it',
  },
  paper: { es: 'papel', ca: 'paper', en: 'paper' },
  theme: { es: 'mapas en color o con poca tinta', ca: 'mapes en color o amb poca tinta', en: 'maps in colour or with little ink' },
  templates: {
    es: 'usa las plantillas de hojas de esta carpeta',
    ca: 'fa servir les plantilles de fulls d\'aquesta carpeta',
    en: 'use the sheet templates of this folder',
  },
  out: {
    es: 'carpeta de salida (por defecto, plasma-wall-MISIÓN-SEMILLA); - escribe session.json en la salida estándar',
    ca: 'carpeta de sortida (per defecte, plasma-wall-MISSIÓ-LLAVOR); - escriu session.json a la sortida estàndard',
    en: 'output folder (default: plasma-wall-MISSION-SEED); - writes session.json to standard output',
  },
  force: {
    es: 'sustituye lo que haya distinto',
    ca: 'substitueix el que hi hagi diferent',
    en: 'replace what is there and differs',
  },
  share: {
    es: 'escribe un código corto que repite la partida con --from',
    ca: 'escriu un codi curt que repeteix la partida amb --from',
    en: 'print a short string that repeats the session with --from',
  },
  json: { es: 'informe en JSON', ca: 'informe en JSON', en: 'report as JSON' },
  ascii: { es: 'mapa de terminal sin caracteres especiales', ca: 'mapa de terminal sense caràcters especials', en: 'terminal map in plain characters' },
} satisfies Record<string, Message>;
