import { z } from 'zod';
import { keepTyped } from '@/lib/customer/account/form-draft.server';
import {
  CUSTOMER_REFERENCE_LIMIT,
  VAT_NUMBER_LIMIT,
} from '@/lib/commerce/delivery/business-details';
import { line } from '@/lib/messaging/forms/form-fields.server';
import { cleanVatNumber, isVatNumber } from '@/lib/shop/address/vat-number';
import type { BasketLine } from '@/lib/commerce/basket/basket';
import { loadBasket } from '@/lib/commerce/basket/load-basket.server';
import { keyOf } from '@/lib/commerce/basket/offers.server';
import { requireVisitor } from '@/lib/shop/captcha/require-captcha.server';
import { checkoutHref, type CheckoutStep } from '@/lib/commerce/checkout/checkout-steps';
import {
  CHECKOUT_WITHOUT_SCRIPTS,
  checkoutWrite,
  rejectedStep,
} from '@/lib/commerce/checkout/checkout-write.server';
import { loadPaymentMethods } from '@/lib/api/cart/load-payment-methods.server';
import { shopOf } from '@/lib/cms/content/shop.server';
import { originOf } from '@/lib/platform/http/secure-origin';
import type { OrderRejection } from '@/lib/commerce/orders/order-rejection';
import { isPlaced } from '@/lib/commerce/orders/place-order.server';
import { submitOrder } from '@/lib/commerce/orders/submit-order.server';

const form = z.object({
  // outside: zod-uuid
  idempotencyKey: z.uuid(),
  // outside: zod-coerced
  /** Amount to pay according to the review page, in minor units. */
  total: z.coerce.number().int().nonnegative(),
  /**
   * Tax rate according to the review page, in per mille; empty for an export. It may be missing if
   * the page was open during a deployment: the review is then shown again.
   */
  vatRate: z.preprocess(
    (sent) => (sent === '' ? null : sent),
    z.coerce.number().int().nonnegative().nullable().optional(),
  ),
  // Missing without a company.
  vatNumber: line(0, VAT_NUMBER_LIMIT).transform(cleanVatNumber).default(''),
  customerReference: line(0, CUSTOMER_REFERENCE_LIMIT).default(''),
});

const BUSINESS_FIELDS = ['vatNumber', 'customerReference'] as const;

/** The step that shows a rejection, and the status and title of a script's response. */
const REJECTIONS: Readonly<Record<OrderRejection, readonly [CheckoutStep, number, string]>> = {
  basket_empty: ['cart', 409, 'The basket is empty'],
  article_unavailable: ['cart', 409, 'An article is not sold here any more'],
  out_of_stock: ['cart', 409, 'There are not that many pieces'],
  address_incomplete: ['address', 409, 'The address is incomplete'],
  method_unavailable: ['payment', 409, 'This way to pay is not offered here'],
  payment_missing: ['payment', 409, 'The payment is not chosen yet'],
  voucher_used: ['cart', 409, 'A code has been used before'],
  price_changed: ['review', 409, 'The order costs something else now'],
  vat_number_invalid: ['review', 400, 'There is no such VAT number'],
  customer_reference_invalid: ['review', 400, 'The reference is too long'],
  order_expired: ['review', 409, 'The order has expired'],
  payment_unavailable: ['review', 503, 'The payment provider cannot be reached'],
  unavailable: ['review', 503, 'The order cannot be placed at the moment'],
  invalid: ['review', 400, 'Expected idempotencyKey and total'],
};

/** Rejection for invalid values. A company's two fields are the only ones that are typed; the others are hidden. */
function rejectionOf({ issues }: z.ZodError): OrderRejection {
  const fields = issues.map(({ path }) => path[0]);
  if (fields.includes('vatNumber')) return 'vat_number_invalid';
  return fields.includes('customerReference') ? 'customer_reference_invalid' : 'invalid';
}

/** A set is described by its parts, because their sizes were chosen. */
function named({ sku, parts, name, colour, size, productType }: BasketLine) {
  const chosen = parts.map((part) => `${part.name} ${part.size}`).join(', ');
  const key = keyOf({ sku, parts: parts.map((part) => part.sku) });
  return [key, { name, colour, size: size || chosen, productType }] as const;
}

/** Places the order and redirects to its payment page. */
export const takeOrder = checkoutWrite('review', async (visit) => {
  const { session, context, request, sent } = visit;
  // The review shows them again until the order is paid.
  if ('vatNumber' in sent) await keepTyped(visit, 'businessDetails', { fields: BUSINESS_FIELDS });
  const { data, error } = form.safeParse(sent);
  if (!data) {
    const code = rejectionOf(error);
    return rejectedStep(context, code, REJECTIONS[code]);
  }
  const { vatNumber, customerReference } = data;
  if (vatNumber && !isVatNumber(vatNumber))
    return rejectedStep(context, 'vat_number_invalid', REJECTIONS.vat_number_invalid);
  // A repeated form has a used captcha, and leads to the same page.
  if (!(await isPlaced({ session, idempotencyKey: data.idempotencyKey })))
    await requireVisitor(request, sent, CHECKOUT_WITHOUT_SCRIPTS);
  const { lines } = await loadBasket(session, await shopOf(context));
  const submitted = await submitOrder({
    session,
    context,
    origin: originOf(request),
    idempotencyKey: data.idempotencyKey,
    shownTotal: data.total,
    shownVatRate: data.vatRate,
    business: { vatNumber: vatNumber || null, customerReference: customerReference || null },
    names: new Map(lines.map(named)),
    methods: await loadPaymentMethods(context),
  });
  if (!submitted.ok) return rejectedStep(context, submitted.code, REJECTIONS[submitted.code]);
  const { orderId, url } = submitted;
  const location = url ?? checkoutHref(context, 'confirmation', { order: orderId });
  return { location, response: { status: 200, body: { url: location } } };
});
