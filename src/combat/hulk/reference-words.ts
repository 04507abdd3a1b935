/** Texts of the reference sheet; the numbers come from the data, for the `{name}` marks. */
import type { Message } from '../../errors';

/** Titles of its blocks. */
export const titles = {
  sheet: { es: 'Hoja al estilo de Space Hulk', ca: 'Full a l\'estil de Space Hulk', en: 'Space Hulk style sheet' },
  source: { es: 'la hoja de referencia al estilo de Space Hulk', ca: 'el full de referència a l\'estil de Space Hulk', en: 'the Space Hulk style reference sheet' },
  round: { es: 'La ronda', ca: 'La ronda', en: 'The round' },
  actions: { es: 'Acciones, en PA', ca: 'Accions, en PA', en: 'Actions, in AP' },
  shooting: { es: 'Disparo', ca: 'Tret', en: 'Shooting' },
  overwatch: { es: 'Alerta y encasquillamiento', ca: 'Alerta i encallament', en: 'Overwatch and jams' },
  flamer: { es: 'Lanzallamas', ca: 'Llançaflames', en: 'Flamer' },
  fight: { es: 'Cuerpo a cuerpo', ca: 'Cos a cos', en: 'Close combat' },
  odds: { es: 'Contra los dados del Genestealer', ca: 'Contra els daus del Genestealer', en: 'Against the Genestealer\'s dice' },
  forces: { es: 'Refuerzos y marcadores', ca: 'Reforços i marcadors', en: 'Reinforcements and markers' },
} as const satisfies Readonly<Record<string, Message>>;

