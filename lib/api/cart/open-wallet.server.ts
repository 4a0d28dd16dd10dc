import { checkoutHref } from '@/lib/commerce/checkout/checkout-steps';
import type { CheckoutWriteStep } from '@/lib/commerce/checkout/checkout-write.server';
import type { ExpressMethod } from '@/lib/commerce/delivery/methods';
import { indexCurrency } from '@/lib/catalog/catalogue/price';
import { originOf } from '@/lib/platform/http/secure-origin';
import { report } from '@/lib/platform/log/log.server';
import { PaymentUnavailable } from '@/lib/commerce/payment/stripe.server';
import { createWalletPage } from '@/lib/commerce/payment/wallet-session.server';
import type { Session } from '@/lib/shop/page-context/session';

/** Identifies the visit that may use a wallet's page; the provider returns it with the page. */
export const walletReference = ({ id }: Pick<Session, 'id'>) => `visit:${id}`;

/**
 * Opens the wallet's page, which returns the payer's address. @returns its address; `null` when the
 * provider does not respond: the visitor can enter an address
 */
export async function openWallet(
  { session, context, request }: CheckoutWriteStep,
  method: ExpressMethod,
): Promise<string | null> {
  const origin = originOf(request);
  const { segment, language } = context.locale;
  try {
    return await createWalletPage({
      method,
      language,
      reference: walletReference(session),
      currency: indexCurrency(context.currency),
      returnUrl: `${origin}/api/checkout/express?locale=${segment}&session={CHECKOUT_SESSION_ID}`,
      cancelUrl: origin + checkoutHref(context, 'cart'),
    });
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    report('no page of a wallet', { method, error });
    return null;
  }
}
