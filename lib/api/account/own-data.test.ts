import { findCustomer } from '@/lib/customer/account/customers.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import {
  ACCOUNT,
  bodyOf,
  isLoggedIn,
  PASSWORD,
  person,
  SHIRT,
  WISHLIST_ITEM,
  withAccountApi,
} from './account-api.fixture.server';
import { customerRows } from './customer-rows.server';

const { customer, placeOrder, rows, visitor } = withAccountApi(openTestDatabase);

const EMAIL = 'zwetelin.unverwechselbar@example.org';
/** Words that appear in no other customer's data. */
const NAMED = {
  firstName: 'Zwetelin',
  lastName: 'Unverwechselbar',
  email: EMAIL,
  billingAddress: { ...person().billingAddress, streetName: 'Seltsamgasse', city: 'Sonderstadt' },
  projectSpecificData: { newsletterBig: true, registernewcustomercard: true },
};
const TRACES = /zwetelin|unverwechselbar|seltsamgasse|sonderstadt/i;

/** Tables kept for the tax office: orders, and what belongs to them. */
const KEPT = ['orders', 'addresses'];

/** Every row of every table of the shop and its jobs, as text: table → rows. */
async function dump(): Promise<Map<string, string>> {
  const tables = await rows(
    `SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
      WHERE table_schema IN ('shop', 'graphile_worker') AND table_type = 'BASE TABLE'`,
  );
  const found = new Map<string, string>();
  for (const { schema, name } of tables) {
    const [row] = await rows(
      `SELECT coalesce(string_agg(to_jsonb(t)::text, ' '), '') AS text FROM "${schema}"."${name}" t`,
    );
    found.set(name, row.text);
  }
  return found;
}

/** Tables that contain anything about the customer. */
const traces = async () =>
  [...(await dump())].flatMap(([table, text]) => (TRACES.test(text) ? [table] : [])).toSorted();

const addAddress = (number: string) =>
  rows(
    `INSERT INTO shop.addresses (order_id, kind, first_name, last_name, street, postal_code, city,
       country)
     SELECT id, 'delivery', 'Zwetelin', 'Unverwechselbar', 'Seltsamgasse', '80331', 'Sonderstadt', 'DE'
     FROM shop.orders WHERE number = $1`,
    [number],
  );

/** A customer who has used every feature. */
async function richCustomer() {
  const { client, id } = await customer(NAMED);
  await rows('UPDATE shop.customers SET confirmed_at = now() WHERE id = $1', [id]);
  await client.post('/api/cart/cart/add', { sku: SHIRT, count: 1 });
  await client.post('/api/cart/wishlist/add', WISHLIST_ITEM);
  await placeOrder('HGG-1', { customer_id: id, email: EMAIL, shipped: '1' });
  await placeOrder('HGG-2', { email: EMAIL.toUpperCase() });
  await placeOrder('HGG-3', { customer_id: id, email: EMAIL, status: 'cancelled' });
  await rows(`UPDATE shop.orders SET paid_at = NULL WHERE number = 'HGG-3'`);
  for (const number of ['HGG-1', 'HGG-3']) await addAddress(number);
  const [line] = await rows(
    `SELECT line.id FROM shop.order_lines line JOIN shop.orders o ON o.id = order_id WHERE number = 'HGG-1'`,
  );
  await client.post(`${ACCOUNT}/review`, { line: line.id, rating: 5, text: 'Gut.' });
  const changed = { email: 'zwetelin.neu@example.org', password: PASSWORD };
  await client.post(`${ACCOUNT}/email`, changed);
  await client.send(`${ACCOUNT}/updateBillingAddress`, { firstName: 'Zwetelin', lastName: 'X' });
  await rows(
    `WITH held AS (
       INSERT INTO shop.reservations (project, number, request_key, customer_id, store, locale, origin,
         first_name, last_name, email, status, held_until)
       VALUES ('hgg', 'HGG-R1', gen_random_uuid(), $1, '101', 'de-de', 'http://x', 'Zwetelin',
         'Unverwechselbar', $2, 'held', now() + interval '1 day') RETURNING id)
     INSERT INTO shop.reservation_items (reservation_id, sku, article_number, item_number, name,
       colour, size, quantity, position)
     SELECT id, '${SHIRT}', '20310000', '20310000-312', 'Hemd', 'Blau', '3XL', 2, 0 FROM held`,
    [id, EMAIL],
  );
  await rows(
    `INSERT INTO shop.newsletter_subscriptions (project, locale, origin, email, first_name, last_name,
       status) VALUES ('hgg', 'de-de', 'http://x', $1, 'Zwetelin', 'Unverwechselbar', 'confirmed');`,
    [EMAIL],
  );
  await rows(
    `INSERT INTO shop.contact_messages (project, locale, origin, email, first_name, last_name, subject,
       message) VALUES ('hgg', 'de-de', 'http://x', $1, 'Zwetelin', 'Unverwechselbar', 'return', 'x')`,
    [EMAIL],
  );
  return { client, id };
}

beforeEach(async () => {
  await rows('DELETE FROM shop.newsletter_subscriptions');
  await rows('DELETE FROM shop.contact_messages');
  await rows(
    `INSERT INTO shop.stores (number, project, name, street, postal_code, city, country, phone,
       opening_hours, latitude, longitude)
     VALUES ('101', 'hgg', 'München', 'x', '80331', 'München', 'DE', '', '[]', 48, 11)
     ON CONFLICT DO NOTHING`,
  );
  await rows(
    `INSERT INTO shop.store_stock (store, sku, stock) VALUES ('101', '${SHIRT}', 3)
     ON CONFLICT (sku, store) DO UPDATE SET stock = 3`,
  );
});

