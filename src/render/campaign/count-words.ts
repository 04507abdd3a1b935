/** How the games of scenarios are counted, in one line: it is the same wherever games are counted (SCN-01). */
import type { Game } from '../../campaign/log';
import { listValid } from '../../campaign/statistics';
import type { Message } from '../../errors';
import { fillMessage } from '../../errors';
import type { Language } from '../../tables/ruleset';

const words = {
  told: {
    es: 'De {count} {count|partida|partidas}, {incursions}{results} {results|es el resultado de un escenario|son resultados de escenarios}: cada incursión es una partida, que no gana nadie, y el resultado del escenario, otra (SCN-01).',
    ca: '{count|D\'|De }{count} {count|partida|partides}, {incursions}{results} {results|és el resultat d\'un escenari|són resultats d\'escenaris}: cada incursió és una partida, que no guanya ningú, i el resultat de l\'escenari, una altra (SCN-01).',
    en: 'Of {count} {count|game|games}, {incursions}{results} {results|is the result of a scenario|are results of scenarios}: each incursion is a game, which nobody wins, and the result of its scenario is another (SCN-01).',
  },
  incursions: { es: '{n} {n|es una incursión|son incursiones} y ', ca: '{n} {n|és una incursió|són incursions} i ', en: '{n} {n|is an incursion|are incursions} and ' },
} satisfies Record<string, Message>;

/** Says it of some games; null where no result of a scenario is among them, and nothing can be miscounted. That there are no incursions goes without saying. */
export function describeCount(games: readonly Game[], language: Language): string | null {
  const valid = listValid(games);
  const results = countResults(valid);
  const incursions = valid.filter(({ scenario, whole, winner }) => scenario !== undefined && whole !== true && winner === 'none').length;
  if (results === 0) return null;
  return fillMessage(words.told[language], { count: valid.length, incursions: incursions === 0 ? '' : fillMessage(words.incursions[language], { n: incursions }), results });
}

/** Results of scenarios among some games. */
export function countResults(games: readonly Game[]): number {
  return listValid(games).filter(({ whole }) => whole === true).length;
}
