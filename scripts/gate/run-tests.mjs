import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inCheckout } from '../stack/checkout.mjs';
import { beginChromium, ensureChromium } from '../stack/chromium.mjs';
import { ensureDependencies } from '../stack/dependencies.mjs';
import { freePorts } from '../stack/ports.mjs';
import { CannotStart } from '../stack/cannot-start.mjs';
import { startStack } from '../stack/stack.mjs';
import { runAll, runStaticChecks, unitTests } from './checks.mjs';
import {
  brokenSeeds,
  failedBrowserTests,
  failedJestTests,
  jestTally,
  playwrightTally,
  retriedTests,
  simulationTally,
  sum,
} from './reports.mjs';
import { SHOP_UNDER_TEST, THIRD_PARTIES } from './shop-under-test.mjs';
import { endSteps, runStep, tool } from './step.mjs';
import { clearState, withTestDatabase } from './test-database.mjs';

/**
 * Playwright's projects, grouped by round. Tests that only read keep both processors busy, so they
 * run beside a few that mostly wait; the next two projects mostly wait, each for a shop of its own,
 * and run in parallel, beside tests of Jest that need neither. These shops share one search service, so
 * tests that change it come last.
 */
const BROWSER_ROUNDS = [['looking', 'waiting'], ['restart', 'changing'], ['searched']];
const BROWSER_STEPS = BROWSER_ROUNDS.flat();

/** Own state, own build and free ports keep the tests separate from a running shop. */
const STATE_DIRECTORY = inCheckout('.data-test');
const DIST_DIRECTORY = '.next-test';
const REPORTS = inCheckout('test-results/reports');
const reportOf = (/** @type {string} */ step) => path.join(REPORTS, `${step}.json`);

/**
 * Runs fixed seeds of the simulation, without shrinking a failing story. It runs last and alone,
 * because it shifts the database's time and ends its connections, which no other test tolerates.
 */
const SIMULATE =
  '--import tsx scripts/simulate.ts --quiet --as-it-is --seed 21 --seeds 3 --steps 40 --seconds 90';
const SIMULATION_REPORT = reportOf('simulation');
const SIMULATION = {
  name: 'simulated life',
  parameters: [...SIMULATE.split(' '), '--report', SIMULATION_REPORT],
};

/** Steps that compute beside browser tests that mostly wait, with what these leave of the processors. */
const NICENESS = 10;

const BUNDLES = {
  name: 'bundles',
  parameters: ['--import', 'tsx', 'scripts/check-bundle.ts', DIST_DIRECTORY],
  niceness: NICENESS,
};

/**
 * Tests that need no service and no database: those of components, and the plain ones in Node.
 * @returns {import('./step.mjs').Step[]}
 */
const testsBeside = () => {
  const shared = { withServices: true, workers: 1, environment: testEnvironment() };
  return [
    unitTests({ ...shared, project: 'jsdom', report: reportOf('components') }),
    unitTests({ ...shared, project: 'node', share: 'plain', report: reportOf('plain') }),
  ].map((step) => ({ ...step, niceness: NICENESS }));
};

/** Restarts one of two further storefronts, once no test compares times any more. */
const OPERATE = {
  name: 'restart of one of two storefronts',
  parameters: ['--import', 'tsx', 'scripts/operate/short.ts'],
};

/** Variables of the shell that must not affect the tests. */
const NOT_FOR_TESTS =
  /^(CONTENTFUL_|ALGOLIA_|DATABASE_|MEDIA_BASE_URL|STRIPE_|SMTP_URL|MAIL_|SITE_URL|PROJECT_HOSTS|STATE_DIRECTORY|SELVEDGE_)/;

/** @returns {NodeJS.ProcessEnv} */
const testEnvironment = () => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !NOT_FOR_TESTS.test(name))),
  NODE_ENV: 'test',
  ...THIRD_PARTIES,
  // Pictures drawn in advance would compete with the tests for the processor.
  MEDIA_WARM_ARTICLES: '0',
});

/** Runs the tests of Jest that use services or a database, on one database server. */
const jestTests = () =>
  withTestDatabase({ stateDirectory: STATE_DIRECTORY, environment: testEnvironment() }, (url) => {
    const environment = { ...testEnvironment(), DATABASE_URL: url };
    const report = reportOf('jest');
    return runStep(
      unitTests({ withServices: true, project: 'node', share: 'others', report, environment }),
    );
  });

/**
 * Runs the browser tests against a shop of their own.
 * @param {AbortSignal} cancelled
 * @returns {Promise<string[]>} names of the failed steps, without tests
 */
