/** Answers of `odds` in a warm process: a few dice exactly, and 500 with re-rolls in floating point. */
import { defaultOf } from '../../src/cli/odds/fact-text';
import { readFact } from '../../src/combat/read-fact';
import type { Facts, Family } from '../../src/combat/contract';
import { loadFamily } from '../../src/combat/registry';
import { loadCombatRules } from '../../src/io/load-combat';
import { walkBare } from './bare-walk';
import { judge, measureInTurn, printHeading, printTimes, showMs } from './measure';

const rounds = 200;
const warmUp = 20;

/** The bound of 500 dice with re-rolls, ms on a quiet machine. */
const boundMs = 50;

const large = { shots: '500', bs: '3+', hitReroll: 'failed', strength: '4', toughness: '4', woundReroll: 'failed', save: '3+', saveReroll: 'ones', damage: 'D3', wounds: '3', models: '100' };
const small = { shots: '10', bs: '4', strength: '4', toughness: '4', save: '4+' };

/** Both beside the bare walk of the other measurements. */
export async function measureOdds(): Promise<void> {
  const [few, many] = [await prepare('classic', small), await prepare('w40k', large)];
  printHeading('Answers of odds, warm');
  const times = measureInTurn([{ name: 'bare walk, 60 sections', run: (round) => void walkBare(`odds-${round}`, 60) }, { name: '10 dice, exact', run: few }, { name: '500 dice with re-rolls', run: many }], rounds, warmUp);
  printTimes(times);
  console.log(`500 dice: least ${showMs(times[2]!.min).trim()}: ${judge(times[2]!.min, { at: boundMs })} ms; median ${showMs(times[2]!.median).trim()}: ${judge(times[2]!.median, { at: boundMs })} ms`);
}

/** The first question of a family with facts told as on the command line. */
async function prepare(family: Family, told: Readonly<Record<string, string>>): Promise<() => void> {
  const [{ questions: [question] }, rules] = [await loadFamily(family), await loadCombatRules(family)];
  const facts = Object.fromEntries(question!.fields.map((field) => [field.id, field.id in told ? readFact(field, told[field.id]!) : defaultOf(field)])) as Facts;
  const missing = Object.entries(facts).filter(([, value]) => value === undefined).map(([id]) => id);
  if (missing.length > 0) throw new Error(`${family} needs ${missing.join(', ')}`);
  return () => void question!.answer(facts, rules);
}
