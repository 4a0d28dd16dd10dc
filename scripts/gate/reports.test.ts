import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jestTally, playwrightTally, retriedTests, sum } from './reports.mjs';

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

test('a browser test that passed on retry passed, an error outside tests failed', () => {
  const file = report({ stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: [{}] });
  expect(playwrightTally(file)).toEqual({ passed: 4, failed: 2 });
});

test.each([jestTally, playwrightTally])('a run that left no report failed', (tally) => {
  expect(tally(path.join(folder, 'never-written.json'))).toEqual({ passed: 0, failed: 1 });
});

test('a test that passed only when run again is named, in whatever group it stands', () => {
  const spec = (title: string, status: string) => ({
    ...{ title, file: 'window.spec.ts' },
    tests: [{ status }],
  });
  const inner = { specs: [spec('slow', 'flaky'), spec('quick', 'expected')] };
  expect(retriedTests(report({ suites: [{ specs: [], suites: [inner] }] }))).toEqual([
    'window.spec.ts: slow',
  ]);
  expect(retriedTests(path.join(folder, 'never-written.json'))).toEqual([]);
});

test('tallies add up', () => {
  const tallies = [
    { passed: 1, failed: 2 },
    { passed: 3, failed: 4 },
  ];
  expect(sum(tallies)).toEqual({ passed: 4, failed: 6 });
});
