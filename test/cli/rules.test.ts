import { PassThrough } from 'node:stream';
import { runCli } from '../../src/cli/run';
import { wrapText } from '../../src/cli/rules/wrap-text';
import type { Language } from '../../src/tables/ruleset';
import { readSpecificationIds } from '../tables/rule-files';

interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** One run of the program in process; `columns` as a terminal of that width. */
async function run(words: string, { columns, env = {} }: { columns?: number; env?: Record<string, string> } = {}): Promise<Run> {
  let out = '';
  let err = '';
  const code = await runCli(words.split(' ').filter((word) => word !== ''), {
    stdout: { write: (chunk: string | Uint8Array) => { out += String(chunk); }, columns },
    stderr: { write: (chunk: string | Uint8Array) => { err += String(chunk); } },
    stdin: new PassThrough(),
    env,
    cwd: '/',
  });
  return { code, out, err };
}

/** Ids of the headings of an answer, in order. */
function listHeadings(out: string): string[] {
  return [...out.matchAll(/^([A-Z][A-Z0-9]*-\d{2}) {2}/gm)].map((match) => match[1] as string);
}

describe('one rule', () => {
  test.each(['DEF-04', 'def-04', 'def-4', 'DEF 4', 'def04'])('L1 however it is typed: %s', async (typed) => {
    const { code, out, err } = await run(`rules ${typed}`);
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(listHeadings(out)).toEqual(['DEF-04']);
    expect(out).toContain('otro +3 por cada estancia objetivo');
    expect(out).toContain('Lo dice el reglamento.');
    expect(out).toContain('De: Entre la Pistola de Plasma y la Pared');
  });

  test.each<[Language, string, string, string]>([
    ['es', 'Las casillas son plantillas.', 'El reglamento no dice nada de esto; es decisión nuestra.', 'Opción rowReuse, por defecto true.'],
    ['ca', 'Les caselles són plantilles.', 'El reglament no en diu res; és decisió nostra.', 'Opció rowReuse, per defecte true.'],
    ['en', 'Rows are templates.', 'The rulebook says nothing of this; it is our decision.', 'Option rowReuse, default true.'],
  ])('L1 a rule in %s: text, standing, option with its default', async (language, text, standing, option) => {
    const { out } = await run(`rules DEF-08 --lang ${language}`, { columns: 100 });
    const flat = out.replace(/\s+/g, ' ');
    for (const part of [text, standing, option]) expect(flat).toContain(part);
    expect(out).toMatch(/^ {4}- true: /m);
    expect(out).toMatch(/^ {4}- false: /m);
  });

  test.each([
    ['clear', 'EXP-02', 'The rulebook says so.'], ['open', 'ROOM-03', 'The rulebook leaves it unclear; this is our reading.'],
    ['silent', 'GEN-05', 'The rulebook says nothing of this'], ['outside', 'EXT-02', 'it comes from the base game'], ['ours', 'PRE-02', 'This is ours'],
  ])('L1 standing %s is said in words: %s', async (_standing, id, words) => {
    expect((await run(`rules ${id} --lang en`, { columns: 100 })).out.replace(/\s+/g, ' ')).toContain(words);
  });

  test('L1 says which part is not the rulebook’s', async () => {
    const flat = (await run('rules COM-03 --lang en')).out.replace(/\s+/g, ' ');
    expect(flat).toContain('The rulebook says most of this. The part about models that fit nowhere is our decision');
  });

  test('L1 an option of whole numbers shows its range', async () => {
    expect((await run('rules MIS-14')).out).toMatch(/- de \d+ a \d+: /);
  });

  test('L1 several rules at once, in the order of the rules', async () => {
    expect(listHeadings((await run('rules MIS-12 DEF-04')).out)).toEqual(['DEF-04', 'MIS-12']);
    expect(listHeadings((await run('rules DEF-04,EXP-08')).out)).toEqual(['EXP-08', 'DEF-04']);
  });

  test('L1 every rule of docs/rules.md is explained in each language', async () => {
    for (const language of ['es', 'ca', 'en']) {
      const { code, out } = await run(`rules ${readSpecificationIds().join(' ')} --lang ${language}`);
      expect(code).toBe(0);
      expect(listHeadings(out).sort()).toEqual(readSpecificationIds().sort());
      expect(out).not.toMatch(/undefined|\[object|\{\w+\}/);
    }
  });
});

describe('an area', () => {
  test('L1 all its rules in order', async () => {
    const { code, out } = await run('rules def');
    expect(code).toBe(0);
    expect(listHeadings(out)).toEqual(readSpecificationIds().filter((id) => id.startsWith('DEF-')));
  });

  test('L1 without words, the areas with their titles', async () => {
    const { code, out } = await run('rules --lang ca');
    expect(code).toBe(0);
    expect(out).toMatch(/^ {2}DEF {3}La taula de tropes defensores$/m);
    expect(out).toMatch(/^ {2}W40 {3}/m);
  });
});

describe('words', () => {
  test.each([['puerta atrancada', 'es'], ['porta encallada', 'es'], ['PUERTA ATRANCADA', 'ca'], ['jammed door', 'ca']] as const)('L1 “%s” found in any language, answered in the user’s: %s', async (words, language) => {
    const { code, out } = await run(`rules ${words} --lang ${language}`);
    expect(code).toBe(0);
    expect(listHeadings(out)[0]).toBe('GEN-05');
    expect(out.replace(/\s+/g, ' ')).toContain(language === 'es' ? 'puerta queda atrancada' : 'porta queda encallada');
  });

  test('L1 many matches: the best in full, the rest by id, all with --all', async () => {
    const short = await run('rules retirada');
    const long = await run('rules retirada --all');
    expect(listHeadings(short.out)).toHaveLength(6);
    expect(listHeadings(short.out)[0]).toBe('RET-01');
    expect(listHeadings(long.out).slice(0, 6)).toEqual(listHeadings(short.out));
    const rest = listHeadings(long.out).slice(6);
    expect(short.out.replace(/\s+/g, ' ')).toContain(`Y ${rest.length} más (--all las muestra): ${rest.join(', ')}`);
    expect(long.out).not.toContain('--all');
  });

  test('L1 a word no rule has is left out, and said on stderr', async () => {
    const { code, out, err } = await run('rules puerta atrancada qwertyuiop');
    expect(code).toBe(0);
    expect(listHeadings(out)[0]).toBe('GEN-05');
    expect(err).toBe('Ninguna regla habla de «qwertyuiop»; se busca lo demás.\n');
  });

  test('L1 rules with part of the words are named after those with all of them; without any of these they are the answer', async () => {
    const some = await run('rules puerta atrancada');
    expect(some.out.replace(/\s+/g, ' ')).toMatch(/GEN-05 .* Otras que tienen parte de esas palabras: (?:[A-Z]+-\d+, ){12}… $/);
    expect(some.out).toContain('DOOR-05');
    expect((await run('rules puerta atrancada --all')).out).not.toContain('…');
    expect(JSON.parse((await run('rules puerta atrancada --json')).out)).toMatchObject({ all: true, rules: [{ id: 'GEN-05' }], partly: expect.arrayContaining(['DOOR-01', 'DOOR-05']) });
    const none = await run('rules centinelas prisionero');
    expect([none.code, none.err]).toEqual([0, 'Ninguna regla tiene todas esas palabras; estas tienen parte de ellas.\n']);
    expect(listHeadings(none.out)[0]).toBe('MIS-22');
  });

  test('L1 words follow the locale when there is no --lang', async () => {
    expect((await run('rules GEN-05', { env: { LANG: 'ca_ES.UTF-8' } })).out).toContain('Tancar:');
  });
});

describe('nothing found', () => {
  test.each<[Language, string]>([
    ['es', 'no hay ninguna regla DEF-77'], ['ca', 'no hi ha cap regla DEF-77'], ['en', 'there is no rule DEF-77'],
  ])('L1 an unknown rule exits 1 and names the nearest: %s', async (language, words) => {
    const { code, out, err } = await run(`rules DEF-77 --lang ${language}`);
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err).toContain(words);
    expect(err).toContain('DEF-09, DEF-08, DEF-07');
  });

  test('L1 unknown words exit 1 with the nearest word, or the way to the areas', async () => {
    const near = await run('rules centinlas');
    expect(near.code).toBe(1);
    expect(near.err).toContain('centinelas');
    const far = await run('rules qwertyuiop');
    expect(far.code).toBe(1);
    expect(far.out).toBe('');
    expect(far.err).toContain('plasma-wall rules');
  });

  test('S5 what was typed cannot move the cursor', async () => {
    const { err } = await run('rules \u001b[2Jqwertyuiop');
    expect(err).not.toContain('\u001b[2J');
    expect(err).toContain('qwertyuiop');
  });
});

