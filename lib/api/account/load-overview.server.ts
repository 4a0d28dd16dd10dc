import type { LoaderPage } from '@/lib/cms/blocks/block-loader';
import { findOrderHistory } from '@/lib/commerce/order-view/load-history.server';
import { loadReservationHistory } from '@/lib/commerce/reservation/load-reservation-history.server';
import type { Session } from '@/lib/shop/page-context/session';
import type { AccountOverview } from './loaded-account';
import { withArticles } from './order-articles.server';
import { loadOwnCard } from './own-card.server';

/** What a customer is shown first; `null` for visitors who are not logged in. */
export async function loadOverview(
  session: Session | null,
  page: LoaderPage,
): Promise<AccountOverview | null> {
  if (!session?.customerId) return null;
  const [history, reservations, card] = await Promise.all([
    findOrderHistory(session, { filter: 'all', shown: 1 }),
    loadReservationHistory(session, page.context.locale.territory),
    loadOwnCard(session.customerId, page.context),
  ]);
  if (!history) return null;
  const [order = null] = await withArticles(history.orders, page);
  return { order, reservations: (reservations ?? []).filter(({ isHeld }) => isHeld), card };
}
