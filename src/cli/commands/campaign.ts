import { gameFields } from '../../campaign/fields';
import type { Message } from '../../errors';
import { grades, winners } from '../../missions/score/grade';
import type { CorrectOptions } from '../campaign/run-correct';
import type { ChartOptions } from '../campaign/run-chart';
import type { ExportOptions } from '../campaign/run-export';
import type { NewOptions } from '../campaign/run-new';
import type { ImportOptions } from '../campaign/run-import';
import type { RecordOptions } from '../campaign/run-record';
import type { RenameOptions } from '../campaign/run-rename';
import type { FilterOptions, XOptions } from '../campaign/filter-options';
import type { CampaignOptions } from '../campaign/open';
import type { CommandContext } from '../context';
import { collect } from '../collect';
import type { LocalCommand } from '../local-command';
import { campaignMessages as words } from '../messages/campaign';
import { renameMessages } from '../messages/campaign-rename';
import { scoreMessages } from '../messages/score';
import { listObjectiveWords } from '../read-words';
import { addOutcomeOptions, addResultOptions } from '../result-options';
import { addFactOptions } from '../score/fact-options';

/** Adds `campaign …`. What its commands do is loaded only when one of them runs. */
export function registerCampaign(program: LocalCommand, context: CommandContext): void {
  const group = program.command('campaign').description(context.say(words.description)) as LocalCommand;
  group.hook('preAction', (_, command) => {
    const { file } = command.opts<CampaignOptions>();
    if (file !== undefined) context.logFile = file;
  });
  group.addHelpText('after', `\n${context.say(words.examples)}`);
  for (const add of [addNew, addRecord, addReports, addChanges, addRename, addFiles]) add(group, context);
}

function addCommand(group: LocalCommand, context: CommandContext, name: string, description: string): LocalCommand {
  const { say } = context;
  return group.command(name).description(description).option('--file <file>', say(words.file)).option('--json', say(words.json)) as LocalCommand;
}

/** Options that say which games are meant. */
function addFilters(command: LocalCommand, { say }: CommandContext): LocalCommand {
  return command.option('--attacker <name>', say(words.onlyAttacker)).option('--mission <name>', say(words.onlyMission)).option('--since <date>', say(words.since)) as LocalCommand;
}

function addNew(group: LocalCommand, context: CommandContext): void {
  const { say } = context;
  addCommand(group, context, 'new', say(words.new))
    .option('--here', say(words.here))
    .option('--group <name>', say(words.group))
    .option('--player <name>', say(words.player), collect, [])
    .option('--table <size>', say(words.table))
    .option('--pieces <file>', say(words.pieces))
    .option('--tables <folder>', say(words.tables))
    .option('--house <key=value>', say(words.house), collect, [])
    .option('--count-incursions', say(words.countIncursions))
    .action(async (options: NewOptions) => (await import('../campaign/run-new')).runNew(options, context));
}

/** The facts of a game, for `record` and `correct`; `date`: what is said of the day, since only `record` has one of its own. */
function addFacts(command: LocalCommand, { language, say }: CommandContext, date: Message = words.date): LocalCommand {
  return (command
    .option('--attacker <name>', say(words.attacker))
    .option('--defender <name>', say(words.defender))
    .option('--objectives <n>', say(words.objectives))
    .option('--achieved <list>', say(words.achieved, { list: listObjectiveWords(language) })) as LocalCommand)
    .hinted('--winner <who>', say(words.winner), winners)
    .hinted('--grade <how>', say(words.grade), grades)
    .option('--mission <name>', say(words.mission))
    .option('--scenario <name>', say(words.scenario))
    .option('--date <date>', say(date))
    .option('--tag <text>', say(words.tag))
    .option('--seed <text>', say(words.seed))
    .option('--x <fraction>', say(words.x))
    .option('--table <size>', say(words.gameTable))
    .option('--notes <text>', say(words.notes)) as LocalCommand;
}

function addRecord(group: LocalCommand, context: CommandContext): void {
  const { say } = context;
  const record = addCommand(group, context, 'record', say(words.record)).argument('[session]', say(words.session)) as LocalCommand;
  addFacts(record, context);
  record.option('--no-session', say(words.noSession));
  record.optionsGroup(say(words.groupFacts));
  addFactOptions(record, context);
  record.optionsGroup(say(words.groupResult));
  addResultOptions(record, context);
  record.action(async (session: string | undefined, options: RecordOptions) => (await import('../campaign/run-record')).runRecord(session, options, context));
}

