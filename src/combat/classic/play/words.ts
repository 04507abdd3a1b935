/** Words of the log of a combat that is played. */
import type { Message } from '../../../errors';

/** By what happened. */
export const playWords = {
  initiative: { es: 'sorpresa: atacante {attacker}, defensor {defender}; empieza {unit}', ca: 'sorpresa: atacant {attacker}, defensor {defender}; comença {unit}', en: 'initiative: attacker {attacker}, defender {defender}; {unit} goes first' },
  tie: { es: 'sorpresa: atacante {attacker}, defensor {defender}; se repite', ca: 'sorpresa: atacant {attacker}, defensor {defender}; es repeteix', en: 'initiative: attacker {attacker}, defender {defender}; rolled again' },
  enemyNear: { es: '{unit} tiene un enemigo demasiado cerca para reagruparse', ca: '{unit} té un enemic massa a prop per reagrupar-se', en: '{unit} has an enemy too near to rally' },
  rallies: { es: '{unit} se reagrupa: {total} con liderazgo {leadership}', ca: '{unit} es reagrupa: {total} amb lideratge {leadership}', en: '{unit} rallies: {total} on leadership {leadership}' },
  disperses: { es: '{unit} no se reagrupa ({total} con liderazgo {leadership}) y se dispersa', ca: '{unit} no es reagrupa ({total} amb lideratge {leadership}) i es dispersa', en: '{unit} does not rally ({total} on leadership {leadership}) and disperses' },
  cannotRally: { es: '{unit} no puede reagruparse y se dispersa', ca: '{unit} no pot reagrupar-se i es dispersa', en: '{unit} cannot rally and disperses' },
  moves: { es: '{unit} avanza {cm} cm', ca: '{unit} avança {cm} cm', en: '{unit} moves {cm} cm' },
  shoots: { es: '{unit} dispara {shots} {shots|vez|veces} a {target}: {wounds} {wounds|herida|heridas}, {fallen} fuera de combate', ca: '{unit} dispara {shots} {shots|vegada|vegades} a {target}: {wounds} {wounds|ferida|ferides}, {fallen} fora de combat', en: '{unit} shoots {shots} {shots|time|times} at {target}: {wounds} {wounds|wound|wounds}, {fallen} out of combat' },
  charges: { es: '{unit} carga contra {target}', ca: '{unit} carrega contra {target}', en: '{unit} charges {target}' },
  tooFar: { es: '{unit} no alcanza a {target}: {cm} cm', ca: '{unit} no arriba a {target}: {cm} cm', en: '{unit} does not reach {target}: {cm} cm' },
  strikes: { es: '{unit} golpea {attacks} {attacks|vez|veces} a {target}: {wounds} {wounds|herida|heridas}, {fallen} fuera de combate', ca: '{unit} colpeja {attacks} {attacks|vegada|vegades} {target}: {wounds} {wounds|ferida|ferides}, {fallen} fora de combat', en: '{unit} strikes {attacks} {attacks|time|times} at {target}: {wounds} {wounds|wound|wounds}, {fallen} out of combat' },
  moraleKept: { es: '{unit} aguanta: {total} con liderazgo {leadership}', ca: '{unit} aguanta: {total} amb lideratge {leadership}', en: '{unit} holds: {total} on leadership {leadership}' },
  moraleLost: { es: '{unit} falla el chequeo de moral: {total} con liderazgo {leadership}', ca: '{unit} falla el xequeig de moral: {total} amb lideratge {leadership}', en: '{unit} fails its morale test: {total} on leadership {leadership}' },
  fallsBack: { es: '{unit} retrocede {cm} cm', ca: '{unit} retrocedeix {cm} cm', en: '{unit} falls back {cm} cm' },
  killed: { es: '{unit}: {models|muere|mueren} {models} fuera de combate', ca: '{unit}: {models|mor|moren} {models} fora de combat', en: '{unit}: {models} out of combat {models|dies|die}' },
  recovers: { es: '{unit}: {back|vuelve|vuelven} {back} de {models}', ca: '{unit}: {back|torna|tornen} {back} de {models}', en: '{unit}: {back} of {models} {back|comes|come} back' },
} as const satisfies Readonly<Record<string, Message>>;
