/** What a renderer is: `document + labels + options -> string`. The list of them is registry.ts. */
import type { Force } from '../campaign/check-force';
import type { SessionDocument } from '../session/document';
import type { Labels, Language } from '../tables/ruleset';
import type { SheetTemplates } from './pack/sheet-templates';
import type { Theme } from './svg/themes';

/** Paper sizes the sheets and maps are made for. */
export type Paper = 'a4' | 'letter';

/** Looks of the maps that the program itself holds, see svg/themes.ts. */
export type ThemeId = 'colour' | 'ink';

/** Who may see what (PRE-08). */
export type Secrecy = 'sealed' | 'defender' | 'master';

/** What a table has uncovered so far, by the public numbers of maps and cards (PRE-02). */
export interface Revealed {
  /** Numbers of sections that lie on the table. */
  readonly sections: readonly number[];
  /** Numbers of the cards opened: the sections they bring are uncovered too, and the door stands open. */
  readonly openings: readonly number[];
}

/** Shading of the ground where defenders may be deployed (COM-01). */
export interface Deployment {
  /** Numbers of the sections placed in the turn. */
  readonly sections: readonly number[];
  /** Places of the enemies, board mm; none: nothing is cut out. */
  readonly enemies: readonly (readonly [number, number])[];
}

/** Everything a renderer may be told besides the document; the same for all of them. */
export interface RenderOptions {
  readonly language: Language;
  readonly paper: Paper;
  /** A look by its name, or that of a theme (theme/make-map-theme.ts). */
  readonly theme: ThemeId | Theme;
  readonly secrecy: Secrecy;
  /** The exact reproducing command; printed only on what is for afterwards. */
  readonly command: string;
  /** For the `revealed` maps; absent: what is seen at the start. */
  readonly revealed?: Revealed;
  readonly deployment?: Deployment;
  /** Width of the terminal in characters, for text. */
  readonly columns?: number;
  /** Sheet templates and their words, for `pack.html` and `encounters.md`. */
  readonly templates?: SheetTemplates;
  /** The troops of the evening, for `pack.html` and `encounters.md`; they are no part of the session. */
  readonly forces?: Force;
  /** The string that holds every option (G3); printed only on what is for afterwards. */
  readonly share?: string;
  /** Plain ASCII instead of box-drawing characters, for text. */
  readonly ascii?: boolean;
}

/** The share string, where the command beside it does not hold it already; empty otherwise. */
export function shareBeside({ command, share = '' }: Pick<RenderOptions, 'command' | 'share'>): string {
  return share !== '' && command.includes(share) ? '' : share;
}

/** Makes one artefact out of a session document. Pure: the same arguments give the same bytes. */
export type Renderer = (document: SessionDocument, labels: Labels, options: RenderOptions) => string;

/** One line of the registry. */
export interface RendererEntry {
  /** Name for `render --format`. */
  readonly id: string;
  /** Portable file name inside the session's folder. */
  readonly file: string;
  /** Who may see it while the session is sealed (PRE-08). */
  readonly audience: 'everyone' | 'defender' | 'afterwards';
  /** Drawn only when asked for; the others make the folder of a session. */
  readonly onRequest?: true;
  readonly render: Renderer;
}
