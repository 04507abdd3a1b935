/** The two updates of the Warhammer 40,000 rulebook (W40). */
import type { CombatFamily } from '../contract';
import { fightQuestion, shootQuestion } from './attack-questions';
import { chargeQuestion, moraleQuestion, rollQuestion, transportQuestion } from './other-questions';
import { describeSheet } from './reference';
import type { W40kRules } from './schema';

/** What the program needs of this family. */
export const w40kFamily: CombatFamily<W40kRules> = {
  questions: [shootQuestion, fightQuestion, chargeQuestion, moraleQuestion, transportQuestion, rollQuestion],
  describeSheet,
};
