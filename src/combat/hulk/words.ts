/** Words of the answers of this family. */
import type { Message } from '../../errors';
import type { MarineArms, StealerKind } from './rules';

/** What each step of an answer says. */
export const stepWords = {
  ownDice: { es: '{who}: dados {dice}, con +{bonus}', ca: '{who}: daus {dice}, amb +{bonus}', en: '{who}: dice {dice}, with +{bonus}' },
  enemyDice: { es: '{who}: dados {dice}', ca: '{who}: daus {dice}', en: '{who}: dice {dice}' },
  outflanked: { es: 'ataque por el lado o por detrás: quien lo recibe tira menos dados y, si gana, no mata', ca: 'atac pel costat o pel darrere: qui el rep tira menys daus i, si guanya, no mata', en: 'an attack in the side or rear: who is attacked has fewer dice and, if it wins, does not kill' },
  parry: { es: 'la parada hace repetir un dado al enemigo: {policy}', ca: 'la parada fa repetir un dau a l\'enemic: {policy}', en: 'the parry has the enemy re-roll one die: {policy}' },
  guard: { es: 'en guardia repite un dado propio: {policy}', ca: 'en guàrdia repeteix un dau propi: {policy}', en: 'on guard he re-rolls one die of his own: {policy}' },
  order: { es: 'orden de las repeticiones: {order}', ca: 'ordre de les repeticions: {order}', en: 'order of the re-rolls: {order}' },
  deletion: { es: 'si va a morir, anula el mejor dado del enemigo, y entonces no mata', ca: 'si ha de morir, anul·la el millor dau de l\'enemic, i llavors no mata', en: 'if he would die he deletes the enemy\'s best die, and then does not kill' },
  bolter: { es: 'dados {dice}, mata con {need}', ca: 'daus {dice}, mata amb {need}', en: 'dice {dice}, kills on {need}' },
  sustained: { es: 'fuego sostenido: mata con {need}', ca: 'foc sostingut: mata amb {need}', en: 'sustained fire: kills on {need}' },
  jam: { es: 'en alerta, un doble encasquilla el arma después del disparo', ca: 'en alerta, un doble encalla l\'arma després del tret', en: 'on overwatch a double jams the weapon after the shot' },
  shield: { es: 'el escudo hace repetir lo que mataría', ca: 'l\'escut fa repetir el que mataria', en: 'the shield has what would kill rolled again' },
  later: { es: 'del segundo disparo en adelante, contra el mismo objetivo: mata con {need}', ca: 'del segon tret endavant, contra el mateix objectiu: mata amb {need}', en: 'from the second shot at the same target on: kills on {need}' },
  flame: { es: 'cada miniatura de la sección muere con {need}', ca: 'cada miniatura de la secció mor amb {need}', en: 'each model in the section dies on {need}' },
  blast: { es: 'muere todo lo que hay en la sección', ca: 'mor tot el que hi ha a la secció', en: 'everyone in the section dies' },
  doorFalls: { es: 'cada puerta cae con {need}; entonces las llamas alcanzan a quien está detrás y matan con {flames}', ca: 'cada porta cau amb {need}; llavors les flames arriben a qui és al darrere i maten amb {flames}', en: 'each door falls on {need}; the flames then reach those behind and kill on {flames}' },
  together: { es: 'los dos disparos son simultáneos', ca: 'els dos trets són simultanis', en: 'the two shots are simultaneous' },
  token: { es: 'una ficha, valores: {list}', ca: 'una fitxa, valors: {list}', en: 'one token, values: {list}' },
  returned: { es: 'el sargento devuelve lo que vale {upTo} o menos y saca otra', ca: 'el sergent torna el que val {upTo} o menys i en treu una altra', en: 'the sergeant returns what is worth {upTo} or less and draws another' },
} as const satisfies Readonly<Record<string, Message>>;

/** What the numbers of an answer count. */
export const countWords = {
  fight: { es: 'cómo acaba para el Marine', ca: 'com acaba per al Marine', en: 'how it ends for the Marine' },
  dice: { es: 'quién saca más, con todas las repeticiones', ca: 'qui treu més, amb totes les repeticions', en: 'who rolls higher, with all re-rolls' },
  shot: { es: 'qué hace el disparo', ca: 'què fa el tret', en: 'what the shot does' },
  sequence: { es: 'qué disparo mata', ca: 'quin tret mata', en: 'which shot kills' },
  alive: { es: 'el objetivo', ca: 'l\'objectiu', en: 'the target' },
  dead: { es: 'miniaturas muertas', ca: 'miniatures mortes', en: 'models dead' },
  exchange: { es: 'quién muere', ca: 'qui mor', en: 'who dies' },
  token: { es: 'puntos de mando', ca: 'punts de comandament', en: 'command points' },
} as const satisfies Readonly<Record<string, Message>>;

