import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

const folder = mkdtempSync(path.join(tmpdir(), 'selvedge-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: object): string {
  const file = path.join(folder, `${Math.random()}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('a Jest suite that cannot be loaded counts as a failure', () => {
  const file = report({ numPassedTests: 4, numFailedTests: 1, numRuntimeErrorTestSuites: 2 });
  expect(jestTally(file)).toEqual({ passed: 4, failed: 3 });
});

test('a browser test that passes on retry counts as passed, an error outside tests as failed', () => {
  const file = report({ stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: [{}] });
  expect(playwrightTally(file)).toEqual({ passed: 4, failed: 2 });
});

test('each simulated seed counts, and a failed one is listed with its cause', () => {
  const file = report({ held: [11, 12], broken: ['seed 13: stock: Stock is what was bought in.'] });
  expect(simulationTally(file)).toEqual({ passed: 2, failed: 1 });
  expect(brokenSeeds(file)).toEqual(['seed 13: stock: Stock is what was bought in.']);
});

test.each([jestTally, playwrightTally, simulationTally])(
  'a run without a report counts as failed',
  (tally) => {
    expect(tally(path.join(folder, 'never-written.json'))).toEqual({ passed: 0, failed: 1 });
  },
);

test('failed and retried tests are listed, including those in nested groups', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'window.spec.ts',
    tests: [{ status }],
  });
  const specs = [spec('slow', 'flaky'), spec('quick', 'expected'), spec('wrong', 'unexpected')];
  const file = report({ suites: [{ specs: [], suites: [{ specs }] }] });
  expect(retriedTests(file)).toEqual(['window.spec.ts: slow']);
  expect(failedBrowserTests(file)).toEqual(['window.spec.ts: wrong']);
  expect(retriedTests(path.join(folder, 'never-written.json'))).toEqual([]);
});

test('failed unit tests are listed with their file, and files that could not be loaded as well', () => {
  const suite = (name: string, status: string, assertionResults: object[]) => ({
    name,
    status,
    assertionResults,
  });
  const file = report({
    testResults: [
      suite('cart.test.ts', 'failed', [
        { fullName: 'adds', status: 'failed' },
        { fullName: 'removes', status: 'passed' },
      ]),
      suite('broken.test.ts', 'failed', []),
      suite('list.test.ts', 'passed', [{ fullName: 'sorts', status: 'passed' }]),
    ],
  });
  expect(failedJestTests(file)).toEqual(['cart.test.ts: adds', 'broken.test.ts']);
  expect(failedJestTests(path.join(folder, 'never-written.json'))).toEqual([]);
});

test('the summary says why a browser test failed at first, without colours', () => {
  const error = { message: '\u001b[31mExpected: 1\u001b[39m\n\nReceived: 2' };
  const tests = [{ status: 'unexpected', results: [{ error }, { error: { message: 'later' } }] }];
  const file = report({
    specs: [],
    suites: [{ specs: [{ title: 'opens', file: 'a.ts', tests }] }],
  });
  expect(failedBrowserTests(file)).toEqual(['a.ts: opens\n    Expected: 1\n    Received: 2']);
});

test('the summary says why a unit test failed', () => {
  const test = { fullName: 'adds', status: 'failed', failureMessages: ['Expected: 1'] };
  const file = report({
    testResults: [{ name: 'cart.test.ts', status: 'failed', assertionResults: [test] }],
  });
  expect(failedJestTests(file)).toEqual(['cart.test.ts: adds\n    Expected: 1']);
});

test('tallies add up', () => {
  const tallies = [
    { passed: 1, failed: 2 },
    { passed: 3, failed: 4 },
  ];
  expect(sum(tallies)).toEqual({ passed: 4, failed: 6 });
});