const remove = (client: Awaited<ReturnType<typeof richCustomer>>['client'], password = PASSWORD) =>
  client.post(`${ACCOUNT}/delete`, { deletePassword: password });

test('GEN-12: the download contains every row about the customer, and no secrets', async () => {
  const { client } = await richCustomer();
  const named = await traces();
  const reply = await client.get(`${ACCOUNT}/export`);
  expect(reply.headers['content-disposition']).toBe('attachment; filename="account.json"');
  const exported = bodyOf(reply);
  for (const table of named) expect(Object.keys(exported)).toContain(table);
  for (const table of ['wishlist_items', 'basket_lines', 'reviews', 'loyalty_cards', 'order_lines'])
    expect(exported[table]).toHaveLength(table === 'order_lines' ? 3 : 1);
  expect(exported.customers[0]).toMatchObject({ first_name: 'Zwetelin', email: EMAIL });
  expect(reply.text).not.toMatch(/argon2|token_hash|pin_hash/);
  expect((await visitor().get(`${ACCOUNT}/export`)).status).toBe(303);
});

test('GEN-12: the download contains nobody else’s data', async () => {
  await richCustomer();
  const { client } = await customer();
  expect((await client.get(`${ACCOUNT}/export`)).text).not.toMatch(TRACES);
});

test('GEN-12: a deleted account leaves no name or address outside orders that tax law requires', async () => {
  const { client, id } = await richCustomer();
  expect(await traces()).toEqual(expect.arrayContaining(['customers', 'outbox', 'reservations']));
  const other = await customer();
  const reply = await remove(client);
  expect([reply.status, bodyOf(reply).message]).toEqual([200, 'Ihr Konto ist gelöscht.']);
  expect(await traces()).toEqual(KEPT.toSorted());
  expect(await findCustomer(id)).toBeNull();
  expect(await isLoggedIn(client)).toBe(false);
  expect(await isLoggedIn(other.client)).toBe(true);
  const kept = await rows(`SELECT number, email FROM shop.orders ORDER BY number`);
  expect(kept.map(({ number, email }) => [number, email.toLowerCase()])).toEqual([
    ['HGG-1', EMAIL],
    ['HGG-2', EMAIL],
    ['HGG-3', ''],
  ]);
  const [stock] = await rows(`SELECT stock FROM shop.store_stock WHERE store = '101'`);
  expect(stock).toEqual({ stock: 5 });
  expect(
    (await visitor().post(`${ACCOUNT}/login`, { email: EMAIL, password: PASSWORD })).status,
  ).toBe(401);
});

test('GEN-12: nothing is deleted with a wrong password, as a guest or during a payment', async () => {
  const { client, id } = await richCustomer();
  const wrong = await remove(client, 'not this one');
  expect([wrong.status, bodyOf(wrong).fields]).toEqual([422, { deletePassword: 'passwordWrong' }]);
  expect((await remove(visitor())).status).toBe(401);
  await placeOrder('HGG-4', { customer_id: id, email: EMAIL, status: 'pending' });
  const pending = await remove(client);
  expect([pending.status, bodyOf(pending).code]).toEqual([409, 'order_pending']);
  expect(await findCustomer(id)).not.toBeNull();
});

test('GEN-12: a cancelled order keeps its customer’s name while they are owed money', async () => {
  const { client } = await richCustomer();
  await rows(`INSERT INTO shop.refunds (order_id, reason, goods, discount, shipping, total, vat, money,
      gift_cards, credited, status)
    SELECT id, 'late', 100, 0, 0, 100, 0, 100, 0, 0, 'open' FROM shop.orders WHERE number = 'HGG-3'`);
  expect((await remove(client)).status).toBe(200);
  const [owed] = await rows(`SELECT email FROM shop.orders WHERE number = 'HGG-3'`);
  expect(owed).toEqual({ email: EMAIL });
});

test('GEN-12: an unconfirmed address gives no access to what others sent with it', async () => {
  const { client, id } = await richCustomer();
  await rows('UPDATE shop.customers SET confirmed_at = NULL WHERE id = $1', [id]);
  const exported = bodyOf(await client.get(`${ACCOUNT}/export`));
  expect([exported.contact_messages, exported.orders.length]).toEqual([[], 2]);
  await remove(client);
  expect(await rows('SELECT id FROM shop.contact_messages')).toHaveLength(1);
});

/** Columns by which a table refers to a person. */
const NAMING = ['customer_id', 'session_id', 'basket_id', 'order_id', 'email', 'first_name'];
/**
 * Tables that are not about a customer: the payment provider's ids, documents of the whole shop,
 * and members of staff with what they did, which names orders by their ids only.
 */
const EXEMPT = ['parcel_lines', 'issued_gift_cards', 'staff', 'staff_audit'];

test('GEN-12: every table with personal data is in the download', async () => {
  const { id } = await customer();
  const known = await findCustomer(id);
  const exported = known ? customerRows(known).map(([table]) => table) : [];
  const naming = await rows(
    `SELECT DISTINCT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'shop' AND column_name = ANY($1)`,
    [NAMING],
  );
  const missing = naming.flatMap(({ name }) =>
    exported.includes(name) || EXEMPT.includes(name) ? [] : [name],
  );
  expect(missing).toEqual([]);
});
