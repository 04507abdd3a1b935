/**
 * Plain words and numbers that YAML 1.1 readers (many editors and other tools) take for something else
 * than YAML 1.2, which is used here: `no` is a word here and false there (T5). They have to be written
 * so that nobody can misread them.
 */

/** What is suspicious about an unquoted scalar and the plain way to write it. */
export interface YamlSurprise {
  readonly code: 'YAML_WORD' | 'YAML_NUMBER';
  readonly values: Readonly<Record<string, string>>;
}

const yes = /^(?:y|yes|on)$/i;
const no = /^(?:n|no|off)$/i;
const numbers: readonly RegExp[] = [
  /^[-+]?0[xX][0-9a-fA-F_]+$/,
  /^[-+]?0[oObB][0-7_]+$/,
  /^[-+]?0\d[\d_]*$/,
  /^[-+]?\d+(?::[0-5]?\d)+(?:\.\d*)?$/,
  /^[-+]?\d+_[\d_]*$/,
  /^[-+]?\.(?:inf|nan)$/i,
  /^[-+]?\d+(?:\.\d*)?e[-+]?\d+$/i,
  /^\d{4}-\d{1,2}-\d{1,2}(?:[Tt ].*)?$/,
];

/** The surprise in an unquoted scalar, if there is one. */
export function findYamlSurprise(source: string): YamlSurprise | null {
  if (yes.test(source)) return { code: 'YAML_WORD', values: { value: 'true' } };
  if (no.test(source)) return { code: 'YAML_WORD', values: { value: 'false' } };
  return numbers.some((form) => form.test(source)) ? { code: 'YAML_NUMBER', values: {} } : null;
}
