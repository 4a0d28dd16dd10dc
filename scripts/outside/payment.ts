import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import Stripe from 'stripe';
import { errorOf, sendHtml, sendJson, withStandIn, type StandIn } from './stand-in';

const VERSION = '2026-10-28.endive';
const clientOf = ({ port }: StandIn, options: Stripe.StripeConfig = {}) =>
  new Stripe('sk_test_0123456789', {
    apiVersion: VERSION,
    host: '127.0.0.1',
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 1,
    ...options,
  });
const refund = (client: Stripe) =>
  client.refunds.create({ payment_intent: 'pi_1' }, { idempotencyKey: 'own' });
const failure = (type: string) => ({ error: { type, message: 'no' } });

test('stripe-own-key: a repeated request has the key that the caller gave', () =>
  withStandIn(
    (response, _, count) =>
      count === 1
        ? sendJson(response, 500, failure('api_error'))
        : sendJson(response, 200, { id: 're_1' }),
    async (standIn) => {
      await refund(clientOf(standIn));
      const keys = standIn.received.map(({ headers }) => headers['idempotency-key']);
      assert.deepEqual(keys, ['own', 'own']);
    },
  ));

test('stripe-retried-statuses: 409 and 500 are repeated once, 400, 402 and 429 are not', async () => {
  const counts: Record<number, number> = {};
  for (const status of [400, 402, 409, 429, 500, 503])
    await withStandIn(
      (response) => sendJson(response, status, failure('api_error')),
      async (standIn) => {
        await errorOf(refund(clientOf(standIn)));
        counts[status] = standIn.received.length;
      },
    );
  assert.deepEqual(counts, { 400: 1, 402: 1, 409: 2, 429: 1, 500: 2, 503: 2 });
});

test('stripe-retry-after: a repetition does not wait as long as Retry-After says', () =>
  withStandIn(
    (response) => {
      response.setHeader('Retry-After', '2');
      sendJson(response, 503, failure('api_error'));
    },
    async (standIn) => {
      await errorOf(refund(clientOf(standIn)));
      const [first, second] = standIn.received.map(({ at }) => at);
      assert.ok(Number(second) - Number(first) < 1_900);
    },
  ));

test('stripe-timeout-twice: a timeout is repeated, so that a call takes twice as long', () =>
  withStandIn(
    () => {},
    async (standIn) => {
      const began = performance.now();
      const error = await errorOf(refund(clientOf(standIn, { timeout: 500 })));
      assert.ok(error instanceof Stripe.errors.StripeConnectionError);
      assert.equal(standIn.received.length, 2);
      assert.ok(performance.now() - began > 1_000);
    },
  ));

test('stripe-html: a page in place of a response is an API error without a type', async () => {
  for (const status of [200, 502])
    await withStandIn(
      (response) => sendHtml(response, status),
      async (standIn) => {
        const error = await errorOf(refund(clientOf(standIn)));
        assert.ok(error instanceof Stripe.errors.StripeAPIError);
        assert.equal(error.rawType, undefined);
      },
    );
});

test('stripe-empty: an empty response is an API error, too', () =>
  withStandIn(
    (response) => void response.writeHead(200).end(),
    async (standIn) => {
      const error = await errorOf(refund(clientOf(standIn)));
      assert.ok(error instanceof Stripe.errors.StripeAPIError);
    },
  ));

test('stripe-unchecked: a response of another form is passed on, and null is a TypeError', async () => {
  await withStandIn(
    (response, _, count) => sendJson(response, 200, count === 1 ? { status: 'ok' } : null),
    async (standIn) => {
      assert.equal((await refund(clientOf(standIn))).id, undefined);
      assert.equal((await errorOf(refund(clientOf(standIn)))).name, 'TypeError');
    },
  );
});

test('stripe-error-fields: an error has the status, type and code of the response', () =>
  withStandIn(
    (response) =>
      sendJson(response, 400, {
        error: { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'no' },
      }),
    async (standIn) => {
      const error = await errorOf(refund(clientOf(standIn)));
      assert.ok(error instanceof Stripe.errors.StripeInvalidRequestError);
      assert.deepEqual(
        [error.statusCode, error.rawType, error.code],
        [400, 'invalid_request_error', 'charge_already_refunded'],
      );
    },
  ));

test('stripe-version-header: requests name the API version of the options', () =>
  withStandIn(
    (response) => sendJson(response, 200, { id: 're_1' }),
    async (standIn) => {
      await refund(clientOf(standIn));
      assert.equal(standIn.received[0]?.headers['stripe-version'], VERSION);
    },
  ));

const SECRET = 'whsec_0123456789abcdef';
const EVENT = JSON.stringify({ id: 'evt_1', object: 'event', type: 'charge.updated' });
const { webhooks } = new Stripe('sk_test_0123456789');
const signed = (secondsAgo: number, secret = SECRET) =>
  webhooks.generateTestHeaderString({
    payload: EVENT,
    secret,
    timestamp: Math.floor(Date.now() / 1000) - secondsAgo,
  });
const isRead = (header: string, body = EVENT) => {
  try {
    return webhooks.constructEvent(body, header, SECRET).id === 'evt_1';
  } catch (error) {
    assert.ok(error instanceof Stripe.errors.StripeSignatureVerificationError);
    return false;
  }
};

test('stripe-webhook-age: a signature is valid for five minutes, and has no limit in the future', () => {
  assert.deepEqual(
    [290, 310, -3_600].map((age) => isRead(signed(age))),
    [true, false, true],
  );
});

test('stripe-webhook-many: one valid signature among several is enough', () => {
  const other = signed(0, 'whsec_of_before').split(',')[1];
  assert.equal(isRead(`${signed(0)},${other}`), true);
});

test('stripe-webhook-bytes: the signature covers the body as it was sent', () => {
  assert.equal(isRead(signed(0), `${EVENT} `), false);
  assert.equal(isRead(''), false);
});

test('stripe-foreign-error: an error that is a text becomes the type of an OAuth error', () =>
  withStandIn(
    (response) => sendJson(response, 503, { status: 503, error: 'Service Unavailable' }),
    async (standIn) => {
      const error = await errorOf(refund(clientOf(standIn, { maxNetworkRetries: 0 })));
      assert.deepEqual(
        [error.constructor.name, error['rawType']],
        ['StripeOAuthError', 'Service Unavailable'],
      );
    },
  ));

/** Refunds against a server that responds with a text as JSON, in a process of its own. */
const REFUND = `
  import { createServer } from 'node:http';
  import Stripe from 'stripe';
  const server = createServer((request, response) => response.end('"ok"')).listen(0, '127.0.0.1', () => {
    const { port } = server.address();
    const client = new Stripe('sk_test_0123456789', { host: '127.0.0.1', port, protocol: 'http', telemetry: false });
    client.refunds.create({ payment_intent: 'pi_1' }).catch(() => console.log('rejected'));
  });`;

test('stripe-primitive: JSON that is no object is thrown outside of the promise', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', REFUND],
    { encoding: 'utf8', timeout: 20_000 },
  );
  assert.deepEqual([status, stdout], [1, '']);
  assert.match(stderr, /TypeError/);
});
