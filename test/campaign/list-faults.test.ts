/** Faults of a log that name the very item, the limit, or the line that is missing. */
import { readDocument } from '../../src/campaign/document-file';

const head = 'format: plasma-wall/campaign\nversion: 1\n';
const game = (lines: string) => `${head}games:\n  - number: 1\n    mission: rescate\n    attacker: Ana\n    defender: Bea\n    objectives: 1\n    winner: attacker\n${lines}`;
const tell = (text: string) => readDocument(text, 'log.yaml', 'en').problems.map(({ code, message, remedy, place }) => `${place?.line}:${place?.column} ${code} ${message} → ${remedy}`);

test('LOG-01 an item of a list that is not as it should be is named by its own line and column', () => {
  expect(tell(game('    corrections: [{a: 1}, 3, null, ok]\n'))).toEqual([
    '10:19 FIELD_TYPE expected a text, found a group of keys → Write a text.',
    '10:27 FIELD_TYPE expected a text, found 3 → Write a text.',
    '10:30 FIELD_TYPE expected a text, found nothing → Write a text.',
  ]);
  expect(tell(game('    achieved:\n      - capture\n      - fly\n'))).toEqual([expect.stringMatching(/^12:9 FIELD_VALUE “fly” is not allowed here → Allowed: capture, destroy/)]);
  expect(tell(`${head}players: [Ana, "", [Bea]]\ngames: []\n`)).toEqual([
    expect.stringMatching(/^3:16 FIELD_VALUE “” is not allowed here → Allowed: a name on one line/), '3:20 FIELD_TYPE expected a text, found a list → Write a text.',
  ]);
});

test('LOG-01 a list that is too long, or too short, is told how many it takes', () => {
  expect(tell(game(`    corrections: [${Array(300).fill('a').join(', ')}]\n`))).toEqual(['10:18 FIELD_VALUE “300” is not allowed here → Allowed: 0 to 200 in the list.']);
  expect(tell(game(`    corrections: [${Array(200).fill('a').join(', ')}]\n`))).toEqual([]);
  expect(tell(game('    facts: {objectives: 1, primary: true, die: 1}\n    units: []\n'))).toEqual([expect.stringMatching(/^11:12 FIELD_VALUE “0” is not allowed here → Allowed: 1 to \d+ in the list\.$/)]);
  expect(tell(game('    corrections: none\n'))).toEqual(['10:18 FIELD_TYPE expected a list of texts, found «none» → Write a list of texts.']);
});

test('LOG-01 G2 the lines that frame a log are told as they are written', () => {
  expect(tell('version: 1\ngames: []\n')).toEqual(['1:1 FIELD_MISSING “format” is missing → Add “format:” with the line “format: plasma-wall/campaign”.']);
  expect(tell('format: plasma-wall/campaign\ngames: []\n')).toEqual(['1:1 FIELD_MISSING “version” is missing → Add “version:” with the line “version: 1”.']);
  expect(readDocument('version: 1\ngames: []\n', 'log.yaml', 'ca').problems[0]?.remedy).toBe('Afegeix «format:» amb la línia «format: plasma-wall/campaign».');
});
