import { renderSchemaLine, renderTablesSchema } from '../../src/tables/json-schema';
import { schemaHelp } from '../../src/tables/schema-help';

describe('T5: the schema YAML editors read', () => {
  test.each(['es', 'ca', 'en'] as const)('T5: explains every key that has an explanation, in %s', (language) => {
    const text = renderTablesSchema(language);
    for (const [name, help] of Object.entries(schemaHelp)) expect([name, text.includes(JSON.stringify(help[language]).slice(1, -1))]).toEqual([name, true]);
    expect(text).not.toContain('"help"');
  });

  test('T5: is draft 7 and refuses unknown keys in every group of fixed keys', () => {
    const schema = JSON.parse(renderTablesSchema('en')) as Record<string, unknown>;
    expect(schema['$schema']).toBe('http://json-schema.org/draft-07/schema#');
    const open: string[] = [];
    const walk = (part: unknown, path: string): void => {
      if (typeof part !== 'object' || part === null) return;
      const group = part as Record<string, unknown>;
      if (group['type'] === 'object' && group['additionalProperties'] === undefined) open.push(path);
      for (const [key, value] of Object.entries(group)) walk(value, `${path}/${key}`);
    };
    walk(schema, '');
    expect(open).toEqual([]);
  });

  test('T5: the line in a file of a folder below points back up', () => {
    expect(renderSchemaLine(1)).toBe('# yaml-language-server: $schema=../tables.schema.json\n');
  });
});
