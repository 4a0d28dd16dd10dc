import { eq, sql } from 'drizzle-orm';
import { nextChangeDate } from '@/lib/commerce/basket/change-basket.server';
import { orderLines } from '@/lib/platform/db/schema-orders';
import { basketLines, baskets, checkouts, formDrafts } from '@/lib/platform/db/schema-visits';
import { basketVouchers, voucherRedemptions } from '@/lib/platform/db/schema-vouchers';
import type { Transaction } from '@/lib/platform/db/transaction';

/** Lines of the basket that the order contains, without removed ones. */
const ordered = (orderId: string, basketId: string) => sql`
  ordered.order_id = ${orderId} AND line.basket_id = ${basketId} AND line.sku = ordered.sku
    AND line.parts = ordered.parts AND line.removed_at IS NULL`;

/**
 * Removes what was ordered and the codes that were used from the basket; anything added since is
 * kept. Also removes what was entered for the order: addresses, methods, and a company's details.
 */
export async function clearBasket(transaction: Transaction, orderId: string, basketId: string) {
  await transaction.execute(
    sql`UPDATE ${baskets} SET changed_at = ${nextChangeDate} WHERE id = ${basketId}`,
  );
  await transaction.execute(sql`
    DELETE FROM ${basketLines} AS line USING ${orderLines} AS ordered
    WHERE ${ordered(orderId, basketId)} AND line.quantity <= ordered.quantity`);
  await transaction.execute(sql`
    UPDATE ${basketLines} AS line SET quantity = line.quantity - ordered.quantity
    FROM ${orderLines} AS ordered WHERE ${ordered(orderId, basketId)}`);
  await transaction.execute(sql`
    DELETE FROM ${basketVouchers} AS entered USING ${voucherRedemptions} AS used
    WHERE used.order_id = ${orderId} AND entered.basket_id = ${basketId}
      AND entered.code = used.code`);
  await transaction.delete(checkouts).where(eq(checkouts.basketId, basketId));
  await transaction.execute(sql`
    DELETE FROM ${formDrafts} AS entered USING ${baskets} AS basket
    WHERE basket.id = ${basketId} AND entered.session_id = basket.session_id
      AND entered.form = 'businessDetails'`);
}
