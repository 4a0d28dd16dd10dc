import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { authenticator } from './authenticator';
import { axeFindings } from './axe';
import { acceptInvitation, counter, signIn, STAFF_PASSWORD } from './counter-staff';
import { shopUrl } from './hosts';
import { test, visit } from './hydrated-page';
import { emailsTo } from './mailbox';
import { shopRows } from './staff';

test.setTimeout(240_000);

const main = (page: Page) => page.getByRole('main');

test('CNT-02: a colleague is invited from the page, gets an email and opens the studio', async ({
  page,
  browser,
}) => {
  await signIn(page);
  const email = `marketing-${randomUUID()}@example.org`;
  await visit(page, counter('/staff'));
  const invitation = main(page).locator('form', { has: page.locator('input[name=email]') });
  await invitation.getByLabel('E-Mail').fill(email);
  await invitation.getByLabel('Rolle').selectOption('marketing');
  await invitation.getByRole('button', { name: 'Per E-Mail einladen' }).click();
  await expect(main(page).getByText(email).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const [sent] = await emailsTo(email, 1);
  const link = /http\S+set-password\S+/.exec(sent?.text ?? '')?.[0] ?? '';
  const colleague = await browser.newPage();
  await acceptInvitation(colleague, email, link);
  await colleague.goto(shopUrl('hgg', '/studio/types'));
  await colleague.getByRole('link', { name: /Mit Ihrem Konto anmelden|Sign in with/ }).click();
  await colleague.waitForURL(/\/studio\/types|sign-in/);
  if (/sign-in/.test(colleague.url())) {
    await colleague.locator('input[name=email]').fill(email);
    await colleague.locator('input[name=password]').fill(STAFF_PASSWORD);
    await colleague.keyboard.press('Enter');
  }
  await colleague.waitForURL(shopUrl('hgg', '/studio/types'));
  await colleague.close();
});

test('CNT-13: a passkey is added with the password, and signs in', async ({ page }) => {
  await authenticator(page);
  await signIn(page);
  await visit(page, counter('/account'));
  expect(await axeFindings(page)).toEqual([]);
  await main(page).getByLabel('Passwort').fill(STAFF_PASSWORD);
  await main(page).getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await page.waitForURL(/saved/);
  await expect(main(page).getByText('hgg.localhost', { exact: false }).first()).toBeVisible();
  await page.context().clearCookies();
  await visit(page, counter('/returns'));
  await main(page)
    .getByRole('button', { name: /Mit Passkey anmelden|Sign in with a passkey/ })
    .click();
  await page.waitForURL(counter('/returns'));
});

const PAGES = [
  '',
  '/packing',
  '/returns',
  '/stock',
  '/prices',
  '/reservations',
  '/customers',
  '/numbers',
  '/numbers?report=conversion',
  '/staff',
  '/audit',
  '/account',
  '/second-factor',
];

test('CNT-15: every page fits a phone, a tablet and large text, and axe finds nothing', async ({
  page,
}) => {
  await signIn(page);
  const [order] = await shopRows<{ id: string }>('SELECT id FROM shop.orders LIMIT 1');
  const orders = order ? [`/order/${order.id}`, `/order/${order.id}/note`] : [];
  for (const path of [...PAGES, ...orders]) {
    for (const [width, percent] of [
      [390, 100],
      [768, 100],
      [390, 200],
      [1440, 200],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, counter(path));
      await page.addStyleTag({ content: `html { font-size: ${percent}% }` });
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([path, width, percent, scrollWidth]).toEqual([path, width, percent, width]);
    }
    expect([path, await axeFindings(page)]).toEqual([path, []]);
  }
});
