/** What both charts show of a log. */
import type { Standing } from '../../campaign/x';
import { tallySide, listValid } from '../../campaign/statistics';
import type { CampaignLog } from '../../campaign/log';
import { fillMessage } from '../../errors';
import type { Language } from '../../tables/ruleset';
import { cleanText, shortenText } from '../clean-text';
import { formatX } from '../number-format';
import { chartWords } from './chart-words';
import { remarkWords } from './words';

/** The words of a chart. */
export interface ChartView {
  readonly title: string;
  readonly subtitle: string;
  readonly results: string;
  readonly standings: readonly Standing[];
  /** Top of the scale: the most objectives of a game, at least 3. */
  readonly top: number;
}

/** Titles, totals and scale of some games. `left`: results of scenarios that are not drawn, since their incursions are. */
export function viewChart(log: CampaignLog, standings: readonly Standing[], language: Language, left: number): ChartView {
  const group = shortenText(cleanText(log.group ?? ''), 60);
  const x = standings.at(-1)?.after ?? null;
  const valid = listValid(standings.map(({ game }) => game));
  const { wins, draws, losses, undecided } = tallySide(valid, 'attacker');
  return {
    title: group === '' ? remarkWords.title[language] : remarkWords.group[language].replace('{group}', () => group),
    subtitle: `${x === null ? chartWords.noX[language] : fillMessage(chartWords.x[language], { x: formatX(x, language), count: valid.length })}${left === 0 ? '' : fillMessage(chartWords.left[language], { n: left })}`,
    results: fillMessage(chartWords.results[language], { wins, draws, losses, undecided }),
    standings,
    top: Math.max(3, ...standings.map(({ game }) => game.objectives)),
  };
}
