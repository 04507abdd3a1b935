import { UserError } from '../../errors';
import { loadShippedRuleset } from '../../io/load-ruleset';
import { readSessionFile } from '../../io/session-file';
import type { GameFacts } from '../../missions/score/facts';
import type { LineValues, Score, ScoreSetup } from '../../missions/score/score-mission';
import { listMissingFacts, scoreMission } from '../../missions/score/score-mission';
import { formatFraction } from '../../render/number-format';
import type { Ratio } from '../../tables/ratio';
import type { MissionDefinition } from '../../tables/ruleset';
import type { CommandContext, MessageValues } from '../context';
import { findMission } from '../generate/find-mission';
import { chooseHouseRules, parseHouseFlag } from '../generate/parse-house-rules';
import { parseX } from '../generate/parse-values';
import { factMessages } from '../messages/facts';
import { scoreMessages as words } from '../messages/score';
import { checkDrawable } from '../render/check-drawable';
import { askOrRefuse } from './ask-or-refuse';
import { findScoredScenario, scoreScenario } from './run-score-scenario';
import { readFacts } from './read-facts';
import type { ScoreFlags } from './read-facts';

/** Options that tell a fact, for the error that names what is missing. */
const flagOf = { objectives: '--objectives', primary: '--primary', units: '--unit', charge: '--charge', allDead: '--all-dead', die: '--die' } as const;

type Asked = keyof typeof flagOf;

/** Says who won a finished game, and why; the verdict to stdout. */
export async function runScore(session: string | undefined, flags: ScoreFlags, context: CommandContext): Promise<void> {
  const scored = await findScoredScenario(session, flags, context);
  if (scored?.compared) return scoreScenario(scored.scenario, flags, context);
  const { mission, ...setup } = scored ? await readSetup(scored.session, flags, context, scored.mission) : await readSetup(session, flags, context);
  const known = readFacts(flags, context.terminal.cwd);
  const missing = listMissing({ ...setup, mission }, known);
  const facts = missing.length === 0 ? (known as GameFacts)
    : await askOrRefuse(missing.map((fact) => flagOf[fact]), async () => (await import('./ask-facts')).askFacts({ ...setup, mission }, known, missing, context), context);
  if (facts === null) return;
  const score = scoreMission({ ...setup, mission }, facts);
  if (flags.json) context.out(`${JSON.stringify({ mission: mission.id, x: setup.x, facts, ...score }, null, 2)}\n`);
  else context.out(`${describeScore(score, mission, context)}\n`);
}

interface Setup extends ScoreSetup {
  readonly mission: MissionDefinition;
}

/** Mission, X and house rules: of the session, or of the flags; flags win. `board`: mission of a scenario's board. */
async function readSetup(session: string | undefined, flags: ScoreFlags, context: CommandContext, board?: string): Promise<Setup> {
  const { language, terminal: { cwd } } = context;
  const document = session === undefined ? null : await checkDrawable(readSessionFile(session, cwd), session, context);
  const ruleset = document?.ruleset ?? (await loadShippedRuleset(language));
  const ofScenario = board === undefined ? undefined : ruleset.missions.find(({ id }) => id === board);
  if (!document && !ofScenario && flags.mission === undefined) throw new UserError('NO_MISSION', factMessages.noMission, {}, { remedy: factMessages.noMissionRemedy });
  const mission = ofScenario ?? (flags.mission === undefined ? document!.mission : findMission(flags.mission, ruleset.missions, language));
  const given = Object.entries(document?.options.houseRules ?? {}).map(([key, value]) => ({ key, value: value as unknown }));
  return {
    mission,
    x: flags.x === undefined ? (document?.options.x ?? null) : parseX(flags.x),
    houseRules: chooseHouseRules(ruleset.houseRules, [...given, ...(flags.house ?? []).map(parseHouseFlag)], language),
  };
}

/** What is still to be told, in the order to ask for it. */
function listMissing(setup: ScoreSetup, known: Partial<GameFacts>): Asked[] {
  const rest = listMissingFacts(setup, { objectives: 0, ...known });
  return known.objectives === undefined ? ['objectives', ...rest] : rest;
}

/** Line by line with the rule of each, the result last. */
function describeScore({ lines }: Score, mission: MissionDefinition, { language, outStyle, say }: CommandContext): string {
  const shown = lines.map(({ rule, text, values }) => `  ${say(words.lines[text]!, fillValues(values))} ${outStyle.dim(`[${rule}]`)}`);
  const last = shown.length - 1;
  return [outStyle.bold(mission.name[language]), ...shown.map((line, at) => (at === last ? outStyle.bold(line) : line))].join('\n');
}

function fillValues(values: LineValues): MessageValues {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, typeof value === 'object' ? formatFraction(value as Ratio) : value]));
}
