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
  /** How many of them had been shipped, so that they come back by parcel; older declarations lack it. */
  toReturn?: number;
}

/** Parcels an order was sent in. */
export const parcels = shop.table(
  'parcels',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: orderId(),
    carrier: text('carrier').notNull(),
    /** The carrier's, by which it is tracked. */
    number: text('number').notNull(),
    shippedAt: moment('shipped_at').notNull().defaultNow(),
  },
  (table) => [unique('parcels_are_one_per_number').on(table.orderId, table.carrier, table.number)],
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
 * What an order costs less than before: pieces cancelled or returned, or an allowance. All sums are in
 * minor units and add up to what is left of the order.
 */
export const refunds = shop.table(
  'refunds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: orderId(),
    /** `late`: a transfer for an order that had ended by then. */
    reason: text('reason', { enum: ['cancelled', 'returned', 'allowance', 'late'] }).notNull(),
    /** Pieces that it is for; none of an allowance, and of refunds written before they were noted. */
    lines: jsonb('lines')
      .$type<readonly LinePieces[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    /** Price of the pieces, before discount. */
    goods: integer('goods').notNull(),
    /** The discount they had. */
    discount: integer('discount').notNull(),
    shipping: integer('shipping').notNull(),
    /** Granted besides; less than 0 when pieces come back whose price it had lowered. */
    allowance: integer('allowance').notNull().default(0),
    total: integer('total').notNull(),
    /** The part of the total that bought gift cards had cost, which were not taxed. */
    soldGiftCards: integer('sold_gift_cards').notNull().default(0),
    /** Tax within the rest of the total. */
    vat: integer('vat').notNull(),
    /** The parts of the total: given back as money, */
    money: integer('money').notNull(),
    /** put back on gift cards, */
    giftCards: integer('gift_cards').notNull(),
    /** or never paid: the invoice is that much lower. */
    credited: integer('credited').notNull(),
    /** `open` until the money is on its way. */
    status: text('status', { enum: ['open', 'done'] }).notNull(),
    /** The provider's id of the refund; `null` for bank transfers and where no money moves. */
    providerId: text('provider_id').unique(),
    attemptedAt: attemptedAt(),
    createdAt: moment('created_at').notNull().defaultNow(),
    doneAt: moment('done_at'),
  },
  (table) => [
    index('refunds_order_id').on(table.orderId),
    index('refunds_open')
      .on(table.createdAt)
      .where(sql`${table.status} = 'open'`),
    check(
      'refunds_add_up',
      sql`${table.total} = ${table.goods} - ${table.discount} + ${table.shipping} + ${table.allowance}
        AND ${table.total} = ${table.money} + ${table.giftCards} + ${table.credited}
        AND LEAST(${table.total}, ${table.money}, ${table.giftCards}, ${table.credited}) >= 0`,
    ),
    check('refunds_status_is_known', sql`${table.status} IN ('open', 'done')`),
    check(
      'refunds_reason_is_known',
      sql`${table.reason} IN ('cancelled', 'returned', 'allowance', 'late')`,
    ),
  ],
);

/** Last number that was given to a document of a shop; locked while the next is written. */
export const documentNumbers = shop.table(
  'document_numbers',
  {
    project: text('project').notNull(),
    kind: text('kind').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.project, table.kind] })],
);

/** Documents as they were issued. Invoices are kept by law, also when an order is gone. */
export const documents = shop.table(
  'documents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    project: text('project').notNull(),
    kind: text('kind', { enum: ['invoice', 'creditNote'] }).notNull(),
    /** What a credit note is about. */
    refundId: uuid('refund_id').references(() => refunds.id, { onDelete: 'set null' }),
    /** Without gaps for each shop and kind. */
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

/** Guests who have named an order's number and email: their session may read it for a while. */
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
    /** Sent twice, the form declares once. */
    key: text('key').notNull().unique(),
    name: text('name').notNull(),
    lines: jsonb('lines').$type<WithdrawnPieces[]>().notNull(),
    declaredAt: moment('declared_at').notNull().defaultNow(),
  },
  (table) => [index('withdrawals_order_id').on(table.orderId)],
);

/** What staff have noted about an order. */
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

/** Gift cards that were bought: which order's line each was issued for. */
export const issuedGiftCards = shop.table(
  'issued_gift_cards',
  {
    lineId: uuid('line_id')
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    /** From 0, below the line's quantity. */
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
