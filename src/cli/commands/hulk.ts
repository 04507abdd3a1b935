import type { CommandContext } from '../context';
import { canAsk } from '../asker';
import { collect } from '../collect';
import type { HulkOptions } from '../hulk/game-access';
import type { NewHulkOptions } from '../hulk/run-new';
import type { SpendOptions } from '../hulk/run-change';
import { LocalCommand } from '../local-command';
import { hulkMessages as words } from '../messages/hulk';
import { hulkLists as lists } from '../messages/hulk-lists';
import { hulkReport } from '../messages/hulk-report';
import { hulkWords } from '../messages/hulk-words';

const loadChanges = () => import('../hulk/run-change');

/** Adds `hulk …`: the tracker of a game in the style of Space Hulk. Without a command it asks for them on a terminal. */
export function registerHulk(program: LocalCommand, context: CommandContext): void {
  const { say } = context;
  const group = program.command('hulk').description(say(words.description)).option('--file <file>', say(words.file)) as LocalCommand;
  group.otherWords = hulkWords;
  group.neverGuessed = ['kill', 'over', 'end'];
  // Whatever else stands there was meant for a command.
  group._excessArguments = (received) => group.unknownCommand(received[0]);
  group.unknownOption = (flag) => (group.args[0] !== undefined && !group.args[0].startsWith('-') ? group.unknownCommand(group.args[0]) : LocalCommand.prototype.unknownOption.call(group, flag));
  group.addHelpText('after', `\n${say(words.examples)}`);
  for (const add of [addGame, addTurn, addSpend, addMarks, addForces]) add(group, context);
  group.takesOtherWords = true;
  group.action(async (options: HulkOptions) => {
    if (!canAsk(context)) throw group.usageError('MISSING_COMMAND', hulkReport.needsCommand, {});
    const { runHulkLoop } = await import('../hulk/run-loop');
    await runHulkLoop(options, context, () => {
      const inner = new LocalCommand(context, 'plasma-wall');
      registerHulk(inner, context);
      return inner;
    });
  });
}

function addCommand(group: LocalCommand, { say }: CommandContext, name: string, short: string, description: string): LocalCommand {
  const command = group.command(name).description(description).option('--file <file>', say(words.file)).option('--json', say(words.json)) as LocalCommand;
  return short === '' ? command : (command.alias(short) as LocalCommand);
}

/** Options of the group, such as `hulk --file x status`, and those of the command itself, which win. */
function optionsOf<Options extends HulkOptions>(command: LocalCommand): Options {
  return { ...command.parent?.opts(), ...command.opts() } as Options;
}

function addGame(group: LocalCommand, context: CommandContext): void {
  const { say } = context;
  addCommand(group, context, 'new', '', say(words.new))
    .option('--marines <list>', say(words.marines, { list: say(lists.marines) }), 'sergeant,bolter,bolter,flamer,bolter')
    .option('--seed <text>', say(words.seed))
    .option('--house <key=value>', say(words.house), collect, [])
    .option('--no-timer', say(words.noTimer))
    .option('--force', say(words.force))
    .action(async (_: unknown, command: LocalCommand) => (await import('../hulk/run-new')).runNewHulk(optionsOf<NewHulkOptions>(command), context));
  addCommand(group, context, 'status', 'st', say(words.status))
    .action(async (_: unknown, command: LocalCommand) => (await loadChanges()).runStatus(optionsOf(command), context));
  addCommand(group, context, 'undo', 'u', say(words.undo))
    .action(async (_: unknown, command: LocalCommand) => (await loadChanges()).runUndo(optionsOf(command), context));
}

function addTurn(group: LocalCommand, context: CommandContext): void {
  const { say } = context;
  for (const [name, short] of [['draw', 'd'], ['exchange', 'x']] as const) {
    addCommand(group, context, name, short, say(words[name])).argument('[number]', say(words.value))
      .action(async (value: string | undefined, _: unknown, command: LocalCommand) => (await loadChanges()).runToken(name, value, optionsOf(command), context));
  }
  addCommand(group, context, 'clock', 'c', say(words.clockCommand)).argument('<time>', say(words.clock))
    .action(async (what: string, _: unknown, command: LocalCommand) => (await loadChanges()).runClock(what, optionsOf(command), context));
  addCommand(group, context, 'end', 'e', say(words.end))
    .action(async (_: unknown, command: LocalCommand) => (await loadChanges()).runEnd(optionsOf(command), context));
  addCommand(group, context, 'adjust', '', say(words.adjust)).argument('[model]', say(words.model)).requiredOption('--by <number>', say(words.by))
    .action(async (model: string | undefined, _: unknown, command: LocalCommand) => (await loadChanges()).runAdjust(model, optionsOf<HulkOptions & { readonly by: string }>(command), context));
  addCommand(group, context, 'over', '', say(words.over)).argument('<side>', say(words.winner))
    .action(async (side: string, _: unknown, command: LocalCommand) => (await loadChanges()).runOver(side, optionsOf(command), context));
}

