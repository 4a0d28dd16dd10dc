import { randomUUID } from 'node:crypto';
import { mayReadOrder } from '@/lib/commerce/orders/may-read-order.server';
import { accountEmailOf } from '@/lib/messaging/outbox/account-email.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import {
  ACCOUNT,
  bodyOf,
  isLoggedIn,
  KNOWN,
  person,
  type Client,
  lastQueued,
  withAccountApi,
  textOf,
} from './account-api.fixture.server';
import { ACCOUNT_EMAILS } from '@/lib/customer/account/queue-email.server';

const { customer, loggedIn, placeOrder, rows, visitor } = withAccountApi(openTestDatabase);

/** The last email of a kind, as it would be sent. */
async function lastEmail(wanted: string) {
  const kind = ACCOUNT_EMAILS.find((each) => each === wanted);
  const row = await lastQueued(wanted);
  return kind && row ? accountEmailOf(row.key, kind, row.payload) : null;
}

/** Token of the link in the last email of a kind. */
const tokenIn = async (kind: string) =>
  /token=([\w-]{43})/.exec(textOf(await lastEmail(kind)))?.[1] ?? '';

test('ACC-04: an address is saved completely or not at all', async () => {
  const { client } = await customer();
  const { billingAddress } = person();
  const address = { firstName: 'Moritz', lastName: 'Muster', salutation: 'herr', billingAddress };
  const reply = await client.post('/api/account/updateBillingAddress', {
    ...address,
    email: 'evil@example.org',
    customerId: 'x',
  });
  expect(bodyOf(reply).account).toEqual(
    expect.objectContaining({ firstName: 'Moritz', email: KNOWN.email }),
  );
  const wrong = await client.post('/api/account/updateBillingAddress', {
    ...address,
    firstName: 'Paul',
    billingAddress: { ...billingAddress, country: 'US' },
  });
  expect([wrong.status, Object.keys(bodyOf(wrong).fields).toSorted()]).toEqual([422, ['state']]);
  expect((await rows('SELECT first_name FROM shop.customers'))[0].first_name).toBe('Moritz');
});

const OWN = [
  'email',
  'password',
  'device',
  'updateBillingAddress',
  'newsletter',
  'review',
  'delete',
  'passkey/prepare',
  'passkey/add',
  'passkey/remove',
];

test.each(OWN)('GEN-12: %s is only for customers', async (name) => {
  const reply = await visitor().post(`${ACCOUNT}/${name}`, { email: 'a@example.org' });
  expect([reply.status, bodyOf(reply).code]).toEqual([401, 'not_logged_in']);
});

const READ = ['orders/history', 'orders/search', 'orders/years', 'reservation/history'];

test.each(READ)('GEN-12: %s shows nothing to guests', async (name) => {
  expect((await visitor().get(`${ACCOUNT}/${name}`)).status).toBe(401);
});

test('a customer can log out other devices, but only their own', async () => {
  const { client } = await customer();
  const other = await loggedIn();
  const stranger = (await customer({ email: 'stranger@example.org' })).client;
  const [device] = await rows(`SELECT d.id FROM shop.customer_devices d
    JOIN shop.sessions s ON s.id = d.session_id JOIN shop.customers c ON c.id = s.customer_id
    WHERE c.email = 'max@example.org' ORDER BY d.logged_in_at DESC LIMIT 1`);
  const close = (who: Client) => who.post(`${ACCOUNT}/device`, { device: device.id });
  expect((await close(stranger)).status).toBe(404);
  expect(await isLoggedIn(other)).toBe(true);
  expect((await close(client)).status).toBe(200);
  expect([await isLoggedIn(other), await isLoggedIn(client)]).toEqual([false, true]);
});

const numbersIn = ({ text }: { text: string }) =>
  JSON.parse(text).data.orders.map(({ number }: { number: string }) => number);

test('ORD-03: the history contains one customer’s orders, by year and by term', async () => {
  const { client, id } = await customer();
  const { id: other } = await customer({ email: 'other@example.org' });
  await placeOrder('HGG-1', { customer_id: id, placed_at: '2025-03-01' });
  await placeOrder('HGG-2', { customer_id: id, placed_at: '2026-03-01' });
  await placeOrder('HGG-3', { customer_id: other, placed_at: '2026-03-01' });
  const orders = `${ACCOUNT}/orders`;
  expect(bodyOf(await client.get(`${orders}/years`)).data).toEqual([2026, 2025]);
  expect(numbersIn(await client.get(`${orders}/history`))).toEqual(['HGG-2']);
  expect(numbersIn(await client.get(`${orders}/history?year=defaultYear`))).toEqual(['HGG-2']);
  expect(numbersIn(await client.get(`${orders}/history?year=2025`))).toEqual(['HGG-1']);
  expect(numbersIn(await client.get(`${orders}/search?term=hgg-1`))).toEqual(['HGG-1']);
  for (const copied of ['#HGG-1', 'hgg \u2013 1', 'HGG1', 'HGG\u20111', 'Nr. HGG-1'])
    expect(
      numbersIn(await client.get(`${orders}/search?term=${encodeURIComponent(copied)}`)),
    ).toEqual(['HGG-1']);
  expect(numbersIn(await client.get(`${orders}/search?term=HGG-3`))).toEqual([]);
  const longer = encodeURIComponent(`HGG-1${' '.repeat(60)}x`);
  expect(numbersIn(await client.get(`${orders}/search?term=${longer}`))).toEqual([]);
  expect(numbersIn(await client.get(`${orders}/search?term=%25`))).toEqual([]);
  expect((await client.get(`${orders}/history?year=x'--`)).status).toBe(400);
});

