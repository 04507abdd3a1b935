/** The kit of sections: page one, and the pieces to cut out at true size. */
import { formatNumber } from '../../render/number-format';
import type { PackWords } from '../../render/pack/pack-words';
import type { ThemeForm } from '../../render/theme/theme';
import type { HouseRules } from '../../tables/house-rules';
import type { Catalogue } from '../../tables/ruleset';
import type { PdfPart } from '../core/compose-pdf';
import type { PageSize } from '../core/paper';
import type { Kit } from '../kit';
import { cutSet } from './cut-set';
import { drawSectionsPage, usableRoom } from './draw-page';
import { buildFrontPage } from './front-page';
import type { SectionsLayout } from './lay-out';
import { layOutSections } from './lay-out';
import type { Piece } from './piece';
import { markerKinds } from './piece';
import type { MarkerKind } from './piece';
import type { PieceList } from './piece-list';
import { listNeeded } from './piece-list';
import { createNamer } from './section-names';
import type { SectionSizes } from './section-sizes';
import { gridSquares, sizeSections } from './section-sizes';

/** What a set is made of. */
export interface SectionsInput {
  readonly list: PieceList;
  /** Why these pieces: `general`, `owned` or `session`. */
  readonly purpose: 'general' | 'owned' | 'session';
  readonly catalogue: Catalogue;
  readonly house: Pick<HouseRules, 'legMeasure'>;
  readonly squareMm: number | null;
  readonly page: PageSize;
  readonly form: ThemeForm;
  readonly words: PackWords;
  /** The game and its tag; empty in a set for any game. */
  readonly about: string;
  readonly tag: string;
}

/** A set cut and laid out: what is drawn, and what is told of it. */
export interface SectionsSet {
  readonly sizes: SectionSizes;
  readonly pieces: readonly Piece[];
  readonly layout: SectionsLayout;
}

/** Cuts, on whole centimetres or squares. */
const usualStepMm = 10;

/** Cuts the pieces and finds their places. */
export function laySet({ list, catalogue, house, squareMm, page }: Pick<SectionsInput, 'list' | 'catalogue' | 'house' | 'squareMm' | 'page'>): SectionsSet {
  const sizes = sizeSections(catalogue, house, squareMm);
  const pieces = cutSet(list, sizes, catalogue);
  return { sizes, pieces, layout: layOutSections(pieces, usableRoom(page), squareMm ?? usualStepMm) };
}

/** The pages of a set. */
export function buildSections(input: SectionsInput, { sizes, pieces, layout } = laySet(input)): PdfPart[] {
  const { words, form, page, squareMm, about, tag } = input;
  const namer = createNamer(words, squareMm);
  const look = {
    form,
    // A third of a corridor, as on maps; whole squares where there are some.
    moduleMm: squareMm ?? sizes.corridor.widthMm / 3,
    squareMm,
    nameOf: namer.onPiece,
    markerNames: Object.fromEntries(markerKinds.map((marker) => [marker, namer.kindOf({ kind: 'marker', marker })])) as Record<MarkerKind, string>,
  };
  const pages = layout.pages.length;
  return [
    { kind: 'flow', content: buildFrontPage({ words, namer, page, pieces, layout, purpose: tellPurpose(input), about, tag }), foot: null },
    ...layout.pages.map((packed, at): PdfPart => ({
      kind: 'drawn', foot: null,
      draw: (canvas) => drawSectionsPage(canvas, packed, look, { about, sheet: `${about === '' ? '' : ' · '}${words.text('sections.foot', { page: at + 1, pages })}`, bar: words.text('sheet.check') }),
    })),
  ];
}

function tellPurpose({ list, purpose, squareMm, words }: SectionsInput): string[] {
  const { general } = list;
  const values = general ? { n: general.inSight, chance: String((general.chance.n * 100n) / general.chance.d) } : {};
  const grid = squareMm === null ? [] : [words.text('sections.grid', { size: squareMm === gridSquares['1in'] ? words.text('sections.inch') : `${formatNumber(squareMm / 10, words.language)} cm` })];
  return [words.text(`sections.${purpose}`, values), ...grid];
}

/** The pieces that the dungeon of a session needs, as a kit of `print`. */
export const buildSectionsKit: Kit = ({ document, words, page, form }) => buildSections({
  list: listNeeded(document), purpose: 'session', catalogue: document.ruleset.catalogue, house: document.options.houseRules, squareMm: null, page, form, words,
  about: words.pick(document.mission.name), tag: words.text('sheet.tag', { tag: document.tag }),
});
