import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { DryRunStatus, MutantRunStatus, TestStatus } from '@stryker-mutator/api/test-runner';

/**
 * @typedef {import('@stryker-mutator/api/test-runner').TestRunner} TestRunner
 * @typedef {import('./repeating-environment.mjs').Outcome} Outcome
 * @typedef {import('./repeating-environment.mjs').TestRequest} TestRequest
 * @typedef {import('@stryker-mutator/api/core').MutantCoverage} MutantCoverage
 * @typedef {{ isFirst: boolean, mutant?: string | null }} StartOptions whether to run all tests of the
 *   file at once, and the mutant that is active while its modules are loaded
 * @typedef {Omit<TestRequest, 'tests'>} Mutant
 * @typedef {{ outcomes: Outcome[], coverage: MutantCoverage | undefined }} TestResponse
 */

const JEST = 'node_modules/jest/bin/jest.js';
const ENVIRONMENT = fileURLToPath(new URL('repeating-environment.mjs', import.meta.url));
/** How long a process may take to close its database and its services. */
const TO_CLOSE = 20_000;
/** Whether survivors are tested again in new processes. */
const TEST_ANEW = Boolean(process.env['MUTANT_ANEW']);

/** A Jest process with the tests of one file, which keeps running after them. */
class JestProcess {
  /**
   * @param {string} file
   * @param {StartOptions} options
   */
  constructor(file, { isFirst, mutant = null }) {
    const { NODE_OPTIONS: _, ...environment } = process.env;
    this.child = fork(
      JEST,
      ['-c', 'jest.mutants.config.ts', '-i', '--forceExit', '--silent', '--env', ENVIRONMENT],
      {
        env: {
          ...environment,
          NODE_ENV: 'test',
          MUTANT_TESTS: file,
          ...(isFirst && { MUTANT_FIRST_PASS: '1' }),
          ...(mutant !== null && { MUTANT_AT_START: mutant }),
        },
        // Without the loader of the calling script.
        execArgv: [],
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      },
    );
    this.errorOutput = '';
    this.child.stderr?.on(
      'data',
      (chunk) => (this.errorOutput = `${this.errorOutput}${chunk}`.slice(-4000)),
    );
  }

  /** @returns {Promise<TestResponse>} @throws when the process ends instead */
  async response() {
    const ended = new AbortController();
    const { signal } = ended;
    try {
      return await Promise.race([
        once(this.child, 'message', { signal }).then(([response]) => response),
        once(this.child, 'exit', { signal }).then(() => {
          throw new Error(`Jest has ended: ${this.errorOutput}`);
        }),
      ]);
    } finally {
      ended.abort();
    }
  }

  /** @param {TestRequest} request */
  request(request) {
    const response = this.response();
    this.child.send(request);
    return response;
  }

  async close() {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exit = once(this.child, 'exit');
    if (this.child.connected) this.child.disconnect();
    const hardly = setTimeout(() => this.child.kill('SIGKILL'), TO_CLOSE);
    await exit;
    clearTimeout(hardly);
  }
}

/** @param {string} file @param {string} test */
const idOf = (file, test) => `${file}: ${test}`;

/** @param {string} id @returns {{ file: string, test: string }} */
const partsOf = (id) => {
  const [file = '', test = ''] = id.split(/: (.*)/s);
  return { file, test };
};

/** @returns {Promise<string[]>} the files of `MUTANT_TESTS` that Jest finds */
async function listFiles() {
  const parameters = [JEST, '-c', 'jest.mutants.config.ts', '--listTests'];
  const { stdout } = await promisify(execFile)(process.execPath, parameters);
  return stdout
    .trim()
    .split('\n')
    .map((path) => relative(process.cwd(), path));
}

/**
 * Runs tests for StrykerJS in one process per test file, reused for all mutants, because loading
 * modules and creating a database takes much longer than a mutant's tests.
 *
 * @implements {TestRunner}
 */
export class ReusedJest {
  /** Constructor parameters injected by StrykerJS. @type {[]} */
  static inject = [];
  /** @type {Map<string, JestProcess>} */
  #processes = new Map();
  /** Milliseconds of each test. @type {Map<string, number>} */
  #durations = new Map();
  /**
   * Tests that fail on their second run in one process, so each run gets a new one. @type
   * {Set<string>}
   */
  #unrepeatable = new Set();

  capabilities() {
    return { reloadEnvironment: false };
  }

