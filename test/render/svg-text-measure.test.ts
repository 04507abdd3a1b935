import { measureText, wrapText } from '../../src/render/svg/text-measure';
import { makeElement, makeInlinePicture, makePath, makePicture, roundMm } from '../../src/render/svg/markup';

test('S3 wrapped lines are no wider than asked, lose nothing, and end in an ellipsis only when cut', () => {
  const text = 'Extremo que tiran los jugadores, desoxirribonucleicamente ñandú ï';
  for (const width of [8, 15, 30, 80]) {
    const lines = wrapText(text, 3, width);
    for (const line of lines) expect(measureText(line, 3)).toBeLessThanOrEqual(width);
    expect(lines.join('').replace(/ /g, '')).toBe(text.replace(/ /g, ''));
  }
  const cut = wrapText(text, 3, 30, 2);
  expect(cut).toHaveLength(2);
  expect(cut[1]).toMatch(/…$/);
  expect(measureText(cut[1] ?? '', 3)).toBeLessThanOrEqual(30);
  expect(wrapText('corto', 3, 30, 2)).toEqual(['corto']);
  expect(wrapText('', 3, 30)).toEqual([]);
});

test('S3 accented letters are as wide as plain ones, wide scripts wider', () => {
  expect(measureText('ÁÑçü', 1)).toBe(measureText('ANcu', 1));
  expect(measureText('e\u0301', 1)).toBe(measureText('e', 1));
  expect(measureText('漢', 1)).toBeGreaterThan(measureText('M', 1));
});

test('S5 attributes and numbers are safe: escaped, rounded, no minus zero, undefined left out', () => {
  expect(makeElement('path', { d: 'M0 0', 'stroke-width': 0.1 + 0.2, class: '"><script>', fill: undefined })).toBe('<path d="M0 0" stroke-width="0.3" class="&quot;&gt;&lt;script&gt;"/>');
  expect(Object.is(roundMm(-0.0001), 0)).toBe(true);
  expect(roundMm(1 / 3)).toBe(0.333);
});

test('S4 two pictures made one after the other do not mix', () => {
  const make = (title: string): string => makePicture({ widthMm: 10, heightMm: 20.5, title, definitions: [], elements: [makePath('M0 0', { fill: 'none' })] });
  expect(make('a <b>')).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<svg viewBox="0 0 10 20.5" width="10mm" height="20.5mm" xmlns="http://www.w3.org/2000/svg"><title>a &lt;b&gt;</title><g><path d="M0 0" fill="none"/></g></svg>\n');
  expect(make('z')).not.toContain('a &lt;b');
  expect(makeInlinePicture(10, 20.5, ['<path/>'])).toBe('<svg xmlns="http://www.w3.org/2000/svg" width="10mm" height="20.5mm" viewBox="0 0 10 20.5"><path/></svg>');
});
