/**
 * Hashes a few hundred sessions, made by the built program with the Node that runs this, and compares them
 * with hashes.json: the same seed gives the same bytes on every machine and version. Of each session there are two
 * hashes: the dungeon (dice, board, cards), which changes only with a line in CHANGELOG.md, and all its papers,
 * which change with every word of a template too. Of some a kit is printed, which must be the same bytes, too.
 *
 *     node test/pinned/hash-sessions.mjs            compares; exit 1 where something differs
 *     node test/pinned/hash-sessions.mjs --update   writes them anew and says how many dungeons changed
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadBuilt } from '../load-built.cjs';

const { runCli } = loadBuilt('cli-run-process.cjs');
const pinned = fileURLToPath(new URL('hashes.json', import.meta.url));
const count = 30;

/** Each mission with other papers, so that every choice of them is pinned too; with some, a kit is printed of the first session. */
const runs = [
  { mission: 'busqueda-y-destruccion', flags: ['--lang', 'es'] },
  { mission: 'objetivo-primario', flags: ['--lang', 'ca', '--paper', 'letter', '--x', '4/3'] },
  { mission: 'asesinato', flags: ['--lang', 'en', '--theme', 'ink', '--secrecy', 'master'], kit: 'sections' },
  { mission: 'rescate', flags: ['--lang', 'es', '--secrecy', 'defender', '--explorer', 'random'], kit: 'evening' },
  { mission: 'exterminio', flags: ['--lang', 'ca', '--evening', 'short', '--x', '3'], kit: 'board' },
  { mission: 'sabotaje', flags: ['--lang', 'en', '--evening', 'long', '--paper', 'letter', '--house', 'edge=rollYourselves'] },
  { mission: 'huida', flags: ['--lang', 'es', '--explorer', 'deepest', '--house', 'legMeasure=clear', '--house', 'roomDoors=extra'], kit: 'forms' },
];

async function hashRun({ mission, flags, kit }, folder) {
  const texts = { stdout: '', stderr: '' };
  const output = (name) => ({ write: (chunk) => { texts[name] += chunk; } });
  const argv = ['generate', '--mission', mission, '--seed', 'pinned', '--count', String(count), '--json', '--out', folder, ...flags];
  const code = await runCli(argv, { stdout: output('stdout'), stderr: output('stderr'), stdin: null, env: {}, cwd: folder });
  if (code !== 0) throw new Error(`${argv.join(' ')}: ${code}\n${texts.stderr}`);
  const made = JSON.parse(texts.stdout);
  return [
    ...made.map(({ seed, folder: place }) => [`${mission} ${flags.join(' ')} ${seed}`, `${hashDungeon(place)} ${hashFolder(place)}`]),
    ...(kit === undefined ? [] : [[`print ${kit} ${made[0].seed} ${mission}`, `- ${await hashPrint(made[0].folder, kit, folder)}`]]),
  ];
}

/** One kit as a PDF. */
async function hashPrint(session, kit, folder) {
  const file = join(folder, `${kit}.pdf`);
  const silent = { write: () => undefined };
  const code = await runCli(['print', session, '--kit', kit, '--out', file], { stdout: silent, stderr: silent, stdin: null, env: {}, cwd: folder });
  if (code !== 0) throw new Error(`print --kit ${kit}: ${code}`);
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
}

/** What the dice made, without the words of the rules around it. */
function hashDungeon(folder) {
  const { primary, primaryRoll, actions, events, state, board, discoveries, preparation } = JSON.parse(readFileSync(join(folder, 'session.json'), 'utf8'));
  return createHash('sha256').update(JSON.stringify({ primary, primaryRoll, actions, events, state, board, discoveries, preparation })).digest('hex').slice(0, 16);
}

function hashFolder(folder) {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort()) hash.update(`${name}\n`).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}

const folder = mkdtempSync(join(tmpdir(), 'plasma-wall-pinned-'));
const found = {};
try {
  for (const run of runs) Object.assign(found, Object.fromEntries(await hashRun(run, folder)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const wanted = existsSync(pinned) ? JSON.parse(readFileSync(pinned, 'utf8')) : {};
const names = [...new Set([...Object.keys(wanted), ...Object.keys(found)])];
const different = names.filter((name) => wanted[name] !== found[name]);
const dungeons = different.filter((name) => wanted[name]?.split(' ')[0] !== found[name]?.split(' ')[0]);

if (process.argv.includes('--update')) {
  writeFileSync(pinned, `${JSON.stringify(found, null, 1)}\n`);
  console.log(`${Object.keys(found).length} sessions and kits pinned; changed: ${dungeons.length} dungeons, ${different.length - dungeons.length} papers only`);
} else {
  for (const name of different.slice(0, 10)) console.error(`differs: ${dungeons.includes(name) ? 'dungeon' : 'papers'} of ${name}`);
  console.log(`Node ${process.versions.node}: ${names.length - different.length} of ${names.length} sessions and kits as pinned`);
  process.exitCode = different.length === 0 ? 0 : 1;
}
