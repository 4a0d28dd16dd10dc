import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { addButton, chooseSize } from './article';
import { axeFindings } from './axe';
import { runShopCommand } from './command';
import {
  confirmedNumber,
  GERMAN,
  MUNICH,
  openPage,
  payByCard,
  putIntoBasket,
  reachPayment,
  sendStep,
} from './checkout';
import { addressFor, confirmAddress, logIn, query } from './account-holder';
import { sendRequest, shopUrl } from './hosts';
import { test, visit } from './hydrated-page';
import { reservable } from './reservable';
import { firstOf } from '@/scripts/testing/combinations';
import { sendForm } from './page-requests';
import { NAME, openAccount, PASSWORD } from './new-account';
import { register } from './new-customer';

const main = (page: Page) => page.getByRole('main');

/** From the basket to the confirmation, with the address from the customer's account. */
async function order(page: Page, email: string): Promise<string> {
  await putIntoBasket(page, GERMAN, '/hemden');
  await page.goto(openPage(GERMAN, '/checkout/address'));
  const field = (name: string) => main(page).locator(`[name="${name}"]`).first();
  for (const [name, text] of Object.entries({ ...NAME, houseNumber: '12', email, country: 'DE' }))
    await expect(field(name)).toHaveValue(text);
  await sendStep(page, 'address');
  await expect(page).toHaveURL(/\/checkout\/payment/);
  await sendStep(page, 'payment');
  await expect(page).toHaveURL(/\/checkout\/review/);
  await sendStep(page, 'order');
  await expect(page).toHaveURL(/\/pay\/cs_test_/);
  await payByCard(page);
  return confirmedNumber(page);
}

async function fileBehind(page: Page, name: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await main(page).getByRole('link', { name }).click();
  return readFile(await (await download).path());
}

// Journeys over many pages, each with its own account.
test.describe.configure({ timeout: 240_000 });

