/** What the documents point at is there: files, headings, pictures. And they speak of the project alone. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listDocs, readDoc, root, withoutBlocks } from './read-docs';

/** Largest picture, bytes. */
const maxImage = 250_000;

interface Link {
  readonly path: string;
  readonly target: string;
}

const links: Link[] = listDocs().flatMap((path) => {
  const text = withoutBlocks(readDoc(path));
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g), ...text.matchAll(/<img src="([^"]+)"/g)].map((match) => match[1]!);
  return targets.filter((target) => !/^https?:/.test(target)).map((target) => ({ path, target }));
});

/** Anchors of a document as GitHub makes them. */
function listAnchors(path: string): string[] {
  return [...withoutBlocks(readDoc(path)).matchAll(/^#+ (.+)$/gm)].map((match) => match[1]!.toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-'));
}

test.each(links)('$path: $target is there', ({ path, target }) => {
  const [file, anchor] = target.split('#') as [string, string?];
  const wanted = file === '' ? path : join(dirname(path), file).replaceAll('\\', '/');
  expect([wanted, existsSync(join(root, wanted))]).toEqual([wanted, true]);
  if (anchor !== undefined) expect(listAnchors(wanted)).toContain(anchor);
});

test('the documents link to one another and show pictures', () => {
  expect(links.length).toBeGreaterThan(20);
  const reached = new Set(links.map(({ path, target }) => join(dirname(path), target.split('#')[0]!).replaceAll('\\', '/')));
  for (const path of listDocs().filter((name) => name !== 'README.md')) expect([path, reached.has(path)]).toEqual([path, true]);
});

test('links outside are plain https', () => {
  for (const path of listDocs()) for (const [url] of readDoc(path).matchAll(/\bhttp:\/\/\S+/g)) expect([path, url]).toEqual([path, 'no http']);
});

test('every picture is a PNG of modest size, made by docs/make-images.mjs, shown in a document', () => {
  const maker = readFileSync(join(root, 'docs/make-images.mjs'), 'utf8');
  const shown = new Set(links.map(({ target }) => target.split('/').at(-1)));
  const files = readdirSync(join(root, 'docs/images'));
  expect(files.length).toBeGreaterThanOrEqual(5);
  for (const file of files) {
    const bytes = readFileSync(join(root, 'docs/images', file));
    expect([file, bytes.subarray(1, 4).toString('latin1')]).toEqual([file, 'PNG']);
    expect([file, statSync(join(root, 'docs/images', file)).size <= maxImage]).toEqual([file, true]);
    expect([file, maker.includes(`'${file}'`), shown.has(file)]).toEqual([file, true, true]);
  }
});

test('the README shows the two commands to the letter, and says that this is no official thing', () => {
  const readme = readDoc('README.md');
  expect(readme).toContain('\nnpm ci && npx plasma-wall generate --mission rescate --seed 42      # set-up and main job\nnpm cit                                                             # set-up and tests\n');
  expect(readme).toMatch(/unofficial fan tool/i);
  const { engines, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly engines: { readonly node: string }; readonly license: string };
  expect(readme).toContain(`${engines.node.replace('>=', '')} or newer`);
  expect(readme).toContain(`[${license}](LICENSE)`);
});

test('no document names a day, a machine or a path on one', () => {
  const told = /\b20\d\d-\d\d-\d\d\b|\/(?:home|root|tmp|Users)\/|[A-Z]:\\\\|\blocalhost\b/;
  for (const path of listDocs()) expect([path, told.exec(readDoc(path))?.[0]]).toEqual([path, undefined]);
});
