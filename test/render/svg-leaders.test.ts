/** The lines that join numbers to what they name: no two run along each other. */
import { BoxGrid } from '../../src/render/svg/box-grid';
import { isLineFree, keepFree, lead, legibleType, makeLabel, moveLabel } from '../../src/render/svg/labels';

test('S3 no line lies along that of a number which stands away from its place', () => {
  const taken = new BoxGrid(8);
  keepFree(lead(moveLabel(makeLabel('12', legibleType, 0), 20, 20), [8, 20]), taken);
  expect(isLineFree([6, 20], [12, 20], taken)).toBe(false);
  expect(isLineFree([6, 22], [12, 22], taken)).toBe(true);
});
