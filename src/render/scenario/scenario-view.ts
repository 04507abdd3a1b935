/** Everything the sheets of a scenario show: what it is, the order of play, its boards, how it is won, and the records. */
import type { FinalDoor, FinalRoom, ScenarioBoardEntry, ScenarioDocument } from '../../session/scenario-document';
import { otherSide } from '../../tables/other-side';
import type { Labels, Ruleset } from '../../tables/ruleset';
import { formatNumber } from '../number-format';
import { blocksOf, splitText } from '../pack/blocks';
import { describePaper } from '../pack/describe-paper';
import { codeElement, Markup } from '../pack/markup';
import type { PackWords } from '../pack/pack-words';
import { createPackWords } from '../pack/pack-words';
import { sizeOfPaper } from '../pack/paper';
import { escapeCss } from '../pack/running-titles';
import type { SheetTemplates } from '../pack/sheet-templates';
import { shareBeside } from '../renderer';
import type { RenderOptions } from '../renderer';
import { renderFinalPlan } from './render-final-plan';

/** Blank rows of the record of a force. */
const forceRows = 8;

/** Kinds of pages by the name that the style sheet gives them, with the text that titles each and, of those that are sealed, who opens it. */
const pages = [['scenario', 'scenario.title', null], ['forces', 'scenario.forces', null], ['final', 'scenario.final', 'seal.final'], ['origin', 'after.title', 'seal.afterwards']] as const;

/** The whole view. */
export function buildScenarioView(document: ScenarioDocument, ruleset: Pick<Ruleset, 'missions' | 'name'>, labels: Labels, options: RenderOptions, templates: SheetTemplates) {
  const words = createPackWords(options.language, templates.texts, labels);
  const { scenario, final } = document;
  const name = words.pick(scenario.name);
  const share = shareBeside(options);
  const sealed = options.secrecy === 'sealed';
  const about = escapeCss(`${name} · ${words.text('sheet.tag', { tag: document.tag })}`);
  return {
    lang: options.language,
    title: `${name} · ${words.text('scenario.title')}`,
    tag: words.text('sheet.tag', { tag: document.tag }),
    printing: words.text('sheet.printing', { paper: sizeOfPaper(options.paper).name }),
    paper: describePaper(options.paper),
    running: pages.map(([page, key, seal]) => ({ page, title: escapeCss(words.text(key)), seal: sealed && seal !== null ? escapeCss(words.text(seal)) : '', about })),
    sealed,
    scenario: {
      name,
      summary: splitText(words.pick(scenario.summary), [scenario.rule]),
      setup: blocksOf(scenario.setup, words),
      procedure: blocksOf(scenario.procedure, words),
      victory: blocksOf(scenario.victory, words),
      boards: document.boards.map((board) => describeBoard(board, ruleset, words)),
      boardsNote: words.text(sealed ? 'scenario.boardsNoteSealed' : 'scenario.boardsNote'),
      record: buildRecord(document, words),
    },
    forces: final === null ? [] : (['first', 'second'] as const).map((side) => ({ name: words.text(`scenario.force.${side}`), rows: Array.from({ length: forceRows }, (_, at) => at + 1) })),
    final: final === null ? null : describeFinal(final, words),
    after: {
      seed: document.seed === '' ? '' : codeElement(document.seed),
      command: codeElement(options.command),
      share: share === '' ? '' : codeElement(share),
      program: `${document.generator.name} ${document.generator.version}`,
      tables: words.text('after.tablesValue', { name: ruleset.name, hash: document.rulesetHash.slice(0, 12) }),
    },
  };
}

function describeBoard(board: ScenarioBoardEntry, { missions }: Pick<Ruleset, 'missions'>, words: PackWords) {
  const mission = missions.find(({ id }) => id === board.mission);
  return {
    name: words.pick(board.name),
    mission: mission ? words.pick(mission.name) : board.mission,
    attacker: words.text(`scenario.player.${board.side}`),
    defender: words.text(`scenario.player.${otherSide(board.side)}`),
    folder: `${board.path}/`,
    tag: board.tag,
  };
}

/** What is written down: a row for each board, and lines for the result. */
function buildRecord({ scenario, boards }: ScenarioDocument, words: PackWords) {
  const split = (key: string): string[] => words.text(key).split('|').map((part) => part.trim());
  const { scoring } = scenario;
  return {
    columns: split(`scenario.columns.${scoring}`),
    rows: boards.map((board) => ({ name: words.pick(board.name), cells: split(`scenario.columns.${scoring}`).slice(1) })),
    lines: split(`scenario.lines.${scoring}`),
  };
}

function describeFinal(final: FinalRoom, words: PackWords) {
  const { language } = words;
  const { svg, scale } = renderFinalPlan(final, language);
  const cm = (mm: number): string => formatNumber(mm / 10, language);
  return {
    plan: new Markup(svg),
    scale: words.text('scenario.scale', { scale: formatNumber(scale, language), width: cm(final.widthMm), height: cm(final.heightMm), door: cm(final.doorMm) }),
    doors: final.doors.map((door, at) => ({ number: at + 1, text: describeDoor(door, words) })),
  };
}

function describeDoor({ side, wall, x, y }: FinalDoor, words: PackWords): string {
  const whose = words.text(side === null ? 'scenario.door.none' : `scenario.door.${side}`);
  const along = wall === 'n' || wall === 's';
  return words.text(along ? 'scenario.doorAcross' : 'scenario.doorDown', { whose, wall: words.text(`scenario.wall.${wall}`), cm: formatNumber((along ? x : y) / 10, words.language) });
}
