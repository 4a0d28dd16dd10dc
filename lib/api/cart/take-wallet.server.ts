import { checkoutHref } from '@/lib/commerce/checkout/checkout-steps';
import { loadCheckout } from '@/lib/commerce/delivery/load-checkout.server';
import { isExpressMethod } from '@/lib/commerce/delivery/methods';
import { saveAddress } from '@/lib/commerce/checkout/save-address.server';
import { withWallet } from './wallet-address';
import { isDatabaseOutage } from '@/lib/platform/db/database-outage.server';
import { problem, seeOther } from '@/lib/platform/http/api-response';
import type { Operation } from '@/lib/platform/http/api-route.server';
import { limitRequests, writeLimit } from '@/lib/platform/http/limit-requests.server';
import { report } from '@/lib/platform/log/log.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { requestContext } from '@/lib/shop/page-context/request-context.server';
import { isRejected, PaymentUnavailable } from '@/lib/commerce/payment/stripe.server';
import { readWallet } from '@/lib/commerce/payment/wallet-session.server';
import type { Session } from '@/lib/shop/page-context/session';
import { findSession } from '@/lib/customer/session/session.server';
import { walletReference } from './open-wallet.server';

const SESSION_ID = /^cs_\w{1,120}$/;

/** Stores the wallet's address. @returns the next page */
async function nextPage(context: PageContext, session: Session, id: string): Promise<string> {
  const owner = await readWallet(id, walletReference(session));
  if (!owner) return checkoutHref(context, 'cart', { error: 'invalid' });
  const { draft, paymentMethod } = await loadCheckout(session);
  const saved = await saveAddress(session, withWallet(draft ?? {}, owner));
  if (saved.ok) return checkoutHref(context, paymentMethod ? 'review' : 'payment');
  if (saved.code === 'basket_empty')
    return checkoutHref(context, 'cart', { error: 'basket_empty' });
  // The page names what is missing, and says whether the order continues with the wallet.
  return checkoutHref(context, 'address', {
    invalid: '1',
    ...(isExpressMethod(paymentMethod) && { error: `${paymentMethod}_address` }),
  });
}

/** Message for a visitor whose wallet could not be read. */
function failed(context: PageContext, error: unknown): string {
  const isOfProvider = error instanceof PaymentUnavailable;
  if (!isOfProvider && !isDatabaseOutage(error)) throw error;
  if (isRejected(error)) return checkoutHref(context, 'cart', { error: 'invalid' });
  report('a wallet could not be read', { error });
  return isOfProvider
    ? checkoutHref(context, 'address', { error: 'payment_unavailable' })
    : checkoutHref(context, 'cart', { error: 'unavailable' });
}

/**
 * Handles the return from a wallet's page, through a link of the provider. A wallet that was opened
 * for another visit is not used.
 */
export const takeWallet: Operation = async (request, response) => {
  const context = requestContext(request);
  if (!context) return problem(404, 'This shop has no such locale');
  const limited = await limitRequests(request, writeLimit());
  if (limited) return limited;
  const id = [request.query['session'] ?? ''].flat().join();
  const session = SESSION_ID.test(id) ? await findSession(request).catch(() => null) : null;
  if (!session) return seeOther(checkoutHref(context, 'cart', { error: 'invalid' }));
  response.setHeader('Referrer-Policy', 'no-referrer');
  return seeOther(
    await nextPage(context, session, id).catch((error: unknown) => failed(context, error)),
  );
};
