/** The walk as a log: every event with its dice, rows and rule ids (T3). */
import type { Roll } from '../../dice/roll';
import type { SessionDocument, SessionEvent } from '../../session/document';
import { openingAt, sectionAt } from './card-text';
import { formatNumber } from '../number-format';
import type { PackWords, TextValues } from './pack-words';
import { formatSigned, showNumber } from './pack-words';

/** A turn of the walk with its lines. */
export interface LogTurn {
  readonly title: string;
  readonly lines: readonly LogLine[];
}

/** One event in words and the rolls behind it. */
export interface LogLine {
  readonly text: string;
  readonly rolls: readonly string[];
}

/** The whole log by turns; what comes before the first turn is the set-up. */
export function buildLog(document: SessionDocument, words: PackWords): LogTurn[] {
  const turns: { title: string; lines: LogLine[] }[] = [{ title: words.text('log.setup'), lines: [] }];
  for (const event of document.events) {
    if (event.type === 'turn') turns.push({ title: words.text('log.turn', { n: event.turn }), lines: [] });
    else turns[turns.length - 1]?.lines.push(describeEvent(event, document, words));
  }
  return turns.filter((turn) => turn.lines.length > 0);
}

const noteTexts = {
  'large-became-small': 'log.noteLargeBecameSmall',
  'objective-owed': 'log.noteObjectiveOwed',
  forced: 'log.noteForced',
  'inserted-straight': 'log.noteInsertedStraight',
} as const;

type WalkEvent = Exclude<SessionEvent, { type: 'turn' }>;

/** Words of each kind of event; `{opening}` and `{n}` (section) are always at hand. */
const eventTexts: { readonly [Type in WalkEvent['type']]: (event: Extract<WalkEvent, { type: Type }>, words: PackWords) => readonly [key: string, values?: TextValues] } = {
  placed: (event) => [event.opening < 0 ? 'placedStart' : 'placed'],
  moved: (event, words) => ['moved', { cm: formatNumber(event.mm / 10, words.language, 1) }],
  'door-opened': () => ['doorOpened'],
  'door-closed': () => ['doorClosed'],
  'door-rolled': () => ['doorRolled'],
  'doors-unplaced': (event) => ['doorsUnplaced', { count: event.count }],
  joined: (event) => [event.how === 'met' ? 'joinedMet' : 'joinedThroughWall'],
  sealed: (event) => [event.why === 'no-room' ? 'sealedNoRoom' : 'sealedEdge'],
  'left-open': () => ['leftOpen'],
  'hidden-door': () => ['hiddenDoor'],
  exhausted: () => ['exhausted'],
  forcing: () => ['forcing'],
  'objective-found': (event) => [event.primary ? 'foundPrimary' : 'foundSecondary'],
  objective: (event) => [event.achieved ? 'achieved' : 'failed'],
  defender: (event, words) => ['defender', { pair: event.pair + 1, m: showNumber(event.modifier), result: describePoints(event.points, words) }],
  'defender-replaced': () => ['defenderReplaced'],
  'incursion-stopped': () => ['incursionStopped'],
  'combat-not-fought': () => ['notFought'],
};

function describeEvent(event: WalkEvent, document: SessionDocument, words: PackWords): LogLine {
  const section = 'section' in event ? sectionAt(document, event.section) : null;
  const make = eventTexts[event.type] as (event: WalkEvent, words: PackWords) => readonly [string, TextValues?];
  const [key, values] = make(event, words);
  const text = words.text(`log.${key}`, {
    opening: 'opening' in event ? nameOpening(event.opening, document, words) : '',
    n: section?.number ?? 0,
    kind: section ? words.label(`section.${section.kind}`) : '',
    ...values,
  });
  const note = event.type === 'placed' && event.note ? ` ${words.text(noteTexts[event.note])}` : '';
  return { text: `${text}${note}`, rolls: rollsOf(event, document, words) };
}

function describePoints(points: number, words: PackWords): string {
  return points === 0 ? words.text('defender.nothing') : words.text('defender.points', { points });
}

function rollsOf(event: WalkEvent, document: SessionDocument, words: PackWords): string[] {
  if ('rolls' in event) return event.rolls.map((roll) => describeRoll(roll, document, words));
  return event.type === 'defender' ? [describeRoll(event.roll, document, words)] : [];
}

/** An opening by its public number, or by the sections on its two sides when it has none. */
export function nameOpening(id: number, document: SessionDocument, words: PackWords): string {
  if (id < 0) return words.text('log.entrance');
  const opening = openingAt(document, id);
  if (opening.entrance) return words.text('log.entrance');
  if (opening.number > 0) return words.text('log.opening', { n: opening.number });
  const a = sectionAt(document, opening.from).number;
  if (opening.to === null) return words.text('log.passageEnd', { a });
  return words.text('log.passage', { a, b: sectionAt(document, opening.to).number });
}

/** A row of a table as it is read aloud: `..5` is “5 or less”, `12..` “12 or more”, `6..7` “6–7”. */
function describeRow(row: string, words: PackWords): string {
  const [, from, to] = /^(-?\d+)?\.\.(-?\d+)?$/.exec(row) ?? [];
  if (from !== undefined && to !== undefined) return `${from}–${to}`;
  if (to !== undefined) return words.text('defender.rangeOrLess', { n: to });
  return from === undefined ? row : words.text('defender.rangeOrMore', { n: from });
}

/** One roll in full: table, dice, modifiers with their reasons, row, what came of it, rule (T3). */
export function describeRoll(roll: Roll, document: SessionDocument, words: PackWords): string {
  const table = document.ruleset.tables[roll.table];
  const dice = `${(table?.dice ?? '').toUpperCase()} = ${roll.dice.join(' + ')}`;
  const reasons = roll.modifiers.map(({ value, reason }) => ` ${formatSigned(value)} (${words.label(reason)})`).join('');
  const modifiers = reasons === '' ? '' : `${reasons} = ${showNumber(roll.total)}`;
  const head = words.text('log.roll', { table: table ? words.pick(table.title) : roll.table, dice, modifiers, row: describeRow(roll.row, words) });
  if (roll.then) return `${head} (${roll.rule}) → ${describeRoll(roll.then, document, words)}`;
  // "nothing: 0" would say it twice.
  const value = roll.value === undefined || (roll.value === 0 && roll.result === 'nothing') ? '' : `: ${showNumber(roll.value)}`;
  return `${head} → ${words.label(`result.${roll.result ?? ''}`)}${value} (${roll.rule})`;
}
