/**
 * The commands of `hulk` in Spanish and Catalan: taken at its prompt and on the command line; the prompt shows the first of
 * each.
 */
import type { Language } from '../../tables/ruleset';
import { foldName } from '../fold-name';
import { late } from '../../late';
import type { OtherWords } from './other-words';

type Words = Readonly<Record<Exclude<Language, 'en'>, readonly string[]>>;

/** By the name of the command. */
export const hulkCommandWords: Readonly<Record<string, Words>> = {
  new: { es: ['nueva', 'nuevo', 'empezar'], ca: ['nova', 'nou', 'començar'] },
  status: { es: ['estado'], ca: ['estat'] },
  undo: { es: ['deshacer'], ca: ['desfer'] },
  draw: { es: ['sacar', 'ficha', 'robar'], ca: ['treure', 'fitxa'] },
  exchange: { es: ['cambiar'], ca: ['canviar'] },
  clock: { es: ['reloj'], ca: ['rellotge'] },
  end: { es: ['fin', 'final', 'acabar', 'terminar'], ca: ['final', 'fi', 'acabar'] },
  adjust: { es: ['ajustar'], ca: ['ajustar'] },
  over: { es: ['victoria', 'ganan'], ca: ['victòria', 'guanyen'] },
  activate: { es: ['activar', 'activa'], ca: ['activar', 'activa'] },
  spend: { es: ['gastar', 'gasta'], ca: ['gastar', 'gasta'] },
  enemy: { es: ['enemigo'], ca: ['enemic'] },
  attacked: { es: ['atacada', 'atacado'], ca: ['atacada', 'atacat'] },
  jam: { es: ['encasquillar', 'encasquilla'], ca: ['encallar', 'encalla'] },
  'out-of-arc': { es: ['fuera-de-arco', 'fuera-del-arco'], ca: ['fora-de-l\'arc', 'fora-d\'arc'] },
  kill: { es: ['matar', 'muere', 'muerta', 'baja'], ca: ['matar', 'mor', 'morta', 'baixa'] },
  flames: { es: ['llamas'], ca: ['flames'] },
  add: { es: ['añadir', 'añade'], ca: ['afegir', 'afegeix'] },
  reinforce: { es: ['reforzar', 'refuerzos'], ca: ['reforçar', 'reforços'] },
  enter: { es: ['entrar', 'entra'], ca: ['entrar', 'entra'] },
  reveal: { es: ['revelar', 'revela'], ca: ['revelar', 'revela'] },
  'reveal-area': { es: ['revelar-zona'], ca: ['revelar-zona'] },
};

/** The same as they are compared. */
export const hulkWords: OtherWords = late(() => Object.fromEntries(Object.entries(hulkCommandWords).map(([command, { es, ca }]) => [command, listOthers(command, [...es, ...ca])])));

function listOthers(command: string, words: readonly string[]): string[] {
  return [...new Set(words.map(foldName))].filter((word) => word !== command);
}

/** What shows the commands, folded, in all languages. */
export const helpWords: readonly string[] = ['help', '?', 'ayuda', 'ajuda'];

/** What ends the loop. */
export const farewells: readonly string[] = ['exit', 'quit', 'salir', 'sortir', 'q'];
