import type { Message } from '../../errors';

/** Words of the reports of `plasma-wall campaign`. */
export const campaignReportMessages = {
  recorded: {
    es: 'Partida {number} apuntada: {attacker} (atacante) contra {defender}, {mission}, {objectives} {objectives|objetivo|objetivos}. Vencedor: {winner}.',
    ca: 'Partida {number} apuntada: {attacker} (atacant) contra {defender}, {mission}, {objectives} {objectives|objectiu|objectius}. Vencedor: {winner}.',
    en: 'Game {number} recorded: {attacker} (attacker) against {defender}, {mission}, {objectives} {objectives|objective|objectives}. Winner: {winner}.',
  },
  recordedWhole: {
    es: 'Partida {number} apuntada: {mission}, {attacker} (atacó primero) contra {defender}. Vencedor: {winner}.',
    ca: 'Partida {number} apuntada: {mission}, {attacker} (va atacar primer) contra {defender}. Vencedor: {winner}.',
    en: 'Game {number} recorded: {mission}, {attacker} (attacked first) against {defender}. Winner: {winner}.',
  },
  incursion: {
    es: 'Una incursión no la gana nadie: decide el escenario (SCN-01, SCN-03).',
    ca: 'Una incursió no la guanya ningú: decideix l\'escenari (SCN-01, SCN-03).',
    en: 'Nobody wins an incursion: the scenario decides (SCN-01, SCN-03).',
  },
  because: {
    es: '{objectives}, con la bonificación por escapar si la hubo, frente a X = {x} antes de la partida (MIS-07, MIS-08).',
    ca: '{objectives}, amb la bonificació per escapar si n\'hi va haver, davant de X = {x} abans de la partida (MIS-07, MIS-08).',
    en: '{objectives}, any escape bonus included, against X = {x} before the game (MIS-07, MIS-08).',
  },
  judgedByPapers: { es: 'Decide la de los papeles (PRE-05).', ca: 'Decideix la dels papers (PRE-05).', en: 'That of the papers decides (PRE-05).' },
  judgedByLog: { es: 'Decide la del registro (MIS-08).', ca: 'Decideix la del registre (MIS-08).', en: 'That of the log decides (MIS-08).' },
  futureGames: {
    es: 'Aviso: hoy es {today}, y {n|esta partida lleva|estas partidas llevan} una fecha que aún no ha llegado: {list}. Se corrige con: plasma-wall campaign correct {number} --date …',
    ca: 'Avís: avui és {today}, i {n|aquesta partida porta|aquestes partides porten} una data que encara no ha arribat: {list}. Es corregeix amb: plasma-wall campaign correct {number} --date …',
    en: 'Warning: today is {today}, and {n|this game is|these games are} of a day that has not come yet: {list}. Put it right with: plasma-wall campaign correct {number} --date …',
  },
  xNow: { es: 'X: {before} → {after}', ca: 'X: {before} → {after}', en: 'X: {before} → {after}' },
  xSame: { es: 'X sigue igual: {x}', ca: 'X continua igual: {x}', en: 'X stays as it is: {x}' },
  winnerStays: {
    es: 'El vencedor queda como estaba: {winner}. En esta misión no lo dice X; si también cambia, añade --winner.',
    ca: 'El vencedor queda com estava: {winner}. En aquesta missió no ho diu X; si també canvia, afegeix --winner.',
    en: 'The winner stays as it was: {winner}. In this mission X does not tell; if that changes too, add --winner.',
  },
  created: { es: 'Registro creado: {path}', ca: 'Registre creat: {path}', en: 'Log made: {path}' },
  createdEmpty: {
    es: 'Aún no dice nada del grupo. Podéis escribirlo en el archivo, encima de games, en líneas como estas:\n  group: Los viernes\n  players: [Marta, Pau]\n  house: {corridorDoor: side}\nEl archivo se explica en docs/es/campana.md, y las reglas de la casa en docs/es/reglas-de-la-casa.md.',
    ca: 'Encara no diu res del grup. Ho podeu escriure al fitxer, a sobre de games, en línies com aquestes:\n  group: Els divendres\n  players: [Marta, Pau]\n  house: {corridorDoor: side}\nEl fitxer s\'explica a docs/ca/campanya.md, i les regles de la casa a docs/ca/regles-de-la-casa.md.',
    en: 'It says nothing of the group yet. You may write it in the file, above games, in lines such as these:\n  group: The Fridays\n  players: [Marta, Pau]\n  house: {corridorDoor: side}\nThe file is explained in docs/campaign.md, and the house rules in docs/house-rules.md.',
  },
  createdPlayers: { es: 'Jugadores ({n}): {list}', ca: 'Jugadors ({n}): {list}', en: 'Players ({n}): {list}' },
  voided: { es: 'Partida {number} anulada. Sigue en el registro, tachada.', ca: 'Partida {number} anul·lada. Continua al registre, ratllada.', en: 'Game {number} voided. It stays in the log, struck out.' },
  restored: { es: 'La partida {number} vuelve a contar.', ca: 'La partida {number} torna a comptar.', en: 'Game {number} counts again.' },
  corrected: { es: 'Partida {number} corregida: {trace}', ca: 'Partida {number} corregida: {trace}', en: 'Game {number} corrected: {trace}' },
  nowDiffers: {
    es: 'El vencedor de la partida {number} sería ahora: {due}, con X = {x} antes de ella (MIS-08). El resultado apuntado se mantiene: {winner} (ENG-08).',
    ca: 'El vencedor de la partida {number} seria ara: {due}, amb X = {x} abans d\'ella (MIS-08). El resultat apuntat es manté: {winner} (ENG-08).',
    en: 'The winner of game {number} would now be: {due}, with X = {x} before it (MIS-08). The recorded result stands: {winner} (ENG-08).',
  },
  nowWithoutX: {
    es: 'El vencedor de la partida {number} sería ahora: {due}, porque antes de ella no hay X (LOG-02). El resultado apuntado se mantiene: {winner} (ENG-08).',
    ca: 'El vencedor de la partida {number} seria ara: {due}, perquè abans d\'ella no hi ha X (LOG-02). El resultat apuntat es manté: {winner} (ENG-08).',
    en: 'The winner of game {number} would now be: {due}, since there is no X before it (LOG-02). The recorded result stands: {winner} (ENG-08).',
  },
  changeWinner: { es: 'Si también cambia: {command}', ca: 'Si també canvia: {command}', en: 'If it changes too: {command}' },
  resultNow: {
    es: 'El resultado de la partida {number} sería ahora {first}–{second}, vencedor {due}, por {n|la incursión|las incursiones} {list}; lo dice SCN-01, no X. Se mantiene lo apuntado: {count}, {winner} (ENG-08). Si estaba mal: {command}',
    ca: 'El resultat de la partida {number} seria ara {first}–{second}, vencedor {due}, per {n|la incursió|les incursions} {list}; ho diu SCN-01, no X. Es manté el que hi ha apuntat: {count}, {winner} (ENG-08). Si estava malament: {command}',
    en: 'The result of game {number} would now be {first}–{second}, winner {due}, by {n|incursion|incursions} {list}; SCN-01 says so, not X. What is recorded stands: {count}, {winner} (ENG-08). If it was wrong: {command}',
  },
  unitsLost: {
    es: 'Ya no están en la partida: {list}. Las unidades que se dicen sustituyen a todas; si faltan, dilas otra vez, cada una con --unit.',
    ca: 'Ja no són a la partida: {list}. Les unitats que es diuen substitueixen totes les altres; si hi falten, digues-les un altre cop, cadascuna amb --unit.',
    en: 'No longer in the game: {list}. Units that are told take the place of all; if these are missing, tell them again, each with --unit.',
  },
  resultReads: {
    es: 'Así queda el resultado, en el orden de los nombres: {attacker}, {defender}; objetivos: {count}; vencedor: {winner}.',
    ca: 'Així queda el resultat, en l\'ordre dels noms: {attacker}, {defender}; objectius: {count}; vencedor: {winner}.',
    en: 'The result now reads, in the order of the names: {attacker}, {defender}; objectives: {count}; winner: {winner}.',
  },
  resultAlone: {
    es: 'El vencedor de la partida {number} sería ahora: {due}; lo dice {rule}, no X. Se mantiene el vencedor apuntado: {winner} (ENG-08). Si estaba mal: {command}',
    ca: 'El vencedor de la partida {number} seria ara: {due}; ho diu {rule}, no X. Es manté el vencedor apuntat: {winner} (ENG-08). Si estava malament: {command}',
    en: 'The winner of game {number} would now be: {due}; {rule} says so, not X. The recorded winner stands: {winner} (ENG-08). If it was wrong: {command}',
  },
  voidParts: {
    es: 'La partida {number} es el resultado de un escenario, y {n|su incursión|sus incursiones} {list} {n|está anulada|están anuladas} (SCN-01). Se mantiene lo apuntado: {winner} (ENG-08). Si tampoco cuenta: plasma-wall campaign void {number} --why …',
    ca: 'La partida {number} és el resultat d\'un escenari, i {n|la seva incursió|les seves incursions} {list} {n|està anul·lada|estan anul·lades} (SCN-01). Es manté el que hi ha apuntat: {winner} (ENG-08). Si tampoc no compta: plasma-wall campaign void {number} --why …',
    en: 'Game {number} is the result of a scenario, and its {n|incursion|incursions} {list} {n|is|are} void (SCN-01). What is recorded stands: {winner} (ENG-08). If it does not count either: plasma-wall campaign void {number} --why …',
  },
  sameAttackers: {
    es: 'Partidas {first} y {second}: {attacker} ataca en las dos incursiones, y cada jugador ataca en una (SCN-01). Corrige la que esté mal.',
    ca: 'Partides {first} i {second}: {attacker} ataca a les dues incursions, i cada jugador ataca en una (SCN-01). Corregeix la que estigui malament.',
    en: 'Games {first} and {second}: {attacker} attacks in both incursions, and each player attacks in one (SCN-01). Put right the one that is wrong.',
  },
  otherPlayers: {
    es: 'Partidas {first} y {second}: son del mismo escenario y no las jugaron los mismos dos; quien ataca en una incursión defiende en la otra (SCN-01). Corrige la que esté mal.',
    ca: 'Partides {first} i {second}: són del mateix escenari i no les van jugar els mateixos dos; qui ataca en una incursió defensa en l\'altra (SCN-01). Corregeix la que estigui malament.',
    en: 'Games {first} and {second}: they are of one scenario and were not played by the same two; whoever attacks in one incursion defends in the other (SCN-01). Put right the one that is wrong.',
  },
  otherArrivals: {
    es: 'La partida {number} no cuadra con {n|su incursión|sus incursiones} {list}: no dicen lo mismo de quién llegó a la estancia final (SCN-03, MIS-15). Corrige lo que esté mal: ahí, --primary; aquí, --battle, --wiped-out o --withdrew.',
    ca: 'La partida {number} no lliga amb {n|la seva incursió|les seves incursions} {list}: no diuen el mateix de qui va arribar a l\'estança final (SCN-03, MIS-15). Corregeix el que estigui malament: allà, --primary; aquí, --battle, --wiped-out o --withdrew.',
    en: 'Game {number} does not fit its {n|incursion|incursions} {list}: they do not say the same of who reached the final room (SCN-03, MIS-15). Put right what is wrong: there, --primary; here, --battle, --wiped-out or --withdrew.',
  },
  empty: { es: 'Aún no hay partidas.', ca: 'Encara no hi ha partides.', en: 'There are no games yet.' },
  noneMatches: { es: 'Ninguna partida cumple lo pedido.', ca: 'Cap partida compleix el que s\'ha demanat.', en: 'No game matches.' },
  allVoid: { es: 'Todas las partidas están anuladas.', ca: 'Totes les partides estan anul·lades.', en: 'All games are void.' },
  onlyResults: {
    es: 'Solo hay resultados de escenarios, que no se dibujan: se dibujan sus incursiones.',
    ca: 'Només hi ha resultats d\'escenaris, que no es dibuixen: es dibuixen les incursions.',
    en: 'There are only results of scenarios, which are not drawn: their incursions are.',
  },
  good: { es: '{path}: todo en orden, {count} {count|partida|partidas}', ca: '{path}: tot en ordre, {count} {count|partida|partides}', en: '{path}: all in order, {count} {count|game|games}' },
  unusable: {
    es: 'El registro nombra «{key}: {value}», que no se puede usar: {why}.',
    ca: 'El registre anomena «{key}: {value}», que no es pot fer servir: {why}.',
    en: 'The log names “{key}: {value}”, which cannot be used: {why}.',
  },
  unchecked: {
    es: 'Sin comprobar: {list}. Serán misiones vuestras; la carpeta de tablas «{folder}» que nombra el registro no se puede leer.',
    ca: 'Sense comprovar: {list}. Deuen ser missions vostres; la carpeta de taules «{folder}» que anomena el registre no es pot llegir.',
    en: 'Not checked: {list}. They may be missions of yours; the tables folder “{folder}” that the log names cannot be read.',
  },
  bad: { es: '{path}: {count} {count|problema|problemas}', ca: '{path}: {count} {count|problema|problemes}', en: '{path}: {count} {count|problem|problems}' },
  imported: { es: '{count} {count|partida apuntada|partidas apuntadas} de {file}. X: {before} → {after}', ca: '{count} {count|partida apuntada|partides apuntades} de {file}. X: {before} → {after}', en: '{count} {count|game|games} recorded from {file}. X: {before} → {after}' },
  skipped: { es: '{count} ya {count|estaba apuntada igual|estaban apuntadas iguales}.', ca: '{count} ja hi {count|era apuntada igual|eren apuntades iguals}.', en: '{count} {count|was|were} recorded already, just so.' },
  fromSession: { es: 'Partida encontrada: {folder}', ca: 'Partida trobada: {folder}', en: 'Session found: {folder}' },
  remarkHead: {
    es: 'Registro de partidas de plasma-wall. Se puede editar a mano; los comentarios se conservan.',
    ca: 'Registre de partides de plasma-wall. Es pot editar a mà; els comentaris es conserven.',
    en: 'Games log of plasma-wall. You may edit it by hand; remarks are kept.',
  },
  remarkX: {
    es: 'X no se guarda: se calcula cada vez a partir de las partidas.',
    ca: 'X no es desa: es calcula cada vegada a partir de les partides.',
    en: 'X is not kept here: it is worked out from the games each time.',
  },
} satisfies Record<string, Message>;

