import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Tally */

/** @param {string} file @returns {any} a vendor's report; `null` when the run left none */
const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** A run without a report died before its first test: that is a failure, not zero tests. */
const NO_REPORT = { passed: 0, failed: 1 };

/** @param {string} file Jest's `--outputFile` @returns {Tally} */
export function jestTally(file) {
  const report = readReport(file);
  if (report === null) return NO_REPORT;
  // A suite that cannot be loaded counts as one failed test.
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed };
}

/** @param {string} file Playwright's JSON report @returns {Tally} */
export function playwrightTally(file) {
  const report = readReport(file);
  if (report === null) return NO_REPORT;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length };
}

/** @param {any} suite of Playwright's report @returns {string[]} */
const flakyIn = ({ suites = [], specs = [] }) => [
  ...specs
    .filter((/** @type {any} */ spec) =>
      spec.tests.some((/** @type {any} */ test) => test.status === 'flaky'),
    )
    .map((/** @type {any} */ spec) => `${spec.file}: ${spec.title}`),
  ...suites.flatMap(flakyIn),
];

/** @param {string} file Playwright's JSON report @returns {string[]} tests that passed only when run again */
export const retriedTests = (file) => flakyIn(readReport(file) ?? {});

/** @param {Tally[]} tallies @returns {Tally} */
export const sum = (tallies) => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});
