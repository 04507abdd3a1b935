/** The result of a scenario of two incursions (SCN-01 to SCN-03): from the incursions in the log, from options, or from answers. */
import { isSamePlayer } from '../../campaign/known-players';
import type { CampaignLog, Game } from '../../campaign/log';
import { findOfPapers } from '../../campaign/same-play';
import { pairClashing } from '../../campaign/scenario-clash';
import { winnerOfSide } from '../../campaign/winner-of-side';
import { UserError } from '../../errors';
import { judgeScenario, listForeignScenarioFacts, outcomes, pickOutcome } from '../../missions/score/score-scenario';
import type { ScenarioFacts, ScenarioScore, ScenarioVerdict } from '../../missions/score/score-scenario';
import type { ComparedScoring } from '../../missions/judged-by-scenario';
import { isComparedScoring } from '../../missions/judged-by-scenario';
import { canAsk } from '../asker';
import type { CommandContext } from '../context';
import { findScenario } from '../generate/find-scenario';
import { campaignFaultMessages as words } from '../messages/campaign-report';
import type { ResultFlags } from '../result-options';
import { resultFlags } from '../result-options';
import type { SideNames } from '../score/ask-facts';
import { refuseForeign } from '../score/refuse-foreign';
import { readResult } from '../score/read-result';
import { checkMission } from './collect-game';
import type { CollectKit } from './collect-game';
import type { Facts, FactOptions } from './read-facts';
import { readFacts } from './read-facts';
import { refuseClash, refuseRecorded, refuseReversed } from './refuse-change';
import type { ScenarioPapers } from './scenario-facts';
import { readScenarioPapers } from './scenario-facts';

/** A result ready to be recorded, and why it is so. */
export interface CollectedResult {
  readonly facts: Facts;
  readonly score: ScenarioScore;
}

/** Collects the result. `folder`: of the scenario; without one `--scenario` names it. */
export async function collectResult(folder: string | undefined, options: FactOptions & ResultFlags, kit: CollectKit): Promise<CollectedResult> {
  const { log, tables, context } = kit;
  const papers = folder === undefined ? null : readScenarioPapers(folder, context.terminal.cwd);
  const { id, scoring } = papers ?? nameScenario(options, kit);
  checkMission({ mission: id }, tables);
  if (papers) refuseRecorded({ tag: papers.tag, scenario: id }, log);
  const played = papers ? findPlayed(papers, log) : null;
  const given = readFacts(options, tables, context, played?.players);
  const result = readResult(options, context.language, { ...played?.players, ...given });
  refuseForeign(listForeignScenarioFacts(scoring, result).map((fact) => resultFlags[fact]), tables.scenarios!.find((scenario) => scenario.id === id)!, context);
  if (played && scoring !== 'final') checkOrder(played, given, result);
  const told: ScenarioFacts = { ...played?.told, ...result };
  const facts: Facts = { ...played?.players, ...(papers ? { tag: papers.tag, tables: papers.tables } : {}), ...given, mission: id, scenario: id, whole: true };
  const complete = await tellInfiltrators(await completeResult(facts, told, scoring, kit), scoring, context);
  if (folder !== undefined) await refuseMany(folder, complete.told, played, result, context);
  const { score } = complete;
  const counts = scoring === 'final' ? { objectives: 0 } : { objectives: complete.told.first ?? 0, second: complete.told.second ?? 0 };
  return { score, facts: { ...complete.facts, ...counts, ...pickOutcome(complete.told), winner: winnerOfSide[score.winner] } };
}

/** Refuses more objectives than the boards can give, where they were told now: what the log has of an incursion was held against its board already. */
async function refuseMany(folder: string, all: ScenarioFacts, played: PlayedParts | null, given: ScenarioFacts, context: CommandContext): Promise<void> {
  const sides = (['first', 'second'] as const).filter((side) => given[side] !== undefined || played?.told[side] === undefined);
  const told = Object.fromEntries(sides.map((side) => [side, all[side]]));
  await (await import('../score/refuse-many-in-all')).refuseManyOfSides(folder, told, context);
}

function nameScenario({ scenario }: FactOptions, { tables, context }: CollectKit): Pick<ScenarioPapers, 'id' | 'scoring'> {
  if (scenario === undefined) throw new UserError('FACTS_MISSING', words.missing, { list: '--scenario' });
  const { id, scoring } = findScenario(scenario, tables, context.language);
  if (!isComparedScoring(scoring)) throw new UserError('NO_RESULT', words.noResult, { scenario: id }, { rule: 'SCN-01' });
  return { id, scoring };
}

