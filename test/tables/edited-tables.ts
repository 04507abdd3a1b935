/** The shipped tables with something changed, as a player might change them. */
import type { Problem } from '../../src/errors';
import { isTablesFile, judgeSources, showShippedName, type ParsedRuleset } from '../../src/tables/parse-ruleset';
import type { Language, Ruleset } from '../../src/tables/ruleset';
import { readYamlSource, type YamlSource } from '../../src/tables/yaml-source';
import { readShippedFiles } from './shipped-files';

/** One change: the first `find` in a file becomes `put`. */
export interface Edit {
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

const shippedFiles = readShippedFiles();
const shippedSources = new Map<string, YamlSource>();

/** Reading YAML is most of the work, and only edited files change. */
function readSource(name: string, text: string): YamlSource {
  if (text !== shippedFiles[name]) return readYamlSource(showShippedName(name), text);
  const known = shippedSources.get(name) ?? readYamlSource(showShippedName(name), text);
  shippedSources.set(name, known);
  return known;
}

/** The files with the changes; a text that is not found is a fault of the test. */
export function editFiles(edits: readonly Edit[]): Record<string, string> {
  const files = { ...shippedFiles };
  for (const { file, find, put } of edits) {
    const before = files[file];
    if (before === undefined || !before.includes(find)) throw new Error(`${file} has no ${find}`);
    files[file] = before.replace(find, () => put);
  }
  return files;
}

/** What comes of a whole set of files. */
export function parseFiles(files: Readonly<Record<string, string>>, language: Language = 'en'): ParsedRuleset {
  return judgeSources(Object.keys(files).filter(isTablesFile).sort().map((name) => readSource(name, files[name] ?? '')), language);
}

/** Problems of the changed tables. */
export function checkEdited(edits: readonly Edit[], language: Language = 'en'): readonly Problem[] {
  return parseFiles(editFiles(edits), language).problems;
}

/** The ruleset of changed tables that are still right. */
export function compileEdited(edits: readonly Edit[]): Ruleset {
  const { ruleset, problems } = parseFiles(editFiles(edits));
  if (!ruleset) throw new Error(problems.map((problem) => `${problem.place?.file}:${problem.place?.line} ${problem.code} ${problem.message}`).join('\n'));
  return ruleset;
}

let shipped: Ruleset | undefined;

/** The shipped ruleset, read once. */
export function shippedRuleset(): Ruleset {
  shipped ??= compileEdited([]);
  return shipped;
}
