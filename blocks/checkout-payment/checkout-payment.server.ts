import { loadPaymentMethods } from '@/lib/api/cart/load-payment-methods.server';
import { forEach, loadStep, stepWith } from '@/lib/commerce/checkout/load-step.server';
import { transferMethodsFor } from '@/lib/commerce/delivery/methods';
import { shopSettings } from '@/lib/shop/settings/shop-settings.server';
import type { LoadedPayment } from '@/lib/commerce/checkout/loaded-checkout';
import type { BlockLoader } from '@/lib/cms/blocks/block-loader';

declare module '@/lib/cms/content/block' {
  interface LoadedByType {
    checkoutPayment: LoadedPayment;
  }
}

/** The visitor's current shipping and payment methods. */
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
    ...transferMethodsFor(shopSettings(page.context.project).payment, {
      territory,
      currency,
      due: total - giftCards,
    }),
  ];
  const step = stepWith(start, { shippingMethod, paymentMethod, paymentMethods });
  const isEarly = step.missing === null && address === null;
  return forEach<LoadedPayment>(blocks, isEarly ? { missing: 'address' } : step);
};
