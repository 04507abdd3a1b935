/** What is said of the result of a scenario in a group whose incursions count towards X. */
import { makeFolder, run } from './run-in-process';

const words = {
  es: { missing: 'El resultado no cuenta para X: en este grupo cuentan sus incursiones, y no están las dos en el registro.', folder: 'plasma-wall campaign record CARPETA', there: 'cuentan sus incursiones, las partidas 3, 4 (X-02)' },
  ca: { missing: 'El resultat no compta per a X: en aquest grup hi compten les seves incursions, i no són totes dues al registre.', folder: 'plasma-wall campaign record CARPETA', there: 'hi compten les seves incursions, les partides 3, 4 (X-02)' },
  en: { missing: 'The result does not count towards X: in this group its incursions do, and not both of them are in the log.', folder: 'plasma-wall campaign record FOLDER', there: 'its incursions do, games 3, 4 (X-02)' },
};

test('X-02 SCN-01 the result alone tells how its incursions come to count; beside them it names them, and elsewhere nothing of the kind is said', async () => {
  for (const language of ['es', 'ca', 'en'] as const) {
    const cwd = makeFolder();
    const go = (...argv: readonly string[]) => run(['campaign', ...argv, '--lang', language], { cwd });
    let date = '1999-10-02';
    const record = (attacker: string, defender: string, ...more: readonly string[]) => go('record', ...more, '--attacker', attacker, '--defender', defender, '--date', date, '--no-session');
    await go('new', '--here', '--count-incursions');
    const { missing, folder, there } = words[language];
    const alone = await record('Pau', 'Marta', '--scenario', 'tunnels', '--first', '2', '--second', '1');
    expect(alone.stderr).toContain(missing);
    expect(alone.stderr).toContain(folder);
    expect(alone.stderr).toContain('--scenario combates-en-los-tuneles');
    // SCN-03: no incursion of this one is a Search and Destroy.
    expect((await record('Pau', 'Marta', '--scenario', 'pared', '--battle', 'first')).stderr).not.toContain(folder);
    // Another evening: incursions of the first would be its own, told late.
    date = '1999-10-09';
    await record('Pau', 'Marta', '--scenario', 'tunnels', '--mission', 'search', '--objectives', '2');
    await record('Marta', 'Pau', '--scenario', 'tunnels', '--mission', 'search', '--objectives', '1');
    const beside = await record('Pau', 'Marta', '--scenario', 'tunnels', '--first', '2', '--second', '1');
    expect(beside.stderr).toContain(there);
    expect(beside.stderr).not.toContain(missing);
  }
});