test('ORD-02: an order is OPEN until all of it is SHIPPED or CANCELLED', async () => {
  const { client, id } = await customer();
  await placeOrder('HGG-1', { customer_id: id });
  await placeOrder('HGG-2', { customer_id: id, status: 'cancelled' });
  await placeOrder('HGG-3', { customer_id: id, shipped: '1' });
  const { orders } = bodyOf(await client.get(`${ACCOUNT}/orders/search`)).data;
  expect(orders.map(({ status }: { status: string }) => status).toSorted()).toEqual([
    'CANCELLED',
    'OPEN',
    'SHIPPED',
  ]);
});

test('ORD-04: a customer can read their own orders on any device, and nobody else’s', async () => {
  const { id } = await customer();
  const { id: other } = await customer({ email: 'other@example.org' });
  await placeOrder('HGG-1', { customer_id: id });
  const session = { id: randomUUID(), project: 'hgg' } as const;
  expect(await mayReadOrder({ ...session, customerId: id }, 'HGG-1')).not.toBeNull();
  expect(await mayReadOrder({ ...session, customerId: other }, 'HGG-1')).toBeNull();
  expect(await mayReadOrder(session, 'HGG-1')).toBeNull();
});

test('ORD-03: a guest’s orders with an address are shown once it is confirmed', async () => {
  const { client } = await customer();
  await placeOrder('HGG-9', { email: 'Max@example.org' });
  const search = () => client.get(`${ACCOUNT}/orders/search`);
  expect(numbersIn(await search())).toEqual([]);
  const token = await tokenIn('account-registered');
  await visitor().post(`${ACCOUNT}/confirm`, { token });
  expect(numbersIn(await search())).toEqual(['HGG-9']);
  expect((await visitor().post(`${ACCOUNT}/confirm`, { token })).status).toBe(410);
});

test('RSV-12: a store’s phone number is formatted for the reader, wherever the reservation was made', async () => {
  const { client, id } = await customer();
  await rows(
    `INSERT INTO shop.stores (number, project, name, street, postal_code, city, country, phone,
       opening_hours, latitude, longitude)
     VALUES ('101', 'hgg', 'München', 'x', '80331', 'München', 'DE', '+49 89 99998101', '[]', 48, 11)
     ON CONFLICT (number) DO UPDATE SET phone = excluded.phone, country = excluded.country`,
  );
  await rows(
    `INSERT INTO shop.reservations (project, number, request_key, customer_id, store, locale, origin,
       first_name, last_name, email, status, held_until)
     SELECT 'hgg', 'HGG-R' || nth, gen_random_uuid(), $1, '101', locale, 'http://x', 'Max', 'Muster',
       'max@example.org', 'held', now()
     FROM unnest(ARRAY['de-de', 'en-us']) WITH ORDINALITY AS made (locale, nth)`,
    [id],
  );
  const { data } = bodyOf(await client.get(`${ACCOUNT}/reservation/history`));
  const shown = data.map(({ store }: { store: { shownPhone: string } }) => store.shownPhone);
  expect(shown).toEqual(['089 99998101', '089 99998101']);
});

test('RSV-12, ACC-06: a customer’s reservations have number, date, store and article', async () => {
  const { client, id } = await customer();
  await rows(
    `INSERT INTO shop.reservations (project, number, request_key, customer_id, store, locale, origin,
       first_name, last_name, email, status, held_until)
     VALUES ('hgg', 'HGG-R1', gen_random_uuid(), $1, '101', 'de-de', 'http://x', 'Max', 'Muster',
       'max@example.org', 'held', now())`,
    [id],
  );
  const { data } = bodyOf(await client.get(`${ACCOUNT}/reservation/history`));
  expect(data).toEqual([
    expect.objectContaining({ number: 'HGG-R1', placedAt: expect.any(Number) }),
  ]);
  const { client: other } = await customer({ email: 'other@example.org' });
  expect(bodyOf(await other.get(`${ACCOUNT}/reservation/history`)).data).toEqual([]);
});
