import { TestEnvironment } from 'jest-environment-node';
import pg from 'pg';

/**
 * @typedef {import('@jest/types').Circus.TestEntry} Test
 * @typedef {import('@jest/types').Circus.DescribeBlock} Block
 * @typedef {{ id: string, milliseconds: number, failure: string | null }} Outcome of one test
 * @typedef {{ mutant: string | null, tests: string[] | 'all', hitLimit: number | undefined }} TestRequest
 */

/** @param {Block | Test} entry @returns {string} its name, preceded by those of its blocks */
const fullName = ({ parent, name }) => (parent?.parent ? `${fullName(parent)} ${name}` : name);

/** @param {Block} block @returns {Test[]} */
const testsOf = (block) =>
  block.children.flatMap((child) => (child.type === 'test' ? [child] : testsOf(child)));

/** @param {Test} test @returns {Test} a copy that has not been run */
const again = (test) => ({
  ...test,
  errors: [],
  invocations: 0,
  duration: null,
  startedAt: null,
  status: null,
  seenDone: false,
  retryReasons: [],
  unhandledRejectionErrorByPromise: new Map(),
});

/** @param {Test} test @returns {Outcome} */
const outcomeOf = (test) => {
  const [error] = test.errors.flat();
  return {
    id: fullName(test),
    milliseconds: test.duration ?? 0,
    failure: test.errors.length > 0 ? String(error?.message ?? error) : null,
  };
};

/** Receives messages of the parent process; if that ends, this process does too. */
function openInbox() {
  /** @type {(TestRequest | null)[]} */
  const unread = [];
  /** @type {((request: TestRequest | null) => void)[]} */
  const waiting = [];
  /** @param {TestRequest | null} request */
  const receive = (request) => {
    const take = waiting.shift();
    if (take) take(request);
    else unread.push(request);
  };
  process.on('message', receive);
  process.on('disconnect', () => receive(null));
  /** @returns {Promise<TestRequest | null>} `null`: the end */
  return async () =>
    unread.length > 0 ? (unread.shift() ?? null) : new Promise((resolve) => waiting.push(resolve));
}

/**
 * Runs tests of one file repeatedly, as requested by the parent process, while the file's modules
 * stay loaded and its database open. jest-circus iterates over the current children of its root, so
 * tests appended to them are run.
 */
export default class RepeatingEnvironment extends TestEnvironment {
  /** The object that instrumented code reads. @type {Record<string, unknown>} */
  #stryker = { activeMutant: process.env['MUTANT_AT_START'] };
  #next = openInbox();
  /** @type {Map<string, Test>} */
  #tests = new Map();
  /** @type {Block | null} */
  #root = null;
  /** @type {Test | undefined} */
  #last;
  /** @type {Outcome[]} */
  #outcomes = [];
  /** @type {pg.Client | undefined} */
  #database;

  /** @param {ConstructorParameters<typeof TestEnvironment>} parameters */
  constructor(...parameters) {
    super(...parameters);
    Object.assign(this.global, { __stryker__: this.#stryker });
  }

  /** @param {import('@jest/types').Circus.Event} event @param {import('@jest/types').Circus.State} state */
  async handleTestEvent(event, state) {
    if (event.name === 'run_start') await this.#begin(state.rootDescribeBlock);
    if (event.name === 'test_start') this.#stryker['currentTestId'] = fullName(event.test);
    if (event.name !== 'test_done') return;
    this.#stryker['currentTestId'] = undefined;
    this.#outcomes.push(outcomeOf(event.test));
    if (event.test === this.#last) await this.#append();
  }

  /** @param {Block} root */
  async #begin(root) {
    this.#root = root;
    const tests = testsOf(root).filter(({ mode }) => mode !== 'skip' && mode !== 'todo');
    for (const test of tests) this.#tests.set(fullName(test), test);
    if (process.env['MUTANT_FIRST_PASS']) this.#last = tests.at(-1);
    else {
      root.children.length = 0;
      await this.#append();
    }
  }

  /** Resets the limits, so that no test is rejected for the requests of earlier ones. */
  async #resetLimits() {
    const { DATABASE_URL: url } = this.global.process.env;
    // Tests without a database of their own count no requests.
    if (!url || url === process.env['DATABASE_URL']) return;
    if (!this.#database) {
      this.#database = new pg.Client({ connectionString: url });
      this.#database.on('error', () => {});
      await this.#database.connect();
    }
    await this.#database.query('DELETE FROM shop.request_limits');
  }

  /** Reports the outcomes of the tests, and appends those requested next. */
  async #append() {
    if (this.#last)
      process.send?.({ outcomes: this.#outcomes, coverage: this.#stryker['mutantCoverage'] });
    this.#outcomes = [];
    const request = await this.#next();
    if (!request || !this.#root) return;
    if (this.#last) await this.#resetLimits();
    this.#stryker['activeMutant'] = request.mutant ?? undefined;
    this.#stryker['hitCount'] = request.hitLimit === undefined ? undefined : 0;
    this.#stryker['hitLimit'] = request.hitLimit;
    const ids = request.tests === 'all' ? [...this.#tests.keys()] : request.tests;
    const tests = ids.flatMap((id) => this.#tests.get(id) ?? []).map(again);
    this.#last = tests.at(-1);
    this.#root.children.push(...tests);
  }
}
