/**
 * The public page. It is built from the options, the mission and the ruleset alone: nothing of the board,
 * the discoveries or the seed may enter here (PRE-08, S2).
 */
import type { SessionDocument } from '../../session/document';
import { leafOf } from '../../dice/draw';
import type { Secrecy } from '../renderer';
import { blocksOf, splitText } from './blocks';
import { nameGame } from './game-name';
import type { HouseRuleGroup } from './house-rules-page';
import { buildModifiers } from './modifiers';
import type { PackWords } from './pack-words';
import { buildVictory } from './victory';

/** The parts of a document that everybody may know. */
export type PublicPart = Pick<SessionDocument, 'mission' | 'options' | 'primary' | 'primaryRoll' | 'ruleset' | 'tag'>;

/** The view of the public page. */
export function buildPublicPage(document: PublicPart, secrecy: Secrecy, words: PackWords, houseRules: readonly HouseRuleGroup[]) {
  const { mission } = document;
  return {
    name: nameGame(document, words),
    summary: splitText(words.pick(mission.summary), [mission.rule]),
    primary: describePrimary(document, words),
    setup: blocksOf(mission.setup, words),
    procedure: blocksOf(mission.procedure, words),
    special: blocksOf(mission.special, words),
    victory: buildVictory(document, words),
    cards: describeCards(document, secrecy, words),
    houseRules,
    rulesNote: words.text('public.rulesNote'),
  };
}

function describePrimary({ primary, primaryRoll, ruleset }: PublicPart, words: PackWords): string {
  if (primary === null) return '';
  const objective = words.label(`objective.${primary}`);
  if (primaryRoll === null) return words.text('public.primary', { objective });
  const roll = leafOf(primaryRoll);
  const dice = `${(ruleset.tables[roll.table]?.dice ?? '').toUpperCase()} = ${roll.dice.join(' + ')}`;
  return words.text('public.primaryRolled', { objective, dice });
}

/** Who keeps the last sheets, and until when (PRE-08). */
const lastTexts: Readonly<Record<Secrecy, string>> = { sealed: 'cards.howLast', defender: 'cards.howLastDefender', master: 'cards.howLastMaster' };

/** How a prepared dungeon is played (PRE-01 to PRE-09), as far as it concerns this mission and these house rules. */
function describeCards({ mission, options, ruleset }: PublicPart, secrecy: Secrecy, words: PackWords): string[] {
  const { houseRules } = options;
  const list = words.list(buildModifiers(ruleset.contributions, words).map(({ value, reason }) => `${value} ${reason}`));
  const primary = mission.family === 'primary';
  const discovered = houseRules.primaryTestCounts === 'discovered';
  const sheet = words.text(secrecy === 'master' ? 'after.masterTitle' : 'after.title');
  const lines = [
    words.text('cards.howHouse'),
    words.text('cards.howFold'),
    words.text(houseRules.setupCountsForTurn1 ? 'cards.howStartCounts' : 'cards.howStart', { start: words.text('cards.start') }),
    words.text('cards.howNumbers'),
    words.text('cards.howOpen'),
    words.text('cards.howSee'),
    words.text('cards.howSides'),
    words.text('cards.howPlan'),
    words.text('cards.howArrows'),
    words.text('cards.howTwice'),
    ...(houseRules.exhaustion === 'reopen' ? [words.text('cards.howHidden')] : []),
    words.text('cards.howSum', { list }),
    ...(primary ? [] : [words.text('cards.howObjective')]),
  ];
  if (mission.secondary === 'access') lines.push(words.text('cards.howLevel'));
  else if (primary) {
    lines.push(words.text(discovered ? 'cards.howPrimaryDiscovered' : 'cards.howPrimary'));
    // The threshold asks for objectives achieved: two rooms read at once would both count too few.
    if (!discovered) lines.push(words.text('cards.howTwoRooms'));
    lines.push(words.text(discovered ? 'cards.howGuaranteeDiscovered' : 'cards.howGuarantee', { sheet }));
  }
  lines.push(words.text('cards.howLift'), words.text(lastTexts[secrecy], { sheet }));
  return lines;
}
