import { formatX } from '../../render/number-format';
import type { Ratio } from '../../tables/ratio';
import type { CommandContext } from '../context';
import { xMessages } from '../messages/x';

/** X as a fraction with its decimal, or in words that there is none (ENG-07). */
export function showX(x: Ratio | null, { language, say }: Pick<CommandContext, 'language' | 'say'>): string {
  return x === null ? say(xMessages.undefined) : formatX(x, language);
}
