import * as paymentPages from '@/packages/stripe-local/testing/orders';
import * as paymentService from '@/packages/stripe-local/testing/running-service';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { KNOWN } from '@/lib/api/account/account-api.fixture.server';
import { database } from '@/lib/platform/db/database.server';
import { expireOrder } from './expire-order.server';
import { ADDRESS, rows, SHIRT, stockOf } from './orders.fixture.server';
import { pageId, waitingForLocks, withShop } from './shop-browser.fixture.server';

const { guest, customer, payment, payPage, deliver } = withShop(openTestDatabase, {
  ...paymentService,
  ...paymentPages,
});

type Client = Awaited<ReturnType<typeof guest>>;

const logIn = (client: Client) => client.post('/api/account/login', KNOWN);
const piecesIn = async (client: Client): Promise<number> => (await client.basket()).count;
const statuses = async () =>
  (await rows<{ status: string }>('SELECT status FROM shop.orders ORDER BY placed_at')).map(
    ({ status }) => status,
  );

/** A customer with a shirt in the basket and a complete checkout, in their browser. */
async function customerAtHome(): Promise<Client> {
  const home = await customer();
  await home.post('/api/cart/cart/add', { sku: SHIRT, count: 1 });
  await home.address(ADDRESS);
  await home.pay('card');
  return home;
}

/** Pays on a payment page. */
async function buy(page: string) {
  expect(await payPage(page)).toBe(303);
  expect(await deliver(page)).toBe(200);
}

test('a guest’s purchase leaves the basket it was merged into by a login', async () => {
  const home = await customerAtHome();
  const client = await guest({ [SHIRT]: 2 });
  const page = await client.order(4495);
  await logIn(client);
  expect(await piecesIn(client)).toBe(3);
  await buy(page);
  expect(await piecesIn(client)).toBe(1);
  expect(await piecesIn(home)).toBe(1);
});

test('a guest’s purchase leaves the basket of a customer who had none before', async () => {
  await customer();
  const client = await guest();
  const page = await client.order(2495);
  await logIn(client);
  await buy(page);
  expect(await piecesIn(client)).toBe(0);
});

test('a login takes over the order of its guest, and not that of another', async () => {
  await customer();
  const [client, other] = [await guest(), await guest()];
  for (const each of [client, other]) await each.order(2495);
  await logIn(client);
  expect(
    await rows('SELECT customer_id IS NULL AS is_guests FROM shop.orders ORDER BY placed_at'),
  ).toEqual([{ is_guests: false }, { is_guests: true }]);
  expect(await rows('SELECT DISTINCT session_id FROM shop.orders')).toHaveLength(2);
});

test('a login takes over the reservation of its guest, and not that of another', async () => {
  await customer();
  const client = await guest();
  await guest();
  await rows(
    `INSERT INTO shop.reservations (project, number, request_key, session_id, store, locale, origin,
       first_name, last_name, email, status, held_until)
     SELECT 'hgg', 'HGG-R' || row_number() OVER (ORDER BY created_at), gen_random_uuid(), id, 'muc',
       'de-de', 'http://x', 'Max', 'Muster', 'max@example.org', 'held', now()
     FROM shop.sessions WHERE customer_id IS NULL`,
  );
  await logIn(client);
  expect(
    await rows('SELECT customer_id IS NULL AS is_guests FROM shop.reservations ORDER BY number'),
  ).toEqual([{ is_guests: false }, { is_guests: true }]);
});

test('only the guest’s purchase leaves a merged basket that was changed', async () => {
  const home = await customerAtHome();
  const client = await guest();
  const page = await client.order(2495);
  await logIn(client);
  const [{ id: lineItemId }] = (await home.basket()).lines;
  await home.post('/api/cart/cart/quantity', { lineItemId, count: 5 });
  await buy(page);
  expect(await piecesIn(home)).toBe(4);
});

test('a guest’s purchase by debit leaves the merged basket once', async () => {
  await customerAtHome();
  const client = await guest();
  await client.pay('sepaDebit');
  const page = await client.order(2495);
  await logIn(client);
  await payPage(page, { iban: 'DE89370400440532013000' });
  await deliver(page);
  expect(await piecesIn(client)).toBe(1);
  await deliver(page, 'checkout.session.async_payment_succeeded');
  expect([await piecesIn(client), await statuses()]).toEqual([1, ['paid']]);
});

test('a gift card in a guest’s order pays in the merged basket until it is spent', async () => {
  await rows(`INSERT INTO shop.vouchers (project, code, kind, balance, currency)
    VALUES ('hgg', 'MINE', 'giftCard', 1000, 'eur')`);
  await customerAtHome();
  const client = await guest();
  await client.enter('MINE');
  const page = await client.order(1495);
  await logIn(client);
  expect(await client.basket()).toMatchObject({ count: 2, giftCards: 1000 });
  await buy(page);
  expect(await client.basket()).toMatchObject({ count: 1, giftCards: 0, vouchers: [] });
});

test('ordering a merged basket ends the guest’s and the customer’s earlier orders', async () => {
  const home = await customerAtHome();
  const own = await home.order(2495);
  const client = await guest();
  const guests = await client.order(2495);
  await logIn(client);
  const both = await client.order(4495);
  expect(both).toMatch(/\/pay\//);
  expect(await statuses()).toEqual(['cancelled', 'cancelled', 'pending']);
  const { sessions } = payment().stripe.checkout;
  expect((await sessions.retrieve(pageId(own))).status).toBe('expired');
  expect((await sessions.retrieve(pageId(guests))).status).toBe('expired');
  expect(await stockOf(SHIRT)).toBe(498);
});

test('a guest’s order that ends after the login does not change the merged basket', async () => {
  await customerAtHome();
  const client = await guest();
  await client.order(2495);
  await logIn(client);
  const [order] = await rows<{ id: string }>('SELECT id FROM shop.orders');
  expect(await expireOrder(order?.id ?? '')).toBe('cancelled');
  expect([await piecesIn(client), await stockOf(SHIRT)]).toEqual([2, 500]);
  expect(await client.order(4495)).toMatch(/\/pay\//);
});

test('a customer’s purchase completed after logging out leaves their basket', async () => {
  const home = await customerAtHome();
  const page = await home.order(2495);
  await home.post('/api/account/logout', {});
  await buy(page);
  await logIn(home);
  expect(await piecesIn(home)).toBe(0);
});

test('an account cannot be deleted while one of its orders has an open payment page', async () => {
  await customer();
  const client = await guest();
  const page = await client.order(2495);
  await logIn(client);
  const { status } = await client.post('/api/account/delete', { deletePassword: KNOWN.password });
  expect(status).toBe(409);
  await buy(page);
  expect([await statuses(), await piecesIn(client)]).toEqual([['paid'], 0]);
});

test('a login and a payment at the same moment both succeed', async () => {
  await customerAtHome();
  const client = await guest();
  const page = await client.order(2495);
  await payPage(page);
  const held = await database().$client.connect();
  await held.query('BEGIN; SELECT id FROM shop.payments FOR UPDATE');
  const heard = deliver(page);
  await waitingForLocks(1);
  const login = logIn(client);
  await waitingForLocks(2);
  await held.query('COMMIT');
  held.release();
  expect([await heard, (await login).status]).toEqual([200, 200]);
  expect(await piecesIn(client)).toBe(1);
});
