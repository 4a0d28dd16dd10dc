import { expect, type Page } from '@playwright/test';
import { addressFor, confirmAddress, query } from './account-holder';
import { axeFindings } from './axe';
import { shopUrl } from './hosts';
import { test, visit } from './hydrated-page';
import { openAccount } from './new-account';

/** Slightly more than half a minute, after which the flyout appears. */
const DUE_MS = 31_000;

const flyout = (page: Page) =>
  page.getByRole('complementary', { name: 'Bleiben wir in Verbindung' });

/** The browser reloads its user record after 9000 seconds. */
const RECORD_MS = 9_001_000;

/** Opens a page with the flyout, which reloads the customer. */
async function open(page: Page, isSubscribed: boolean): Promise<void> {
  await page.clock.fastForward(RECORD_MS);
  const refreshed = page.waitForResponse('**/api/account/refresh');
  await visit(page, shopUrl('hgg', '/de-de/bausteine'));
  const record: { loggedIn: boolean; newsletter?: boolean } = await (await refreshed).json();
  expect([record.loggedIn, record.newsletter ?? false]).toEqual([true, isSubscribed]);
}

/**
 * Advances the clock by half a minute several times, because the delay starts when the flyout's
 * code is loaded.
 */
async function expectFlyout(page: Page, isOffered: boolean): Promise<void> {
  for (let passed = 0; passed < (isOffered ? 200 : 5); passed += 1) {
    await page.clock.fastForward(DUE_MS);
    await page.waitForTimeout(300);
    if (await flyout(page).isVisible()) break;
  }
  await expect(flyout(page)).toHaveCount(isOffered ? 1 : 0);
}

// What closes it is in `blocks/newsletter-flyout/newsletter-flyout.test.tsx`.
test('NWS-05: the flyout appears for customers without the newsletter, and for no subscribers', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 900 });
  const email = addressFor('flyout');
  await openAccount(page, email);
  await confirmAddress(page, email);
  await open(page, false);
  await expectFlyout(page, true);
  expect(await axeFindings(page)).toEqual([]);
  await query(
    `INSERT INTO shop.newsletter_subscriptions
       (project, locale, origin, email, first_name, last_name, status)
     VALUES ('hgg', 'de-de', 'http://any', $1, 'Jan', 'Novák', 'confirmed')`,
    [email],
  );
  await open(page, true);
  await expectFlyout(page, false);
  await query(`UPDATE shop.newsletter_subscriptions SET status = 'ended' WHERE email = $1`, [
    email,
  ]);
  await open(page, false);
});
