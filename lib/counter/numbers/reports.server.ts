import { sql } from 'drizzle-orm';
import { searchesWithoutResults } from '@/lib/catalog/search/searches-without-results.server';
import {
  bookedIn,
  IS_SOLD,
  isInPeriod,
  tableOf,
  vatTable,
  type Period,
  type StatementTable,
  ACCOUNTING_ZONE,
} from '@/lib/commerce/orders/export-orders.server';
import { report } from '@/lib/platform/log/log.server';
import type { ReportName } from './report-names';

/**
 * Orders, pieces and amounts by day, shop, country of delivery and currency. They count on the same days as in the
 * export of VAT: what was cancelled or returned on the day of its refund, but not before its order.
 */
const sales = (period: Period) => sql`
  WITH booked AS (${bookedIn(period)}), entries AS (
    SELECT at, order_id, 1 AS orders, o.total, o.vat, 0 AS refunded,
      (SELECT sum(l.quantity) FROM shop.order_lines l WHERE l.order_id = o.id AND l.exchange_of IS NULL) AS pieces
    FROM booked JOIN shop.orders o ON o.id = order_id WHERE refund_id IS NULL
    UNION ALL
    SELECT at, booked.order_id, 0, 0, -r.vat, r.total, 0 FROM booked JOIN shop.refunds r ON r.id = refund_id
  )
  SELECT to_char(at AT TIME ZONE ${ACCOUNTING_ZONE}, 'YYYY-MM-DD') AS day, o.project, a.country, o.currency,
    sum(orders)::int AS orders, sum(pieces)::int AS pieces, sum(entries.total) AS gross,
    sum(refunded) AS refunded, sum(entries.vat) AS vat
  FROM entries JOIN shop.orders o ON o.id = entries.order_id
  LEFT JOIN shop.addresses a ON a.order_id = o.id AND a.kind = 'delivery'
  GROUP BY 1, 2, 3, 4 ORDER BY 1 DESC, 2, 3, 4`;

/**
 * Baskets with a first article, checkouts begun, and orders placed by day and shop; of these, those that are sold by
 * now. A visitor who fills two baskets counts twice, because nobody is recognised.
 */
const conversion = (period: Period) => sql`
  WITH steps AS (
    SELECT at, project, (NOT is_checkout)::int AS baskets, is_checkout::int AS checkouts, 0 AS placed, 0 AS sold
    FROM shop.conversion_steps WHERE ${isInPeriod(period)}
    UNION ALL
    SELECT o.placed_at, o.project, 0, 0, 1, ${IS_SOLD}::int
    FROM shop.orders o WHERE ${isInPeriod(period, sql`o.placed_at`)}
  )
  SELECT to_char(at AT TIME ZONE ${ACCOUNTING_ZONE}, 'YYYY-MM-DD') AS day, project, sum(baskets)::int AS baskets,
    sum(checkouts)::int AS checkouts, sum(placed)::int AS placed, sum(sold)::int AS sold
  FROM steps GROUP BY 1, 2 ORDER BY 1 DESC, 2`;

/** Pieces shipped and refunded as returned in the period, by shop and article, most returned first. */
const returns = (period: Period) => sql`
  WITH shipped AS (
    SELECT line.project, line.article_number, sum(pl.quantity) AS pieces FROM (
      SELECT p.id, p.shipped_at AS at FROM shop.parcels p) AS parcel
    JOIN shop.parcel_lines pl ON pl.parcel_id = parcel.id
    JOIN (SELECT l.id, l.article_number, o.project FROM shop.order_lines l
      JOIN shop.orders o ON o.id = l.order_id) AS line ON line.id = pl.line_id
    WHERE ${isInPeriod(period)} GROUP BY 1, 2
  ), returned AS (
    SELECT o.project, l.article_number, sum((piece->>'quantity')::int) AS pieces,
      sum((piece->>'quantity')::int * l.price::bigint) AS price, o.currency
    FROM (SELECT r.created_at AS at, r.lines, r.order_id FROM shop.refunds r
      WHERE r.reason = 'returned') AS refund
    CROSS JOIN LATERAL jsonb_array_elements(refund.lines) AS piece
    JOIN shop.order_lines l ON l.id = (piece->>'lineId')::uuid
    JOIN shop.orders o ON o.id = refund.order_id
    WHERE ${isInPeriod(period)} GROUP BY 1, 2, o.currency
  )
  SELECT returned.project, returned.article_number AS article, returned.currency,
    returned.pieces::int AS returned, coalesce(shipped.pieces, 0)::int AS shipped, returned.price AS gross
  FROM returned LEFT JOIN shipped USING (project, article_number)
  ORDER BY 4 DESC, 1, 2, 3`;

/** Thrown for figures of a service that does not respond. */
class ReportUnavailable extends Error {
  override name = 'ReportUnavailable';
}

/**
 * Searches of visitors that found nothing, by index, the most frequent first.
 * @throws ReportUnavailable
 */
async function searches(period: Period): Promise<StatementTable> {
  const found = await searchesWithoutResults(period).catch((error: unknown) => {
    throw new ReportUnavailable('the search service does not respond', { cause: error });
  });
  if (!found) throw new ReportUnavailable('ALGOLIA_ADMIN_API_KEY is not set');
  return {
    header: ['index', 'search', 'searches'],
    rows: found.map(({ index, search, count }) => [index, search, count]),
  };
}

const REPORT: Readonly<Record<ReportName, (period: Period) => Promise<StatementTable>>> = {
  sales: (period) => tableOf(sales(period)),
  conversion: (period) => tableOf(conversion(period)),
  returns: (period) => tableOf(returns(period)),
  searches,
  vat: vatTable,
};

/**
 * Figures of a period; amounts in minor units.
 * @throws ReportUnavailable for searches, when their service does not respond
 */
export const loadFigures = (name: ReportName, period: Period): Promise<StatementTable> =>
  REPORT[name](period);

/** The response for figures that are not available now. */
export function outageOf(error: unknown): { problem: 'outage' } {
  if (!(error instanceof ReportUnavailable)) throw error;
  report('figures are not available', { error });
  return { problem: 'outage' };
}
