import { expect } from '@playwright/test';
import pg from 'pg';
import { sendRequest } from './hosts';
import { test } from './own-address';

/**
 * A price that no article of the demo catalogue has, as in the database and as on a German page.
 */
const CENTS = 123_45;
const SHOWN = '123,45';
const WITHIN_MS = 10_000;

interface OwnPrice {
  sku: string;
  price: number;
}

/** Sets one price for every size of an article, and restores the previous ones afterwards. */
async function atOnePrice(articleNumber: string, during: () => Promise<void>): Promise<void> {
  const database = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await database.connect();
  const setPrice = ({ sku, price }: OwnPrice) =>
    database.query("UPDATE shop.prices SET price = $2 WHERE sku = $1 AND currency = 'eur'", [
      sku,
      price,
    ]);
  try {
    const { rows } = await database.query<OwnPrice>(
      `SELECT sku, price FROM shop.prices JOIN shop.skus USING (sku)
       WHERE article_number = $1 AND currency = 'eur'`,
      [articleNumber],
    );
    expect(rows).not.toEqual([]);
    for (const { sku } of rows) await setPrice({ sku, price: CENTS });
    try {
      await during();
    } finally {
      for (const before of rows) await setPrice(before);
    }
  } finally {
    await database.end();
  }
}

const pageAt = async (path: string): Promise<string> =>
  (await sendRequest('hgg.localhost', path)).body;

async function showsNewPrice(path: string): Promise<boolean> {
  return (await pageAt(path)).includes(SHOWN);
}

for (const { place, path } of [
  { place: 'a list', path: '/de-de/hosen' },
  { place: 'a slider of the home page', path: '/de-de' },
]) {
  test(`a price change in the database appears within 10 s on ${place}`, async () => {
    const [, articleNumber] = /\/p\/[^"/]+\/(\d{8})/.exec(await pageAt(path)) ?? [];
    if (!articleNumber) throw new Error(`${path} shows no article`);
    expect(await showsNewPrice(path)).toBe(false);
    await atOnePrice(articleNumber, async () => {
      await expect.poll(() => showsNewPrice(path), { timeout: WITHIN_MS }).toBe(true);
    });
    await expect.poll(() => showsNewPrice(path), { timeout: WITHIN_MS }).toBe(false);
  });
}

test('PDP-04: a price change in the database appears within 10 s on the page of a colour', async () => {
  const [, path, articleNumber] =
    /href="(\/de-de\/p\/[^"?]+\/(\d{8}))/.exec(await pageAt('/de-de/hosen')) ?? [];
  if (!path || !articleNumber) throw new Error('the list shows no article');
  const [, itemNumber = ''] =
    new RegExp(`colorVariant=(${articleNumber}-\\d{3})`).exec(await pageAt(path)) ?? [];
  const colour = `${path}?colorVariant=${itemNumber}`;
  expect(await showsNewPrice(colour)).toBe(false);
  await atOnePrice(articleNumber, async () => {
    await expect.poll(() => showsNewPrice(colour), { timeout: WITHIN_MS }).toBe(true);
  });
  await expect.poll(() => showsNewPrice(colour), { timeout: WITHIN_MS }).toBe(false);
});
