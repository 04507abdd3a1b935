import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fitText, listPlanned } from '../../src/render/pack/card-fit';
import type { CardFit } from '../../src/render/pack/card-fit';
import { countParts, measureParts, takeParts } from '../../src/render/pack/card-parts';
import type { LookView } from '../../src/render/pack/card-text';
import { buildCards, orderByTab, splitCards } from '../../src/render/pack/cards';
import { createPackWords } from '../../src/render/pack/pack-words';
import { sizeOfPaper } from '../../src/render/pack/paper';
import type { SessionDocument, SessionOptions } from '../../src/session/document';
import { generateSession } from '../../src/session/generate';
import { listDefaultHouseRules } from '../../src/tables/default-house-rules';
import type { PackKit } from './pack-session';
import { layPrintedCards, loadPackKit } from './pack-session';

const leastPoints = 8;
/** Of the small print on a card, such as its tag. */
const leastPrint = 6.5;

/** A look of so many pieces, with an objective text of so many words. */
function look(pieces: number, words: number, name = 'passadís sense sortida'): LookView {
  return {
    from: '',
    axes: pieces === 0 ? [] : [{ arrow: '↑', name: 'De frente', pieces: Array.from({ length: pieces }, (_, at) => ({ order: at + 1, name, size: '', exits: '', after: '', place: '(tras 1 ↑)', number: 100 + at, plus: '+1' })) }],
    join: '', openings: 'Aberturas nuevas: 12 ↑ puerta', openingsPlaced: 'Aberturas nuevas: 12 ↑ puerta (en 1)', total: 'M si todo es nuevo: +1', keep: 'Piezas que se quedan: 3, 7 y 12',
    objectives: words === 0 ? [] : [{ title: 'Estancia objetivo 15', text: 'palabra '.repeat(words).trim() }],
  };
}

function bestFit(view: LookView, size: ReturnType<typeof sizeOfPaper>, head = ''): CardFit {
  const [best] = listPlanned(view, size, { head, foot: 'Sigue en la tarjeta 57, que también se abre.' });
  if (!best) throw new Error('no fit');
  return best;
}

for (const paper of ['a4', 'letter'] as const) {
  const size = sizeOfPaper(paper);
  const panel = { widthMm: size.card.panelMm - 5, heightMm: Math.floor(size.card.heightMm - 5) };

  test(`S3 ${paper}: a small card has large type and the plan fills its panel`, () => {
    expect(bestFit(look(1, 0), size)).toEqual({ points: 9.5, plan: panel, parts: 4 });
  });

  test(`S3 ${paper}: more text never gets larger type, a plan never outgrows its panel, and what is too long goes on elsewhere`, () => {
    let [last, whole, aside] = [Infinity, 0, 0];
    for (let words = 0; words < 260; words += 5) {
      const view = look(2, words);
      const { points, plan, parts } = bestFit(view, size);
      expect(points).toBeGreaterThanOrEqual(leastPoints);
      expect(plan!.heightMm).toBeLessThanOrEqual(panel.heightMm);
      expect(plan!.heightMm).toBeGreaterThanOrEqual(14);
      if (parts < countParts(view)) {
        // The list stays with its plan.
        expect([parts, plan]).toEqual([2, panel]);
        aside += 1;
        continue;
      }
      expect(aside).toBe(0);
      if (plan!.heightMm >= 26) {
        expect(points).toBeLessThanOrEqual(last);
        last = points;
      }
      whole += 1;
    }
    expect(whole).toBeGreaterThan(5);
    expect(aside).toBeGreaterThan(8);
    expect(last).toBeLessThan(9);
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
    const plain = bestFit(look(2, 5, 'x'.repeat(20)), size);
    const wide = bestFit(look(2, 5, '魔'.repeat(20)), size);
    const sizeOf = ({ points, plan }: CardFit): number => points * 100 + plan!.heightMm;
    expect(sizeOf(wide)).toBeLessThan(sizeOf(plain));
  });
}

test('S3 a short list of one direction does not go on across the fold; a long one may', () => {
  const measure = (pieces: number): number[] => measureParts(look(pieces, 0), 9.5, 38, true).filter((height) => height > 0);
  const heights = measure(1);
  expect([1, 2, 3, 4, 5].map((pieces) => measure(pieces).length - heights.length)).toEqual([0, 0, 0, 3, 4]);
  expect(measure(3)[0]! - measure(1)[0]!).toBeCloseTo(2 * measure(4)[1]!, 6);
  expect(readFileSync(join(__dirname, '../../templates/pack-style.hbs'), 'utf8')).toContain('div.axis:not(:has(p.piece ~ p.piece ~ p.piece ~ p.piece)) { break-inside: avoid; }');
});

