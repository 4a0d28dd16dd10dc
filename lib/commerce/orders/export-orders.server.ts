import { sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';

type Cell = string | number | null;

/** A spreadsheet runs cells that begin like a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const csv = (header: readonly string[], rows: readonly (readonly Cell[])[]) =>
  [header, ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';

/** Files of bookkeeping by name; all sums in minor units, without names and addresses. */
export const EXPORTS = {
  orders: sql`SELECT number, project, status, payment_method, currency, total, shipping, discount,
      gift_cards, vat, vat_rate, placed_at::text, paid_at::text, cancelled_at::text
    FROM shop.orders ORDER BY placed_at, number`,
  payments: sql`SELECT o.number, p.provider, p.intent_id, p.status, p.amount, p.currency, p.changed_at::text
    FROM shop.payments p JOIN shop.orders o ON o.id = p.order_id ORDER BY p.created_at, o.number`,
  refunds: sql`SELECT o.number, r.reason, r.goods, r.discount, r.shipping, r.allowance, r.total, r.vat,
      r.money, r.gift_cards, r.credited, r.status, r.provider_id, o.currency, r.created_at::text
    FROM shop.refunds r JOIN shop.orders o ON o.id = r.order_id ORDER BY r.created_at, o.number`,
  vat: sql`SELECT o.project, o.currency, o.vat_rate,
      sum(o.total - coalesce(r.total, 0))::int AS gross,
      sum(o.vat - coalesce(r.vat, 0))::int AS vat, count(*)::int AS orders
    FROM shop.orders o
    LEFT JOIN (SELECT order_id, sum(total) AS total, sum(vat) AS vat FROM shop.refunds GROUP BY 1) r
      ON r.order_id = o.id
    WHERE o.status IN ('accepted', 'paid') GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
} as const;

export type ExportName = keyof typeof EXPORTS;

export const isExportName = (name: string): name is ExportName => Object.hasOwn(EXPORTS, name);

/** One file of bookkeeping as CSV (RFC 4180). */
export async function exportCsv(name: ExportName): Promise<string> {
  const { rows, fields } = await database().execute<Record<string, Cell>>(EXPORTS[name]);
  const header = fields.map((field) => field.name);
  return csv(
    header,
    rows.map((row) => header.map((column) => row[column] ?? null)),
  );
}