describe('--json', () => {
  test('L1 a rule, with its option', async () => {
    const { code, out } = await run('rules def-08 --json --lang en');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      query: 'def-08', language: 'en', kind: 'rules',
      rules: [{
        id: 'DEF-08', area: 'DEF', title: 'The defender table', source: 'Entre la Pistola de Plasma y la Pared', standing: 'silent',
        text: 'Rows are templates. Rolling a row again brings a fresh copy of its troops.',
        option: { key: 'rowReuse', default: true, question: expect.any(String), values: [{ value: 'true', meaning: expect.any(String) }, { value: 'false', meaning: expect.any(String) }] },
      }],
    });
  });

  test('L1 areas, a search in full, and what is not found', async () => {
    const areas = JSON.parse((await run('rules --json')).out);
    expect(areas.areas.flatMap((area: { rules: string[] }) => area.rules)).toEqual(expect.arrayContaining(readSpecificationIds()));
    const search = JSON.parse((await run('rules retirada --json')).out);
    expect(search.kind).toBe('search');
    expect(search.rules.length).toBeGreaterThan(6);
    const unknown = await run('rules DEF-77 --json');
    expect(unknown.code).toBe(1);
    expect(JSON.parse(unknown.out)).toEqual({ query: 'DEF-77', language: 'es', kind: 'unknown-id', rules: [], nearest: ['DEF-09', 'DEF-08', 'DEF-07'] });
  });
});

