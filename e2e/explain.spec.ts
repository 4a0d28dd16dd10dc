import { execFileSync } from 'node:child_process';
import { expect } from '@playwright/test';
import { test } from './own-address';

/** Runs `npm run explain`, which tells editors and developers why a URL shows its content. */
const explain = (...args: string[]): string =>
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/explain.ts', ...args], {
    encoding: 'utf8',
  });

test.describe.configure({ timeout: 90_000 });

test('RTE-10, ED-02: explain prints the target and validity of a redirect', () => {
  expect(explain('/katalog/lange-hemden')).toContain('Leads to /de-de/hemden, permanently');
  const temporary = explain('/kundendienst', '--locale', 'de-at');
  expect(temporary).toContain('Leads to /de-at/kontakt');
  expect(temporary).not.toContain('permanently');
});

test('RTE-10, ED-02: explain prints JSON, and no redirect that belongs to another shop', () => {
  const { redirect, found } = JSON.parse(explain('/katalog/lange-hemden', '--json'));
  expect(redirect).toMatchObject({ destination: '/de-de/hemden', permanent: true });
  expect(found).toBe(false);
  expect(explain('/kundendienst', '--project', 'hrm')).toContain('Nothing can be visited here.');
});
