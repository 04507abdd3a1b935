/** A table is in the reader's words, and comes in again as the very log it was. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, run } from './run-in-process';

const languages = ['es', 'ca', 'en'] as const;

/** Players who are called as the words of the columns, among others. */
const log = `format: plasma-wall/campaign
version: 1
games:
  - {number: 1, mission: busqueda-y-destruccion, attacker: Pau, defender: Marta, objectives: 2, winner: none, achieved: [capture, escape], facts: {objectives: 1, escapeBonus: true}, units: ["A:5:3", "B, C:4:0"]}
  - {number: 2, mission: rescate, attacker: Marta, defender: Pau, objectives: 3, winner: attacker, grade: decisive, facts: {objectives: 1, primary: true, escapeBonus: false, die: 1, x: "2", xDefault: 2, xRounding: ceil}, corrections: ["grade: plain → decisive; facts: {die: 3} → {die: 1} (sin querer)", "a mano: grade"]}
  - {number: 3, mission: sabotaje, attacker: Marta, defender: Pau, objectives: 0, winner: defender, grade: marginal, facts: {objectives: 0, planted: false, outside: 1, inside: 0, die: 1}}
  - {number: 4, mission: asesinato, attacker: Marta, defender: Pau, objectives: 2, winner: defender, achieved: [character, destroy]}
  - {number: 5, mission: busqueda-y-destruccion, attacker: Pau, defender: Marta, objectives: 2, winner: draw, achieved: [destroy, destroy], void: mal contada}
  - {number: 6, mission: nivel, scenario: huir-de-las-mazmorras, attacker: Pau, defender: Marta, objectives: 2, winner: attacker}
  - {number: 7, mission: busqueda-y-destruccion, scenario: combates-en-los-tuneles, attacker: Pau, defender: Marta, objectives: 0, winner: none}
  - {number: 8, mission: combates-en-los-tuneles, scenario: combates-en-los-tuneles, attacker: Pau, defender: Marta, objectives: 0, second: 2, winner: defender, whole: true, corrections: ["second: 1 → 2"]}
  - {number: 9, mission: entre-la-pistola-de-plasma-y-la-pared, scenario: entre-la-pistola-de-plasma-y-la-pared, attacker: Pau, defender: Marta, objectives: 0, battle: second, winner: defender, whole: true, corrections: ["battle: first → second; winner: attacker → defender"]}
PARES
`;

const pairs = [['Atacante', 'Defensor'], ['Defensor', 'Atacante'], ['primero', 'segundo'], ['segundo', 'primero'], ['segon', 'second'], ['first', 'primer'], ['Ambos', 'tots dos'], ['Defender', 'Attacker'], ['Empate', 'Draw'], ['ninguno', 'cap'], ['Atacante decisiva', 'Attacker (plain)'], ['=Pau', 'Ñoño; "el bueno"']] as const;
const results = [{ wipedOut: 'first', winner: 'defender' }, { battle: 'first', winner: 'attacker' }, { withdrew: 'both', winner: 'draw' }, { withdrew: 'second', winner: 'attacker' }];

function listGames(): string[] {
  const ofResults = pairs.flatMap(([attacker, defender]) => results.map((result) => ({ mission: 'entre-la-pistola-de-plasma-y-la-pared', scenario: 'entre-la-pistola-de-plasma-y-la-pared', attacker, defender, objectives: 0, ...result, whole: true })));
  const alone = pairs.flatMap(([attacker, defender]) => ['attacker', 'defender', 'draw', 'none'].map((winner) => ({ mission: 'busqueda-y-destruccion', attacker, defender, objectives: 1, winner })));
  return [...ofResults, ...alone].map((game, at) => `  - ${JSON.stringify({ number: 10 + at, ...game })}`);
}

async function writeLog(): Promise<{ readonly cwd: string; readonly read: (file: string) => Promise<unknown> }> {
  const cwd = makeFolder();
  writeFileSync(join(cwd, 'ours.yaml'), log.replace('PARES', () => listGames().join('\n')));
  return { cwd, read: async (file) => JSON.parse((await run(['campaign', 'export', '--format', 'json', '--file', file], { cwd })).stdout).games };
}

