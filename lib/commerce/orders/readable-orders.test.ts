import { randomUUID } from 'node:crypto';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import type { ProjectId } from '@/lib/shop/project/projects';
import type { Session } from '@/lib/shop/page-context/session';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { mayReadOrder, openOrder } from './may-read-order.server';
import { findOrderId } from './staff-orders.server';
import { rows } from './orders.fixture.server';

withDatabase(openTestDatabase);

const NUMBER = 'HGG-1000001';
const CUSTOMER = 'max@example.org';

async function guest(project: ProjectId = 'hgg'): Promise<Session> {
  const [session] = await rows<{ id: string }>(
    `INSERT INTO shop.sessions (token_hash, project, expires_at)
     VALUES ($1, $2, now() + interval '1 day') RETURNING id`,
    [randomUUID(), project],
  );
  return { id: session?.id ?? '', project };
}

async function customer(email: string, isConfirmed: boolean): Promise<Session> {
  const { id, project } = await guest();
  const [row] = await rows<{ id: string }>(
    `INSERT INTO shop.customers (email, email_key, password_hash, first_name, last_name, birthday,
       project, locale, confirmed_at)
     VALUES ($1, lower($1), 'none', 'Max', 'Muster', '1980-01-01', 'hgg', 'de-de',
       CASE WHEN $2::boolean THEN now() END) RETURNING id`,
    [email, isConfirmed],
  );
  return { id, project, customerId: row?.id ?? '' };
}

/** An order placed by a guest. */
async function orderOf({ id, project }: Session, number = NUMBER): Promise<string> {
  const [order] = await rows<{ id: string }>(
    `INSERT INTO shop.orders (project, number, idempotency_key, basket_id, session_id, locale,
       origin, currency, total, shipping, status, email, placed_at, paid_at, expires_at)
     VALUES ($1, $2, $3, gen_random_uuid(), $4, 'de-de', 'http://x', 'eur',
       2495, 495, 'paid', $5, now(), now(), now()) RETURNING id`,
    [project, number, randomUUID(), id, CUSTOMER],
  );
  return order?.id ?? '';
}

const open = (session: Session, number = NUMBER, email = CUSTOMER) =>
  openOrder({ project: session.project, number, email }, async () => session);

beforeEach(() => rows('DELETE FROM shop.orders; DELETE FROM shop.customers'));

test('ORD-04: the session that placed an order can read it by id and by number', async () => {
  const customer = await guest();
  const id = await orderOf(customer);
  expect(await mayReadOrder(customer, id)).toBe(id);
  expect(await mayReadOrder(customer, NUMBER)).toBe(id);
  expect(await mayReadOrder(customer, NUMBER.toLowerCase())).toBe(id);
});

/** The number as copied from emails, documents and phone calls. */
const COPIED = [
  `#${NUMBER}`,
  NUMBER.replace('-', '\u2013'),
  NUMBER.replace('-', ''),
  ` ${NUMBER.toLowerCase().replace('-', '\u00A0')} `,
  '\u200BHGG\u20111000001',
  `Bestellnummer: ${NUMBER}`,
  '1000001',
];
test('ORD-04: a copied order number works for opening and reading an order and for staff', async () => {
  const customer = await guest();
  const id = await orderOf(customer);
  for (const typed of COPIED) {
    const reader = await guest();
    const found = [await open(reader, typed), await mayReadOrder(customer, typed)];
    expect([typed, ...found, await findOrderId(typed)]).toEqual([typed, id, id, id]);
  }
});

test('ORD-04: staff find no order by a number without prefix that two shops have', async () => {
  await orderOf(await guest());
  await rows(
    `INSERT INTO shop.orders (project, number, idempotency_key, basket_id, locale, origin, currency,
       total, shipping, status, email, placed_at, paid_at, expires_at)
     VALUES ('eck', 'ECK-1000001', 'eck', gen_random_uuid(), 'de-de', 'http://x', 'eur',
       2495, 495, 'paid', $1, now(), now(), now())`,
    [CUSTOMER],
  );
  expect(await findOrderId('1000001')).toBeNull();
  expect(await findOrderId('eck 1000001')).not.toBeNull();
});

test('ORD-04: neither another guest nor a visitor without a session can read an order', async () => {
  const id = await orderOf(await guest());
  for (const session of [await guest(), null]) {
    expect(await mayReadOrder(session, id)).toBeNull();
    expect(await mayReadOrder(session, NUMBER)).toBeNull();
  }
});

