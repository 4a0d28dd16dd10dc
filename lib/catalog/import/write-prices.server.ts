import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/platform/db/transaction';
import type { ImportedSize } from './import-article.server';
import { rowsOf } from './json-rows.server';

/** Prices of a SKU, in minor units by upper-case currency. */
export type SkuPrices = Pick<ImportedSize, 'sku' | 'prices'>;

export interface PriceChange extends Record<string, unknown> {
  sku: string;
  currency: string;
  /** `null` for a SKU that had no price in this currency. */
  before: number | null;
  /** `null` for a price that was removed. */
  after: number | null;
}

const priceRows = (skus: readonly SkuPrices[]) =>
  skus.flatMap(({ sku, prices }) =>
    Object.entries(prices).flatMap(([currency, each]) =>
      each
        ? [
            {
              sku,
              currency: currency.toLowerCase(),
              price: each.price,
              strike: each.strike ?? null,
            },
          ]
        : [],
    ),
  );

const GIVEN = sql`AS given (sku text, currency text, price int, strike int)`;

/**
 * Writes prices. Triggers store the former ones and compute the strike prices from them; the strike
 * price of a file only begins the history of a SKU that has none yet in its currency.
 * @param isComplete whether prices in other currencies are removed
 * @returns the prices that have changed
 */
export async function writePrices(
  transaction: Transaction,
  skus: readonly SkuPrices[],
  isComplete: boolean,
): Promise<PriceChange[]> {
  const given = rowsOf(priceRows(skus));
  await transaction.execute(sql`
    INSERT INTO shop.past_prices (sku, currency, price, valid_until)
    SELECT sku, currency, strike, now() FROM jsonb_to_recordset(${given}) ${GIVEN}
    WHERE strike IS NOT NULL
      AND NOT EXISTS (SELECT FROM shop.prices AS known
        WHERE known.sku = given.sku AND known.currency = given.currency)
      AND NOT EXISTS (SELECT FROM shop.past_prices AS known
        WHERE known.sku = given.sku AND known.currency = given.currency)`);
  // Grouped and not joined: the server expects one row of each side, and compared each with all of the other.
  const { rows } = await transaction.execute<PriceChange>(sql`
    WITH given AS (SELECT * FROM jsonb_to_recordset(${given}) ${GIVEN}),
    before AS (SELECT sku, currency, known.price FROM given JOIN shop.prices AS known USING (sku, currency)),
    written AS (
      INSERT INTO shop.prices AS known (sku, currency, price)
      SELECT sku, currency, price FROM given ORDER BY sku COLLATE "C", currency
      ON CONFLICT (sku, currency) DO UPDATE SET price = EXCLUDED.price
      WHERE known.price <> EXCLUDED.price
      RETURNING sku, currency, price)
    SELECT sku, currency, max(before) AS before, max(after) AS after
    FROM (SELECT sku, currency, price AS before, NULL::int AS after FROM before
      UNION ALL SELECT sku, currency, NULL, price FROM written) AS both_of
    GROUP BY sku, currency HAVING count(after) > 0`);
  return isComplete ? [...rows, ...(await removeOthers(transaction, skus))] : rows;
}

/** Removes prices in currencies that are not given. */
async function removeOthers(
  transaction: Transaction,
  skus: readonly SkuPrices[],
): Promise<PriceChange[]> {
  const named = rowsOf(skus.map(({ sku }) => ({ sku })));
  const { rows } = await transaction.execute<PriceChange>(sql`
    DELETE FROM shop.prices AS known
    USING jsonb_to_recordset(${named}) AS named (sku text)
    WHERE known.sku = named.sku AND NOT EXISTS (
      SELECT FROM jsonb_to_recordset(${rowsOf(priceRows(skus))}) ${GIVEN}
      WHERE given.sku = known.sku AND given.currency = known.currency)
    RETURNING known.sku, known.currency, known.price AS before, NULL::int AS after`);
  await notePastPrices(transaction, rows);
  return rows;
}

/** Keeps removed prices in the history: strike prices of a SKU that returns are computed from them. */
async function notePastPrices(
  transaction: Transaction,
  removed: readonly Pick<PriceChange, 'sku' | 'currency' | 'before'>[],
): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO shop.past_prices (sku, currency, price)
    SELECT sku, currency, before FROM jsonb_to_recordset(${rowsOf(removed)})
      AS removed (sku text, currency text, before int)
    ON CONFLICT DO NOTHING`);
}

/** Removes all prices of some SKUs. */
export async function removePrices(
  transaction: Transaction,
  skus: readonly string[],
): Promise<void> {
  await removeOthers(
    transaction,
    skus.map((sku) => ({ sku, prices: {} })),
  );
}

/** A strike price that the shop does not show, because the price history says otherwise. */
export interface UnshownStrikePrice extends Record<string, unknown> {
  sku: string;
  currency: string;
  /** Amount in the file, in minor units. */
  claimed: number;
  shown: number | null;
}

export async function unshownStrikePrices(
  transaction: Transaction,
  skus: readonly SkuPrices[],
): Promise<UnshownStrikePrice[]> {
  const { rows } = await transaction.execute<UnshownStrikePrice>(sql`
    SELECT sku, currency, strike AS claimed, known.strike_price AS shown
    FROM jsonb_to_recordset(${rowsOf(priceRows(skus))}) ${GIVEN}
    JOIN shop.prices AS known USING (sku, currency)
    WHERE strike IS NOT NULL AND known.strike_price IS DISTINCT FROM strike`);
  return rows;
}
