import { loadPaymentMethods } from '@/lib/cart/load-payment-methods.server';
import { forEach, loadStep, stepWith } from '@/lib/checkout/load-step.server';
import { transferMethodsFor } from '@/lib/checkout/methods';
import type { LoadedPayment } from '@/lib/checkout/loaded-checkout';
import type { BlockLoader } from '@/lib/blocks/block-loader';

/** Shipping and payment method, as far as they have been chosen. */
export const loadCheckoutPayment: BlockLoader<'checkoutPayment', LoadedPayment> = async (
  blocks,
  page,
) => {
  const start = await loadStep(page);
  const { address, shippingMethod, paymentMethod } = start.checkout;
  const { total, giftCards, currency } = start.basket;
  const territory = address?.country ?? page.context.locale.territory;
  const paymentMethods = [
    ...(await loadPaymentMethods(page.context)),
    ...transferMethodsFor({ territory, currency, due: total - giftCards }),
  ];
  const step = stepWith(start, { shippingMethod, paymentMethod, paymentMethods });
  const isEarly = step.missing === null && address === null;
  return forEach<LoadedPayment>(blocks, isEarly ? { missing: 'address' } : step);
};
