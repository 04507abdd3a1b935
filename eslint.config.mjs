import js from '@eslint/js';
import jsdoc from 'eslint-plugin-jsdoc';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['dist/', 'coverage/', 'node_modules/'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{cjs,mjs,js}'],
    languageOptions: { globals: { Buffer: 'readonly', module: 'writable', require: 'readonly', process: 'readonly', console: 'readonly', __dirname: 'readonly', URL: 'readonly' } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['src/**/*.ts'],
    plugins: { jsdoc },
    rules: {
      'jsdoc/require-jsdoc': ['error', { publicOnly: true, require: { FunctionDeclaration: true, ClassDeclaration: true }, contexts: ['TSInterfaceDeclaration', 'TSTypeAliasDeclaration'] }],
      'max-lines': ['error', { max: 300, skipComments: true, skipBlankLines: true }],
      'max-lines-per-function': ['error', { max: 60, skipComments: true, skipBlankLines: true }],
      complexity: ['error', 16],
      eqeqeq: 'error',
      'no-restricted-properties': ['error',
        { object: 'Math', property: 'random', message: 'Chance comes from named streams (src/dice/streams.ts).' },
        { object: 'Math', property: 'hypot', message: 'Not the same on every machine: use Math.sqrt.' },
        { object: 'process', property: 'exit', message: 'Set process.exitCode and return.' }],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    // Tables of words, however long, made by a function of their own (src/late.ts).
    files: ['src/**/messages/*.ts', 'src/**/*messages.ts'],
    rules: { 'max-lines-per-function': 'off' },
  },
);
