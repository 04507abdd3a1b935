/** Commands that one looks for and that there are not, by where help is on what there is: their words in all languages, folded, and what serves in their place. */
import type { Message } from '../../errors';

export const notThere: Readonly<Record<string, readonly { readonly words: readonly string[]; readonly remedy: Message }[]>> = {
  'plasma-wall campaign --help': [{
    words: ['undo', 'deshacer', 'desfer', 'revert'],
    remedy: {
      es: 'Una partida se corrige con: plasma-wall campaign correct NÚMERO\nSe anula con: plasma-wall campaign void NÚMERO\nVuelve a valer con: plasma-wall campaign void NÚMERO --undo',
      ca: 'Una partida es corregeix amb: plasma-wall campaign correct NÚMERO\nS\'anul·la amb: plasma-wall campaign void NÚMERO\nTorna a valer amb: plasma-wall campaign void NÚMERO --undo',
      en: 'A game is put right with: plasma-wall campaign correct NUMBER\nIt is voided with: plasma-wall campaign void NUMBER\nIt counts again with: plasma-wall campaign void NUMBER --undo',
    },
  }],
};
