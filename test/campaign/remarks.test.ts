/** What players wrote behind `#` survives every command, wherever it stands (C1). */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { parse, parseDocument } from 'yaml';
import { correctGame, recordGame, restoreGame, voidGame } from '../../src/campaign/change-log';
import type { ChangeResult, GameChanges } from '../../src/campaign/change-log';
import { findContradictions } from '../../src/campaign/contradictions';
import { changeDocument, readDocument } from '../../src/campaign/document-file';
import { listRemarks } from '../../src/campaign/keep-remarks';
import type { CampaignLog, Game } from '../../src/campaign/log';
import { changeCampaign } from '../../src/io/campaign-file';
import { run } from '../cli/run-in-process';
import { searchGame } from './support/games';

const block = `format: plasma-wall/campaign
version: 1
group: Us
players:
  - Marta
  - Pau
games:
  - number: 1
    mission: rescate
    attacker: Marta
    defender: Pau
    objectives: 2
    winner: attacker
    grade: decisive
    achieved:
      - prisoner
      - capture
    facts:
      objectives: 1
      primary: true
      die: 3
    units:
      - "Marksmen:5:3"
    notes: |
      # this is no remark
      a long evening
    house:
      corridorDoor: side
  - mission: busqueda-y-destruccion
    number: 2
    date: "2026-03-14"
    attacker: Pau
    defender: Marta
    objectives: 1
    winner: none
    notes: short
    void: miscounted
`;
const ours = `# our log
format: plasma-wall/campaign
version: 1
players: [Marta, Pau]
games:
  - number: 1
    mission: busqueda-y-destruccion
    attacker: Marta
    defender: Pau
    objectives: 2
    winner: none
    achieved: [capture, destroy]
    facts: {objectives: 2}
    notes: "a # in quotes"
  - number: 2
    date: 2026-03-14
    mission: busqueda-y-destruccion
    attacker: Marta
    defender: Pau
    objectives: 1
    winner: draw
    tag: "5JX9JB"
`;
const flow = `{
  format: plasma-wall/campaign,
  version: 1,
  games: [
    {number: 1, mission: busqueda-y-destruccion,
     attacker: Marta, defender: Pau, objectives: 2,
     winner: none, achieved: [capture,
       destroy], house: {corridorDoor: side,
       allowClose: false}, notes: 'x'},
    {mission: busqueda-y-destruccion, number: 2, attacker: A, defender: B, objectives: 0, winner: defender}
  ]
}
`;
const empty = 'format: plasma-wall/campaign\nversion: 1\ngames: []\n';
const gamesFirst = `format: plasma-wall/campaign
games:
- objectives: 1
  facts:
    objectives: 1
  number: 1
  mission: busqueda-y-destruccion
  attacker: Marta
  defender: Pau
  winner: none
group: Us
version: 1
`;