function addReports(group: LocalCommand, context: CommandContext): void {
  const { say } = context;
  addFilters(addCommand(group, context, 'log', say(words.log)), context)
    .action(async (options: FilterOptions) => (await import('../campaign/run-log')).runLog(options, context));
  addFilters(addCommand(group, context, 'x', say(words.xCommand)), context)
    .choice('--by <what>', say(words.by), ['rules', 'map'])
    .action(async (options: XOptions) => (await import('../campaign/run-x')).runX(options, context));
  addFilters(addCommand(group, context, 'players', say(words.players)), context)
    .action(async (options: FilterOptions) => (await import('../campaign/run-players')).runPlayers(options, context));
  addCommand(group, context, 'show', say(words.show))
    .argument('<number>', say(words.number))
    .action(async (number: string, options: CampaignOptions) => (await import('../campaign/run-show')).runShow(number, options, context));
  addCommand(group, context, 'check', say(words.check))
    .action(async (options: CampaignOptions) => (await import('../campaign/run-check')).runCheck(options, context));
}

function addChanges(group: LocalCommand, context: CommandContext): void {
  const { say } = context;
  addCommand(group, context, 'void', say(words.void))
    .argument('<number>', say(words.number))
    .option('--why <text>', say(words.why))
    .option('--undo', say(words.undo))
    .action(async (number: string, options: CorrectOptions) => (await import('../campaign/run-correct')).runVoid(number, options, context));
  const correct = addCommand(group, context, 'correct', say(words.correct)).argument('<number>', say(words.number)) as LocalCommand;
  const clearable = gameFields.filter(({ required, key }) => !required && key !== 'void' && key !== 'corrections').map(({ key }) => key);
  addFacts(correct, context, words.dateCorrect)
    .option('--first <n>', say(words.first))
    .option('--second <n>', say(words.second))
    .option('--battle-points <points>', say(scoreMessages.battlePoints))
    .option('--why <text>', say(words.whyCorrect))
    .option('--clear <list>', say(words.clear, { list: clearable.join(', ') }));
  addOutcomeOptions(correct, context);
  correct.optionsGroup(say(words.groupFacts));
  addFactOptions(correct, context);
  correct.action(async (number: string, options: CorrectOptions) => (await import('../campaign/run-correct')).runCorrect(number, options, context));
}

function addRename(group: LocalCommand, context: CommandContext): void {
  const { say } = context;
  addCommand(group, context, 'rename', say(renameMessages.command))
    .argument('<old>', say(renameMessages.oldName))
    .argument('<new>', say(renameMessages.newName))
    .option('--merge', say(renameMessages.merge))
    .action(async (old: string, wanted: string, options: RenameOptions) => (await import('../campaign/run-rename')).runRename(old, wanted, options, context));
}

function addFiles(group: LocalCommand, context: CommandContext): void {
  const { say } = context;
  (addFilters(addCommand(group, context, 'export', say(words.export)), context)
    .option('-o, --out <file>', say(words.out))
    .option('--force', say(words.force)) as LocalCommand)
    .choice('--format <format>', say(words.format), ['csv', 'md', 'html', 'json'])
    .action(async (options: ExportOptions) => (await import('../campaign/run-export')).runExport(options, context));
  addCommand(group, context, 'import', say(words.import))
    .argument('<file>', say(words.importFile))
    .option('--force', say(words.importForce))
    .action(async (table: string, options: ImportOptions) => (await import('../campaign/run-import')).runImport(table, options, context));
  (addFilters(addCommand(group, context, 'chart', say(words.chart)), context)
    .option('-o, --out <file>', say(words.chartOut))
    .option('--force', say(words.force))
    .option('--ascii', say(words.ascii)) as LocalCommand)
    .choice('--theme <theme>', say(words.theme), ['colour', 'ink'], 'colour')
    .action(async (options: ChartOptions) => (await import('../campaign/run-chart')).runChart(options, context));
}
