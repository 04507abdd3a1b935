/** Makes kits of real sessions for the tests. */
import { findFontFolder } from '../../src/io/font-folder';
import type { PdfPart } from '../../src/print/core/compose-pdf';
import { composePdf } from '../../src/print/core/compose-pdf';
import type { PrintPaper } from '../../src/print/core/paper';
import { pageSizeOf } from '../../src/print/core/paper';
import type { Kit, KitInput } from '../../src/print/kit';
import { createPackWords } from '../../src/render/pack/pack-words';
import type { RenderOptions } from '../../src/render/renderer';
import { makeUsualTheme } from '../../src/render/theme/usual-theme';
import type { SessionDocument } from '../../src/session/document';
import type { PackKit } from '../render/pack-session';
import { packOptions } from '../render/pack-session';

/** What a test changes of the usual: sealed, Spanish, A4, full ink, no backs. */
export interface PrintChanges extends Partial<RenderOptions> {
  readonly on?: PrintPaper;
  readonly ink?: KitInput['ink'];
  readonly backs?: boolean;
}

/** Input of a kit. */
export function printInput(kit: PackKit, document: SessionDocument, { on = 'a4', ink = 'full', backs = false, ...changes }: PrintChanges = {}): KitInput {
  const options = packOptions(kit, { paper: on === 'letter' ? 'letter' : 'a4', ...changes });
  const { labels } = document.ruleset;
  return { document, labels, options, templates: kit.templates, words: createPackWords(options.language, kit.templates.texts, labels), page: pageSizeOf(on), ink, form: makeUsualTheme().forms[ink], backs };
}

/** A kit as a PDF. */
export function makeKitPdf(kit: Kit, input: KitInput): Promise<Uint8Array> {
  return makePdf(kit(input), input);
}

/** Parts as a PDF. */
export function makePdf(parts: readonly PdfPart[], { page, words }: Pick<KitInput, 'page' | 'words'>): Promise<Uint8Array> {
  return composePdf(parts, { page, language: words.language, title: 'test', fontFolder: findFontFolder() });
}
