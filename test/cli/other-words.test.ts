/** What is nearly right finds the right one: in another language, with a slip, or at another command. */
import { PassThrough } from 'node:stream';
import { createContext } from '../../src/cli/context';
import { foldName } from '../../src/cli/fold-name';
import type { LocalCommand } from '../../src/cli/local-command';
import { hulkWords } from '../../src/cli/messages/hulk-words';
import { playedWords, tableWords } from '../../src/cli/messages/name-words';
import { commandWords, optionWords, valueWords } from '../../src/cli/messages/other-words';
import { partNames } from '../../src/cli/messages/tables';
import { createProgram } from '../../src/cli/program';
import { loadShippedRuleset } from '../../src/io/load-ruleset';
import { makeFolder, run } from './run-in-process';

const cwd = makeFolder();
const silent = { write: () => undefined, isTTY: false };
const ask = async (line: string): Promise<string> => {
  const { code, stderr } = await run(line.split(' '), { cwd, env: { LANG: 'en' } });
  expect(code).toBe(2);
  return stderr;
};

test.each([
  ['generate --semilla 42', '--seed'], ['generate --llavor 42', '--seed'], ['generate --misión rescate', '--mission'], ['generate --missió rescat', '--mission'],
  ['generate --idioma es', '--lang'], ['generate --semila 42', '--seed'], ['print x --tropas t.yaml', '--forces'], ['campaign record --ganador Ana', '--winner'],
  ['imprimir x', 'print'], ['reglas DEF-01', 'rules'], ['campaign corregir 2', 'correct'], ['campaign registro', 'log'],
])('a word of another language: %s', async (line, meant) => {
  expect(await ask(line)).toContain(`Did you mean ${meant}?`);
});

test.each([
  ['generate --mission rescate --secrecy sellado', 'sealed'], ['generate --mission rescate --paper A4', 'a4'], ['generate --mission rescate --explorer aleatorio', 'random'],
  ['generate --mission rescate --explorer near', 'nearest'], ['generate --mission rescate --secrecy maestr', 'master'], ['generate --lang español', 'es'], ['print x --kit todo', 'all'],
  ['generate --mission rescate --evening norml', 'normal'], ['generate --mission rescate --evening largo', 'long'],
])('a value: %s', async (line, meant) => {
  expect(await ask(line)).toContain(`Did you mean ${meant}?`);
});

test('a short word is no option that has nothing to do with it', async () => {
  expect(await ask('sections --kind x')).not.toContain('Did you mean');
  expect(await ask('sections --oit x')).toContain('Did you mean --out?');
});

test('a value that is near none has none put in its mouth, and evenings are named in the reader’s language', async () => {
  expect(await ask('generate --lang fr')).not.toContain('Did you mean');
  const evening = await ask('generate --mission rescate --evening noche --lang es');
  expect(evening).toContain('short (velada corta), normal (velada normal), long (velada larga)');
  expect(evening).not.toContain('Querías');
});

test.each([
  ['generate --revealed 3', '→ --revealed is an option of: render\n'], ['print x --format png', '→ --format is an option of: render, odds, reference, campaign export\n'],
  ['render x --semilla 3', '→ --seed is an option of: '], ['record', 'Did you mean plasma-wall campaign record?'], ['campaign generate', 'Did you mean plasma-wall generate?'],
])('what another command knows: %s', async (line, told) => {
  expect(await ask(line)).toContain(told);
});

test.each(['undo', 'deshacer', 'desfer'])('campaign %s, which there is not, tells what takes a game back', async (word) => {
  const told = await ask(`campaign ${word}`);
  expect(told.split('\n').slice(1, 4).map((line) => line.replace(/^.*: /, ''))).toEqual(['correct NUMBER', 'void NUMBER', 'void NUMBER --undo'].map((words) => `plasma-wall campaign ${words}`));
  expect(told).not.toContain('Did you mean');
});

