/** The check of the layers (`npm run layers`) sees what breaks them: one planted violation per rule. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '..');

function checkLayers(cwd: string): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [join(root, 'test', 'check-layers.mjs')], { cwd, encoding: 'utf8' });
}

function plant(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'plasma-wall-layers-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  for (const name of ['node_modules', 'tsconfig.json']) symlinkSync(join(root, name), join(folder, name));
  return folder;
}

const planted: Readonly<Record<string, string>> = {
  'src/errors.ts': "import { cruise } from './board/cruise';\nexport const low = cruise;\n",
  'src/board/cruise.ts': "import { show } from '../render/show';\nexport const cruise = show;\n",
  'src/render/show.ts': "import type { Shown } from '../cli/shown';\nimport { readFileSync } from 'node:fs';\nexport const show = (): Shown => String(readFileSync('x'));\n",
  'src/cli/shown.ts': "import chalk from 'chalk';\nexport type Shown = string;\nexport const shown = chalk;\n",
  'src/dice/clock.ts': "import { cpus } from 'node:os';\nimport seedrandom from 'seedrandom';\nexport const clock = [cpus, seedrandom];\n",
  'src/render/picture.ts': "import builder from 'svg-builder';\nexport const picture = builder;\n",
  'src/session/one.ts': "import { two } from './two';\nexport const one = (): unknown => two;\n",
  'src/session/two.ts': "import { one } from './one';\nexport const two = (): unknown => one;\n",
};

describe('layers', () => {
  test('planted violations are each told by the name of their rule', () => {
    const folder = plant(planted);
    const { status, stderr } = checkLayers(folder);
    rmSync(folder, { recursive: true, force: true });
    expect(status).toBe(1);
    const told = stderr.trim().split('\n').map((line) => line.replace(/→ .*node_modules\//, '→ ')).sort();
    expect(told).toEqual([
      'error chalk-in-one-file: src/cli/shown.ts → chalk/source/index.js',
      'error engine-is-pure: src/dice/clock.ts → os',
      'error errors-is-lowest: src/errors.ts → src/board/cruise.ts',
      'error fs-only-in-io: src/render/show.ts → fs',
      'error layer-board: src/board/cruise.ts → src/render/show.ts',
      'error layer-render: src/render/show.ts → src/cli/shown.ts',
      'error no-cycles: src/session/one.ts → src/session/two.ts',
      'error seedrandom-in-one-file: src/dice/clock.ts → seedrandom/index.js',
      'error svg-builder-in-one-file: src/render/picture.ts → svg-builder/dist/cjs/index.cjs',
    ].sort());
  });

  test('a check that reads no file fails', () => {
    const folder = plant({ 'src/README.md': 'nothing to see' });
    const { status, stderr } = checkLayers(folder);
    rmSync(folder, { recursive: true, force: true });
    expect(status).toBe(1);
    expect(stderr).toContain('the check read nothing');
  });
});
