import { formatFraction, formatNumber, formatRatio, formatX } from '../../src/render/number-format';
import { cleanText, escapeMarkup, shortenText } from '../../src/render/clean-text';

test('L1 numbers have a decimal comma in es and ca, a point in en', () => {
  expect(formatNumber(1.333, 'es')).toBe('1,33');
  expect(formatNumber(1.333, 'ca')).toBe('1,33');
  expect(formatNumber(1.333, 'en')).toBe('1.33');
  expect(formatNumber(7.5, 'es')).toBe('7,5');
  expect(formatNumber(100, 'es')).toBe('100');
  expect(formatNumber(-0.001, 'en')).toBe('0');
  expect(formatNumber(-2.5, 'en')).toBe('−2.5');
});

test('C4 fractions are shown exactly and rounded in whole-number arithmetic', () => {
  expect(formatRatio({ num: 4, den: 3 }, 'es')).toBe('1,33');
  expect(formatRatio({ num: 5, den: 3 }, 'en')).toBe('1.67');
  expect(formatRatio({ num: 1, den: 200 }, 'en')).toBe('0.01');
  expect(formatRatio({ num: -1, den: 200 }, 'en')).toBe('−0.01');
  expect(formatRatio({ num: 9007199254740991, den: 2 }, 'en', 1)).toBe('4503599627370495.5');
  expect(formatFraction({ num: -4, den: 3 })).toBe('−4/3');
  expect(formatX({ num: 4, den: 3 }, 'ca')).toBe('4/3 (1,33)');
  expect(formatX({ num: 2, den: 1 }, 'ca')).toBe('2');
});

test('S5 text from outside is cleaned, escaped and shortened by whole characters', () => {
  expect(cleanText(' a\u0000\n\t b\u202e \ud800c ')).toBe('a b c');
  expect(cleanText('🐉é')).toBe('🐉é');
  expect(escapeMarkup('<a href="x">&\'')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&#39;');
  expect(shortenText('🐉🐉🐉', 2)).toBe('🐉…');
  expect(shortenText('🐉🐉', 2)).toBe('🐉🐉');
});
