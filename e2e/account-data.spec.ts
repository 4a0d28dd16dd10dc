import { expect, type Page } from '@playwright/test';
import { addressFor, confirmAddress, linkIn, logIn, query } from './account-holder';
import { axeFindings } from './axe';
import { shopUrl } from './hosts';
import { test, visit } from './hydrated-page';
import { pairs } from '@/scripts/testing/combinations';
import { openAccount, PASSWORD } from './new-account';

const main = (page: Page) => page.getByRole('main');
const LOGIN_DATA = '/de-de/account/LoginData';

const emailOf = async (id: string) =>
  (await query('SELECT email FROM shop.customers WHERE id = $1', [id]))[0]?.email;

async function requestAddress(page: Page, email: string): Promise<void> {
  await visit(page, shopUrl('hgg', LOGIN_DATA));
  const form = main(page).locator('form[action="/api/account/email"]');
  await form.getByLabel('Neue E-Mail').fill(email);
  await form.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'E-Mail-Adresse ändern' }).click();
  await expect(main(page).getByText(/^Bitte öffnen Sie den Link in der E-Mail/)).toBeVisible();
}

async function follow(page: Page, link: string, button: string): Promise<void> {
  await visit(page, shopUrl('hgg', link));
  expect(await axeFindings(page)).toEqual([]);
  await main(page).getByRole('button', { name: button }).click();
}

test.describe.configure({ timeout: 180_000 });

test('ACC-03: a new email address is confirmed by its owner; the old one can undo the change, which logs out every device', async ({
  page,
  browser,
}) => {
  const [before, after] = [addressFor('before'), addressFor('after')];
  await openAccount(page, before);
  const [{ id }] = await query('SELECT id FROM shop.customers WHERE email_key = $1', [before]);
  await requestAddress(page, after);
  expect(await emailOf(id)).toBe(before);
  const link = await linkIn(after, 'Neue E-Mail-Adresse');
  await follow(page, link, 'E-Mail-Adresse bestätigen');
  await expect(main(page).getByText('Ihre E-Mail-Adresse ist bestätigt.')).toBeVisible();
  expect(await emailOf(id)).toBe(after);
  await visit(page, shopUrl('hgg', link));
  await expect(main(page).getByText(/abgelaufen oder schon benutzt/)).toBeVisible();

  // The owner opens the email in another browser, without a login.
  const context = await browser.newContext();
  const owner = await context.newPage();
  const undo = await linkIn(before, 'wurde geändert');
  await follow(owner, undo, 'Frühere E-Mail-Adresse wiederherstellen');
  await expect(main(owner).getByText(/^Ihre frühere E-Mail-Adresse gilt wieder/)).toBeVisible();
  expect(await emailOf(id)).toBe(before);
  await visit(page, shopUrl('hgg', LOGIN_DATA));
  await expect(main(page).getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  await context.close();
});

test('LGN-04, ACC-02: another device is logged out, and the chosen newsletter is stored', async ({
  page,
  browser,
}) => {
  const email = addressFor('devices');
  await openAccount(page, email);
  await confirmAddress(page, email);
  const context = await browser.newContext();
  const other = await context.newPage();
  await logIn(other, email);
  await visit(page, shopUrl('hgg', LOGIN_DATA));
  const devices = main(page).getByRole('region', { name: 'Angemeldete Geräte' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices.getByRole('button', { name: /^Abmelden: / }).click();
  await expect(main(page).getByText('Das Gerät ist abgemeldet.')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await visit(other, shopUrl('hgg', LOGIN_DATA));
  await expect(main(other).getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  await context.close();

  const newsletter = main(page).getByRole('region', { name: 'Newsletter' });
  await expect(newsletter.getByText('Sie erhalten unseren Newsletter nicht.')).toBeVisible();
  await newsletter.getByLabel('Ich möchte den Newsletter erhalten').check();
  await newsletter.getByLabel('Überlängen').check();
  await newsletter.getByRole('button', { name: 'Speichern' }).click();
  await expect(
    main(page).getByText(/^Bitte klicken Sie zur Bestätigung auf den Link/),
  ).toBeVisible();
  await expect(newsletter.getByLabel('Überlängen')).toBeChecked();
  const rows = 'SELECT status, interests FROM shop.newsletter_subscriptions WHERE email = $1';
  expect(await query(rows, [email])).toEqual([{ status: 'requested', interests: ['tall'] }]);
});

/** Each page, and its contents for guests and customers. */
const PAGES = [
  '',
  '/LoginData',
  '/AccountAddress',
  '/OrderHistory',
  '/Reservation',
  '/LoyaltyCard',
  '/Registration',
  '/WelcomePage',
].map((name) => `account${name}`);
const TRANSLATED = pairs(['en-gb', 'cs-cz', 'pl-pl', 'nl-nl', 'fr-fr'], [...PAGES, 'set-password']);
const localesOf = (page: string) => [
  'de-de',
  ...TRANSLATED.filter(([, path]) => path === page).map(([locale]) => locale),
];

test.describe('in the dark on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('ACC-01, ACC-02: every page of the account is translated into six languages', async ({
    page,
  }) => {
    await openAccount(page, addressFor('languages'));
    for (const path of [...PAGES, 'set-password']) {
      const texts = new Set<string>();
      const locales = localesOf(path);
      for (const locale of locales) {
        await page.goto(shopUrl('hgg', `/${locale}/${path}`));
        await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
        await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
        texts.add(await main(page).innerText());
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect([locale, path, wide]).toEqual([locale, path, 390]);
      }
      // No page falls back to another language entirely.
      expect([path, texts.size]).toEqual([path, locales.length]);
      expect([path, await axeFindings(page)]).toEqual([path, []]);
    }
  });
});
