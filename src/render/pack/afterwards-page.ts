/** The last sheet: the whole map, where it comes from and every die (PRE-06 to PRE-08, T3). */
import type { SessionDocument } from '../../session/document';
import { formatX } from '../number-format';
import { describeRoll, buildLog, nameOpening } from './log-lines';
import { openingAt, sectionAt } from './card-text';
import { describeObjective } from './objective-text';
import type { PackWords } from './pack-words';

/** The view of the last sheet, and of the master's sheet; map, seed and command are put in by the medium. */
export function buildAfterwards(document: SessionDocument, words: PackWords) {
  const { generator, ruleset, preparation } = document;
  return {
    name: words.pick(document.mission.name),
    program: `${generator.name} ${generator.version}`,
    tables: words.text('after.tablesValue', { name: ruleset.name, hash: ruleset.hash.slice(0, 12) }),
    prepared: describePreparation(document, words),
    objectives: preparation.objectives.map((prepared) => ({
      text: words.text('after.objectiveLine', { n: sectionAt(document, prepared.section).number, text: describeObjective(prepared, document, words) }),
      rolls: [...(prepared.shift ? [prepared.shift] : []), ...prepared.rolls].map((roll) => describeRoll(roll, document, words)),
    })),
    pairs: words.text('after.pairs', { list: preparation.pairs.map((pair) => pair.join('·')).join(', ') }),
    primaryRoll: document.primaryRoll ? describeRoll(document.primaryRoll, document, words) : '',
    log: buildLog(document, words),
  };
}

/** What was forced, closed and reopened, sentence by sentence: it moves X, so it is said (PRE-06). */
function describePreparation(document: SessionDocument, words: PackWords): string[] {
  const { board, discoveries, preparation } = document;
  const sections = (ids: readonly number[]): string => words.list(ids.map((id) => sectionAt(document, id).number).sort((a, b) => a - b).map(String));
  const openings = (ids: readonly number[]): string => words.list(listOpenings(ids, document, words));
  const lines = [
    words.text('after.counts', { sections: board.sections.filter((section) => section.kind !== 'outside').length, discoveries: discoveries.length, objectives: preparation.objectives.length }),
    words.text('after.ended', { reason: words.label(`ended.${preparation.ended}`) }),
    words.text('after.fights', { n: formatX(preparation.expectedFights, words.language) }),
    preparation.forced.length > 0 ? words.text('after.forced', { list: sections(preparation.forced) }) : words.text('after.noneForced'),
    preparation.closed.length > 0 ? words.text('after.closed', { list: openings(preparation.closed) }) : words.text('after.noneClosed'),
  ];
  if (preparation.rollYourselves.length > 0) lines.push(words.text('after.rollYourselves', { list: openings(preparation.rollYourselves) }));
  if (preparation.reopened.length > 0) lines.push(words.text('after.reopened', { list: openings(preparation.reopened) }));
  lines.push(words.text(guaranteeText(document)));
  return lines;
}

/** Public numbers in their order; what has none is named. */
function listOpenings(ids: readonly number[], document: SessionDocument, words: PackWords): string[] {
  const numbered = ids.map((id) => ({ id, number: openingAt(document, id).number })).sort((a, b) => a.number - b.number);
  return numbered.map(({ id, number }) => (number > 0 ? String(number) : nameOpening(id, document, words)));
}

function guaranteeText({ mission, options, preparation }: SessionDocument): string {
  if (!preparation.guaranteed) return 'after.notGuaranteed';
  if (mission.family === 'search') return 'after.guaranteedSearch';
  return options.houseRules.primaryTestCounts === 'discovered' ? 'after.guaranteedDiscovered' : 'after.guaranteed';
}
