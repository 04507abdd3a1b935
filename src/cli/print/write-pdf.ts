import { UserError } from '../../errors';
import { findFontFolder } from '../../io/font-folder';
import { writeUserFile } from '../../io/write-file';
import type { PdfLook, PdfPart } from '../../print/core/compose-pdf';
import { composePdf } from '../../print/core/compose-pdf';
import type { CommandContext } from '../context';
import { printMessages } from '../messages/print';
import { renderMessages } from '../messages/render';

/** The one kind of file that is written here. */
export const pdfEnding = { pdf: 'pdf' } as const;

/** A PDF to write. */
export interface PdfOrder extends Pick<PdfLook, 'page' | 'language' | 'title'> {
  /** Path of the file; `-` is standard output. */
  readonly out: string;
  /** A different file of that name may be replaced. */
  readonly force: boolean;
}

/** Puts a PDF together and writes it, whole or not at all; shows progress on a terminal. */
export async function writePdf(parts: readonly PdfPart[], { out, force, ...look }: PdfOrder, context: CommandContext): Promise<void> {
  const { cwd, stderr, stdout } = context.terminal;
  // A terminal would show it as noise.
  if (out === '-' && stdout.isTTY === true) throw new UserError('PDF_TERMINAL', printMessages.terminal, {}, { exitCode: 2, remedy: printMessages.terminalOut });
  let shown = '';
  const show = (text: string): void => {
    if (!stderr.isTTY) return;
    stderr.write(`\r${text.padEnd(shown.length)}`);
    shown = text;
  };
  show('…');
  const bytes = await composePdf(parts, { ...look, fontFolder: findFontFolder(), onProgress: (done, of) => show(`${done}/${of}`) });
  show('');
  if (stderr.isTTY) stderr.write('\r');
  if (out === '-') return context.out(bytes);
  const outcome = writeUserFile(out, cwd, bytes, force);
  context.note(context.say(renderMessages[outcome], { path: out }));
}
