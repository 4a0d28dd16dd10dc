// Settings of the mutation tests that `scripts/mutants.ts` runs group by group.

/** @type {Record<string, unknown>} */
const settings = {
  testRunner: 'reused-jest',
  plugins: ['./scripts/mutants/reused-jest.mjs'],
  // Stryker would rewrite it, which it cannot do for TypeScript 7.
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  // A constant is computed once per process: each of its mutants would need all tests anew.
  ignoreStatic: true,
  // Texts of errors, and names of columns and states that PostgreSQL rejects when they are wrong.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignorePatterns: ['.data*', '.next*', 'test-results', 'public', 'docs/**/*.md', 'e2e'],
  reporters: ['progress-append-only', 'clear-text', 'json'],
  jsonReporter: { fileName: process.env['MUTANT_REPORT'] ?? 'test-results/mutants.json' },
  clearTextReporter: { allowColor: false, reportTests: false },
  allowConsoleColors: false,
  // On a busy machine a slow test is no endless loop.
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 30,
  concurrency: Number(process.env['MUTANT_PROCESSES'] ?? 1),
  // Jest keeps memory of every run.
  maxTestRunnerReuse: 50,
  thresholds: { high: 95, low: 90, break: 90 },
};

export default settings;
