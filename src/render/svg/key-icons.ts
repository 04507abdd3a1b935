/** Small pictures of sections and openings for the key. */
import type { OpeningLook } from '../map/map-view';
import type { SectionKind } from '../../session/document';
import { drawOpening } from './opening-symbols';
import { arcPath, frameAt, linePath, rectPath, starPath } from './path-data';
import { Sheet } from './sheet';

/** A section of that kind in a box of `width` × 0.575 `width`, mm. */
export function drawSectionIcon(sheet: Sheet, kind: SectionKind, x: number, y: number, width: number): void {
  const height = width * 0.575;
  const band = height * 0.46;
  const left = x + width / 2 - band / 2;
  const top = y + height / 2 - band / 2;
  const right = left + band;
  const bottom = top + band;
  const edge = x + width;
  const foot = y + height;
  const walls = (...lines: (readonly [number, number, number, number])[]): void => {
    sheet.draw('keyWall', lines.map(([x1, y1, x2, y2]) => linePath(x1, y1, x2, y2)).join(''));
  };
  const hall = (...rects: (readonly [number, number, number, number])[]): void => {
    sheet.draw('keyCorridor', rects.map(([rx, ry, rw, rh]) => rectPath(rx, ry, rw, rh)).join(''));
  };
  switch (kind) {
    case 'outside':
      sheet.draw('keyOutside', rectPath(x, y, width, height));
      sheet.draw('outsideEdge', rectPath(x, y, width, height));
      return;
    case 'straight':
      hall([x, top, width, band]);
      return walls([x, top, edge, top], [x, bottom, edge, bottom]);
    case 'dead-end':
      hall([x, top, width, band]);
      return walls([x, top, edge, top], [edge, top, edge, bottom], [edge, bottom, x, bottom]);
    case 'corner':
      hall([x, top, right - x, band], [left, bottom, band, foot - bottom]);
      return walls([x, top, right, top], [right, top, right, foot], [x, bottom, left, bottom], [left, bottom, left, foot]);
    case 'fork':
      hall([x, top, width, band], [left, bottom, band, foot - bottom]);
      return walls([x, top, edge, top], [x, bottom, left, bottom], [left, bottom, left, foot], [right, foot, right, bottom], [right, bottom, edge, bottom]);
    case 'crossing':
      hall([x, top, width, band], [left, y, band, height]);
      return walls(
        [x, top, left, top], [left, top, left, y], [right, y, right, top], [right, top, edge, top],
        [x, bottom, left, bottom], [left, bottom, left, foot], [right, foot, right, bottom], [right, bottom, edge, bottom],
      );
    default: {
      const narrow = kind === 'small-room' ? width * 0.2 : 0;
      const box = rectPath(x + narrow, y, width - 2 * narrow, height);
      sheet.draw(kind === 'objective-room' ? 'keyObjective' : 'keyRoom', box);
      sheet.draw('keyWall', box);
      if (kind === 'objective-room') sheet.draw('star', starPath(x + width / 2, y + height / 2 + height * 0.03, height * 0.36));
    }
  }
}

/** The symbol as on the map, at a size of its own: in a strip of wall between two grounds. */
export function drawOpeningIcon(sheet: Sheet, look: OpeningLook, x: number, y: number, width: number): void {
  const height = width * 0.575;
  const isEnd = look === 'blind-end' || look === 'unexplored-end' || look === 'unrolled-end' || look === 'unrolled-door';
  const middle = isEnd ? y + height * 0.72 : y + height / 2;
  const span = look === 'passage' || look === 'blind-end' || look === 'unexplored-end' || look === 'unrolled-end' ? width * 0.72 : width * 0.5;
  const icon = new Sheet(Math.min(0.9, width / 9));
  drawOpening(icon, look, frameAt(x + width / 2, look === 'entrance' ? y + height * 0.2 : look === 'open-door' ? y + height * 0.85 : middle, 'n'), span);
  const at = look === 'entrance' ? y + height * 0.2 : look === 'open-door' ? y + height * 0.85 : middle;
  const side = (width - span) / 2;
  sheet.draw('keyWall', linePath(x, at, x + side, at) + linePath(x + width - side, at, x + width, at));
  if (look === 'blind-end') sheet.draw('keyWall', linePath(x + side, at, x + width - side, at));
  sheet.take(icon);
}

/** Some slabs of a floor. */
export function drawSlabsIcon(sheet: Sheet, x: number, y: number, width: number): void {
  const cell = width / 5;
  let path = '';
  for (let i = 0; i <= 3; i++) path += linePath(x + cell, y + (i * cell * 2.875) / 3, x + 4 * cell, y + (i * cell * 2.875) / 3);
  for (let i = 0; i <= 3; i++) path += linePath(x + cell + i * cell, y, x + cell + i * cell, y + cell * 2.875);
  sheet.draw('slabIcon', path);
}

/** Shaded ground. */
export function drawDeploymentIcon(sheet: Sheet, x: number, y: number, width: number): void {
  sheet.draw('keyDeployment', rectPath(x, y, width, width * 0.575));
}

/** The dotted line 3 cm from whoever looks in. */
export function drawLookoutIcon(sheet: Sheet, x: number, y: number, width: number): void {
  const radius = width * 0.3;
  const at = y + width * 0.5;
  sheet.draw('lookout', arcPath(frameAt(x + width / 2, at, 'n'), radius));
  sheet.draw('keyWall', linePath(x, at, x + width / 2 - radius, at) + linePath(x + width / 2 + radius, at, x + width, at));
}
