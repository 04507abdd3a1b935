import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFits } from '../../src/render/pack/card-fit';
import type { CardFit } from '../../src/render/pack/card-fit';
import type { LookView } from '../../src/render/pack/card-text';
import { buildCards } from '../../src/render/pack/cards';
import { layCard } from '../../src/render/pack/lay-card';
import type { LaidCard } from '../../src/render/pack/lay-card';
import { Markup } from '../../src/render/pack/markup';
import { createPackWords } from '../../src/render/pack/pack-words';
import { sizeOfPaper } from '../../src/render/pack/paper';
import { renderPlan } from '../../src/render/svg/plan';
import type { SessionDocument, SessionOptions } from '../../src/session/document';
import { generateSession } from '../../src/session/generate';
import { listDefaultHouseRules } from '../../src/tables/default-house-rules';
import type { PackKit } from './pack-session';
import { loadPackKit } from './pack-session';

const leastPoints = 6.5;

/** A look of so many pieces, with an objective text of so many words. */
function look(pieces: number, words: number, name = 'passadís sense sortida'): LookView {
  return {
    from: '',
    axes: pieces === 0 ? [] : [{ arrow: '↑', name: 'De frente', pieces: Array.from({ length: pieces }, (_, at) => ({ order: at + 1, name, exits: '', after: '', place: '(tras 1 ↑)', number: 100 + at, plus: '+1' })) }],
    join: '', openings: 'Aberturas nuevas: 12 ↑ puerta', openingsPlaced: 'Aberturas nuevas: 12 ↑ puerta (en 1)', total: 'M si todo es nuevo: +1', keep: 'Piezas que se quedan: 3, 7 y 12',
    objectives: words === 0 ? [] : [{ title: 'Estancia objetivo 15', text: 'palabra '.repeat(words).trim() }],
  };
}

function bestFit(looks: readonly LookView[], size: ReturnType<typeof sizeOfPaper>): CardFit {
  const [best] = listFits(looks, size);
  if (!best) throw new Error('no fit');
  return best;
}

for (const paper of ['a4', 'letter'] as const) {
  const size = sizeOfPaper(paper);
  const panel = { widthMm: size.card.panelMm - 5, heightMm: Math.floor(size.card.heightMm - 5) };

  test(`S3 ${paper}: a small card has large type and the plan fills its panel`, () => {
    expect(bestFit([look(1, 0)], size)).toEqual({ points: 9.5, layout: 'flow', compact: false, plans: [panel] });
  });

  test(`S3 ${paper}: more text never gets larger type, and a plan never outgrows its panel`, () => {
    let [last, planned] = [Infinity, 0];
    for (let words = 0; words < 260; words += 5) {
      const fit = bestFit([look(2, words)], size);
      const [plan] = fit.plans;
      if (!plan) break;
      planned += 1;
      // Only a plan across both panels may bring larger type back.
      if (fit.layout === 'flow' && !fit.compact) {
        expect(fit.points).toBeLessThanOrEqual(last);
        last = fit.points;
      }
      expect(fit.points).toBeGreaterThanOrEqual(leastPoints);
      expect(plan.heightMm).toBeLessThanOrEqual(panel.heightMm);
      expect(plan.heightMm).toBeGreaterThanOrEqual(14);
    }
    // Longer than any objective of the game, and still a plan.
    expect(planned).toBeGreaterThan(12);
    expect(last).toBeLessThan(8);
  });

  test(`S3 ${paper}: two looks get a panel each, or lie one above the other, so that one can be covered; the fuller one gives up its plan first`, () => {
    expect(bestFit([look(1, 0), look(2, 0)], size).layout).toBe('panels');
    const fits = [...listFits([look(6, 0, 'cruce'), look(1, 0)], size)];
    expect(new Set(fits.slice(0, -1).map(({ layout }) => layout))).toEqual(new Set(['panels', 'rows']));
    expect(fits.filter(({ layout }) => layout === 'rows').every(({ plans }) => !plans.includes(null))).toBe(true);
    expect(fits.some(({ layout, plans }) => layout === 'panels' && plans[0] === null && plans[1] !== null)).toBe(true);
  });

  test(`S3 ${paper}: names in other scripts count as wide as they are`, () => {
    const plain = bestFit([look(5, 12, 'x'.repeat(20))], size);
    const wide = bestFit([look(5, 12, '魔'.repeat(20))], size);
    expect(wide.points).toBeLessThan(plain.points);
  });
}

