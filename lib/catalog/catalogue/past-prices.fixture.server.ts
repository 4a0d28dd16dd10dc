import { sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';

/** The SKU whose prices the tests change. */
export const SKU = '20310000-312-3XL';

/** A former price and how many days ago it ended. */
type PastPrice = readonly [price: number, daysAgo: number];

/** One SKU with a price in euros, and its former prices. */
export async function seedPrices(price: number, past: readonly PastPrice[] = []): Promise<void> {
  await database().execute(sql`DELETE FROM shop.skus`);
  await database().execute(sql`
    INSERT INTO shop.skus (sku, article_number, item_number, project, stock, is_nos)
    VALUES (${SKU}, '20310000', '20310000-312', 'hgg', 1, false)`);
  await addPrice('eur', price);
  for (const [former, daysAgo] of past)
    await database().execute(sql`
      INSERT INTO shop.past_prices (sku, currency, price, valid_until)
      VALUES (${SKU}, 'eur', ${former}, now() - ${daysAgo} * interval '1 day')`);
}

/** Adds a price in another currency, with the strike price that somebody wishes for. */
export const addPrice = (currency: string, price: number, strikePrice: number | null = null) =>
  database().execute(sql`
    INSERT INTO shop.prices (sku, currency, price, strike_price)
    VALUES (${SKU}, ${currency}, ${price}, ${strikePrice})`);

/** Changes a price now. */
export const changePrice = (price: number, currency = 'eur') =>
  database().execute(
    sql`UPDATE shop.prices SET price = ${price} WHERE sku = ${SKU} AND currency = ${currency}`,
  );

/** Lets days pass since the former prices ended. */
export const agePastPrices = (days: number) =>
  database().execute(
    sql`UPDATE shop.past_prices SET valid_until = valid_until - ${days} * interval '1 day'`,
  );

export const writeStrikePrice = (amount: number) =>
  database().execute(sql`UPDATE shop.prices SET strike_price = ${amount} WHERE sku = ${SKU}`);

export const deletePastPrices = () =>
  database().execute(sql`DELETE FROM shop.past_prices WHERE sku = ${SKU}`);
