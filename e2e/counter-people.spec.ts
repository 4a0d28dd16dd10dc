import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { authenticator } from './authenticator';
import { axeFindings } from './axe';
import { acceptInvitation, counter, signIn, STAFF_PASSWORD } from './counter-staff';
import { test, visit } from './hydrated-page';
import { emailsTo } from './mailbox';
import { shopRows } from './staff';

test.setTimeout(240_000);

const main = (page: Page) => page.getByRole('main');

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

test('CNT-02: who is invited sets a password by the link of the email, and signs in with that role', async ({
  page,
}) => {
  const email = `packer-${randomUUID()}@example.org`;
  await signIn(page);
  await visit(page, counter('/staff'));
  await main(page).locator('input[name=email]').fill(email);
  const invitation = main(page).locator('form', { has: page.locator('input[name=email]') });
  await invitation.getByLabel('Rolle').selectOption('warehouse');
  await invitation.getByRole('button', { name: 'Per E-Mail einladen' }).click();
  await page.waitForURL(/done/);
  await expect(main(page).getByRole('listitem').filter({ hasText: email })).toContainText(
    'eingeladen',
  );
  const [letter] = await emailsTo(email, 1);
  const link = /https?:\S+\/counter\/set-password\?link=[\w-]+/.exec(letter?.text ?? '')?.[0] ?? '';
  await page.context().clearCookies();
  await visit(page, link);
  expect(await axeFindings(page)).toEqual([]);
  await acceptInvitation(page, email, link);
  await expect(page.getByText(email)).toBeVisible();
  expect((await page.goto(counter('/packing')))?.status()).toBe(200);
  expect((await page.goto(counter('/staff')))?.status()).toBe(403);
  expect((await page.goto(link))?.status()).toBe(410);
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