test('S3 the style sheet has the measures used here, and sets nothing on a card smaller than 6.5 points', () => {
  const style = readFileSync(join(__dirname, '../../templates/pack-style.hbs'), 'utf8');
  for (const layout of ['flow', 'panels', 'rows', 'wide']) expect(style).toContain(`article.card.${layout} `);
  expect(style).toContain('padding: 2.5mm; columns: 2; column-gap: 5mm;');
  for (const [, rule, points] of style.matchAll(/^(article\.card[^{]*)\{[^}]*font-size: ([\d.]+)pt/gm)) {
    expect([rule, Number(points) >= leastPoints]).toEqual([rule, true]);
  }
});

/** A session of an evening's size, from the first seed that gives one. */
function makeEvening(kit: PackKit, seed: string, mission: string, evening: SessionOptions['evening']): SessionDocument {
  for (let again = 0; again < 20; again++) {
    const options: SessionOptions = {
      mission, x: { num: 4, den: 3 }, houseRules: listDefaultHouseRules(kit.ruleset.houseRules), explorer: 'nearest',
      evening, maxSections: null, maxTurns: null, until: null, table: null, pieces: null, primary: null,
    };
    const made = generateSession({ seed: `${seed}-${again}`, ruleset: kit.ruleset, options, version: '0.1.0' });
    if (made.ok) return made.document;
  }
  throw new Error(`no ${String(evening)} evening of ${mission}`);
}

/** The cards of a dungeon as they are printed. */
function layCards(kit: PackKit, seed: string, mission: string, evening: SessionOptions['evening'], language: 'es' | 'ca' | 'en', paper: 'a4' | 'letter'): LaidCard[] {
  const document = makeEvening(kit, seed, mission, evening);
  const words = createPackWords(language, kit.templates.texts, kit.ruleset.labels);
  return buildCards(document, words).map((card) => layCard(card, sizeOfPaper(paper), (discovery, box) => {
    const plan = renderPlan(document, discovery, { ...box, theme: 'ink' });
    return plan === null ? null : new Markup(plan);
  }));
}

test('S3 PRE-02 on the cards of many dungeons every look with pieces has its plan, or a list that is enough; no type under 6.5 points', async () => {
  const kit = await loadPackKit();
  const missions = ['busqueda-y-destruccion', 'objetivo-primario', 'asesinato', 'rescate', 'exterminio', 'sabotaje', 'huida'];
  let [looks, without, alone, small] = [0, 0, 0, 0];
  for (let at = 0; at < 42; at++) {
    const language = (['es', 'ca', 'en'] as const)[at % 3]!;
    for (const card of layCards(kit, `plans-${at}`, missions[at % missions.length]!, (['short', 'normal', 'long'] as const)[Math.floor(at / 3) % 3]!, language, at % 2 === 0 ? 'a4' : 'letter')) {
      expect(card.points).toBeGreaterThanOrEqual(leastPoints);
      if (card.looks.length === 1 && card.points < 8) small += 1;
      for (const { plan, axes, openingsPlaced } of card.looks) {
        looks += 1;
        if (plan !== '') continue;
        without += 1;
        if (card.looks.length === 1) alone += 1;
        const [first, ...others] = axes.flatMap(({ pieces }) => pieces);
        expect(first?.order).toBe(1);
        for (const { place } of others) expect(place).toMatch(/\d\s[↑→↓←]/);
        for (const [, rest] of openingsPlaced.matchAll(/[↑→↓←]\s\S+([^,]*)/g)) expect(rest).toMatch(/\(/);
      }
    }
  }
  expect(looks).toBeGreaterThan(250);
  expect(without).toBeLessThan(looks / 60);
  // Hardly any card but those with two sides is ever that full.
  expect(alone).toBeLessThan(looks / 250);
  expect(small).toBeLessThan(looks / 15);
}, 60000);
