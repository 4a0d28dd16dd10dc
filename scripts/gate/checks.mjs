import { CHECKOUT } from '../stack/checkout.mjs';
import { runStep, tool } from './step.mjs';

/** @typedef {import('./step.mjs').Step} Step */

/** Everything that needs neither a build nor a browser. @type {Step[]} */
const STATIC_CHECKS = [
  {
    name: 'types (tsc)',
    // Each of several checkers recomputes the shared types: four take twice the processor time of
    // one.
    parameters: [tool('typescript/bin/tsc'), '--noEmit', '-p', '.', '--checkers', '1'],
  },
  { name: 'lint (oxlint)', parameters: [tool('oxlint/bin/oxlint'), '--deny-warnings'] },
  { name: 'colours from tokens', parameters: ['--import', 'tsx', 'scripts/check-tokens.ts'] },
  { name: 'format (oxfmt)', parameters: [tool('oxfmt/bin/oxfmt'), '--check'] },
  { name: 'dead code (knip)', parameters: [tool('knip/bin/knip.js'), '--no-progress'] },
  { name: 'schema drift', parameters: ['--import', 'tsx', 'scripts/check-model.ts'] },
  { name: 'requirements', parameters: ['--import', 'tsx', 'scripts/check-requirements.ts'] },
  { name: 'licences and hashes', parameters: ['scripts/licences.mjs'] },
  { name: 'known vulnerabilities', parameters: ['scripts/audit.mjs'] },
  { name: 'complete lock file', parameters: ['scripts/complete-lock.mjs', '--check'] },
];

/**
 * Tests in Node that need neither a service nor a database, and promise nothing about time: they can
 * run beside others that do.
 */
const PLAIN = [
  // Captchas are computed until a deadline.
  '(?:cms-schema|demo|styles|lib/shop(?!/captcha))/',
  'packages/(?:algolia-local/engine|garment-pictures/(?:garment|scenes))/',
  // Not those named `.service.test.ts`, nor one that draws hundreds of pictures within its timeout.
  'scripts/seed/(?!catalogue/lying)(?:[\\w-]+/)*[\\w-]+\\.test\\.ts$',
].map((folder) => `^${CHECKOUT.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}/${folder}`);

/** Patterns of Jest's own configuration, which the command line replaces. */
const NEVER = ['/node_modules/', '\\.long\\.service\\.test\\.ts$'];

const SHARES = {
  // At a low priority a test may take several times as long.
  plain: ['--testTimeout', '180000', '--testPathPatterns', ...PLAIN],
  others: ['--testPathIgnorePatterns', ...NEVER, ...PLAIN],
};

/**
 * @param {object} options
 * @param {boolean} options.withServices also runs the tests that start services
 * @param {'node' | 'jsdom'} [options.project] runs only one of Jest's projects
 * @param {keyof typeof SHARES} [options.share] runs only the plain tests of it, or the others
 * @param {number} [options.workers] Jest's own number of them, if missing
 * @param {string} [options.report] file for Jest's JSON report
 * @param {NodeJS.ProcessEnv} [options.environment]
 * @returns {Step}
 */
export function unitTests({
  withServices,
  project,
  share,
  workers,
  report,
  environment = process.env,
}) {
  const hasServices = withServices && share !== 'plain';
  const kind = project === 'jsdom' ? 'component' : hasServices ? 'unit and service' : 'unit';
  return {
    name: `${kind} tests (jest)`,
    parameters: [
      tool('jest/bin/jest.js'),
      ...(withServices
        ? []
        : [
            '--testPathIgnorePatterns',
            '/node_modules/',
            '<rootDir>/packages/',
            '\\.service\\.test\\.ts$',
          ]),
      ...(project ? ['--selectProjects', project] : []),
      ...(share ? SHARES[share] : []),
      ...(workers ? ['--maxWorkers', String(workers)] : []),
      ...(report ? ['--json', '--outputFile', report] : []),
    ],
    // Logs of the code under test would clutter the report.
    environment: { ...environment, NODE_ENV: 'test', LOG_LEVEL: 'silent' },
  };
}

/**
 * @param {readonly Step[]} steps
 * @param {number} [atOnce] if more than one, the output of each step is printed when it is done
 * @returns {Promise<string[]>} names of the steps that failed
 */
export async function runAll(steps, atOnce = 1) {
  /** @type {string[]} */
  const failed = [];
  const waiting = [...steps];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      if (!(await runStep(step, { isAlone: atOnce === 1 }))) failed.push(step.name);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return failed;
}

/**
 * @param {NodeJS.ProcessEnv} [environment] a space that it names is compared with the model too
 * @returns {Promise<string[]>} names of the checks that failed
 */
export const runStaticChecks = (environment = process.env) =>
  runAll(
    STATIC_CHECKS.map((step) => ({ ...step, environment })),
    2,
  );
