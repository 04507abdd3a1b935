import type { LineValues, Score } from '../../missions/score/score-mission';
import { formatFraction } from '../../render/number-format';
import type { Ratio } from '../../tables/ratio';
import type { MissionDefinition } from '../../tables/ruleset';
import type { CommandContext, MessageValues } from '../context';
import { scoreMessages as words } from '../messages/score';
import type { Style } from '../style';
import { makeVisible } from '../visible-text';

/** A verdict line by line with the rule of each, the result last. `style`: of the stream it is for. */
export function describeScore({ lines }: Score, mission: Pick<MissionDefinition, 'name'>, { language, say }: CommandContext, style: Style): string {
  const shown = lines.map(({ rule, text, values }) => `  ${say(words.lines[text]!, fillValues(values))} ${style.dim(`[${rule}]`)}`);
  const last = shown.length - 1;
  return [style.bold(mission.name[language]), ...shown.map((line, at) => (at === last ? style.bold(line) : line))].join('\n');
}

function fillValues(values: LineValues): MessageValues {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, typeof value === 'object' ? formatFraction(value as Ratio) : typeof value === 'string' ? makeVisible(value) : value]));
}
