import {
  SECRET_KEY,
  startService,
  WEBHOOK_SECRET,
} from '@/packages/stripe-local/testing/running-service';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { payTransfer } from '@/lib/commerce/orders/accept-transfer.server';
import { expireOrder } from '@/lib/commerce/orders/expire-order.server';
import { ordered } from '@/lib/commerce/orders/order-life.fixture.server';
import { newGuest, rows, withOrders } from '@/lib/commerce/orders/orders.fixture.server';
import {
  CONTACT_DAYS,
  RESERVATION_DAYS,
  SENT_DAYS,
  UNCONFIRMED_ACCOUNT_DAYS,
} from './retention.server';
import { tasks } from './tasks.server';

withOrders(openTestDatabase, startService, {
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
});

const applyRetention = () => tasks['apply-retention']();
const days = (count: number) => `now() - interval '${count} days'`;

beforeEach(() =>
  rows(`DELETE FROM shop.outbox; DELETE FROM shop.payment_events; DELETE FROM shop.contact_messages;
    DELETE FROM shop.reservations; DELETE FROM shop.customers; DELETE FROM shop.form_entries; DELETE FROM shop.article_notices;
    DELETE FROM shop.newsletter_subscriptions; DELETE FROM shop.loyalty_cards`),
);

test('ORD-02: an unpaid order is anonymised after thirty days, a paid one is kept', async () => {
  const ended = await ordered('prepayment');
  const paid = await ordered('prepayment');
  await expireOrder(ended.orderId);
  await payTransfer(paid.orderId);
  await applyRetention();
  expect(await rows(`SELECT 1 FROM shop.orders WHERE email = ''`)).toEqual([]);
  await rows(
    `UPDATE shop.orders SET cancelled_at = now() - interval '31 days' WHERE status = 'cancelled'`,
  );
  await applyRetention();
  expect(await rows(`SELECT id FROM shop.orders WHERE email = ''`)).toEqual([
    { id: ended.orderId },
  ]);
  const namesOn = (id: string) =>
    rows(`SELECT DISTINCT last_name FROM shop.addresses WHERE order_id = $1`, [id]);
  expect(await namesOn(ended.orderId)).toEqual([{ last_name: '' }]);
  expect(await namesOn(paid.orderId)).toEqual([{ last_name: 'Muster' }]);
});

test('ORD-02: a guest’s expired session is deleted with its basket, others are kept', async () => {
  const expired = await newGuest();
  const current = await newGuest();
  await rows(`UPDATE shop.sessions SET expires_at = now() WHERE id = $1`, [expired.id]);
  await applyRetention();
  expect(await rows('SELECT session_id FROM shop.baskets')).toEqual([{ session_id: current.id }]);
});

test('ORD-02: one run deletes all expired sessions, however many there are', async () => {
  await rows(`INSERT INTO shop.sessions (project, token_hash, expires_at)
    SELECT 'hgg', 'many-' || n, now() - interval '1 day' FROM generate_series(1, 2500) n`);
  await applyRetention();
  expect(await rows('SELECT 1 FROM shop.sessions WHERE expires_at <= now()')).toEqual([]);
});

test('ORD-02: a guest’s order is kept after their session has expired', async () => {
  const { orderId } = await ordered('invoice');
  await rows('UPDATE shop.sessions SET expires_at = now()');
  await applyRetention();
  expect(await rows('SELECT id, session_id FROM shop.orders')).toEqual([
    { id: orderId, session_id: null },
  ]);
});

/**
 * A customer with sessions in two shops, a basket, a wishlist, and devices that expire at `ends`.
 */
async function customerWith(ends: string[]) {
  await rows(`
    INSERT INTO shop.customers
      (email, email_key, first_name, last_name, password_hash, project, locale, birthday)
    VALUES ('max@example.org', 'max@example.org', 'Max', 'Muster', 'x', 'hgg', 'de-de', '1980-02-29');
    INSERT INTO shop.sessions (customer_id, project)
    SELECT customers.id, shops.key FROM shop.customers, (VALUES ('hgg'), ('eck')) AS shops (key);
    INSERT INTO shop.baskets (session_id, project)
    SELECT id, project FROM shop.sessions WHERE customer_id IS NOT NULL;
    INSERT INTO shop.wishlists (session_id, project, changed_at)
    SELECT id, project, ${days(400)} FROM shop.sessions WHERE customer_id IS NOT NULL`);
  for (const [index, end] of ends.entries())
    await rows(
      `INSERT INTO shop.customer_devices (session_id, token_hash, name, expires_at)
       SELECT id, $1, 'Firefox', now() + $2::interval FROM shop.sessions WHERE project = 'hgg'
         AND customer_id IS NOT NULL`,
      [`device ${index}`, end],
    );
}

