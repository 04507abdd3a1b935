/** Drawings and pages that a command would put on a terminal as their code, which nobody reads. */
import type { Message } from '../errors';
import { UserError } from '../errors';
import type { CommandContext } from './context';
import { outputMessages as words } from './messages/output';

/** Refuses `file`, an SVG or HTML by its ending, where nobody said where it goes and a terminal would get it; `-o -` says it, and a pipe gets it as ever. `elsewhere`: how else it may be seen. */
export function refuseMarkup(file: string, out: string | undefined, { terminal: { stdout } }: Pick<CommandContext, 'terminal'>, elsewhere: Message = words.markupOut): void {
  if (out !== undefined || stdout.isTTY !== true || !/\.(?:svg|html)$/.test(file)) return;
  throw new UserError('MARKUP_TERMINAL', words.markup, { file }, { exitCode: 2, remedy: elsewhere });
}
