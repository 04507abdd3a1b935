/** How the games of a scenario are counted is told wherever games are. */
import { readFileSync } from 'node:fs';
import { makeFolder, run } from './run-in-process';

const words = {
  es: { told: 'De 4 partidas, 2 son incursiones y 1 es el resultado de un escenario: cada incursión es una partida, que no gana nadie', left: 'partidas jugadas: 3 · resultados de escenarios, sin dibujar: 1' },
  ca: { told: 'De 4 partides, 2 són incursions i 1 és el resultat d\'un escenari: cada incursió és una partida, que no guanya ningú', left: 'partides jugades: 3 · resultats d\'escenaris, sense dibuixar: 1' },
  en: { told: 'Of 4 games, 2 are incursions and 1 is the result of a scenario: each incursion is a game, which nobody wins', left: 'games played: 3 · results of scenarios, not drawn: 1' },
};

test('SCN-01 C5 log, players, Markdown and HTML say how an evening of two incursions counts, and the chart what it leaves out; without a result nothing is said', async () => {
  const cwd = makeFolder();
  const go = (...argv: readonly string[]) => run(['campaign', ...argv], { cwd });
  const record = (attacker: string, defender: string, ...more: readonly string[]) => go('record', ...more, '--attacker', attacker, '--defender', defender, '--date', '1999-10-02', '--no-session');
  await go('new', '--here');
  await record('Pau', 'Marta', '--mission', 'search', '--objectives', '1');
  await record('Pau', 'Marta', '--scenario', 'tunnels', '--mission', 'search', '--objectives', '2');
  await record('Marta', 'Pau', '--scenario', 'tunnels', '--mission', 'search', '--objectives', '1');
  const views = ['log', 'players', 'export --format md', 'export --format html', 'chart'].map((view) => view.split(' '));
  for (const view of views) expect((await go(...view, '--lang', 'en')).stdout).not.toMatch(/result|incursion is a game/);
  await record('Pau', 'Marta', '--scenario', 'tunnels', '--first', '2', '--second', '1');
  for (const language of ['es', 'ca', 'en'] as const) {
    const { told, left } = words[language];
    const shown = await Promise.all(views.map(async (view) => (await go(...view, '--lang', language)).stdout.replace(/&#39;|&apos;/g, '\'')));
    for (const text of shown.slice(0, 4)) {
      expect(text).toContain(told);
      // There is no chart beside them.
      expect(text).not.toMatch(/gráfico|gràfic|chart/);
    }
    expect(shown[4]).toContain(left);
    await go('chart', '--lang', language, '-o', `${language}.svg`);
    expect(readFileSync(`${cwd}/${language}.svg`, 'utf8').replace(/&#39;|&apos;/g, '\'')).toContain(left);
  }
});

test('SCN-01 where no incursions were recorded, nothing is said of how many they are', async () => {
  const cwd = makeFolder();
  const go = (...argv: readonly string[]) => run(['campaign', ...argv], { cwd });
  await go('new', '--here');
  await go('record', '--scenario', 'tunnels', '--first', '2', '--second', '1', '--attacker', 'Pau', '--defender', 'Marta', '--date', '1999-10-02', '--no-session');
  const said = { es: 'De 1 partida, 1 es el resultado de un escenario: cada', ca: 'D\'1 partida, 1 és el resultat d\'un escenari: cada', en: 'Of 1 game, 1 is the result of a scenario: each' };
  for (const view of ['log', 'players']) {
    for (const language of ['es', 'ca', 'en'] as const) expect((await go(view, '--lang', language)).stdout).toContain(said[language]);
  }
});
