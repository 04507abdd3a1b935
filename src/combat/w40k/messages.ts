import type { Message } from '../../errors';

/** Words of answers about the updates of Warhammer 40,000. */
export const w40kMessages = {
  silent: {
    es: '{said} (La {version} no lo dice: aquí vale lo que dice la {other}.)',
    ca: '{said} (La {version} no ho diu: aquí val el que diu la {other}.)',
    en: '{said} (Version {version} does not say: here version {other} stands in.)',
  },
  tooMuch: {
    es: 'con hasta {worst} de daño por ataque son demasiados ataques: entre todos caben {most} de daño',
    ca: 'amb fins a {worst} de dany per atac són massa atacs: entre tots hi caben {most} de dany',
    en: 'with up to {worst} damage an attack these are too many attacks: {most} damage in all at most',
  },
  tooMany: {
    es: '{attackers} × {attacks} son más de {most} ataques',
    ca: '{attackers} × {attacks} són més de {most} atacs',
    en: '{attackers} × {attacks} are more than {most} attacks',
  },
  onesOfOne: {
    es: 'rerollOnes pide un solo dado, como D6 o D3, y no {dice}',
    ca: 'rerollOnes demana un sol dau, com D6 o D3, i no {dice}',
    en: 'rerollOnes asks for a single die, such as D6 or D3, and not {dice}',
  },
} satisfies Record<string, Message>;

/** What each step of an answer says. */
export const w40kSteps = {
  attacks: { es: 'ataques: {attackers} × {attacks}', ca: 'atacs: {attackers} × {attacks}', en: 'attacks: {attackers} × {attacks}' },
  hit: { es: 'impactar con {need}+, modificador {modifier}, repetir: {reroll}', ca: 'impactar amb {need}+, modificador {modifier}, repetir: {reroll}', en: 'to hit on {need}+, modifier {modifier}, re-roll: {reroll}' },
  fixedHit: { es: 'impactar con {need}+ sin modificar, repetir: {reroll}', ca: 'impactar amb {need}+ sense modificar, repetir: {reroll}', en: 'to hit on an unmodified {need}+, re-roll: {reroll}' },
  hitsOfSix: { es: 'impactos de un 6: {hits}; heridas mortales además: {mortals}', ca: 'impactes d\'un 6: {hits}; ferides mortals a més: {mortals}', en: 'hits of a 6: {hits}; mortal wounds besides: {mortals}' },
  wound: { es: 'herir con F {strength} contra R {toughness} (tabla del juego base): {need}+, modificador {modifier}, repetir: {reroll}', ca: 'ferir amb F {strength} contra R {toughness} (taula del joc base): {need}+, modificador {modifier}, repetir: {reroll}', en: 'to wound with S {strength} against T {toughness} (chart of the base game): {need}+, modifier {modifier}, re-roll: {reroll}' },
  woundMortals: { es: 'heridas mortales de un 6 para herir: {mortals}', ca: 'ferides mortals d\'un 6 per ferir: {mortals}', en: 'mortal wounds of a 6 to wound: {mortals}' },
  armour: { es: 'salvación de {need}+, modificador {modifier} (FP −{ap}, cobertura +{cover}), repetir: {reroll}', ca: 'salvació de {need}+, modificador {modifier} (FP −{ap}, cobertura +{cover}), repetir: {reroll}', en: 'save of {need}+, modifier {modifier} (AP −{ap}, cover +{cover}), re-roll: {reroll}' },
  invulnerable: { es: 'salvación invulnerable de {need}+, modificador {modifier}, repetir: {reroll}', ca: 'salvació invulnerable de {need}+, modificador {modifier}, repetir: {reroll}', en: 'invulnerable save of {need}+, modifier {modifier}, re-roll: {reroll}' },
  noSave: { es: 'sin salvación', ca: 'sense salvació', en: 'no save' },
  damage: { es: 'daño de cada herida: {damage}', ca: 'dany de cada ferida: {damage}', en: 'damage of each wound: {damage}' },
  ignore: { es: 'no hace caso de una herida con {need}+', ca: 'no fa cas d\'una ferida amb {need}+', en: 'a wound is ignored on {need}+' },
  models: { es: 'miniaturas de {wounds} {wounds|herida|heridas}, una tras otra: lo que sobra de una herida se pierde, salvo las mortales', ca: 'miniatures de {wounds} {wounds|ferida|ferides}, una rere l\'altra: el que sobra d\'una ferida es perd, tret de les mortals', en: 'models of {wounds} {wounds|Wound|Wounds}, one after the other: what is left of a wound is lost, but for mortal ones' },
  always: { es: 'En el juego base un 1 del dado falla siempre. Se repite un dado solo si, con sus modificadores, falla.', ca: 'En el joc base un 1 del dau falla sempre. Un dau es repeteix només si, amb els seus modificadors, falla.', en: 'In the base game a die that shows 1 always fails. A die is rolled again only where it fails with its modifiers.' },
  charge: { es: 'carga: {need} o más en {dice}, modificador {modifier}', ca: 'càrrega: {need} o més en {dice}, modificador {modifier}', en: 'charge: {need} or more on {dice}, modifier {modifier}' },
  morale: { es: 'chequeo del juego base: {die} + {slain} contra liderazgo {leadership}, modificador {modifier}', ca: 'xequeig del joc base: {die} + {slain} contra lideratge {leadership}, modificador {modifier}', en: 'test of the base game: {die} + {slain} against Leadership {leadership}, modifier {modifier}' },
  failsAnyway: { es: 'Falla sin tirar: huye una al menos; cuántas, no lo dicen las actualizaciones.', ca: 'Falla sense tirar: en fuig una almenys; quantes, no ho diuen les actualitzacions.', en: 'It fails without a roll: one flees at least; how many, the updates do not say.' },
  dice: { es: 'tirada: {dice}', ca: 'tirada: {dice}', en: 'roll: {dice}' },
} as const satisfies Readonly<Record<string, Message>>;

/** What the numbers of an answer count. */
export const w40kCounts = {
  slain: { es: 'miniaturas eliminadas', ca: 'miniatures eliminades', en: 'models slain' },
  damage: { es: 'daño que pasa, aunque sobre', ca: 'dany que passa, encara que en sobri', en: 'damage that gets through, even where too much' },
  unsaved: { es: 'heridas no salvadas', ca: 'ferides no salvades', en: 'unsaved wounds' },
  mortals: { es: 'heridas mortales', ca: 'ferides mortals', en: 'mortal wounds' },
  bearers: { es: 'portadores eliminados por su arma', ca: 'portadors eliminats per la seva arma', en: 'bearers slain by their own weapon' },
  charge: { es: 'la carga', ca: 'la càrrega', en: 'the charge' },
  fleeing: { es: 'miniaturas que huyen', ca: 'miniatures que fugen', en: 'models that flee' },
  passengers: { es: 'pasajeros eliminados', ca: 'passatgers eliminats', en: 'passengers slain' },
  total: { es: 'resultado', ca: 'resultat', en: 'result' },
} as const satisfies Readonly<Record<string, Message>>;

/** Outcomes that are no numbers. */
export const w40kOutcomes = {
  arrives: { es: 'llega', ca: 'arriba', en: 'comes home' },
  fails: { es: 'falla', ca: 'falla', en: 'fails' },
} as const satisfies Readonly<Record<string, Message>>;
