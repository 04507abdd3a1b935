/**
 * The campaign of twelve games in examples/, made by the commands a group would use, byte for byte.
 * `UPDATE_EXAMPLES=1 npx jest test/docs/campaign-example` rewrites it.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, updating } from './read-docs';
import { runLine } from './run-line';

const record = (date: string, mission: string, attacker: string, defender: string, objectives: number, ...more: readonly string[]): string[] => (
  ['record', '--mission', mission, '--attacker', attacker, '--defender', defender, '--objectives', String(objectives), '--date', date, ...more]
);

/** A year of a group of three. */
const commands: readonly (readonly string[])[] = [
  ['new', '--here', '--group', 'Los del sótano', '--player', 'Marta', '--player', 'Pau', '--player', 'Àngel', '--table', '140x80', '--house', 'roomDoors=extra'],
  record('2004-01-09', 'búsqueda', 'Marta', 'Pau', 1, '--achieved', 'capture'),
  record('2004-01-23', 'búsqueda', 'Pau', 'Marta', 2, '--achieved', 'killAll,escape'),
  record('2004-02-06', 'búsqueda', 'Marta', 'Àngel', 2, '--achieved', 'destroy,killLeader', '--notes', 'La puerta oculta no llevaba a ninguna parte.'),
  record('2004-02-20', 'rescate', 'Àngel', 'Pau', 2, '--winner', 'attacker', '--grade', 'decisive', '--achieved', 'prisoner', '--x', '5/3'),
  record('2004-03-12', 'búsqueda', 'Àngel', 'Marta', 0),
  record('2004-04-02', 'búsqueda', 'Pau', 'Àngel', 3, '--achieved', 'capture,capture,killAll'),
  record('2004-05-07', 'búsqueda', 'Marta', 'Pau', 4, '--notes', 'Faltaba la mitad de las casillas del defensor.'),
  ['void', '7', '--why', 'el defensor jugó con 100 puntos de menos'],
  record('2004-05-21', 'huida', 'Marta', 'Pau', 1, '--winner', 'defender', '--grade', 'plain'),
  record('2004-06-18', 'búsqueda', 'Pau', 'Marta', 1, '--scenario', 'combates-en-los-tuneles'),
  record('2004-09-10', 'búsqueda', 'Àngel', 'Pau', 2, '--achieved', 'killLeader,escape'),
  ['generate', '--mission', 'busqueda', '--seed', '7', '--evening', 'short', '--x', '5/3', '--table', '140x80', '--house', 'roomDoors=extra', '--out', 'otoño'],
  ['record', 'otoño', '--attacker', 'Marta', '--defender', 'Àngel', '--objectives', '1', '--date', '2004-10-22', '--achieved', 'killAll'],
  record('2004-12-17', 'búsqueda', 'Pau', 'Marta', 2),
  ['correct', '2', '--objectives', '3', '--achieved', 'killAll,capture,escape', '--why', 'no se contó el artefacto'],
  ['export', '--format', 'md', '-o', 'campaign.md'],
  ['chart', '-o', 'campaign.svg'],
];

test('C1 C5 examples/campaign.* is what a year of commands makes: twelve games, one void, one corrected', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'plasma-wall-campaign-example-'));
  try {
    for (const words of commands) {
      const { code, text } = await runLine([...(words[0] === 'generate' ? [] : ['campaign']), ...words], cwd);
      expect([words, code, code === 0 ? '' : text]).toEqual([words, 0, '']);
    }
    for (const [made, kept] of [['plasma-wall-campaign.yaml', 'campaign.yaml'], ['campaign.md', 'campaign.md'], ['campaign.svg', 'campaign.svg']] as const) {
      const text = readFileSync(join(cwd, made), 'utf8');
      if (updating) writeFileSync(join(root, 'examples', kept), text);
      expect(readFileSync(join(root, 'examples', kept), 'utf8')).toBe(text);
    }
    const { games } = JSON.parse((await runLine(['campaign', 'log', '--json'], cwd)).text) as { readonly games: readonly { readonly void?: string; readonly differs: boolean }[] };
    expect([games.length, games.filter((game) => game.void !== undefined).length]).toEqual([12, 1]);
    expect(games.flatMap(({ differs }, at) => (differs ? [at + 1] : []))).toEqual([3]);
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}, 60_000);
