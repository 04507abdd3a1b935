/** A scenario is of two players: who played its parts, who got where, and what is won by nobody. */
import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { makeFolder, readReport, run } from './run-in-process';

type Words = readonly string[];

async function newGroup(...words: Words) {
  const cwd = makeFolder();
  const go = (...argv: Words) => run([...argv, '--lang', 'en'], { cwd });
  expect((await go('campaign', 'new', '--here', ...words)).code).toBe(0);
  const json = (...argv: Words) => readReport(go('campaign', ...argv, '--json'));
  let day = 0;
  const record = (attacker: string, defender: string, ...more: Words) => go('campaign', 'record', '--attacker', attacker, '--defender', defender, '--date', `1999-10-${String((day += 1)).padStart(2, '0')}`, ...more);
  return { cwd, go, json, record };
}

test('SCN-01 the incursions of a scenario are of the same two players, its result too, and check names what a hand wrote', async () => {
  const { go, json, record } = await newGroup();
  await go('generate', '--scenario', 'tunnels', '--seed', '5', '--out', 't');
  expect((await record('Pau', 'Núria', '--objectives', '2', 't/primera')).code).toBe(0);
  expect(await record('Marta', 'Pau', '--objectives', '1', 't/segunda')).toMatchObject({ code: 2, stderr: expect.stringMatching(/OTHER_PLAYERS Marta, Pau are not the two of game 1.*\[SCN-01\]/) });
  expect((await record('Núria', 'Pau', '--objectives', '1', 't/segunda')).code).toBe(0);
  expect(await record('Marta', 'Pau', 't')).toMatchObject({ code: 2, stderr: expect.stringContaining('OTHER_PLAYERS') });
  expect((await record('Pau', 'Núria', 't')).stderr).toContain('Winner: Pau');
  const { stderr } = await go('campaign', 'correct', '2', '--attacker', 'Marta');
  expect(stderr).toContain('Games 1 and 2: they are of one scenario and were not played by the same two');
  expect((await json('check')).clashes).toEqual([{ numbers: [1, 2], code: 'other-players', attacker: 'Marta' }]);
});

test('SCN-01 an incursion is refused that is not of the two of a result already recorded', async () => {
  const { go, record } = await newGroup();
  await go('generate', '--scenario', 'tunnels', '--seed', '5', '--out', 't');
  expect((await record('Pau', 'Marta', 't', '--first', '2', '--second', '0')).code).toBe(0);
  expect(await record('Pau', 'Núria', 't/primera', '--objectives', '2')).toMatchObject({ code: 2, stderr: expect.stringContaining('OTHER_PLAYERS') });
  expect((await record('Pau', 'Marta', 't/primera', '--objectives', '2')).stderr).not.toContain('would now be');
  expect((await record('Marta', 'Pau', 't/segunda', '--objectives', '1')).stderr).toContain('The result of game 1 would now be 2–1, winner Pau, by incursions 2, 3');
});

test('SCN-03 MIS-15 nobody fights in the final room who never found it; the incursions tell', async () => {
  const { go, json, record } = await newGroup();
  await go('generate', '--scenario', 'pared', '--seed', '5', '--out', 'p');
  await record('Pau', 'Marta', 'p/primera', '--objectives', '1', '--primary', 'yes');
  await record('Marta', 'Pau', 'p/segunda', '--objectives', '0', '--primary', 'no');
  for (const ending of [['--battle', 'Marta'], ['--battle', 'Pau'], ['--wiped-out', 'Pau'], ['--withdrew', 'Pau'], ['--withdrew', 'both']]) {
    expect(await record('Pau', 'Marta', 'p', ...ending)).toMatchObject({ code: 2, stderr: expect.stringMatching(/RESULT_OTHERWISE .*reached the final room.*\[SCN-03\]/) });
  }
  expect((await record('Pau', 'Marta', 'p', '--withdrew', 'Marta')).stderr).toContain('Winner: Pau');
  expect((await go('campaign', 'check')).stderr).not.toContain('does not fit');
  // Another ending takes the place of the one before, and says who won.
  const { stderr } = await go('campaign', 'correct', '3', '--battle', 'Marta');
  expect(stderr).toContain('Game 3 does not fit its incursion 2');
  expect(await json('show', '3')).toMatchObject({ battle: 'second', winner: 'defender', otherArrivals: [2] });
  expect(await json('show', '3')).not.toHaveProperty('withdrew');
  expect((await go('campaign', 'check')).stderr).toContain('Game 3 does not fit its incursion 2');
  expect((await go('campaign', 'export', '--format', 'md')).stdout).toContain('Does not fit its incursion 2: who reached the final room (SCN-03)');
  await go('campaign', 'correct', '2', '--primary', 'yes');
  expect((await go('campaign', 'check')).stderr).not.toContain('Game 3 does not fit');
});