const ofCustomers = (table: string) =>
  rows(`SELECT 1 FROM shop.${table} AS own JOIN shop.sessions AS session ON session.id = own.session_id
    WHERE session.customer_id IS NOT NULL`);

test.each(['a day', 'a year'])(
  'LGN-04: a customer who returns after %s finds sessions, baskets and lists unchanged',
  async (pause) => {
    await customerWith([pause === 'a day' ? '6 days' : '-300 days']);
    await rows(`UPDATE shop.baskets SET changed_at = ${days(400)};
      UPDATE shop.sessions SET created_at = ${days(400)} WHERE customer_id IS NOT NULL`);
    await applyRetention();
    expect(await rows('SELECT 1 FROM shop.sessions WHERE customer_id IS NOT NULL')).toHaveLength(2);
    expect(await ofCustomers('baskets')).toHaveLength(2);
    expect(await ofCustomers('wishlists')).toHaveLength(2);
  },
);

test('LGN-04: deletes expired logins, and no others', async () => {
  await customerWith(['6 days', '-1 second']);
  await applyRetention();
  expect(await rows('SELECT token_hash FROM shop.customer_devices')).toEqual([
    { token_hash: 'device 0' },
  ]);
});

test('ORD-02: keeps emails, provider events and messages for their time, and no longer', async () => {
  await rows(`
    INSERT INTO shop.outbox (key, kind, payload, sent_at) VALUES
      ('old', 'order-paid', '{}', ${days(SENT_DAYS + 1)}),
      ('young', 'order-paid', '{}', ${days(SENT_DAYS - 1)}), ('unsent', 'order-paid', '{}', NULL);
    INSERT INTO shop.payment_events (id, received_at) VALUES
      ('old', ${days(SENT_DAYS + 1)}), ('young', now());
    INSERT INTO shop.contact_messages
      (project, locale, origin, email, first_name, last_name, subject, message, sent_at, confirmed_at)
    SELECT 'hgg', 'de-de', 'http://hgg.localhost', 'max@example.org', 'Max', 'Muster', subject, '',
      sent_at, confirmed_at
    FROM (VALUES
      ('old', ${days(CONTACT_DAYS + 1)}, now()), ('young', ${days(CONTACT_DAYS - 1)}, now()),
      ('unconfirmed', ${days(8)}, NULL), ('waiting', ${days(6)}, NULL)
    ) AS sent (subject, sent_at, confirmed_at)`);
  await applyRetention();
  await applyRetention();
  const kept = await rows<{ name: string }>(
    `SELECT key AS name FROM shop.outbox UNION ALL SELECT id FROM shop.payment_events
     UNION ALL SELECT subject FROM shop.contact_messages ORDER BY name`,
  );
  expect(kept.map(({ name }) => name)).toEqual(['unsent', 'waiting', 'young', 'young', 'young']);
});

test('deletes unconfirmed requests after a week and keeps confirmed ones', async () => {
  const sender = `'hgg', 'de-de', 'http://hgg.localhost'`;
  await rows(`
    INSERT INTO shop.newsletter_subscriptions
      (project, locale, origin, email, first_name, last_name, status, requested_at, confirmed_at)
    SELECT ${sender}, email, 'Max', 'Muster', status, at, confirmed FROM (VALUES
      ('old', 'requested', ${days(8)}, NULL), ('young', 'requested', ${days(6)}, NULL),
      ('confirmed', 'confirmed', ${days(800)}, ${days(800)}),
      ('again', 'requested', ${days(8)}, ${days(800)})) AS sent (email, status, at, confirmed);
    INSERT INTO shop.form_entries
      (project, locale, origin, email, kind, name, first_name, last_name, is_event, entered_at, confirmed_at)
    SELECT ${sender}, email, 'raffle', 'raffle', 'Max', 'Muster', false, at, confirmed FROM (VALUES
      ('old', ${days(8)}, NULL), ('young', ${days(6)}, NULL), ('confirmed', ${days(800)}, now()))
      AS sent (email, at, confirmed)`);
  await applyRetention();
  const emails = async (table: string) =>
    (await rows<{ email: string }>(`SELECT email FROM shop.${table} ORDER BY email`)).map(
      ({ email }) => email,
    );
  expect(await emails('newsletter_subscriptions')).toEqual(['again', 'confirmed', 'young']);
  expect(await emails('form_entries')).toEqual(['confirmed', 'young']);
});

test('a failing rule does not prevent others', async () => {
  const { id } = await newGuest();
  await rows(`UPDATE shop.sessions SET expires_at = now() WHERE id = $1;`, [id]);
  await rows('ALTER TABLE shop.session_transfers RENAME TO hidden_transfers');
  try {
    await applyRetention();
  } finally {
    await rows('ALTER TABLE shop.hidden_transfers RENAME TO session_transfers');
  }
  expect(await rows('SELECT 1 FROM shop.sessions WHERE id = $1', [id])).toEqual([]);
});

