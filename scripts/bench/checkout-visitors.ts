import type { Pool } from 'pg';

/** Few articles, so that most orders have some in common. */
export const SKUS: readonly string[] = Array.from(
  { length: 20 },
  (_, index) => `2031${String(index).padStart(4, '0')}-312-3XL`,
);
export const STOCK = 1_000_000;
/** Price of each article in euro cents. */
export const PRICE = 2_000;
/** Articles per order, one piece each. */
export const LINES = 4;

const ADDRESS = {
  firstName: 'Max',
  lastName: 'Muster',
  street: 'Musterstraße',
  houseNumber: '1a',
  postalCode: '80331',
  city: 'München',
  country: 'DE',
  email: 'max@example.org',
};

export async function prepareArticles(pool: Pool): Promise<void> {
  await pool.query(
    `INSERT INTO shop.skus (sku, article_number, item_number, project, stock, is_nos)
     SELECT sku, left(sku, 8), left(sku, 12), 'hgg', $2, false FROM unnest($1::text[]) AS sku`,
    [SKUS, STOCK],
  );
  await pool.query(
    `INSERT INTO shop.prices (sku, currency, price)
     SELECT sku, 'eur', $2 FROM unnest($1::text[]) AS sku`,
    [SKUS, PRICE],
  );
}

/**
 * Prepares visitors at the review step, each with different articles in a different order.
 * @returns ids of their sessions
 */
export async function prepareVisitors(pool: Pool, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO shop.sessions (token_hash, project, expires_at)
     SELECT gen_random_uuid()::text, 'hgg', now() + interval '1 day'
     FROM generate_series(1, $1) RETURNING id`,
    [count],
  );
  const ids = rows.map(({ id }) => id);
  await pool.query(
    `INSERT INTO shop.baskets (session_id, project) SELECT id, 'hgg' FROM unnest($1::uuid[]) AS id`,
    [ids],
  );
  await pool.query(
    `INSERT INTO shop.basket_lines (basket_id, sku, quantity, added_at)
     SELECT basket.id, chosen.sku, 1, now() - chosen.position * interval '1 second'
     FROM shop.baskets AS basket
     CROSS JOIN LATERAL (
       SELECT sku, row_number() OVER () AS position
       FROM (SELECT sku FROM unnest($2::text[]) AS sku
             WHERE basket.id IS NOT NULL ORDER BY random() LIMIT $3) AS picked
     ) AS chosen
     WHERE basket.session_id = ANY($1::uuid[])`,
    [ids, SKUS, LINES],
  );
  await pool.query(
    `INSERT INTO shop.checkouts (basket_id, address, shipping_method, payment_method)
     SELECT id, $2, 'standard', 'card' FROM shop.baskets WHERE session_id = ANY($1::uuid[])`,
    [ids, JSON.stringify(ADDRESS)],
  );
  return ids;
}

/** Total remaining stock of all articles. */
export async function stockLeft(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ stock: string }>('SELECT sum(stock) AS stock FROM shop.skus');
  return Number(rows[0]?.stock);
}