/** A log with remarks put in where YAML has them for remarks and reads the rest as before. */
const remarked = fc.tuple(fc.constantFrom(block, ours, flow, empty, gamesFirst), fc.array(fc.tuple(fc.nat(), fc.constantFrom('end' as const, 'line' as const, 'break' as const), fc.nat(8)), { minLength: 1, maxLength: 6 }), fc.boolean()).map(([text, places, windows]) => {
  let now: string = text;
  places.forEach(([pick, how, indent], at) => {
    const spots = [...now.matchAll(how === 'break' ? /[,:[{] ?(?=[^\n])|- /g : /\n/g)].map(({ index, 0: { length } }) => (how === 'break' ? index + length : index));
    const spot = spots[pick % spots.length] as number;
    const added = { end: ` # remark ${at}`, line: `\n${' '.repeat(indent)}# remark ${at}`, break: ` # remark ${at}\n${' '.repeat(indent)}` }[how];
    const next = `${now.slice(0, spot)}${added}${now.slice(spot)}`;
    const document = parseDocument(next);
    if (document.errors.length === 0 && JSON.stringify(document.toJS()) === JSON.stringify(parse(now)) && listRemarks(next).length === listRemarks(now).length + 1) now = next;
  });
  return windows ? now.replaceAll('\n', '\r\n') : now;
});

const table = 'mission;attacker;defender;objectives\nSearch and Destroy;New;Other;1\n';
const clearable = ['facts', 'achieved', 'notes', 'house', 'date', 'grade', 'units', 'tag'] as const;
const changes: fc.Arbitrary<GameChanges> = fc.oneof(
  fc.subarray([...clearable], { minLength: 1 }).map((keys) => Object.fromEntries(keys.flatMap((key) => (key === 'facts' ? [['facts', null], ['units', null]] : [[key, null]])))),
  fc.constantFrom({ achieved: ['destroy'] as const, objectives: 3 }, { achieved: ['capture', 'exit', 'prisoner'] as const, objectives: 3 }, { notes: 'other' }, { attacker: 'Zoe', date: '2026-01-01' }, { house: { allowClose: true } }, { facts: { objectives: 1, primary: false }, objectives: 2 }),
);
type Command = 'import' | { readonly toString: () => string; readonly apply: (log: CampaignLog) => ChangeResult };
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Command>('import') },
  { weight: 4, arbitrary: fc.nat(3).map((objectives) => ({ toString: () => `record ${objectives}`, apply: (log: CampaignLog) => recordGame(log, searchGame(objectives)) })) },
  {
    weight: 5,
    arbitrary: fc.tuple(fc.constantFrom('void', 'restore'), fc.integer({ min: 1, max: 3 }))
      .map(([kind, number]) => ({ toString: () => `${kind} ${number}`, apply: (log: CampaignLog) => (kind === 'void' ? voidGame(log, number, 'why') : restoreGame(log, number)) })),
  },
  {
    weight: 10,
    arbitrary: fc.tuple(fc.integer({ min: 1, max: 2 }), changes)
      .map(([number, change]) => ({ toString: () => `correct ${number} ${JSON.stringify(change)}`, apply: (log: CampaignLog) => correctGame(log, number, change, 'trace') })),
  },
);

async function obey(told: Command, cwd: string): Promise<void> {
  const access = { path: 'log.yaml', cwd, language: 'en' as const };
  if (told === 'import') {
    expect(await run(['campaign', 'import', 'in.csv', '--force', '--file', 'log.yaml'], { cwd })).toMatchObject({ code: 0 });
    return;
  }
  await changeCampaign(access, (log) => {
    const result = told.apply(log);
    // What the commands refuse because facts contradict each other is not what is looked at here.
    return { log: result.ok && findContradictions(result.game).length === 0 ? result.log : log, result: null };
  });
}

test('C1 every remark that stands in a log is in it still after any commands', async () => {
  let changed = 0;
  await fc.assert(fc.asyncProperty(remarked, fc.array(command, { minLength: 1, maxLength: 4 }), async (text, commands) => {
    const cwd = mkdtempSync(join(tmpdir(), 'plasma-wall-remarks-'));
    const file = join(cwd, 'log.yaml');
    try {
      writeFileSync(join(cwd, 'in.csv'), table);
      writeFileSync(file, text);
      for (const told of commands) {
        const before = readFileSync(file, 'utf8');
        await obey(told, cwd);
        if (before !== readFileSync(file, 'utf8')) changed += 1;
      }
      expect(listRemarks(readFileSync(file, 'utf8')).sort()).toEqual(listRemarks(text).sort());
    } finally {
      rmSync(cwd, { recursive: true, force: true });
    }
  }), { numRuns: 300 });
  expect(changed).toBeGreaterThan(250);
}, 120_000);

const clear = (text: string, key: string): string => {
  const { log } = readDocument(text, 'x', 'en');
  const changed = correctGame(log!, 1, { [key]: null }, 'trace');
  if (!changed.ok) throw new Error(changed.refusal);
  return changeDocument(text, log!, changed.log);
};

