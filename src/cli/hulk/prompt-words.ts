/** Words of the prompt that are no commands of the command line: commands in the other languages, folded. */
const promptWords: Readonly<Record<string, readonly string[]>> = {
  help: ['?', 'ayuda', 'ajuda'],
  new: ['nueva', 'nova', 'empezar', 'comencar'],
  status: ['estado', 'estat'],
  undo: ['deshacer', 'desfer'],
  draw: ['sacar', 'treure', 'ficha', 'fitxa'],
  exchange: ['cambiar', 'canviar'],
  clock: ['reloj', 'rellotge'],
  end: ['fin', 'final', 'acabar'],
  adjust: ['ajustar'],
  over: ['victoria'],
  activate: ['activar'],
  spend: ['gastar'],
  enemy: ['enemigo', 'enemic'],
  attacked: ['atacada', 'atacado', 'atacat'],
  jam: ['encasquilla', 'encasquillar', 'encalla', 'encallar'],
  kill: ['matar', 'muere', 'mor'],
  flames: ['llamas'],
  add: ['anadir', 'afegir'],
  reinforce: ['refuerzos', 'reforcos', 'reforzar', 'reforcar'],
  enter: ['entrar', 'entra'],
  reveal: ['revelar', 'revela'],
};

/** What ends the loop, folded, in all languages. */
export const farewells: readonly string[] = ['exit', 'quit', 'salir', 'sortir', 'q'];

/** The command that a folded word stands for; undefined where it is none of these. */
export function findPromptWord(folded: string): string | undefined {
  return Object.keys(promptWords).find((command) => command === folded || promptWords[command]!.includes(folded));
}
