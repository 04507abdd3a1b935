/** The sessions whose bytes are pinned: missions, X, evenings, house rules, sizes and odd seeds (see pinned.test.ts). */
import { createHash } from 'node:crypto';
import { missionIds, shippedRuleset, tryGenerate, type OptionChanges } from '../rules/support/shipped';
import { oddSeeds } from './support/odd-seeds';

/** A seed and what is asked for. */
export interface PinnedCase {
  readonly seed: string;
  readonly changes: OptionChanges;
}

const pieces = [
  { kind: 'straight', count: 4 }, { kind: 'corner', count: 2 }, { kind: 'fork', count: 2 }, { kind: 'crossing', count: 1 }, { kind: 'dead-end', count: 1 },
  { kind: 'small-room', widthMm: 200, lengthMm: 200, count: 2 }, { kind: 'large-room', widthMm: 300, lengthMm: 200, count: 2 },
] as const;

/** Ways of asking for a size, and the explorers. */
const askings: Readonly<Record<string, OptionChanges>> = {
  'max sections': { evening: null, maxSections: 25 },
  'max turns': { evening: null, maxTurns: 15 },
  'until objective': { evening: null, until: 'objective' },
  'until primary': { evening: null, until: 'primary' },
  'until exhausted': { evening: null, until: 'exhausted' },
  'a table': { table: { widthMm: 1400, heightMm: 800 } },
  pieces: { pieces: pieces.map((piece) => ({ ...piece })) },
  deepest: { explorer: 'deepest' },
  random: { explorer: 'random' },
};

/** All cases by name. */
export function listCases(): ReadonlyMap<string, PinnedCase> {
  const cases = new Map<string, PinnedCase>();
  const missions = missionIds();
  for (const mission of missions) {
    for (const evening of ['short', 'normal', 'long']) {
      for (const [name, x] of [['none', null], ['1', { num: 1, den: 1 }], ['4/3', { num: 4, den: 3 }], ['3', { num: 3, den: 1 }]] as const) {
        cases.set(`${mission}, ${evening}, X ${name}`, { seed: 'pinned', changes: { mission, evening, x } });
      }
    }
    for (const [name, changes] of Object.entries(askings)) cases.set(`${mission}, ${name}`, { seed: 'pinned', changes: { mission, x: { num: 4, den: 3 }, ...changes } });
  }
  shippedRuleset().houseRules.forEach(({ key, values, integer }, at) => {
    for (const value of [...values.slice(1), ...(integer ? [Math.min(integer[1], 9)] : [])]) {
      for (const seed of ['a', 'b', 'c', 'd']) {
        const mission = missions[(at + seed.charCodeAt(0)) % missions.length]!;
        cases.set(`${key}=${value}, ${mission}, ${seed}`, { seed, changes: { mission, x: key === 'xDefault' ? null : { num: 4, den: 3 }, evening: null, maxSections: 30, rules: { [key]: value } } });
      }
    }
  });
  oddSeeds.forEach((seed, at) => cases.set(`odd seed ${at}`, { seed, changes: { mission: missions[at % missions.length]!, x: { num: 1, den: 1 } } }));
  return cases;
}

/**
 * SHA-256 of what the dice made of a case, 16 hex digits, or the code of its refusal. The texts of the
 * tables are left out, and with them the tag and the digests that depend on them: a better word changes no dungeon.
 */
export function hashCase({ seed, changes }: PinnedCase): string {
  const made = tryGenerate(seed, changes);
  if (!made.ok) return `refused: ${made.code}`;
  const { seed: used, options, primary, primaryRoll, actions, events, state, board, discoveries, preparation } = made.document;
  const dungeon = { seed: used, options, primary, primaryRoll, actions, events, state, board, discoveries, preparation };
  return createHash('sha256').update(JSON.stringify(dungeon)).digest('hex').slice(0, 16);
}
