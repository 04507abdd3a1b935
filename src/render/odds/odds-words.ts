/** Words around an answer of `odds`, in files and on the terminal. */
import type { Message } from '../../errors';

/** By what they say. */
export const oddsWords = {
  mean: { es: 'media {mean}', ca: 'mitjana {mean}', en: 'mean {mean}' },
  spread: { es: 'desviación {deviation}; de cada 100 veces, 10 no pasan de {low}, 50 no pasan de {middle} y 90 no pasan de {high}', ca: 'desviació {deviation}; de cada 100 vegades, 10 no passen de {low}, 50 no passen de {middle} i 90 no passen de {high}', en: 'deviation {deviation}; of 100 times, 10 stay within {low}, 50 within {middle} and 90 within {high}' },
  chance: { es: 'probabilidad', ca: 'probabilitat', en: 'chance' },
  fraction: { es: 'exacta', ca: 'exacta', en: 'exact' },
  atLeast: { es: 'al menos', ca: 'com a mínim', en: 'at least' },
  outcome: { es: 'resultado', ca: 'resultat', en: 'outcome' },
  result: { es: 'qué se cuenta', ca: 'què es compta', en: 'what is counted' },
  rare: { es: 'No se muestran los {count} {count|resultado|resultados} con menos de {limit}.', ca: 'No es {count|mostra|mostren} {count|el|els} {count} {count|resultat|resultats} amb menys de {limit}.', en: '{count} {count|outcome is|outcomes are} not shown, below {limit} each.' },
  floating: { es: 'Calculado con decimales: ninguna probabilidad se aparta más de {error} de la exacta.', ca: 'Calculat amb decimals: cap probabilitat s\'aparta més de {error} de l\'exacta.', en: 'Reckoned with decimals: no chance is off the exact one by more than {error}.' },
  wanted: { es: 'al menos {value}: {chance}', ca: 'com a mínim {value}: {chance}', en: 'at least {value}: {chance}' },
  versus: { es: 'A da más que B: {more}; lo mismo: {same}; menos: {less}', ca: 'A dona més que B: {more}; el mateix: {same}; menys: {less}', en: 'A gives more than B: {more}; the same: {same}; less: {less}' },
  steps: { es: 'Paso a paso', ca: 'Pas a pas', en: 'Step by step' },
  facts: { es: 'Datos', ca: 'Dades', en: 'Facts' },
} as const satisfies Readonly<Record<string, Message>>;
