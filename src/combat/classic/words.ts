/** Words of the answers of this family. */
import type { Message } from '../../errors';

/** What each step of an answer says. */
export const stepWords = {
  attacks: { es: 'ataques: {amount}', ca: 'atacs: {amount}', en: 'attacks: {amount}' },
  hit: { es: 'impactar con HP {bs}: {need}', ca: 'impactar amb HP {bs}: {need}', en: 'to hit with BS {bs}: {need}' },
  noShot: { es: 'con HP {bs} no se puede disparar', ca: 'amb HP {bs} no es pot disparar', en: 'with BS {bs} nobody shoots' },
  hitInCombat: { es: 'impactar con HA {ws} contra HA {against}: {need}', ca: 'impactar amb HA {ws} contra HA {against}: {need}', en: 'to hit with WS {ws} against WS {against}: {need}' },
  wound: { es: 'herir con F {strength} contra R {toughness}: {need}', ca: 'ferir amb F {strength} contra R {toughness}: {need}', en: 'to wound with S {strength} against T {toughness}: {need}' },
  noWound: { es: 'F {strength} no puede herir a R {toughness}', ca: 'F {strength} no pot ferir R {toughness}', en: 'S {strength} cannot wound T {toughness}' },
  save: { es: 'falla la salvación de {save} (FP {ap} no la impide)', ca: 'falla la salvació de {save} (FP {ap} no la impedeix)', en: 'the {save} save fails (AP {ap} does not deny it)' },
  savePlain: { es: 'falla la salvación de {save}', ca: 'falla la salvació de {save}', en: 'the {save} save fails' },
  saveDenied: { es: 'FP {ap} impide la salvación de {save}', ca: 'FP {ap} impedeix la salvació de {save}', en: 'AP {ap} denies the {save} save' },
  saveForbidden: { es: 'el arma no permite tirada de salvación', ca: 'l\'arma no permet tirada de salvació', en: 'the weapon allows no save' },
  noSave: { es: 'sin tirada de salvación', ca: 'sense tirada de salvació', en: 'no save' },
  ignore: { es: 'no se libra de la herida con {need}', ca: 'no es deslliura de la ferida amb {need}', en: 'the wound is not ignored on {need}' },
  notIgnored: { es: 'de esta herida no se libra: F {strength} o más, o cuerpo a cuerpo sin salvación', ca: 'd\'aquesta ferida no se\'n deslliura: F {strength} o més, o cos a cos sense salvació', en: 'this wound cannot be ignored: S {strength} or more, or close combat without a save' },
  models: { es: 'cada {wounds} {wounds|herida|heridas}, una miniatura fuera de combate', ca: 'cada {wounds} {wounds|ferida|ferides}, una miniatura fora de combat', en: 'for each {wounds} {wounds|wound|wounds}, one model out of combat' },
  first: { es: 'golpea antes quien tiene más iniciativa: {attacker} contra {defender}', ca: 'colpeja abans qui té més iniciativa: {attacker} contra {defender}', en: 'the higher initiative strikes first: {attacker} against {defender}' },
  simultaneous: { es: 'iniciativa {attacker} contra {defender}: golpean a la vez', ca: 'iniciativa {attacker} contra {defender}: colpegen alhora', en: 'initiative {attacker} against {defender}: they strike at once' },
  blow: { es: '{who}: cada ataque quita una herida', ca: '{who}: cada atac treu una ferida', en: '{who}: each attack takes a wound' },
  leadership: { es: '{dice} no mayor que el liderazgo {leadership}', ca: '{dice} no més gran que el lideratge {leadership}', en: '{dice} not above leadership {leadership}' },
  fearless: { es: 'coraje: supera el chequeo sin tirar', ca: 'coratge: supera el xequeig sense tirar', en: 'fearless: passes without a roll' },
  tooFew: { es: 'quedan {models} de {start} miniaturas: falla sin tirar', ca: 'queden {models} de {start} miniatures: falla sense tirar', en: '{models} of {start} models are left: fails without a roll' },
  alone: { es: 'queda una sola miniatura, que no es un personaje independiente: falla sin tirar', ca: 'queda una sola miniatura, que no és un personatge independent: falla sense tirar', en: 'one model is left, and it is no independent character: fails without a roll' },
  scattered: { es: 'sin coherencia: falla sin tirar', ca: 'sense coherència: falla sense tirar', en: 'out of coherency: fails without a roll' },
  enemyNear: { es: 'hay un enemigo a {cm} cm o menos: no puede hacer el chequeo y sigue huyendo', ca: 'hi ha un enemic a {cm} cm o menys: no pot fer el xequeig i continua fugint', en: 'an enemy is within {cm} cm: it may not test and falls back again' },
  initiative: { es: '{die} de cada bando, el atacante con {attacker} y el defensor con {defender}; los empates se repiten', ca: '{die} de cada bàndol, l\'atacant amb {attacker} i el defensor amb {defender}; els empats es repeteixen', en: '{die} for each side, the attacker with {attacker} and the defender with {defender}; ties are rolled again' },
  recover: { es: '{wounds} {wounds|dado|dados} por miniatura: cada {need} devuelve una herida', ca: '{wounds} {wounds|dau|daus} per miniatura: cada {need} torna una ferida', en: '{wounds} {wounds|die|dice} a model: each {need} gives back a wound' },
  rises: { es: 'con un {face} en cualquier dado se levanta como zombi', ca: 'amb un {face} en qualsevol dau s\'aixeca com a zombi', en: 'with a {face} on any die it rises as a zombie' },
  glance: { es: '1D6 + F {strength} de al menos {armour}', ca: '1D6 + F {strength} de com a mínim {armour}', en: '1D6 + S {strength} of at least {armour}' },
  fallBack: { es: 'retroceder {dice} cm', ca: 'retrocedir {dice} cm', en: 'fall back {dice} cm' },
  bestOf: { es: 'el mayor de {dice}D6, por {cm} cm', ca: 'el més gran de {dice}D6, per {cm} cm', en: 'the higher of {dice}D6, times {cm} cm' },
} as const satisfies Readonly<Record<string, Message>>;

