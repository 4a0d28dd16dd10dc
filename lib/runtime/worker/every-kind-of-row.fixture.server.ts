import { forgetCustomer } from '@/lib/api/account/forget-customer.server';
import { findCustomer } from '@/lib/customer/account/customers.server';
import { payTransfer, takeTransfer } from '@/lib/commerce/orders/accept-transfer.server';
import { cancelPieces } from '@/lib/commerce/orders/cancel-pieces.server';
import { expireOrder } from '@/lib/commerce/orders/expire-order.server';
import { finishOrder } from '@/lib/commerce/orders/finish-order.server';
import { ordered } from '@/lib/commerce/orders/order-life.fixture.server';
import { sentImport, webhook } from './partner-rows.fixture.server';
import { newGuest, LAST_PIECE, rows, SHIRT } from '@/lib/commerce/orders/orders.fixture.server';

/** Fills in the page of the payment provider. @param page its id */
type Pay = (page: string) => Promise<unknown>;

const CATALOGUE = `
  INSERT INTO shop.stores (number, project, name, street, postal_code, city, country, phone,
      opening_hours, latitude, longitude)
    VALUES ('101', 'hgg', 'Köln', 'Weg 1', '50667', 'Köln', 'DE', '0221 1', '[]', 0, 0);
  INSERT INTO shop.store_stock (store, sku, stock) VALUES ('101', '${SHIRT}', 5);
  INSERT INTO shop.sets VALUES ('20310009', '20310009-100', 'hgg', '{20310000}');
  INSERT INTO shop.set_prices VALUES ('20310009', 'eur', 9000);
  INSERT INTO shop.past_prices VALUES ('${SHIRT}', 'eur', 2500, now());
  INSERT INTO shop.reviews (article_number, rating, name, published_at, messages)
    VALUES ('20310000', 5, 'M. K.', now(), '[]');
  INSERT INTO shop.vouchers (project, code, kind, percent, valid_until)
    VALUES ('hgg', 'TENPERCENT', 'percentage', 10, now() + interval '1 hour');
  INSERT INTO shop.vouchers (project, code, kind, balance, currency)
    VALUES ('hgg', 'GIFTCARD', 'giftCard', 1000, 'eur');
  INSERT INTO shop.loyalty_cards (number, pin_hash, level) VALUES ('10000001', 'x', 'blue');
  INSERT INTO shop.loyalty_vouchers (card_number, description, valid_until, current_value, status, branch)
    VALUES ('10000001', 'Danke', current_date, 500, 'available', '101');
  INSERT INTO shop.articles (number, project, merchant_number, content)
    VALUES ('80000000', 'hgg', 'LH-1', '{}');
  INSERT INTO shop.catalogue_seeds VALUES ('application', '1');
  INSERT INTO shop.catalogue_seed_indices VALUES ('application', 'index', '1');
  INSERT INTO shop.index_push (id, sent_at) VALUES (1, now()) ON CONFLICT DO NOTHING`;

/** A wishlist, a reservation list, a form draft, and basket changes. */
const addLists = (session: string) =>
  rows(`
    INSERT INTO shop.wishlists (session_id, project) VALUES ('${session}', 'hgg');
    INSERT INTO shop.wishlist_items (wishlist_id, article_number, item_number, removed_at)
      SELECT id, '20310000', item, removed FROM shop.wishlists,
        (VALUES ('20310000-312', NULL), ('20310000-100', now())) AS items (item, removed)
      WHERE session_id = '${session}';
    INSERT INTO shop.reservation_baskets (session_id, project, store) VALUES ('${session}', 'hgg', '101');
    INSERT INTO shop.reservation_lines (basket_id, store, sku, quantity)
      SELECT id, '101', '${SHIRT}', 1 FROM shop.reservation_baskets WHERE session_id = '${session}';
    INSERT INTO shop.form_drafts (session_id, form, fields, errors)
      VALUES ('${session}', 'registration', '{}', '{}');
    INSERT INTO shop.basket_lines (basket_id, sku, quantity, removed_at)
      SELECT id, '${LAST_PIECE}', 1, now() FROM shop.baskets WHERE session_id = '${session}';
    INSERT INTO shop.basket_vouchers (basket_id, code)
      SELECT id, 'TENPERCENT' FROM shop.baskets WHERE session_id = '${session}';
    INSERT INTO shop.basket_intents (basket_id, key, sequence, additions, outcome)
      SELECT id, gen_random_uuid(), 1, '{}', '{}' FROM shop.baskets WHERE session_id = '${session}'`);

