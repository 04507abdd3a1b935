import { loadShippedRuleset, loadUserRuleset } from '../../io/load-ruleset';
import { pageSizeOf } from '../../print/core/paper';
import { buildForms } from '../../print/forms/forms-kit';
import { createPackWords } from '../../render/pack/pack-words';
import type { FormsFlags } from '../commands/forms';
import type { CommandContext } from '../context';
import { loadTemplates } from '../load-templates';
import { chooseByEnding } from '../output-ending';
import { refuseOverFlags } from '../refuse-over-flags';
import { pdfEnding, writePdf } from './write-pdf';

/** Prints the forms with the program's tables, or a group's own. */
export async function runForms(flags: FormsFlags, context: CommandContext): Promise<void> {
  const { tables, paper = 'a4', ink = 'full', lang = 'es', templates: folder, out, force = false } = flags;
  refuseOverFlags(flags, context);
  chooseByEnding(out, { command: 'forms', endings: pdfEnding });
  const { language, terminal } = context;
  const ruleset = tables === undefined ? await loadShippedRuleset() : await loadUserRuleset(tables, terminal.cwd, language);
  const { texts } = await loadTemplates(folder, context);
  const words = createPackWords(lang, texts, ruleset.labels);
  const page = pageSizeOf(paper);
  await writePdf(buildForms({ ruleset, words, page, ink }), {
    page, language: lang, title: words.text('print.forms'), out: out ?? `plasma-wall-forms-${page.id}.pdf`, force,
  }, context);
}
