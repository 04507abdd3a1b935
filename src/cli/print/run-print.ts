import { basename, dirname, resolve } from 'node:path';
import { UserError } from '../../errors';
import { loadShippedRuleset } from '../../io/load-ruleset';
import { readSessionFile, refuseOverSession } from '../../io/session-file';
import { pageSizeOf } from '../../print/core/paper';
import type { KitInput } from '../../print/kit';
import { kits } from '../../print/kits';
import { createPackWords } from '../../render/pack/pack-words';
import type { RenderOptions } from '../../render/renderer';
import type { SessionDocument } from '../../session/document';
import { encodeShare } from '../../session/share';
import type { PrintFlags } from '../commands/print';
import { chooseLook } from '../choose-look';
import type { CommandContext } from '../context';
import { expectShortRun } from '../expect-short-run';
import { readForces } from '../force/read-forces';
import { writeCommand } from '../generate/write-command';
import type { PaperFlags } from '../generate/write-command';
import { loadTemplates } from '../load-templates';
import { printMessages } from '../messages/print';
import { chooseByEnding } from '../output-ending';
import { refuseOverFlags } from '../refuse-over-flags';
import { checkDrawable } from '../render/check-drawable';
import { findCard } from './find-card';
import { pdfEnding, writePdf } from './write-pdf';

/** Kits that hold the cards, and the sheets with room for troops. */
const kitsWithCards: readonly string[] = ['evening', 'all'];

/** Boards of so many sections, and all that an evening has, are printed in a run that is soon over. */
const shortRunSections = 60;

/** Prints a kit of a saved session into one PDF. */
export async function runPrint(path: string, flags: PrintFlags, context: CommandContext): Promise<void> {
  const { cwd } = context.terminal;
  const document = await checkDrawable(readSessionFile(path, cwd), path, context);
  refuseOverSession(flags.out, path, cwd);
  refuseOverFlags(flags, context);
  chooseByEnding(flags.out, { command: 'print', endings: pdfEnding, elsewhere: listElsewhere(path, flags) });
  const kit = flags.kit ?? 'evening';
  if (flags.discovery !== undefined && kit !== 'board') throw new UserError('ONLY_BOARD', printMessages.onlyBoard, {}, { exitCode: 2 });
  if (flags.backs === true && !kitsWithCards.includes(kit)) throw new UserError('ONLY_CARDS', printMessages.onlyCards, { kit }, { exitCode: 2 });
  const input = await gatherInput(document, flags, context);
  const { words, page } = input;
  if (document.board.sections.length <= shortRunSections) expectShortRun('once');
  await writePdf(kits[kit](input), {
    page,
    language: words.language,
    title: `${words.text(`print.${kit}`)} · ${words.text('sheet.tag', { tag: document.tag })}`,
    out: flags.out ?? `${nameOf(path, cwd)}-${kit}-${page.id}.pdf`,
    force: flags.force ?? false,
  }, context);
  if (flags.forces === undefined && kitsWithCards.includes(kit)) context.note(context.say(printMessages.noTroops));
  if (input.options.secrecy === 'sealed' && kit !== 'forms' && flags.discovery === undefined) context.note(context.say(printMessages.sealed));
}

/** What draws the session as a file of another kind; of the pieces of one card nothing does. */
function listElsewhere(path: string, { discovery, lang }: PrintFlags): Readonly<Record<string, readonly string[]>> {
  if (discovery !== undefined) return {};
  const drawing = ['render', path, ...(lang === undefined ? [] : ['--lang', lang])];
  return { svg: drawing, png: drawing, txt: drawing, html: drawing, md: drawing };
}

async function gatherInput(document: SessionDocument, flags: PrintFlags, context: CommandContext): Promise<KitInput> {
  const language = flags.lang ?? 'es';
  const templates = await loadTemplates(flags.templates, context);
  const page = pageSizeOf(flags.paper ?? 'a4');
  const ink = flags.ink ?? 'full';
  const { labels } = document.ruleset;
  const { theme, form } = await chooseLook(flags, context);
  const options: RenderOptions = {
    language,
    // The measures of cards and maps are those of A4 on A3, too.
    paper: page.id === 'letter' ? 'letter' : 'a4',
    theme,
    secrecy: flags.secrecy ?? 'sealed',
    command: writeCommand(document, paperFlagsOf(flags), document.ruleset.hash !== (await loadShippedRuleset()).hash),
    share: encodeShare(document),
    templates,
    ...(await readForces(flags.forces, document, context)),
  };
  const words = createPackWords(language, templates.texts, labels);
  return {
    document, labels, options, templates, words, page, ink, form, backs: flags.backs ?? false,
    ...(flags.discovery === undefined ? {} : { card: findCard(flags.discovery, document, words, templates.texts) }),
  };
}

/** Name of the session's folder, also where its session.json was named. */
function nameOf(path: string, cwd: string): string {
  const full = resolve(cwd, path);
  return basename(full.endsWith('.json') ? dirname(full) : full) || 'plasma-wall';
}

/** What `generate` is told to make the same papers; of A3 it knows nothing. */
function paperFlagsOf({ lang, secrecy, paper, theme, ink, templates, forces }: PrintFlags): PaperFlags {
  const given = { lang, secrecy, paper: paper === 'letter' ? paper : undefined, theme, ink, templates, forces };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
