import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Tally */

/** @param {string} file @returns {any} a vendor's report; `null` when the run left none */
const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** A run without a report crashed before its first test, which is a failure, not zero tests. */
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

/** @param {string} file of `npm run simulate -- --report` @returns {Tally} seeds */
export function simulationTally(file) {
  const report = readReport(file);
  if (report === null) return NO_REPORT;
  return { passed: report.held.length, failed: report.broken.length };
}

/** @param {string} file of `npm run simulate -- --report` @returns {string[]} seeds that failed, by what broke */
export const brokenSeeds = (file) => readReport(file)?.broken ?? [];

/** @param {any} suite of Playwright's report @param {string} status @returns {string[]} */
const namesIn = ({ suites = [], specs = [] }, status) => [
  ...specs
    .filter((/** @type {any} */ spec) =>
      spec.tests.some((/** @type {any} */ test) => test.status === status),
    )
    .map((/** @type {any} */ spec) => `${spec.file}: ${spec.title}`),
  ...suites.flatMap((/** @type {any} */ suite) => namesIn(suite, status)),
];

/** @param {string} file Playwright's JSON report @returns {string[]} tests that passed only when run again */
export const retriedTests = (file) => namesIn(readReport(file) ?? {}, 'flaky');

/**
 * @param {string} file Playwright's JSON report @returns {string[]} tests that failed, including
 *   their retries
 */
export const failedBrowserTests = (file) => namesIn(readReport(file) ?? {}, 'unexpected');

/** @param {any} result of one suite in Jest's report @returns {string[]} */
function failedIn({ name, status, assertionResults }) {
  const failed = assertionResults.filter((/** @type {any} */ test) => test.status === 'failed');
  // A suite that could not be loaded has no tests.
  if (failed.length === 0) return status === 'failed' ? [name] : [];
  return failed.map((/** @type {any} */ test) => `${name}: ${test.fullName}`);
}

/** @param {string} file Jest's `--outputFile` @returns {string[]} tests that failed, by path and title */
export const failedJestTests = (file) => (readReport(file)?.testResults ?? []).flatMap(failedIn);

/** @param {Tally[]} tallies @returns {Tally} */
export const sum = (tallies) => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});
