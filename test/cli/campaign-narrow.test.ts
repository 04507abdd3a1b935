/** `campaign log`, `players` and `x` on terminals of any width: no word is parted, and no line is too wide. */
import { join } from 'node:path';
import { displayWidth } from '../../src/render/text/display-width';
import { run } from './run-in-process';

const file = join(__dirname, '../../examples/campaign.yaml');
const show = async (what: string, lang: string, columns?: number) => (await run(['campaign', ...what.split(' '), '--file', file, '--lang', lang], { env: { NO_COLOR: '1' }, ...(columns === undefined ? {} : { isTTY: true, columns }) })).stdout.replace(/\u0336/g, '');
const wordsOf = (text: string) => new Set(text.split(/[\s:]+/));

describe.each(['log', 'players', 'x', 'x --by rules', 'x --by map'])('LOG-01 campaign %s', (what) => {
  test.each(['es', 'ca', 'en'])('LOG-01 keeps its words whole on a terminal of any width, in %s', async (lang) => {
    const whole = wordsOf(await show(what, lang));
    for (let columns = 26; columns <= 140; columns += 3) {
      const text = await show(what, lang, columns);
      expect([columns, [...wordsOf(text)].filter((word) => !whole.has(word))]).toEqual([columns, []]);
      // The title is the group's own.
      expect([columns, text.split('\n').slice(1).filter((line) => displayWidth(line) > columns)]).toEqual([columns, []]);
    }
  }, 30_000);
});

test('LOG-01 where the columns do not fit each game is a list, of what is known of it; where they do, a table', async () => {
  const narrow = await show('log', 'es', 40);
  expect(narrow).toContain('\n\nPartida: 1\nAtacante: Marta\nDefensor: Pau\nObjetivos: 1\nVencedor: (ninguno)\nX: 1\nFecha: 2004-01-09\nMisión: Búsqueda y destrucción\n\nPartida: 2\n');
  expect(narrow).toContain('\nVencedor: Atacante (victoria decisiva)\n');
  expect(await show('players', 'es', 40)).toMatch(/^Jugador: Marta\nComo atacante: 1 G, 0 E, 2 P, 1 S · 33 %\n/);
  expect(await show('log', 'es', 60)).toMatch(/\nPartida +Atacante +Defensor +Objetivos +Vencedor +X\n/);
  expect(await show('players', 'es', 60)).toMatch(/^Jugador +Como +Como +En total/);
});

test.each(['log', 'players', 'x', 'chart'])('LOG-01 campaign %s takes a terminal that does not tell its size for one of 80 columns', async (what) => {
  expect(await show(what, 'es', 0)).toBe(await show(what, 'es', 80));
});
