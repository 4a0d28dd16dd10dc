import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { payTransfer } from '@/lib/commerce/orders/accept-transfer.server';
import { cancelPieces } from '@/lib/commerce/orders/cancel-pieces.server';
import { ordered } from '@/lib/commerce/orders/order-life.fixture.server';
import { rows, SHIRT, withUnreachableProvider } from '@/lib/commerce/orders/orders.fixture.server';
import { returnPieces } from '@/lib/commerce/orders/return-pieces.server';
import { shipPieces } from '@/lib/commerce/orders/ship-pieces.server';
import { addEndpoint, listEndpoints, replayEvents, rotateSecret } from './endpoints.server';
import { faultOfEndpoint } from './post-webhook.server';
import { sendWebhooks } from './send-webhooks.server';
import { signedHeaders } from './sign-webhook';
import { env } from '@/lib/platform/env/env.server';
import { WEBHOOK_TYPES, type WebhookType } from '@/lib/platform/db/schema-webhooks';

withUnreachableProvider(openTestDatabase);

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  event: { type: string; timestamp: string; data: Record<string, unknown> };
}

let received: Received[] = [];
/** Status of the next responses; 200 afterwards. */
let statuses: number[] = [];
let receiver: Server;
let url = '';

beforeAll(async () => {
  receiver = createServer((request, response) => {
    void (async () => {
      const body = await readText(request);
      received.push({ headers: request.headers, body, event: JSON.parse(body) });
      response.writeHead(statuses.shift() ?? 200).end();
    })();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  // A server that listens has an address with a port.
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
});
afterAll(() => void receiver.close());

beforeEach(async () => {
  received = [];
  statuses = [];
  env().WEBHOOK_PRIVATE_ADDRESSES = true;
  await rows('DELETE FROM shop.webhook_endpoints; DELETE FROM shop.webhook_events');
});

const listen = (types: readonly WebhookType[] = WEBHOOK_TYPES, lowStock = 3) =>
  addEndpoint({ url, types: [...types], lowStock });
const typesReceived = () => received.map(({ event }) => event.type);
/** Makes everything due that waits. */
const letWaitEnd = () => rows('UPDATE shop.webhook_deliveries SET next_attempt_at = now()');

test('an order is notified when it is placed, paid, shipped and returned, in this order', async () => {
  await listen();
  const { orderId } = await ordered('prepayment');
  await payTransfer(orderId);
  await shipPieces(orderId, 'all', { carrier: 'DHL', number: '0034' });
  await returnPieces(orderId, 'all');
  await sendWebhooks();
  expect(typesReceived()).toEqual([
    'order.placed',
    'order.paid',
    'order.shipped',
    'order.returned',
  ]);
  const [placed, , shipped, returned] = received.map(({ event }) => event.data);
  expect(placed).toMatchObject({ shop: 'hgg', currency: 'EUR', total: 4995, country: 'DE' });
  expect(placed?.['lines']).toMatchObject([{ line: 0, sku: SHIRT, quantity: 2 }, { quantity: 1 }]);
  expect(shipped).toMatchObject({ parcel: { carrier: 'DHL', lines: [{ quantity: 2 }, {}] } });
  expect(returned).toMatchObject({ refund: { lines: [{ sku: SHIRT, quantity: 2 }, {}] } });
});

test('cancelled pieces are notified, and nothing says who has ordered', async () => {
  await listen();
  const { orderId } = await ordered('prepayment');
  await payTransfer(orderId);
  await cancelPieces(orderId, 'all');
  await sendWebhooks();
  expect(typesReceived()).toEqual(['order.placed', 'order.paid', 'order.cancelled']);
  for (const { body } of received) expect(body).not.toMatch(/Muster|example\.org|80331/);
});

test('a change that is rolled back notifies nobody', async () => {
  await listen();
  await rows(`BEGIN; UPDATE shop.skus SET stock = 1 WHERE sku = '${SHIRT}'; ROLLBACK`);
  expect(await rows('SELECT FROM shop.webhook_events')).toEqual([]);
});

test('stock is low once it falls to the endpoint’s limit, whoever changes it', async () => {
  await listen(['stock.low'], 10);
  for (const stock of [11, 10, 4])
    await rows('UPDATE shop.skus SET stock = $1 WHERE sku = $2', [stock, SHIRT]);
  await sendWebhooks();
  expect(received.map(({ event }) => event.data)).toEqual([
    { sku: SHIRT, article: '20310000', shop: 'hgg', stock: 10 },
  ]);
});

test('without an endpoint for it nothing is written', async () => {
  await listen(['order.shipped']);
  await ordered('prepayment');
  expect(await rows('SELECT FROM shop.webhook_events')).toEqual([]);
});

test('a webhook is signed as Standard Webhooks does', () => {
  const message = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: 1614265330,
    body: '{"test": 2432232314}',
  };
  // The example of the specification's own libraries.
  expect(signedHeaders(message, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'])).toEqual({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('while a secret is rotated both sign', async () => {
  const former = (await listen()) ?? '';
  const secret = (await rotateSecret(url, 1)) ?? '';
  await ordered('prepayment');
  await sendWebhooks();
  const [first] = received;
  if (!first) throw new Error('nothing was received');
  const { headers, body } = first;
  const id = String(headers['webhook-id']);
  const timestamp = Number(headers['webhook-timestamp']);
  expect(headers).toMatchObject(signedHeaders({ id, timestamp, body }, [secret, former]));
});

test('a failed one is repeated with its id after growing waits, and later ones of its order wait', async () => {
  await listen();
  const { orderId } = await ordered('prepayment');
  await payTransfer(orderId);
  statuses = [500, 503];
  await sendWebhooks();
  await sendWebhooks();
  expect(typesReceived()).toEqual(['order.placed']);
  const waits = [];
  for (const _ of [1, 2]) {
    const [row] = await rows<{ wait: number }>(
      `SELECT extract(epoch FROM next_attempt_at - now())::int AS wait
       FROM shop.webhook_deliveries WHERE attempts > 0`,
    );
    waits.push(row?.wait);
    await letWaitEnd();
    await sendWebhooks();
  }
  expect(waits[0]).toBeLessThan(10);
  expect(waits[1]).toBeGreaterThan(250);
  expect(typesReceived()).toEqual(['order.placed', 'order.placed', 'order.placed', 'order.paid']);
  const ids = received.map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids.slice(0, 3)).size).toBe(1);
});

test('an order does not wait for another one', async () => {
  await listen(['order.placed']);
  await ordered('prepayment');
  await ordered('prepayment');
  statuses = [500];
  await sendWebhooks();
  expect(received).toHaveLength(2);
});

test('after ten attempts it is given up, can be replayed, and no longer blocks its order', async () => {
  await listen();
  const { orderId } = await ordered('prepayment');
  await payTransfer(orderId);
  statuses = Array.from({ length: 10 }, () => 500);
  for (const _ of statuses.slice()) {
    await letWaitEnd();
    await sendWebhooks();
  }
  expect(typesReceived().slice(-2)).toEqual(['order.placed', 'order.paid']);
  expect(await listEndpoints()).toMatchObject([{ failed: 1, waiting: 0, error: 'responded 500' }]);
  received = [];
  const since = new Date(Date.now() - 60_000);
  expect(await replayEvents({ url, since, isOfFailed: true })).toBe(1);
  await sendWebhooks();
  expect(typesReceived()).toEqual(['order.placed']);
  expect(await replayEvents({ url, since, isOfFailed: false })).toBe(2);
});

test('an endpoint that responds 410 gets nothing more', async () => {
  await listen();
  const { orderId } = await ordered('prepayment');
  statuses = [410];
  await sendWebhooks();
  await payTransfer(orderId);
  await letWaitEnd();
  await sendWebhooks();
  expect(typesReceived()).toEqual(['order.placed']);
  expect(await listEndpoints()).toMatchObject([{ disabled: true }]);
});

test('two processes send each webhook once', async () => {
  await listen(['order.placed']);
  for (let order = 0; order < 4; order += 1) await ordered('prepayment');
  await Promise.all([sendWebhooks(), sendWebhooks(), sendWebhooks()]);
  expect(received).toHaveLength(4);
});

describe('private addresses', () => {
  test.each([
    'https://127.0.0.1/hook',
    'https://[::1]/hook',
    'https://[::ffff:10.0.0.1]/hook',
    'https://192.168.1.20/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/hook',
    'http://erp.example/hook',
    'ftp://erp.example/hook',
    'https://user:password@erp.example/hook',
  ])('%s is no endpoint', (address) => {
    env().WEBHOOK_PRIVATE_ADDRESSES = false;
    expect(faultOfEndpoint(address)).not.toBeNull();
  });

  test('a name that leads to one gets no request', async () => {
    await addEndpoint({ url: 'https://localhost:9/hook', types: ['order.placed'], lowStock: 3 });
    env().WEBHOOK_PRIVATE_ADDRESSES = false;
    await ordered('prepayment');
    await sendWebhooks();
    expect(await listEndpoints()).toMatchObject([{ error: 'localhost has a private address' }]);
  });
});
