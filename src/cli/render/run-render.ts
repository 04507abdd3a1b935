import { UserError } from '../../errors';
import { loadShippedRuleset } from '../../io/load-ruleset';
import { readSessionFile, refuseOverSession } from '../../io/session-file';
import { writeUserFile } from '../../io/write-file';
import { listLooks, parseRevealed } from '../../render/map/revealed';
import type { SheetTexts } from '../../render/pack/sheet-templates';
import type { Deployment, Revealed, RenderOptions } from '../../render/renderer';
import type { SessionDocument } from '../../session/document';
import { encodeShare } from '../../session/share';
import type { RenderFlags } from '../commands/render';
import { chooseTheme } from '../choose-theme';
import type { CommandContext } from '../context';
import { findColumns } from '../find-columns';
import { writeCommand } from '../generate/write-command';
import { readForces } from '../force/read-forces';
import { loadTemplates } from '../load-templates';
import { outputMessages } from '../messages/output';
import { renderMessages as words } from '../messages/render';
import { refuseMarkup } from '../refuse-markup';
import { refuseOverFlags } from '../refuse-over-flags';
import { isStartWord } from '../start-words';
import { checkDrawable } from './check-drawable';
import { makePicture, refuseTerminal } from './make-picture';
import { planOutput } from './plan-output';

/** Draws one format of a saved session to stdout or a file. */
export async function runRender(path: string, flags: RenderFlags, context: CommandContext): Promise<void> {
  const { cwd, stdout } = context.terminal;
  const document = await checkDrawable(readSessionFile(path, cwd), path, context);
  refuseOverSession(flags.out, path, cwd);
  refuseOverFlags(flags, context);
  const templates = await loadTemplates(flags.templates, context);
  const uncovered = findUncovered(flags, document, templates.texts);
  const { entry, dpi } = planOutput(path, flags, uncovered.revealed !== undefined);
  if (dpi !== null) refuseTerminal(flags.out, context);
  else refuseMarkup(entry.file, flags.out, context, entry.id === 'map' ? outputMessages.markupOrText : outputMessages.markupOut);
  const options: RenderOptions = {
    language: flags.lang ?? 'es',
    paper: flags.paper ?? 'a4',
    theme: await chooseTheme(flags, context),
    secrecy: flags.secrecy ?? 'sealed',
    command: writeCommand(document, flags, document.ruleset.hash !== (await loadShippedRuleset()).hash),
    share: encodeShare(document),
    templates,
    columns: findColumns(stdout) ?? 80,
    ascii: flags.ascii ?? false,
    ...uncovered,
    ...(await readForces(flags.forces, document, context)),
  };
  const drawn = entry.render(document, document.ruleset.labels, options);
  const content = dpi === null ? drawn : await makePicture(drawn, dpi);
  if (flags.out === undefined || flags.out === '-') {
    context.out(content);
    return;
  }
  const outcome = writeUserFile(flags.out, cwd, content, flags.force ?? false);
  context.note(context.say(words[outcome], { path: flags.out }));
}

/** What a table has uncovered, and where defenders may be deployed: what was laid this turn lies on the table, too (COM-01). */
function findUncovered({ revealed, deploy }: RenderFlags, document: SessionDocument, texts: SheetTexts): { readonly revealed?: Revealed; readonly deployment?: Deployment } {
  const seen = revealed === undefined ? undefined : sortNumbers(parseRevealed(revealed, (word) => isStartWord(word, texts)), document);
  if (deploy === undefined) return seen ? { revealed: seen } : {};
  const { sections, openings } = sortNumbers(parseRevealed(deploy), document);
  if (openings.length > 0) throw new UserError('DEPLOY_CARDS', words.deployCards, { list: deploy }, { rule: 'COM-01' });
  return { revealed: { sections: [...(seen?.sections ?? []), ...sections], openings: seen?.openings ?? [] }, deployment: { sections, enemies: [] } };
}

/** Sections and cards never share a number (PRE-02), so that a bare number may be either. */
function sortNumbers({ sections, openings }: Revealed, document: SessionDocument): Revealed {
  const cards = new Set([...document.board.openings.map(({ number }) => number), ...listLooks(document).keys()]);
  return { sections: sections.filter((number) => !cards.has(number)), openings: [...openings, ...sections.filter((number) => cards.has(number))] };
}
