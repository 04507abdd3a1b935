/**
 * Makes the pictures of docs/images from the sessions in examples/, with the built program (`npm run build`).
 * Needs `rsvg-convert` (librsvg), `pdftotext` and `pdftoppm` (poppler) and Chromium; `CHROMIUM=…` names another browser
 * of its family. Run it after a change of the papers or maps: `node docs/make-images.mjs`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const images = join(root, 'docs', 'images');
const browser = process.env.CHROMIUM ?? 'chromium';

/** Largest picture, bytes: a page with all of them loads fast. */
const maxBytes = 250_000;

/** Maps: an example, how it is drawn, and the dots per inch of the picture. */
const maps = [
  { file: 'map-colour.png', example: 'rescate-42', args: ['--format', 'map', '--lang', 'es'], dpi: 84 },
  { file: 'map-ink.png', example: 'busqueda-7', args: ['--format', 'map', '--theme', 'ink', '--lang', 'ca'], dpi: 76 },
  { file: 'map-start.png', example: 'rescate-42', args: ['--format', 'map-start', '--lang', 'es'], dpi: 72 },
];

/** Maps in the themes, drawn as pictures by the program itself. */
const themes = [
  { file: 'theme-nave.png', args: ['--theme', 'nave'] },
  { file: 'theme-base.png', args: ['--theme', 'base'] },
  { file: 'theme-cueva.png', args: ['--theme', 'cueva'] },
  { file: 'theme-oficina.png', args: ['--theme', 'oficina'] },
  { file: 'theme-nave-save.png', args: ['--theme', 'nave', '--ink', 'save'] },
  { file: 'theme-cueva-save.png', args: ['--theme', 'cueva', '--ink', 'save'] },
];

/** Pages of a pack: the first on which the words stand. */
const pages = [
  { file: 'public-page.png', example: 'rescate-42', words: 'Página pública' },
  { file: 'defender-page.png', example: 'rescate-42', words: 'Tiradas del defensor' },
  { file: 'cards.png', example: 'rescate-42', words: 'Tarjetas de descubrimiento, 1' },
];

/** Pages of the PDFs that `print`, `sections` and `forms` make: the command, and the page by its number or by words that stand on it. */
const prints = [
  { file: 'print-cards.png', args: ['print', 'examples/rescate-42', '--lang', 'es'], words: 'selladas.', dpi: 70 },
  { file: 'print-sections.png', args: ['sections', '--theme', 'nave', '--lang', 'es'], page: 3, dpi: 60 },
  { file: 'print-board.png', args: ['print', 'examples/rescate-42', '--kit', 'board', '--lang', 'es'], page: 1, dpi: 72 },
  { file: 'print-reference.png', args: ['forms', '--lang', 'es'], words: 'Tarjetas de consulta', dpi: 64 },
];

/** Answers of `odds` as pictures. */
const charts = [
  { file: 'odds-compare.png', args: ['odds', 'fight', '--attacker', 'veterano', '--defender', 'zombi', '--attackers', '5', '--vs', 'weapon=puño-pesado', '--lang', 'es'], dpi: 84 },
];

/** Reference sheets as a browser prints them: the family, and the page. */
const sheets = [
  { file: 'reference-classic.png', family: 'classic', page: 1 },
];

function run(command, args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', timeout: 120_000 });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stderr}`);
  return stdout;
}

function plasmaWall(args) {
  run(process.execPath, [join(root, 'bin', 'plasma-wall.js'), ...args]);
}

function drawMap({ file, example, args, dpi }, folder) {
  const svg = join(folder, `${file}.svg`);
  plasmaWall(['render', join(root, 'examples', example), ...args, '--out', svg]);
  run('rsvg-convert', ['--dpi-x', String(dpi), '--dpi-y', String(dpi), '--output', join(images, file), svg]);
}

function drawTheme({ file, args }) {
  plasmaWall(['render', join(root, 'examples', 'rescate-42'), '--format', 'png', ...args, '--dpi', '64', '--lang', 'es', '--force', '--out', join(images, file)]);
}

function drawChart({ file, args, dpi }, folder) {
  const svg = join(folder, `${file}.svg`);
  plasmaWall([...args, '--format', 'svg', '--out', svg]);
  run('rsvg-convert', ['--dpi-x', String(dpi), '--dpi-y', String(dpi), '--output', join(images, file), svg]);
}

function drawSheet({ file, family, page }, folder) {
  const html = join(folder, `${family}.html`);
  plasmaWall(['reference', '--rules', family, '--format', 'html', '--lang', 'es', '--out', html]);
  const pdf = printPage(html, `${family}.pdf`, folder);
  run('pdftoppm', ['-f', String(page), '-l', String(page), '-r', '80', '-gray', '-png', '-singlefile', pdf, join(images, file.replace(/\.png$/, ''))]);
}

/** The printed pages of a file for the browser, as a PDF. */
function printPage(html, name, folder) {
  const pdf = join(folder, name);
  const profile = join(folder, 'profile');
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', `--user-data-dir=${profile}`];
  run(browser, [...flags, '--no-pdf-header-footer', `--print-to-pdf=${pdf}`, `file://${html}`]);
  return pdf;
}

function findPage(pdf, words) {
  // A form feed ends each page.
  const at = run('pdftotext', [pdf, '-']).split('\f').findIndex((text) => text.includes(words));
  if (at < 0) throw new Error(`no page says “${words}”`);
  return String(at + 1);
}

function drawPage({ file, words }, pdf) {
  const page = findPage(pdf, words);
  run('pdftoppm', ['-f', page, '-l', page, '-r', '80', '-gray', '-png', '-singlefile', pdf, join(images, file.replace(/\.png$/, ''))]);
}

function drawPrint({ file, args, words, page, dpi }, folder) {
  const pdf = join(folder, `${file}.pdf`);
  plasmaWall([...args.map((arg) => (arg.startsWith('examples/') ? join(root, arg) : arg)), '--out', pdf]);
  const number = page === undefined ? findPage(pdf, words) : String(page);
  run('pdftoppm', ['-f', number, '-l', number, '-r', String(dpi), '-png', '-singlefile', pdf, join(images, file.replace(/\.png$/, ''))]);
}

const folder = mkdtempSync(join(tmpdir(), 'plasma-wall-images-'));
try {
  mkdirSync(images, { recursive: true });
  for (const map of maps) drawMap(map, folder);
  for (const theme of themes) drawTheme(theme);
  for (const print of prints) drawPrint(print, folder);
  for (const chart of charts) drawChart(chart, folder);
  for (const sheet of sheets) drawSheet(sheet, folder);
  const packs = new Map([...new Set(pages.map(({ example }) => example))].map((example) => [example, printPage(join(root, 'examples', example, 'pack.html'), `${example}.pdf`, folder)]));
  for (const page of pages) drawPage(page, packs.get(page.example));
  for (const { file } of [...maps, ...themes, ...pages, ...prints, ...charts, ...sheets]) {
    const { size } = statSync(join(images, file));
    const [width, height] = [16, 20].map((at) => readFileSync(join(images, file)).readUInt32BE(at));
    console.log(`${file}: ${width} × ${height}, ${Math.round(size / 1000)} kB`);
    if (size > maxBytes) throw new Error(`${file} is over ${maxBytes / 1000} kB`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
