import type { CommandContext } from '../context';
import type { LocalCommand } from '../local-command';
import { partNames, tablesMessages as words } from '../messages/tables';
import type { CheckOptions, InitOptions } from '../tables/check-tables';
import type { RollOptions, ShowOptions, TablesOptions } from '../tables/run-tables';

/** Adds `tables list|show|check|roll|init`. What they do is loaded only when one of them runs. */
export function registerTables(program: LocalCommand, context: CommandContext): void {
  const { say } = context;
  const group = program.command('tables').description(say(words.description)) as LocalCommand;
  const add = (name: string, description: string): LocalCommand => group.command(name).description(description) as LocalCommand;
  const addCommon = (command: LocalCommand): LocalCommand => command.option('--tables <folder>', say(words.tables)).option('--json', say(words.json)) as LocalCommand;

  addCommon(add('list', say(words.list)))
    .action(async (options: TablesOptions) => (await import('../tables/run-tables')).runList(options, context));

  addCommon(add('show', say(words.show)).argument('<table>', say(words.tableName, { parts: Object.keys(partNames).join(', ') })) as LocalCommand)
    .option('--modifier <n>', say(words.modifier))
    .action(async (name: string, options: ShowOptions) => (await import('../tables/run-tables')).runShow(name, options, context));

  addCommon(add('roll', say(words.roll)).argument('<table>', say(words.diceTable)) as LocalCommand)
    .option('--seed <text>', say(words.seed))
    .option('--modifier <n>', say(words.modifier))
    .option('--count <n>', say(words.count))
    .action(async (name: string, options: RollOptions) => (await import('../tables/run-tables')).runRoll(name, options, context));

  addCommon(add('check', say(words.check)).argument('[folder]', say(words.checkFolder)) as LocalCommand)
    .action(async (folder: string | undefined, options: CheckOptions) => (await import('../tables/check-tables')).runCheck(folder, options, context));

  add('init', say(words.init))
    .argument('<folder>', say(words.initFolder))
    .option('--force', say(words.force))
    .option('--json', say(words.json))
    .action(async (folder: string, options: InitOptions) => (await import('../tables/check-tables')).runInit(folder, options, context));
}
