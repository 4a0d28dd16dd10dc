import { requireVisitor } from '@/lib/shop/captcha/require-captcha.server';
import { choosePayment } from '@/lib/commerce/checkout/choose-payment.server';
import { checkoutHref, type CheckoutStep } from '@/lib/commerce/checkout/checkout-steps';
import {
  CHECKOUT_WITHOUT_SCRIPTS,
  checkoutWrite,
  rejectedStep,
  type CheckoutWriteStep,
  type StepOutcome,
} from '@/lib/commerce/checkout/checkout-write.server';
import { loadPaymentMethods } from './load-payment-methods.server';
import {
  isPaymentMethod,
  isShippingMethod,
  isTransferMethod,
} from '@/lib/commerce/delivery/methods';
import { storeAddressDraft, saveAddress } from '@/lib/commerce/checkout/save-address.server';

function onTo({ context }: CheckoutWriteStep, step: CheckoutStep): StepOutcome {
  const location = checkoutHref(context, step);
  return { location, response: { status: 200, body: { next: location } } };
}

/**
 * Stores the address, even if invalid, so that it can be corrected. Input is kept when the captcha
 * is rejected.
 */
export const takeAddress = checkoutWrite('address', async (step) => {
  const { session, context, request, sent } = step;
  const saved = await saveAddress(session, sent);
  if (saved.ok) {
    await requireVisitor(request, sent, CHECKOUT_WITHOUT_SCRIPTS);
    return onTo(step, 'payment');
  }
  if (saved.code === 'basket_empty')
    return rejectedStep(context, saved.code, ['cart', 409, 'The basket is empty']);
  const { errors } = saved;
  // Without scripts the next page contains the fields of a second address.
  const isRequested = saved.code === 'delivery_missing';
  const rejected = ['address', 422, 'The address is incomplete'] as const;
  const outcome = rejectedStep(context, saved.code, rejected, { errors });
  const query = isRequested ? {} : { invalid: '1' as const };
  return { ...outcome, location: checkoutHref(context, 'address', query) };
});

/** Stores a draft. Needs no captcha, unlike the form itself, because a draft has no effect. */
export const takeDraft = checkoutWrite('address', async (step) => {
  await storeAddressDraft(step.session, step.sent);
  return { ...onTo(step, 'address'), response: { status: 204 } };
});

/** Stores how an order is shipped and paid. */
export const takePayment = checkoutWrite('payment', async (step) => {
  const { session, context, sent } = step;
  const { shippingMethod, paymentMethod } = sent;
  if (!isShippingMethod(shippingMethod) || !isPaymentMethod(paymentMethod))
    return rejectedStep(context, 'invalid', ['payment', 422, 'Expected one of the methods']);
  const offered = await loadPaymentMethods(context);
  // The limit of transfers depends on the order's total, so it is checked when the order is placed.
  if (!isTransferMethod(paymentMethod) && !offered.includes(paymentMethod))
    return rejectedStep(context, 'method_unavailable', ['payment', 422, 'Not offered here']);
  const isStored = await choosePayment(session, { shippingMethod, paymentMethod });
  if (isStored) return onTo(step, 'review');
  return rejectedStep(context, 'address_incomplete', ['address', 409, 'The address comes first']);
});
