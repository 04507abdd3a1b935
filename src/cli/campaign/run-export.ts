/** `campaign export`: the log in another format. */
import { matchesFilter } from '../../campaign/filter';
import { listStandings } from '../../campaign/x';
import { exporters } from '../../render/campaign/export-log';
import type { Language } from '../../tables/ruleset';
import type { CommandContext } from '../context';
import { chooseFormat } from '../output-ending';
import { refuseMarkup } from '../refuse-markup';
import { writeArtefact } from '../write-artefact';
import type { FilterOptions } from './filter-options';
import { readFilter } from './filter-options';
import { listOtherwiseWords } from './list-otherwise';
import { loadNames, openLog } from './open';
import { refuseOverLog } from './refuse-over-log';

/** Options of `export`. */
export interface ExportOptions extends FilterOptions {
  readonly out?: string;
  readonly force?: boolean;
  readonly format?: 'csv' | 'md' | 'html' | 'json';
  readonly lang?: Language;
}

/** What the log can be written as; a picture of it is its chart. */
const output = { command: 'campaign export', endings: { csv: 'csv', md: 'md', html: 'html', json: 'json' }, elsewhere: { svg: ['campaign', 'chart'] } } as const;

/** Writes the games meant. Files follow `--lang`, else they are in Spanish: a locale never changes a byte. */
export async function runExport(options: ExportOptions, context: CommandContext): Promise<void> {
  const log = await openLog(options, context);
  refuseOverLog(options, context);
  const format = chooseFormat(options.json ? 'json' : options.format, options.out, output) ?? 'md';
  refuseMarkup(`campaign.${format}`, options.out, context);
  const filter = await readFilter(options, log, context);
  const language = options.lang ?? 'es';
  const nameOf = await loadNames(log, options, context, language);
  const standings = listStandings(log).filter(({ game }) => matchesFilter(game, filter));
  const otherwise = await listOtherwiseWords(standings.map(({ game }) => game), log, options, context, language);
  writeArtefact(exporters[format]({ log, standings, language, nameOf, otherwise }), options, context);
}
