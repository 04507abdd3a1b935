/** Ids in a session document that lead nowhere, and lists longer than what they may list. */
import type { Roll } from '../../dice/roll';
import type { SessionDocument } from '../../session/document';

type Report = (path: string) => void;

/**
 * Paths of the ids that lead to no section, opening or table, and of the lists that name something twice.
 * @param document of the published shape
 */
export function findLooseIds(document: SessionDocument): string[] {
  const loose: string[] = [];
  const report: Report = (path) => void loose.push(path);
  checkBoard(document, report);
  checkDiscoveries(document, report);
  checkPreparation(document, report);
  checkEvents(document, report);
  return loose;
}

/** Null leads nowhere and says so. */
function checkId(path: string, id: number | null, items: readonly unknown[], least: number, report: Report): void {
  if (id !== null && (id < least || id >= items.length)) report(path);
}

/** Each of a list, none of them twice: such a list is no longer than what it lists. */
function checkIds(path: string, ids: readonly number[], items: readonly unknown[], report: Report): void {
  if (ids.length > items.length || new Set(ids).size < ids.length) report(path);
  else ids.forEach((id, at) => checkId(`${path}[${at}]`, id, items, 0, report));
}

function checkBoard({ board: { sections, openings } }: SessionDocument, report: Report): void {
  sections.forEach(({ id, via }, at) => {
    if (id !== at) report(`board.sections[${at}].id`);
    checkId(`board.sections[${at}].via`, via, openings, -1, report);
  });
  openings.forEach(({ id, from, to }, at) => {
    if (id !== at) report(`board.openings[${at}].id`);
    checkId(`board.openings[${at}].from`, from, sections, 0, report);
    checkId(`board.openings[${at}].to`, to, sections, 0, report);
  });
}

function checkDiscoveries({ board: { sections, openings }, discoveries }: SessionDocument, report: Report): void {
  // One from each side of an opening, and the start.
  if (discoveries.length > 2 * openings.length + 1) return report('discoveries');
  discoveries.forEach(({ opening, from, entries, newOpenings, keep }, at) => {
    const path = `discoveries[${at}]`;
    checkId(`${path}.opening`, opening, openings, -1, report);
    checkId(`${path}.from`, from, sections, 0, report);
    checkIds(`${path}.entries`, entries.map(({ section }) => section), sections, report);
    entries.forEach(({ via }, entry) => checkId(`${path}.entries[${entry}].via`, via, openings, -1, report));
    checkIds(`${path}.newOpenings`, newOpenings, openings, report);
    checkIds(`${path}.keep`, keep, sections, report);
  });
}

function checkPreparation({ board: { sections, openings }, preparation, primaryRoll, ruleset, state }: SessionDocument, report: Report): void {
  checkIds('preparation.objectives', preparation.objectives.map(({ section }) => section), sections, report);
  checkIds('preparation.forced', preparation.forced, sections, report);
  for (const key of ['closed', 'rollYourselves', 'reopened'] as const) checkIds(`preparation.${key}`, preparation[key], openings, report);
  preparation.objectives.forEach(({ shift, rolls }, at) => {
    const path = `preparation.objectives[${at}]`;
    if (shift) checkRoll(`${path}.shift`, shift, ruleset.tables, report);
    rolls.forEach((roll, index) => checkRoll(`${path}.rolls[${index}]`, roll, ruleset.tables, report));
  });
  if (primaryRoll) checkRoll('primaryRoll', primaryRoll, ruleset.tables, report);
  checkId('state.primaryFound', state.primaryFound, sections, 0, report);
}

function checkEvents({ board: { sections, openings }, events, ruleset }: SessionDocument, report: Report): void {
  events.forEach((event, at) => {
    const path = `events[${at}]`;
    if ('section' in event) checkId(`${path}.section`, event.section, sections, 0, report);
    // A section placed with nothing before it, as the start is, came through no opening.
    if ('opening' in event) checkId(`${path}.opening`, event.opening, openings, event.type === 'placed' ? -1 : 0, report);
    if ('rolls' in event) event.rolls.forEach((roll, index) => checkRoll(`${path}.rolls[${index}]`, roll, ruleset.tables, report));
    if ('roll' in event) checkRoll(`${path}.roll`, event.roll, ruleset.tables, report);
  });
}

function checkRoll(path: string, roll: Roll, tables: SessionDocument['ruleset']['tables'], report: Report): void {
  if (!Object.hasOwn(tables, roll.table)) report(`${path}.table`);
  if (roll.then) checkRoll(`${path}.then`, roll.then, tables, report);
}
