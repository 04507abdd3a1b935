import type { UserError } from '../../src/errors';
import { renderPack } from '../../src/render/pack/render-pack';
import { compileTemplates } from '../../src/render/pack/templates';
import type { PackKit } from './pack-session';
import { loadPackKit, makeSession, packOptions } from './pack-session';

let kit: PackKit;
beforeAll(async () => {
  kit = await loadPackKit();
});

const repeat = (count: number, text: (n: number) => string): string => Array.from({ length: count }, (_, n) => text(n)).join('');

/** Fills in a player's templates over the shipped ones; the page, or the problems as `file CODE`. */
function run(files: Record<string, string>): string | string[] {
  try {
    const templates = compileTemplates(files, { language: 'ca', base: kit.templates });
    return renderPack(makeSession(kit, 'hostile', 'rescate'), kit.ruleset.labels, packOptions(kit, { templates }));
  } catch (error) {
    const { options, name } = error as UserError;
    if (name !== 'UserError') throw error;
    expect(options.exitCode).toBe(2);
    return (options.problems ?? []).map(({ place, code }) => `${place?.file} ${code}`);
  }
}

test('G7 parts that multiply are refused before anything is filled in', () => {
  const bomb = (levels: number): Record<string, string> => Object.fromEntries(Array.from({ length: levels }, (_, n) => [n === 0 ? 'card.hbs' : `p${n}.hbs`, n === levels - 1 ? 'x' : repeat(10, () => `{{> p${n + 1}}}`)]));
  expect(run(bomb(13))).toEqual(['templates/card.hbs TEMPLATE_CHAIN']);
  expect(run(bomb(6))).toEqual(['templates/card.hbs TEMPLATE_EXPANSION']);
  expect(run(bomb(4))).toContain('x'.repeat(1000));
});

test('G7 a chain of parts has 8 inclusions at most, also one of 3,000', () => {
  const chain = (length: number): Record<string, string> => Object.fromEntries(Array.from({ length: length + 1 }, (_, n) => [n === 0 ? 'card.hbs' : `p${n}.hbs`, n === length ? 'the end' : `{{> p${n + 1}}}`]));
  expect(run(chain(8))).toContain('the end');
  expect(run(chain(9))).toEqual(['templates/card.hbs TEMPLATE_CHAIN']);
  expect(run(chain(3000))).toEqual(['templates/card.hbs TEMPLATE_CHAIN']);
});

test('G7 a circle through one of the program’s own parts is stopped', () => {
  expect(run({ 'check-bar.hbs': '{{> printing}}' })).toEqual([expect.stringMatching(/ TEMPLATE_RUNAWAY$/)]);
});

test('G7 blocks inside blocks have a limit, and so has what they repeat', () => {
  const nest = (count: number, of: string, inside: string): string => `${`{{#each ${of}}}`.repeat(count)}${inside}${'{{/each}}'.repeat(count)}`;
  expect(run({ 'card.hbs': nest(7, 'this', 'x') })).toEqual(['templates/card.hbs TEMPLATE_NESTING']);
  expect(run({ 'card.hbs': '{{#each @root}}x{{/each}}' })).toEqual(['templates/card.hbs TEMPLATE_ROOT']);
  expect(run({ 'card.hbs': nest(13, '@root', 'x') })).toContain('templates/card.hbs TEMPLATE_ROOT');
  expect(run({ 'card.hbs': nest(6, '@root.t', '') })).toEqual([expect.stringMatching(/ TEMPLATE_RUNAWAY$/)]);
  expect(run({ 'card.hbs': nest(2, '@root.t', 'x'.repeat(190_000)) })).toEqual([expect.stringMatching(/ TEMPLATE_RUNAWAY$/)]);
  expect(run({ 'card.hbs': `${'{{#if a}}'.repeat(120)}${'{{/if}}'.repeat(120)}` })).toEqual(['templates/card.hbs TEMPLATE_NESTING']);
  // Counted before they are read, which would take minutes.
  expect(run({ 'card.hbs': '{{#if a}}'.repeat(20_000) })).toEqual(['templates/card.hbs TEMPLATE_NESTING']);
});

test('T5 a command with the wrong number of arguments is refused, and so are hidden commands', () => {
  for (const text of ['{{#if}}x{{/if}}', '{{#if 1 2 3}}x{{/if}}', '{{#each}}x{{/each}}', '{{lookup}}', '{{lookup this}}', '{{if}}', '{{[if]}}', '{{#with 1 2}}x{{/with}}', '{{#unless}}x{{/unless}}']) {
    expect([text, run({ 'card.hbs': text })]).toEqual([text, ['templates/card.hbs TEMPLATE_ARGUMENTS']]);
  }
  for (const text of ['{{helperMissing}}', '{{blockHelperMissing}}', '{{log}}', '{{[log]}}', '{{"log"}}', '{{#helperMissing}}x{{/helperMissing}}', '{{#label}}x{{/label}}', '{{^label}}x{{/label}}']) {
    expect([text, run({ 'card.hbs': text })]).toEqual([text, ['templates/card.hbs TEMPLATE_HELPER']]);
  }
});

test('T5 any failure while filling in names the template', () => {
  expect(run({ 'card.hbs': '{{#with "x"}}{{length}}{{/with}}' })).toEqual(['templates/card.hbs TEMPLATE_FAILED']);
});

test('S5 nothing is written when a template asks for an inherited property', () => {
  const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((method) => jest.spyOn(console, method).mockImplementation(() => undefined));
  expect(run({ 'card.hbs': '[{{lookup . "toString"}}{{lookup "x" "at"}}{{lookup . "hasOwnProperty"}}]' })).toContain('[]');
  for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});
