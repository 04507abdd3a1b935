import type { Message } from '../../errors';

/** Words about scenarios. */
export const scenarioMessages = {
  unknown: {
    es: 'no conozco el escenario «{name}»',
    ca: 'no conec l\'escenari «{name}»',
    en: 'there is no scenario “{name}”',
  },
  nearest: {
    es: '¿Querías decir {nearest}? Los escenarios son:\n{list}',
    ca: 'Volies dir {nearest}? Els escenaris són:\n{list}',
    en: 'Did you mean {nearest}? The scenarios are:\n{list}',
  },
  list: { es: 'Los escenarios son:\n{list}', ca: 'Els escenaris són:\n{list}', en: 'The scenarios are:\n{list}' },
  notScenario: {
    es: '{path}: no es un escenario de plasma-wall',
    ca: '{path}: no és un escenari de plasma-wall',
    en: '{path}: not a scenario of plasma-wall',
  },
  checkIt: { es: 'Compruébalo con: plasma-wall verify {path}', ca: 'Comprova-ho amb: plasma-wall verify {path}', en: 'Check it with: plasma-wall verify {path}' },
  boards: { es: 'Tableros', ca: 'Taulers', en: 'Boards' },
  printHow: {
    es: '{file} y el pack.html de cada tablero, en {paper}, al 100 %: sin mirar las hojas selladas',
    ca: '{file} i el pack.html de cada tauler, en {paper}, al 100 %: sense mirar els fulls segellats',
    en: '{file} and the pack.html of each board, on {paper}, at 100%: without looking at the sealed sheets',
  },
  printOpen: {
    es: '{file} y el pack.html de cada tablero, en {paper}, al 100 %',
    ca: '{file} i el pack.html de cada tauler, en {paper}, al 100 %',
    en: '{file} and the pack.html of each board, on {paper}, at 100%',
  },
  evening: {
    es: '{board}: no salía una {asked}; es una {evening}.',
    ca: '{board}: no sortia una {asked}; és una {evening}.',
    en: '{board}: a {asked} could not be had; it is a {evening}.',
  },
} satisfies Record<string, Message>;
