import { pieceName } from '@/lib/commerce/order-view/piece-name';
import type Stripe from 'stripe';
import { messagesFor, type Messages } from '@/lib/shop/i18n/messages';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { readSession, type PaymentSession } from './payment-session.server';
import { callStripe } from './stripe.server';

/** An order for its payment page. Amounts in minor units. */
export interface PayableOrder {
  id: string;
  number: string;
  /** Name of the shop, shown on the page; `null` if it is not known. */
  shopName: string | null;
  email: string;
  /** `de-de` */
  locale: string;
  /** Lower case. */
  currency: string;
  shipping: number;
  /** Goods plus shipping, less discounts. */
  total: number;
  /** The provider's names of the payment methods. */
  methods: readonly string[];
  discount: number;
  /** Amount left after gift cards. */
  due: number;
  lines: readonly { name: string; colour: string; size: string; quantity: number; price: number }[];
  /** Scheme and host of the visit. */
  origin: string;
  /** When the current attempt to open a page began. */
  attemptedAt: Date;
  expiresAt: Date;
}

const MINUTE_MS = 60_000;
// outside: stripe-half-hour
/** The provider's minimum lifetime of a session, counted from when it receives the request. */
const MIN_LIFE_MS = 30 * MINUTE_MS;
/** Extra lifetime, so that a session is accepted even if its request took this long. */
const SLACK_MS = 5 * MINUTE_MS;

/**
 * Lets the session outlive the order slightly: the shop ends both, after checking with the
 * provider.
 */
function sessionExpiry({ attemptedAt, expiresAt }: PayableOrder): number {
  const end = Math.max(expiresAt.getTime(), attemptedAt.getTime() + MIN_LIFE_MS);
  return Math.floor((end + SLACK_MS) / 1000);
}

type Method = Stripe.Checkout.SessionCreateParams.AllowedPaymentMethodType;
type Item = Stripe.Checkout.SessionCreateParams.LineItem;

// outside: stripe-hundred-items
/** @see https://docs.stripe.com/api/checkout/sessions/create, `line_items` */
const MAX_ITEMS = 100;

/**
 * Line items of the page. The order is a single item if there are reductions, for which the page
 * has no lines, or more lines than the provider allows, including shipping.
 */
function itemsOf(
  order: PayableOrder,
  { orderEmail: { shipping: shippingName, number: orderName }, sizeNames }: Messages,
): Item[] {
  const { lines, currency, shipping, discount, due, total, number } = order;
  const item = (name: string, unit_amount: number, quantity: number): Item => ({
    price_data: { currency, unit_amount, product_data: { name } },
    quantity,
  });
  const articles = lines.map((line) => item(pieceName(line, sizeNames), line.price, line.quantity));
  const items = shipping > 0 ? [...articles, item(shippingName, shipping, 1)] : articles;
  const isWhole = discount > 0 || due < total || items.length > MAX_ITEMS;
  return isWhole ? [item(`${orderName} ${number}`, due, 1)] : items;
}

/** Payment methods limited to some currencies; all others work in all of ours. */
const CURRENCIES: Readonly<Record<string, readonly string[]>> = {
  amazon_pay: ['eur', 'usd'],
  sepa_debit: ['eur'],
};

/**
 * Payment methods for the visitor to choose from. Orders placed before they were recorded have
 * none.
 */
function methodsFor({ currency, methods }: PayableOrder): Method[] {
  const offered = methods.length > 0 ? methods : ['card', 'paypal', 'amazon_pay'];
  return offered.filter((method) => CURRENCIES[method]?.includes(currency) ?? true);
}

/**
 * Depends only on the order and the shop's texts: the provider accepts a repeated key only with
 * identical parameters.
 */
function parametersOf(order: PayableOrder): Stripe.Checkout.SessionCreateParams {
  const { id, number, shopName, email, origin, locale } = order;
  const language = LANGUAGES.find((each) => locale.startsWith(each)) ?? 'en';
  const checkout = `${origin}/${locale}/checkout`;
  return {
    mode: 'payment',
    ...(shopName && { branding_settings: { display_name: shopName } }),
    allowed_payment_method_types: methodsFor(order),
    line_items: itemsOf(order, messagesFor(language)),
    client_reference_id: id,
    customer_email: email,
    metadata: { order: number },
    payment_intent_data: { metadata: { order: number } },
    locale: language,
    expires_at: sessionExpiry(order),
    success_url: `${checkout}/confirmation?order=${id}`,
    cancel_url: `${checkout}/review?cancelled=1`,
  };
}

/**
 * Opens a session for an order. A second call of the same attempt returns the same session, by its
 * key.
 * @throws PaymentUnavailable
 */
export async function createPaymentPage(order: PayableOrder): Promise<PaymentSession> {
  const options = { idempotencyKey: `order:${order.id}:${order.attemptedAt.getTime()}` };
  const parameters = parametersOf(order);
  return readSession(
    await callStripe('checkout.session', (client) =>
      client.checkout.sessions.create(parameters, options),
    ),
  );
}