test('C3 LOG-01 SCN-03 the table of every language comes in again as the same log, whoever is called as a word of it', async () => {
  const { cwd, read } = await writeLog();
  for (const language of languages) {
    await run(['campaign', 'export', '--format', 'csv', '--file', 'ours.yaml', '--lang', language, '-o', `${language}.csv`], { cwd });
    await run(['campaign', 'new', '--file', `${language}.yaml`], { cwd });
    const { code, stderr } = await run(['campaign', 'import', `${language}.csv`, '--file', `${language}.yaml`, '--lang', 'en'], { cwd });
    expect([language, code, stderr.split('\n')[0]]).toEqual([language, 0, expect.stringContaining(`${9 + 8 * pairs.length} games recorded`)]);
    expect(await read(`${language}.yaml`)).toEqual(await read('ours.yaml'));
    expect((await run(['campaign', 'import', `${language}.csv`, '--file', `${language}.yaml`, '--lang', 'en'], { cwd })).stderr).toContain(`${9 + 8 * pairs.length} were recorded already`);
  }
}, 60_000);

test('L1 LOG-01 tables in Spanish and Catalan have no English inside, but for what their headings call keys', async () => {
  const { cwd } = await writeLog();
  const go = async (format: string, language: string): Promise<string> => (await run(['campaign', 'export', '--format', format, '--file', 'ours.yaml', '--lang', language], { cwd })).stdout;
  const wanted = {
    es: ['objetivos en sus estancias: 1, primario conseguido: sí, bonificación por escapar: no, 1D3: 1, X: 2', 'hacerse con un artefacto, escapar con una unidad (MIS-07)', 'Victoria: normal → decisiva; Lo que pasó: 1D3: 3 → 1D3: 1 (sin querer)', 'Ganó el último combate: primero → segundo; Vencedor: Atacante → Defensor', ';–;;;;Marta;;Marta;;sí;'],
    ca: ['objectius a les seves estances: 1, primari aconseguit: sí, bonificació per escapar: no, 1D3: 1, X: 2', 'fer-se amb un artefacte, escapar amb una unitat (MIS-07)', 'Victòria: normal → decisiva; El que va passar: 1D3: 3 → 1D3: 1 (sin querer)', 'Va guanyar l\'últim combat: primer → segon; Vencedor: Atacant → Defensor', ';–;;;;Marta;;Marta;;sí;'],
  };
  for (const language of ['es', 'ca'] as const) {
    const csv = await go('csv', language);
    for (const words of wanted[language]) expect(csv).toContain(words);
    for (const format of ['md', 'html']) {
      const text = await go(format, language);
      expect(text).toContain(wanted[language][3]!.split(';')[0]!.replace('\'', format === 'html' ? '&#39;' : '\''));
      expect(text).not.toMatch(/decisive|objectives[:=]|second →|true|grade: /);
    }
  }
});

test('C3 a table of before, with keys in place of words and corrections as the log keeps them, still comes in', async () => {
  const cwd = makeFolder();
  await run(['campaign', 'new', '--here'], { cwd });
  writeFileSync(join(cwd, 'in.csv'), 'misión;atacante;defensor;objetivos;vencedor;victoria;conseguidos;lo que pasó;correcciones\nrescate;Pau;Marta;3;Atacante;decisiva;prisoner;objectives=1, primary=true, escapeBonus=false, die=1, x=2;grade: plain → decisive\n');
  expect((await run(['campaign', 'import', 'in.csv'], { cwd })).code).toBe(0);
  expect(readFileSync(join(cwd, 'plasma-wall-campaign.yaml'), 'utf8')).toMatch(/facts: \{objectives: 1, primary: true, escapeBonus: false, die: 1, x: "2"\}[\s\S]*grade: plain → decisive/);
});
