import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { shop } from './schema';
import { attemptedAt, orderLines, orders } from './schema-orders';
import { sessions } from './schema-visits';
import { vouchers } from './schema-vouchers';
import type { VatPart } from './vat-part';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

const orderId = () =>
  uuid('order_id')
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' });

/** Pieces of one line. */
export interface LinePieces {
  lineId: string;
  quantity: number;
}

/** Pieces of one line that a customer has withdrawn from. */
export interface WithdrawnPieces extends LinePieces {
  /** How many of them had been shipped and so must be sent back; missing in older declarations. */
  toReturn?: number;
}

/** Parcels in which orders were shipped. */
export const parcels = shop.table(
  'parcels',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: orderId(),
    carrier: text('carrier').notNull(),
    /** The carrier's tracking number. */
    number: text('number').notNull(),
    shippedAt: moment('shipped_at').notNull().defaultNow(),
  },
  (table) => [
    index('parcels_shipped_at').on(table.shippedAt),
    unique('parcels_are_one_per_number').on(table.orderId, table.carrier, table.number),
  ],
);

export const parcelLines = shop.table(
  'parcel_lines',
  {
    parcelId: uuid('parcel_id')
      .notNull()
      .references(() => parcels.id, { onDelete: 'cascade' }),
    lineId: uuid('line_id')
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    index('parcel_lines_line_id').on(table.lineId),
    primaryKey({ columns: [table.parcelId, table.lineId] }),
    check('parcel_lines_quantity_is_positive', sql`${table.quantity} > 0`),
  ],
);

/**
 * Reductions of an order: pieces cancelled or returned, or an allowance. All amounts are in minor
 * units, and together they give what is left of the order.
 */
export const refunds = shop.table(
  'refunds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: orderId(),
    /** `late`: a bank transfer that arrived after its order had ended. */
    reason: text('reason', { enum: ['cancelled', 'returned', 'allowance', 'late'] }).notNull(),
    /**
     * Pieces that it refunds; empty for an allowance, and for refunds written before pieces were
     * recorded.
     */
    lines: jsonb('lines')
      .$type<readonly LinePieces[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    /** Price of the pieces, before discount. */
    goods: integer('goods').notNull(),
    /** Share of the order's discount on these pieces. */
    discount: integer('discount').notNull(),
    shipping: integer('shipping').notNull(),
    /** Granted in addition; negative when pieces come back whose price it had lowered. */
    allowance: integer('allowance').notNull().default(0),
    total: integer('total').notNull(),
    /** Part of the total that paid for gift cards that were not taxed. */
    soldGiftCards: integer('sold_gift_cards').notNull().default(0),
    /** Tax contained in the rest of the total. */
    vat: integer('vat').notNull(),
    /** Amounts by rate; `null` if all is taxed at the order's rate. */
    vatParts: jsonb('vat_parts').$type<readonly VatPart[]>(),
    /** Part of the total that is paid back as money. */
    money: integer('money').notNull(),
    /** Part of the total that is put back on gift cards. */
    giftCards: integer('gift_cards').notNull(),
    /** Part of that put back on cards that were taxed when they were sold. */
    taxedGiftCards: integer('taxed_gift_cards').notNull().default(0),
    /** Part of the total that was never paid: the invoice is reduced by it. */
    credited: integer('credited').notNull(),
    /** `open` until the money has been sent. */
    status: text('status', { enum: ['open', 'done'] }).notNull(),
    /** The provider's id of the refund; `null` for bank transfers and where no money moves. */
    providerId: text('provider_id').unique(),
    attemptedAt: attemptedAt(),
    createdAt: moment('created_at').notNull().defaultNow(),
    doneAt: moment('done_at'),
  },
  (table) => [
    index('refunds_order_id').on(table.orderId),
    index('refunds_created_at').on(table.createdAt),
    index('refunds_open')
      .on(table.createdAt)
      .where(sql`${table.status} = 'open'`),
    check(
      'refunds_add_up',
      sql`${table.total} = ${table.goods} - ${table.discount} + ${table.shipping} + ${table.allowance}
        AND ${table.total} = ${table.money} + ${table.giftCards} + ${table.credited}
        AND LEAST(${table.total}, ${table.money}, ${table.giftCards}, ${table.credited}) >= 0
        AND ${table.taxedGiftCards} BETWEEN 0 AND ${table.giftCards}`,
    ),
    check('refunds_status_is_known', sql`${table.status} IN ('open', 'done')`),
    check(
      'refunds_reason_is_known',
      sql`${table.reason} IN ('cancelled', 'returned', 'allowance', 'late')`,
    ),
  ],
);

