/** `hulk` on a terminal: commands line by line, with a clock that the test moves. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { runCli } from '../../src/cli/run';
import { createTestClock } from './hulk-clock';
import { makeFolder, run } from './run-in-process';

/** A session on a terminal: lines are typed when what was typed before has been answered. */
async function play(cwd: string, script: (type: (line: string) => Promise<string>, clock: ReturnType<typeof createTestClock>) => Promise<void>, argv: readonly string[] = []) {
  const clock = createTestClock();
  const stdin = Object.assign(new PassThrough(), { isTTY: true as const, setRawMode: () => stdin });
  let screen = '';
  const write = (chunk: string | Uint8Array): boolean => {
    screen += String(chunk);
    return true;
  };
  const stderr = Object.assign(new Writable({ write: (chunk, _encoding, done) => { write(String(chunk)); done(); } }), { isTTY: true as const, columns: 200, rows: 40 });
  const running = runCli(['hulk', ...(argv.includes('--lang') ? [] : ['--lang', 'en']), ...argv], { stdout: { write, isTTY: true, columns: 200 }, stderr, stdin, env: { NO_COLOR: '1' }, cwd, clock });
  /** What the screen got since `from`, once it stands still at a prompt or the program has ended. */
  const settle = async (from: number): Promise<string> => {
    let ended = false;
    void running.then(() => { ended = true; });
    for (let seen = -1; !ended && !(screen.length === seen && seen > from && /> [^\n]*$/.test(screen));) {
      seen = screen.length;
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
    return screen.slice(from);
  };
  await settle(0);
  await script(async (line) => {
    const from = screen.length;
    stdin.write(`${line}\r`);
    return settle(from);
  }, clock);
  const before = screen.length;
  stdin.write('\u0004');
  const code = await running;
  return { code, screen, farewell: screen.slice(before) };
}

test('HULK-01, HULK-05 a turn by short commands: model first, status by an empty line, help, faults that end nothing', async () => {
  const cwd = makeFolder();
  const { code, screen, farewell } = await play(cwd, async (type) => {
    expect(await type('new --marines sergeant,bolter,flamer --seed z')).toContain('Game begun in hulk-game.json');
    expect(await type('d 3')).toContain('Command token: 3 CP');
    expect(await type('b1 forward forward+shoot')).toContain('bolter-1: forward + shoot, 1 AP; kills on 6; 2 AP left');
    expect(await type('b1 guard guard')).toContain('bolter-1 is on guard already');
    expect(await type('flamer flame --cp --target "S 4"')).toContain('flamer-1: flame, 2 CP');
    expect(await type('')).toContain('Flames: S 4');
    expect(await type('frobnicate')).toContain('UNKNOWN_COMMAND');
    expect(await type('frobnicate --target x')).toContain('UNKNOWN_COMMAND');
    for (const line of ['b9 shoot --target x', 'x9 shoot --target x', 'bob shoot --target x']) expect(await type(line)).toContain('HULK_UNKNOWN_MODEL');
    await type('k s1');
    expect(await type('s1 shoot --target x')).toContain('HULK_DEAD');
    await type('u');
    expect(await type('help spend')).toContain('--late');
    expect(await type('u')).toContain('Undone.');
  });
  expect([code, farewell]).toEqual([0, expect.stringContaining('Saved in hulk-game.json')]);
  expect(screen).toContain('There is no game yet');
  expect(JSON.parse(readFileSync(join(cwd, 'hulk-game.json'), 'utf8'))).toMatchObject({ actions: [{ type: 'draw', value: 3 }, { type: 'spend' }, { type: 'spend' }] });
});

test('HULK-02 the clock is in sight, rings once at zero, and the game goes on where it was left', async () => {
  const cwd = makeFolder();
  await run(['hulk', 'new', '--marines', 'bolter', '--file', 'a.json'], { cwd });
  const first = await play(cwd, async (type, clock) => {
    await type('draw 2');
    clock.pass(30);
    await type('b1 forward');
    clock.pass(200);
    expect(await type('b1 forward')).toContain('HULK_TIME_UP');
    expect(await type('b1 forward --late')).toContain('bolter-1: forward, 1 AP; 2 AP left');
  }, ['--file', 'a.json']);
  for (const time of ['2:00', '1:59', '1:30', '0:01', '0:00']) expect(first.screen).toContain(`clock ${time} > `);
  expect(first.screen.split('\u0007')).toHaveLength(2);
  expect(first.screen).toContain('Time: the Marines\' turn is over.');
  const second = await play(cwd, async (type) => {
    expect(await type('end')).toContain('End of the Marines\' turn.');
    await type('salir');
  }, ['--file', 'a.json']);
  expect([second.code, second.farewell + second.screen]).toEqual([0, expect.stringContaining('To go on: plasma-wall hulk --file a.json\n')]);
});

test('HULK-02 a clock that stands still does not tick, and none runs in the enemy\'s turn', async () => {
  const { screen } = await play(makeFolder(), async (type, clock) => {
    await type('new --marines bolter');
    clock.pass(100);
    await type('draw 1');
    await type('clock pause');
    clock.pass(500);
    await type('clock start');
    await type('end');
    clock.pass(500);
  });
  expect(screen).not.toContain('\u0007');
  expect(screen).not.toContain('clock 1:59');
});

test('D a short name of two models is not guessed', async () => {
  await play(makeFolder(), async (type) => {
    await type('new --marines sergeant,sword --no-timer');
    await type('d 3');
    expect(await type('s1 forward --target x')).toContain('s1 can be sergeant-1 or sword-1');
  });
});

test('D at the prompt help tells commands, actions and kinds, in any language, and without a game nothing is said to be saved', async () => {
  const cwd = makeFolder();
  const { screen, farewell } = await play(cwd, async (type) => {
    for (const word of ['help', '?', 'ayuda', 'Ajuda']) {
      const help = await type(word);
      for (const part of ['draw, d', 'Actions: forward, sideways', 'overwatch, overwatch-shot\n', 'Kinds: bolter, flamer']) expect(help).toContain(part);
      expect(help).not.toMatch(/Usage|--file/);
    }
    for (const line of ['f1 llamarada', 'estado', 'estat', 'status']) expect(await type(line)).toContain('NO_HULK_GAME');
    expect(await type('ayuda gastar')).toContain('--late');
  });
  expect(screen + farewell).not.toMatch(/saved in/i);
  const begun = await play(cwd, async (type) => {
    await type('nueva --marines bolter --no-timer');
    await type('sacar 3');
    expect(await type('estat')).toContain('bolter-1');
    expect(await type('desfer')).toContain('Undone.');
  });
  expect(begun.farewell).toContain('Saved in hulk-game.json');
  expect((await play(cwd, async () => undefined)).screen).toContain('Everything is saved in hulk-game.json.');
});

test('D a game that is broken is told, and another may be begun', async () => {
  const cwd = makeFolder();
  writeFileSync(join(cwd, 'bad.json'), '{ "format": "plasma-wall/hulk", ');
  const { code, screen } = await play(cwd, async (type) => {
    expect(await type('status')).toContain('NOT_JSON');
    expect(await type('new --marines bolter --force')).toContain('Game begun');
  }, ['--file', 'bad.json']);
  expect([code, screen.includes('There is no game yet')]).toEqual([0, true]);
});

test('D in Spanish and Catalan the prompt is spoken to in their words, and speaks in them', async () => {
  const spanish = await play(makeFolder(), async (type) => {
    expect(await type('nueva --marines x')).toContain('claws (sargento con garras)');
    await type('nueva --marines bolter,flamer --no-timer');
    await type('sacar 3');
    for (const line of ['b1 adelante', 'b1 atrás', 'b1 fuego --cp --target x', 'f1 llamas --cp 2 --target S1']) expect(await type(line)).toMatch(/(?:bolter|flamer)-1: [^\n]* P[AM]/);
    expect(await type('b1 saltarín')).toMatch(/UNKNOWN_ACTION .*forward \(avanzar\), sideways \(de lado\).*\n.*→ Míralo con: plasma-wall hulk spend --help/);
    expect(await type('b1 adelanet')).toContain('¿Querías decir avanzar?');
    expect(await type('adelante')).toMatch(/MISSING_MODEL «adelante» es una acción.*\n.*→ Va delante: b1 adelante/);
    expect(await type('ayuda')).toMatch(/Órdenes \(«ayuda» y una[^]*\n {2}sacar, draw, d +saca/);
    expect(await type('reloj ayer')).toContain('ni marcha, ni pausa');
    expect(await type('victoria nosotros')).toContain('Marines, Genestealers, nadie');
  }, ['--lang', 'es']);
  expect(spanish.screen).toContain('Escribe órdenes, como «sacar» o «b1 avanzar»; «ayuda» las enseña todas, «salir» sale.');
  const catalan = await play(makeFolder(), async (type) => {
    await type('nova --marines bolter --no-timer');
    await type('treure 3');
    for (const line of ['b1 endavant', 'b1 enrere']) expect(await type(line)).toMatch(/bolter-1: [^\n]* PA/);
    expect(await type('ajuda')).toMatch(/\n {2}treure, draw, d +treu/);
  }, ['--lang', 'ca']);
  expect(catalan.screen).toContain('«ajuda» les ensenya totes, «sortir» surt.');
});

test.each([['estado', 'status'], ['gastar', 'spend'], ["fora-de-l'arc", 'out-of-arc'], ['reforços', 'reinforce']])('D on the command line «%s» is %s, and a slip is answered with it', async (typed, name) => {
  const told = async (word: string): Promise<unknown> => run(['hulk', word, '--lang', 'es'], { cwd: makeFolder() });
  expect(await told(typed)).toEqual(await told(name));
  expect(await told(typed.slice(0, -2))).toMatchObject({ stderr: expect.stringMatching(new RegExp(`UNKNOWN_COMMAND .*\\n.*→ ¿Querías decir ${name}\\?`)) });
});

test('D a command that is advised at the prompt may be pasted there, and is the one that was typed', async () => {
  const cwd = makeFolder();
  await play(cwd, async (type) => {
    await type('new --seed z');
    expect(await type('clock often')).toContain('→ See: plasma-wall hulk clock --help');
    expect(await type('plasma-wall hulk clock --help')).toContain('Usage: plasma-wall hulk clock');
    expect(await type('plasma-wall hulk --help')).toContain('Actions:');
  });
});

test('HULK-01 commands that are advised name the file that was', async () => {
  const cwd = makeFolder();
  expect((await run(['hulk', 'status', '--file', 'my game.json', '--lang', 'en'], { cwd })).stderr).toContain('→ Begin one with: plasma-wall hulk new --file "my game.json"\n');
  expect((await run(['hulk', 'status', '--lang', 'en'], { cwd })).stderr).toContain('→ Begin one with: plasma-wall hulk new\n');
});

test.each<[lang: 'es' | 'ca' | 'en', ...lines: (readonly [string, string])[]]>([
  ['es', ['alerta b1', 'b1 alerta'], ['disparar b1 --target g1', 'b1 disparar --target g1'], ['guardia bolter', 'bolter guardia'], ['avanzar b1 --target "S 4"', 'b1 avanzar --target "S 4"']],
  ['ca', ['alerta b1', 'b1 alerta'], ['guàrdia b1', 'b1 guàrdia'], ['shoot b1', 'b1 shoot']],
  ['en', ['forward b1', 'b1 forward'], ['vigilar b1', 'b1 vigilar']],
])('D an action before its model is told the right line, and does nothing: %s', async (lang, ...lines) => {
  const question = { es: '¿Querías decir', ca: 'Volies dir', en: 'Did you mean' }[lang];
  await play(makeFolder(), async (type) => {
    await type('new --marines bolter --no-timer');
    await type('draw 3');
    for (const [line, right] of lines) expect(await type(line)).toMatch(new RegExp(`MODEL_FIRST [^]*→ ${question.replace('?', '\\?')} ${right}\\?`));
    expect(await type('status')).toContain('4/4');
  }, ['--lang', lang]);
});

test('D nobody is led to what kills a model or ends the phase or the game by a word that is spelt differently', async () => {
  await play(makeFolder(), async (type) => {
    await type('new --marines bolter --no-timer');
    for (const line of ['mover b1', 'alera b1', 'kil b1', 'ovre b1', 'victora b1', 'mata b1', 'muer b1', 'ende', 'fina']) expect(await type(line)).not.toMatch(/\b(?:kill|over|end)\?/);
    expect(await type('mover b1')).toContain('→ “help” shows commands and actions; the model goes first');
    expect(await type('statsu')).toContain('Did you mean status?');
  });
});
