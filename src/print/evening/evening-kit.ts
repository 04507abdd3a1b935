/** The evening kit: the papers of `pack.html`, in their order, laid out for paper (evening.md). */
import type { Content } from 'pdfmake/interfaces';
import type { PdfPart } from '../core/compose-pdf';
import type { PageFoot } from '../core/page-foot';
import { printMarginMm } from '../core/paper';
import { sizeOfPaper } from '../../render/pack/paper';
import { describeSeal } from '../../render/pack/running-titles';
import type { PageKind } from '../../render/pack/running-titles';
import type { Kit, KitInput } from '../kit';
import { buildCardParts } from './cards-part';
import { buildDiscoveriesPart, buildRollsPart, buildRowsPart } from './defender-part';
import { buildLastPart, buildMasterPart, buildWalkPart } from './last-part';
import { buildPackContent, plainOf } from './pack-content';
import type { PackView } from './pack-content';
import { buildPublicPart } from './public-part';
import { buildRecordPart, drawRecordMap } from './record-part';

/** The papers of an evening (PRE-08: who may see what decides their order). */
export const buildEveningKit: Kit = (input) => {
  const { words, page, ink, backs, options } = input;
  const view = buildPackContent(input);
  const about = `${view.public.name} · ${view.tag}`;
  const foot = (page: PageKind, key: string): PageFoot => ({ about, title: words.text(key), seal: describeSeal(page, options.secrecy, words) });
  const flow = (page: PageKind, key: string, content: Content[]): PdfPart => ({ kind: 'flow', content, foot: foot(page, key) });
  const cards = buildCardParts(view, { page, paper: sizeOfPaper(options.paper), words, ink, backs, seal: describeSeal('cards', options.secrecy, words) });
  return [
    ...(view.master ? [flow('master', 'after.masterTitle', buildMasterPart(view, words)), wholeMap(view, input), flow('walk', 'after.log', buildWalkPart(view, words))] : []),
    flow('public', 'public.title', buildPublicPart(view, words, page)),
    flow('defender', 'defender.title', buildRowsPart(view, words, page)),
    flow('rolls', 'defender.rolls', buildRollsPart(view, words, page)),
    ...(view.defenderSees ? [flow('discoveries', 'defender.discoveries', buildDiscoveriesPart(view, words))] : []),
    ...cards,
    { kind: 'drawn', foot: foot('grid', 'record.map'), draw: (canvas) => drawRecordMap(canvas, view, words) },
    flow('record', 'record.title', buildRecordPart(view, words, page)),
    ...(view.master ? [] : [flow('last', 'after.title', buildLastPart(view, words)), wholeMap(view, input)]),
  ];
};

/** The general map on a page of its own; a wide one lies on its side. */
function wholeMap(view: PackView, { page }: KitInput): PdfPart {
  const svg = keepMargins(plainOf(view.after.map));
  const [, width = 0, height = 0] = (/\bwidth="([\d.]+)mm" height="([\d.]+)mm"/.exec(svg) ?? []).map(Number);
  const turned = width > height;
  const [widthMm, heightMm] = turned ? [height, width] : [width, height];
  return { kind: 'drawn', foot: null, draw: () => undefined, pictures: [{ svg, x: (page.widthMm - widthMm) / 2, y: (page.heightMm - heightMm) / 2, widthMm: width, heightMm: height, turned }] };
}

/** The map's paper, which fills the sheet on a screen, ends where printers do (P2). */
function keepMargins(svg: string): string {
  return svg.replace(/(<path d=")M0 0H([\d.]+)V([\d.]+)H0z(" class="paper")/, (_all, before: string, width: string, height: string, after: string) =>
    `${before}M${printMarginMm} ${printMarginMm}H${Number(width) - printMarginMm}V${Number(height) - printMarginMm}H${printMarginMm}z${after}`);
}
