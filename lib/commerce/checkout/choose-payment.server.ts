import { eq, inArray, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { baskets, checkouts } from '@/lib/platform/db/schema-visits';
import type { Session } from '@/lib/shop/page-context/session';
import type { PaymentMethod, ShippingMethod } from '@/lib/commerce/delivery/methods';

export interface Choice {
  shippingMethod: ShippingMethod;
  paymentMethod: PaymentMethod;
}

/** Stores a choice before the checkout has an address. The visitor must have a basket. */
export async function preferPayment(session: Session, choice: Choice): Promise<void> {
  const db = database();
  const begun = db
    .select({
      basketId: baskets.id,
      address: sql<Record<string, string> | null>`NULL::jsonb`.as('address'),
      shippingMethod: sql<string>`${choice.shippingMethod}::text`.as('shipping_method'),
      paymentMethod: sql<string>`${choice.paymentMethod}::text`.as('payment_method'),
      changedAt: sql`now()`.as('changed_at'),
    })
    .from(baskets)
    .where(eq(baskets.sessionId, session.id));
  await db
    .insert(checkouts)
    .select(begun)
    .onConflictDoUpdate({
      target: checkouts.basketId,
      set: { ...choice, changedAt: sql`now()` },
    });
}

/** @returns false if there is no checkout yet; it begins with the address */
export async function choosePayment(session: Session, choice: Choice): Promise<boolean> {
  const db = database();
  const own = db.select({ id: baskets.id }).from(baskets).where(eq(baskets.sessionId, session.id));
  const { rowCount } = await db
    .update(checkouts)
    .set({ ...choice, changedAt: sql`now()` })
    .where(inArray(checkouts.basketId, own));
  return rowCount === 1;
}