/** Last document number of a shop; locked while the next document is written. */
export const documentNumbers = shop.table(
  'document_numbers',
  {
    project: text('project').notNull(),
    kind: text('kind').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.project, table.kind] })],
);

/**
 * Documents as issued. The law requires invoices to be kept even when their order has been deleted.
 */
export const documents = shop.table(
  'documents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    project: text('project').notNull(),
    kind: text('kind', { enum: ['invoice', 'creditNote'] }).notNull(),
    /** The refund that a credit note documents. */
    refundId: uuid('refund_id').references(() => refunds.id, { onDelete: 'set null' }),
    /** Consecutive, without gaps, for each shop and kind of document. */
    number: integer('number').notNull(),
    locale: text('locale').notNull(),
    file: bytes('file').notNull(),
    issuedAt: moment('issued_at').notNull().defaultNow(),
  },
  (table) => [
    index('documents_order_id').on(table.orderId),
    unique('documents_are_one_per_number').on(table.project, table.kind, table.number),
    uniqueIndex('invoices_are_one_per_order')
      .on(table.orderId)
      .where(sql`${table.kind} = 'invoice'`),
    unique('credit_notes_are_one_per_refund').on(table.refundId),
  ],
);

/**
 * Sessions of guests who proved access to an order by its number and email address; valid for a
 * while.
 */
export const orderReaders = shop.table(
  'order_readers',
  {
    orderId: orderId(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    until: moment('until').notNull(),
  },
  (table) => [
    index('order_readers_session_id').on(table.sessionId),
    index('order_readers_until').on(table.until),
    primaryKey({ columns: [table.orderId, table.sessionId] }),
  ],
);

/** Declarations of withdrawal (Directive 2011/83/EU, article 11a). */
export const withdrawals = shop.table(
  'withdrawals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: orderId(),
    /** Idempotency key: submitting the form twice declares one withdrawal. */
    key: text('key').notNull().unique(),
    name: text('name').notNull(),
    lines: jsonb('lines').$type<WithdrawnPieces[]>().notNull(),
    declaredAt: moment('declared_at').notNull().defaultNow(),
    /** When all of its pieces were cancelled or had come back, or staff closed it. */
    answeredAt: moment('answered_at'),
  },
  (table) => [
    index('withdrawals_order_id').on(table.orderId),
    index('withdrawals_open')
      .on(table.declaredAt)
      .where(sql`${table.answeredAt} IS NULL`),
  ],
);

/** Notes of staff about orders. */
export const orderNotes = shop.table(
  'order_notes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: orderId(),
    text: text('text').notNull(),
    writtenAt: moment('written_at').notNull().defaultNow(),
  },
  (table) => [index('order_notes_order_id').on(table.orderId)],
);

/** Gift cards sold, with the order line each was issued for. */
export const issuedGiftCards = shop.table(
  'issued_gift_cards',
  {
    lineId: uuid('line_id')
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    /** Index of the piece within its line, from 0. */
    piece: integer('piece').notNull(),
    project: text('project').notNull(),
    code: text('code').notNull(),
    voidedAt: moment('voided_at'),
  },
  (table) => [
    index('issued_gift_cards_code').on(table.project, table.code),
    primaryKey({ columns: [table.lineId, table.piece] }),
    foreignKey({
      columns: [table.project, table.code],
      foreignColumns: [vouchers.project, vouchers.code],
      name: 'issued_gift_cards_have_a_voucher',
    }),
  ],
);

/** Webhook events already processed: the provider sends each at least once. */
export const paymentEvents = shop.table(
  'payment_events',
  {
    /** The provider's event id. */
    id: text('id').primaryKey(),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (table) => [index('payment_events_received_at').on(table.receivedAt)],
);
