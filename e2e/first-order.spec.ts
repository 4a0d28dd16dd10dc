import { expect, type Page } from '@playwright/test';
import { shopUrl, type Project } from './hosts';
import { visit } from './hydrated-page';
import { test } from './own-address';
import { firstOf } from '@/scripts/testing/combinations';

const LISTS: Readonly<Record<Project, string>> = {
  hgg: '/de-de/hemden',
  hrm: '/de-de/hemden',
  eck: '/de-de/strick',
};

/** eck has no icons for wishlist, reservation and basket (GEN-05). */
const HAS_BASKET_ICON: Readonly<Record<Project, boolean>> = { hgg: true, hrm: true, eck: false };

const PHONE = { width: 390, height: 844 };

interface Message {
  subject: string;
}

async function subjectsFor(email: string): Promise<string[]> {
  const reader = process.env.MAIL_READER_URL ?? 'http://127.0.0.1:4401';
  const response = await fetch(`${reader}/messages?to=${encodeURIComponent(email)}`);
  // The part of the reader's response covered by its own tests.
  const messages = (await response.json()) as Message[];
  return messages.map(({ subject }) => subject);
}

/** Path of the first article of a list. */
async function articleOf(page: Page, project: Project): Promise<string> {
  await page.goto(shopUrl(project, LISTS[project]));
  const link = page.locator('main a[href*="/p/"]').first();
  const href = await link.getAttribute('href');
  if (!href) throw new Error(`${project}${LISTS[project]} shows no article`);
  return href;
}

async function chooseSize(page: Page): Promise<void> {
  await page.locator('input[name="sku"]:enabled').first().check({ force: true });
}

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Vorname').fill('Jan');
  await page.getByLabel('Nachname').fill('Novák');
  await page.getByLabel('E-Mail', { exact: true }).first().fill(email);
  await page.getByLabel('Straße').fill('Am Markt');
  await page.getByLabel('Hausnummer').fill('12');
  await page.getByLabel('Postleitzahl').fill('80331');
  await page.getByLabel('Ort', { exact: true }).fill('München');
  await page.getByLabel('Land', { exact: true }).selectOption('DE');
}

async function pay(page: Page): Promise<void> {
  await page.locator('input[name="number"]').fill('4242424242424242');
  await page.locator('input[name="expiry"]').fill('12 / 40');
  await page.locator('input[name="cvc"]').fill('123');
  await page.getByRole('button', { name: /€ bezahlen$/ }).click();
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('heading', { level: 1, name });

/** Orders from the basket to the confirmation. @returns the order's number */
async function orderAsGuest(page: Page, email: string): Promise<string> {
  await expect(heading(page, 'Warenkorb')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Zur Kasse' }).click();
  await expect(heading(page, 'Wohin dürfen wir liefern?')).toBeVisible();
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Weiter zu Versand und Zahlung' }).click();
  await expect(page.getByRole('radio', { name: /Standardversand/ })).toBeChecked();
  await page.getByRole('button', { name: 'Weiter zur Prüfung' }).click();
  const review = page.getByRole('main');
  await expect(review.getByText('Am Markt 12')).toBeVisible();
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await pay(page);
  await expect(page).toHaveURL(/\/de-de\/checkout\/confirmation\?/);
  const number = page.getByText(/^(HGG|HRM|ECK)-\d{7}$/);
  await expect(number).toBeVisible();
  return number.innerText();
}

async function expectEmail(email: string, number: string): Promise<void> {
  await expect
    .poll(() => subjectsFor(email), { timeout: 60_000 })
    .toEqual([expect.stringContaining(number)]);
}

const addressFor = (project: Project, way: string) => `${project}-${way}-${Date.now()}@example.com`;

// A journey over nine pages, one of them the payment provider's.
test.describe.configure({ timeout: 180_000 });

/** The gate orders in every shop, by phone and without scripts, in `journeys`. */
const JOURNEYS = firstOf<[Project, 'phone' | 'plain']>(
  [
    ['eck', 'phone'],
    ['hrm', 'plain'],
    ['hgg', 'phone'],
    ['hgg', 'plain'],
    ['hrm', 'phone'],
    ['eck', 'plain'],
  ],
  0,
);
const projectsOf = (way: string) =>
  JOURNEYS.filter(([, each]) => each === way).map(([project]) => project);

for (const project of projectsOf('phone'))
  test.describe(`on a phone, in ${project}`, () => {
    test.use({ viewport: PHONE, hasTouch: true });

    test('BSK-08: an order is placed from a list, paid, and confirmed by email', async ({
      page,
    }) => {
      const email = addressFor(project, 'phone');
      await visit(page, shopUrl(project, await articleOf(page, project)));
      await chooseSize(page);
      await page.getByRole('button', { name: 'In den Warenkorb' }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Zum Warenkorb' }).click();
      const icon = page.getByRole('banner').getByRole('link', { name: 'Warenkorb, 1' });
      await expect(icon).toHaveCount(HAS_BASKET_ICON[project] ? 1 : 0);
      const number = await orderAsGuest(page, email);
      await expectEmail(email, number);
      await visit(page, shopUrl(project, '/de-de/checkout/cart'));
      await expect(page.getByText('Noch liegt nichts in Ihrem Warenkorb.')).toBeVisible();
    });
  });

for (const project of projectsOf('plain'))
  test.describe(`without JavaScript, in ${project}`, () => {
    test.use({ javaScriptEnabled: false });

    test('BSK-08: an order is placed by forms alone', async ({ page }) => {
      const email = addressFor(project, 'plain');
      await page.goto(shopUrl(project, await articleOf(page, project)));
      await chooseSize(page);
      await page.getByRole('button', { name: 'In den Warenkorb' }).click();
      await expect(page).toHaveURL(shopUrl(project, '/de-de/checkout/cart'));
      const number = await orderAsGuest(page, email);
      await expectEmail(email, number);
    });
  });

test('basket and checkout are private: not cached, not indexed, and viewing sets no cookie', async ({
  page,
}) => {
  const response = await visit(page, shopUrl('hgg', '/de-de/checkout/cart'));
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('visitor');
});

test('the internal paths of these pages are not public', async ({ page }) => {
  await visit(page, shopUrl('hgg', '/v/hgg/de-de/checkout/cart?error=out_of_stock'));
  await expect(page).toHaveURL(shopUrl('hgg', '/de-de/checkout/cart?error=out_of_stock'));
  await expect(page.getByRole('alert').first()).toContainText('So viele Stück');
});

test('BSK-08: Back shows the current basket', async ({ page }) => {
  await visit(page, shopUrl('hgg', await articleOf(page, 'hgg')));
  await chooseSize(page);
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Zum Warenkorb' }).click();
  await expect(heading(page, 'Warenkorb')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Zur Kasse' }).click();
  await expect(heading(page, 'Wohin dürfen wir liefern?')).toBeVisible();
  const cart = await page.evaluate(async () => (await fetch('/api/cart/cart?locale=de-de')).json());
  await page.evaluate(
    async (lineItemId) =>
      fetch('/api/cart/cart/remove?locale=de-de', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ lineItemId }),
      }),
    cart.lineItems[0].lineItemId,
  );
  await page.goBack();
  await expect(page.getByText('Noch liegt nichts in Ihrem Warenkorb.')).toBeVisible();
});