/** What the numbers of an answer count. */
export const countWords = {
  wounds: { es: 'heridas que causa', ca: 'ferides que causa', en: 'wounds caused' },
  models: { es: 'miniaturas fuera de combate', ca: 'miniatures fora de combat', en: 'models out of combat' },
  duel: { es: 'cómo acaba', ca: 'com acaba', en: 'how it ends' },
  test: { es: 'chequeo', ca: 'xequeig', en: 'test' },
  first: { es: 'quién juega el primer turno de combate', ca: 'qui juga el primer torn de combat', en: 'who takes the first Combat Turn' },
  back: { es: 'miniaturas que vuelven', ca: 'miniatures que tornen', en: 'models that come back' },
  backWounds: { es: 'heridas con que vuelven', ca: 'ferides amb què tornen', en: 'wounds they come back with' },
  risen: { es: 'miniaturas que se levantan como zombis', ca: 'miniatures que s\'aixequen com a zombis', en: 'models that rise as zombies' },
  glances: { es: 'impactos superficiales', ca: 'impactes superficials', en: 'glancing hits' },
  cm: { es: 'centímetros', ca: 'centímetres', en: 'centimetres' },
} as const satisfies Readonly<Record<string, Message>>;

/** Outcomes that are no numbers. */
export const outcomeWords = {
  attacker: { es: 'el atacante', ca: 'l\'atacant', en: 'the attacker' },
  defender: { es: 'el defensor', ca: 'el defensor', en: 'the defender' },
  attackerLeft: { es: 'cae el defensor', ca: 'cau el defensor', en: 'the defender falls' },
  defenderLeft: { es: 'cae el atacante', ca: 'cau l\'atacant', en: 'the attacker falls' },
  bothLeft: { es: 'siguen los dos en pie', ca: 'continuen drets tots dos', en: 'both still stand' },
  noneLeft: { es: 'caen los dos', ca: 'cauen tots dos', en: 'both fall' },
  passed: { es: 'lo supera', ca: 'el supera', en: 'passed' },
  failed: { es: 'lo falla', ca: 'el falla', en: 'failed' },
  rallies: { es: 'se reagrupa', ca: 'es reagrupa', en: 'rallies' },
  disperses: { es: 'se dispersa: fuera de combate', ca: 'es dispersa: fora de combat', en: 'disperses: out of combat' },
  flees: { es: 'sigue huyendo', ca: 'continua fugint', en: 'falls back again' },
} as const satisfies Readonly<Record<string, Message>>;
