import type { ScenarioFacts } from '../../missions/score/score-scenario';
import { most } from '../../missions/score/unit-text';
import { parseWhole } from '../generate/parse-values';
import type { Language } from '../../tables/ruleset';
import type { TwoPlayers } from '../read-words';
import { readSide, readWithdrawn } from '../read-words';
import type { ResultFlags } from '../result-options';
import { resultFlags } from '../result-options';

/** What options tell of the result of a scenario (SCN-01 to SCN-03). `players`: where their names are known, they say who it was as well. */
export function readResult({ first, second, battlePoints, wipedOut, battle, withdrew }: ResultFlags, language: Language, players: TwoPlayers = {}): ScenarioFacts {
  return {
    ...(first === undefined ? {} : { first: parseWhole(resultFlags.first, first, 0, most.objectives) }),
    ...(second === undefined ? {} : { second: parseWhole(resultFlags.second, second, 0, most.objectives) }),
    ...(battlePoints === undefined ? {} : { battlePoints: parseWhole(resultFlags.battlePoints, battlePoints, 0, most.battlePoints) }),
    ...(wipedOut === undefined ? {} : { wipedOut: readSide(resultFlags.wipedOut, wipedOut, players, language) }),
    ...(battle === undefined ? {} : { battle: readSide(resultFlags.battle, battle, players, language) }),
    ...(withdrew === undefined ? {} : { withdrew: readWithdrawn(resultFlags.withdrew, withdrew, players, language) }),
  };
}
