/** `tables check` and `tables init`: the two that read and write YAML. */
import { readShippedTables, readUserTables, type TablesFiles } from '../../io/read-tables';
import { writeTree } from '../../io/write-tree';
import { renderSchemaLine, renderTablesSchema, schemaFileName } from '../../tables/json-schema';
import { isTablesFile, parseRuleset, showShippedName } from '../../tables/parse-ruleset';
import type { CommandContext } from '../context';
import { quoteWord } from '../quote-word';
import { tablesMessages as words } from '../messages/tables';
import { reportProblems } from '../report-error';

/** Options of `tables check`. */
export interface CheckOptions {
  readonly tables?: string;
  readonly json?: boolean;
}

/** Options of `tables init`. */
export interface InitOptions {
  readonly force?: boolean;
  readonly json?: boolean;
}

/** Finds every fault; exit 0 without one, 1 with some. */
export function runCheck(folder: string | undefined, options: CheckOptions, context: CommandContext): void {
  const { language, terminal, say, style } = context;
  const chosen = folder ?? options.tables;
  const { files, showName, isOwn }: TablesFiles = chosen === undefined ? { files: readShippedTables(), showName: showShippedName } : readUserTables(chosen, terminal.cwd);
  const { ruleset, problems } = parseRuleset(files, language, showName, isOwn);
  const where = chosen ?? say(words.shipped);
  context.exitCode = ruleset ? 0 : 1;
  if (options.json) {
    context.out(`${JSON.stringify({ ok: ruleset !== undefined, ...(ruleset ? { hash: ruleset.hash } : {}), problems }, null, 2)}\n`);
    return;
  }
  reportProblems(problems, context);
  if (ruleset) {
    const count = Object.keys(files).filter(isTablesFile).length;
    context.note(style.green(say(words.good, { where, tables: Object.keys(ruleset.tables).length, files: count })));
  } else context.note(say(words.bad, { where, count: problems.length }));
}

/** Copies the shipped YAML out, each file with the line that gives an editor its schema. */
export function runInit(folder: string, options: InitOptions, context: CommandContext): void {
  const { language, terminal, say } = context;
  const shipped = Object.entries(readShippedTables()).filter(([name]) => isTablesFile(name));
  const files = Object.fromEntries([
    ...shipped.map(([name, text]) => [name, `${renderSchemaLine(name.split('/').length - 1)}${text}`]),
    [schemaFileName, renderTablesSchema(language)],
  ]);
  const outcome = writeTree({ folder, cwd: terminal.cwd, files, force: options.force === true });
  if (options.json) {
    context.out(`${JSON.stringify({ folder, outcome, files: Object.keys(files) }, null, 2)}\n`);
    return;
  }
  const values = { folder: quoteWord(folder), count: Object.keys(files).length };
  context.note(say(outcome === 'unchanged' ? words.unchanged : words.copied, values));
}
