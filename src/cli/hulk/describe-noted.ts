/** What was noted, for actions that nothing else is said of. */
import type { HulkAction } from '../../combat/hulk/tracker-action';
import type { CommandContext } from '../context';
import { hulkNoted as words } from '../messages/hulk-noted';
import { formatTime } from './clock';

type Noted = { readonly [Type in HulkAction['type']]?: (action: Extract<HulkAction, { readonly type: Type }>, say: CommandContext['say']) => string };

const noted: Noted = {
  enemy: (_, say) => say(words.enemy),
  clock: (action, say) => say(action.do === 'start' ? words.clockStarts : words.clockStops),
  'set-clock': ({ leftMs }, say) => say(words.clockSet, { time: formatTime(leftMs) }),
  attacked: ({ model, from }, say) => say(words.attacked[from], { model }),
  jam: ({ model }, say) => say(words.jam, { model }),
  'out-of-arc': ({ model }, say) => say(words.outOfArc, { model }),
  kill: ({ model }, say) => say(words.kill, { model }),
  flames: ({ section, burning }, say) => say(burning ? words.flames : words.flamesOut, { section }),
  adjust: ({ model, points }, say) => say(wordAdjust(model !== undefined, points), { model: model ?? '', points: Math.abs(points) }),
  over: (_, say) => say(words.over),
};

/** A line on an action; undefined where what comes of it tells it. */
export function describeNoted<Type extends HulkAction['type']>(action: Extract<HulkAction, { readonly type: Type }>, say: CommandContext['say']): string | undefined {
  const describe = noted[action.type as Type] as ((action: Extract<HulkAction, { readonly type: Type }>, say: CommandContext['say']) => string) | undefined;
  return describe?.(action, say);
}

function wordAdjust(toModel: boolean, points: number): (typeof words)['givenAp'] {
  if (toModel) return points < 0 ? words.takenAp : words.givenAp;
  return points < 0 ? words.takenCp : words.givenCp;
}