test('SCN-04 any level of one dungeon is the same game', async () => {
  const { go, json, record } = await newGroup();
  await go('generate', '--scenario', 'levels', '--seed', '5', '--x', '1', '--out', 'h');
  const told = ['--objectives', '1', '--primary', 'yes', '--unit', 'A:5:5', '--die', '1'];
  expect((await record('Pau', 'Marta', 'h/nivel-2', ...told)).code).toBe(0);
  for (const folder of ['h', 'h/nivel-1', 'h/nivel-2']) expect(await record('Pau', 'Marta', folder, ...told)).toMatchObject({ code: 1, stderr: expect.stringContaining('ALREADY_RECORDED') });
  expect((await json('log')).games).toHaveLength(1);
});

test('MIS-12 SCN-04 SCN-05 a game of levels or against the undead is won by somebody', async () => {
  const { cwd, go, record } = await newGroup();
  for (const scenario of ['levels', 'zombies']) for (const winner of ['draw', 'none']) {
    expect(await record('Pau', 'Marta', '--scenario', scenario, '--objectives', '1', '--winner', winner)).toMatchObject({ code: 2, stderr: expect.stringContaining('WINNER_MUST_BE') });
  }
  writeFileSync(join(cwd, 'games.csv'), 'mission,scenario,attacker,defender,objectives,winner\nresident-evil,resident-evil,Pau,Marta,1,draw\n');
  expect((await go('campaign', 'import', 'games.csv')).code).not.toBe(0);
});

test('SCN-01 the result of a scenario takes no winner: its folder says why, whatever word or name was given', async () => {
  const { go, record } = await newGroup();
  await go('generate', '--scenario', 'tunnels', '--seed', '5', '--out', 't');
  await record('Pau', 'Marta', 't/primera', '--objectives', '2');
  await record('Marta', 'Pau', 't/segunda', '--objectives', '1');
  for (const winner of ['Pau', 'attacker', 'Zoe']) {
    expect(await go('campaign', 'record', 't', '--winner', winner)).toMatchObject({ code: 2, stderr: expect.stringMatching(/SEVERAL_GAMES[^]*by its folder, without --winner/) });
  }
});

test('SCN-01 incursions told by options after their result, as of its day, are its own and not those of the next', async () => {
  const { go, json } = await newGroup('--count-incursions');
  const record = (date: string, ...more: Words) => go('campaign', 'record', '--scenario', 'tunnels', '--date', date, ...more);
  const marta = ['--attacker', 'Marta', '--defender', 'Pau'];
  const pau = ['--attacker', 'Pau', '--defender', 'Marta'];
  await record('1999-10-02', ...marta, '--first', '3', '--second', '1');
  await record('1999-10-02', ...marta, '--objectives', '3');
  expect((await record('1999-10-02', ...pau, '--objectives', '2')).stderr).toContain('The result of game 1 would now be 3–2, winner Marta, by incursions 2, 3');
  await record('1999-11-06', ...marta, '--first', '0', '--second', '2');
  expect(await json('show', '4')).not.toHaveProperty('result');
  await record('1999-12-04', ...marta, '--objectives', '5');
  await record('1999-12-04', ...pau, '--objectives', '4');
  expect(await json('show', '4')).not.toHaveProperty('result');
  expect((await record('1999-12-04', ...marta, '--first', '5', '--second', '4')).stderr).not.toContain('would now be');
});

