import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  text,
  timestamp,
  unique,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { knownCurrency, shop } from './schema';
import { customers } from './schema-customers';
import { sessions } from './schema-visits';
import type { VatPart } from './vat-part';

const moment = (name: string) => timestamp(name, { withTimezone: true });
/**
 * When the current attempt at the payment provider began. Part of the idempotency key, so that a
 * new attempt is a new request; in milliseconds, the precision of `Date`.
 */
export const attemptedAt = () =>
  timestamp('attempted_at', { withTimezone: true, precision: 3 }).notNull().defaultNow();

/** All sums of orders and payments are in minor units. */
export const orders = shop.table(
  'orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    project: text('project').notNull(),
    /** `HGG-1000001` */
    number: text('number').notNull().unique(),
    /** Idempotency key of the form: submitted twice, it places one order. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    /** Visitor who placed it; the confirmation is shown only to them. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    /** Customer who placed it; `null` for a guest's. */
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /**
     * Fingerprint of the whole order: two orders from one basket with the same fingerprint are
     * duplicates.
     */
    fingerprint: text('fingerprint'),
    /** Basket that the order was placed from; it may be deleted by now. */
    basketId: uuid('basket_id').notNull(),
    locale: text('locale').notNull(),
    /** Scheme and host of the visit: the visitor's cookie is valid only there. */
    origin: text('origin').notNull(),
    currency: text('currency').notNull(),
    /** Goods less discount, plus shipping; includes the part paid by gift cards. */
    total: integer('total').notNull(),
    shipping: integer('shipping').notNull(),
    /** Discount by vouchers. */
    discount: integer('discount').notNull().default(0),
    /** Part of the total paid by gift cards; the payment provider collects the rest. */
    giftCards: integer('gift_cards').notNull().default(0),
    /** Part of that paid by cards that were taxed when they were sold. */
    taxedGiftCards: integer('taxed_gift_cards').notNull().default(0),
    /** Value added tax of the total, without what was taxed before, and its rate in per mille; no rate means an export. */
    vat: integer('vat').notNull().default(0),
    vatRate: integer('vat_rate'),
    /** Amounts by rate; `null` if all is taxed at the rate above. */
    vatParts: jsonb('vat_parts').$type<readonly VatPart[]>(),
    /** Payment method for the rest: `card`, `payPal`, `amazonPay`, `invoice`, `prepayment`. */
    paymentMethod: text('payment_method').notNull().default('card'),
    /** `accepted`: delivered before payment, on invoice. */
    status: text('status', { enum: ['pending', 'accepted', 'paid', 'cancelled'] }).notNull(),
    /** Promised day of delivery. */
    promisedFor: date('promised_for'),
    email: text('email').notNull(),
    placedAt: moment('placed_at').notNull().defaultNow(),
    paidAt: moment('paid_at'),
    cancelledAt: moment('cancelled_at'),
    /** From then on the provider is asked whether the order can still be paid. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('orders_cancelled_at')
      .on(table.cancelledAt)
      .where(sql`${table.status} = 'cancelled' AND ${table.email} <> ''`),
    index('orders_session_id').on(table.sessionId),
    index('orders_basket_id').on(table.basketId),
    index('orders_customer_id').on(table.customerId, table.placedAt),
    index('orders_email').on(sql`lower(${table.email})`),
    // Pages of the list of orders: all, of a shop, with a status.
    index('orders_placed_at').on(table.placedAt, table.id),
    index('orders_project').on(table.project, table.placedAt, table.id),
    index('orders_status').on(table.status, table.placedAt, table.id),
    // Reports of a period: what was sold in it, as `SOLD_AT` of lib/commerce/orders/export-orders.server.ts.
    index('orders_sold_at')
      .on(
        sql`(CASE ${table.paymentMethod} WHEN 'invoice' THEN ${table.placedAt} ELSE ${table.paidAt} END)`,
      )
      .where(sql`${table.paymentMethod} = 'invoice' OR ${table.paidAt} IS NOT NULL`),
    index('orders_pending_expire_at')
      .on(table.expiresAt)
      .where(sql`${table.status} = 'pending'`),
    check(
      'orders_status_is_known',
      sql`${table.status} IN ('pending', 'accepted', 'paid', 'cancelled')`,
    ),
    check('orders_currency_is_known', knownCurrency(table.currency)),
    check(
      'orders_sums_are_not_negative',
      sql`${table.shipping} >= 0 AND ${table.total} >= ${table.shipping}`,
    ),
    check(
      'orders_reductions_fit',
      sql`${table.discount} >= 0 AND ${table.giftCards} BETWEEN 0 AND ${table.total}
        AND ${table.taxedGiftCards} BETWEEN 0 AND ${table.giftCards}`,
    ),
  ],
);

/** Ordered articles with their name and price at the time, because the catalogue changes. */
export const orderLines = shop.table(
  'order_lines',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    sku: text('sku').notNull(),
    articleNumber: text('article_number').notNull(),
    /** Article number of the colour. */
    itemNumber: text('item_number').notNull(),
    name: text('name').notNull(),
    colour: text('colour').notNull(),
    size: text('size').notNull(),
    /** SKUs of the parts of a set; empty for a single article, which has its SKU above. */
    parts: text('parts')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    quantity: integer('quantity').notNull(),
    /** Price of one piece. */
    price: integer('price').notNull(),
    position: integer('position').notNull(),
    /** Rate of its tax in per mille; `null` if it is the order's. */
    vatRate: integer('vat_rate'),
    /** Whether this is a gift card: not discounted, sent by email. */
    isGiftCard: boolean('is_gift_card').notNull().default(false),
    /** Whether it is one that is taxed when it is sold. */
    isSinglePurpose: boolean('is_single_purpose').notNull().default(false),
    /** Pieces cancelled before shipping. */
    cancelled: integer('cancelled').notNull().default(0),
    shipped: integer('shipped').notNull().default(0),
    /** Pieces shipped and returned. */
    returned: integer('returned').notNull().default(0),
    /** Pieces returned and replaced by another size, which is a line of its own. */
    exchanged: integer('exchanged').notNull().default(0),
    /** Line whose pieces this one replaces, at the same price. */
    exchangeOf: uuid('exchange_of').references((): AnyPgColumn => orderLines.id, {
      onDelete: 'cascade',
    }),
    /** Pieces refunded: those cancelled, and those returned but not exchanged. */
    refunded: integer('refunded').notNull().default(0),
  },
  (table) => [
    index('order_lines_exchange_of')
      .on(table.exchangeOf)
      .where(sql`${table.exchangeOf} IS NOT NULL`),
    // Orders with pieces to ship.
    index('order_lines_open')
      .on(table.orderId)
      .where(sql`${table.cancelled} + ${table.shipped} < ${table.quantity}`),
    // Ordered by bytes, so that the beginning of a SKU finds its lines.
    index('order_lines_sku').on(sql`${table.sku} COLLATE "C"`),
    // Otherwise each search reads up to 4 MB of lines that were written lately: 0.6 ms for 10,000.
    index('order_lines_parts').using('gin', table.parts).with({ fastupdate: 'off' }),
    // The beginning of an article's name finds its lines.
    index('order_lines_name').on(sql`lower(${table.name}) COLLATE "C"`),
    check(
      'order_lines_pieces_add_up',
      sql`LEAST(${table.cancelled}, ${table.shipped}, ${table.returned}, ${table.refunded}) >= 0
        AND ${table.cancelled} + ${table.shipped} <= ${table.quantity}
        AND ${table.returned} <= ${table.shipped}
        AND ${table.exchanged} BETWEEN 0 AND ${table.returned}
        AND ${table.refunded} = ${table.cancelled} + ${table.returned} - ${table.exchanged}`,
    ),
    unique('order_lines_are_one_per_position').on(table.orderId, table.position),
    check('order_lines_quantity_is_positive', sql`${table.quantity} > 0`),
    check('order_lines_price_is_not_negative', sql`${table.price} >= 0`),
  ],
);