async function guest(): Promise<void> {
  const { id } = await newGuest();
  await addLists(id);
  await rows(`INSERT INTO shop.session_transfers (token_hash, session_id, from_token_hash, host, expires_at)
    VALUES ('transfer', '${id}', 'from', 'hgg.localhost', now() + interval '1 minute');
    INSERT INTO shop.customer_devices (session_id, token_hash, name, expires_at)
    VALUES ('${id}', 'on another domain', 'Firefox', now() + interval '7 days')`);
}

async function account(email: string, confirmedAt: 'now()' | 'NULL'): Promise<string> {
  const [added] = await rows<{ id: string }>(
    `INSERT INTO shop.customers
       (email, email_key, first_name, last_name, password_hash, project, locale, birthday, confirmed_at)
     VALUES ($1, $1, 'Max', 'Muster', 'x', 'hgg', 'de-de', '1980-02-29', ${confirmedAt}) RETURNING id`,
    [email],
  );
  if (!added) throw new Error('there is no customer');
  return added.id;
}

/** Logged in on two devices in one shop, and has a session in another. */
async function customer(): Promise<void> {
  const id = await account('customer@example.org', 'now()');
  const [session] = await rows<{ id: string }>(
    `INSERT INTO shop.sessions (customer_id, project) VALUES ($1, 'eck'), ($1, 'hgg') RETURNING id`,
    [id],
  );
  if (!session) throw new Error('there is no session');
  await rows(`
    INSERT INTO shop.customer_devices (session_id, token_hash, name, expires_at)
      SELECT '${session.id}', 'device ' || each, 'Firefox', now() + interval '7 days'
      FROM generate_series(1, 2) AS each;
    INSERT INTO shop.baskets (session_id, project) VALUES ('${session.id}', 'eck');
    INSERT INTO shop.basket_lines (basket_id, sku, quantity)
      SELECT id, '${SHIRT}', 1 FROM shop.baskets WHERE session_id = '${session.id}';
    INSERT INTO shop.customer_addresses (customer_id, kind, street_name, street_number, postal_code, city, country)
      VALUES ('${id}', 'billing', 'Weg', '1', '50667', 'Köln', 'DE');
    INSERT INTO shop.customer_passkeys (id, customer_id, host, public_key, counter, name)
      VALUES ('passkey', '${id}', 'hgg.localhost', '', 0, 'Firefox');
    INSERT INTO shop.customer_tokens (token_hash, customer_id, purpose, expires_at)
      VALUES ('reset', '${id}', 'reset', now() + interval '1 hour');
    INSERT INTO shop.loyalty_cards (number, level, customer_id) VALUES ('10000002', 'blue', '${id}');
    INSERT INTO shop.reviews (article_number, rating, name, published_at, messages, status, customer_id)
      VALUES ('20310000', 5, 'M. M.', now(), '[]', 'pending', '${id}')`);
  await addLists(session.id);
}

async function unverified(): Promise<void> {
  const id = await account('unverified@example.org', 'NULL');
  await rows(`INSERT INTO shop.customer_tokens (token_hash, customer_id, purpose, expires_at)
    VALUES ('confirm', '${id}', 'confirm', now() + interval '1 day')`);
}

