/** Whoever is refused is told what to do: by the error itself, by its code, or where to read on. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remedies } from '../../src/cli/messages/remedies';
import { makeFolder, run } from './run-in-process';

const cwd = makeFolder();
mkdirSync(join(cwd, 'folder'));
writeFileSync(join(cwd, 'log.yaml'), readFileSync(join(__dirname, '../../examples/campaign.yaml')));
writeFileSync(join(cwd, 'other.json'), '{}');

test.each([
  ['generate --seed-file nowhere.txt --mission rescue', 'FILE_MISSING', 'Check how it is spelt, and which folder you are in.'],
  ['generate --seed-file folder --mission rescue', 'FILE_NOT_PLAIN', 'Name a file, not a folder or a device.'],
  ['generate --mission rescue --evening xyzzy', 'UNKNOWN_EVENING', 'See: plasma-wall generate --help'],
  ['generate --mission rescue --from x', 'OPTION_CONFLICT', 'Take away what is too much and repeat the command.'],
  ['generate --mission rescue --count 0', 'BAD_NUMBER', 'See: plasma-wall generate --help'],
  ['campaign chart -o x.png --file log.yaml', 'OUT_ENDING', 'See: plasma-wall campaign chart --help'],
  ['render other.json', 'NOT_A_SESSION', 'Name the folder of a session, or the session.json in it.'],
  ['tables show corridors --modifier 3', 'NO_MODIFIERS', 'See: plasma-wall tables show --help'],
  ['odds duel --json --format csv', 'OPTION_CONFLICT', 'Take away what is too much and repeat the command.'],
  ['odds fight --rules fantasy --attacker knight', 'FACT_MISSING', 'See: plasma-wall odds fight --rules fantasy --help'],
  ['odds fight --ws 99', 'FACT_VALUE', 'See: plasma-wall odds fight --help'],
  ['odds --rules w40k --at-least x', 'BAD_AT_LEAST', 'See: plasma-wall odds --rules w40k --help'],
  ['odds fight --rules fantasy --xyzzy', 'UNKNOWN_OPTION', 'See: plasma-wall odds fight --rules fantasy --help'],
  ['odds xyzzy --rules fantasy', 'UNKNOWN_QUESTION', 'See: plasma-wall odds --rules fantasy --help'],
  ['hulk new --marines sergeant --seed s --house tokenValues=99', 'BAD_NUMBER', 'See: plasma-wall hulk new --help'],
])('L1 %s', async (line, code, remedy) => {
  const { code: exit, stderr } = await run([...line.split(' '), '--lang', 'en'], { cwd });
  expect([exit, stderr]).toEqual([2, expect.stringMatching(new RegExp(`^plasma-wall: ${code} .*\\n  → ${remedy.replace(/[.]/g, '\\$&')}\\n$`))]);
});

test('L1 what the rules forbid, and what there is no help for, has no line that helps nobody', async () => {
  await run(['hulk', 'new'], { cwd });
  expect(await run(['hulk', 'undo', '--lang', 'en'], { cwd })).toMatchObject({ code: 1, stderr: expect.stringMatching(/^plasma-wall: NOTHING_TO_UNDO .*\n$/) });
  for (const code of ['BROKEN_OFF', 'CAMPAIGN_LOCK_LOST']) expect(remedies[code]).toBeNull();
});
