import { isOrderable } from '@/lib/commerce/basket/basket';
import { loadBasket } from '@/lib/commerce/basket/load-basket.server';
import { preferPayment } from '@/lib/commerce/checkout/choose-payment.server';
import { checkoutHref } from '@/lib/commerce/checkout/checkout-steps';
import {
  checkoutWrite,
  rejectedStep,
  type CheckoutWriteStep,
} from '@/lib/commerce/checkout/checkout-write.server';
import { loadCheckout } from '@/lib/commerce/delivery/load-checkout.server';
import { SHIPPING_METHODS, type ExpressMethod } from '@/lib/commerce/delivery/methods';
import { shopOf } from '@/lib/cms/content/shop.server';
import { originOf } from '@/lib/platform/http/secure-origin';
import { loadExpressMethods } from './express-methods.server';
import { openWallet } from './open-wallet.server';

/**
 * The review once the address is known; until then the wallet's page, which knows it, or the
 * address step, which explains how to continue.
 */
async function expressLocation(
  step: CheckoutWriteStep,
  paymentMethod: ExpressMethod,
): Promise<string> {
  const { session, context } = step;
  await preferPayment(session, { shippingMethod: SHIPPING_METHODS[0], paymentMethod });
  const { address } = await loadCheckout(session);
  if (address) return checkoutHref(context, 'review');
  const error = `${paymentMethod}_address`;
  return (await openWallet(step, paymentMethod)) ?? checkoutHref(context, 'address', { error });
}

/**
 * Begins the checkout and returns its address. `express` selects a payment method.
 * `uc_cross_domain_data`, which carries a visitor's consent from other domains, is ignored because
 * the checkout is on the shop's own domain.
 */
export const beginCheckout = checkoutWrite('cart', async (step) => {
  const { session, context, request, sent } = step;
  const basket = await loadBasket(session, await shopOf(context));
  if (basket.lines.length === 0)
    return rejectedStep(context, 'basket_empty', ['cart', 409, 'The basket is empty']);
  if (!isOrderable(basket))
    return rejectedStep(context, 'out_of_stock', ['cart', 409, 'There are not that many pieces']);
  const methods = sent['express'] === undefined ? [] : await loadExpressMethods(context);
  const method = methods.find((each) => each === sent['express']);
  if (sent['express'] !== undefined && !method)
    return rejectedStep(context, 'invalid', ['cart', 422, 'Expected one of the express methods']);
  const location = method ? await expressLocation(step, method) : checkoutHref(context, 'address');
  const { href: url } = new URL(location, originOf(request));
  return { location, response: { status: 200, body: { url } } };
});
