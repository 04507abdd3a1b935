/** What else is done with a session, for information: checking it and drawing it. */
import { loadShippedTemplates } from '../../src/io/load-templates';
import type { RenderOptions } from '../../src/render/renderer';
import { renderers } from '../../src/render/registry';
import type { SessionDocument } from '../../src/session/document';
import { generateSession } from '../../src/session/generate';
import { defaultOptions } from '../../src/session/share';
import { verifySession } from '../../src/session/verify';
import type { Ruleset } from '../../src/tables/ruleset';
import { measureInTurn, printHeading, printTimes } from './measure';

/** A normal evening, verified and drawn. */
export async function measurePapers(ruleset: Ruleset): Promise<void> {
  const options: RenderOptions = { language: 'es', paper: 'a4', theme: 'colour', secrecy: 'master', command: 'plasma-wall generate', share: '', templates: await loadShippedTemplates() };
  const document = makeEvening(ruleset);
  const saved = JSON.stringify(document);
  printHeading('A normal evening: checking and drawing, for information');
  printTimes(measureInTurn([
    { name: 'generate', run: () => void makeEvening(ruleset) },
    { name: 'verify', run: () => void verifySession(JSON.parse(saved), ruleset, 'bench') },
    ...renderers.map(({ file, render }) => ({ name: `render ${file}`, run: () => void render(document, ruleset.labels, options) })),
  ], 60, 40));
}

function makeEvening(ruleset: Ruleset): SessionDocument {
  const result = generateSession({ seed: '42', ruleset, options: defaultOptions(ruleset, 'rescate'), version: 'bench' });
  if (!result.ok) throw new Error(result.code);
  return result.document;
}