/** Lines. */
export const lines = {
  marineTurn: {
    es: 'Turno de los Marines: control del tiempo, mando, acción. Reloj {time}, y {more} más mientras viva el sargento. A cero se completa la acción en curso y acaba el turno.',
    ca: 'Torn dels Marines: control del temps, comandament, acció. Rellotge {time}, i {more} més mentre visqui el sergent. A zero es completa l\'acció en curs i s\'acaba el torn.',
    en: 'Marine turn: time control, command, action. Timer {time}, plus {more} while the sergeant lives. At zero the action in progress is completed and the turn ends.',
  },
  token: {
    es: 'Ficha de mando, valores {list}: da los PM. Un sargento vivo la devuelve una vez y se queda con la segunda.',
    ca: 'Fitxa de comandament, valors {list}: dona els PC. Un sergent viu la torna una vegada i es queda la segona.',
    en: 'Command token, values {list}: it gives the CP. A living sergeant returns it once and keeps the second.',
  },
  points: {
    es: 'PA: {list}. Las miniaturas se activan de una en una; lo que sobra se pierde. Los PM sirven de PA a cualquier Marine, sin acabar la activación en curso.',
    ca: 'PA: {list}. Les miniatures s\'activen d\'una en una; el que sobra es perd. Els PC serveixen de PA a qualsevol Marine, sense acabar l\'activació en curs.',
    en: 'AP: {list}. Models are activated one at a time; what is left is lost. CP serve any Marine as AP, without ending the current activation.',
  },
  stealerTurn: {
    es: 'Turno de los Genestealers: refuerzos, acción, fin de la ronda. El Marine que ve a uno acabar una acción puede pagar una acción con PM.',
    ca: 'Torn dels Genestealers: reforços, acció, final de la ronda. El Marine que en veu un acabar una acció pot pagar una acció amb PC.',
    en: 'Genestealer turn: reinforcements, action, end of round. A Marine who sees one finish an action may pay for one action with CP.',
  },
  endOfRound: {
    es: 'Fin de la ronda: se descubren los PM (quien gastó de más pierde), se comprueba la victoria y se quitan alertas, guardias y llamas.',
    ca: 'Final de la ronda: es mostren els PC (qui n\'ha gastat de més perd), es comprova la victòria i es treuen alertes, guàrdies i flames.',
    en: 'End of round: reveal the CP (whoever overspent loses), check for victory, remove overwatch, guard and flames.',
  },
  diagonal: {
    es: 'Avanzar y retroceder: a una de las 3 casillas de delante o de detrás; en diagonal, con la de delante (o detrás) o la del lado libre. Puertas: en una casilla de delante; no se cierran ocupadas. Cuerpo a cuerpo: solo la casilla de delante.',
    ca: 'Avançar i retrocedir: a una de les 3 caselles de davant o de darrere; en diagonal, amb la de davant (o darrere) o la del costat lliure. Portes: en una casella de davant; no es tanquen ocupades. Cos a cos: només la casella de davant.',
    en: 'Forward and backward: one of the 3 front or rear squares; a diagonal with the front (or rear) or the side square free. Doors: in a front square; not closed if occupied. Close combat: the front square alone.',
  },
  freeTurn: {
    es: 'Genestealers e híbridos: 1 giro gratis antes o después de moverse o de girar.', ca: 'Genestealers i híbrids: 1 gir gratis abans o després de moure\'s o de girar.', en: 'Genestealers and hybrids: 1 free turn before or after a move or a turn.',
  },
  bolters: {
    es: 'Bólter de asalto: {storm} dados, mata cualquier {need}. Híbrido: {hybrid} dado. Alcance ilimitado. Se ve en 180° y se dispara en 90° al frente, a un enemigo o a una puerta cerrada.',
    ca: 'Bòlter d\'assalt: {storm} daus, mata qualsevol {need}. Híbrid: {hybrid} dau. Abast il·limitat. S\'hi veu en 180° i es dispara en 90° al davant, a un enemic o a una porta tancada.',
    en: 'Storm bolter: {storm} dice, any {need} kills. Hybrid: {hybrid} die. Unlimited range. Sight is 180° and the arc 90° to the front; the target is an enemy or a closed door.',
  },
  sustained: {
    es: 'Fuego sostenido: desde el segundo disparo seguido al mismo objetivo, mata con {sustained}+. Se pierde por otra acción, si el objetivo sale del arco, por un ataque cuerpo a cuerpo y al acabar el turno. Tras moverse o girar, 1 disparo gratis, nunca sostenido.',
    ca: 'Foc sostingut: des del segon tret seguit al mateix objectiu, mata amb {sustained}+. Es perd per una altra acció, si l\'objectiu surt de l\'arc, per un atac cos a cos i en acabar el torn. Després de moure\'s o girar, 1 tret gratis, mai sostingut.',
    en: 'Sustained fire: from the second consecutive shot at one target on, kills on {sustained}+. Lost by another action, when the target leaves the arc, by a close combat attack and at the end of the turn. After a move or turn, 1 free shot, never sustained.',
  },
  overwatch: {
    es: 'En el turno de los Genestealers, 1 disparo gratis cada vez que un enemigo acaba una acción en el arco o se cierra allí una puerta; alcance {range}. Se pierde por cualquier acción que no sea desencasquillar, por un cuerpo a cuerpo y al final de la ronda.',
    ca: 'En el torn dels Genestealers, 1 tret gratis cada vegada que un enemic acaba una acció a l\'arc o s\'hi tanca una porta; abast {range}. Es perd per qualsevol acció que no sigui desencallar, per un cos a cos i al final de la ronda.',
    en: 'In the Genestealer turn, 1 free shot whenever an enemy ends an action in the arc or a door closes there; range {range}. Lost by any action except unjamming, by close combat and at the end of the round.',
  },
  jam: {
    es: 'Un doble en alerta encasquilla después del disparo; si se desencasquilla en el mismo turno, vuelve la alerta. Las reacciones van después de la acción; dos disparos son simultáneos.',
    ca: 'Un doble en alerta encalla després del tret; si es desencalla en el mateix torn, torna l\'alerta. Les reaccions van després de l\'acció; dos trets són simultanis.',
    en: 'A double on overwatch jams after the shot; unjammed in the same turn, overwatch returns. Reactions follow the action; two shots are simultaneous.',
  },
  flamer: {
    es: 'Alcance {range}, {shots} disparos. Mata con {need}+ a cada miniatura de la sección, no detrás de puertas. Las llamas duran hasta el final de la ronda y cortan visión, arco y paso; quien acaba una acción dentro, otra vez.',
    ca: 'Abast {range}, {shots} trets. Mata amb {need}+ cada miniatura de la secció, no darrere de portes. Les flames duren fins al final de la ronda i tallen visió, arc i pas; qui acaba una acció a dins, una altra vegada.',
    en: 'Range {range}, {shots} shots. Kills each model in the section on {need}+, not behind doors. Flames last until the end of the round and block sight, arc and movement; who ends an action inside is hit again.',
  },
  selfDestruct: {
    es: 'Autodestrucción, con al menos 1 disparo: muere toda la sección; las puertas caen con {doorFalls}+ y entonces las llamas alcanzan a quien está detrás.',
    ca: 'Autodestrucció, amb almenys 1 tret: mor tota la secció; les portes cauen amb {doorFalls}+ i llavors les flames arriben a qui és al darrere.',
    en: 'Self-destruction, with at least 1 shot: the whole section dies; doors fall on {doorFalls}+, and then the flames reach those behind.',
  },
  fight: {
    es: 'Gana y mata el dado más alto; el empate no hace nada. Atacado por el lado o por detrás: Marine {marines} dado, sin habilidades (el sargento conserva su +{bonus}), Genestealer {stealers}; si gana no mata, y se gira.',
    ca: 'Guanya i mata el dau més alt; l\'empat no fa res. Atacat pel costat o pel darrere: Marine {marines} dau, sense habilitats (el sergent conserva el +{bonus}), Genestealer {stealers}; si guanya no mata, i es gira.',
    en: 'The highest die wins and kills; a tie does nothing. Attacked in the side or rear: Marine {marines} die, no abilities (a sergeant keeps his +{bonus}), Genestealer {stealers}; if it wins it does not kill, and it turns to face.',
  },
  abilities: {
    es: 'Espada: parada, el enemigo repite un dado. Martillo: el enemigo tira {fewer} menos; tras las tiradas puede anular un dado, y entonces no mata; el escudo hace repetir un disparo. Guardia: atacado de frente, repite un dado propio.',
    ca: 'Espasa: parada, l\'enemic repeteix un dau. Martell: l\'enemic en tira {fewer} menys; després de les tirades pot anul·lar un dau, i llavors no mata; l\'escut fa repetir un tret. Guàrdia: atacat de front, repeteix un dau propi.',
    en: 'Sword: parry, the enemy re-rolls one die. Hammer: the enemy rolls {fewer} fewer; after all rolls he may delete one die, and then does not kill; the shield has a shot rolled again. Guard: attacked in front, re-roll one own die.',
  },
  areas: {
    es: 'Una zona de entrada tiene hasta {markers} marcadores y {models} miniaturas; lo demás se pierde y no es baja. Allí se puede quedar al acecho quien quiera; con un Marine a {lurkRange} casillas o menos, lo que llega este turno está obligado.',
    ca: 'Una zona d\'entrada té fins a {markers} marcadors i {models} miniatures; la resta es perd i no és baixa. Allà es pot quedar a l\'aguait qui vulgui; amb un Marine a {lurkRange} caselles o menys, el que arriba aquest torn hi està obligat.',
    en: 'An entry area holds up to {markers} markers and {models} models; the rest is lost and no casualty. Forces may lurk there at will; with a Marine within {lurkRange} squares, this turn\'s arrivals have to.',
  },
  markers: {
    es: 'Los marcadores no tienen orientación ni combaten. Se revelan cuando quiere su dueño, en su fase de acción (él coloca y orienta), o al acabar a la vista de un Marine (coloca el jugador de los Marines y orienta el de los Genestealers). Las miniaturas solo se activan si el marcador no había hecho nada.',
    ca: 'Els marcadors no tenen orientació ni combaten. Es revelen quan vol el seu amo, a la seva fase d\'acció (ell col·loca i orienta), o en acabar a la vista d\'un Marine (col·loca el jugador dels Marines i orienta el dels Genestealers). Les miniatures només s\'activen si el marcador no havia fet res.',
    en: 'Markers have no facing and do not fight. They are revealed when their owner likes, in his action phase (he places and faces), or when they end in a Marine\'s sight (the Marine player places, the Genestealer player faces). The models may be activated only if the marker had done nothing.',
  },
  mission: { es: 'Las reglas de la misión prevalecen.', ca: 'Les regles de la missió prevalen.', en: 'Mission rules override.' },
} as const satisfies Readonly<Record<string, Message>>;