async function browserTests(cancelled) {
  const ports = await freePorts();
  const stack = await startStack(
    {
      stateDirectory: STATE_DIRECTORY,
      distDirectory: DIST_DIRECTORY,
      ports,
      environment: { ...testEnvironment(), ...SHOP_UNDER_TEST },
      print: (message) => console.log(message),
      onCrash: (reason) => console.error(`\n${reason.message}`),
      onGiveUp: (reason) => console.error(`\n${reason.message}`),
    },
    cancelled,
  );
  try {
    /** @type {string[]} */
    const failed = [];
    const { chromium, wholeChromium } = ensureChromium();
    const environment = {
      ...testEnvironment(),
      ...stack.env,
      PORT: String(ports.PORT),
      CHROME_PATH: chromium,
      WHOLE_CHROME_PATH: wholeChromium,
      SELVEDGE_DIST_DIR: DIST_DIRECTORY,
      // Tests check its logs for what they must not contain.
      STATE_DIRECTORY,
    };
    for (const round of BROWSER_ROUNDS) {
      cancelled.throwIfAborted();
      const steps = round.map((step) => ({
        name: `browser tests, ${step} (playwright)`,
        // A failure in one round does not prevent the next.
        parameters: [tool('@playwright/test/cli.js'), 'test', `--project=${step}`, '--no-deps'],
        environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(step) },
      }));
      const beside = round.includes('changing') ? [...testsBeside(), BUNDLES] : [];
      const names = await runAll([...steps, ...beside], Math.min(steps.length + beside.length, 3));
      // Failures of the other steps are counted by test, from the reports.
      failed.push(...names.filter((name) => name === BUNDLES.name));
    }
    cancelled.throwIfAborted();
    if (!(await runStep({ ...OPERATE, environment }))) failed.push(OPERATE.name);
    cancelled.throwIfAborted();
    await runStep({ ...SIMULATION, environment });
    return failed;
  } finally {
    await stack.stop();
    await clearState(STATE_DIRECTORY);
  }
}

/** Jest's reports, of its project `node` in two parts, and of `jsdom`. */
const JEST_REPORTS = ['jest', 'plain', 'components'].map(reportOf);
const BROWSER_REPORTS = BROWSER_STEPS.map(reportOf);

/**
 * Counts all tests, and repeats the failures at the end for readers of the last lines.
 * @param {readonly string[]} failedSteps those without tests
 */
function summarize(failedSteps) {
  const tests = sum([
    ...JEST_REPORTS.map(jestTally),
    ...BROWSER_REPORTS.map(playwrightTally),
    simulationTally(SIMULATION_REPORT),
  ]);
  for (const name of [
    ...failedSteps,
    ...JEST_REPORTS.flatMap(failedJestTests),
    ...BROWSER_REPORTS.flatMap(failedBrowserTests),
    ...brokenSeeds(SIMULATION_REPORT),
  ])
    console.log(`FAILED: ${name}`);
  for (const name of BROWSER_REPORTS.flatMap(retriedTests)) console.log(`needed a retry: ${name}`);
  return { passed: tests.passed, failed: tests.failed + failedSteps.length };
}

/** @param {AbortSignal} cancelled */
async function runEverything(cancelled) {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  await clearState(STATE_DIRECTORY);
  const failed = await runStaticChecks(testEnvironment());
  cancelled.throwIfAborted();
  await jestTests();
  cancelled.throwIfAborted();
  try {
    failed.push(...(await browserTests(cancelled)));
  } catch (error) {
    if (cancelled.aborted) throw error;
    // Without a shop there is no report, which the tally counts as a failure.
    console.error(error instanceof CannotStart ? error.message : error);
  }
  return summarize(failed);
}

/**
 * Runs the whole gate. Its last line is `N passed, N failed`; a failed check counts as one failure.
 */
export async function runTests() {
  const cancelling = new AbortController();
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => {
      cancelling.abort();
      endSteps();
    });
  try {
    const chromium = beginChromium();
    ensureDependencies({ dev: true });
    await chromium;
    ensureChromium();
    const { passed, failed } = await runEverything(cancelling.signal);
    console.log(`\n${passed} passed, ${failed} failed`);
    process.exit(failed === 0 ? 0 : 1);
  } catch (error) {
    const isExplained = error instanceof CannotStart || cancelling.signal.aborted;
    console.error(isExplained && error instanceof Error ? error.message : error);
    console.log('\n0 passed, 1 failed');
    process.exit(1);
  }
}
