/** Words around an answer of `odds`, in files and on the terminal. */
import type { Message } from '../../errors';

/** By what they say. */
export const oddsWords = {
  mean: { es: 'media {mean}', ca: 'mitjana {mean}', en: 'mean {mean}' },
  spread: { es: 'desviación {deviation}; mediana {middle}; de cada 100 veces, al menos 10 no pasan de {low} y al menos 90 no pasan de {high}', ca: 'desviació {deviation}; mediana {middle}; de cada 100 vegades, com a mínim 10 no passen de {low} i com a mínim 90 no passen de {high}', en: 'deviation {deviation}; median {middle}; of 100 times, at least 10 stay within {low} and at least 90 within {high}' },
  chance: { es: 'probabilidad', ca: 'probabilitat', en: 'chance' },
  fraction: { es: 'exacta', ca: 'exacta', en: 'exact' },
  atLeast: { es: 'al menos', ca: 'com a mínim', en: 'at least' },
  outcome: { es: 'resultado', ca: 'resultat', en: 'outcome' },
  result: { es: 'qué se cuenta', ca: 'què es compta', en: 'what is counted' },
  rare: { es: 'No se muestran resultados con menos de {limit}.', ca: 'No es mostren resultats amb menys de {limit}.', en: 'Outcomes below {limit} are not shown.' },
  window: { es: 'Solo se muestran los {count} resultados más próximos al más probable.', ca: 'Només es mostren els {count} resultats més propers al més probable.', en: 'Only the {count} outcomes next to the likeliest are shown.' },
  floating: { es: 'Calculado con decimales: ninguna probabilidad se aparta más de {error} de la exacta.', ca: 'Calculat amb decimals: cap probabilitat s\'aparta més de {error} de l\'exacta.', en: 'Reckoned with decimals: no chance is off the exact one by more than {error}.' },
  wanted: { es: 'al menos {value}: {chance}', ca: 'com a mínim {value}: {chance}', en: 'at least {value}: {chance}' },
  versus: { es: 'A da más que B: {more}; lo mismo: {same}; menos: {less}', ca: 'A dona més que B: {more}; el mateix: {same}; menys: {less}', en: 'A gives more than B: {more}; the same: {same}; less: {less}' },
  steps: { es: 'Paso a paso', ca: 'Pas a pas', en: 'Step by step' },
  facts: { es: 'Datos', ca: 'Dades', en: 'Facts' },
} as const satisfies Readonly<Record<string, Message>>;
