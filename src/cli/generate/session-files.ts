/** What a session or a board leaves on the disk, and where. */
import { makeFileSlug } from '../../io/file-names';
import { serializeSession, sessionFileName } from '../../io/session-file';
import type { OutputFile } from '../../io/write-folder';
import type { SheetTemplates } from '../../render/pack/sheet-templates';
import type { RenderOptions } from '../../render/renderer';
import type { SessionDocument } from '../../session/document';
import { papers } from '../find-renderer';
import type { GenerateFlags } from './options';

/** Every name that the program may write in the folder of a session. */
export const sessionFileNames: readonly string[] = [sessionFileName, ...papers.map(({ file }) => file)];

/** What the papers are made of besides the session and the flags: files that were read, and the look. */
export type SheetInputs = Pick<RenderOptions, 'forces' | 'theme'> & { readonly templates: SheetTemplates };

/** How the papers of a run are drawn: its flags, or what is usual. */
export function chooseRenderOptions(flags: GenerateFlags, given: SheetInputs, command: string, share: string): RenderOptions {
  return { language: flags.lang ?? 'es', paper: flags.paper ?? 'a4', secrecy: flags.secrecy ?? 'sealed', command, share, ...given };
}

/** The session document and its papers: `render` makes the same again. */
export function listSessionFiles(document: SessionDocument, options: RenderOptions): OutputFile[] {
  return [
    { name: sessionFileName, content: serializeSession(document) },
    ...papers.map(({ file, render }) => makeLater(file, () => render(document, document.ruleset.labels, options))),
  ];
}

/** A file made when it is first asked for: the disk works on one while the next is drawn. */
function makeLater(name: string, make: () => string): OutputFile {
  let made: string | undefined;
  return { name, get content() { return (made ??= make()); } };
}

/** The folder of one session or scenario: `--out`, or its own name; several go into `--out` side by side. */
export function nameFolder(id: string, seed: string, count: number, { out }: GenerateFlags): string {
  const own = `plasma-wall-${makeFileSlug(id)}-${makeFileSlug(seed)}`;
  if (out === undefined) return own;
  return count > 1 ? `${out.replace(/(?<=.)[\\/]+$/, '')}/${own}` : out;
}
