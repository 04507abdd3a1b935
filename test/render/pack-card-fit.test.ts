import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fitCard } from '../../src/render/pack/card-fit';
import type { LookView } from '../../src/render/pack/card-text';
import { sizeOfPaper } from '../../src/render/pack/paper';

const order = ['large', 'medium', 'small', 'tiny', 'dense'];

/** A look of so many pieces, with an objective text of so many words. */
function look(pieces: number, words: number, name = 'passadís sense sortida'): LookView {
  return {
    from: '',
    axes: pieces === 0 ? [] : [{ arrow: '↑', name: 'De frente', pieces: Array.from({ length: pieces }, (_, at) => ({ order: at + 1, name, exits: '', number: 100 + at, plus: '+1' })) }],
    join: '', openings: 'Aberturas nuevas: 12 ↑ puerta', total: 'M si todo es nuevo: +1', keep: 'Se quedan en la mesa: 3, 7 y 12',
    objectives: words === 0 ? [] : [{ title: 'Estancia objetivo 15', text: 'palabra '.repeat(words).trim() }],
  };
}

for (const paper of ['a4', 'letter'] as const) {
  const size = sizeOfPaper(paper);
  const panel = size.card.heightMm - 5;

  test(`S3 ${paper}: a small card has large type and the plan fills its panel`, () => {
    expect(fitCard([look(1, 0)], size)).toEqual({ size: 'large', layout: 'right', plansMm: [panel] });
  });

  test(`S3 ${paper}: more text never gets larger type, and a plan never outgrows its panel`, () => {
    // Once the plan has gone, the text may be larger again, and never shrinks back to make room for a plan.
    let [last, flowing] = [0, false];
    for (let words = 0; words < 260; words += 5) {
      const fit = fitCard([look(2, words)], size);
      if (fit.layout === 'flow' && !flowing) [last, flowing] = [0, true];
      expect(fit.layout === 'flow').toBe(flowing);
      expect(order.indexOf(fit.size)).toBeGreaterThanOrEqual(last);
      last = order.indexOf(fit.size);
      for (const plan of fit.plansMm) {
        expect(plan).toBeLessThanOrEqual(panel);
        expect(plan === 0 || plan >= 18).toBe(true);
      }
    }
    expect(last).toBe(4);
  });

  test(`S3 ${paper}: two looks have a panel each while both fit, and flow on when one does not`, () => {
    expect(fitCard([look(1, 0), look(2, 0)], size).layout).toBe('panels');
    expect(fitCard([look(20, 0), look(1, 0)], size).layout).toBe('flow');
  });

  test(`S3 ${paper}: names in other scripts count as wide as they are`, () => {
    const plain = fitCard([look(3, 0, 'x'.repeat(20))], size);
    const wide = fitCard([look(3, 0, '魔'.repeat(20))], size);
    expect(order.indexOf(wide.size)).toBeGreaterThan(order.indexOf(plain.size));
  });
}

test('S3 every size and layout has its rule in the style sheet, with the measures used here', () => {
  const style = readFileSync(join(__dirname, '../../templates/pack-style.hbs'), 'utf8');
  for (const [name, points] of [['large', 9.5], ['medium', 8.5], ['small', 7.5], ['tiny', 6.5], ['dense', 6]] as const) {
    expect(style).toContain(`article.card.${name} { font-size: ${points}pt;`);
  }
  for (const layout of ['right', 'split', 'panels', 'flow']) expect(style).toContain(`article.card.${layout} `);
  expect(style).toContain('padding: 2.5mm; columns: 2; column-gap: 5mm;');
});
