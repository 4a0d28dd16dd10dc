import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CHECKOUT, inCheckout } from '../stack/checkout.mjs';
import { CannotStart } from '../stack/cannot-start.mjs';
import { tool } from './step.mjs';

/** @typedef {import('./step.mjs').Step} Step */

const CODE = /\.(ts|tsx|mjs)$/;
/** Texts of the interface have types, too. */
const TYPED = /\.(ts|tsx|mjs|json)$/;
const BROWSER_TEST = /^e2e\/.*\.spec\.ts$/;
/** Tests that start services, recognised by their name or imports. */
const SERVICE_TEST = /^packages\/|\.service\.test\.ts$/;
const SERVICE_IMPORT = /\/testing\/(?:running-[\w-]+|child)'/;

/** @param {string[]} command @param {string} directory @returns {string[]} its lines */
function linesOf([program = '', ...parameters], directory) {
  const { status, stdout, stderr } = spawnSync(program, parameters, {
    cwd: directory,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new CannotStart(`${program} ${parameters.join(' ')} failed: ${stderr}`);
  return stdout.split('\n').filter(Boolean);
}

/**
 * Files that differ from a commit, including new but not deleted ones; paths relative to the
 * directory.
 * @param {string} [base] a branch or commit whose merge base is compared; by default the last
 *   commit
 * @param {string} [directory] of the repository
 * @throws CannotStart when git does not know the base
 */
export function changedFiles(base, directory = CHECKOUT) {
  const git = (/** @type {string[]} */ ...words) =>
    linesOf(['git', '-c', 'core.quotePath=false', ...words], directory);
  const [since = 'HEAD'] = base ? git('merge-base', 'HEAD', base) : [];
  const files = [
    ...git('diff', '--name-only', '--diff-filter=d', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(files)].sort();
}

/**
 * Tests that a change affects: those that import changed files, and all in the folders it touches.
 * Of those that start services, only the ones in such a folder, because a change in `lib` affects
 * most of them.
 * @param {readonly string[]} related tests that import changed files
 * @param {readonly string[]} beside tests in the folders of changed files
 * @param {string} [directory] of the repository
 */
export function reachedTests(related, beside, directory = CHECKOUT) {
  const startsService = (/** @type {string} */ test) =>
    SERVICE_TEST.test(test) ||
    SERVICE_IMPORT.test(readFileSync(path.join(directory, test), 'utf8'));
  return [...new Set([...related.filter((test) => !startsService(test)), ...beside])].sort();
}

/**
 * Tests in the folders of files, or of a file without tests beside it, such as messages, in the
 * nearest folder above.
 * @param {readonly string[]} files
 * @param {readonly string[]} tests
 */
export function nearestTests(files, tests) {
  const withTests = new Set(tests.map((test) => path.dirname(test)));
  const folderOf = (/** @type {string} */ file) => {
    let folder = path.dirname(file);
    while (folder !== '.' && !withTests.has(folder)) folder = path.dirname(folder);
    return folder;
  };
  const folders = new Set(files.map(folderOf));
  return tests.filter((test) => folders.has(path.dirname(test)));
}

/** @param {readonly string[]} files changed files @param {readonly string[]} code those of them that others import */
function testsOf(files, code) {
  const jest = [process.execPath, tool('jest/bin/jest.js'), '--listTests'];
  const list = (/** @type {string[]} */ ...parameters) =>
    linesOf([...jest, ...parameters], CHECKOUT).map((file) => path.relative(CHECKOUT, file));
  const related = code.length > 0 ? list('--findRelatedTests', ...code) : [];
  return reachedTests(related, nearestTests(files, list()));
}

/**
 * Steps of `npm run check -- --changed`: types, and lint, format and tests of changed files.
 * @param {string} [base] as for `changedFiles`
 * @returns {{ steps: Step[], tests: ((environment: NodeJS.ProcessEnv) => Step) | null, browserTests: string[] }}
 *   `tests` gets an environment with a database; `browserTests` need a shop, so they are only listed
 */
export function changedSteps(base) {
  const files = changedFiles(base).filter((file) => existsSync(inCheckout(file)));
  const code = files.filter((file) => CODE.test(file));
  const browserTests = files.filter((file) => BROWSER_TEST.test(file));
  /** @type {Step[]} */
  const steps = [];
  if (files.length > 0)
    steps.push({
      name: 'format of what changed (oxfmt)',
      parameters: [tool('oxfmt/bin/oxfmt'), '--check', '--no-error-on-unmatched-pattern', ...files],
    });
  if (code.length > 0)
    steps.push({
      name: 'lint of what changed (oxlint)',
      parameters: [tool('oxlint/bin/oxlint'), '--deny-warnings', ...code],
    });
  if (files.some((file) => TYPED.test(file)))
    steps.push({
      name: 'types (tsc)',
      parameters: [tool('typescript/bin/tsc'), '--noEmit', '-p', '.', '--checkers', '1'],
    });
  const tests = files.length > 0 ? testsOf(files, code) : [];
  /** @returns {Step} */
  const stepOf = (/** @type {NodeJS.ProcessEnv} */ environment) => ({
    name: `${tests.length} test files that it reaches (jest)`,
    parameters: [tool('jest/bin/jest.js'), '--runTestsByPath', ...tests],
    environment: { ...environment, NODE_ENV: 'test', LOG_LEVEL: 'silent' },
  });
  return { steps, tests: tests.length > 0 ? stepOf : null, browserTests };
}
