import { sql, type SQL } from 'drizzle-orm';
import type { Customer } from '@/lib/customer/account/customers.server';

/**
 * Rows of a table about a customer, as a condition on its columns. Rows are found by email address
 * only once that is confirmed, because before it may be another person's.
 */
export type CustomerRows = readonly (readonly [table: string, own: SQL])[];

const within = (column: string, parent: SQL) => sql`${sql.raw(column)} IN ${parent}`;

/** Orders of a customer, and those placed with their address as a guest. */
const ordersOf = ({ id }: Customer, email: string | null) =>
  sql`(SELECT id FROM shop.orders
    WHERE customer_id = ${id} OR (customer_id IS NULL AND lower(email) = ${email}))`;

/** Tables whose rows belong to a visitor's session. */
const SESSION_TABLES = [
  'customer_devices',
  'form_drafts',
  'session_transfers',
  'order_readers',
  'baskets',
  'wishlists',
  'reservation_baskets',
];

/** Tables whose rows belong to an order. */
const ORDER_TABLES = [
  'order_lines',
  'addresses',
  'payments',
  'refunds',
  'parcels',
  'documents',
  'withdrawals',
  'registered_returns',
  'voucher_redemptions',
  'order_notes',
];

/** Tables whose rows contain their sender's email address, in lower case. */
export const SENDER_TABLES = [
  'newsletter_subscriptions',
  'contact_messages',
  'form_entries',
  'article_notices',
] as const;

const senderRows = (email: string | null): CustomerRows => [
  ...SENDER_TABLES.map((table) => [table, sql`lower(email) = ${email}`] as const),
  [
    'newsletter_events',
    sql`subscription_id IN (
      SELECT id FROM shop.newsletter_subscriptions WHERE lower(email) = ${email})`,
  ],
];

/** Tables whose rows refer to their customer. */
const CUSTOMER_TABLES = [
  'customer_addresses',
  'customer_tokens',
  'customer_passkeys',
  'passkey_challenges',
  'sessions',
  'reviews',
  'vouchers',
];

/** What the shops store about the address of a guest, table by table. @param email in lower case */
export function guestRows(email: string): CustomerRows {
  const own = sql`customer_id IS NULL AND lower(email) = ${email}`;
  const orders = sql`(SELECT id FROM shop.orders WHERE ${own})`;
  return [
    ['orders', own],
    ...ORDER_TABLES.map((table) => [table, within('order_id', orders)] as const),
    ['reservations', own],
    ['reservation_items', sql`reservation_id IN (SELECT id FROM shop.reservations WHERE ${own})`],
    ...senderRows(email),
    ['outbox', sql`lower(payload->>'email') = ${email}`],
  ];
}

/** Everything the shops store about a customer, table by table. */
export function customerRows(customer: Customer): CustomerRows {
  const { id, emailKey, confirmedAt } = customer;
  const email = confirmedAt ? emailKey : null;
  const sessions = sql`(SELECT id FROM shop.sessions WHERE customer_id = ${id})`;
  const baskets = sql`(SELECT id FROM shop.baskets WHERE session_id IN ${sessions})`;
  const orders = ordersOf(customer, email);
  const reserved = sql`customer_id = ${id} OR (customer_id IS NULL AND lower(email) = ${email})`;
  const card = sql`(SELECT number FROM shop.loyalty_cards WHERE customer_id = ${id})`;
  return [
    ['customers', sql`id = ${id}`],
    ...CUSTOMER_TABLES.map((table) => [table, sql`customer_id = ${id}`] as const),
    ['loyalty_cards', sql`customer_id = ${id} OR held_for = ${id}`],
    ['loyalty_vouchers', within('card_number', card)],
    ...SESSION_TABLES.map((table) => [table, within('session_id', sessions)] as const),
    ['basket_lines', within('basket_id', baskets)],
    ['basket_vouchers', within('basket_id', baskets)],
    ['basket_intents', within('basket_id', baskets)],
    ['checkouts', within('basket_id', baskets)],
    [
      'wishlist_items',
      sql`wishlist_id IN (SELECT id FROM shop.wishlists WHERE session_id IN ${sessions})`,
    ],
    [
      'reservation_lines',
      sql`basket_id IN (SELECT id FROM shop.reservation_baskets WHERE session_id IN ${sessions})`,
    ],
    ['reservations', reserved],
    [
      'reservation_items',
      sql`reservation_id IN (SELECT id FROM shop.reservations WHERE ${reserved})`,
    ],
    ['orders', within('id', orders)],
    ...ORDER_TABLES.map((table) => [table, within('order_id', orders)] as const),
    ...senderRows(email),
    ['outbox', sql`payload->>'customerId' = ${id} OR lower(payload->>'email') = ${emailKey}`],
  ];
}
