/** The options of `generate`, as commander gives them: text as typed, checked later. */
import type { Language } from '../../tables/ruleset';
import type { Paper, Secrecy } from '../../render/renderer';
import type { ThemeFlags } from '../choose-theme';
import type { CommandContext } from '../context';
import { languages } from '../language';
import { collect } from '../collect';
import type { LocalCommand } from '../local-command';
import { generateOptionMessages as words } from '../messages/generate-options';
import { commonOptionMessages } from '../messages/parser';

/** What the command line said. */
export interface GenerateFlags extends ThemeFlags {
  readonly mission?: string;
  readonly scenario?: string;
  readonly seed?: string;
  readonly seedFile?: string;
  readonly campaign?: string | true;
  /** No option: the log was offered on the terminal, and this evening is none of that group. */
  readonly declinedLog?: true;
  readonly x?: string;
  readonly primary?: string;
  readonly evening?: string;
  readonly maxSections?: string;
  readonly maxTurns?: string;
  readonly until?: 'objective' | 'primary' | 'exhausted';
  readonly table?: string;
  readonly pieces?: string;
  readonly explorer?: 'nearest' | 'deepest' | 'random';
  readonly house?: readonly string[];
  readonly rules?: string;
  readonly tables?: string;
  readonly from?: string;
  readonly secrecy?: Secrecy;
  readonly lang?: Language;
  readonly paper?: Paper;
  readonly templates?: string;
  readonly forces?: readonly string[];
  readonly out?: string;
  readonly force?: boolean;
  readonly count?: string;
  readonly share?: boolean;
  readonly json?: boolean;
  readonly ascii?: boolean;
}

/** Values of the choices, the default first. */
export const generateChoices = {
  explorer: ['nearest', 'deepest', 'random'],
  secrecy: ['sealed', 'defender', 'master'],
  paper: ['a4', 'letter'],
  ink: ['full', 'save'],
  until: ['objective', 'primary', 'exhausted'],
} as const;

/** Adds the options of `generate` in the groups its help shows. */
export function addGenerateOptions(command: LocalCommand, { say }: CommandContext): void {
  command.optionsGroup(say(words.groupSession));
  command.option('-m, --mission <name>', say(words.mission));
  command.option('--scenario <name>', say(words.scenario));
  command.option('-s, --seed <text>', say(words.seed));
  command.option('--seed-file <file>', say(words.seedFile));
  command.option('--campaign [file]', say(words.campaign));
  command.option('--x <number>', say(words.x));
  command.option('--primary <objective>', say(words.primary));
  command.option('--from <string>', say(words.from));
  command.option('--count <n>', say(words.count));

  command.optionsGroup(say(words.groupSize));
  command.option('--evening <size>', say(words.evening));
  command.option('--max-sections <n>', say(words.maxSections));
  command.option('--max-turns <n>', say(words.maxTurns));
  command.choice('--until <what>', say(words.until), generateChoices.until);
  command.option('--table <size>', say(words.table));
  command.option('--pieces <file>', say(words.pieces));
  command.choice('--explorer <how>', say(words.explorer), generateChoices.explorer);

  command.optionsGroup(say(words.groupRules));
  command.option('--house <key=value>', say(words.house), collect);
  command.option('--rules <file>', say(words.rules));
  command.option('--tables <folder>', say(words.tables));

  command.optionsGroup(say(words.groupPapers));
  command.choice('--secrecy <who>', say(words.secrecy), generateChoices.secrecy);
  command.choice('--lang <code>', say(commonOptionMessages.lang), languages);
  command.choice('--paper <size>', say(words.paper), generateChoices.paper);
  command.option('--theme <theme>', say(words.theme));
  command.choice('--ink <how>', say(words.ink), generateChoices.ink);
  command.option('--templates <folder>', say(words.templates));
  command.option('--forces <file>', say(words.forces), collect);

  command.optionsGroup(say(words.groupOutput));
  command.option('-o, --out <folder>', say(words.out));
  command.option('-f, --force', say(words.force));
  command.option('--share', say(words.share));
  command.option('--json', say(words.json));
  command.option('--ascii', say(words.ascii));
}
