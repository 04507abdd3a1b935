/** Faults of YAML itself stand where they are, however odd the file. */
import { readDocument } from '../../src/campaign/document-file';
import { toProblems } from '../../src/tables/parse-ruleset';
import { readYamlSource } from '../../src/tables/yaml-source';

function tell(text: string): string[] {
  const source = readYamlSource('a.yaml', text);
  return toProblems(source.faults, [source], 'en').map(({ code, place }) => `${place?.line}:${place?.column} ${code}`);
}

test('T5 too many levels are told where there is one too many', () => {
  expect(tell(`a: 1\r\nb: 2\n  ${'['.repeat(61)}`)).toEqual(['3:63 YAML_TOO_DEEP']);
  expect(tell(`a: 1\nb:\n${'- '.repeat(80)}x`)).toEqual(['3:119 YAML_TOO_DEEP']);
  expect(tell(`a: ${'['.repeat(60)}${']'.repeat(60)}\n`)).toEqual([]);
});

test('T5 a key that YAML reads as nothing is told by its word, and in quotes it is a key', () => {
  expect(tell('a: 1\nnull: x\n')).toEqual(['2:1 YAML_KEY_NULL']);
  expect(tell('a:\n  ~: x\n')).toEqual(['2:3 YAML_KEY_NULL']);
  expect(tell("a: 1\n'null': x\n")).toEqual([]);
  const source = readYamlSource('a.yaml', 'null: x\n');
  expect(toProblems(source.faults, [source], 'es')).toMatchObject([{ message: 'en YAML «null» quiere decir «nada», y aquí va una clave', remedy: "Escribe otra clave, o 'null' entre comillas si se llama así." }]);
});

test('T5 LOG-01 a colon without a key is told once, at its line, and hides no other fault', () => {
  expect(tell('a: 1\nb:\n  : x\n')).toEqual(['3:3 YAML_KEY_EMPTY']);
  const lines = ['format: plasma-wall/campaign', 'version: 1', 'games:', '  - number: 1', '    mission: rescate', '    attacker: Ana', '    defender: Bea', '    objectives: 100', '    winner: attacker', '    : x', ''];
  expect(readDocument(lines.join('\n'), 'log.yaml', 'en').problems.map(({ code, message, place }) => `${place?.line}:${place?.column} ${code} ${message}`)).toEqual([
    '8:17 FIELD_VALUE “100” is not allowed here', '10:5 YAML_KEY_EMPTY a “:” with no key before it',
  ]);
  expect(readDocument(`${lines.slice(0, 9).join('\n')}\n    "": x\n`, 'log.yaml', 'en').problems.map(({ code, place }) => `${place?.line}:${place?.column} ${code}`)).toEqual(['8:17 FIELD_VALUE', '10:5 FIELD_UNKNOWN']);
});
