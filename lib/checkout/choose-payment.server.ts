import { eq, inArray, sql } from 'drizzle-orm';
import { database } from '@/lib/db/database.server';
import { baskets, checkouts } from '@/lib/db/schema-visits';
import type { Session } from '@/lib/session/session.server';
import type { PaymentMethod, ShippingMethod } from './methods';

export interface Choice {
  shippingMethod: ShippingMethod;
  paymentMethod: PaymentMethod;
}

/** @returns whether there was a checkout to store the choice in; it begins with the address */
export async function choosePayment(session: Session, choice: Choice): Promise<boolean> {
  const db = database();
  const own = db.select({ id: baskets.id }).from(baskets).where(eq(baskets.sessionId, session.id));
  const { rowCount } = await db
    .update(checkouts)
    .set({ ...choice, changedAt: sql`now()` })
    .where(inArray(checkouts.basketId, own));
  return rowCount === 1;
}