test('S3 the style sheet has the measures used here, and sets nothing on a card smaller than 6.5 points', () => {
  const style = readFileSync(join(__dirname, '../../templates/pack-style.hbs'), 'utf8');
  expect(style).toContain('line-height: 1.18; }');
  expect(style).toContain('padding: 2.5mm; columns: 2; column-gap: 5mm;');
  for (const [, rule, points] of style.matchAll(/^(article\.card[^{]*)\{[^}]*font-size: ([\d.]+)pt/gm)) {
    expect([rule, Number(points) >= leastPrint]).toEqual([rule, true]);
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

test('S3 PRE-02 on the cards of many dungeons every look with pieces has a card and a plan of its own, and no card is cramped', async () => {
  const kit = await loadPackKit();
  const missions = ['busqueda-y-destruccion', 'objetivo-primario', 'asesinato', 'rescate', 'exterminio', 'sabotaje', 'huida'];
  let [looks, elsewhere, further, unplanned] = [0, 0, 0, 0];
  for (let at = 0; at < 42; at++) {
    const language = (['es', 'ca', 'en'] as const)[at % 3]!;
    const document = makeEvening(kit, `plans-${at}`, missions[at % missions.length]!, (['short', 'normal', 'long'] as const)[Math.floor(at / 3) % 3]!);
    for (const card of layPrintedCards(document, kit, language, at % 2 === 0 ? 'a4' : 'letter').cards) {
      expect(card.points).toBeGreaterThanOrEqual(leastPoints);
      if (card.elsewhere !== '') elsewhere += 1;
      if (card.further !== '') further += 1;
      looks += card.looks.length;
      unplanned += card.looks.filter(({ planned }) => !planned).length;
    }
  }
  expect(looks).toBeGreaterThan(250);
  expect(elsewhere).toBeGreaterThan(10);
  expect(further).toBeGreaterThan(3);
  expect(further).toBeLessThan(looks / 15);
  // Only the longest of corridors leave no room for a plan: their list says it all.
  expect(unplanned).toBeLessThan(looks / 100);
}, 60000);

test('S3 PRE-02 a look that one card cannot hold goes on on another: every part stands once, and each card names the other', async () => {
  const kit = await loadPackKit();
  const words = createPackWords('en', kit.templates.texts, kit.ruleset.labels);
  let continued = 0;
  for (let at = 0; at < 30; at++) {
    const document = makeEvening(kit, `parts-${at}`, 'asesinato', 'long');
    const known = new Set([...document.board.sections, ...document.board.openings].map(({ number }) => String(number)));
    const { cards } = layPrintedCards(document, kit, 'en', 'letter');
    const whole = new Map(splitCards(buildCards(document, words), words).map((card) => [card.label, card]));
    for (const card of cards) {
      if (card.further === '') continue;
      const [, label] = /^Continued on card (\d+): open it too\.$/.exec(card.further)!;
      const next = cards.filter((other) => other.label === label);
      if (!whole.has(card.label)) continue;
      continued += 1;
      // The number is nothing else's, so that a tab tells of no larger room (PRE-08).
      expect([known.has(label!), whole.has(label!)]).toEqual([false, false]);
      expect(next.map(({ elsewhere }) => elsewhere)).toEqual(next.map(() => `Continued from card ${card.label}.`));
      const told = [card, ...next].flatMap(({ looks }) => looks);
      const { looks: [view] } = whole.get(card.label)!;
      expect(told.flatMap(({ axes }) => axes.flatMap(({ pieces }) => pieces))).toEqual(view!.axes.flatMap(({ pieces }) => pieces));
      for (const key of ['from', 'join', 'openings', 'total', 'keep'] as const) expect(told.map((part) => part[key]).filter((text) => text !== '')).toEqual(view![key] === '' ? [] : [view![key]]);
      expect(told.flatMap(({ objectives }) => objectives)).toEqual(view!.objectives);
    }
  }
  expect(continued).toBeGreaterThan(10);
}, 60000);

test('PRE-08 the number of a card that goes on depends on neither paper nor language', async () => {
  const kit = await loadPackKit();
  for (let at = 0; at < 10; at++) {
    const document = makeEvening(kit, `parts-${at}`, 'asesinato', 'long');
    const labelsOf = (language: 'es' | 'en', paper: 'a4' | 'letter') => {
      const { cards } = layPrintedCards(document, kit, language, paper);
      return new Map(cards.filter(({ further }) => further !== '').map((card) => [card.start ? '' : card.label, /\d+/.exec(card.further)![0]]));
    };
    const [one, other] = [labelsOf('es', 'letter'), labelsOf('en', 'a4')];
    for (const [label, number] of other) if (one.has(label)) expect(one.get(label)).toBe(number);
  }
}, 60000);

test('S3 a list of any length and an objective of any length are all told, on as many cards as it takes', () => {
  const size = sizeOfPaper('letter');
  for (const [pieces, length] of [[60, 10], [4, 700], [90, 2000]] as const) {
    let rest = look(pieces, length);
    let cards = 0;
    for (let fit = fitText(rest, size, { head: '', foot: '' }, false); ; fit = fitText(rest, size, { head: '', foot: '' }, false)) {
      cards += 1;
      expect(fit.parts).toBeGreaterThan(0);
      if (fit.parts >= countParts(rest)) break;
      rest = takeParts(rest, fit.parts, Infinity);
    }
    expect(cards).toBeGreaterThan(1);
  }
});

test('PRE-08 what is seen from a second side has a card with a number that nothing else has, and the first names it', async () => {
  const kit = await loadPackKit();
  const words = createPackWords('en', kit.templates.texts, kit.ruleset.labels);
  let further = 0;
  const distances = new Set<number>();
  for (let at = 0; at < 20; at++) {
    const document = makeEvening(kit, `sides-${at}`, 'rescate', 'long');
    const printed = orderByTab(splitCards(buildCards(document, words), words));
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
