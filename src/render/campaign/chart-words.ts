import type { Message } from '../../errors';

/** Words on the charts. */
export const chartWords = {
  x: { es: 'X = {x} · partidas jugadas: {count}', ca: 'X = {x} · partides jugades: {count}', en: 'X = {x} · games played: {count}' },
  left: { es: ' · resultados de escenarios, sin dibujar: {n}', ca: ' · resultats d\'escenaris, sense dibuixar: {n}', en: ' · results of scenarios, not drawn: {n}' },
  noX: { es: 'X aún no existe', ca: 'X encara no existeix', en: 'There is no X yet' },
  results: { es: 'Atacante {wins} · empates {draws} · defensor {losses} · sin vencedor {undecided}', ca: 'Atacant {wins} · empats {draws} · defensor {losses} · sense vencedor {undecided}', en: 'Attacker {wins} · draws {draws} · defender {losses} · no winner {undecided}' },
  objectives: { es: 'Objetivos', ca: 'Objectius', en: 'Objectives' },
  games: { es: 'Partida', ca: 'Partida', en: 'Game' },
  keyFeeds: { es: 'cuenta para X', ca: 'compta per a X', en: 'counts towards X' },
  keyOther: { es: 'no cuenta para X', ca: 'no compta per a X', en: 'does not count towards X' },
  keyVoid: { es: 'anulada', ca: 'anul·lada', en: 'void' },
  keyX: { es: 'X después de cada partida', ca: 'X després de cada partida', en: 'X after each game' },
  attacker: { es: 'Atacante', ca: 'Atacant', en: 'Attacker' },
  draw: { es: 'Empate', ca: 'Empat', en: 'Draw' },
  defender: { es: 'Defensor', ca: 'Defensor', en: 'Defender' },
  letters: { es: 'A atacante, E empate, D defensor, · sin vencedor, x anulada; - no cuenta para X', ca: 'A atacant, E empat, D defensor, · sense vencedor, x anul·lada; - no compta per a X', en: 'A attacker, = draw, D defender, · no winner, x void; - does not count towards X' },
  last: { es: 'Las últimas {count} partidas de {all}.', ca: 'Les últimes {count} partides de {all}.', en: 'The last {count} games of {all}.' },
} satisfies Record<string, Message>;
