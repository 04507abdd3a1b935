/** What a print kit is: a session and options in, parts of a PDF out. The list of them is kits.ts. */
import type { PackWords } from '../render/pack/pack-words';
import type { SheetTemplates } from '../render/pack/sheet-templates';
import type { RenderOptions } from '../render/renderer';
import type { Ink, ThemeForm } from '../render/theme/theme';
import type { SessionDocument } from '../session/document';
import type { Labels } from '../tables/ruleset';
import type { PdfPart } from './core/compose-pdf';
import type { ChosenCard } from './board/printed-board';
import type { PageSize } from './core/paper';

/** What a kit is made of. */
export interface KitInput {
  readonly document: SessionDocument;
  readonly labels: Labels;
  /** As for `pack.html`; the paper of its measures is A4 where the sheet is A3. */
  readonly options: RenderOptions;
  readonly templates: SheetTemplates;
  readonly words: PackWords;
  readonly page: PageSize;
  readonly ink: Ink;
  /** The theme, in its form for that ink. */
  readonly form: ThemeForm;
  /** Whether cards have printed backs, for printing on both sides. */
  readonly backs: boolean;
  /** The board kit prints what this card brings to the table; absent: the whole board. */
  readonly card?: ChosenCard;
}

/** Makes the parts of a kit. Pure: the same input gives the same parts. */
export type Kit = (input: KitInput) => PdfPart[];

/** The names of the kits, the usual one first; `all` is the others in this order. */
export const kitNames = ['evening', 'sections', 'board', 'forms', 'all'] as const;

/** Name of a kit. */
export type KitName = (typeof kitNames)[number];
