import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

describe('the library of PDFs as the build writes it', () => {
  test('issue C, speed: what was made faster makes the same bytes as the library itself', () => {
    const { stdout, stderr } = spawnSync(process.execPath, [join(__dirname, 'faster-pdfmake.cjs')], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({ bytes: expect.any(Number), same: true });
  });
});
