import { UserError } from '../../errors';
import { readSessionFile, refuseOverSession } from '../../io/session-file';
import { pageSizeOf } from '../../print/core/paper';
import { listGeneral, listNeeded, listOwned } from '../../print/sections/piece-list';
import type { SectionsInput, SectionsSet } from '../../print/sections/sections-kit';
import { buildSections, laySet } from '../../print/sections/sections-kit';
import { sightLimits } from '../../print/sections/section-counts';
import { gridSquares } from '../../print/sections/section-sizes';
import { formatNumber } from '../../render/number-format';
import { createPackWords } from '../../render/pack/pack-words';
import type { Ruleset } from '../../tables/ruleset';
import { chooseLook } from '../choose-look';
import type { SectionsFlags } from '../commands/sections';
import type { CommandContext } from '../context';
import { chooseHouseRules } from '../generate/parse-house-rules';
import { readPieces } from '../generate/parse-pieces';
import { parseWhole } from '../generate/parse-values';
import { listChoices, loadTables } from '../generate/plan-sessions';
import { loadTemplates } from '../load-templates';
import { sectionsMessages as words } from '../messages/sections';
import { chooseByEnding } from '../output-ending';
import { refuseOverFlags } from '../refuse-over-flags';
import { checkDrawable } from '../render/check-drawable';
import { pdfEnding, writePdf } from './write-pdf';

type Source = Pick<SectionsInput, 'list' | 'purpose' | 'catalogue' | 'house'> & { readonly ruleset: Ruleset; readonly about?: { readonly name: SectionsInput['about']; readonly tag: string } };

/** Makes the PDF of a set of sections. */
export async function runSections(flags: SectionsFlags, context: CommandContext): Promise<void> {
  refuseOverFlags(flags, context);
  const language = flags.lang ?? 'es';
  const source = await findSource(flags, context);
  chooseByEnding(flags.out, { command: 'sections', endings: pdfEnding });
  const templates = await loadTemplates(flags.templates, context);
  const pack = createPackWords(language, templates.texts, source.ruleset.labels);
  const page = pageSizeOf(flags.paper ?? 'a4');
  const input: SectionsInput = {
    ...source,
    squareMm: flags.grid === undefined ? null : gridSquares[flags.grid],
    page,
    form: (await chooseLook(flags, context)).form,
    words: pack,
    about: source.about?.name ?? '',
    tag: source.about === undefined ? '' : pack.text('sheet.tag', { tag: source.about.tag }),
  };
  const set = laySet(input);
  await writePdf(buildSections(input, set), {
    page, language, title: [pack.text('print.sections'), input.tag].filter((text) => text !== '').join(' · '),
    out: flags.out ?? `plasma-wall-sections-${page.id}.pdf`, force: flags.force ?? false,
  }, context);
  context.note(describeSet(set, context));
}

/** Where the pieces come from: one of three, and the general set when none is named. */
async function findSource(flags: SectionsFlags, context: CommandContext): Promise<Source> {
  const named = (['inSight', 'pieces', 'session'] as const).filter((key) => flags[key] !== undefined).map((key) => (key === 'inSight' ? '--in-sight' : `--${key}`));
  if (named.length > 1) throw new UserError('OPTION_CONFLICT', words.oneSource, { flag: named[0]!, other: named[1]! });
  if (flags.session !== undefined) return findSession(flags.session, flags, context);
  const { language } = context;
  const ruleset = await loadTables(flags.tables === undefined ? {} : { tables: flags.tables }, context);
  const house = chooseHouseRules(ruleset.houseRules, await listChoices(flags, ruleset, context), language);
  const common = { ruleset, catalogue: ruleset.catalogue, house };
  if (flags.pieces !== undefined) {
    const owned = readPieces(flags.pieces, ruleset, context);
    return { ...common, purpose: 'owned', list: listOwned(ruleset, house, owned) };
  }
  const inSight = flags.inSight === undefined ? sightLimits.usual : parseWhole('--in-sight', flags.inSight, sightLimits.min, sightLimits.max);
  return { ...common, purpose: 'general', list: listGeneral(ruleset, house, inSight) };
}

async function findSession(path: string, flags: SectionsFlags, context: CommandContext): Promise<Source> {
  const extra = (['house', 'rules', 'tables'] as const).find((key) => flags[key] !== undefined);
  if (extra !== undefined) throw new UserError('OPTION_CONFLICT', words.sessionRules, { flag: `--${extra}` });
  const document = await checkDrawable(readSessionFile(path, context.terminal.cwd), path, context);
  refuseOverSession(flags.out, path, context.terminal.cwd);
  const { ruleset, options: { houseRules }, mission, tag } = document;
  return { ruleset, catalogue: ruleset.catalogue, house: houseRules, purpose: 'session', list: listNeeded(document), about: { name: mission.name[flags.lang ?? 'es'], tag } };
}

function describeSet({ pieces, layout }: SectionsSet, { say, language }: CommandContext): string {
  const count = (kinds: readonly string[]): number => pieces.filter(({ form }) => kinds.includes(form.kind)).length;
  return say(words.made, {
    count: count(['corridor', 'room']), doors: count(['door']), small: count(['counter', 'marker']),
    pages: layout.pages.length, least: formatNumber(layout.leastPages, language, 1),
  });
}
