/** Rows of a table to import that are scenarios, or name a player for a winner. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, readReport, run } from './run-in-process';

const languages = ['es', 'ca', 'en'] as const;

async function importTable(table: string, language: (typeof languages)[number] = 'es') {
  const cwd = makeFolder();
  expect((await run(['campaign', 'new', '--here', '--lang', 'en'], { cwd })).code).toBe(0);
  writeFileSync(join(cwd, 'in.csv'), table);
  const done = await run(['campaign', 'import', 'in.csv', '--lang', language], { cwd });
  const json = (command: string) => readReport(run(['campaign', command, '--json'], { cwd }));
  return { cwd, done, json, games: async () => (await json('log')).games };
}

const tunnels = {
  es: 'Misión;Atacante;Defensor;Objetivos;Objetivos del segundo;Fecha;Vencedor\nTúneles;Pau;Marta;2;1;4/1/1999;Atacante\n',
  ca: 'Missió;Atacant;Defensor;Objectius;Objectius del segon;Data;Vencedor\nTúnels;Pau;Marta;2;1;4/1/1999;\n',
  en: 'Mission,Attacker,Defender,Objectives,Objectives of the second,Date,Winner\ntunnels,Pau,Marta,2,1,4/1/1999,Pau\n',
};

test('SCN-01 SCN-02 a row that is a scenario with what both brought is its result: won by name, and never counted for the side that attacks', async () => {
  for (const language of languages) {
    const { done, games, json } = await importTable(tunnels[language], language);
    expect([done.code, done.stderr]).toEqual([0, expect.stringContaining('1 ')]);
    expect(await games()).toMatchObject([{ mission: 'combates-en-los-tuneles', scenario: 'combates-en-los-tuneles', whole: true, objectives: 2, second: 1, winner: 'attacker', feeds: false }]);
    expect(await json('x')).toMatchObject({ attacker: { games: 0 } });
  }
  const { games } = await importTable('mission,attacker,defender,objectives,second,points of the battle\nlucha,Pau,Marta,1,3,1500\ntunnels,Pau,Marta,1,1,\n', 'en');
  expect(await games()).toMatchObject([{ mission: 'lucha-preliminar', whole: true, battlePoints: 1500, winner: 'defender' }, { whole: true, winner: 'draw' }]);
});

test('SCN-01 SCN-03 half of a scenario is refused at its cell with what to write, every row of the table in one pass', async () => {
  const said = {
    es: ['di en «objetivos del segundo» los objetivos que consiguió el otro jugador', 'dilo en «ganó el último combate», «fuerza aniquilada» o «se marchó sin llegar»', 'no compara objetivos'],
    ca: ['digues a «objectius del segon» els objectius que va aconseguir l\'altre jugador', 'digues-ho a «va guanyar l\'últim combat», «força anihilada» o «va marxar sense arribar-hi»', 'no compara objectius'],
    en: ['say in “objectives of the second” the objectives of the other player', 'say so in “won the last fight”, “force wiped out” or “left without getting there”', 'does not compare objectives'],
  };
  for (const language of languages) {
    const table = 'date;mission;attacker;defender;objectives;battle;winner\n4/1/1999;Túneles;Pau;Marta;2;;Atacante\n5/1/1999;pared;Pau;Marta;;;Pau\n6/1/1999;pared;Pau;Marta;2;Pau;\n7/1/1999;search;Pau;Pau;2;;\n';
    const { done: { code, stderr }, games } = await importTable(table, language);
    expect(code).toBe(2);
    for (const words of said[language]) expect(stderr).toContain(words);
    for (const place of ['in.csv:2:10', 'in.csv:3:10', 'in.csv:4:26', 'in.csv:5:1']) expect(stderr).toContain(place);
    expect(await games()).toEqual([]);
  }
});

test('SCN-03 the scenario that a last fight decides comes in with how it ended, told by name or word, and no objectives', async () => {
  const { done, games } = await importTable('misión;atacante;defensor;objetivos;ganó el último combate;fuerza aniquilada;se marchó sin llegar\npared;Pau;Marta;–;Marta;;\npared;Pau;Marta;;;primero;\npared;Pau;Marta;0;;;ambos\n');
  expect(done.code).toBe(0);
  expect(await games()).toMatchObject([{ whole: true, objectives: 0, battle: 'second', winner: 'defender' }, { wipedOut: 'first', winner: 'defender' }, { withdrew: 'both', winner: 'draw' }]);
});

test('SCN-04 SCN-05 a scenario of one game comes in as record keeps it: its board, the scenario beside it, an attacker and a defender', async () => {
  const names = { levels: ['Huir de las mazmorras', 'huir de las mazmorras', 'Fugir de les masmorres', 'niveles'], zombies: ['Resident Evil', 'zombis'] };
  const row = (name: string): string => `${name};Pau;Marta;2;Marta\n`;
  const { done, games, cwd } = await importTable(`misión;atacante;defensor;objetivos;vencedor\n${[...names.levels, ...names.zombies].map(row).join('')}`);
  expect([done.code, done.stderr]).toEqual([0, expect.stringContaining('6 partidas')]);
  const kept = (mission: string, scenario: string): object => ({ mission, scenario, winner: 'defender', attacker: 'Pau', objectives: 2 });
  expect(await games()).toMatchObject([...names.levels.map(() => kept('nivel', 'huir-de-las-mazmorras')), ...names.zombies.map(() => kept('resident-evil', 'resident-evil'))]);
  expect((await run(['campaign', 'record', '--scenario', 'levels', '--attacker', 'Pau', '--defender', 'Marta', '--objectives', '2', '--winner', 'Marta', '--date', '1999-10-02'], { cwd })).code).toBe(0);
  expect((await games())[6]).toMatchObject(kept('nivel', 'huir-de-las-mazmorras'));
});

test('X-02 a row that names one scenario for its mission and another beside it is refused at its cell', async () => {
  const { done } = await importTable('misión;escenario;atacante;defensor;objetivos\nTúneles;pared;Pau;Marta;2\n');
  expect([done.code, done.stderr]).toEqual([2, expect.stringContaining('in.csv:2:9')]);
});

test('MIS-08 LOG-01 the winner of a row may be a player, with how clear it was; a word that is the name of the other one is refused', async () => {
  const { games, done } = await importTable('misión;atacante;defensor;objetivos;vencedor\nbúsqueda;Pau;Marta;2;Pau\nrescate;Pau;Marta;2;marta (victoria decisiva)\nrescate;Pau;Marta;2;pau\n');
  expect(done.code).toBe(0);
  expect(await games()).toMatchObject([{ winner: 'attacker' }, { winner: 'defender', grade: 'decisive' }, { winner: 'attacker' }]);
  const said = { es: 'no dice quién en «vencedor»', ca: 'no diu qui a «vencedor»', en: 'does not say who in “winner”' };
  const unknown = { es: 'Atacante, Defensor, Empate, (ninguno), Atacante, Marta', ca: 'Atacant, Defensor, Empat, (cap), Atacante, Marta', en: 'Attacker, Defender, Draw, (none), Atacante, Marta' };
  for (const language of languages) {
    const { done: { code, stderr } } = await importTable('mission;attacker;defender;objectives;winner\nrescate;Pau;Atacante;2;Atacante\nrescate;Pau;Atacante;2;Atacante (decisiva)\nrescate;Atacante;Marta;2;Joan\n', language);
    expect([code, stderr.split(said[language]).length - 1]).toEqual([2, 2]);
    expect(stderr).toContain('in.csv:2:24');
    expect(stderr).toContain(unknown[language]);
  }
});