/** Delivery and billing addresses of orders. */
export const addresses = shop.table(
  'addresses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['delivery', 'invoice'] }).notNull(),
    salutation: text('salutation'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    company: text('company'),
    /** VAT number of the company, in the invoice address of a business. */
    vatNumber: text('vat_number'),
    /** What the company wants to read on its invoice, such as a cost centre. */
    customerReference: text('customer_reference'),
    street: text('street').notNull(),
    houseNumber: text('house_number'),
    addition: text('addition'),
    postalCode: text('postal_code').notNull(),
    city: text('city').notNull(),
    /** ISO 3166-1 alpha-2, upper case. */
    country: text('country').notNull(),
    /** Postal abbreviation, in the US and Canada. */
    state: text('state'),
    phone: text('phone'),
  },
  (table) => [
    // Ordered by bytes, so that the beginning of a name finds it.
    index('addresses_last_name').on(sql`lower(${table.lastName}) COLLATE "C"`),
    index('addresses_name').on(
      sql`lower(${table.firstName} || ' ' || ${table.lastName}) COLLATE "C"`,
    ),
    unique('addresses_are_one_per_kind').on(table.orderId, table.kind),
    check('addresses_kind_is_known', sql`${table.kind} IN ('delivery', 'invoice')`),
  ],
);

/** Sessions at the payment provider; an order may need more than one. */
export const payments = shop.table(
  'payments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** `stripe`; `invoice` and `prepayment` are paid by bank transfer. */
    provider: text('provider').notNull(),
    /** The provider's id; `null` until it has responded. */
    sessionId: text('session_id').unique(),
    /** The provider's id of the payment, needed for refunds. */
    intentId: text('intent_id'),
    attemptedAt: attemptedAt(),
    /**
     * Payment methods that the provider's page offers, by the provider's names and in this order:
     * those of the country when the order was placed.
     */
    methods: text('methods')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** When the visitor completed a payment that takes days to arrive. */
    delayedAt: moment('delayed_at'),
    status: text('status', { enum: ['open', 'paid', 'expired', 'refunded'] }).notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [
    index('payments_order_id').on(table.orderId),
    index('payments_intent_id').on(table.intentId),
    check(
      'payments_status_is_known',
      sql`${table.status} IN ('open', 'paid', 'expired', 'refunded')`,
    ),
    check('payments_amount_is_not_negative', sql`${table.amount} >= 0`),
  ],
);

/** Emails to send, written in the transaction of what they report. */
export const outbox = shop.table(
  'outbox',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Identifies the event, so that its email is sent once: `order-paid:<order id>` */
    key: text('key').notNull().unique(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Until then the email belongs to one process, and no other sends it. */
    claimedUntil: moment('claimed_until'),
    sentAt: moment('sent_at'),
    /** Message-ID of the email. */
    messageId: text('message_id'),
  },
  (table) => [
    // Finds a customer's emails, which are deleted with the account.
    index('outbox_customer').on(sql`(${table.payload}->>'customerId')`),
    index('outbox_email').on(sql`lower(${table.payload}->>'email')`),
    index('outbox_sent_at')
      .on(table.sentAt)
      .where(sql`${table.sentAt} IS NOT NULL`),
    index('outbox_unsent')
      .on(table.id)
      .where(sql`${table.sentAt} IS NULL`),
  ],
);
