/** Jest runs the TypeScript sources directly; chalk 5 is ESM only and has to be transformed too. */
module.exports = {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  transform: {
    '\\.m?[jt]s$': ['@swc/jest', {
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
      module: { type: 'commonjs' },
      sourceMaps: 'inline',
    }],
  },
  transformIgnorePatterns: ['/node_modules/(?!(chalk|@clack|write-file-atomic)/)'],
};
