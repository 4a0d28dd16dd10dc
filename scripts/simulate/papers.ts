import { z } from 'zod';
import { exportCsv, exportVat } from '@/lib/commerce/orders/export-orders.server';
import { rowsOf, type Row } from './rows';
import type { Broken, Sales, Sums, World } from './world';

const summaries = z.array(z.looseObject({ subject: z.string(), messageId: z.string().nullable() }));

interface Sent extends Row {
  email: string;
  messageIds: string[];
}

/** Message-IDs that the shop has recorded, by customer. */
const SENT = `
  SELECT o.email, array_agg(b.message_id) AS "messageIds"
  FROM shop.orders o JOIN shop.outbox b ON b.payload ->> 'orderId' = o.id::text
  WHERE o.id = ANY($1) AND b.message_id IS NOT NULL AND o.email <> '' GROUP BY o.email`;

/** Finds the Message-IDs of one address that have not arrived. */
async function missingOf(world: World, { email, messageIds }: Sent): Promise<Broken[]> {
  const url = `${world.shop.mailReader}/messages?to=${encodeURIComponent(email)}`;
  const messages = summaries.parse(await (await fetch(url)).json());
  const ids = messages.map(({ messageId }) => messageId ?? '');
  return messageIds.flatMap((id) => {
    if (!ids.some((each) => each.includes(id) || id.includes(each)))
      return [{ expected: `${email} has the email ${id}`, found: 'it has not arrived' }];
    world.arrived.add(id);
    return [];
  });
}

/**
 * Checks that each recorded email has arrived; one that was sent twice has the same Message-ID.
 * Those that have arrived are not requested again, because the mail service deletes none.
 */
async function arrived(world: World): Promise<Broken[]> {
  const sent = await rowsOf<Sent>(world, SENT);
  const open = sent.filter(({ messageIds }) => messageIds.some((id) => !world.arrived.has(id)));
  return (await Promise.all(open.map((each) => missingOf(world, each)))).flat();
}

/**
 * An order's own emails, each with the moment of the event that it reports. One that is gone counts as
 * lost for 90 days after its event, because retention deletes sent emails then. No event escapes by
 * that: everything is checked after each leap, and none is longer than 31 days.
 */
const OWED = `
  WITH o AS (SELECT * FROM shop.orders WHERE id = ANY($1) AND email <> ''), owed AS (
    SELECT number, 'order-paid:' || id AS key, paid_at AS happened_at FROM o
      WHERE status = 'paid' AND payment_method <> 'invoice'
    UNION ALL SELECT number, 'order-accepted:' || id, placed_at FROM o
      WHERE payment_method = 'invoice' AND status IN ('accepted', 'paid') AND gift_cards < total
    UNION ALL SELECT number, 'prepayment-request:' || id, placed_at FROM o
      WHERE payment_method = 'prepayment' AND gift_cards < total
    UNION ALL SELECT o.number, 'order-received:' || o.id, p.delayed_at
      FROM o JOIN shop.payments p ON p.order_id = o.id WHERE p.delayed_at IS NOT NULL
    UNION ALL SELECT o.number, 'order-shipped:' || p.id, p.shipped_at
      FROM o JOIN shop.parcels p ON p.order_id = o.id
    UNION ALL SELECT o.number, 'withdrawal-received:' || w.id, w.declared_at
      FROM o JOIN shop.withdrawals w ON w.order_id = o.id
    UNION ALL SELECT o.number, 'payment-failed:' || o.id, o.cancelled_at
      FROM o JOIN shop.payments p ON p.order_id = o.id
      WHERE o.status = 'cancelled' AND p.delayed_at IS NOT NULL
    UNION ALL SELECT o.number, 'transfer-late:' || o.id, r.created_at
      FROM o JOIN shop.refunds r ON r.order_id = o.id WHERE r.reason = 'late')
  SELECT 'the email ' || key || ' of ' || number || ' is sent' AS expected,
    CASE WHEN b.key IS NULL THEN 'it was never written, or was deleted too early'
      ELSE 'it is not sent' END AS found
  FROM owed LEFT JOIN shop.outbox b USING (key)
  WHERE b.sent_at IS NULL AND (b.key IS NOT NULL OR happened_at > now() - interval '90 days')`;

/** Emails about events that have not happened. */
const UNOWED = `
  SELECT 'no email ' || b.kind || ' about ' || o.number AS expected,
    'it is there, and the order ' || o.status AS found
  FROM shop.orders o JOIN shop.outbox b ON b.payload ->> 'orderId' = o.id::text
  WHERE o.id = ANY($1) AND CASE b.kind
    WHEN 'order-paid' THEN o.paid_at IS NULL
    WHEN 'order-cancelled' THEN o.cancelled_at IS NULL AND NOT b.payload ? 'refundId'
    WHEN 'payment-failed' THEN o.status <> 'cancelled'
    WHEN 'order-accepted' THEN o.payment_method <> 'invoice'
    WHEN 'prepayment-request' THEN o.payment_method <> 'prepayment'
    WHEN 'order-received' THEN NOT EXISTS (
      SELECT FROM shop.payments p WHERE p.order_id = o.id AND p.delayed_at IS NOT NULL)
    ELSE false END`;