/** Has not confirmed the address but has a basket. */
async function unverifiedInUse(): Promise<void> {
  const id = await account('unverified-in-use@example.org', 'NULL');
  await rows(`WITH own AS (INSERT INTO shop.sessions (customer_id, project) VALUES ('${id}', 'hgg') RETURNING id)
    INSERT INTO shop.baskets (session_id, project) SELECT id, 'hgg' FROM own`);
}

/** A deleted customer whose orders are kept for the tax office. */
async function deleted(): Promise<void> {
  const id = await account('deleted@example.org', 'now()');
  const { orderId } = await ordered('prepayment');
  await payTransfer(orderId);
  await rows('UPDATE shop.orders SET customer_id = $1, session_id = NULL WHERE id = $2', [
    id,
    orderId,
  ]);
  const found = await findCustomer(id);
  if (!found || (await forgetCustomer(found)) !== 'forgotten') throw new Error('it is still there');
}

async function midCheckout(paymentMethod: 'card' | 'sepaDebit' = 'card') {
  const { orderId, url } = await ordered(paymentMethod);
  await rows(`INSERT INTO shop.voucher_redemptions (order_id, project, code, amount)
    VALUES ('${orderId}', 'hgg', 'GIFTCARD', 300)`);
  return { orderId, page: url?.split('/').at(-1) ?? '' };
}

/** A visitor who has paid on the payment page. @returns the order's id */
async function paidBy(paymentMethod: 'card' | 'sepaDebit', pay: Pay): Promise<string> {
  const { orderId, page } = await midCheckout(paymentMethod);
  await pay(page);
  await finishOrder(orderId);
  return orderId;
}

/** A paid order with everything that can happen to one: shipment, withdrawal, return, invoice. */
async function delivered(): Promise<void> {
  const { orderId, session } = await ordered('prepayment');
  await payTransfer(orderId);
  const order = `'${orderId}'`;
  await rows(`
    INSERT INTO shop.documents (order_id, project, kind, number, locale, file)
      VALUES (${order}, 'hgg', 'invoice', 1, 'de-de', '');
    INSERT INTO shop.document_numbers (project, kind, last) VALUES ('hgg', 'invoice', 1);
    INSERT INTO shop.parcels (order_id, carrier, number) VALUES (${order}, 'dhl', '1');
    INSERT INTO shop.parcel_lines SELECT parcels.id, order_lines.id, 1 FROM shop.parcels
      JOIN shop.order_lines USING (order_id);
    INSERT INTO shop.withdrawals (order_id, key, name, lines) VALUES (${order}, '1', 'Max', '[]');
    INSERT INTO shop.registered_returns (order_id, number, request_key)
      VALUES (${order}, 'HGG-T1', gen_random_uuid());
    INSERT INTO shop.registered_return_lines (return_id, order_line_id, quantity)
      SELECT registered_returns.id, order_lines.id, 1 FROM shop.registered_returns
      JOIN shop.order_lines USING (order_id);
    INSERT INTO shop.issued_gift_cards (line_id, piece, project, code)
      SELECT id, 0, 'hgg', 'GIFTCARD' FROM shop.order_lines WHERE order_id = ${order};
    INSERT INTO shop.order_readers (order_id, session_id, until)
      VALUES (${order}, '${session.id}', now() + interval '1 hour')`);
}

async function cancelledUnpaid(): Promise<void> {
  const { orderId } = await ordered('prepayment');
  await expireOrder(orderId);
}

/** The customer has transferred the money too late and is owed it. */
async function transferredAfterItsEnd(): Promise<void> {
  const { orderId } = await ordered('prepayment');
  await expireOrder(orderId);
  await takeTransfer(orderId);
}

const SENDER = `'hgg', 'de-de', 'http://hgg.localhost'`;

