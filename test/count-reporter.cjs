/** Writes how many tests passed and failed to the file that TEST_COUNTS names, for .ci/run. */
const { writeFileSync } = require('node:fs');

module.exports = class CountReporter {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites }) {
    const counts = { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, skipped: numPendingTests + numTodoTests };
    writeFileSync(process.env.TEST_COUNTS, `${JSON.stringify(counts)}\n`);
  }
};