describe('versions', () => {
  test('L1 a rule that only one version has says so, with its part of the sheet', async () => {
    const flat = (await run('rules W40-02 --lang en')).out.replace(/\s+/g, ' ');
    expect(flat).toContain('Version v1.2 in English does not have this rule. From: Warhammer 40,000 rulebook updates, v1.5 in Spanish, designers\' commentary]');
    expect((await run('rules W40-01 --lang en')).out.replace(/\s+/g, ' ')).toContain('From: Warhammer 40,000 rulebook updates, v1.5 in Spanish and v1.2 in English]');
  });

  test.each<[Language, string, string, string]>([
    ['es', 'Efectos que persisten (se contradicen)', 'v1.5 en español', 'Los efectos persistentes no se conservan.'],
    ['ca', 'Efectes que persisteixen (es contradiuen)', 'v1.5 en castellà', 'Els efectes persistents no es conserven.'],
    ['en', 'Persistent effects (they contradict each other)', 'v1.5 in Spanish', 'Persistent effects are not kept.'],
  ])('L1 what versions say stands side by side, or one under the other on a narrow terminal: %s', async (language, about, version, words) => {
    const wide = (await run(`rules W40-25 --lang ${language}`, { columns: 100 })).out;
    expect(wide).toContain(about);
    const heads = wide.split('\n').filter((line) => line.trim().startsWith(version));
    expect(heads.length).toBe(2);
    for (const head of heads) expect(head).toMatch(/v1\.5 .+ v1\.2 /);
    const narrow = (await run(`rules W40-25 --lang ${language}`, { columns: 50 })).out;
    expect(narrow).toContain(`    - ${version}: `);
    expect(narrow.replace(/\s+/g, ' ')).toContain(words);
    expect(Math.max(...narrow.split('\n').map((line) => line.length))).toBeLessThanOrEqual(50);
  });

  test('L1 --conflicts leaves the rules on which versions contradict each other, and only that of them', async () => {
    const all = await run('rules --conflicts --lang en');
    expect(listHeadings(all.out)).toEqual(['W40-19', 'W40-20', 'W40-25']);
    expect(all.out).not.toContain('only one says so');
    expect((await run('rules W40 --conflicts --lang en')).out).toBe(all.out);
    expect(listHeadings((await run('rules efectos persistentes --conflicts')).out)).toEqual(['W40-25']);
    expect(await run('rules DEF --conflicts')).toEqual({ code: 0, out: 'Sobre estas reglas no hay versiones que se contradigan.\n', err: '' });
    expect((await run('rules W40-99 --conflicts')).code).toBe(1);
  });

  test('L1 --json has the versions of a rule and what each says', async () => {
    const { rules: [rule] } = JSON.parse((await run('rules W40-15 --json --lang en')).out) as { rules: unknown[] };
    expect(rule).toMatchObject({
      versions: [{ id: 'es-1.5', name: 'v1.5 in Spanish', holds: true }, { id: 'en-1.2', name: 'v1.2 in English', holds: true }],
      differences: [{ about: 'Dice that may be re-rolled', kind: 'alone', says: { 'es-1.5': "One's own only.", 'en-1.2': null } }],
    });
    const { rules: conflicts } = JSON.parse((await run('rules --conflicts --json')).out) as { rules: { id: string }[] };
    expect(conflicts.map(({ id }) => id)).toEqual(['W40-19', 'W40-20', 'W40-25']);
  });
});

describe('lines', () => {
  test.each([40, 60, 80, 100])('S3 no line is wider than the terminal: %s', async (columns) => {
    for (const language of ['es', 'ca', 'en']) {
      const { out } = await run(`rules DEF MIS PRE PROB W40 --lang ${language}`, { columns });
      expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(columns);
    }
  });

  test('S3 lists hang under their first word, numbers keep their unit, a long word stands alone', () => {
    expect(wrapText('- one two three four', 11, '  ')).toEqual(['  - one two', '    three', '    four']);
    expect(wrapText('mide 10 × 20 cm', 12)).toEqual(['mide', '10 × 20 cm']);
    expect(wrapText('a superlongword b', 6)).toEqual(['a', 'superlongword', 'b']);
    expect(wrapText('', 10, '  ')).toEqual(['  ']);
  });

  test('G1 the same question prints the same bytes', async () => {
    expect((await run('rules puerta')).out).toBe((await run('rules puerta')).out);
  });
});
