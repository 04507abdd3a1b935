/** Real sessions and the shipped templates for the tests of the papers. */
import { loadShippedRuleset } from '../../src/io/load-ruleset';
import { loadShippedTemplates } from '../../src/io/load-templates';
import type { SheetTemplates } from '../../src/render/pack/sheet-templates';
import { numberFurther } from '../../src/render/map/card-numbers';
import { buildCards, splitCards } from '../../src/render/pack/cards';
import { layCards } from '../../src/render/pack/lay-card';
import type { LaidCard } from '../../src/render/pack/lay-card';
import { Markup } from '../../src/render/pack/markup';
import { createPackWords } from '../../src/render/pack/pack-words';
import { sizeOfPaper } from '../../src/render/pack/paper';
import type { RenderOptions } from '../../src/render/renderer';
import { renderPlan } from '../../src/render/svg/plan';
import type { Discovery, SessionDocument, SessionOptions } from '../../src/session/document';
import { generateSession } from '../../src/session/generate';
import { listDefaultHouseRules } from '../../src/tables/default-house-rules';
import type { HouseRules } from '../../src/tables/house-rules';
import type { Language, Ruleset } from '../../src/tables/ruleset';

/** What the tests need, loaded once. */
export interface PackKit {
  readonly ruleset: Ruleset;
  readonly templates: SheetTemplates;
}

/** Loads the shipped tables and templates from their sources. */
export async function loadPackKit(): Promise<PackKit> {
  return { ruleset: await loadShippedRuleset(), templates: await loadShippedTemplates() };
}

/** A session of a mission, with as few sections as it needs; `changes` replaces options, `rules` house rules. */
export function makeSession(kit: PackKit, seed: string, mission: string, changes: Partial<SessionOptions> = {}, rules: Partial<HouseRules> = {}): SessionDocument {
  for (const maxSections of [14, 20, 30, 45]) {
    const options: SessionOptions = {
      mission, x: { num: 4, den: 3 }, houseRules: { ...listDefaultHouseRules(kit.ruleset.houseRules), ...rules }, explorer: 'nearest',
      evening: null, maxSections, maxTurns: null, until: null, table: null, pieces: null, primary: null, ...changes,
    };
    const made = generateSession({ seed, ruleset: kit.ruleset, options, version: '0.1.0' });
    if (made.ok) return made.document;
  }
  throw new Error(`no session for ${mission}, seed ${seed}`);
}

/** Options of a renderer: sealed, Spanish, A4, unless told otherwise. */
export function packOptions(kit: PackKit, changes: Partial<RenderOptions> = {}): RenderOptions {
  return {
    language: 'es', paper: 'a4', theme: 'ink', secrecy: 'sealed', templates: kit.templates,
    command: 'plasma-wall generate --mission rescate --seed 42 --x 4/3 --lang es', ...changes,
  };
}

/** A plan as it was drawn for a card. */
export interface DrawnPlan {
  readonly plan: string;
  readonly discovery: Discovery;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** The cards of a dungeon as they are printed, and every plan drawn for them, by its source. */
export function layPrintedCards(document: SessionDocument, kit: PackKit, language: Language, paper: 'a4' | 'letter'): { readonly cards: readonly LaidCard[]; readonly drawn: ReadonlyMap<string, DrawnPlan> } {
  const words = createPackWords(language, kit.templates.texts, kit.ruleset.labels);
  const drawn = new Map<string, DrawnPlan>();
  const cards = layCards(splitCards(buildCards(document, words), words), {
    paper: sizeOfPaper(paper), words, numbers: () => numberFurther(document),
    drawPlan: (discovery, box) => {
      const plan = renderPlan(document, discovery, { ...box, theme: 'ink' });
      if (plan === null) return null;
      drawn.set(plan, { plan, discovery, ...box });
      return new Markup(plan);
    },
  });
  return { cards, drawn };
}
