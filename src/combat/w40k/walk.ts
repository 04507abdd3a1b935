/** Many steps from state to state in floating point: what `iterate` does for few, on plain arrays, for hundreds of dice. */
import type { Distribution, FloatingDistribution } from '../exact/distribution';
import { rounding, toFloating } from '../exact/distribution';

/** A number of steps, itself left to chance, from state 0 on; no step leads down, and none leads beyond `last`, where all ends. */
export function walkFloating(times: Distribution, last: number, step: (state: number) => Distribution): FloatingDistribution {
  const { min, chances: weights, error } = toFloating(times);
  // Where each state may lead: typed arrays, which the loop below runs through many thousand times.
  const [least, chances, ended] = [new Int32Array(last + 1), new Array<Float64Array | undefined>(last + 1).fill(undefined), new Float64Array(last + 1)];
  let [now, next] = [new Float64Array(last + 1), new Float64Array(last + 1)];
  now[0] = 1;
  let [first, reached, slack, stepError] = [0, 0, error, 0];
  for (let taken = 0; taken < min + weights.length; taken++) {
    const weight = weights[taken - min] ?? 0;
    if (weight > 0) for (let state = first; state <= reached; state++) ended[state]! += weight * now[state]!;
    next.fill(0, first, reached + 1);
    let furthest = reached;
    for (let state = first; state <= reached; state++) {
      const from = now[state]!;
      // Too small to matter: what is left out is counted as error.
      if (from < negligible) {
        slack += from;
        continue;
      }
      let to = chances[state];
      if (to === undefined) {
        const one = toFloating(step(state));
        [to, least[state], stepError] = [Float64Array.from(one.chances), one.min, Math.max(stepError, one.error)];
        chances[state] = to;
      }
      const start = least[state]!;
      for (let at = 0; at < to.length; at++) next[start + at]! += from * to[at]!;
      furthest = Math.max(furthest, start + to.length - 1);
    }
    [now, next, reached] = [next, now, furthest];
    while (first < reached && now[first] === 0) first++;
    // As for one step of a spread: its own error, and a rounding for each state that may lead to one outcome.
    slack += stepError + (reached + 2) * rounding;
  }
  return { kind: 'floating', min: 0, chances: [...ended], error: slack + (weights.length + 1) * rounding };
}

/** Chances below this are left out of a walk. */
const negligible = 1e-25;
