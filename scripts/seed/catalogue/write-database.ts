import { sql, type SQL } from 'drizzle-orm';
import { INDEX_CURRENCIES } from '@/lib/catalog/catalogue/price';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import type { Database } from '@/lib/platform/db/database.server';
import { pastPricesOf } from './past-prices';
import { reviewsOf } from './reviews';
import type { SeedArticle } from './seed-article';
import { STORES, storeStockOf } from './stores';
import { writeSets } from './write-sets';

/** Rows are sent as one JSON parameter, because a statement has at most 65,535. */
const rowsOf = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`;

function skuRows(article: SeedArticle) {
  return article.colours.flatMap(({ itemnum, sizes }) =>
    sizes.map(({ sku, stock, isNos }) => ({
      sku,
      article_number: article.number,
      item_number: itemnum,
      project: article.project,
      stock,
      is_nos: isNos,
    })),
  );
}

function priceRows(article: SeedArticle) {
  return article.colours.flatMap(({ sizes }) =>
    sizes.flatMap(({ sku, price, strikePrice }) =>
      INDEX_CURRENCIES.flatMap((currency) =>
        price[currency] === undefined
          ? []
          : [
              {
                sku,
                currency,
                price: price[currency],
                strike_price: strikePrice[currency] ?? null,
              },
            ],
      ),
    ),
  );
}

/** Keeps existing rows, which may have been sold from or repriced since, unless forced. */
const onConflict = (isForced: boolean, key: SQL, update: SQL) =>
  isForced ? sql`ON CONFLICT ${key} DO UPDATE SET ${update}` : sql`ON CONFLICT DO NOTHING`;

/** Writes stores; their details follow the seed. */
export async function writeStores(database: Database): Promise<void> {
  await database.execute(sql`
    INSERT INTO shop.stores (number, project, name, street, postal_code, city, country, phone,
      opening_hours, latitude, longitude)
    SELECT number, project, name, street, "postalCode", city, country, phone, "openingHours",
      latitude, longitude
    FROM jsonb_to_recordset(${rowsOf(STORES)}) AS store (number text, project text, name text,
      street text, "postalCode" text, city text, country text, phone text, "openingHours" jsonb,
      latitude float8, longitude float8)
    ON CONFLICT (number) DO UPDATE SET name = EXCLUDED.name, street = EXCLUDED.street,
      postal_code = EXCLUDED.postal_code, city = EXCLUDED.city, phone = EXCLUDED.phone,
      opening_hours = EXCLUDED.opening_hours`);
}

/**
 * Writes stock, prices, former prices, store stock and reviews of some articles in one transaction.
 * @param isForced overwrites existing stock and prices
 */
export async function writeArticles(
  articles: readonly SeedArticle[],
  isForced: boolean,
): Promise<void> {
  await inTransaction(async (transaction) => {
    await transaction.execute(sql`
      INSERT INTO shop.skus (sku, article_number, item_number, project, stock, is_nos, is_demo)
      SELECT *, true FROM jsonb_to_recordset(${rowsOf(articles.flatMap(skuRows))}) AS sku (sku text,
        article_number text, item_number text, project text, stock int, is_nos boolean)
      ${onConflict(isForced, sql`(sku)`, sql`stock = EXCLUDED.stock, is_nos = EXCLUDED.is_nos`)}`);
    // Before the prices: their strike price is computed from it once, and not again when it comes.
    await transaction.execute(sql`
      INSERT INTO shop.past_prices (sku, currency, price, valid_until)
      SELECT * FROM jsonb_to_recordset(${rowsOf(articles.flatMap(pastPricesOf))})
        AS past (sku text, currency text, price int, valid_until timestamptz)
      ON CONFLICT DO NOTHING`);
    await transaction.execute(sql`
      INSERT INTO shop.prices (sku, currency, price, strike_price)
      SELECT * FROM jsonb_to_recordset(${rowsOf(articles.flatMap(priceRows))})
        AS price (sku text, currency text, price int, strike_price int)
      ${onConflict(isForced, sql`(sku, currency)`, sql`price = EXCLUDED.price, strike_price = EXCLUDED.strike_price`)}`);
    await writeSets(transaction, articles);
    await transaction.execute(sql`
      INSERT INTO shop.store_stock (store, sku, stock)
      SELECT * FROM jsonb_to_recordset(${rowsOf(articles.flatMap(storeStockOf))})
        AS stocked (store text, sku text, stock int)
      ${onConflict(isForced, sql`(sku, store)`, sql`stock = EXCLUDED.stock`)}`);
    await transaction.execute(sql`
      INSERT INTO shop.reviews (id, article_number, rating, name, published_at, messages)
      SELECT id, "articleNumber", rating, name, "publishedAt", messages
      FROM jsonb_to_recordset(${rowsOf(articles.flatMap(reviewsOf))}) AS review (id text,
        "articleNumber" text, rating int, name text, "publishedAt" timestamptz, messages jsonb)
      ON CONFLICT DO NOTHING`);
  });
}
