import { inArray } from 'drizzle-orm';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { reservationLines } from '@/lib/platform/db/schema-reservations';
import type { Shop } from '@/lib/catalog/search/load-articles.server';
import type { Session } from '@/lib/shop/page-context/session';
import { dropStoreWhenEmpty, lockReservationBasket } from './change-reservation.server';
import { loadReservationBasket } from './load-reservation.server';

/** Removes lines from the visitor's reservation basket whose articles are not sold here. */
export async function removeGoneReservations(session: Session, shop: Shop): Promise<void> {
  const { gone } = await loadReservationBasket(session, shop);
  if (gone.length === 0) return;
  await inTransaction(async (transaction) => {
    const basket = await lockReservationBasket(transaction, session);
    if (!basket) return;
    await transaction.delete(reservationLines).where(inArray(reservationLines.id, [...gone]));
    await dropStoreWhenEmpty(transaction, basket.id);
  });
}