/** Heads and cells of tables. */
export const cells = {
  action: { es: 'acción', ca: 'acció', en: 'action' },
  fighter: { es: 'quién', ca: 'qui', en: 'who' },
  dice: { es: 'dados', ca: 'daus', en: 'dice' },
  attacking: { es: 'al atacar', ca: 'en atacar', en: 'attacking' },
  win: { es: 'gana', ca: 'guanya', en: 'win' },
  tie: { es: 'empata', ca: 'empata', en: 'tie' },
  lose: { es: 'pierde', ca: 'perd', en: 'lose' },
  onGuard: { es: 'puño, en guardia (repite si pierde)', ca: 'puny, en guàrdia (repeteix si perd)', en: 'power fist on guard (re-rolls a loss)' },
  swordParries: { es: 'espada, parada si pierde', ca: 'espasa, parada si perd', en: 'sword, parries a loss' },
  clawsAttack: { es: 'garras, al atacar', ca: 'urpes, en atacar', en: 'claws, attacking' },
  clawsDefend: { es: 'garras, al defenderse', ca: 'urpes, en defensar-se', en: 'claws, defending' },
  hammerKeeps: { es: 'martillo, sin anular', ca: 'martell, sense anul·lar', en: 'hammer, no deletion' },
} as const satisfies Readonly<Record<string, Message>>;
