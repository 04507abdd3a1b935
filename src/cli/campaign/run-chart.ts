/** `campaign chart`: X, objectives and results over time, as SVG or on the terminal. */
import { matchesFilter } from '../../campaign/filter';
import { listStandings } from '../../campaign/x';
import { renderChartSvg } from '../../render/campaign/chart-svg';
import { renderChartText } from '../../render/campaign/chart-text';
import { countResults } from '../../render/campaign/count-words';
import type { ThemeId } from '../../render/renderer';
import type { Language } from '../../tables/ruleset';
import type { CommandContext } from '../context';
import { findColumns } from '../find-columns';
import { chooseByEnding } from '../output-ending';
import { writeArtefact } from '../write-artefact';
import type { FilterOptions } from './filter-options';
import { noteNone, readFilter } from './filter-options';
import { openLog, printJson } from './open';
import { refuseOverLog } from './refuse-over-log';

/** Options of `chart`. */
export interface ChartOptions extends FilterOptions {
  readonly out?: string;
  readonly force?: boolean;
  readonly ascii?: boolean;
  readonly theme: ThemeId;
  readonly lang?: Language;
}

const table = ['campaign', 'export'];
const output = { command: 'campaign chart', endings: { svg: 'svg' }, elsewhere: { csv: table, md: table, html: table, json: table } };

/** Draws the games meant, of a scenario its incursions and not its result besides: into a file as SVG, else on the terminal. */
export async function runChart(options: ChartOptions, context: CommandContext): Promise<void> {
  const log = await openLog(options, context);
  refuseOverLog(options, context);
  chooseByEnding(options.out, output);
  const filter = await readFilter(options, log, context);
  const all = listStandings(log).filter(({ game }) => matchesFilter(game, filter));
  const standings = all.filter(({ game }) => game.whole !== true);
  const left = countResults(all.map(({ game }) => game));
  if (standings.length === 0 && !options.json) {
    noteNone(log, filter, context);
    if (options.out === undefined) return;
  }
  if (options.out !== undefined) writeArtefact(renderChartSvg(log, standings, { language: options.lang ?? 'es', theme: options.theme, left }), options, context);
  if (options.json) printJson({ points: standings.map(({ game, before, after, feeds }) => ({ number: game.number, objectives: game.objectives, winner: game.winner, void: game.void !== undefined, feeds, before, after })) }, context);
  else if (options.out === undefined) context.out(renderChartText(log, standings, { language: context.language, width: findColumns(context.terminal.stdout) ?? 80, ascii: options.ascii === true, left }));
}
