import type { LineValues, Score } from '../../missions/score/score-mission';
import { formatFraction, formatRatio } from '../../render/number-format';
import type { Ratio } from '../../tables/ratio';
import type { Language, MissionDefinition } from '../../tables/ruleset';
import type { CommandContext, MessageValues } from '../context';
import { scoreMessages as words } from '../messages/score';
import type { Style } from '../style';
import { makeVisible } from '../visible-text';

/** A verdict line by line with the rule of each, the result last. `style`: of the stream it is for. */
export function describeScore(score: Score, mission: Pick<MissionDefinition, 'name'>, context: CommandContext, style: Style): string {
  return [style.bold(mission.name[context.language]), ...listScoreLines(score, context, style)].join('\n');
}

/** The lines alone. */
export function listScoreLines({ lines }: Pick<Score, 'lines'>, { language, say }: CommandContext, style: Style): string[] {
  const shown = lines.map(({ rule, text, values }) => `  ${say(words.lines[text]!, fillValues(values, language))} ${style.dim(`[${rule}]`)}`);
  const last = shown.length - 1;
  return shown.map((line, at) => (at === last ? style.bold(line) : line));
}

/** Points, which come in halves at most (MIS-20); X and what is held against it are fractions. */
const inDecimals: readonly string[] = ['total'];

function fillValues(values: LineValues, language: Language): MessageValues {
  const format = (key: string, value: Ratio): string => (inDecimals.includes(key) ? formatRatio(value, language) : formatFraction(value));
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, typeof value === 'object' ? format(key, value as Ratio) : typeof value === 'string' ? makeVisible(value) : value]));
}
