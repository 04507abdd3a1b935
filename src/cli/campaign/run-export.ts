/** `campaign export`: the log in another format. */
import { matchesFilter } from '../../campaign/filter';
import { listStandings } from '../../campaign/x';
import { exporters } from '../../render/campaign/export-log';
import type { Language } from '../../tables/ruleset';
import type { CommandContext } from '../context';
import type { FilterOptions } from './filter-options';
import { readFilter } from './filter-options';
import { listOtherwiseWords } from './list-otherwise';
import { loadNames, openLog } from './open';
import { writeOut } from './write-out';

/** Options of `export`. */
export interface ExportOptions extends FilterOptions {
  readonly out?: string;
  readonly force?: boolean;
  readonly format: 'csv' | 'md' | 'html' | 'json';
  readonly lang?: Language;
}

/** Writes the games meant. Files follow `--lang`, else they are in Spanish: a locale never changes a byte. */
export async function runExport(options: ExportOptions, context: CommandContext): Promise<void> {
  const log = await openLog(options, context);
  const filter = await readFilter(options, log, context);
  const language = options.lang ?? 'es';
  const nameOf = await loadNames(log, options, context, language);
  const standings = listStandings(log).filter(({ game }) => matchesFilter(game, filter));
  const format = options.json ? 'json' : options.format;
  const otherwise = await listOtherwiseWords(standings.map(({ game }) => game), log, options, context, language);
  writeOut(exporters[format]({ log, standings, language, nameOf, otherwise }), options, context);
}
