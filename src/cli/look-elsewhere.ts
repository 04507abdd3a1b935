/** Options and commands that are there, but elsewhere. Loaded when one was not found where it was typed. */
import type { Command } from 'commander';
import type { Message } from '../errors';
import { isUserError, UserError } from '../errors';
import { loadShippedRuleset } from '../io/load-ruleset';
import type { Ruleset } from '../tables/ruleset';
import type { CommandContext } from './context';
import { foldName } from './fold-name';
import { isPlayedAlone } from './generate/find-mission';
import type { Named } from './generate/find-named';
import { findNamed } from './generate/find-named';
import { notThere } from './messages/not-there';
import { parserMessages as words } from './messages/parser';
import type { OtherWords } from './messages/other-words';
import { commandWords, optionWords } from './messages/other-words';
import { createProgram } from './program';
import { findTranslated } from './suggest';

/** Where to look for what. */
interface Search {
  /** What was typed, among the values of the error. */
  readonly typed: 'flag' | 'name';
  readonly words: OtherWords;
  readonly remedy: Message;
  /** What stands before the words of a command in the remedy. */
  readonly before: string;
  /** Names by which a command answers. */
  namesOf(command: Command): readonly string[];
}

const searches: Readonly<Record<string, Search>> = {
  UNKNOWN_OPTION: { typed: 'flag', words: optionWords, remedy: words.elsewhere, before: '', namesOf: ({ options }) => options.flatMap(({ long }) => long ?? []) },
  UNKNOWN_COMMAND: { typed: 'name', words: commandWords, remedy: words.didYouMean, before: 'plasma-wall ', namesOf: (command) => [command.name()] },
};

/** What stands under the other of two options, by the code of the error. */
const otherKinds: Readonly<Record<string, { readonly flag: string; list(ruleset: Ruleset): readonly Named[] }>> = {
  UNKNOWN_MISSION: { flag: '--scenario', list: ({ scenarios = [] }) => scenarios },
  UNKNOWN_SCENARIO: { flag: '--mission', list: ({ missions }) => missions.filter(isPlayedAlone) },
};

/** A scenario typed as a mission, or the other way round: the option that takes it. */
async function lookForOtherKind(error: UserError): Promise<UserError> {
  const { flag, list } = otherKinds[error.code]!;
  const found = findNamed(String(error.values['name']), list(await loadShippedRuleset()));
  if (!('found' in found)) return error;
  return new UserError(error.code, error.text, { ...error.values, flag, id: found.found.id }, { ...error.options, remedy: words.otherKind });
}

/**
 * An error about an option or command that is known elsewhere, with the commands that know it; a name that is only near says
 * less. A word of another language is looked for where nothing was near. Any other error as it is.
 */
export async function lookElsewhere(error: unknown, context: CommandContext): Promise<unknown> {
  if (isUserError(error) && Object.hasOwn(otherKinds, error.code)) return lookForOtherKind(error);
  if (!isUserError(error) || !Object.hasOwn(searches, error.code)) return error;
  const instead = notThere[String(error.values['command'])]?.find(({ words }) => words.includes(foldName(String(error.values['name']))));
  if (instead) return new UserError(error.code, error.text, error.values, { ...error.options, remedy: instead.remedy });
  const { typed, words: others, remedy, before, namesOf } = searches[error.code] as Search;
  const text = String(error.values[typed]);
  const all = listCommands(await createProgram([], context), []);
  const known = [...new Set(all.flatMap(({ command }) => namesOf(command)))];
  const meant = known.includes(text) ? text : error.values['nearest'] === '' ? findTranslated(text, known, others) : undefined;
  if (meant === undefined) return error;
  const list = all.filter(({ command }) => namesOf(command).includes(meant)).map(({ path }) => `${before}${path}`).join(', ');
  return new UserError(error.code, error.text, { ...error.values, nearest: typed === 'flag' ? meant : list, list }, { ...error.options, remedy });
}

/** Every command below this one, by what one types for it. */
function listCommands(parent: Command, before: readonly string[]): { readonly command: Command; readonly path: string }[] {
  return parent.commands.flatMap((command) => {
    const path = [...before, command.name()];
    return [{ command, path: path.join(' ') }, ...listCommands(command, path)];
  });
}