test('SCN-01 ENG-08 a result is held against its own numbers where an incursion is void or of other players', async () => {
  const { go, json, record } = await newGroup();
  await record('Anna', 'Pau', '--scenario', 'preliminary', '--first', '2', '--second', '1', '--battle-points', '1500');
  for (const [attacker, defender, count] of [['Anna', 'Pau', '2'], ['Pau', 'Anna', '1']] as const) await record(attacker, defender, '--scenario', 'preliminary', '--mission', 'search', '--objectives', count, '--date', '1999-10-01');
  await go('campaign', 'void', '2', '--why', 'lost');
  expect((await go('campaign', 'correct', '1', '--first', '0', '--winner', 'Anna')).stderr).toContain('The winner of game 1 would now be: Pau; SCN-01 says so, not X.');
  expect(await json('show', '1')).toMatchObject({ winner: 'attacker', result: { due: 'defender', counts: [0, 1], parts: [] } });
  expect((await go('campaign', 'check')).stderr).toContain('The winner of game 1 would now be: Pau');
});

test('SCN-01 a corrected result is told again with the names it now has', async () => {
  const { go, record } = await newGroup();
  await record('Anna', 'Pau', '--scenario', 'tunnels', '--first', '2', '--second', '3');
  expect((await go('campaign', 'correct', '1', '--attacker', 'Pau', '--defender', 'Anna')).stderr).toContain('The result now reads, in the order of the names: Pau, Anna; objectives: 2–3; winner: Anna.');
});

test('SCN-01 SCN-03 a scenario is told by what it asks for, and its games are those of its boards', async () => {
  const { cwd, go, json, record } = await newGroup('--count-incursions');
  await record('Marta', 'Pau', '--scenario', 'tunnels', '--first', '2', '--second', '1');
  for (const foreign of [['--battle', 'second'], ['--withdrew', 'both'], ['--battle-points', '1500']]) {
    expect(await go('campaign', 'correct', '1', ...foreign)).toMatchObject({ code: 2, stderr: expect.stringContaining('OUTCOME_FOREIGN') });
  }
  // Facts by their names, with the keys of the log beside them.
  const told = { es: 'no es de ese escenario: «Puntos de la batalla» (battlePoints)', ca: 'no és d\'aquest escenari: «Punts de la batalla» (battlePoints)' };
  for (const [lang, words] of Object.entries(told)) expect((await run(['campaign', 'correct', '1', '--battle-points', '1500', '--lang', lang], { cwd })).stderr).toContain(words);
  expect(await go('campaign', 'correct', '1', '--clear', 'second')).toMatchObject({ code: 2, stderr: expect.stringContaining('SECOND_MISSING') });
  await record('Marta', 'Pau', '--scenario', 'pared', '--battle', 'Pau');
  expect(await go('campaign', 'correct', '2', '--first', '2', '--second', '1')).toMatchObject({ code: 2, stderr: expect.stringContaining('OUTCOME_FOREIGN') });
  await record('Marta', 'Pau', '--scenario', 'pared', '--objectives', '0', '--primary', 'yes');
  expect(await go('campaign', 'correct', '3', '--mission', 'search')).toMatchObject({ code: 2, stderr: expect.stringContaining('MISSION_FOREIGN') });
  expect(await record('Marta', 'Pau', '--scenario', 'pared', '--mission', 'search', '--objectives', '1')).toMatchObject({ code: 2, stderr: expect.stringContaining('MISSION_FOREIGN') });
  writeFileSync(join(cwd, 'one.csv'), 'mission;attacker;defender;objectives;objectives of the second;won the last fight\ntunnels;Pau;Marta;2;1;Marta\n');
  expect(await go('campaign', 'import', 'one.csv')).toMatchObject({ code: 2, stderr: expect.stringContaining('not of that scenario') });
  writeFileSync(join(cwd, 'hand.yaml'), 'format: plasma-wall/campaign\nversion: 1\ngames:\n  - {number: 1, mission: rescate, scenario: resident-evil, attacker: A, defender: B, objectives: 1, winner: attacker}\n  - {number: 2, mission: huir-de-las-mazmorras, scenario: huir-de-las-mazmorras, whole: true, second: 3, attacker: A, defender: B, objectives: 1, winner: attacker}\n');
  const { stderr } = await go('campaign', 'check', '--file', 'hand.yaml');
  expect(stderr).toMatch(/hand\.yaml:4:\d+ FIELD_CONTRADICTS[^]*hand\.yaml:5:\d+ FIELD_CONTRADICTS/);
  expect((await json('log')).games).toHaveLength(3);
});

