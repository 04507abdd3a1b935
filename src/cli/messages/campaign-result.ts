import type { Message } from '../../errors';

/** Lines of the verdict on a scenario, by the text ids of its score; the players have names here. */
export const resultWords: Readonly<Record<string, Message>> = {
  'tunnels.win': { es: 'Objetivos: {first} de {attacker}, {second} de {defender}. Gana {winner}.', ca: 'Objectius: {first} {de:attacker}, {second} {de:defender}. Guanya {winner}.', en: 'Objectives: {first} of {attacker}, {second} of {defender}. {winner} wins.' },
  'tunnels.draw': { es: 'Objetivos: {first} de {attacker}, {second} de {defender}. Empate.', ca: 'Objectius: {first} {de:attacker}, {second} {de:defender}. Empat.', en: 'Objectives: {first} of {attacker}, {second} of {defender}. A draw.' },
  'preliminary.points': { es: 'En la batalla de {battle} puntos, {winner} puede llevar {points} más en infiltradores (10 %, hacia abajo).', ca: 'A la batalla de {battle} punts, {winner} en pot dur {points} més en infiltradors (10 %, cap avall).', en: 'In the battle of {battle} points {winner} may field {points} more as infiltrators (10%, rounded down).' },
  'preliminary.untold': { es: 'En la batalla siguiente {winner} puede llevar un 10 % más de puntos, en infiltradores.', ca: 'A la batalla següent {winner} pot dur un 10 % més de punts, en infiltradors.', en: 'In the battle that follows {winner} may field 10% more points, as infiltrators.' },
  'preliminary.none': { es: 'Con un empate nadie lleva puntos extra.', ca: 'Amb un empat ningú no duu punts extra.', en: 'With a draw nobody fields extra points.' },
  'final.wipedOut': { es: 'La fuerza de {side} fue aniquilada antes de llegar: gana {winner}.', ca: 'La força {de:side} va ser anihilada abans d\'arribar-hi: guanya {winner}.', en: 'The force of {side} was wiped out before it got there: {winner} wins.' },
  'final.withdrew': { es: 'La fuerza de {side} se marchó sin llegar: gana {winner}.', ca: 'La força {de:side} va marxar sense arribar-hi: guanya {winner}.', en: 'The force of {side} left without getting there: {winner} wins.' },
  'final.bothWithdrew': { es: 'Ninguna de las dos fuerzas llegó a la estancia final: empate.', ca: 'Cap de les dues forces no va arribar a l\'estança final: empat.', en: 'Neither force got to the final room: a draw.' },
  'final.battle': { es: '{side} ganó el combate de la estancia final: gana la partida.', ca: '{side} va guanyar el combat de l\'estança final: guanya la partida.', en: '{side} won the fight in the final room, and with it the game.' },
};
