import pg from 'pg';
import { runShopCommand } from './command';

/** Runs a command for staff. @returns its output */
export const staff = (...args: string[]): Promise<string> => runShopCommand('orders', ...args);

/** Rows of one statement in the database of the shop under test. */
export async function shopRows<Row extends pg.QueryResultRow>(
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const database = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await database.connect();
  try {
    return (await database.query<Row>(statement, [...values])).rows;
  } finally {
    await database.end();
  }
}

/** Sizes of hgg that are cheap enough for an invoice; each test uses another offset. */
export async function cheapSku(offset: number): Promise<string> {
  const [found] = await shopRows<{ sku: string }>(
    `SELECT sku FROM shop.skus JOIN shop.prices USING (sku)
     WHERE project = 'hgg' AND NOT is_nos AND stock > 3 AND currency = 'eur' AND price < 20000
     ORDER BY sku OFFSET $1 LIMIT 1`,
    [offset],
  );
  if (!found) throw new Error('the catalogue has no such size');
  return found.sku;
}

/** A size of an article with several sizes, all in stock. */
export async function exchangeableSku(offset: number): Promise<string> {
  const [found] = await shopRows<{ sku: string }>(
    `SELECT min(sku) AS sku FROM shop.skus JOIN shop.prices USING (sku)
     WHERE project = 'hgg' AND NOT is_nos AND currency = 'eur' AND price BETWEEN 2000 AND 20000
     GROUP BY item_number HAVING count(*) > 2 AND min(stock) > 3
     ORDER BY item_number OFFSET $1 LIMIT 1`,
    [offset],
  );
  if (!found) throw new Error('the catalogue has no article in several sizes');
  return found.sku;
}

export async function otherSize(sku: string): Promise<string> {
  const [found] = await shopRows<{ sku: string }>(
    `SELECT other.sku FROM shop.skus JOIN shop.skus other USING (item_number)
     WHERE skus.sku = $1 AND other.sku <> $1 AND other.stock > 1 LIMIT 1`,
    [sku],
  );
  if (!found) throw new Error(`${sku} has no other size in stock`);
  return found.sku;
}
