/** What happened, from flags or from a JSON file; everything is checked and every fault names its field. */
import { UserError } from '../../errors';
import { readTextFile } from '../../io/read-file';
import type { ChargeOutcome, GameFacts, UnitOutcome } from '../../missions/score/facts';
import { most, parseUnitText } from '../../missions/score/unit-text';
import type { CommandContext } from '../context';
import { parseWhole } from '../generate/parse-values';
import { factMessages as words } from '../messages/facts';
import type { ResultFlags } from '../result-options';
import { drawDie } from './draw-die';
import type { FieldReader } from './read-facts-file';
import { checkUnit, factReaders } from './read-facts-file';

/** What the command line of `score` said. */
export interface ScoreFlags extends ResultFlags {
  readonly mission?: string;
  readonly x?: string;
  readonly house?: readonly string[];
  readonly facts?: string;
  readonly objectives?: string;
  readonly primary?: boolean;
  readonly unit?: readonly string[];
  readonly bonus?: boolean;
  readonly charge?: boolean;
  readonly outside?: string;
  readonly inside?: string;
  readonly allDead?: boolean;
  readonly die?: string;
  readonly character?: string;
  readonly escort?: string;
  readonly scenario?: string;
  readonly json?: boolean;
}

/** Facts of a JSON file and of flags; a flag wins. `objectives` may still be missing. */
export async function readFacts(flags: ScoreFlags, context: CommandContext): Promise<Partial<GameFacts>> {
  const ofFile: Partial<GameFacts> = flags.facts === undefined ? {} : await readFactsFile(flags.facts, factReaders, context);
  return { ...ofFile, ...factsOfFlags(flags), ...readCharge(flags, ofFile.charge), ...readCharacter(flags, ofFile.character) };
}

/** Fields of a JSON file that the user named, each by its reader. */
export async function readFactsFile(path: string, readers: Readonly<Record<string, FieldReader>>, { language, terminal }: CommandContext): Promise<Record<string, unknown>> {
  const { parseFactsFile } = await import('./parse-facts-file');
  return parseFactsFile(path, readTextFile(path, terminal.cwd), readers, language);
}

function factsOfFlags(flags: ScoreFlags): Partial<GameFacts> {
  const facts: { -readonly [Key in keyof GameFacts]?: GameFacts[Key] } = {};
  const { objectives, primary, unit, bonus, allDead, die } = flags;
  if (objectives !== undefined) facts.objectives = parseWhole('--objectives', objectives, 0, most.objectives);
  if (primary !== undefined) facts.primary = primary;
  if (unit !== undefined) facts.units = parseUnits(unit);
  if (bonus !== undefined) facts.escapeBonus = bonus;
  if (allDead !== undefined) facts.allDead = allDead;
  if (die !== undefined) facts.die = readDie(die);
  return facts;
}

/** What was told of the charge, which may be a part: nobody is counted as 0 unless it is said (MIS-24). */
function readCharge({ charge, outside, inside }: ScoreFlags, ofFile: ChargeOutcome | undefined): { readonly charge?: ChargeOutcome } {
  if (charge === undefined && outside === undefined && inside === undefined) return {};
  return { charge: {
    ...ofFile,
    ...(charge === undefined ? {} : { planted: charge }),
    ...(outside === undefined ? {} : { outside: parseWhole('--outside', outside, 0, most.models) }),
    ...(inside === undefined ? {} : { inside: parseWhole('--inside', inside, 0, most.models) }),
  } };
}

/** MIS-20: an escort is that of a character. */
function readCharacter({ character, escort }: ScoreFlags, ofFile: GameFacts['character']): { readonly character?: NonNullable<GameFacts['character']> } {
  if (character === undefined && escort === undefined) return {};
  const points = character === undefined ? ofFile?.points : parseWhole('--character', character, 0, most.points);
  if (points === undefined) throw new UserError('FACTS_MISSING', words.missing, { flags: '--character' }, { remedy: words.missingRemedy, rule: 'MIS-20' });
  return { character: { points, escort: escort === undefined ? (ofFile?.escort ?? 0) : parseWhole('--escort', escort, 0, most.points) } };
}

/** MIS-12: the 1D3 as it fell at the table, or rolled here. */
function readDie(typed: string): number {
  if (typed === 'roll') return drawDie();
  if (/^\s*[123]\s*$/.test(typed)) return Number(typed);
  throw new UserError('BAD_NUMBER', words.badDie, { value: typed.slice(0, 80) }, { rule: 'MIS-12' });
}

function parseUnits(texts: readonly string[]): UnitOutcome[] {
  if (texts.length > most.units) throw new UserError('TOO_MANY_UNITS', words.tooManyUnits, { count: texts.length, most: most.units });
  return texts.map(parseUnit);
}

function parseUnit(text: string): UnitOutcome {
  const unit = parseUnitText(text);
  if (unit === null) throw new UserError('BAD_UNIT', words.badUnit, { value: text.slice(0, 100) }, { remedy: words.unitForm, rule: 'MIS-07' });
  return checkUnit(unit, words.unitForm);
}