test('C1 what stood in something that is cleared moves before what comes next in the same game', () => {
  const text = block.replace('      primary: true', '      # the captive was heavy\n      primary: true').replace('      die: 3', '      die: 3 # a six, nearly');
  expect(clear(text, 'facts')).toContain('      - capture\n    # the captive was heavy\n    # a six, nearly\n    units:\n');
});

test('C1 a value that is repeated by an alias changes alone, or goes alone', () => {
  const aliased = `${ours.replace('attacker: Marta', 'attacker: &m Marta').replace('notes: "a # in quotes"', 'notes: *m # who').replace('    attacker: Marta', '    attacker: *m')}`;
  const read = (text: string): readonly Game[] => readDocument(text, 'x', 'en').log!.games;
  expect(read(aliased).map(({ attacker }) => attacker)).toEqual(['Marta', 'Marta']);
  const { log } = readDocument(aliased, 'x', 'en');
  for (const changes of [{ attacker: 'Zoe' }, { notes: null }, { attacker: 'Zoe', notes: null }] as const) {
    const changed = correctGame(log!, 1, changes, 'trace');
    if (!changed.ok) throw new Error(changed.refusal);
    const text = changeDocument(aliased, log!, changed.log);
    expect(read(text)).toEqual(changed.log.games);
    expect(listRemarks(text)).toEqual(listRemarks(aliased));
  }
});

test('C1 of the last thing in a game it stays in that game', () => {
  const text = block.replace('      corridorDoor: side', '      # as ever\n      corridorDoor: side');
  const changed = clear(text, 'house');
  expect(changed.indexOf('# as ever')).toBeLessThan(changed.indexOf('- mission: busqueda'));
  expect(changed.indexOf('# as ever')).toBeGreaterThan(changed.indexOf('- number: 1'));
});

test.each(['# the last word', '  # the last word', '    # the last word', '\n# the last word', '# one\n\n# the last word'])('C1 %j below the last game does not stand over the next one, in our shape and in any other', async (remark) => {
  const game = (number: number): string => `  - number: ${number}\n    mission: rescate\n    attacker: Marta\n    defender: Pau\n    objectives: 2\n    winner: attacker\n`;
  const head = 'format: plasma-wall/campaign\nversion: 1\n';
  for (const [start, end] of [[`${head}games:\n`, ''], [`${head}'group': Us\ngames:\n`, ''], [`${head}games: []\n`, ''], [`${head}'group': Us\ngames: []\n`, ''], [`${head}games:\n`, 'group: Us\n']] as const) {
    const cwd = mkdtempSync(join(tmpdir(), 'plasma-wall-below-'));
    const file = join(cwd, 'log.yaml');
    writeFileSync(file, `${start}${start.includes('[]') ? '' : game(1)}${remark}\n${end}`);
    try {
      for (const round of [1, 2]) {
        expect(await changeCampaign({ path: file, cwd, language: 'en' }, (log) => {
          const recorded = recordGame(log, searchGame(round, { mission: 'rescate', winner: 'attacker', notes: `round ${round}` }));
          if (!recorded.ok) throw new Error(recorded.refusal);
          return { log: recorded.log, result: recorded.log.games.length };
        })).toBe(round + (start.includes('[]') ? 0 : 1));
      }
      const lines = readFileSync(file, 'utf8').split('\n').map((line) => line.trim());
      const at = lines.indexOf('# the last word');
      expect(lines.filter((line) => line === '# the last word')).toHaveLength(1);
      // Another key may follow, and a remark before that is of it.
      if (end !== '' && lines[at + 1] === end.trim()) continue;
      // Above it what it was written below, and between it and the next game an empty line.
      expect(lines.slice(0, at).filter((line) => line.startsWith('- number'))).toHaveLength(start.includes('[]') ? 0 : 1);
      expect(lines[at + 1]).toBe('');
    } finally {
      rmSync(cwd, { recursive: true, force: true });
    }
  }
});
