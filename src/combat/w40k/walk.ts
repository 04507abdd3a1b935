/** Many steps from state to state in floating point: what `iterate` does for few, on plain arrays, for hundreds of dice. */
import type { Distribution, FloatingDistribution } from '../exact/distribution';
import { rounding, toFloating } from '../exact/distribution';

/** A number of steps, itself left to chance, from state 0 on; no step leads down, and none leads beyond `last`, where all ends. */
export function walkFloating(times: Distribution, last: number, step: (state: number) => Distribution): FloatingDistribution {
  const { min, chances: weights, error } = toFloating(times);
  const steps: FloatingDistribution[] = [];
  const ended = new Float64Array(last + 1);
  let now = new Float64Array(last + 1);
  now[0] = 1;
  let [reached, slack, stepError] = [0, error, 0];
  for (let taken = 0; taken < min + weights.length; taken++) {
    const weight = weights[taken - min] ?? 0;
    for (let state = 0; weight > 0 && state <= reached; state++) ended[state]! += weight * now[state]!;
    const next = new Float64Array(last + 1);
    let furthest = reached;
    for (let state = 0; state <= reached; state++) {
      const from = now[state]!;
      if (from === 0) continue;
      const one = (steps[state] ??= toFloating(step(state)));
      addScaled(next, one, from);
      furthest = Math.max(furthest, one.min + one.chances.length - 1);
      stepError = Math.max(stepError, one.error);
    }
    [now, reached] = [next, furthest];
    // As for one step of a spread: its own error, and a rounding for each state that may lead to one outcome.
    slack += stepError + (reached + 2) * rounding;
  }
  return { kind: 'floating', min: 0, chances: [...ended], error: slack + (weights.length + 1) * rounding };
}

function addScaled(to: Float64Array, { min, chances }: FloatingDistribution, weight: number): void {
  for (let at = 0; at < chances.length; at++) to[min + at]! += weight * chances[at]!;
}
