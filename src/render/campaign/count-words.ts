/** How the games of scenarios are counted, in one line: it is the same wherever games are counted (SCN-01). */
import type { Game } from '../../campaign/log';
import { listValid } from '../../campaign/statistics';
import type { Message } from '../../errors';
import { fillMessage } from '../../errors';
import type { Language } from '../../tables/ruleset';

const words: Message = {
  es: 'De {count} {count|partida|partidas}, {incursions} {incursions|es una incursión|son incursiones} y {results} {results|es el resultado de un escenario|son resultados de escenarios}: cada incursión es una partida, que no gana nadie, y el resultado del escenario, otra (SCN-01). El gráfico dibuja las incursiones, no los resultados.',
  ca: 'De {count} {count|partida|partides}, {incursions} {incursions|és una incursió|són incursions} i {results} {results|és el resultat d\'un escenari|són resultats d\'escenaris}: cada incursió és una partida, que no guanya ningú, i el resultat de l\'escenari, una altra (SCN-01). El gràfic dibuixa les incursions, no els resultats.',
  en: 'Of {count} {count|game|games}, {incursions} {incursions|is an incursion|are incursions} and {results} {results|is the result of a scenario|are results of scenarios}: each incursion is a game, which nobody wins, and the result of its scenario is another (SCN-01). The chart draws the incursions, not the results.',
};

/** Says it of some games; null where no result of a scenario is among them, and nothing can be miscounted. */
export function describeCount(games: readonly Game[], language: Language): string | null {
  const valid = listValid(games);
  const results = countResults(valid);
  const incursions = valid.filter(({ scenario, whole, winner }) => scenario !== undefined && whole !== true && winner === 'none').length;
  return results === 0 ? null : fillMessage(words[language], { count: valid.length, incursions, results });
}

/** Results of scenarios among some games. */
export function countResults(games: readonly Game[]): number {
  return listValid(games).filter(({ whole }) => whole === true).length;
}
