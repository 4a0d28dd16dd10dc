import { expect } from '@playwright/test';
import pg from 'pg';
import { Customer, pay } from './ordering-customer';
import { messagesTo } from './mailbox';
import { test } from './own-address';
import { firstOf } from '@/scripts/testing/combinations';

interface Piece {
  sku: string;
  stock: number;
}

/** Runs a function with the shop's own database, and closes the connection. */
async function withDatabase<Result>(work: (database: pg.Client) => Promise<Result>) {
  const database = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await database.connect();
  try {
    return await work(database);
  } finally {
    await database.end();
  }
}

/** A size of hgg that a test may sell out, with its stock; different for each test. */
async function piece(database: pg.Client, offset: number): Promise<Piece> {
  const { rows } = await database.query<Piece>(
    `SELECT sku, stock FROM shop.skus JOIN shop.prices USING (sku)
     WHERE project = 'hgg' AND NOT is_nos AND stock > 2 AND currency = 'eur'
     ORDER BY sku DESC OFFSET $1 LIMIT 1`,
    [offset],
  );
  const [found] = rows;
  if (!found) throw new Error('the catalogue has no size that can be sold out');
  return found;
}

const stockOf = async (database: pg.Client, sku: string) =>
  (await database.query<Piece>('SELECT stock FROM shop.skus WHERE sku = $1', [sku])).rows[0]?.stock;

const ordersOf = async (database: pg.Client, emails: readonly string[]) =>
  (
    await database.query<{ status: string; number: string }>(
      'SELECT status, number FROM shop.orders WHERE email = ANY($1)',
      [emails],
    )
  ).rows;

const setStock = (database: pg.Client, { sku, stock }: Piece) =>
  database.query('UPDATE shop.skus SET stock = $2 WHERE sku = $1', [sku, stock]);

/** A hundred in the long form, and in `lib/api/cart/express.test.ts`. */
const RIVALS = firstOf(
  Array.from({ length: 100 }, (_, at) => at),
  20,
);

test(`BSK-08: of ${RIVALS.length} customers with one piece in stock one gets an order, and the others clear responses`, async () => {
  test.setTimeout(240_000);
  await withDatabase(async (database) => {
    const before = await piece(database, 0);
    await setStock(database, { ...before, stock: 1 });
    const customers = RIVALS.map((at) => new Customer('hgg', `piece-${at}-${Date.now()}`));
    try {
      await Promise.all(customers.map((customer) => customer.reachReview(before.sku)));
      // All open the review before the first buys it, one by one, because a hundred parallel pages
      // would be rejected.
      const forms: Record<string, string>[] = [];
      for (const customer of customers) forms.push(await customer.reviewForm());
      const ways = await Promise.all(customers.map((customer, at) => customer.order(forms[at])));
      expect(ways.filter((way) => way.includes('/pay/'))).toHaveLength(1);
      expect(ways.filter((way) => way.includes('error=out_of_stock'))).toHaveLength(
        RIVALS.length - 1,
      );
      expect(await stockOf(database, before.sku)).toBe(0);
      const emails = customers.map(({ email }) => email);
      expect(await ordersOf(database, emails)).toHaveLength(1);
    } finally {
      await setStock(database, before);
    }
  });
});

test('ORD-01: an order is paid once, with one email, although the customer never returns', async () => {
  await withDatabase(async (database) => {
    const { sku } = await piece(database, 1);
    const customer = new Customer('hgg', `closed-browser-${Date.now()}`);
    await customer.reachReview(sku);
    const way = await customer.order();
    expect(await ordersOf(database, [customer.email])).toMatchObject([{ status: 'pending' }]);
    const back = await pay(way);
    await expect
      .poll(() => ordersOf(database, [customer.email]), { timeout: 60_000 })
      .toMatchObject([{ status: 'paid' }]);
    await expect.poll(() => messagesTo(customer.email), { timeout: 60_000 }).toHaveLength(1);
    const { number } = (await ordersOf(database, [customer.email]))[0] ?? {};
    const { pathname, search } = new URL(back);
    expect((await customer.get(pathname + search)).body).toContain(number);
    expect(await messagesTo(customer.email)).toHaveLength(1);
  });
});

test("ORD-01: the confirmation of another visitor's order is not accessible", async () => {
  await withDatabase(async (database) => {
    const { sku } = await piece(database, 2);
    const customer = new Customer('hgg', `private-${Date.now()}`);
    await customer.reachReview(sku);
    const { pathname, search } = new URL(await pay(await customer.order()));
    const stranger = new Customer('hgg', 'stranger');
    const { number } = (await ordersOf(database, [customer.email]))[0] ?? {};
    const { body } = await stranger.get(pathname + search);
    expect(body).not.toContain(number);
    expect(body).not.toContain(customer.email);
  });
});
