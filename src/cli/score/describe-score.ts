import type { LineValues, Score } from '../../missions/score/score-mission';
import { formatFraction } from '../../render/number-format';
import type { Ratio } from '../../tables/ratio';
import type { MissionDefinition } from '../../tables/ruleset';
import type { CommandContext, MessageValues } from '../context';
import { scoreMessages as words } from '../messages/score';
import type { Style } from '../style';
import { makeVisible } from '../visible-text';

/** A verdict line by line with the rule of each, the result last. `style`: of the stream it is for. */
export function describeScore(score: Score, mission: Pick<MissionDefinition, 'name'>, context: CommandContext, style: Style): string {
  return [style.bold(mission.name[context.language]), ...listScoreLines(score, context, style)].join('\n');
}

/** The lines alone. */
export function listScoreLines({ lines }: Pick<Score, 'lines'>, { say }: CommandContext, style: Style): string[] {
  const shown = lines.map(({ rule, text, values }) => `  ${say(words.lines[text]!, fillValues(values))} ${style.dim(`[${rule}]`)}`);
  const last = shown.length - 1;
  return shown.map((line, at) => (at === last ? style.bold(line) : line));
}

function fillValues(values: LineValues): MessageValues {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, typeof value === 'object' ? formatFraction(value as Ratio) : typeof value === 'string' ? makeVisible(value) : value]));
}
