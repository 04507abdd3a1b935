/** The prepared objective of a room in words (PRE-05, MIS-02, MIS-11, MIS-23). */
import { leafOf } from '../../dice/draw';
import type { PreparedObjective, SessionDocument } from '../../session/document';
import type { PackWords } from './pack-words';

/** What lies in an objective room: when it is the primary, and otherwise which secondary, with its dice. */
export function describeObjective(prepared: PreparedObjective, document: SessionDocument, words: PackWords): string {
  if (prepared.secondary === 'access') return describeLevelRoom(prepared, document, words);
  const objective = words.label(`objective.${prepared.secondary}`);
  const chain = describeChain(prepared, document, words);
  const dice = chain === '' ? objective : `${objective} ${chain}`;
  if (prepared.threshold === undefined) return words.text('cards.objective', { objective: dice });
  const primary = describeThreshold(prepared.threshold, document, words);
  const stop = document.primary === 'force' ? ` ${words.text('cards.forceStops')}` : '';
  const noRoll = document.primary === 'character' && document.options.houseRules.assassinTarget === 'replaceRoll' ? ` ${words.text('cards.noRoll')}` : '';
  return `${primary}${stop}${noRoll} ${words.text('cards.secondary', { objective: dice })}`;
}

/** SCN-04: on a level one has reached as many accesses as there are levels below, so that the card can say it outright. */
function describeLevelRoom({ threshold = 0 }: PreparedObjective, { options }: SessionDocument, words: PackWords): string {
  const level = options.level ?? 1;
  return threshold < level ? words.text('cards.wayOut') : words.text('cards.access', { n: level + 1 });
}

function describeThreshold(k: number, { options }: SessionDocument, words: PackWords): string {
  if (k === 0) return words.text('cards.primaryAlways');
  const what = options.houseRules.primaryTestCounts === 'discovered' ? 'primaryDiscovered' : 'primaryAchieved';
  return words.text(`cards.${what}${k === 1 ? 'One' : ''}`, { k });
}

/** `(1D4: 3, roll again; 2)`: empty where nothing is rolled (MIS-23). */
function describeChain({ rolls }: PreparedObjective, { ruleset }: SessionDocument, words: PackWords): string {
  const last = rolls[rolls.length - 1];
  if (!last) return '';
  const dice = (ruleset.tables[last.table]?.dice ?? '').toUpperCase();
  const shown = rolls.map((roll, at) => {
    const die = leafOf(roll).dice.join('+');
    return at < rolls.length - 1 ? words.text('cards.again', { die }) : die;
  });
  return words.text('cards.chain', { dice, rolls: shown.join('; ') });
}
