import { makeFolder, run } from './run-in-process';

test.each([
  ['en', 'a unit starts with 1 to 999 models, and M with 0'], ['es', 'una unidad empieza con entre 1 y 999 miniaturas, y M con 0'], ['ca', 'una unitat comença amb entre 1 i 999 miniatures, i M amb 0'],
])('MIS-07 in %s a unit of nobody is told how many models a unit starts with; more escaped than there were is told as that', async (lang, said) => {
  const score = (unit: string) => run(['score', '--mission', 'search', '--x', '1', '--objectives', '1', '--unit', unit, '--lang', lang], { cwd: makeFolder() });
  expect(await score('M:0:0')).toMatchObject({ code: 2, stderr: expect.stringContaining(`UNIT_COUNT ${said}`) });
  expect((await score('M:2:3')).stderr).not.toContain(said);
  expect((await score('M:1000:3')).stderr).toMatch(/BAD_UNIT[^]*1 (?:to|a) 999/);
});