test('SCN-01 of two results of one day nobody knows whose incursions come after them, and a void one keeps its own from a later day', async () => {
  const { go, json } = await newGroup();
  const record = (date: string, [attacker, defender]: Words, ...more: Words) => go('campaign', 'record', '--scenario', 'tunnels', '--date', date, '--attacker', attacker!, '--defender', defender!, ...more);
  const [marta, pau] = [['Marta', 'Pau'], ['Pau', 'Marta']];
  await record('1999-10-02', marta, '--first', '2', '--second', '1');
  await record('1999-10-02', marta, '--first', '0', '--second', '3');
  for (const [who, count] of [[marta, '2'], [pau, '1'], [marta, '0'], [pau, '3']] as const) await record('1999-10-02', who, '--objectives', count);
  await record('1999-10-09', marta, '--objectives', '2');
  await record('1999-10-09', pau, '--objectives', '1');
  await record('1999-10-09', marta, '--first', '2', '--second', '1');
  await record('1999-10-16', marta, '--first', '4', '--second', '5');
  await go('campaign', 'void', '9', '--why', 'lost');
  expect((await go('campaign', 'check')).stderr).not.toContain('would now be');
  expect(await json('show', '10')).not.toHaveProperty('result');
});

test('SCN-01 what is written out of the scenarios in the program is what its tables have', async () => {
  const { loadShippedRuleset } = await import('../../src/io/load-ruleset');
  const { listKnownGames, programGames } = await import('../../src/campaign/known-games');
  const known = listKnownGames(await loadShippedRuleset());
  expect(known.scenarios).toEqual(programGames.scenarios);
  expect([...known.primary].sort()).toEqual([...programGames.primary].sort());
});

test('SCN-03 what is of one incursion and how its scenario ended are told apart', async () => {
  const { record } = await newGroup();
  expect(await record('Pau', 'Marta', '--scenario', 'pared', '--withdrew', 'second', '--objectives', '0')).toMatchObject({ code: 2, stderr: expect.stringMatching(/OPTION_CONFLICT[^]*by the folder of the scenario/) });
});

test('SCN-01 a void result keeps from the next evening what was its own alone; incursions told late are of one day, and one that is void may be played once more', async () => {
  const { go, json } = await newGroup();
  const record = (date: string, [attacker, defender]: Words, ...more: Words) => go('campaign', 'record', '--scenario', 'tunnels', '--date', date, '--attacker', attacker!, '--defender', defender!, ...more);
  const [marta, pau] = [['Marta', 'Pau'], ['Pau', 'Marta']];
  await record('1999-10-02', marta, '--objectives', '2');
  await record('1999-10-02', pau, '--objectives', '1');
  await record('1999-10-02', marta, '--first', '2', '--second', '1');
  await go('campaign', 'void', '3', '--why', 'lost');
  await record('1999-10-09', marta, '--objectives', '5');
  await record('1999-10-09', pau, '--objectives', '4');
  expect((await record('1999-10-09', marta, '--first', '5', '--second', '3')).stderr).toContain('With incursions 4, 5');
  await record('1999-10-16', marta, '--first', '1', '--second', '0');
  await record('1999-10-16', marta, '--objectives', '9');
  await go('campaign', 'void', '8', '--why', 'torn');
  await record('1999-10-16', pau, '--objectives', '0');
  await record('1999-10-16', marta, '--objectives', '1');
  expect(await json('show', '7')).not.toHaveProperty('result');
  expect(await json('show', '7')).not.toHaveProperty('voidParts');
});

test('G2 a scenario that a hand wrote by a name of JavaScript is a fault of the log and none of the program', async () => {
  const { cwd, go } = await newGroup();
  for (const scenario of ['constructor', 'toString', '__proto__']) {
    writeFileSync(join(cwd, 'hand.yaml'), `format: plasma-wall/campaign\nversion: 1\ngames:\n  - {number: 1, mission: rescate, scenario: ${scenario}, attacker: A, defender: B, objectives: 1, winner: attacker}\n`);
    for (const command of ['check', 'x', 'log']) expect([0, 1, 2]).toContain((await go('campaign', command, '--file', 'hand.yaml')).code);
  }
});
