/** What pieces are called on paper. */
import { formatNumber } from '../../render/number-format';
import { capitalise } from '../../render/map/map-words';
import type { PackWords } from '../../render/pack/pack-words';
import type { Piece, PieceForm } from './piece';

/** Texts about pieces in one language; gridded sets count in squares. */
export interface PieceNamer {
  /** On the piece itself: its number, what it is, its size. */
  onPiece(piece: Piece): string;
  /** In the list: what it is. */
  kindOf(form: PieceForm): string;
  /** Two lengths in mm as the set measures. */
  size(widthMm: number, lengthMm: number): string;
  /** A length in mm as cm. */
  cm(mm: number): string;
}

/** The namer of a set. */
export function createNamer(words: PackWords, squareMm: number | null): PieceNamer {
  const cm = (mm: number): string => formatNumber(mm / 10, words.language);
  const along = (mm: number): string => (squareMm === null ? cm(mm) : String(Math.round(mm / squareMm)));
  const size = (widthMm: number, lengthMm: number): string => words.text(squareMm === null ? 'sections.sizeCm' : 'sections.sizeSquares', { width: along(widthMm), length: along(lengthMm) });
  const kindOf = (form: PieceForm): string => {
    if (form.kind === 'corridor') return capitalise(words.label(`section.${form.corridor}`));
    if (form.kind === 'room') return capitalise(words.label(`section.${form.large ? 'large' : 'small'}-room`));
    if (form.kind === 'counter') return capitalise(words.text(`sections.counter.${form.text === '' ? 'blank' : form.of}`));
    return capitalise(words.text(form.kind === 'marker' ? `sections.marker.${form.marker}` : 'sections.door'));
  };
  const onPiece = ({ form }: Piece): string => {
    if (form.kind !== 'corridor' && form.kind !== 'room') return kindOf(form);
    // The word tells the set's own number from the numbers of the cards, which lie on pieces as counters.
    const own = words.text('sections.own', { n: form.number });
    if (form.kind === 'corridor') return `${own} · ${kindOf(form)}`;
    const { part, widthMm, lengthMm } = form;
    return [own, `${kindOf(form)} ${size(widthMm, lengthMm)}`, ...(part ? [`${part.at}/${part.of}`] : [])].join(' · ');
  };
  return { onPiece, kindOf, size, cm };
}