const subscription = (
  status: string,
  confirmed: 'now()' | 'NULL',
  email = `${status}@example.org`,
) =>
  rows(`
    WITH added AS (INSERT INTO shop.newsletter_subscriptions
      (project, locale, origin, email, first_name, last_name, status, confirmed_at)
      VALUES (${SENDER}, '${email}', 'Max', 'Muster', '${status}', ${confirmed}) RETURNING id)
    INSERT INTO shop.newsletter_events (subscription_id, kind, text_version)
      SELECT id, '${status}', '1' FROM added`);

const alert = (status: string) =>
  rows(`INSERT INTO shop.article_notices (project, locale, origin, email, kind, sku, article_number,
      item_number, name, size, currency, price, status)
    VALUES (${SENDER}, '${status}@example.org', 'stock', '${SHIRT}', '20310000', '20310000-312', 'Hemd',
      '3XL', 'eur', 2000, '${status}')`);

const sentForm = (email: string, confirmed: 'now()' | 'NULL') =>
  rows(`
    INSERT INTO shop.form_entries
      (project, locale, origin, email, kind, name, first_name, last_name, is_event, confirmed_at)
      VALUES (${SENDER}, '${email}', 'raffle', 'raffle', 'Max', 'Muster', false, ${confirmed});
    INSERT INTO shop.contact_messages
      (project, locale, origin, email, first_name, last_name, subject, message, confirmed_at)
      VALUES (${SENDER}, '${email}', 'Max', 'Muster', 'subject', 'message', ${confirmed})`);

const reservation = (number: string, status: string, ended = 'NULL') =>
  rows(`
    WITH added AS (INSERT INTO shop.reservations (project, number, request_key, store, locale, origin,
        first_name, last_name, email, status, held_until, ended_at)
      VALUES ('hgg', '${number}', gen_random_uuid(), '101', 'de-de', 'http://hgg.localhost', 'Max', 'Muster',
        'max@example.org', '${status}', now() + interval '1 day', ${ended}) RETURNING id)
    INSERT INTO shop.reservation_items (reservation_id, sku, article_number, item_number, name, colour,
        size, quantity, position)
      SELECT id, '${SHIRT}', '20310000', '20310000-312', 'Hemd', 'Blau', '3XL', 1, 1 FROM added`);

/** An email about the last paid order. */
const email = (name: string, columns: string, values: string) =>
  rows(`INSERT INTO shop.outbox (key, kind, payload, ${columns})
    SELECT '${name}', 'order-paid', jsonb_build_object('orderId', id), ${values}
    FROM shop.orders WHERE status = 'paid' ORDER BY placed_at DESC LIMIT 1`);

async function givenUpEmail(): Promise<void> {
  await email('given-up', 'created_at', 'now()');
  await rows(`SELECT graphile_worker.add_job('send-email', '{}', job_key := 'given-up');
    UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE key = 'given-up'`);
}

const PASSING = `
  INSERT INTO shop.used_captchas VALUES ('signature', now() + interval '1 hour');
  INSERT INTO shop.passkey_challenges (challenge, purpose, host, expires_at)
    VALUES ('challenge', 'login', 'hgg.localhost', now() + interval '5 minutes');
  INSERT INTO shop.request_limits VALUES
    ('limit', 1, (extract(epoch FROM now() + interval '1 hour') * 1000)::bigint), ('endless', 1, NULL);
  INSERT INTO shop.payment_events (id) VALUES ('event')`;

/** How visitors pay at the provider. */
export interface Payers {
  byCard: Pay;
  /** Still in progress at the bank after three minutes. */
  bySlowDebit: Pay;
}

/**
 * One row of each kind that a shop can have, all created now. Later kinds may refer to earlier
 * ones.
 */