function addSpend(group: LocalCommand, context: CommandContext): void {
  const { say } = context;
  addCommand(group, context, 'activate', 'a', say(words.activate)).argument('<model>', say(words.model))
    .action(async (model: string, _: unknown, command: LocalCommand) => (await loadChanges()).runActivate(model, optionsOf(command), context));
  const spend = addCommand(group, context, 'spend', 's', say(words.spend)).argument('<model>', say(words.model)).argument('<actions...>', say(words.actions, { list: say(lists.actions) })) as LocalCommand;
  spend.option('--cp [number]', say(words.cp)).option('--target <target>', say(words.target));
  spend.option('--from <how>', say(words.from, { list: say(lists.directions) }));
  spend.option('--dice <dice>', say(words.dice)).option('--late', say(words.late))
    .action(async (model: string, actions: readonly string[], _: unknown, command: LocalCommand) => (await loadChanges()).runSpend(model, actions, optionsOf<SpendOptions>(command), context));
}

function addMarks(group: LocalCommand, context: CommandContext): void {
  const { say } = context;
  addCommand(group, context, 'enemy', 'en', say(words.enemy))
    .action(async (_: unknown, command: LocalCommand) => (await loadChanges()).runEnemy(optionsOf(command), context));
  const attacked = addCommand(group, context, 'attacked', '', say(words.attacked)).argument('<model>', say(words.model)) as LocalCommand;
  attacked.option('--from <how>', say(words.from, { list: say(lists.directions) }));
  attacked.action(async (model: string, _: unknown, command: LocalCommand) => (await loadChanges()).runAttacked(model, optionsOf<SpendOptions>(command), context));
  for (const [name, short, text] of [['jam', '', words.jam], ['out-of-arc', '', words.outOfArc], ['kill', 'k', words.kill]] as const) {
    addCommand(group, context, name, short, say(text)).argument('<model>', say(words.model))
      .action(async (model: string, _: unknown, command: LocalCommand) => (await loadChanges()).runMark(name, model, optionsOf(command), context));
  }
  addCommand(group, context, 'flames', '', say(words.flames)).argument('<section>', say(words.section)).option('--out', say(words.out))
    .action(async (section: string, _: unknown, command: LocalCommand) => (await loadChanges()).runFlames(section, optionsOf(command), context));
}

function addForces(group: LocalCommand, context: CommandContext): void {
  const { say } = context;
  addCommand(group, context, 'add', '', say(words.add)).argument('<kind>', say(words.kind, { list: `${say(lists.marines)}, ${say(lists.stealers)}` })).argument('[number]', say(words.count))
    .action(async (kind: string, count: string | undefined, _: unknown, command: LocalCommand) => (await loadChanges()).runAdd(kind, count, optionsOf(command), context));
  addCommand(group, context, 'reinforce', 'r', say(words.reinforce)).argument('<area>', say(words.area)).argument('[number]', say(words.count)).option('--near', say(words.near))
    .action(async (area: string, count: string | undefined, _: unknown, command: LocalCommand) => (await loadChanges()).runReinforce(area, count, optionsOf(command), context));
  addCommand(group, context, 'enter', '', say(words.enter)).argument('<area>', say(words.area)).argument('<kind>', say(words.kind, { list: say(lists.stealers) })).argument('[number]', say(words.count))
    .action(async (area: string, kind: string, count: string | undefined, _: unknown, command: LocalCommand) => (await loadChanges()).runEnter(area, kind, count, optionsOf(command), context));
  addCommand(group, context, 'reveal', '', say(words.reveal)).argument('<marker>', say(words.marker)).argument('[kinds...]', say(words.kinds)).option('--forced', say(words.forced))
    .action(async (marker: string, kinds: readonly string[], _: unknown, command: LocalCommand) => (await loadChanges()).runReveal(marker, kinds, optionsOf(command), context));
  addCommand(group, context, 'reveal-area', '', say(words.revealArea)).argument('<area>', say(words.area)).argument('<number>', say(words.models))
    .action(async (area: string, models: string, _: unknown, command: LocalCommand) => (await loadChanges()).runRevealArea(area, models, optionsOf(command), context));
}
