import { expect } from '@playwright/test';
import { runShopCommand } from './command';
import { test } from './own-address';

/** Runs `npm run explain`, which tells editors and developers why a URL shows its content. */
const explain = (...args: string[]): Promise<string> => runShopCommand('explain', ...args);

test.describe.configure({ timeout: 180_000 });

test('RTE-10, ED-02: explain prints the target and validity of a redirect', async () => {
  expect(await explain('/katalog/lange-hemden')).toContain('Leads to /de-de/hemden, permanently');
  const temporary = await explain('/kundendienst', '--locale', 'de-at');
  expect(temporary).toContain('Leads to /de-at/kontakt');
  expect(temporary).not.toContain('permanently');
});

test('RTE-10, ED-02: explain prints JSON, and no redirect that belongs to another shop', async () => {
  const { redirect, found } = JSON.parse(await explain('/katalog/lange-hemden', '--json'));
  expect(redirect).toMatchObject({ destination: '/de-de/hemden', permanent: true });
  expect(found).toBe(false);
  expect(await explain('/kundendienst', '--project', 'hrm')).toContain(
    'Nothing can be visited here.',
  );
});
