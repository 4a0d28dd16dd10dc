import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { skus } from '@/lib/platform/db/schema';
import { orderLines, orders } from '@/lib/platform/db/schema-orders';

/** Another size by which pieces of a line can be replaced. */
export interface ReplacementSize {
  lineId: string;
  sku: string;
  /** `null` for an article that is never out of stock. */
  stock: number | null;
}

/** Sizes in stock of the same articles and colours as the shipped lines of an order. */
export async function loadOtherSizes(orderId: string): Promise<ReplacementSize[]> {
  const found = await database()
    .select({
      lineId: orderLines.id,
      sku: skus.sku,
      stock: skus.stock,
      isNos: skus.isNos,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(
      skus,
      and(
        eq(skus.itemNumber, orderLines.itemNumber),
        eq(skus.project, orders.project),
        ne(skus.sku, orderLines.sku),
      ),
    )
    .where(
      and(
        eq(orderLines.orderId, orderId),
        sql`${orderLines.shipped} > ${orderLines.returned} AND ${orderLines.parts} = '{}'`,
        eq(orderLines.isGiftCard, false),
        sql`(${skus.isNos} OR ${skus.stock} > 0)`,
      ),
    )
    .orderBy(asc(orderLines.position), asc(skus.sku));
  return found.map(({ isNos, stock, ...size }) => ({ ...size, stock: isNos ? null : stock }));
}
