import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFits } from '../../src/render/pack/card-fit';
import type { CardFit } from '../../src/render/pack/card-fit';
import type { LookView } from '../../src/render/pack/card-text';
import { buildCards, splitCards } from '../../src/render/pack/cards';
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

function bestFit(view: LookView, size: ReturnType<typeof sizeOfPaper>, head = ''): CardFit {
  const [best] = listFits(view, size, head);
  if (!best) throw new Error('no fit');
  return best;
}

for (const paper of ['a4', 'letter'] as const) {
  const size = sizeOfPaper(paper);
  const panel = { widthMm: size.card.panelMm - 5, heightMm: Math.floor(size.card.heightMm - 5) };

  test(`S3 ${paper}: a small card has large type and the plan fills its panel`, () => {
    expect(bestFit(look(1, 0), size)).toEqual({ points: 9.5, layout: 'flow', compact: false, plan: panel });
  });

  test(`S3 ${paper}: more text never gets larger type, and a plan never outgrows its panel`, () => {
    let [last, planned] = [Infinity, 0];
    for (let words = 0; words < 260; words += 5) {
      const fit = bestFit(look(2, words), size);
      const { plan } = fit;
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

  test(`S3 ${paper}: below the name of the section one looks from, the plan is lower by that much`, () => {
    const [plain, named] = [bestFit(look(1, 0), size), bestFit({ ...look(1, 0), from: 'Desde la sección 21' }, size)];
    expect(named.plan!.heightMm).toBeLessThan(plain.plan!.heightMm - 3);
  });

  test(`S3 ${paper}: a line that names another card takes its room from the plan`, () => {
    const [plain, headed] = [bestFit(look(1, 0), size), bestFit(look(1, 0), size, 'Desde la sección 21: se abre la tarjeta 30.')];
    expect(headed.plan!.heightMm).toBeLessThan(plain.plan!.heightMm - 2);
  });

  test(`S3 ${paper}: names in other scripts count as wide as they are`, () => {
    const plain = bestFit(look(5, 12, 'x'.repeat(20)), size);
    const wide = bestFit(look(5, 12, '魔'.repeat(20)), size);
    expect(wide.points).toBeLessThan(plain.points);
  });
}

test('S3 the style sheet has the measures used here, and sets nothing on a card smaller than 6.5 points', () => {
  const style = readFileSync(join(__dirname, '../../templates/pack-style.hbs'), 'utf8');
  expect(style).toContain('article.card.wide div.plan');
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
function layCards(document: SessionDocument, kit: PackKit, language: 'es' | 'ca' | 'en', paper: 'a4' | 'letter'): LaidCard[] {
  const words = createPackWords(language, kit.templates.texts, kit.ruleset.labels);
  return splitCards(buildCards(document, words), words).map((card) => layCard(card, sizeOfPaper(paper), (discovery, box, tiny) => {
    const plan = renderPlan(document, discovery, { ...box, theme: 'ink', tiny });
    return plan === null ? null : new Markup(plan);
  }));
}

test('S3 PRE-02 on the cards of many dungeons every look with pieces has a card and a plan of its own; no type under 6.5 points', async () => {
  const kit = await loadPackKit();
  const missions = ['busqueda-y-destruccion', 'objetivo-primario', 'asesinato', 'rescate', 'exterminio', 'sabotaje', 'huida'];
  let [looks, further, small] = [0, 0, 0];
  for (let at = 0; at < 42; at++) {
    const language = (['es', 'ca', 'en'] as const)[at % 3]!;
    const document = makeEvening(kit, `plans-${at}`, missions[at % missions.length]!, (['short', 'normal', 'long'] as const)[Math.floor(at / 3) % 3]!);
    for (const card of layCards(document, kit, language, at % 2 === 0 ? 'a4' : 'letter')) {
      expect(card.points).toBeGreaterThanOrEqual(leastPoints);
      if (card.points < 8) small += 1;
      if (card.elsewhere !== '') further += 1;
      looks += card.looks.length;
      expect(card.looks.map(({ plan }) => plan !== '')).toEqual(card.looks.map(() => true));
    }
  }
  expect(looks).toBeGreaterThan(250);
  expect(further).toBeGreaterThan(10);
  expect(small).toBeLessThan(looks / 15);
}, 60000);

test('PRE-08 what is seen from a second side has a card with a number that nothing else has, and the first names it', async () => {
  const kit = await loadPackKit();
  const words = createPackWords('en', kit.templates.texts, kit.ruleset.labels);
  let further = 0;
  const distances = new Set<number>();
  for (let at = 0; at < 20; at++) {
    const document = makeEvening(kit, `sides-${at}`, 'rescate', 'long');
    const printed = splitCards(buildCards(document, words), words);
    const labels = printed.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.slice(1).map(Number)).toEqual(labels.slice(1).map(Number).sort((a, b) => a - b));
    const known = new Set([...document.board.sections, ...document.board.openings].map(({ number }) => String(number)));
    for (const card of printed) {
      expect(card.looks.length).toBeLessThan(2);
      if (card.start || known.has(card.label)) continue;
      further += 1;
      expect(card.label).toMatch(/^[1-9]\d{2}$/);
      const naming = printed.filter(({ elsewhere }) => elsewhere.includes(`${card.looks[0]!.from}: open card ${card.label}.`));
      expect(naming).toHaveLength(1);
      distances.add(Number(card.label) - Number(naming[0]!.label));
    }
  }
  expect(further).toBeGreaterThan(5);
  // Neither number can be worked out from the other.
  expect(distances.size).toBeGreaterThan(further * 0.9);
}, 60000);
