/** Jest runs the TypeScript sources directly; the libraries that are ESM only have to be transformed too. */
module.exports = {
  testEnvironment: 'node',
  // Not Jest's 5 s: on a busy machine a dungeon and its papers may take that long.
  testTimeout: 30_000,
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  transform: {
    '\\.m?[jt]s$': ['@swc/jest', {
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
      module: { type: 'commonjs' },
      sourceMaps: 'inline',
    }],
  },
  reporters: process.env.TEST_COUNTS ? ['default', '<rootDir>/test/count-reporter.cjs'] : ['default'],
  transformIgnorePatterns: ['/node_modules/(?!(chalk|maxrects-packer|@clack|fast-wrap-ansi|fast-string-width|fast-string-truncated-width|sisteransi)/)'],
};
