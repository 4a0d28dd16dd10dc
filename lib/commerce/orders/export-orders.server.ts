import { sql, type SQL } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { EU_COUNTRIES } from '@/lib/shop/project/countries';
import { PROJECT_IDS } from '@/lib/shop/project/projects';
import { shopSettings } from '@/lib/shop/settings/shop-settings.server';

export type Cell = string | number | null;

/** What a statement returns, as a table. */
export interface StatementTable {
  header: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/** Spreadsheets execute cells that begin like a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** Amounts as the database formats them, possibly beyond the range of a number. */
const NUMBER = /^-?\d+$/;

function cell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Days in the shop's time zone, both inclusive: `2026-10-01`. */
export interface Period {
  from: string;
  to: string;
}

/** A table as CSV (RFC 4180). */
export const csvText = ({ header, rows }: StatementTable): string =>
  [header, ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';

/** Time zone in which days and quarters of bookkeeping begin. */
export const ACCOUNTING_ZONE = 'Europe/Berlin';

/** Northern Ireland has a prefix of its own in the Union (Directive (EU) 2020/1756). */
const COUNTRY = sql`CASE WHEN a.country = 'GB' AND a.postal_code ~* '^\\s*BT' THEN 'XI' ELSE a.country END`;

/** Country of each shop's seller. */
const sellerCountries = () =>
  JSON.stringify(
    Object.fromEntries(PROJECT_IDS.map((shop) => [shop, shopSettings(shop).seller.country])),
  );

/**
 * Scheme under which the tax of a sale is declared: at home, the Union scheme, or the country
 * itself.
 */
const scheme = () => sql`CASE WHEN vat_rate IS NULL THEN 'export'
  WHEN country = ${sellerCountries()}::jsonb ->> project THEN 'domestic'
  WHEN country = ANY(${sql.param([...EU_COUNTRIES, 'XI'])}) THEN 'oss'
  ELSE 'local' END`;

/** Moment at which a period begins. */
const beginOf = ({ from }: Period) => sql`${from}::date::timestamp AT TIME ZONE ${ACCOUNTING_ZONE}`;
/** Moment at which the day after a period begins. */
const endOf = ({ to }: Period) => sql`(${to}::date + 1)::timestamp AT TIME ZONE ${ACCOUNTING_ZONE}`;

/** Whether a moment of a statement, by default its `at`, is within a period. */
export const isInPeriod = (period: Period, at: SQL = sql`at`) =>
  sql`${at} >= ${beginOf(period)} AND ${at} < ${endOf(period)}`;

/** Bookkeeping exports by name; all amounts in minor units, without names and addresses. */
const EXPORTS = {
  orders: {
    columns: sql`o.number, o.project, o.status, o.payment_method, o.currency, o.total, o.shipping, o.discount,
      o.gift_cards, o.taxed_gift_cards, o.vat, o.vat_rate, o.placed_at::text, o.paid_at::text, o.cancelled_at::text`,
    from: sql`shop.orders o`,
    at: sql`o.placed_at`,
    next: sql`o.number`,
  },
  lines: {
    columns: sql`o.number, l.position AS line, l.sku, l.article_number, l.item_number, l.size, l.quantity, l.price, o.currency,
      l.cancelled, l.shipped, l.returned, l.refunded, array_to_string(l.parts, ' ') AS parts, o.placed_at::text,
      CASE WHEN l.is_gift_card AND NOT l.is_single_purpose THEN NULL ELSE coalesce(l.vat_rate, o.vat_rate) END AS vat_rate`,
    from: sql`shop.order_lines l JOIN shop.orders o ON o.id = l.order_id`,
    at: sql`o.placed_at`,
    next: sql`o.number, l.position`,
  },
  payments: {
    columns: sql`o.number, p.provider, p.intent_id, p.status, p.amount, p.currency, p.changed_at::text`,
    from: sql`shop.payments p JOIN shop.orders o ON o.id = p.order_id`,
    at: sql`p.created_at`,
    next: sql`o.number`,
  },
  refunds: {
    columns: sql`o.number, r.reason, r.goods, r.discount, r.shipping, r.allowance, r.total, r.vat,
      r.money, r.gift_cards, r.taxed_gift_cards, r.credited, r.status, r.provider_id, o.currency, r.created_at::text`,
    from: sql`shop.refunds r JOIN shop.orders o ON o.id = r.order_id`,
    at: sql`r.created_at`,
    next: sql`o.number`,
  },
} as const;

export const EXPORT_NAMES = Object.keys(EXPORTS);

/** When an order `o` counts as sold: by invoice on the day it is placed, any other on the day it is paid. */
const SOLD_AT = sql`CASE o.payment_method WHEN 'invoice' THEN o.placed_at ELSE o.paid_at END`;

export const IS_SOLD = sql`(o.payment_method = 'invoice' OR o.paid_at IS NOT NULL)`;

/**
 * What is booked in a period, each by an index: orders sold in it (`refund_id` is null), their refunds from
 * before they were sold, and refunds of the period whose orders are sold.
 */
export const bookedIn = (period: Period) => sql`
  SELECT o.id AS order_id, NULL::uuid AS refund_id, ${SOLD_AT} AS at
  FROM shop.orders o WHERE ${IS_SOLD} AND ${isInPeriod(period, SOLD_AT)}
  UNION ALL
  SELECT o.id, r.id, ${SOLD_AT} FROM shop.orders o JOIN shop.refunds r ON r.order_id = o.id
  WHERE ${IS_SOLD} AND ${isInPeriod(period, SOLD_AT)} AND r.reason <> 'late' AND r.created_at < ${beginOf(period)}
  UNION ALL
  SELECT o.id, r.id, greatest(r.created_at, ${SOLD_AT}) FROM shop.refunds r JOIN shop.orders o ON o.id = r.order_id
  WHERE ${isInPeriod(period, sql`r.created_at`)} AND r.reason <> 'late' AND ${IS_SOLD} AND ${SOLD_AT} < ${endOf(period)}`;

/**
 * VAT by scheme, country of delivery, quarter of the sale, rate and currency, as a One-Stop-Shop return
 * needs it. An order by invoice counts on the day it is placed, any other on the day it is paid; a credit
 * note counts on its own day, under the quarter that it corrects (article 369g (4)), and before the
 * order's payment with the order. What was sold does not change after its period. What was paid with gift
 * cards that were taxed when they were sold is in `taxed_gift_cards`, and not taxed again. An order with
 * several rates is in a row of each, and counts in each; its gift cards are in that of the highest.
 */
const vatOf = (period: Period) => sql`
  WITH booked AS (${bookedIn(period)}), entries AS (
    SELECT o.project, ${COUNTRY} AS country, ${SOLD_AT} AS sold_at, o.vat_rate, o.vat_parts, o.currency, o.total, o.vat,
      -- Gift cards for many purposes are taxed when they pay, those for a single one when they are sold
      -- (Directive 2006/112/EC, article 30b).
      least(o.total, coalesce((
        SELECT sum(l.price::bigint * l.quantity) FROM shop.order_lines l
        WHERE l.order_id = o.id AND l.is_gift_card AND NOT l.is_single_purpose), 0)) AS gift_cards,
      o.taxed_gift_cards,
      1 AS orders, 0 AS credit_notes
    FROM booked JOIN shop.orders o ON o.id = booked.order_id
    LEFT JOIN shop.addresses a ON a.order_id = o.id AND a.kind = 'delivery'
    WHERE booked.refund_id IS NULL
    UNION ALL
    SELECT o.project, ${COUNTRY}, ${SOLD_AT}, o.vat_rate, (
        SELECT jsonb_agg(jsonb_build_object(
          'rate', (part ->> 'rate')::int, 'gross', -(part ->> 'gross')::bigint, 'vat', -(part ->> 'vat')::bigint)
          ORDER BY (part ->> 'rate')::int DESC)
        FROM jsonb_array_elements(r.vat_parts) AS part),
      o.currency, -r.total, -r.vat, -r.sold_gift_cards, -r.taxed_gift_cards, 0, 1
    FROM booked JOIN shop.refunds r ON r.id = booked.refund_id JOIN shop.orders o ON o.id = r.order_id
    LEFT JOIN shop.addresses a ON a.order_id = o.id AND a.kind = 'delivery'
  )
  SELECT project, ${scheme()} AS scheme, country,
    to_char(sold_at AT TIME ZONE ${ACCOUNTING_ZONE}, 'YYYY-"Q"Q') AS sold_in, vat_rate, currency,
    sum(gross) AS gross, sum(gross - vat) AS net, sum(vat) AS vat, sum(gift_cards) AS gift_cards,
    sum(orders) AS orders, sum(credit_notes) AS credit_notes, sum(taxed_gift_cards) AS taxed_gift_cards
  FROM (
    SELECT project, country, sold_at, vat_rate, currency, total - gift_cards - taxed_gift_cards AS gross, vat,
      gift_cards, taxed_gift_cards, orders, credit_notes
    FROM entries WHERE coalesce(jsonb_array_length(vat_parts), 0) = 0
    UNION ALL
    SELECT project, country, sold_at, (part ->> 'rate')::int, currency, (part ->> 'gross')::bigint,
      (part ->> 'vat')::bigint, CASE at WHEN 1 THEN gift_cards ELSE 0 END,
      CASE at WHEN 1 THEN taxed_gift_cards ELSE 0 END, orders, credit_notes
    FROM entries, jsonb_array_elements(vat_parts) WITH ORDINALITY AS parts (part, at)
  ) AS rated
  GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6`;

export type ExportName = keyof typeof EXPORTS;

export const isExportName = (name: string): name is ExportName => Object.hasOwn(EXPORTS, name);

/** Runs a statement. */
export async function tableOf(query: SQL): Promise<StatementTable> {
  const { rows, fields } = await database().execute<Record<string, Cell>>(query);
  const header = fields.map((field) => field.name);
  return { header, rows: rows.map((row) => header.map((column) => row[column] ?? null)) };
}

/** The VAT of a period; amounts in minor units. */
export const vatTable = (period: Period): Promise<StatementTable> => tableOf(vatOf(period));

/** A table as JSON Lines: an object for each row. */
const jsonLines = ({ header, rows }: StatementTable): string =>
  rows
    .map((row) => JSON.stringify(Object.fromEntries(header.map((name, at) => [name, row[at]]))))
    .map((line) => `${line}\n`)
    .join('');

export const EXPORT_FORMATS = { csv: csvText, jsonl: jsonLines } as const;
export type ExportFormat = keyof typeof EXPORT_FORMATS;

/**
 * One export of bookkeeping.
 * @param period of the placement of orders and lines, and of the creation of the others; all by default
 */
export function exportTable(name: ExportName, period?: Period): Promise<StatementTable> {
  const { columns, from, at, next } = EXPORTS[name];
  const isWanted = period ? isInPeriod(period, at) : sql`true`;
  return tableOf(sql`SELECT ${columns} FROM ${from} WHERE ${isWanted} ORDER BY ${at}, ${next}`);
}

/** One export of bookkeeping as CSV (RFC 4180). */
export const exportCsv = async (name: ExportName): Promise<string> =>
  csvText(await exportTable(name));

/** The VAT of a period as CSV; amounts in minor units. */
export const exportVat = async (period: Period): Promise<string> => csvText(await vatTable(period));
