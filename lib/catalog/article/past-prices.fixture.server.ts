import { sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';

export const SKU = '20310000-312-3XL';

/** Seeds a SKU at 100 euros whose price has never changed. */
export async function seedOnePrice(): Promise<void> {
  await database().execute(sql`DELETE FROM shop.skus`);
  await database().execute(sql`
    INSERT INTO shop.skus (sku, article_number, item_number, project, stock, is_nos)
    VALUES (${SKU}, '20310000', '20310000-312', 'hgg', 1, false)`);
  await database().execute(
    sql`INSERT INTO shop.prices (sku, currency, price) VALUES (${SKU}, 'eur', 10000)`,
  );
}

/** A price that ended this many days ago. */
export const was = (price: number, daysAgo: number) =>
  database().execute(sql`
    INSERT INTO shop.past_prices (sku, currency, price, valid_until)
    VALUES (${SKU}, 'eur', ${price}, now() - ${daysAgo} * interval '1 day')`);

export const cutTo = (price: number) =>
  database().execute(
    sql`UPDATE shop.prices SET price = ${price} WHERE sku = ${SKU} AND currency = 'eur'`,
  );
