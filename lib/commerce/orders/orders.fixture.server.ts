import { setTestServer } from '@/lib/platform/env/environment.fixture';
import { randomUUID } from 'node:crypto';
import { saveAddress } from '@/lib/commerce/checkout/save-address.server';
import { choosePayment } from '@/lib/commerce/checkout/choose-payment.server';
import type { ProviderMethod } from '@/lib/commerce/delivery/methods';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { database } from '@/lib/platform/db/database.server';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import type { Session } from '@/lib/shop/page-context/session';
import type { OrderRequest } from './place-order.server';

const PROVIDED: readonly ProviderMethod[] = ['card', 'payPal', 'amazonPay', 'klarna', 'sepaDebit'];

export const SHIRT = '20310000-312-3XL';
export const LAST_PIECE = '20310000-312-4XL';
/** Never out of stock. Its number has nothing in common with those of its article and colour. */
export const SOCKS = '4006381333931';

export const ADDRESS = {
  firstName: 'Max',
  lastName: 'Muster',
  street: 'Musterstraße',
  houseNumber: '1a',
  postalCode: '80331',
  city: 'München',
  country: 'DE',
  email: 'max@example.org',
};

const CATALOGUE = `
  DELETE FROM shop.orders; DELETE FROM shop.outbox; DELETE FROM shop.sessions;
  DELETE FROM shop.skus; DELETE FROM graphile_worker._private_jobs;
  INSERT INTO shop.skus (sku, article_number, item_number, project, stock, is_nos) VALUES
    ('${SHIRT}', '20310000', '20310000-312', 'hgg', 500, false),
    ('${LAST_PIECE}', '20310000', '20310000-312', 'hgg', 1, false),
    ('${SOCKS}', 'ABC-12/3', 'ABC-12/3 weiß', 'hgg', 0, true);
  INSERT INTO shop.prices (sku, currency, price) VALUES
    ('${SHIRT}', 'eur', 2000), ('${LAST_PIECE}', 'eur', 3000), ('${SOCKS}', 'eur', 500)`;

interface PaymentService {
  origin: string;
  stop: () => Promise<void>;
}

interface Keys {
  secretKey: string;
  webhookSecret: string;
}

/** A shop with its own database and payment service; stock is restored before each test. */
export function withOrders<Service extends PaymentService>(
  open: Parameters<typeof withDatabase>[0],
  start: () => Promise<Service>,
  { secretKey, webhookSecret }: Keys,
): { payment: () => Service } {
  const { DATABASE_URL: server } = process.env;
  let service: Service;
  // Must run before the database opens, which reads the environment only once.
  beforeAll(async () => {
    setTestServer(server);
    service = await start();
    Object.assign(process.env, {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_HOST: new URL(service.origin).host,
    });
  });
  withDatabase(open);
  beforeEach(() => database().$client.query(CATALOGUE));
  afterAll(() => service.stop());
  return { payment: () => service };
}

/** {@link withOrders} with an unreachable provider, which many tests do not need. */
export const withUnreachableProvider = (open: Parameters<typeof withDatabase>[0]): void => {
  const unreachable = { origin: 'http://127.0.0.1:9', stop: async () => {} };
  const keys = { secretKey: 'sk_test_unreachable', webhookSecret: 'whsec_unreachable' };
  withOrders(open, async () => unreachable, keys);
};

/** Rows of a query, with the database's types. */
export async function rows<Row extends Record<string, unknown>>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return (await database().$client.query<Row>(text, values)).rows;
}

export async function stockOf(sku: string): Promise<number | undefined> {
  return (await rows<{ stock: number }>('SELECT stock FROM shop.skus WHERE sku = $1', [sku]))[0]
    ?.stock;
}

/** A visitor with a basket and a complete checkout. */
export async function newGuest(
  basket: Readonly<Record<string, number>> = { [SHIRT]: 1 },
): Promise<Session> {
  const [session] = await rows<{ id: string }>(
    `INSERT INTO shop.sessions (token_hash, project, expires_at)
     VALUES ($1, 'hgg', now() + interval '1 day') RETURNING id`,
    [randomUUID()],
  );
  const visitor: Session = { id: session?.id ?? '', project: 'hgg' };
  await rows(`INSERT INTO shop.baskets (session_id, project) VALUES ($1, 'hgg')`, [visitor.id]);
  for (const [sku, quantity] of Object.entries(basket))
    await rows(
      `INSERT INTO shop.basket_lines (basket_id, sku, quantity)
       SELECT id, $2, $3 FROM shop.baskets WHERE session_id = $1`,
      [visitor.id, sku, quantity],
    );
  await saveAddress(visitor, ADDRESS);
  await choosePayment(visitor, { shippingMethod: 'standard', paymentMethod: 'card' });
  return visitor;
}

const NAMES = new Map(
  [SHIRT, LAST_PIECE, SOCKS].map((sku) => [
    sku,
    { name: 'Leinenhemd', colour: 'Blau', size: '3XL', productType: 'product' as const },
  ]),
);

/** Fields submitted by the review of a customer in Germany. */
export function orderRequestOf(
  session: Session,
  changes: Partial<OrderRequest> = {},
): OrderRequest {
  const context = pageContext({ project: 'hgg', locale: 'de-de', path: '/' }, Date.now());
  if (!context) throw new Error('the shop has no such locale');
  return {
    session,
    context,
    names: NAMES,
    shownTotal: 2495,
    shownVatRate: 190,
    methods: PROVIDED,
    origin: 'http://hgg.localhost:3000',
    idempotencyKey: randomUUID(),
    ...changes,
  };
}