test.each([
  ['escapar', 'huida'], ['fuga', 'huida'], ['salvar', 'rescate'], ['presoner', 'rescate'], ['matar', 'asesinato'], ['assassinar', 'asesinato'], ['destruir', 'busqueda-y-destruccion'],
  ['aniquilar', 'exterminio'], ['bomba', 'sabotaje'], ['objectiu', 'objetivo-primario'], ['Cacería', 'busqueda-y-destruccion'], ['rescat e', 'rescate'], ['busqeda', 'busqueda-y-destruccion'],
])('a mission by what it is about: %s', async (typed, meant) => {
  const { code, stderr } = await run(['generate', '--mission', typed, '--lang', 'en'], { cwd });
  expect([code, stderr]).toEqual([2, expect.stringContaining(`Did you mean ${meant}?`)]);
});

test.each([
  ['generate --mission túneles', '--scenario combates-en-los-tuneles'], ['generate --scenario rescat', '--mission rescate'], ['campaign record --mission zombis', '--scenario resident-evil'],
])('a scenario is no mission, nor the other way round: %s', async (line, meant) => {
  await run(['campaign', 'new', '--here'], { cwd });
  const { code, stderr } = await run([...line.split(' '), '--lang', 'en'], { cwd });
  expect([code, stderr]).toEqual([2, expect.stringContaining(`→ Ask for it with: ${meant}\n`)]);
});

test.each(['wxyz', 'lazo', 'hoy', ''])('a short word is no mission that has nothing to do with it: %s', async (typed) => {
  const { code, stderr } = await run(['generate', '--mission', typed, '--lang', 'en'], { cwd });
  expect([code, stderr]).toEqual([2, expect.not.stringContaining('Did you mean')]);
});

test.each([
  ['casillas', 'rows'], ['casella', 'rows'], ['passadís', 'corridors'], ['tropas', 'defender'], ['centinelas', 'defender'], ['puerta', 'door-leads'], ['estances', 'rooms'], ['reglas de la casa', 'house-rules'],
  ['medidas', 'catalogue'], ['vetllada', 'evenings'], ['misiones', 'missions'], ['escenaris', 'scenarios'], ['objetivo', 'objectives'], ['bifurcación', 'corridor-branches'],
])('a table by what is in it: %s', async (typed, meant) => {
  const { code, stderr } = await run(['tables', 'show', typed, '--lang', 'en'], { cwd });
  expect([code, stderr]).toEqual([2, expect.stringContaining(`Did you mean ${meant}?`)]);
});

describe('the lists', () => {
  test('stand for what there is, folded as they are compared, each word once', async () => {
    const program = await createProgram([], await createContext({ stdout: silent, stderr: silent, stdin: Object.assign(new PassThrough(), { isTTY: false }), env: {}, cwd }, 'en'));
    const all = (command: LocalCommand): LocalCommand[] => [command, ...command.commands.flatMap((child) => all(child as LocalCommand))];
    const commands = all(program);
    const known = {
      options: [...commands.flatMap(({ options }) => options.map(({ long }) => (long ?? '').slice(2))), 'help'],
      commands: commands.map((command) => command.name()),
      values: commands.flatMap(({ options }) => options.flatMap(({ argChoices }) => argChoices ?? [])),
    };
    const { missions, scenarios = [], tables } = await loadShippedRuleset();
    const played = [...missions, ...scenarios].map(({ id }) => id);
    const shown = [...Object.keys(tables), ...Object.keys(partNames)];
    for (const [names, words] of [[known.options, optionWords], [known.commands, commandWords], [known.values, valueWords], [known.commands, hulkWords], [played, playedWords], [shown, tableWords]] as const) {
      expect(Object.keys(words).filter((name) => !names.includes(name))).toEqual([]);
      for (const list of Object.values(words)) expect(list).toEqual([...new Set(list.map(foldName))]);
    }
  });

  test('no word of them is itself a name of its command', () => {
    for (const words of [optionWords, commandWords, valueWords, hulkWords, playedWords, tableWords]) for (const [name, list] of Object.entries(words)) expect(list).not.toContain(name);
  });
});