/** Outcomes that are no numbers. */
export const outcomeWords = {
  dies: { es: 'muere el Marine', ca: 'mor el Marine', en: 'the Marine dies' },
  beaten: { es: 'gana el enemigo, sin matar', ca: 'guanya l\'enemic, sense matar', en: 'the enemy wins without a kill' },
  tie: { es: 'empate', ca: 'empat', en: 'a tie' },
  wins: { es: 'gana el Marine, sin matar', ca: 'guanya el Marine, sense matar', en: 'the Marine wins without a kill' },
  kills: { es: 'muere el enemigo', ca: 'mor l\'enemic', en: 'the enemy dies' },
  marineWins: { es: 'gana el Marine', ca: 'guanya el Marine', en: 'the Marine wins' },
  enemyWins: { es: 'gana el enemigo', ca: 'guanya l\'enemic', en: 'the enemy wins' },
  nothing: { es: 'nada', ca: 'res', en: 'nothing' },
  kill: { es: 'mata', ca: 'mata', en: 'kills' },
  jam: { es: 'se encasquilla', ca: 's\'encalla', en: 'jams' },
  killAndJam: { es: 'mata y se encasquilla', ca: 'mata i s\'encalla', en: 'kills and jams' },
  noneKills: { es: 'ninguno mata', ca: 'no mata cap', en: 'none kills' },
  noKillNoJam: { es: 'ni mata ni se encasquilla', ca: 'ni mata ni s\'encalla', en: 'neither kills nor jams' },
  lives: { es: 'vive', ca: 'viu', en: 'lives' },
  dead: { es: 'muere', ca: 'mor', en: 'dies' },
  nobody: { es: 'nadie', ca: 'ningú', en: 'nobody' },
  first: { es: 'el primero', ca: 'el primer', en: 'the first' },
  second: { es: 'el segundo', ca: 'el segon', en: 'the second' },
  both: { es: 'los dos', ca: 'tots dos', en: 'both' },
} as const satisfies Readonly<Record<string, Message>>;

/** When a die is rolled again. */
export const policyWords = {
  best: { es: 'si conviene', ca: 'si convé', en: 'whenever it helps' },
  never: { es: 'nunca', ca: 'mai', en: 'never' },
  losing: { es: 'al perder', ca: 'en perdre', en: 'when losing' },
  'not-winning': { es: 'al no ganar', ca: 'en no guanyar', en: 'when not winning' },
} as const satisfies Readonly<Record<string, Message>>;

/** Which re-roll comes first. */
export const orderWords = {
  best: { es: 'el que convenga', ca: 'el que convingui', en: 'whichever helps' },
  'parry-first': { es: 'primero la parada', ca: 'primer la parada', en: 'parry first' },
  'guard-first': { es: 'primero la guardia', ca: 'primer la guàrdia', en: 'guard first' },
} as const satisfies Readonly<Record<string, Message>>;

/** What the Marine's player wants. */
export const goalWords = {
  balance: { es: 'equilibrio', ca: 'equilibri', en: 'balance' },
  kill: { es: 'matar', ca: 'matar', en: 'kill' },
  survive: { es: 'sobrevivir', ca: 'sobreviure', en: 'survive' },
} as const satisfies Readonly<Record<string, Message>>;

/** What a Marine fights with. */
export const armsWords = {
  fist: { es: 'puño de combate', ca: 'puny de combat', en: 'power fist' },
  sergeant: { es: 'sargento', ca: 'sergent', en: 'sergeant' },
  sword: { es: 'sargento con espada', ca: 'sergent amb espasa', en: 'sergeant with sword' },
  claws: { es: 'sargento con garras', ca: 'sergent amb urpes', en: 'sergeant with claws' },
  hammer: { es: 'sargento con martillo y escudo', ca: 'sergent amb martell i escut', en: 'sergeant with hammer and shield' },
} as const satisfies Readonly<Record<MarineArms, Message>>;

/** The same in one word, as it is typed. */
export const shortArms = {
  fist: { es: 'puño', ca: 'puny', en: 'fist' },
  sergeant: { es: 'sargento', ca: 'sergent', en: 'sergeant' },
  sword: { es: 'espada', ca: 'espasa', en: 'sword' },
  claws: { es: 'garras', ca: 'urpes', en: 'claws' },
  hammer: { es: 'martillo', ca: 'martell', en: 'hammer' },
} as const satisfies Readonly<Record<MarineArms, Message>>;

/** Who fights him. */
export const enemyWords = {
  genestealer: { es: 'Genestealer', ca: 'Genestealer', en: 'Genestealer' },
  hybrid: { es: 'híbrido', ca: 'híbrid', en: 'hybrid' },
} as const satisfies Readonly<Record<StealerKind, Message>>;
