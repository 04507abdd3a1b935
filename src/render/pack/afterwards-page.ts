/** The last sheet: the whole map, where it comes from and every die (PRE-06 to PRE-08, T3). */
import type { Opening, SessionDocument } from '../../session/document';
import { countBoardSections, findOddSize } from '../evening-size';
import { formatRatio } from '../number-format';
import { describeRoll, buildLog, nameOpening } from './log-lines';
import type { LogLine } from './log-lines';
import { openingAt, sectionAt } from './card-text';
import { nameGame } from './game-name';
import type { HouseRuleGroup } from './house-rules-page';
import { describeObjective } from './objective-text';
import type { PackWords } from './pack-words';

/** The view of the last sheet, and of the master's sheet; map, seed and command are put in by the medium. */
export function buildAfterwards(document: SessionDocument, words: PackWords, houseRules: readonly HouseRuleGroup[]) {
  const { generator, ruleset, preparation } = document;
  return {
    name: nameGame(document, words),
    program: `${generator.name} ${generator.version}`,
    tables: words.text('after.tablesValue', { name: ruleset.name, hash: ruleset.hash.slice(0, 12) }),
    prepared: describePreparation(document, words),
    houseRules,
    objectives: preparation.objectives.map((prepared) => ({
      text: words.text('after.objectiveLine', { n: sectionAt(document, prepared.section).number, text: describeObjective(prepared, document, words) }),
      rolls: [...(prepared.shift ? [prepared.shift] : []), ...prepared.rolls].map((roll) => describeRoll(roll, document, words)),
    })),
    pairs: words.text('after.pairs', { list: preparation.pairs.map((pair) => pair.join('·')).join(', ') }),
    primaryRoll: document.primaryRoll ? describeRoll(document.primaryRoll, document, words) : '',
    log: buildLog(document, words),
  };
}

/** Every roll as the medium shows it: each names its rule. */
export function markRolls<Shown>({ log, objectives, primaryRoll }: Pick<ReturnType<typeof buildAfterwards>, 'log' | 'objectives' | 'primaryRoll'>, show: (text: string) => Shown) {
  const showAll = ({ text, rolls }: LogLine) => ({ text, rolls: rolls.map(show) });
  return {
    log: log.map(({ title, lines }) => ({ title, lines: lines.map(showAll) })),
    objectives: objectives.map(showAll),
    primaryRoll: primaryRoll === '' ? '' : show(primaryRoll),
  };
}

/** What was forced, closed and reopened, sentence by sentence: it moves X, so it is said (PRE-06). */
function describePreparation(document: SessionDocument, words: PackWords): string[] {
  const { discoveries, preparation } = document;
  const sections = (ids: readonly number[]): string => words.list(ids.map((id) => sectionAt(document, id).number).sort((a, b) => a - b).map(String));
  const openings = (ids: readonly number[]): string => words.list(listOpenings(ids, document, words));
  const lines = [
    words.text('after.counts', { sections: countBoardSections(document), discoveries: discoveries.length, objectives: preparation.objectives.length }),
    ...tellOddSize(document, words),
    words.text('after.ended', { reason: words.label(`ended.${preparation.ended}`) }),
    words.text('after.fights', { n: formatRatio(preparation.expectedFights, words.language, 1) }),
  ];
  const { forced, owed } = splitForced(document);
  if (forced.length > 0) lines.push(words.text('after.forced', { list: sections(forced) }));
  if (owed.length > 0) lines.push(words.text('after.owed', { list: sections(owed) }));
  if (forced.length + owed.length === 0) lines.push(words.text('after.noneForced'));
  const noRoom = listSealed(document);
  if (preparation.closed.length > 0) lines.push(words.text('after.closed', { list: openings(preparation.closed) }));
  if (noRoom.length > 0) lines.push(words.text('after.noRoom', { list: openings(noRoom) }));
  if (preparation.closed.length + noRoom.length === 0) lines.push(words.text('after.noneClosed'));
  if (preparation.rollYourselves.length > 0) lines.push(words.text('after.rollYourselves', { list: openings(preparation.rollYourselves) }));
  if (preparation.reopened.length > 0) lines.push(words.text('after.reopened', { list: openings(preparation.reopened) }));
  lines.push(words.text(guaranteeText(document)));
  return lines;
}

/** Why there are fewer or more sections than the evening usually has (PRE-09). */
function tellOddSize(document: SessionDocument, words: PackWords): string[] {
  const odd = findOddSize(document);
  if (odd === null) return [];
  const { evening: { id, fights, sections }, size, because } = odd;
  const reason = because === 'ended' ? words.label(`ended.${document.preparation.ended}`) : words.text('after.fightsFirst', { from: fights[0], to: fights[1] });
  return [words.text(`after.${size}`, { evening: words.label(`evening.${id}`), from: sections[0], to: sections[1], reason })];
}

/** Rooms made objective rooms for the guarantee (PRE-06), and those that stand for one the dice had brought and that found no place (GEN-06). */
function splitForced({ events, preparation }: SessionDocument): { readonly forced: readonly number[]; readonly owed: readonly number[] } {
  const byDice = new Set(events.flatMap((event) => (event.type === 'placed' && event.note === 'objective-owed' ? [event.section] : [])));
  return { forced: preparation.forced.filter((id) => !byDice.has(id)), owed: preparation.forced.filter((id) => byDice.has(id)) };
}

/** What the walk sealed because nothing fitted behind it (GEN-05). */
function listSealed({ events }: SessionDocument): number[] {
  return events.flatMap((event) => (event.type === 'sealed' && event.why === 'no-room' ? [event.opening] : []));
}

/** Public numbers in their order; what has none is named, several ends of a section together. */
function listOpenings(ids: readonly number[], document: SessionDocument, words: PackWords): string[] {
  const numbered = ids.map((id) => openingAt(document, id)).sort((a, b) => a.number - b.number);
  const names = numbered.map((opening) => {
    if (opening.number > 0) return String(opening.number);
    const ends = numbered.filter((other) => isUnnumberedEnd(opening) && isUnnumberedEnd(other) && other.from === opening.from).length;
    return ends < 2 ? nameOpening(opening.id, document, words) : words.text(`log.passageEnds.${ends}`, { a: sectionAt(document, opening.from).number });
  });
  return [...new Set(names)];
}

/** True for an end that leads nowhere and has no number, and so no name of its own. */
function isUnnumberedEnd({ entrance, number, to }: Opening): boolean {
  return number === 0 && to === null && !entrance;
}

function guaranteeText({ mission, options, preparation }: SessionDocument): string {
  if (!preparation.guaranteed) return 'after.notGuaranteed';
  if (mission.objectiveRooms !== undefined) return 'after.guaranteedRooms';
  if (mission.family === 'search') return 'after.guaranteedSearch';
  return options.houseRules.primaryTestCounts === 'discovered' ? 'after.guaranteedDiscovered' : 'after.guaranteed';
}
