import type { ColorSupportLevel } from 'chalk';
import type { Output } from './terminal';

/** The few emphases the program uses; all return the text unchanged when colours are off. */
export interface Style {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly red: (text: string) => string;
  readonly yellow: (text: string) => string;
  readonly green: (text: string) => string;
  readonly cyan: (text: string) => string;
}

/**
 * Colour level for an output. FORCE_COLOR wins over NO_COLOR, as in Node itself; an empty NO_COLOR
 * counts as unset (no-color.org). Only the 16 basic colours are used, so a terminal gets level 1.
 */
export function chooseColorLevel(output: Pick<Output, 'isTTY'>, env: Readonly<Record<string, string | undefined>>): ColorSupportLevel {
  const force = env['FORCE_COLOR'];
  if (force !== undefined) return force === '0' || force === 'false' ? 0 : 1;
  if (env['NO_COLOR']) return 0;
  if (env['TERM'] === 'dumb') return 0;
  return output.isTTY ? 1 : 0;
}

/** Without colours. */
const plain: Style = { bold: keep, dim: keep, red: keep, yellow: keep, green: keep, cyan: keep };

function keep(text: string): string {
  return text;
}

/** Colours for one output. This file is the only importer of chalk, which ignores NO_COLOR by itself. */
export async function createStyle(output: Pick<Output, 'isTTY'>, env: Readonly<Record<string, string | undefined>>): Promise<Style> {
  const level = chooseColorLevel(output, env);
  if (level === 0) return plain;
  const { Chalk } = await import('chalk');
  const { bold, dim, red, yellow, green, cyan } = new Chalk({ level });
  return { bold, dim, red, yellow, green, cyan };
}