/** An account with an unconfirmed address, whose link was sent that long ago. */
async function unconfirmedAccount(age: number): Promise<string> {
  const [added] = await rows<{ id: string }>(`
    INSERT INTO shop.customers
      (email, email_key, first_name, last_name, password_hash, project, locale, birthday, registered_at)
    VALUES ('typo@example.org', 'typo@example.org', 'Max', 'Muster', 'x', 'hgg', 'de-de', '1980-02-29',
      ${days(age)}) RETURNING id`);
  const id = added?.id ?? '';
  await rows(`INSERT INTO shop.outbox (key, kind, payload, sent_at) VALUES
    ('account-registered:${id}', 'account-registered', '{}', ${days(age)})`);
  return id;
}

const accounts = () => rows('SELECT 1 FROM shop.customers');

test('deletes an unused account thirty days after its unconfirmed link was sent', async () => {
  await unconfirmedAccount(UNCONFIRMED_ACCOUNT_DAYS - 1);
  await applyRetention();
  expect(await accounts()).toHaveLength(1);
  await rows(`UPDATE shop.customers SET registered_at = registered_at - interval '2 days';
    UPDATE shop.outbox SET sent_at = sent_at - interval '2 days'`);
  await applyRetention();
  expect(await accounts()).toEqual([]);
});

const aSession = (id: string) =>
  `WITH own AS (INSERT INTO shop.sessions (customer_id, project) VALUES ('${id}', 'hgg') RETURNING id)`;

test.each<[string, (id: string) => string]>([
  [
    'confirms it after all',
    (id) => `UPDATE shop.customers SET confirmed_at = now() WHERE id = '${id}'`,
  ],
  [
    'has ordered',
    (id) => `INSERT INTO shop.orders (project, number, idempotency_key, basket_id, locale, origin,
        currency, total, shipping, status, email, placed_at, paid_at, expires_at, customer_id)
      VALUES ('hgg', 'HGG-9${Date.now()}', '${id}', gen_random_uuid(), 'de-de', 'http://x', 'eur', 2495,
        495, 'paid', 'typo@example.org', now(), now(), now(), '${id}')`,
  ],
  [
    'is logged in',
    (
      id,
    ) => `${aSession(id)} INSERT INTO shop.customer_devices (session_id, token_hash, name, expires_at)
      SELECT id, 'device', 'Firefox', now() + interval '1 day' FROM own`,
  ],
  [
    'has filled a basket',
    (id) =>
      `${aSession(id)} INSERT INTO shop.baskets (session_id, project) SELECT id, 'hgg' FROM own`,
  ],
  [
    'has written a wishlist',
    (id) =>
      `${aSession(id)} INSERT INTO shop.wishlists (session_id, project) SELECT id, 'hgg' FROM own`,
  ],
  [
    'has a loyalty card',
    (id) => `INSERT INTO shop.loyalty_cards (number, level, customer_id)
      VALUES ('10000010', 'blue', '${id}')`,
  ],
  [
    'has another link that is open',
    (id) => `INSERT INTO shop.customer_tokens (token_hash, customer_id, purpose, expires_at)
      VALUES ('reset', '${id}', 'reset', now() + interval '1 hour')`,
  ],
  [
    'gets its link late',
    (id) => `UPDATE shop.outbox SET sent_at = now() WHERE key = 'account-registered:${id}'`,
  ],
  [
    'waits for its link',
    (id) => `UPDATE shop.outbox SET sent_at = NULL WHERE key = 'account-registered:${id}'`,
  ],
])('keeps an old, unconfirmed account whose customer %s', async (_, use) => {
  await rows(use(await unconfirmedAccount(UNCONFIRMED_ACCOUNT_DAYS + 1)));
  await applyRetention();
  expect(await accounts()).toHaveLength(1);
});

test('RSV-05: a guest’s reservation is deleted 90 days after its end, a customer’s and a held one are kept', async () => {
  await customerWith([]);
  await rows(`INSERT INTO shop.reservations (project, number, request_key, customer_id, store, locale,
      origin, first_name, last_name, email, status, held_until, ended_at)
    SELECT 'hgg', number, gen_random_uuid(), owner, '101', 'de-de', 'http://hgg.localhost', 'Max',
      'Muster', 'max@example.org', 'expired', now(), ended
    FROM shop.customers, LATERAL (VALUES ('old', NULL, ${days(RESERVATION_DAYS + 1)}),
      ('young', NULL, ${days(RESERVATION_DAYS - 1)}), ('held', NULL, NULL),
      ('own', customers.id, ${days(RESERVATION_DAYS + 1)})) AS added (number, owner, ended)`);
  await applyRetention();
  expect(await rows('SELECT number FROM shop.reservations ORDER BY number')).toEqual(
    ['held', 'own', 'young'].map((number) => ({ number })),
  );
});
