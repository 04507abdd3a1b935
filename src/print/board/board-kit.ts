/** The board kit: a dungeon, or what one card shows of it, at true size over pages that are glued together. */
import { nameGame } from '../../render/pack/game-name';
import { themes } from '../../render/svg/themes';
import type { DrawnPart } from '../core/compose-pdf';
import type { Kit } from '../kit';
import { prepareBoard } from './draw-board';
import { drawIndexPage } from './index-page';
import { layPageGrid, listJoins } from './page-grid';
import { viewPrintedBoard } from './printed-board';
import { drawTilePage } from './tile-page';

/** An index page, where there is more than one sheet, and the pages of the board. Both tell the dungeon: they are for afterwards, or go with their card (PRE-08). */
export const buildBoardKit: Kit = (input) => {
  const { document, options, words, page, form } = input;
  const board = viewPrintedBoard(input);
  const grid = layPageGrid(board.view, page);
  const drawing = prepareBoard(board.view, { theme: typeof options.theme === 'string' ? themes[options.theme] : options.theme, form }, document.ruleset.catalogue.corridor.widthMm, listJoins(grid));
  const foot = { about: `${nameGame(document, words)} · ${words.text('sheet.tag', { tag: document.tag })}`, title: words.text('board.title') };
  const tiles = grid.tiles.map((tile): DrawnPart => ({ kind: 'drawn', foot, draw: (canvas) => drawTilePage(canvas, drawing, { tile, grid, board, words }) }));
  // A single sheet is joined to nothing, and says itself how to print it.
  if (tiles.length === 1) return tiles;
  return [{ kind: 'drawn', foot, draw: (canvas) => drawIndexPage(canvas, input, board, grid, drawing) }, ...tiles];
};
