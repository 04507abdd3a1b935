/** The documents for players are whole in the three languages: what is not words is the same in each. */
import { findBlocks, readDoc, withoutBlocks } from './read-docs';

const families: readonly (readonly [string, ...string[]])[] = [
  ['README.md', 'README.es.md', 'README.ca.md'],
  ['docs/evening.md', 'docs/es/velada.md', 'docs/ca/vetllada.md'],
  ['docs/campaign.md', 'docs/es/campana.md', 'docs/ca/campanya.md'],
  ['docs/house-rules.md', 'docs/es/reglas-de-la-casa.md', 'docs/ca/regles-de-la-casa.md'],
  ['docs/tables.md', 'docs/es/tablas.md', 'docs/ca/taules.md'],
  ['docs/scenarios.md', 'docs/es/escenarios.md', 'docs/ca/escenaris.md'],
  ['docs/scoring.md', 'docs/es/puntuacion.md', 'docs/ca/puntuacio.md'],
  ['docs/themes.md', 'docs/es/aspectos.md', 'docs/ca/aspectes.md'],
  ['docs/print.md', 'docs/es/imprimir.md', 'docs/ca/imprimir.md'],
  ['docs/sections.md', 'docs/es/secciones.md', 'docs/ca/seccions.md'],
  ['docs/forces.md', 'docs/es/tropas.md', 'docs/ca/tropes.md'],
  ['docs/w40k.md', 'docs/es/actualizaciones-w40k.md', 'docs/ca/actualitzacions-w40k.md'],
  ['docs/odds.md', 'docs/es/probabilidades.md', 'docs/ca/probabilitats.md'],
  ['docs/hulk.md', 'docs/es/hulk.md', 'docs/ca/hulk.md'],
  ['docs/templates.md', 'docs/es/plantillas.md', 'docs/ca/plantilles.md'],
];

const translations = families.flatMap(([original, ...others]) => others.map((path) => ({ original, path })));
const headings = (path: string): string[] => withoutBlocks(readDoc(path)).match(/^#+ /gm) ?? [];
const pictures = (path: string): string[] => (readDoc(path).match(/(?<=<img src=")[^"]+/g) ?? []).map((source) => source.replace(/^\.\.\//, ''));
/** Names of error codes, rules and files of the tables, which are the same in every language. */
const names = (path: string): string[] => [...new Set(withoutBlocks(readDoc(path)).match(/`[A-Z]+_[A-Z_]+`|\b[A-Z]{2,5}-\d{2}\b|`[a-z*/-]+\.yaml`|`--[a-z-]+/g))].sort();
const yaml = (path: string): string[] => findBlocks(readDoc(path)).filter(({ language }) => language === 'yaml').map(({ text }) => text.replace(/^#.*\n/, ''));
/** Commands by their first two words, with the options that they have. */
const commands = (path: string): string[] => findBlocks(readDoc(path)).flatMap(({ text }) => text.match(/^(?:\$ )?plasma-wall .*$/gm) ?? [])
  .map((line) => [line.split(' ').slice(line.startsWith('$') ? 2 : 1)[0], ...(line.match(/--[a-z-]+/g) ?? []).filter((flag) => flag !== '--lang').sort()].join(' '));

test.each(translations)('L1 $path has the parts, pictures, names and examples of $original', ({ original, path }) => {
  expect(headings(path)).toEqual(path.startsWith('README') ? headings(original).slice(0, headings(path).length) : headings(original));
  expect(pictures(path)).toEqual(pictures(original));
  expect(yaml(path)).toEqual(yaml(original));
  const known = new Set(names(original));
  expect(names(path).filter((name) => !known.has(name))).toEqual([]);
  if (!path.startsWith('README')) expect(names(path)).toEqual(names(original));
});

test.each(translations)('L1 $path shows the commands of $original', ({ original, path }) => {
  expect(commands(path)).toEqual(commands(original));
});

test.each(families)('L1 %s and its translations lead to one another', (...paths) => {
  for (const path of paths) {
    const head = readDoc(path).slice(0, 400);
    for (const other of paths.filter((name) => name !== path)) expect([path, head]).toEqual([path, expect.stringContaining(`${other.split('/').at(-1)!})`)]);
  }
});