export async function emailsAreSentOnce(world: World): Promise<Broken[]> {
  return [
    ...(await rowsOf<Broken & Row>(world, OWED)),
    ...(await rowsOf<Broken & Row>(world, UNOWED)),
    ...(await arrived(world)),
  ];
}

/** Rows of a CSV file without quoted cells, each by column. */
function rowsIn(csv: string): Record<string, string>[] {
  const [header = '', ...lines] = csv.trim().split('\r\n');
  const names = header.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
  });
}

interface Totals extends Row {
  number: string;
  total: number;
  documents: number;
  refunds: number;
}

const TOTALS = `
  SELECT o.number, o.total,
    (SELECT count(*) FROM shop.documents d WHERE d.order_id = o.id AND d.kind = 'invoice')::int AS documents,
    (SELECT coalesce(sum(total), 0) FROM shop.refunds r WHERE r.order_id = o.id)::int AS refunds
  FROM shop.orders o WHERE o.id = ANY($1)`;

function byNumber(rows: readonly Record<string, string>[]) {
  const found = new Map<string, Record<string, string>[]>();
  for (const row of rows) {
    const number = row['number'] ?? '';
    found.set(number, [...(found.get(number) ?? []), row]);
  }
  return found;
}

/** Checks that the exports for bookkeeping agree with the orders. */
export async function documentsAgree(world: World): Promise<Broken[]> {
  const orders = byNumber(rowsIn(await exportCsv('orders')));
  const refunds = byNumber(rowsIn(await exportCsv('refunds')));
  const broken: Broken[] = [];
  for (const { number, total, refunds: given } of await rowsOf<Totals>(world, TOTALS)) {
    const exported = orders.get(number) ?? [];
    if (exported.length !== 1 || Number(exported[0]?.['total']) !== total)
      broken.push({
        expected: `order ${number} is exported once, with ${total}`,
        found: `${exported.length} times, with ${exported[0]?.['total'] ?? 'nothing'}`,
      });
    const back = refunds.get(number) ?? [];
    const sum = back.reduce((all, row) => all + Number(row['total']), 0);
    if (sum !== given)
      broken.push({ expected: `refunds of ${number} export ${given}`, found: String(sum) });
  }
  return broken;
}

const ANY_DAY = { from: '2000-01-01', to: '2099-12-31' };

function sumsOf(entries: readonly (readonly [currency: string | undefined, sum: number])[]): Sums {
  const sums: Record<string, number> = {};
  for (const [currency = '', sum] of entries) sums[currency] = (sums[currency] ?? 0) + sum;
  return sums;
}

async function soldByCurrency(): Promise<Sums> {
  const orders = rowsIn(await exportCsv('orders')).filter(
    (order) => order['payment_method'] === 'invoice' || order['paid_at'] !== '',
  );
  const numbers = new Set(orders.map(({ number }) => number));
  const refunds = rowsIn(await exportCsv('refunds')).filter(
    ({ reason, number }) => reason !== 'late' && numbers.has(number),
  );
  return sumsOf([
    ...orders.map(({ currency, total }) => [currency, Number(total)] as const),
    ...refunds.map(({ currency, total }) => [currency, -Number(total)] as const),
  ]);
}

async function taxedByCurrency(): Promise<Sums> {
  const rows = rowsIn(await exportVat(ANY_DAY));
  return sumsOf(
    rows.map((row) => {
      const untaxed = Number(row['gift_cards']) + Number(row['taxed_gift_cards']);
      return [row['currency'], Number(row['gross']) + untaxed] as const;
    }),
  );
}

/** Sales of the whole shop, including those of earlier runs. */
export const salesNow = async (): Promise<Sales> => ({
  taxed: await taxedByCurrency(),
  sold: await soldByCurrency(),
});

/** Checks that the VAT export has exactly what was sold since the run began. */
export async function vatAgrees({ salesBefore: before }: World): Promise<Broken[]> {
  const now = await salesNow();
  const since = (of: keyof Sales, currency: string) =>
    (now[of][currency] ?? 0) - (before[of][currency] ?? 0);
  return Object.keys({ ...now.sold, ...now.taxed })
    .filter((currency) => since('sold', currency) !== since('taxed', currency))
    .map((currency) => ({
      expected: `sales of ${since('sold', currency)} in ${currency}`,
      found: `${since('taxed', currency)} in the VAT export`,
    }));
}
