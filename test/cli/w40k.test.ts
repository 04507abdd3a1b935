import { makeFolder, run } from './run-in-process';

const w40k = (line: string, options = {}) => run(['w40k', ...line.split(' ')], { cwd: makeFolder(), ...options });

describe('checks', () => {
  test('W40-35 an event: 0 when the rules have nothing against it, 1 when they say no, each finding with its rule', async () => {
    const fine = await w40k('event --points 1500 --detachments 3 --same-datasheet 3 --table 180x120');
    expect(fine).toMatchObject({ code: 0, stderr: 'Nada contra las reglas.\n' });
    expect(fine.stdout).toContain('  sí   destacamentos: 3 de 3 [W40-35]\n');
    const no = await w40k('event --points 1500 --detachments 4 --same-datasheet 4 --table 120x120 --lang en');
    expect(no).toMatchObject({ code: 1, stderr: '3 things against the rules.\n' });
    expect(no.stdout).toContain('  no   table of 120 × 120 cm; the guideline is 180 × 120 cm [W40-35]\n');
  });

  test('W40-35 feet with en-1.2, either side first', async () => {
    expect((await w40k('event --points 1500 --table 4x6 --update en-1.2 --lang en')).stdout).toContain('yes  table of 4 × 6 feet; the guideline is 6 × 4 feet');
    expect((await w40k('event --points 1500 --table 180x120 --update en-1.2')).code).toBe(1);
  });

  test('W40-29 understrength, W40-30 reserves, W40-32 sudden death', async () => {
    const unit = 'understrength --minimum 5 --models 3 --power 4 --points-per-model 12';
    expect((await w40k(`${unit} --play matched --lang en`)).stdout).toContain('it costs 36 points and Power 4');
    expect([(await w40k(`${unit} --play matched`)).code, (await w40k(`${unit} --play matched --detachment auxiliary`)).code, (await w40k(`${unit} --play narrativo`)).code]).toEqual([1, 0, 0]);
    expect([(await w40k('reserves --on 4 --off 1 --embarked-off 3')).code, (await w40k('reserves --on 3 --off 1 --embarked-off 3')).code]).toEqual([0, 1]);
    expect([(await w40k('sudden-death --round 2 --models 1 --flyers 1')).code, (await w40k('sudden-death --round 1 --models 0')).code]).toEqual([1, 0]);
  });

  test('W40-35 a table in the unit of the other update is told so', async () => {
    const { code, stdout } = await w40k('event --points 1500 --table 6x4 --lang en');
    expect([code, stdout]).toEqual([1, expect.stringContaining('-    if it is 6 × 4 feet, with --update en-1.2 [W40-35]')]);
  });

  test('W40-27 cover: the terrain in any language, what it takes, and indirect fire in each update', async () => {
    const cover = async (line: string): Promise<string> => (await w40k(`cover ${line} --lang en`)).stdout;
    expect(await cover('bosque --standing partly --obscured 50')).toContain('it has cover: woods');
    expect(await cover('woods --standing partly --obscured 49')).toContain('it has no cover: woods [W40-27]\n  -    it takes: on or within, 50% obscured or more');
    expect(await cover('craters')).toContain('the updates have no word on such a target: craters');
    expect(await cover('barricada --infantry --distance 1,5 --attacker-nearer')).toContain('no cover');
    const indirect = 'ruins --infantry --standing wholly --indirect --update';
    expect(await cover(`${indirect} es-1.5`)).not.toContain('does not say');
    expect(await cover(`${indirect} en-1.2`)).toContain('does not say');
    expect(await w40k('cover woods')).toMatchObject({ code: 0, stderr: '' });
  });

  test('W40-33 a marker: distances, or across, along and up; a tie is nobody’s', async () => {
    const marker = async (...flags: string[]): Promise<string> => (await run(['w40k', 'marker', '--lang', 'en', ...flags])).stdout;
    expect(await marker('--own', '3 2x2x1 3.1', '--enemy', '2x2x2 1')).toContain('own 2, enemy 1 [W40-33]\n  -    the marker is yours');
    expect(await marker('--own', '3', '--enemy', '1')).toContain('nobody’s');
    expect(await marker('--enemy', '2,5')).toContain('the enemy’s');
  });

  test('W40-28, W40-31 detachments and reinforcements', async () => {
    expect((await w40k('detachment --battalions 1 --others -8 --lang en')).stdout).toContain('they add up to −3: the start is 0');
    expect((await w40k('detachment --battalions 1 --others -8 --lang en --update en-1.2')).stdout).toContain('this version does not say');
    expect((await w40k('detachment --transports 2 --other-units 1')).code).toBe(1);
    expect((await w40k('reinforcement --added 5 --starting 10 --before 7 --lang en')).stdout).toContain('for 2 models');
  });

  test('W40-36, W40-37 datasheets', async () => {
    const same = await run(['w40k', 'datasheet', 'Cult Walkers', 'walkers', '--most', '1', '--lang', 'ca']);
    expect(same.code).toBe(1);
    expect(same.stdout).toContain('no   full de dades «walkers»: Cult Walkers, walkers');
    expect((await w40k('datasheet --codex --index-gear --codex-gear --lang en')).stdout).toContain('the rules of the codex are those of the gear');
  });

  test('L1 --json has facts, findings and the verdict', async () => {
    const { stdout, code, stderr } = await w40k('reserves --on 1 --off 2 --json --lang en');
    expect([code, stderr]).toEqual([1, '']);
    expect(JSON.parse(stdout)).toMatchObject({
      check: 'reserves', rules: ['W40-30'], ok: false, facts: { on: 1, off: 2, embarkedOn: 0, embarkedOff: 0, update: 'es-1.5' },
      findings: [{ kind: 'breach', rules: ['W40-30'], text: 'units on the board: 1; off it: 2' }, { kind: 'note' }, { kind: 'note' }],
    });
  });

  test.each(['es', 'ca', 'en'])('L1 every check runs in %s, within the width of the terminal', async (lang) => {
    for (const line of ['event --points 2500', 'understrength --minimum 5 --models 3 --power 4 --points-per-model 12 --play open', 'reserves --on 4 --off 1', 'detachment --battalions 1', 'reinforcement --added 5', 'sudden-death --round 2 --models 3', 'datasheet', 'cover ruins --indirect', 'marker --own 3']) {
      const { code, stdout } = await w40k(`${line} --lang ${lang} --update en-1.2`, { columns: 60 });
      expect([line, code]).toEqual([line, 0]);
      expect(stdout).not.toMatch(/\{\w+\}|undefined|\[object/);
      expect(Math.max(...stdout.split('\n').slice(1).map((text) => text.length))).toBeLessThanOrEqual(60);
    }
  });
});

describe('bad input', () => {
  test.each([
    ['event', 'FACT_MISSING --points'.split(' ')], ['event --points 0', ['--points', '1', '100000']], ['event --points 1e9', ['--points', '1e9']], ['event --points -1', ['--points', '-1']],
    ['event --points 1500 --detachments 4+', ['--detachments', '4+', '99']], ['event --points 1500 --table 180', ['--table', '180']], ['event --points 1500 --table 180x0', ['--table', '1000']], ['event --points 1500 --table 9999999x120', ['--table']],
    ['event --points 1500 --role boss', ['--role', 'troops']], ['event --points 1500 --update en-1.3', ['--update', 'es-1.5, en-1.2']], ['event --pionts 1500', ['--points']], ['evnt', ['event']],
    ['understrength --minimum 5 --models 0 --power 4 --points-per-model 12', ['--models', '1', '500']], ['reserves --on 4', ['--off']], ['sudden-death --round 2 --models 1 --flyers 2', ['2']], ['cover', ['woods']], ['cover fog', ['woods']], ['cover woods --distance 1x2', ['--distance', '1x2']], ['cover woods --obscured 101', ['--obscured', '100']], ['marker --own 1x2x3x4', ['--own', '1x2x3x4']], ['marker --enemy -3', ['--enemy']],
  ])('T5 w40k %s names the flag and what it takes', async (line, told) => {
    const { code, stdout, stderr } = await w40k(`${line} --lang en`);
    expect([code, stdout]).toEqual([2, '']);
    for (const part of told) expect(stderr).toContain(part);
  });

  test.each([['\u001b[31mred'], ['!!!'], ['x'.repeat(61)], ['a\nb']])('T5 %j is no name of a unit', async (name) => {
    const { code, stderr } = await run(['w40k', 'datasheet', name]);
    expect(code).toBe(2);
    expect(stderr).toContain('BAD_NAME');
    expect(stderr).not.toContain('\u001b');
  });

  test('T5 the odds of these rules refuse what no die and no profile has', async () => {
    for (const [line, flag] of [['--bs 1', '--bs'], ['--strength 0', '--strength'], ['--strength 21', '--strength'], ['--shots 1000000000', '--shots'], ['--save 8', '--save'], ['--attacker nobody', 'nobody']]) {
      const { code, stderr } = await run(['odds', 'shoot', '--rules', 'w40k', '--bs', '3', '--strength', '4', '--toughness', '4', ...line!.split(' ')]);
      expect([line, code]).toEqual([line, 2]);
      expect(stderr).toContain(flag);
    }
  });
});
