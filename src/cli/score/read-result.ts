import type { ScenarioFacts } from '../../missions/score/score-scenario';
import { most } from '../../missions/score/unit-text';
import { parseWhole } from '../generate/parse-values';
import type { ResultFlags } from '../result-options';
import { resultFlags } from '../result-options';

/** What options tell of the result of a scenario (SCN-01 to SCN-03). */
export function readResult({ first, second, battlePoints, wipedOut, battle, withdrew }: ResultFlags): ScenarioFacts {
  return {
    ...(first === undefined ? {} : { first: parseWhole(resultFlags.first, first, 0, most.objectives) }),
    ...(second === undefined ? {} : { second: parseWhole(resultFlags.second, second, 0, most.objectives) }),
    ...(battlePoints === undefined ? {} : { battlePoints: parseWhole(resultFlags.battlePoints, battlePoints, 0, most.battlePoints) }),
    ...(wipedOut === undefined ? {} : { wipedOut }),
    ...(battle === undefined ? {} : { battle }),
    ...(withdrew === undefined ? {} : { withdrew }),
  };
}