/** What is wrong with an option or an answer. */
export const campaignFaultMessages = {
  badValue: { es: '{flag} no admite «{value}»: {expected}', ca: '{flag} no admet «{value}»: {expected}', en: '{flag} does not take “{value}”: {expected}' },
  missing: { es: 'falta {list}', ca: 'falta {list}', en: '{list} is missing' },
  missingRemedy: {
    es: 'Da esas opciones, o usa la orden en un terminal y te lo preguntará.',
    ca: 'Dona aquestes opcions, o fes servir l\'ordre en un terminal i t\'ho preguntarà.',
    en: 'Give those options, or use the command on a terminal and it will ask.',
  },
  winnerRemedy: {
    es: 'Di quién ganó con --winner, o qué pasó (--primary, --die…) y lo dirá el programa.',
    ca: 'Digues qui va guanyar amb --winner, o què va passar (--primary, --die…) i ho dirà el programa.',
    en: 'Say who won with --winner, or what happened (--primary, --die…) and the program will say it.',
  },
  noSession: {
    es: '{path} no es una partida de plasma-wall: ahí falta {field}, o no dice lo que escribe generate',
    ca: '{path} no és una partida de plasma-wall: hi falta {field}, o no diu el que escriu generate',
    en: '{path} is no session of plasma-wall: {field} is missing there, or says what generate does not write',
  },
  noSessionRemedy: {
    es: 'Si se cambió a mano, recupera una copia. La partida se puede apuntar con opciones, sin la carpeta: --no-session.',
    ca: 'Si es va canviar a mà, recupera\'n una còpia. La partida es pot apuntar amb opcions, sense la carpeta: --no-session.',
    en: 'If it was changed by hand, bring back a copy. The game may be recorded by options, without the folder: --no-session.',
  },
  alreadyRemedy: {
    es: 'Corrígela con: plasma-wall campaign correct {number}. Si la habéis jugado otra vez, apúntala con opciones, sin la carpeta.',
    ca: 'Corregeix-la amb: plasma-wall campaign correct {number}. Si l\'heu jugada una altra vegada, apunta-la amb opcions, sense la carpeta.',
    en: 'Correct it with: plasma-wall campaign correct {number}. If you played it once more, record it by options, without the folder.',
  },
  correctionsRemedy: {
    es: 'Anúlala y apúntala de nuevo: plasma-wall campaign void {number} --why …; las correcciones antiguas también se pueden borrar a mano del archivo.',
    ca: 'Anul·la-la i apunta-la de nou: plasma-wall campaign void {number} --why …; les correccions antigues també es poden esborrar a mà del fitxer.',
    en: 'Void it and record it anew: plasma-wall campaign void {number} --why …; old corrections may also be taken out of the file by hand.',
  },
  foreignMission: {
    es: '«{mission}» no es una misión del programa ni de las tablas que nombra el registro',
    ca: '«{mission}» no és una missió del programa ni de les taules que anomena el registre',
    en: '“{mission}” is no mission of the program nor of the tables that the log names',
  },
  foreignRemedy: {
    es: 'Si es vuestra, di en el registro dónde están vuestras tablas, con una línea: tables: CARPETA',
    ca: 'Si és vostra, digues al registre on són les vostres taules, amb una línia: tables: CARPETA',
    en: 'If it is yours, say in the log where your tables are, by a line: tables: FOLDER',
  },
  severalSessions: {
    es: 'hay varias partidas sin apuntar: {list}',
    ca: 'hi ha diverses partides sense apuntar: {list}',
    en: 'there are several sessions not recorded: {list}',
  },
  severalSessionsRemedy: {
    es: 'Di cuál: plasma-wall campaign record CARPETA. Si no es ninguna de ellas, añade --no-session.',
    ca: 'Digues quina: plasma-wall campaign record CARPETA. Si no és cap d\'elles, afegeix --no-session.',
    en: 'Say which: plasma-wall campaign record FOLDER. If it is none of them, add --no-session.',
  },
  severalGames: {
    es: 'ese escenario son varias partidas: {list}',
    ca: 'aquest escenari són diverses partides: {list}',
    en: 'that scenario is several games: {list}',
  },
  incursionWinner: {
    es: 'una incursión no la gana nadie: se compara con la otra, o decide el último combate',
    ca: 'una incursió no la guanya ningú: es compara amb l\'altra, o decideix l\'últim combat',
    en: 'nobody wins an incursion: it is compared with the other, or the last fight decides',
  },
  incursionRemedy: {
    es: 'Apunta cada incursión sin --winner, y después el escenario: plasma-wall campaign record CARPETA',
    ca: 'Apunta cada incursió sense --winner, i després l\'escenari: plasma-wall campaign record CARPETA',
    en: 'Record each incursion without --winner, and then the scenario: plasma-wall campaign record FOLDER',
  },
  sameAttacker: {
    es: '{attacker} ya atacó en la otra incursión, la partida {number}: cada jugador ataca en una',
    ca: '{attacker} ja va atacar a l\'altra incursió, la partida {number}: cada jugador ataca en una',
    en: '{attacker} attacked in the other incursion already, game {number}: each player attacks in one',
  },
  sameAttackerRemedy: {
    es: 'Di quién atacó en esta; si lo que está mal es la otra, corrígela con: plasma-wall campaign correct {number} --attacker … --defender …',
    ca: 'Digues qui va atacar en aquesta; si el que està malament és l\'altra, corregeix-la amb: plasma-wall campaign correct {number} --attacker … --defender …',
    en: 'Say who attacked in this one; if the other is wrong, put it right with: plasma-wall campaign correct {number} --attacker … --defender …',
  },
  otherPlayers: {
    es: '{players} no son los dos de la partida {number}, que es de este mismo escenario: quien ataca en una incursión defiende en la otra',
    ca: '{players} no són els dos de la partida {number}, que és d\'aquest mateix escenari: qui ataca en una incursió defensa en l\'altra',
    en: '{players} are not the two of game {number}, which is of this same scenario: whoever attacks in one incursion defends in the other',
  },
  otherPlayersRemedy: {
    es: 'Di quién atacó y quién defendió; si lo que está mal es la otra, corrígela con: plasma-wall campaign correct {number} --attacker … --defender …',
    ca: 'Digues qui va atacar i qui va defensar; si el que està malament és l\'altra, corregeix-la amb: plasma-wall campaign correct {number} --attacker … --defender …',
    en: 'Say who attacked and who defended; if the other is wrong, put it right with: plasma-wall campaign correct {number} --attacker … --defender …',
  },
  otherArrivals: {
    es: '{n|la incursión apuntada|las incursiones apuntadas} ({list}) {n|dice|dicen} otra cosa de quién llegó a la estancia final',
    ca: '{n|la incursió apuntada|les incursions apuntades} ({list}) {n|diu|diuen} una altra cosa de qui va arribar a l\'estança final',
    en: 'the {n|incursion|incursions} recorded ({list}) {n|says|say} otherwise of who reached the final room',
  },
  otherArrivalsRemedy: {
    es: 'Llegar es dar con la fuerza de choque (--primary). Si no hubo último combate, di --withdrew o --wiped-out; si lo que está mal es una incursión, corrígela antes: plasma-wall campaign correct {number} --primary …',
    ca: 'Arribar és trobar la força de xoc (--primary). Si no hi va haver últim combat, digues --withdrew o --wiped-out; si el que està malament és una incursió, corregeix-la abans: plasma-wall campaign correct {number} --primary …',
    en: 'Arriving is finding the strike force (--primary). If no last fight was fought, say --withdrew or --wiped-out; if an incursion is wrong, put that right first: plasma-wall campaign correct {number} --primary …',
  },
  resultOtherwise: {
    es: 'con {n|la incursión apuntada|las incursiones apuntadas} ({list}) el resultado es {first}–{second}, y aquí dice {told}',
    ca: 'amb {n|la incursió apuntada|les incursions apuntades} ({list}) el resultat és {first}–{second}, i aquí diu {told}',
    en: 'with the {n|incursion|incursions} recorded ({list}) the result is {first}–{second}, and here it says {told}',
  },
  resultOtherwiseRemedy: {
    es: 'Apunta el escenario sin --first ni --second, con cada jugador en su sitio; si lo que está mal es una incursión, corrígela antes: plasma-wall campaign correct {number} --objectives …',
    ca: 'Apunta l\'escenari sense --first ni --second, amb cada jugador al seu lloc; si el que està malament és una incursió, corregeix-la abans: plasma-wall campaign correct {number} --objectives …',
    en: 'Record the scenario without --first and --second, each player in his place; if an incursion is wrong, put that right first: plasma-wall campaign correct {number} --objectives …',
  },
  lonelyBoard: {
    es: 'Ese tablero es de un escenario y no está en su carpeta: di de cuál con --scenario.',
    ca: 'Aquest tauler és d\'un escenari i no és a la seva carpeta: digues de quin amb --scenario.',
    en: 'That board is of a scenario and does not lie in its folder: say of which with --scenario.',
  },
  noResult: {
    es: '{scenario} no es un escenario de dos incursiones: su resultado es el de su partida',
    ca: '{scenario} no és un escenari de dues incursions: el seu resultat és el de la seva partida',
    en: '{scenario} is no scenario of two incursions: its result is that of its game',
  },
  severalRemedy: {
    es: 'Di cuál: plasma-wall campaign record CARPETA. El resultado del escenario se apunta con su carpeta, sin --winner ni --objectives: lo dicen sus incursiones, o --first y --second, o cómo acabó.',
    ca: 'Digues quina: plasma-wall campaign record CARPETA. El resultat de l\'escenari s\'apunta amb la seva carpeta, sense --winner ni --objectives: el diuen les incursions, o --first i --second, o com va acabar.',
    en: 'Say which: plasma-wall campaign record FOLDER. The result of the scenario is recorded by its folder, without --winner and --objectives: its incursions tell it, or --first and --second, or how it ended.',
  },
  otherwiseRemedy: {
    es: 'Corrige lo que pasó, como en record (--bonus, --primary, --die… y --objectives junto a ellas), y el programa dirá el resultado; o deja de guardarlo con --clear facts.',
    ca: 'Corregeix el que va passar, com a record (--bonus, --primary, --die… i --objectives juntament amb elles), i el programa dirà el resultat; o deixa de desar-ho amb --clear facts.',
    en: 'Correct what happened, as in record (--bonus, --primary, --die… and --objectives beside them), and the program will say the result; or stop keeping it with --clear facts.',
  },
  bonusMissing: { es: 'falta si se ganó la bonificación por escapar; con ella X dice quién ganó', ca: 'falta si es va guanyar la bonificació per escapar; amb ella X diu qui va guanyar', en: 'whether the escape bonus was earned is missing; with it X tells who won' },
  bonusMissingRemedy: {
    es: 'Dilo con --bonus no, --bonus sí o --unit, y --objectives sin ella; o di tú el resultado con --winner, y --objectives con todo.',
    ca: 'Digues-ho amb --bonus no, --bonus sí o --unit, i --objectives sense ella; o digues tu el resultat amb --winner, i --objectives amb tot.',
    en: 'Say it with --bonus no, --bonus yes or --unit, and --objectives without it; or say the result yourself with --winner, and --objectives with everything.',
  },
  foreignFactRemedy: { es: 'Quítalo de --{key}; de una partida apuntada se borra con --clear {key}.', ca: 'Treu-ho de --{key}; d\'una partida apuntada s\'esborra amb --clear {key}.', en: 'Leave it out of --{key}; of a game recorded --clear {key} takes it away.' },
  badNumber: { es: '«{value}» no es el número de una partida', ca: '«{value}» no és el número d\'una partida', en: '“{value}” is not the number of a game' },
  firstOfGame: {
    es: '--first es del resultado de un escenario, y la partida {number} no lo es',
    ca: '--first és del resultat d\'un escenari, i la partida {number} no ho és',
    en: '--first is of the result of a scenario, and game {number} is none',
  },
  firstOfGameRemedy: { es: 'Los objetivos de una partida, o de una incursión, son --objectives.', ca: 'Els objectius d\'una partida, o d\'una incursió, són --objectives.', en: 'The objectives of a game, or of an incursion, are --objectives.' },
  whyMissing: { es: 'falta --why: quien lea el registro querrá saber por qué', ca: 'falta --why: qui llegeixi el registre voldrà saber per què', en: '--why is missing: whoever reads the log will want to know' },
  dieRolled: {
    es: 'el 1D3 del defensor se tiró al acabar la partida: aquí no se vuelve a tirar',
    ca: 'l\'1D3 del defensor es va tirar en acabar la partida: aquí no es torna a tirar',
    en: 'the defender\'s 1D3 was rolled when the game was over: it is not rolled again here',
  },
  dieRolledRemedy: { es: 'Di lo que salió: --die 1, 2 o 3.', ca: 'Digues què va sortir: --die 1, 2 o 3.', en: 'Say what came up: --die 1, 2 or 3.' },
  winnerOfX: {
    es: 'el vencedor de esa partida ({winner}) lo decía X, y en esta misión no lo dice',
    ca: 'el vencedor d\'aquesta partida ({winner}) el deia X, i en aquesta missió no el diu',
    en: 'the winner of that game ({winner}) came from X, and in this mission X does not tell',
  },
  gameChanged: {
    es: 'alguien ha cambiado mientras tanto la partida {number}, y lo que has dicho ya no basta o ya no le toca: no se ha escrito nada',
    ca: 'mentrestant algú ha canviat la partida {number}, i el que has dit ja no és prou o ja no li pertoca: no s\'ha escrit res',
    en: 'somebody has changed game {number} meanwhile, and what you told is no longer enough, or no longer of it: nothing was written',
  },
  gameChangedRemedy: { es: 'Míralo y repite la orden.', ca: 'Mira-ho i repeteix l\'ordre.', en: 'Look at it and repeat the command.' },
  nothingToCorrect: { es: 'di qué se corrige, por ejemplo --objectives 3', ca: 'digues què es corregeix, per exemple --objectives 3', en: 'say what is corrected, such as --objectives 3' },
  badSince: { es: '--since no admite «{value}»: es un día como 14/3/2026 o 2026-03-14, o un número de partida', ca: '--since no admet «{value}»: és un dia com 14/3/2026 o 2026-03-14, o un número de partida', en: '--since does not take “{value}”: it is a day such as 14/3/2026 or 2026-03-14, or the number of a game' },
  badTable: { es: 'la tabla {file} no se puede apuntar: {count} {count|problema|problemas}; no se ha escrito nada', ca: 'la taula {file} no es pot apuntar: {count} {count|problema|problemes}; no s\'ha escrit res', en: 'the table {file} cannot be recorded: {count} {count|problem|problems}; nothing was written' },
} satisfies Record<string, Message>;
