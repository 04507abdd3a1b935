import type { CommandContext } from '../context';

/** Counts finished sessions. */
export interface Progress {
  step(): void;
  end(): void;
}

/** Shows `3/10` on stderr while several sessions are made, on a terminal only. */
export function showProgress(total: number, { terminal: { stderr } }: CommandContext): Progress {
  if (total < 2 || !stderr.isTTY) return { step: () => undefined, end: () => undefined };
  let done = 0;
  const show = (): void => void stderr.write(`\r${done}/${total}`);
  show();
  return {
    step: () => {
      done += 1;
      show();
    },
    end: () => void stderr.write(`\r${' '.repeat(2 * String(total).length + 1)}\r`),
  };
}
