/** The sealed cards as a player reads them, and a player who knows nothing else. */
import type { Dice } from '../../../src/dice/streams';
import { textOf } from './papers';

/** A piece in the order it is laid. */
export interface PrintedPiece {
  readonly number: number;
  readonly kind: string;
  readonly plus: number;
}

/** What one sees through an opening from one side. */
export interface PrintedLook {
  /** Number of the section one looks from; null where the card has one side only. */
  readonly from: number | null;
  readonly pieces: readonly PrintedPiece[];
  readonly openings: readonly number[];
  readonly objectives: readonly { readonly title: string; readonly text: string }[];
  /** The printed M; null on the start card. */
  readonly total: number | null;
  readonly text: string;
}

/** One card: the tab and what is folded away. */
export interface PrintedCard {
  readonly label: string;
  readonly looks: readonly PrintedLook[];
  /** Said of an opening behind which nothing lies. */
  readonly message: string;
}

/** Every card of `pack.html` in English, in the order printed; what goes on on another card is read with the first. */
export function cardsOf(html: string): PrintedCard[] {
  const printed = [...html.matchAll(/<article class="card.*?<\/article>/gs)].map(([article]) => {
    const label = textOf(/<div class="tab">(.*?)<\/div>/s.exec(article)![1]!);
    return { label, inside: /<div class="inside">(.*)<p class="cardtag">/s.exec(article)![1]! };
  });
  const isNext = (inside: string): boolean => /<p class="elsewhere">Continued from card/.test(inside);
  return printed.filter(({ inside }) => !isNext(inside)).map(({ label, inside: own }) => {
    const further = /Continued on card (\d+): open it too\./.exec(own)?.[1];
    const inside = [own, ...printed.filter((other) => other.label === further && isNext(other.inside)).map((other) => other.inside)].join('');
    const message = textOf(/<p class="message">(.*?)<\/p>/s.exec(inside)?.[1] ?? '');
    // Two sides: each begins with "From section …".
    const parts = inside.includes('<p class="from">') ? inside.split(/(?=<p class="from">)/).slice(1) : [inside];
    return { label, message, looks: message === '' ? parts.map(readLook) : [] };
  }).filter(({ label }) => label !== '');
}

function readLook(html: string): PrintedLook {
  const one = (name: string): string => textOf(new RegExp(`<p class="${name}">(.*?)</p>`, 's').exec(html)?.[1] ?? '');
  const total = /[+−-]?\d+/.exec(one('total'))?.[0];
  return {
    from: one('from') === '' ? null : Number(/\d+/.exec(one('from'))![0]),
    pieces: [...html.matchAll(/<p class="piece">(.*?)<\/p>/gs)].map(([, piece]) => {
      const part = (name: string): string => textOf(new RegExp(`<span class="${name}">(.*?)</span>`, 's').exec(piece!)![1]!);
      return { number: Number(part('number')), kind: part('kind'), plus: plusOf(part('kind'), part('plus')) };
    }),
    openings: [...one('new').matchAll(/(\d+)\s*[←↑→↓]/g)].map(([, number]) => Number(number)),
    objectives: [...html.matchAll(/<p class="room">(.*?)<\/p><p>(.*?)<\/p>/gs)].map(([, title, text]) => ({ title: textOf(title!), text: textOf(text!) })),
    total: one('total').startsWith('Adds nothing') ? null : Number(total),
    text: textOf(html),
  };
}

/** A corridor bears no number of its own, since corridors count once a turn (DEF-04); the public page says +1. */
function plusOf(kind: string, plus: string): number {
  return plus === '' && /corridor|corner|fork|crossing|dead end/.test(kind) ? 1 : Number(plus);
}

/** What was laid in one turn, and M as the player adds it up. */
export interface PlayedTurn {
  readonly laid: readonly number[];
  readonly m: number;
  readonly cards: readonly string[];
}

/**
 * Plays by the cards alone: opens the start card, then one to three of the numbers on the table a turn, in
 * an order of the player's own, lays what is not there yet and adds it up as the public page says
 * (corridors +1 once). Ends when no number is left.
 */
export function playByCards(cards: readonly PrintedCard[], dice: Dice): PlayedTurn[] {
  const byLabel = new Map(cards.map((card) => [card.label, card]));
  const table = new Set<number>();
  const waiting = new Set<number>();
  const opened = new Set<number>();
  const open = (card: PrintedCard): PrintedPiece[] => card.looks.filter(({ from }) => from === null || table.has(from)).slice(0, 1).flatMap((look) => {
    const fresh = look.pieces.filter(({ number }) => !table.has(number));
    for (const { number } of look.pieces) table.add(number);
    for (const number of look.openings) if (!opened.has(number)) waiting.add(number);
    return fresh;
  });
  const turns: PlayedTurn[] = [];
  const tell = (pieces: readonly PrintedPiece[], labels: readonly string[]): void => {
    const rooms = pieces.filter(({ plus }) => plus > 1).reduce((sum, { plus }) => sum + plus, 0);
    turns.push({ laid: pieces.map(({ number }) => number), m: rooms + (pieces.some(({ plus }) => plus === 1) ? 1 : 0), cards: labels });
  };
  tell(open(byLabel.get('Start')!), ['Start']);
  while (waiting.size > 0) {
    const chosen: string[] = [];
    const pieces: PrintedPiece[] = [];
    for (let left = 1 + dice.pick(3); left > 0 && waiting.size > 0; left--) {
      const number = [...waiting][dice.pick(waiting.size)]!;
      waiting.delete(number);
      opened.add(number);
      const card = byLabel.get(String(number));
      if (!card) throw new Error(`no card ${number}`);
      chosen.push(card.label);
      pieces.push(...open(card));
    }
    tell(pieces, chosen);
  }
  return turns;
}