/** What the log has of the incursions: who they are, what each brought, and their numbers. */
interface PlayedParts {
  readonly told: Pick<ScenarioFacts, 'first' | 'second'>;
  readonly players: Partial<Pick<Game, 'attacker' | 'defender'>>;
  readonly numbers: readonly number[];
}

/** The first player is who attacks in the first incursion. */
function findPlayed({ id, tag: scenarioTag, tags }: ScenarioPapers, { games }: CampaignLog): PlayedParts {
  const find = (tag: string | undefined): Game | undefined => findOfPapers(games, { scenario: id, scenarioTag, ...(tag === undefined ? {} : { tag }) });
  const [first, second] = [find(tags.first), find(tags.second)];
  const clash = first && second && pairClashing([first, second])[0];
  if (clash) throw refuseClash(clash, second);
  const [attacker, defender] = [first?.attacker ?? second?.defender, first?.defender ?? second?.attacker];
  return {
    told: { ...(first ? { first: first.objectives } : {}), ...(second ? { second: second.objectives } : {}) },
    players: { ...(attacker === undefined ? {} : { attacker }), ...(defender === undefined ? {} : { defender }) },
    numbers: [first, second].flatMap((game) => (game ? [game.number] : [])),
  };
}

/** What the incursions brought goes to who attacked in them: whoever says the two the other way round says all of it himself. */
function checkOrder({ told, players: { attacker, defender }, numbers }: PlayedParts, given: Facts, result: ScenarioFacts): void {
  if (attacker === undefined || defender === undefined || (['first', 'second'] as const).every((side) => told[side] === undefined || result[side] !== undefined)) return;
  const pairs = [[given.attacker, defender], [given.defender, attacker]].filter((pair) => pair[0] !== undefined) as [string, string][];
  if (pairs.length > 0 && pairs.every(([name, other]) => isSamePlayer(name, other))) throw refuseReversed({ attacker, defender }, numbers);
}

/** A result with nothing missing. */
interface CompleteResult {
  readonly facts: Facts;
  readonly told: ScenarioFacts;
  readonly score: ScenarioScore;
}

/** What is missing is asked for on a terminal, and named elsewhere. */
async function completeResult(facts: Facts, told: ScenarioFacts, scoring: ComparedScoring, { log, context }: Pick<CollectKit, 'log' | 'context'>): Promise<CompleteResult> {
  const players = (['attacker', 'defender'] as const).filter((key) => facts[key] === undefined);
  const verdict = judge(scoring, told);
  const missing = 'missing' in verdict ? verdict.missing : [];
  if (players.length === 0 && 'score' in verdict) return { facts, told, score: verdict.score };
  if (!canAsk(context)) {
    const flags = [...players.map((key) => `--${key}`), ...missing.map((key) => (key === 'outcome' ? outcomes.map((outcome) => resultFlags[outcome]).join(', ') : resultFlags[key]))];
    throw new UserError('FACTS_MISSING', words.missing, { list: flags.join(', ') }, { remedy: words.missingRemedy });
  }
  const ask = await import('./ask-game');
  const named = await ask.askPlayers(facts, log, context);
  const all = missing.length === 0 ? told : await (await import('../score/ask-facts')).askScenarioFacts(told, missing, context, nameSides(named));
  const answered = all ?? ask.refuseBrokenOff();
  return completeResult(await ask.askNotes(named, context), answered, scoring, { log, context });
}

function nameSides({ attacker = '', defender = '' }: Facts): SideNames {
  return { first: attacker, second: defender };
}

/** In a log nobody needs to know of infiltrators: without the points of the battle the incursions are compared alone (SCN-02). */
function judge(scoring: ComparedScoring, told: ScenarioFacts): ScenarioVerdict {
  const verdict = judgeScenario(scoring, told);
  return 'missing' in verdict && scoring === 'preliminary' ? judgeScenario('tunnels', told) : verdict;
}

/** SCN-02: what the winner may field in the battle to come; its points are asked for on a terminal, and need not be known yet. */
async function tellInfiltrators(complete: CompleteResult, scoring: ComparedScoring, context: CommandContext): Promise<CompleteResult> {
  const { told, score } = complete;
  if (scoring !== 'preliminary' || score.infiltrators !== undefined) return complete;
  const battlePoints = canAsk(context) ? await (await import('./ask-battle')).askBattlePoints(context) : undefined;
  const known = battlePoints === undefined ? told : { ...told, battlePoints };
  const verdict = judgeScenario(scoring, known);
  if ('score' in verdict) return { ...complete, told: known, score: verdict.score };
  return { ...complete, score: { ...score, lines: [...score.lines, { rule: 'SCN-02', text: 'preliminary.untold', values: {} }] } };
}