  /** @returns {Promise<import('@stryker-mutator/api/test-runner').DryRunResult>} */
  async dryRun() {
    /** @type {import('@stryker-mutator/api/test-runner').TestResult[]} */
    const tests = [];
    /** @type {MutantCoverage} */
    const mutantCoverage = { static: {}, perTest: {} };
    for (const file of await listFiles()) {
      const jestProcess = this.#start(file, { isFirst: true });
      const { outcomes, coverage } = await jestProcess.response();
      for (const [mutant, hits] of Object.entries(coverage?.static ?? {}))
        mutantCoverage.static[mutant] = (mutantCoverage.static[mutant] ?? 0) + hits;
      for (const { id: name, milliseconds, failure } of outcomes) {
        const id = idOf(file, name);
        mutantCoverage.perTest[id] = coverage?.perTest[name] ?? {};
        this.#durations.set(id, milliseconds);
        const result = { id, name, fileName: file, timeSpentMs: milliseconds };
        tests.push(
          failure === null
            ? { ...result, status: TestStatus.Success }
            : { ...result, status: TestStatus.Failed, failureMessage: failure },
        );
      }
    }
    return { status: DryRunStatus.Complete, tests, mutantCoverage };
  }

  /**
   * @param {{ activeMutant: { id: string }, testFilter?: string[], hitLimit?: number, isAnew?: boolean }} options
   * @returns {Promise<import('@stryker-mutator/api/test-runner').MutantRunResult>}
   */
  async mutantRun({ activeMutant, testFilter, hitLimit, isAnew = TEST_ANEW }) {
    if (!testFilter) throw new Error('coverageAnalysis has to be perTest, and ignoreStatic true');
    // Stops at the first test that notices a mutant.
    const tests = testFilter.toSorted((one, other) => this.#costOf(one) - this.#costOf(other));
    for (const [position, id] of tests.entries()) {
      const failure = await this.#failureOf(id, { mutant: activeMutant.id, hitLimit });
      if (failure === null) continue;
      return killed(failure, { nrOfTests: position + 1, killedBy: [id] });
    }
    if (isAnew) return this.#runAnew(testFilter, { mutant: activeMutant.id, hitLimit });
    return { status: MutantRunStatus.Survived, nrOfTests: testFilter.length };
  }

  /**
   * Runs the test files of a mutant in new processes. What a module keeps, such as a prepared query, may
   * have been computed before the mutant was active, and by another test than the one that notices.
   * @param {string[]} ids @param {Mutant} mutant
   * @returns {Promise<import('@stryker-mutator/api/test-runner').MutantRunResult>}
   */
  async #runAnew(ids, mutant) {
    for (const file of new Set(ids.map((id) => partsOf(id).file))) {
      const failure = await this.#failureAnew(file, { ...mutant, tests: 'all' });
      if (failure !== null) return killed(failure, { nrOfTests: ids.length, killedBy: ids });
    }
    return { status: MutantRunStatus.Survived, nrOfTests: ids.length };
  }

  /** @param {string} id */
  #costOf(id) {
    return this.#unrepeatable.has(id) ? Infinity : (this.#durations.get(id) ?? 0);
  }

  /** @param {string} file */
  #processOf(file) {
    return this.#processes.get(file) ?? this.#start(file, { isFirst: false });
  }

  async dispose() {
    await Promise.all([...this.#processes.values()].map((jestProcess) => jestProcess.close()));
  }

  /** @param {string} file @param {StartOptions} options */
  #start(file, options) {
    const jestProcess = new JestProcess(file, options);
    this.#processes.set(file, jestProcess);
    return jestProcess;
  }

  /**
   * Why a test fails with a mutant. If it then also fails without it, the mutant has left state
   * behind, and counts only if the test fails with it in a new process.
   * @param {string} id @param {Mutant} mutant
   */
  async #failureOf(id, mutant) {
    const { file, test } = partsOf(id);
    const request = { ...mutant, tests: [test] };
    if (this.#unrepeatable.has(id)) return this.#failureAnew(file, request);
    const jestProcess = this.#processOf(file);
    const found = await failureIn(jestProcess, request);
    if (found === null || (await failureIn(jestProcess, { ...request, mutant: null })) === null)
      return found;
    this.#unrepeatable.add(id);
    return this.#failureAnew(file, request);
  }

  /** @param {string} file @param {TestRequest} request */
  async #failureAnew(file, request) {
    await this.#processes.get(file)?.close();
    const found = await failureIn(
      this.#start(file, { isFirst: false, mutant: request.mutant }),
      request,
    );
    await this.#processes.get(file)?.close();
    this.#processes.delete(file);
    return found;
  }
}

/** @param {JestProcess} jestProcess @param {TestRequest} request */
async function failureIn(jestProcess, request) {
  const { outcomes } = await jestProcess.request(request);
  return outcomes.find(({ failure }) => failure !== null)?.failure ?? null;
}

/**
 * @param {string} failureMessage @param {{ nrOfTests: number, killedBy: string[] }} tests
 * @returns {import('@stryker-mutator/api/test-runner').MutantRunResult}
 */
const killed = (failureMessage, tests) => ({
  status: MutantRunStatus.Killed,
  failureMessage,
  ...tests,
});

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'reused-jest', ReusedJest),
];
