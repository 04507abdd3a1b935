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
    es: 'misión: su nombre o una forma corta (con uno que no existe se enumeran todas)',
    ca: 'missió: el seu nom o una forma curta (amb un que no existeix s\'enumeren totes)',
    en: 'mission: its name or a short form (an unknown one lists them all)',
  },
  scenario: {
    es: 'escenario, en lugar de una misión: su nombre o una forma corta (con uno que no existe se enumeran todos)',
    ca: 'escenari, en lloc d\'una missió: el seu nom o una forma curta (amb un que no existeix s\'enumeren tots)',
    en: 'scenario, instead of a mission: its name or a short form (an unknown one lists them all)',
  },
  seed: {
    es: 'semilla: cualquier texto; la misma da siempre la misma mazmorra (si no se indica, una al azar)',
    ca: 'llavor: qualsevol text; la mateixa dona sempre la mateixa masmorra (si no s\'indica, una a l\'atzar)',
    en: 'seed: any text; the same one always gives the same dungeon (without it, a random one)',
  },
  seedFile: { es: 'lee la semilla de un archivo', ca: 'llegeix la llavor d\'un fitxer', en: 'read the seed from a file' },
  campaign: {
    es: 'toma del registro del grupo X, las reglas de la casa, la mesa, las piezas y el número de la partida (si no se indica un archivo, el que usa campaign); las demás opciones mandan',
    ca: 'pren del registre del grup X, les regles de la casa, la taula, les peces i el número de la partida (si no s\'indica un fitxer, el que fa servir campaign); les altres opcions manen',
    en: 'take X, house rules, table, pieces and the number of the game from the group\'s log (without a file, the one that campaign uses); the other options win',
  },
  x: {
    es: 'X, la media de objetivos del registro: 4/3, 1,5 o 2 (si no se indica, la que digan las reglas de la casa)',
    ca: 'X, la mitjana d\'objectius del registre: 4/3, 1,5 o 2 (si no s\'indica, la que diguin les regles de la casa)',
    en: 'X, the mean of objectives in the log: 4/3, 1.5 or 2 (without it, what the house rules say)',
  },
  primary: {
    es: 'objetivo primario por acuerdo, por su nombre o su número en la tabla (si no se indica, se tira)',
    ca: 'objectiu primari per acord, pel seu nom o el seu número a la taula (si no s\'indica, es tira)',
    en: 'primary objective by agreement, by its name or its number on the table (without it, rolled)',
  },
  from: {
    es: 'repite la partida de un código hecho con --share',
    ca: 'repeteix la partida d\'un codi fet amb --share',
    en: 'repeat the session of a string made with --share',
  },
  count: {
    es: 'prepara N partidas, con semillas derivadas de --seed',
    ca: 'prepara N partides, amb llavors derivades de --seed',
    en: 'prepare N sessions, with seeds derived from --seed',
  },
  evening: {
    es: 'cuánto ha de durar: short (corta), normal o long (larga); si no se indica, normal o la más cercana que salga',
    ca: 'quant ha de durar: short (curta), normal o long (llarga); si no s\'indica, normal o la més propera que surti',
    en: 'how long it should last: short, normal or long (without it, normal or the nearest that comes out)',
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
    es: 'archivo con las piezas que tenéis, una por línea: tipo (en cualquiera de los tres idiomas), tamaño en cm, cuántas',
    ca: 'fitxer amb les peces que teniu, una per línia: tipus (en qualsevol dels tres idiomes), mida en cm, quantes',
    en: 'file with the pieces you own, one a line: kind (in any of the three languages), size in cm, how many',
  },
  explorer: {
    es: 'qué abertura explora antes quien prepara la mazmorra: la más cercana, la más profunda o una al azar',
    ca: 'quina obertura explora abans qui prepara la masmorra: la més propera, la més fonda o una a l\'atzar',
    en: 'which opening is explored first while preparing: the nearest, the deepest or a random one',
  },
  house: {
    es: 'cambia una regla de la casa; puede ir varias veces',
    ca: 'canvia una regla de la casa; pot anar-hi més d\'un cop',
    en: 'change one house rule; may be given several times',
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
  paper: { es: 'tamaño del papel', ca: 'mida del paper', en: 'paper size' },
  theme: {
    es: 'aspecto de los mapas: colour, ink, nave, base, cueva, oficina, o un archivo .yaml (por omisión: colour)',
    ca: 'aspecte dels mapes: colour, ink, nave, base, cueva, oficina, o un fitxer .yaml (per omissió: colour)',
    en: 'look of the maps: colour, ink, nave, base, cueva, oficina, or a .yaml file (default: colour)',
  },
  ink: {
    es: 'la tinta de la impresora: toda, o la forma del aspecto que la ahorra',
    ca: 'la tinta de la impressora: tota, o la forma de l\'aspecte que n\'estalvia',
    en: 'the printer\'s ink: all of it, or the form of the look that saves it',
  },
  templates: {
    es: 'usa las plantillas de hojas de esta carpeta',
    ca: 'fa servir les plantilles de fulls d\'aquesta carpeta',
    en: 'use the sheet templates of this folder',
  },
  forces: {
    es: 'archivo de tropas (el de force check): las del defensor van en su hoja, las del atacante en la de registro; se puede dar uno para cada uno',
    ca: 'fitxer de tropes (el de force check): les del defensor van al seu full, les de l\'atacant al de registre; se\'n pot donar un per a cadascú',
    en: 'file of troops (that of force check): the defender\'s go on his page, the attacker\'s on the record; there may be one for each',
  },
  out: {
    es: 'carpeta de salida (si no se indica, plasma-wall-MISIÓN-SEMILLA); con - solo sale session.json, por la salida estándar',
    ca: 'carpeta de sortida (si no s\'indica, plasma-wall-MISSIÓ-LLAVOR); amb - només surt session.json, per la sortida estàndard',
    en: 'output folder (without it, plasma-wall-MISSION-SEED); with - only session.json, to standard output',
  },
  force: {
    es: 'sustituye lo que sea distinto',
    ca: 'substitueix el que sigui diferent',
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
