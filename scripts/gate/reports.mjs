import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

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

/** Long enough for the values of an assertion, short enough for the last lines of a log. */
const REASON_CHARACTERS = 600;

/**
 * Adds the beginning of an error's message, indented, because often only the last lines of a run are read.
 * @param {string} name @param {string | undefined} message @returns {string}
 */
function withReason(name, message = '') {
  const text = stripVTControlCharacters(message).slice(0, REASON_CHARACTERS);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}

/** @param {any} spec of Playwright's report @returns {string} its name, and why its first failed run failed */
function describedSpec({ file, title, tests }) {
  const results = tests.flatMap((/** @type {any} */ test) => test.results ?? []);
  const failed = results.find((/** @type {any} */ result) => result.error);
  return withReason(`${file}: ${title}`, failed?.error.message);
}

/** @param {any} suite of Playwright's report @param {string} status @returns {string[]} */
const specsIn = ({ suites = [], specs = [] }, status) => [
  ...specs
    .filter((/** @type {any} */ spec) =>
      spec.tests.some((/** @type {any} */ test) => test.status === status),
    )
    .map(describedSpec),
  ...suites.flatMap((/** @type {any} */ suite) => specsIn(suite, status)),
];

/** @param {string} file Playwright's JSON report @returns {string[]} tests that passed only when run again */
export const retriedTests = (file) => specsIn(readReport(file) ?? {}, 'flaky');

/**
 * @param {string} file Playwright's JSON report @returns {string[]} tests that failed, including
 *   their retries
 */
export const failedBrowserTests = (file) => specsIn(readReport(file) ?? {}, 'unexpected');

/** @param {any} result of one suite in Jest's report @returns {string[]} */
function failedIn({ name, status, assertionResults }) {
  const failed = assertionResults.filter((/** @type {any} */ test) => test.status === 'failed');
  // A suite that could not be loaded has no tests.
  if (failed.length === 0) return status === 'failed' ? [name] : [];
  return failed.map((/** @type {any} */ test) =>
    withReason(`${name}: ${test.fullName}`, test.failureMessages?.[0]),
  );
}

/** @param {string} file Jest's `--outputFile` @returns {string[]} tests that failed, by path and title */
export const failedJestTests = (file) => (readReport(file)?.testResults ?? []).flatMap(failedIn);

/** @param {Tally[]} tallies @returns {Tally} */
export const sum = (tallies) => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});
