import { and, asc, inArray, sql } from 'drizzle-orm';
import { openOrders } from '@/lib/counter/orders/find-orders.server';
import type { Cursor } from '@/lib/counter/orders/order-list';
import { database } from '@/lib/platform/db/database.server';
import { orderLines, orders } from '@/lib/platform/db/schema-orders';
import { exactTime } from '@/lib/counter/orders/exact-time.server';
import { thumbnailOf } from '@/lib/counter/orders/thumbnail.server';
import type { OrderToPack, PackingList, PickedSku } from './packing-list';

/** Orders that are picked in one round. */
const PER_ROUND = 25;

/** The statement of a round: orders with pieces to ship, the oldest first. */
export const ordersToPack = (after: Cursor | null, limit = PER_ROUND + 1) =>
  database()
    .select({
      id: orders.id,
      number: orders.number,
      project: orders.project,
      placedAt: orders.placedAt,
      promisedFor: orders.promisedFor,
      cursor: exactTime(orders.placedAt),
    })
    .from(orders)
    .where(
      and(
        sql`${orders.status} IN ('accepted', 'paid')`,
        inArray(orders.id, openOrders()),
        after
          ? sql`(${orders.placedAt}, ${orders.id}) > (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(orders.placedAt), asc(orders.id))
    .limit(limit);

/** The order that was placed after another one and is to be packed; the oldest one after the last. */
export async function nextToPack(orderId: string): Promise<{ id: string } | null> {
  const [at] = await database()
    .select({
      id: orders.id,
      at: exactTime(orders.placedAt),
    })
    .from(orders)
    .where(sql`${orders.id} = ${orderId}::uuid`);
  const [next] = at ? await ordersToPack(at, 1) : [];
  const [first] = next ? [next] : await ordersToPack(null, 1);
  return first && first.id !== orderId ? { id: first.id } : null;
}

type Line = typeof orderLines.$inferSelect;

/**
 * Pieces to pick for some lines, by SKU; a set is picked by its parts.
 * @param shops by order
 */
function picked(lines: readonly Line[], shops: ReadonlyMap<string, string>): PickedSku[] {
  const found = new Map<string, PickedSku>();
  for (const { sku, parts, itemNumber, name, colour, size, ...line } of lines)
    for (const each of parts.length > 0 ? parts : [sku]) {
      const known = found.get(each);
      const quantity = (known?.quantity ?? 0) + line.quantity - line.cancelled - line.shipped;
      // A part has a picture and a size of its own, which the order does not have.
      const about = parts.length > 0 ? `${name}, ${colour}` : `${name}, ${colour}, ${size}`;
      const picture = thumbnailOf(shops.get(line.orderId) ?? '', itemNumber);
      found.set(each, { sku: each, name: about, picture, quantity });
    }
  return [...found.values()].toSorted((one, other) => (one.sku < other.sku ? -1 : 1));
}

/** A round of orders with what is to be picked for them. */
export async function loadPacking(after: Cursor | null): Promise<PackingList> {
  const rows = await ordersToPack(after);
  const round = rows.slice(0, PER_ROUND);
  const lines = await database()
    .select()
    .from(orderLines)
    .where(
      and(
        inArray(
          orderLines.orderId,
          round.map(({ id }) => id),
        ),
        sql`${orderLines.cancelled} + ${orderLines.shipped} < ${orderLines.quantity}`,
      ),
    );
  const last = rows.length > PER_ROUND ? round.at(-1) : undefined;
  return {
    orders: round.map(({ id, number, placedAt, promisedFor }): OrderToPack => ({
      id,
      number,
      promisedFor,
      placedAt: placedAt.getTime(),
      pieces: lines
        .filter(({ orderId }) => orderId === id)
        .reduce((sum, line) => sum + line.quantity - line.cancelled - line.shipped, 0),
    })),
    skus: picked(lines, new Map(round.map(({ id, project }) => [id, project]))),
    next: last ? `${last.cursor}_${last.id}` : null,
  };
}
