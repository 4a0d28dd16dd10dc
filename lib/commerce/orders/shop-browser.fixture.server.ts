import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  bodyOf,
  browser,
  HOST,
  person,
  type Client,
} from '@/lib/api/account/account-api.fixture.server';
import { post, ROUTES } from '@/lib/api/account/account-routes.fixture.server';
import { solvedCaptcha } from '@/lib/shop/captcha/solved-captcha.fixture.server';
import {
  addVoucher,
  changeInBasket,
  removeFromBasket,
} from '@/lib/api/cart/basket-endpoints.server';
import { takeAddress, takePayment } from '@/lib/api/cart/checkout-endpoints.server';
import { linenShirt } from '@/lib/catalog/catalogue/product.fixture';
import { withSearchStandIn } from '@/lib/catalog/catalogue/search-stand-in.fixture';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import type { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';
import { withApi } from '@/lib/platform/http/api-server.fixture';
import type { Session } from '@/lib/shop/page-context/session';
import { takeOrder } from '@/lib/api/orders/order-endpoint.server';
import { newGuest, rows, withOrders } from './orders.fixture.server';
import { takeWebhook } from '@/lib/api/orders/webhook-endpoint.server';

const CHECKOUT = '/api/checkout';
/** A card whose payment succeeds at once. */
const GOOD_CARD = { number: '4242 4242 4242 4242' };

interface Service {
  origin: string;
  stop: () => Promise<void>;
  receiver: { calls: readonly { body: string; signature: string }[] };
}

/** The payment service as its own tests use it. */
interface PaymentTesting<Running extends Service> {
  SECRET_KEY: string;
  WEBHOOK_SECRET: string;
  startService: () => Promise<Running>;
  openPage: (service: Running, id: string) => Promise<{ token: string | undefined }>;
  submitCard: (
    service: Running,
    id: string,
    fields: Record<string, string>,
  ) => Promise<{ status: number }>;
}

/** Id of a session at the payment provider, from the address of its page. */
export const pageId = (url: string): string => url.split('/').at(-1) ?? '';

/** What a visitor's browser does on the way to the payment page. */
function checkoutOf(client: Client) {
  /** Submits the review. @returns the address it redirects to */
  const order = async (total: number): Promise<string> => {
    const fields = { idempotencyKey: randomUUID(), total: String(total), vatRate: '190' };
    const { headers } = await client.send(`${CHECKOUT}/order`, fields);
    return headers.location ?? '';
  };
  return {
    ...client,
    order,
    pay: async (paymentMethod: string) =>
      client.send(`${CHECKOUT}/payment`, { shippingMethod: 'standard', paymentMethod }),
    address: async (fields: Record<string, string>) => client.send(`${CHECKOUT}/address`, fields),
    enter: async (code: string) => bodyOf(await client.post('/api/cart/cart/voucher', { code })),
    withdraw: async (code: string) =>
      bodyOf(await client.post('/api/cart/cart/voucher/remove', { code })),
    basket: async () => bodyOf(await client.get('/api/visitor')).basket,
  };
}

/**
 * Basket, checkout, accounts and webhooks over HTTP, with their own database and payment service.
 */
export function withShop<Running extends Service>(
  open: Parameters<typeof withDatabase>[0],
  { SECRET_KEY, WEBHOOK_SECRET, startService, openPage, submitCard }: PaymentTesting<Running>,
) {
  const search = withSearchStandIn();
  withoutContent();
  const keys = { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET };
  const { payment } = withOrders(open, startService, keys);
  const call = withApi({
    ...ROUTES,
    '/api/cart/cart/voucher': post(addVoucher),
    '/api/cart/cart/quantity': post(changeInBasket),
    '/api/cart/cart/remove': post(removeFromBasket),
    [`${CHECKOUT}/address`]: post(takeAddress),
    [`${CHECKOUT}/payment`]: post(takePayment),
    [`${CHECKOUT}/order`]: post(takeOrder),
    '/webhook': {
      default: apiRoute({ POST: takeWebhook }, { writers: 'signed' }),
      config: { api: { bodyParser: false } },
    },
  });
  beforeEach(async () => {
    await rows(
      'DELETE FROM shop.vouchers; DELETE FROM shop.customers; DELETE FROM shop.request_limits',
    );
    search.hits = [linenShirt];
  });
  /** The browser of a visitor whose session is in the database. */
  const visit = async ({ id }: Session, host = HOST) => {
    const token = randomBytes(32).toString('base64url');
    const hash = createHash('sha256').update(token).digest('base64url');
    await rows('UPDATE shop.sessions SET token_hash = $1 WHERE id = $2', [hash, id]);
    const client = browser(call, host);
    client.jar.set('__Host-session', token);
    return checkoutOf(client);
  };
  return {
    payment,
    search,
    /** A guest with a complete checkout. */
    guest: async (basket?: Readonly<Record<string, number>>) => visit(await newGuest(basket)),
    /** A browser without cookies. */
    visitor: () => browser(call, HOST),
    /** A customer who has registered in their own browser. */
    customer: async (changes: Record<string, unknown> = {}) => {
      const client = browser(call, HOST);
      const token = await solvedCaptcha();
      await client.post('/api/account/register', { ...person(changes), token });
      return checkoutOf(client);
    },
    /** Pays on the provider's page as a browser does. */
    payPage: async (url: string, fields: Record<string, string> = GOOD_CARD) => {
      const { token = '' } = await openPage(payment(), pageId(url));
      return (await submitCard(payment(), pageId(url), { ...fields, token })).status;
    },
    /** Delivers the event of a payment page, as the provider sent it. */
    deliver: async (url: string, type = 'checkout.session.completed') => {
      const { body, signature } = await eventOf(payment(), [pageId(url), `"type":"${type}"`]);
      const headers = { 'stripe-signature': signature };
      return (await call('/webhook', { method: 'POST', body, headers })).status;
    },
  };
}

/** Waits until this many statements of the shop are waiting for a lock. */
export async function waitingForLocks(count: number): Promise<void> {
  for (let tries = 0; tries < 2_500; tries += 1) {
    const waiting = await rows(`SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    if (waiting.length >= count) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('nobody waits for a lock');
}

async function eventOf({ receiver }: Service, parts: readonly string[]) {
  for (let tries = 0; tries < 2_500; tries += 1) {
    const found = receiver.calls.find(({ body }) => parts.every((part) => body.includes(part)));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`no event ${parts.join(' ')} came`);
}