test('ORD-04: a session can read no other order than the requested one', async () => {
  const customer = await guest();
  await orderOf(customer);
  expect(await mayReadOrder(customer, randomUUID())).toBeNull();
  expect(await mayReadOrder(customer, 'HGG-1000002')).toBeNull();
  expect(await mayReadOrder(customer, NUMBER.padEnd(61, '0'))).toBeNull();
});

test('ORD-04: an order cannot be read in another shop by session, customer or guest', async () => {
  const newGuest = await customer(CUSTOMER, true);
  const id = await orderOf(newGuest);
  await open(newGuest);
  expect(await mayReadOrder(newGuest, id)).toBe(id);
  expect(await mayReadOrder({ ...newGuest, project: 'hrm' }, id)).toBeNull();
  expect(await mayReadOrder({ ...newGuest, project: 'hrm' }, NUMBER)).toBeNull();
});

test('ORD-04: number and email of an order open it only in its own shop', async () => {
  await orderOf(await guest());
  const elsewhere = await guest('hrm');
  expect(await open(elsewhere)).toBeNull();
  expect(await rows('SELECT 1 FROM shop.order_readers')).toEqual([]);
});

test('ORD-04: a customer with a confirmed address can read orders they placed as a guest', async () => {
  const id = await orderOf(await guest());
  expect(await mayReadOrder(await customer('Max@example.org', true), id)).toBe(id);
});

test('ORD-04: a customer with an unconfirmed address cannot read its orders', async () => {
  const id = await orderOf(await guest());
  expect(await mayReadOrder(await customer(CUSTOMER, false), id)).toBeNull();
});

test('ORD-04: a customer cannot read another customer’s order with their address', async () => {
  const owner = await customer('owner@example.org', true);
  const id = await orderOf(await guest());
  await rows('UPDATE shop.orders SET customer_id = $1', [owner.customerId]);
  expect(await mayReadOrder(owner, id)).toBe(id);
  expect(await mayReadOrder(await customer(CUSTOMER, true), id)).toBeNull();
});

test('ORD-04: a guest who enters number and email can read the order, and no other guest can', async () => {
  const id = await orderOf(await guest());
  const reader = await guest();
  expect(await open(reader, ` ${NUMBER.toLowerCase()} `, ' MAX+shop@Example.org ')).toBe(id);
  expect(await mayReadOrder(reader, id)).toBe(id);
  expect(await mayReadOrder(await guest(), id)).toBeNull();
});

test('ORD-04: a guest who has opened one order can read no other', async () => {
  await orderOf(await guest());
  const other = await orderOf(await guest(), 'HGG-1000002');
  const reader = await guest();
  await open(reader);
  expect(await mayReadOrder(reader, other)).toBeNull();
  expect(await mayReadOrder(reader, 'HGG-1000002')).toBeNull();
});

test('ORD-04: a customer does not read by the confirmed address of another', async () => {
  const id = await orderOf(await guest());
  expect(await mayReadOrder(await customer(CUSTOMER, true), id)).toBe(id);
  expect(await mayReadOrder(await customer('eva@example.org', false), id)).toBeNull();
});

test('ORD-04: a wrong number or email opens nothing and begins no session', async () => {
  await orderOf(await guest());
  const ensure = jest.fn(guest);
  const named = { project: 'hgg', number: NUMBER, email: CUSTOMER };
  expect(await openOrder({ ...named, number: 'HGG-1000002' }, ensure)).toBeNull();
  expect(await openOrder({ ...named, email: 'eva@example.org' }, ensure)).toBeNull();
  expect(ensure).not.toHaveBeenCalled();
});

test('ORD-04: an opened order can be read for an hour, and for another when it is reopened', async () => {
  const id = await orderOf(await guest());
  const reader = await guest();
  const pass = (minutes: number) =>
    rows(`UPDATE shop.order_readers SET until = until - make_interval(mins => $1)`, [minutes]);
  await open(reader);
  await pass(59);
  expect(await mayReadOrder(reader, id)).toBe(id);
  await open(reader);
  await pass(59);
  expect(await mayReadOrder(reader, id)).toBe(id);
  await pass(1);
  expect(await mayReadOrder(reader, id)).toBeNull();
});
