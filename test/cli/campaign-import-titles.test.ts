/** Titles of columns as people write them. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameFields } from '../../src/campaign/fields';
import { otherHeadings } from '../../src/cli/campaign/other-headings';
import { readHeading } from '../../src/cli/campaign/read-heading';
import { csvHeadings } from '../../src/render/campaign/export-words';
import { makeFolder, run } from './run-in-process';

const languages = ['es', 'ca', 'en'] as const;

async function importTable(table: string, language: (typeof languages)[number]) {
  const cwd = makeFolder();
  await run(['campaign', 'new', '--here'], { cwd });
  writeFileSync(join(cwd, 'in.csv'), table);
  return { cwd, ...(await run(['campaign', 'import', 'in.csv', '--lang', language], { cwd })) };
}

test.each([
  ['Nº', 'Día', 'Misión', 'Atacante', 'Defensor', 'Nº de objetivos', 'Ganador', 'Comentarios'],
  ['N.º', 'Fecha de la partida', 'Tipo de misión', '¿Quién ataca?', '¿Quién defiende?', 'Objetivos conseguidos', '¿Quién ganó?', 'Observaciones'],
  ['Núm.', 'Dia', 'MISSIÓ', 'Atacant', 'Defensor', 'Nombre d\'objectius', 'Guanyador', 'Comentaris'],
  ['#', 'Quan', 'Missió', 'Jugador atacant', 'Jugador defensor', 'Objectius aconseguits', 'Qui ha guanyat', 'Observacions'],
  ['No.', 'Day', 'Mission', 'Attacking player', 'Defending player', 'Number of objectives', 'Won by', 'Comments'],
  ['Game #', 'Played on', 'Mission played', 'Attackers', 'Defenders', 'Objectives achieved', 'Who won?', 'Remarks'],
])('C3 LOG-01 everyday titles are understood: %s, %s, %s …', async (...titles) => {
  const { code, cwd } = await importTable(`${titles.map((title) => `"${title}"`).join(';')}\n1;4/1/1999;rescate;Anna;Pau;2;Anna;ayer\n`, 'es');
  expect(code).toBe(0);
  expect(JSON.parse((await run(['campaign', 'log', '--json'], { cwd })).stdout).games).toMatchObject([{ number: 1, date: '1999-01-04', mission: 'rescate', attacker: 'Anna', defender: 'Pau', objectives: 2, winner: 'attacker', notes: 'ayer' }]);
});

test('C3 LOG-01 no title is that of two columns, and those of export go before the others', () => {
  for (const { key } of gameFields) {
    for (const title of [key, ...Object.values(csvHeadings[key]), ...(otherHeadings[key] ?? [])]) {
      // X alone is the column that is worked out.
      expect([title, readHeading(title, false, 'es')]).toEqual([title, { key: title === 'x' ? null : key }]);
    }
  }
});

test('C3 LOG-01 of titles that nobody knows the nearest is asked about, and the list of those there are comes once', async () => {
  const said = {
    es: ['no conozco la columna «Guanyadorr». ¿Quizá «vencedor»?\n', 'no conozco la columna «Tiempo atmosférico».\n', 'Columnas que hay: partida, fecha, misión,'],
    ca: ['no conec la columna «Guanyadorr». Potser «vencedor»?\n', 'no conec la columna «Tiempo atmosférico».\n', 'Columnes que hi ha: partida, data, missió,'],
    en: ['there is no column “Guanyadorr”. Perhaps “winner”?\n', 'there is no column “Tiempo atmosférico”.\n', 'Columns there are: game, date, mission,'],
  };
  for (const language of languages) {
    const { code, stderr } = await importTable('misión;atacante;defensor;objetivos;Guanyadorr;Tiempo atmosférico;Objetibos\nrescate;Anna;Pau;2;Anna;sol;2\n', language);
    expect([code, stderr.match(/TABLE_COLUMN/g)?.length]).toEqual([2, 3]);
    for (const words of said[language]) expect(stderr.split(words)).toHaveLength(2);
  }
});
