/** What docs/decisions.md claims of the code and what can be tried. */
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pairCount } from '../../src/session/build-document';
import { isGuaranteed } from '../../src/missions/prepared-objectives';
import { templateHelpers } from '../../src/render/pack/check-template';
import { readDoc, root } from './read-docs';

const page = readDoc('docs/decisions.md');

/** Every order of a list. */
function* permute(items: readonly number[]): Generator<readonly number[]> {
  if (items.length === 0) yield [];
  for (let at = 0; at < items.length; at += 1) {
    for (const rest of permute([...items.slice(0, at), ...items.slice(at + 1)])) yield [items[at]!, ...rest];
  }
}

function findsPrimary(order: readonly number[]): boolean {
  return order.some((threshold, before) => threshold <= before);
}

test('PRE-06 rising thresholds are the hardest order: trying all orders of up to five rooms says the same', () => {
  let guaranteed = 0;
  const tryAll = (thresholds: readonly number[]): void => {
    const expected = [...permute(thresholds)].every(findsPrimary);
    expect([thresholds, isGuaranteed(thresholds)]).toEqual([thresholds, expected]);
    if (expected) guaranteed += 1;
    if (thresholds.length < 5) for (let next = thresholds.at(-1) ?? 0; next <= 5; next += 1) tryAll([...thresholds, next]);
  };
  tryAll([]);
  expect(guaranteed).toBeGreaterThan(100);
});

test('the page names the layers in their order', () => {
  const { forbidden } = createRequire(__filename)('../../.dependency-cruiser.cjs') as { readonly forbidden: readonly { readonly name: string }[] };
  const names = forbidden.filter(({ name }) => name.startsWith('layer-')).map(({ name }) => name.slice('layer-'.length));
  expect(page.replace(/\s+/g, ' ')).toContain(`**Layers.** ${names.join(', ')}: `);
});

test('PRE-04 the page says how many pairs are prepared', () => {
  expect([pairCount, page.includes('forty')]).toEqual([40, true]);
});

test('the page names the helpers that templates may use', () => {
  const names = templateHelpers.map((name) => `\`${name}\``);
  expect(page.replace(/\s+/g, ' ')).toContain(`only ${names.slice(0, -1).join(', ')} and ${names.at(-1)!} are allowed`);
});

test('nothing in the program speaks to a network', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) expect([file, /['"](?:node:)?(?:net|tls|dns|dgram|https?|http2)['"]|\bfetch\(/.test(readFileSync(join(root, 'src', file), 'utf8'))]).toEqual([file, false]);
});