export const kindsOfRows = ({
  byCard,
  bySlowDebit,
}: Payers): Readonly<Record<string, () => Promise<unknown>>> => ({
  'the catalogue': () => rows(CATALOGUE),
  'a guest': guest,
  'a customer': customer,
  'an unverified account': unverified,
  'an unverified account in use': unverifiedInUse,
  'a deleted account’s order': deleted,
  'an order at the payment page': () => midCheckout(),
  'an order paid by debit, on its way': () => paidBy('sepaDebit', bySlowDebit),
  'a paid order': delivered,
  'an order with an open refund': async () => cancelPieces(await paidBy('card', byCard), 'all'),
  'an order that waits for its transfer': () => ordered('prepayment'),
  'an order by invoice, unpaid': () => ordered('invoice'),
  'an order cancelled unpaid': cancelledUnpaid,
  'an order cancelled, its money owed': transferredAfterItsEnd,
  'staff and editors': () =>
    rows(`INSERT INTO shop.used_editor_links VALUES ('nonce', now() + interval '1 hour'); INSERT INTO shop.editor_visits VALUES (gen_random_uuid(), '{}', now()); INSERT INTO shop.staff (email, role) VALUES ('x@example.org', 'service'); INSERT INTO shop.staff_audit (action) VALUES ('x');
      INSERT INTO shop.editor_comments (id, node, entry, author_id, text) SELECT gen_random_uuid(), 'node', 'entry', id, 'Shorter?' FROM shop.staff;
      INSERT INTO shop.staff_sessions SELECT 'x', id, now(), now() + interval '1 hour' FROM shop.staff; INSERT INTO shop.staff_links SELECT 'x', id, now() + interval '1 day' FROM shop.staff; INSERT INTO shop.staff_drafts (staff_id, path, fields, expires_at) SELECT id, '/counter', '{}', now() + interval '1 hour' FROM shop.staff;
      INSERT INTO shop.staff_passkeys (id, staff_id, host, public_key, counter, name) SELECT 'passkey', id, 'hgg.localhost', '', 0, 'Firefox' FROM shop.staff; INSERT INTO shop.staff_views (staff_id, name, query, state) SELECT id, 'mine', '', 'toShip' FROM shop.staff;
      INSERT INTO shop.planned_prices (id, article_number, currency, price, starts_at, staff_id) SELECT '00000000-0000-4000-8000-000000000000', '20310000', 'eur', 1900, now() + interval '1 hour', id FROM shop.staff;
      INSERT INTO shop.order_notes (order_id, text) SELECT id, 'called' FROM shop.orders LIMIT 1; INSERT INTO shop.content_changes (entity_id) VALUES ('entry')`),
  'a subscription, unconfirmed': () => subscription('requested', 'NULL'),
  'a subscription, requested again': () => subscription('requested', 'now()', 'again@example.org'),
  'a subscription': () => subscription('confirmed', 'now()'),
  'a subscription that ended': () => subscription('ended', 'now()'),
  'an alert, unconfirmed': () => alert('requested'),
  'an alert': () => alert('confirmed'),
  'an alert that was told': () => alert('told'),
  'a form, unconfirmed': () => sentForm('unconfirmed@example.org', 'NULL'),
  'a form': () => sentForm('confirmed@example.org', 'now()'),
  'a reservation': () => reservation('HGG-R1', 'held'),
  'a reservation that ended': () => reservation('HGG-R2', 'expired', 'now()'),
  'an email, waiting': () => email('waiting', 'created_at', 'now()'),
  'an email, claimed': () => email('claimed', 'claimed_until', `now() + interval '10 minutes'`),
  'an email, sent': () => email('sent', 'sent_at', 'now()'),
  'an email, given up': givenUpEmail,
  'an import, open': () => sentImport('open', 'NULL'),
  'an import, waiting': () => sentImport('waiting', 'NULL'),
  'an import, ended': () => sentImport('done', 'now()'),
  'a webhook': webhook,
  'what passes': () => rows(PASSING),
  'sessions of all these guests': () =>
    rows(
      `UPDATE shop.sessions SET expires_at = now() + interval '7 days' WHERE customer_id IS NULL`,
    ),
});
