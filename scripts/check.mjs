import { requireNode } from './stack/node-version.mjs';
import { CannotStart } from './stack/cannot-start.mjs';

requireNode();

/**
 * Runs steps on one database server, unless the environment names one.
 * @param {(environment: NodeJS.ProcessEnv) => Promise<string[]>} run returns the names of failed steps
 */
async function withDatabase(run) {
  if (process.env['DATABASE_URL']) return run(process.env);
  const { inCheckout } = await import('./stack/checkout.mjs');
  const { clearState, withTestDatabase } = await import('./gate/test-database.mjs');
  const stateDirectory = inCheckout('.data-check');
  await clearState(stateDirectory);
  try {
    return await withTestDatabase({ stateDirectory, environment: process.env }, (url) =>
      run({ ...process.env, DATABASE_URL: url }),
    );
  } finally {
    await clearState(stateDirectory);
  }
}

/**
 * Checks only what a change affects, for use between commits. @param {string} [base] a branch or
 * commit
 */
async function checkChanged(base) {
  const { runAll } = await import('./gate/checks.mjs');
  const { changedSteps } = await import('./gate/changed.mjs');
  const { steps, tests, browserTests } = changedSteps(base);
  const failed = await runAll(steps);
  if (tests) failed.push(...(await withDatabase((environment) => runAll([tests(environment)]))));
  if (browserTests.length > 0)
    console.log(`\nNot run, they need a shop: npx playwright test ${browserTests.join(' ')}`);
  return failed;
}

async function checkAll() {
  const { runAll, runStaticChecks, unitTests } = await import('./gate/checks.mjs');
  const failed = await runStaticChecks();
  const tests = (/** @type {NodeJS.ProcessEnv} */ environment) =>
    runAll([unitTests({ withServices: false, environment })]);
  failed.push(...(await withDatabase(tests)));
  return failed;
}

async function main() {
  const { ensureDependencies } = await import('./stack/dependencies.mjs');
  ensureDependencies({ dev: true });
  const [mode, base] = process.argv.slice(2);
  const failed = await (mode === '--changed' ? checkChanged(base) : checkAll());
  console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

main().catch((error) => {
  console.error(error instanceof CannotStart ? error.message : error);
  process.exitCode = 1;
});
