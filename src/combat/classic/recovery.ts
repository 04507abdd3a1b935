/** Who gets up after a combat: one D6 for each Wound of the profile (KO-03, KO-04, SCN-06). */
import { mapValues, repeat } from '../exact/combine';
import type { Distribution, ExactDistribution } from '../exact/distribution';
import { weigh } from '../exact/distribution';
import type { ClassicRules } from './schema';

/** What became of one model: its Wounds, 0 when it is dead; −1 when it rises as a zombie. */
export function recoverOne({ recovery: { needed, risesOn } }: ClassicRules, wounds: number, residentEvil: boolean): ExactDistribution {
  const good = 7 - needed;
  const bad = 6 - good;
  const all = 6 ** wounds;
  const ways = Array.from({ length: wounds + 1 }, (_, back): readonly [number, number] => {
    const alike = choose(wounds, back) * good ** back;
    // A die that raises the dead does so whatever the others show.
    return [back, alike * (residentEvil ? bad - (risesOn < needed ? 1 : 0) : bad) ** (wounds - back)];
  });
  return weigh(residentEvil ? [...ways, [-1, all - ways.reduce((sum, [, count]) => sum + count, 0)]] : ways);
}

/** So many models alike: how many come back, with how many Wounds in all, and how many rise. */
export function recoverModels(rules: ClassicRules, { wounds, models, residentEvil }: { readonly wounds: number; readonly models: number; readonly residentEvil: boolean }): { readonly back: Distribution; readonly regained: Distribution; readonly risen: Distribution } {
  const one = recoverOne(rules, wounds, residentEvil);
  const of = (change: (left: number) => number): Distribution => repeat(mapValues(one, change), models);
  return { back: of((left) => (left > 0 ? 1 : 0)), regained: of((left) => Math.max(0, left)), risen: of((left) => (left < 0 ? 1 : 0)) };
}

function choose(of: number, taken: number): number {
  let ways = 1;
  for (let at = 0; at < taken; at++) ways = (ways * (of - at)) / (at + 1);
  return ways;
}
