/** Numbers of the cards that no opening has: second sides, and what goes on from another card. */
import { createStreams } from '../../dice/streams';
import type { Dice } from '../../dice/streams';
import type { Discovery, SessionDocument } from '../../session/document';

/**
 * Numbers of the cards for looks from a second side: free ones with as many digits, drawn from a stream of their own, so that
 * no number can be worked out from another and a tab tells of no second way before somebody has found it (PRE-02, PRE-08).
 */
export function numberSides(document: SessionDocument): ReadonlyMap<Discovery, number> {
  return drawSides(document, takenNumbers(document));
}

/**
 * Numbers of the cards on which a look goes on that one card cannot hold. Every look has one, needed or not, so that
 * neither the paper nor the language changes a number.
 */
export function numberFurther(document: SessionDocument): ReadonlyMap<Discovery, number> {
  const taken = takenNumbers(document);
  drawSides(document, taken);
  const dice = createStreams(document.seed).open('further-cards');
  const numbers = new Map<Discovery, number>();
  const usual = Math.max(1, ...document.board.openings.map(({ number }) => number));
  for (const discovery of document.discoveries) {
    if (discovery.entries.length > 0) numbers.set(discovery, drawFree(dice, document.board.openings[discovery.opening]?.number || usual, taken));
  }
  return numbers;
}

function takenNumbers({ board }: SessionDocument): Set<number> {
  return new Set([...board.sections, ...board.openings].map(({ number }) => number));
}

function drawSides({ seed, board, discoveries }: SessionDocument, taken: Set<number>): ReadonlyMap<Discovery, number> {
  const dice = createStreams(seed).open('second-sides');
  const shown = new Set<number>();
  const numbers = new Map<Discovery, number>();
  for (const discovery of discoveries) {
    if (discovery.entries.length === 0 || discovery.opening < 0) continue;
    if (shown.has(discovery.opening)) numbers.set(discovery, drawFree(dice, board.openings[discovery.opening]!.number, taken));
    shown.add(discovery.opening);
  }
  return numbers;
}

/** A free number with as many digits as another; one digit more where hardly any is left. */
function drawFree(dice: Dice, like: number, taken: Set<number>): number {
  const least = 10 ** (String(like).length - 1);
  for (let attempt = 0; attempt < 1000; attempt++) {
    const number = least + dice.pick(9 * least);
    if (taken.has(number)) continue;
    taken.add(number);
    return number;
  }
  return drawFree(dice, 10 * least, taken);
}
