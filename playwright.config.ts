import { defineConfig } from '@playwright/test';
import { shopUrl } from './e2e/hosts';

const { CHROME_PATH } = process.env;

/** Said no to everything: the question for consent would lie over what a test wants to click. */
const settled = (['hgg', 'hrm', 'eck'] as const).map((project) => ({
  name: 'consent',
  value: '1700000000.',
  domain: `${project}.localhost`,
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
}));

/** Specs that publish, or end a service for a while: one after the other, when nobody else looks. */
const CHANGING = [
  'bad-content',
  'draft',
  'draft-live',
  'email-template',
  'home-link',
  'malformed-studio',
  'many-nodes',
  'nesting',
  'other-domain',
  'outage',
  'studio',
  'studio-compose',
  'studio-history',
  'studio-many',
  'studio-parts',
  'studio-releases',
  'studio-text',
  'studio-usage',
  'visibility',
  'window',
].map((name) => `**/${name}.spec.ts`);

/** Specs that end or change the search, which the shop that restarts uses as well. */
const SEARCHED = ['**/search-outage.spec.ts', '**/stock-and-prices.spec.ts'];

/**
 * Specs that mostly wait, for deadlines, jobs, and whatever must not happen within a second: they
 * take no worker from those that compute, but one of their own.
 */
const WAITING = [
  'connections',
  'consent-matrix',
  'order-reconciled',
  'stillness',
  'tracking-golden',
].map((name) => `**/${name}.spec.ts`);

/** Has a shop of its own, whose first start takes as long as many other tests. */
const RESTART = '**/restart.spec.ts';

/** Each step clears its own folder only: what an earlier one left to read stays. */
const outputOf = (project: string) => `test-results/browser/${project}`;

/** Browser tests against the shop on PORT; `npm test` starts one for them. */
export default defineConfig({
  testDir: 'e2e',
  // One shop, one content space, for all of them; a third would only make the others slower.
  workers: 2,
  // On a busy machine a test may miss its deadline; the gate names each that needed a second run.
  retries: process.env.CI ? 1 : 0,
  projects: [
    { name: 'restart', outputDir: outputOf('restart'), testMatch: RESTART, workers: 1 },
    {
      name: 'looking',
      // Test by test to whoever is free: the files differ much in length.
      fullyParallel: true,
      outputDir: outputOf('looking'),
      testIgnore: [...CHANGING, ...SEARCHED, ...WAITING, RESTART],
    },
    {
      name: 'waiting',
      workers: 1,
      outputDir: outputOf('waiting'),
      testMatch: WAITING,
    },
    {
      name: 'changing',
      outputDir: outputOf('changing'),
      testMatch: CHANGING,
      dependencies: ['looking', 'waiting', 'restart'],
      workers: 1,
    },
    {
      name: 'searched',
      outputDir: outputOf('searched'),
      testMatch: SEARCHED,
      dependencies: ['looking', 'waiting', 'restart', 'changing'],
      workers: 1,
    },
  ],
  // What is waited for comes late on a busy machine; what hangs still ends.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    [
      'json',
      {
        outputFile:
          process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/reports/playwright.json',
      },
    ],
  ],
  use: {
    baseURL: shopUrl('hgg'),
    browserName: 'chromium',
    storageState: { cookies: settled, origins: [] },
    // What a worker requests no test could answer; the one that is about it allows it.
    serviceWorkers: 'block',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // What led to a failure, and how the page looked then. A film, and the document at each step, took
    // two fifths of the processor from tests that pass: `--trace on` has both for the one that fails.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(CHROME_PATH && { executablePath: CHROME_PATH }),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // In a process of their own they send requests before a test can answer them.
        '--disable-features=IsolateSandboxedIframes',
        '--host-resolver-rules=MAP *.localhost 127.0.0.1',
      ],
    },
  },
});