for (const [device, width] of firstOf([
  ['phone', 390],
  ['desktop', 1440],
] as const))
  test.describe(`on a ${device}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('ORD-02, ORD-03, ORD-04, RVW-05, ACC-04: register, confirm, order, see it, invoice, return label, review', async ({
      page,
    }) => {
      const email = addressFor(`journey-${device}`);
      await register(page, 'hgg', email);
      await confirmAddress(page, email);
      const number = await order(page, email);
      await visit(page, shopUrl('hgg', '/de-de/account/OrderHistory'));
      const card = main(page).getByRole('article', { name: `Bestellnummer ${number}` });
      await expect(card.getByText('In Vorbereitung')).toBeVisible();
      await expect(card.getByText(/bewerten$/)).toHaveCount(0);
      await runShopCommand(
        'orders',
        'ship',
        number,
        '--carrier',
        'DHL',
        '--parcel',
        `0034${Date.now()}`,
      );
      await page.reload();
      await expect(card.getByText('Versendet')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      for (const name of ['Rechnung herunterladen (PDF)', 'Rücksendeetikett herunterladen (PDF)'])
        expect((await fileBehind(page, name)).subarray(0, 5).toString()).toBe('%PDF-');
      await review(page);
      await expect(main(page).getByText(/^Danke für Ihre Bewertung/)).toBeVisible();
      await expect(card.getByText(/prüfen sie noch/)).toBeVisible();
      await publish(page, email);
    });
  });

/** Rates the article with a text unique to this test. */
async function review(page: Page): Promise<void> {
  await main(page)
    .getByText(/bewerten$/)
    .click();
  expect(await axeFindings(page)).toEqual([]);
  await main(page).getByLabel('4 von 5 Sternen').check();
  await main(page).getByLabel('Wie fällt der Artikel aus?').selectOption({ label: 'Passt genau' });
  await main(page).getByLabel('Wie gefällt Ihnen der Artikel?').fill('Sitzt an den Schultern.');
  await main(page).getByRole('button', { name: 'Bewertung senden' }).click();
}

/** Publishes a customer's review as staff, and expects it on the article's page. */
async function publish(page: Page, email: string): Promise<void> {
  const [row] = await query(
    `SELECT reviews.id, article_number AS number FROM shop.reviews
      JOIN shop.customers ON customers.id = customer_id WHERE email_key = $1`,
    [email],
  );
  expect(await runShopCommand('reviews', 'list')).toContain(row.id);
  const path = `/api/review?productIds=${row.number}`;
  const reviewsOf = async () => (await sendRequest('hgg.localhost', path)).body;
  const before = await reviewsOf();
  await runShopCommand('reviews', 'publish', row.id);
  await expect.poll(reviewsOf).not.toBe(before);
  await expect
    .poll(
      async () => {
        await page.goto(shopUrl('hgg', `/de-de/p/x/${row.number}`));
        return main(page).getByText('Sitzt an den Schultern.').count();
      },
      { timeout: 90_000, intervals: [2_000] },
    )
    .toBeGreaterThan(0);
}

/** Adds one article to the basket, one to the wishlist and one to the reservation. */
async function collect(page: Page): Promise<void> {
  const found = await reservable();
  await visit(page, shopUrl('hgg', found.path));
  await main(page)
    .getByRole('button', { name: /^Merken: / })
    .first()
    .click();
  const kept = page.getByRole('dialog', { name: 'Auf Ihrer Merkliste' });
  await kept.getByRole('button', { name: 'Weiter einkaufen' }).click();
  await expect(kept).toBeHidden();
  await chooseSize(page, found.label);
  await addButton(page).click();
  await expect(page.getByRole('dialog')).toContainText(found.title);
  await visit(page, shopUrl('hgg', found.path));
  await chooseSize(page, found.label);
  await page.getByRole('button', { name: 'In der Filiale reservieren' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Filiale').selectOption(found.store.store);
  await dialog.getByRole('button', { name: 'Zur Reservierung hinzufügen' }).click();
  await expect(dialog.locator('[data-state="ArticleReserved"]')).toBeVisible();
}

/**
 * Pieces in the basket, articles on the wishlist and pieces in the reservation, from the database.
 */
const collected = async (email: string): Promise<number[]> => {
  const [row] = await query(
    `WITH own AS (SELECT s.id FROM shop.sessions s JOIN shop.customers c ON c.id = s.customer_id
       WHERE c.email_key = $1)
     SELECT
      (SELECT coalesce(sum(quantity), 0)::int FROM shop.basket_lines JOIN shop.baskets b
         ON b.id = basket_id WHERE b.session_id IN (SELECT id FROM own) AND removed_at IS NULL) AS basket,
      (SELECT count(*)::int FROM shop.wishlist_items JOIN shop.wishlists w ON w.id = wishlist_id
         WHERE w.session_id IN (SELECT id FROM own) AND removed_at IS NULL) AS wishlist,
      (SELECT coalesce(sum(quantity), 0)::int FROM shop.reservation_lines JOIN shop.reservation_baskets r
         ON r.id = basket_id WHERE r.session_id IN (SELECT id FROM own)) AS reserved`,
    [email],
  );
  return [row.basket, row.wishlist, row.reserved];
};

test('WSH-05, GEN-14, BSK-08: a guest’s basket, wishlist and reservation belong to the customer after registering', async ({
  page,
}) => {
  const email = addressFor('merge-registered');
  await collect(page);
  await register(page, 'hgg', email);
  expect(await collected(email)).toEqual([1, 1, 1]);
  await visit(page, shopUrl('hgg', '/de-de/wishlist'));
  const list = main(page).getByRole('list', { name: 'Artikel auf der Merkliste' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
});

test('WSH-05, GEN-14, BSK-08: they belong to the customer after logging in, also on another device', async ({
  page,
  browser,
}) => {
  const email = addressFor('merge-logged-in');
  await openAccount(page, email);
  const context = await browser.newContext();
  const guest = await context.newPage();
  await collect(guest);
  expect(await collected(email)).toEqual([0, 0, 0]);
  await logIn(guest, email);
  expect(await collected(email)).toEqual([1, 1, 1]);
  // On the customer's other device.
  await visit(page, shopUrl('hgg', '/de-de/checkout/cart'));
  await expect(main(page).getByRole('link', { name: 'Zur Kasse' })).toBeVisible();
  await visit(page, shopUrl('hgg', '/de-de/checkout/cart?type=reservation'));
  await expect(main(page).getByRole('button', { name: 'Jetzt reservieren' })).toBeVisible();
  await context.close();
});

test('GEN-14, LOY-06: credits of the loyalty card pay for part of the basket', async ({ page }) => {
  const email = addressFor('credits');
  await openAccount(page, email);
  await query(
    `INSERT INTO shop.loyalty_cards (number, level, credits, customer_id, connected_at)
      SELECT lpad((floor(random() * 79999999) + 20000000)::text, 8, '0'), 'blue', 1250, id, now()
      FROM shop.customers WHERE email_key = $1`,
    [email],
  );
  await putIntoBasket(page, GERMAN, '/hemden');
  await visit(page, openPage(GERMAN, '/checkout/cart'));
  await expect(main(page).getByText(/^Guthaben Ihrer Kundenkarte: 12,50/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await main(page).getByRole('button', { name: 'Guthaben einlösen' }).click();
  await expect(main(page).getByText(/Geschenkkarte, Guthaben 12,50/)).toBeVisible();
  const [card] = await query(
    `SELECT credits FROM shop.loyalty_cards JOIN shop.customers c ON c.id = customer_id
      WHERE email_key = $1`,
    [email],
  );
  expect(card).toEqual({ credits: 0 });
});

/**
 * Tables of the whole database that contain a text: those of the shop, its jobs, its content and
 * its search. The payment provider's are not the shop's.
 */
async function tracesOf(words: RegExp): Promise<string[]> {
  const tables = await query(
    `SELECT table_schema || '.' || quote_ident(table_name) AS name FROM information_schema.tables
      WHERE table_schema NOT IN ('pg_catalog', 'information_schema', 'payment')
        AND table_type = 'BASE TABLE'`,
    [],
    'owner',
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await query(
      `SELECT 1 FROM ${name} AS t WHERE to_jsonb(t)::text ~* $1 LIMIT 1`,
      [words.source],
      'owner',
    );
    if (rows.length > 0) found.push(name);
  }
  return found.toSorted();
}

test('GEN-12: a customer downloads the stored data and deletes the account, after which only paid orders contain personal data', async ({
  page,
}) => {
  const email = addressFor('forgotten');
  const named = { ...NAME, lastName: `Spur${Date.now()}`, street: `Gasse${Date.now()}` };
  await openAccount(page, email, named);
  await confirmAddress(page, email);
  const address = { ...MUNICH, ...named, email };
  await putIntoBasket(page, GERMAN, '/hemden');
  await reachPayment(page, GERMAN, address);
  await payByCard(page);
  const number = await confirmedNumber(page);
  await putIntoBasket(page, GERMAN, '/hemden');
  await sendForm(page, 'hgg', '/api/checkout/address', { locale: 'de-de', ...address });
  await visit(page, shopUrl('hgg', '/de-de/account/LoginData'));
  const file = await fileBehind(page, 'Alle Daten herunterladen (JSON)');
  const exported = JSON.parse(file.toString());
  expect(exported.customers[0]).toMatchObject({ email, last_name: named.lastName });
  expect(exported.checkouts[0].address).toMatchObject({ street: named.street });
  const words = new RegExp(`${email}|${named.lastName}|${named.street}`);
  expect(await tracesOf(words)).toEqual(
    expect.arrayContaining(['shop.checkouts', 'shop.customer_addresses', 'shop.customers']),
  );
  await main(page).getByText('Konto löschen', { exact: true }).click();
  expect(await axeFindings(page)).toEqual([]);
  await main(page).getByLabel('Ihr Passwort zur Bestätigung').fill(PASSWORD);
  await main(page).getByRole('button', { name: 'Konto endgültig löschen' }).click();
  await expect(main(page).getByText('Ihr Konto ist gelöscht.')).toBeVisible();
  // Data that tax law requires: the paid order, its addresses, and its invoice.
  expect(await tracesOf(words)).toEqual(['shop.addresses', 'shop.orders']);
  const kept = await query('SELECT number FROM shop.orders WHERE email ~* $1', [email]);
  expect(kept).toEqual([{ number }]);
  await expect(main(page).getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
});
