import { expect, type Page } from '@playwright/test';
import pg from 'pg';
import { z } from 'zod';
import { chooseSize, isBuyable, labelOf, type ArticleRecord } from './article';
import { axeFindings } from './axe';
import { expectSpentLink, pressFormLink } from './form-link';
import { sendRequest, shopUrl } from './hosts';
import { test, visit } from './hydrated-page';
import { messagesTo } from './mailbox';
import { firstOf } from '@/scripts/testing/combinations';

const WORDS = {
  de: {
    locale: 'de-de',
    index: 'hgg_products_de',
    currency: 'EUR',
    soldOut: 'ausverkauft',
    stock: { button: 'Bescheid geben, wenn die Größe wieder da ist', subject: /^Wieder da: / },
    price: { button: 'Bescheid geben, wenn der Preis sinkt', subject: /^Jetzt günstiger: / },
    sent: /klicken Sie zur Bestätigung auf den Link/,
    used: /schon bestätigt/,
  },
  pl: {
    locale: 'pl-pl',
    index: 'hgg_products_pl',
    currency: 'PLN',
    soldOut: 'wyprzedane',
    stock: { button: 'Powiadom, gdy rozmiar będzie dostępny', subject: /^Znów dostępne: / },
    price: { button: 'Powiadom, gdy cena spadnie', subject: /^Teraz taniej: / },
    sent: /prosimy kliknąć link/,
    used: /już potwierdzone/,
  },
} as const;
type Words = (typeof WORDS)[keyof typeof WORDS];

const letter = z.object({
  subject: z.string(),
  text: z.string(),
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
});

/** Waits until an address has this many emails. @returns the newest */
async function email(to: string, emails: number) {
  await expect.poll(async () => (await messagesTo(to)).length, { timeout: 60_000 }).toBe(emails);
  const [newest] = await messagesTo(to);
  return letter.parse(
    await (await fetch(`${process.env.MAIL_READER_URL}/messages/${newest?.id}`)).json(),
  );
}
const linkIn = ({ text }: { text: string }) => /https?:\S+/.exec(text)?.[0] ?? '';

let database: pg.Client;
test.beforeAll(async () => {
  database = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await database.connect();
});
test.afterAll(() => database.end());

/**
 * Articles with a sold-out size, from an offset, because other tests use the first ones of the
 * list.
 */
async function candidates(currency: string, offset: number): Promise<ArticleRecord[]> {
  const { rows } = await database.query<{ article_number: string }>(
    `SELECT DISTINCT article_number FROM shop.skus JOIN shop.prices USING (sku)
     WHERE project = 'hgg' AND stock = 0 AND NOT is_nos AND currency = $1
     ORDER BY article_number DESC OFFSET $2 LIMIT 10`,
    [currency.toLowerCase(), offset],
  );
  const ids = rows.map(({ article_number }) => article_number).join(',');
  const index = currency === 'PLN' ? WORDS.pl.index : WORDS.de.index;
  const path = `/api/${index}/get_products/${ids}?currency=${currency}`;
  const { body } = await sendRequest('hgg.localhost', path);
  // The record's shape is covered by the catalogue's own tests.
  return (JSON.parse(body) as (ArticleRecord | null)[]).filter((record) => record !== null);
}

/** A colour with a sold-out size and an available one. */
async function wanted({ currency, locale }: Words) {
  // Two languages run in parallel and need different articles.
  for (const article of await candidates(currency, currency === 'PLN' ? 10 : 0))
    for (const { itemnum, sizeVariants } of article.colorVariants) {
      const gone = sizeVariants.find((size) => !isBuyable(size));
      const there = sizeVariants.find(isBuyable);
      if (!gone || !there || article.productType !== 'product') continue;
      const path = `/${locale}/p/${article.slug}/${article.objectID}?colorVariant=${itemnum}`;
      return { path, itemnum, gone: labelOf(gone), there: labelOf(there) };
    }
  throw new Error('no article has a sold-out size and another one');
}

/** Requests an alert in its dialog, and confirms it with the button of the emailed link. */
async function waitFor(page: Page, words: Words, kind: 'stock' | 'price'): Promise<string> {
  const to = `${kind}-${words.locale}-${Date.now()}@example.com`;
  await page.getByRole('button', { name: words[kind].button }).click();
  const dialog = page.getByRole('dialog').filter({ has: page.locator('form') });
  await dialog.getByRole('textbox', { name: /^E-?mail$/i }).fill(to);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.locator('button[type=submit]').click();
  await expect(page.getByText(words.sent).first()).toBeVisible({ timeout: 60_000 });
  const url = linkIn(await email(to, 1));
  await visit(page, url);
  expect(await axeFindings(page)).toEqual([]);
  await pressFormLink(page);
  await visit(page, url);
  await expectSpentLink(page, words.used);
  expect(await axeFindings(page)).toEqual([]);
  return to;
}

/** Sends a mail program's one-click request, without cookies and origin. */
async function endByOneClick({ headers }: z.output<typeof letter>): Promise<void> {
  const header = headers.find(({ name }) => name.toLowerCase() === 'list-unsubscribe')?.value ?? '';
  const { pathname, search } = new URL(/https?:[^>\s]+/.exec(header)?.[0] ?? '');
  const { status } = await sendRequest('hgg.localhost', pathname + search, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(status).toBe(200);
}

const LANGUAGES = Object.entries(WORDS);

for (const [language, words] of firstOf(LANGUAGES))
  test(`NWS-04: an alert for a sold-out size is sent once and ended, in ${language}`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const { path, itemnum, gone } = await wanted(words);
    await visit(page, shopUrl('hgg', path));
    const tile = page.getByRole('main').getByRole('link', { name: `${gone}, ${words.soldOut}` });
    await tile.first().click();
    const to = await waitFor(page, words, 'stock');
    const stock = (pieces: number) =>
      database.query('UPDATE shop.skus SET stock = $2 WHERE sku = $1', [
        `${itemnum}-${gone}`,
        pieces,
      ]);
    try {
      await stock(3);
      const notification = await email(to, 2);
      expect(notification.subject).toMatch(words.stock.subject);
      await visit(page, linkIn(notification));
      await expect(page).toHaveURL(new RegExp(itemnum));
      await stock(0);
      await stock(2);
      await endByOneClick(notification);
      expect(await messagesTo(to)).toHaveLength(2);
    } finally {
      await stock(0);
    }
  });

// `article-alert` requests one in the gate, and `lib/messaging/alerts` has its emails.
for (const [language, words] of firstOf(LANGUAGES, 0))
  test(`NWS-04: an alert for a lower price is sent once and ended, in ${language}`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const { path, itemnum, there } = await wanted(words);
    const sku = `${itemnum}-${there}`;
    const currency = words.currency.toLowerCase();
    await visit(page, shopUrl('hgg', path));
    await chooseSize(page, there);
    const to = await waitFor(page, words, 'price');
    const change = (by: number) =>
      database.query('UPDATE shop.prices SET price = price + $3 WHERE sku = $1 AND currency = $2', [
        sku,
        currency,
        by,
      ]);
    await change(-100);
    try {
      const notification = await email(to, 2);
      expect(notification.subject).toMatch(words.price.subject);
      await endByOneClick(notification);
    } finally {
      await change(100);
    }
    expect(await messagesTo(to)).toHaveLength(2);
  });
