import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { retrieveSession } from './payment-session.server';
import { refund, refundPart } from './refund-payment.server';
import { isFinal, isRejected, PaymentUnavailable } from './stripe.server';

withEnvironment();

/** What a proxy sends while the provider is down: readable, but nothing of the provider's. */
const MAINTENANCE = { status: 'ok', message: 'be right back' };
/** What a gateway sends in the provider's place; its error is a text. */
const GATEWAY = { status: 503, error: 'Service Unavailable' };
const NOTHING_YET = { object: 'list', data: [], has_more: false };

let server: Server;
let responses: unknown[] = [];
let status = 200;

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(responses.length > 0 ? responses.shift() : MAINTENANCE));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on TCP has an address object.
  process.env['STRIPE_HOST'] = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const part = { id: 'r-1', intentId: 'pi_1', amount: 500, attemptedAt: new Date() };

test.each<[string, unknown[], () => Promise<unknown>]>([
  ['a full refund', [], () => refund('pi_1')],
  ['a refund of a part', [NOTHING_YET], () => refundPart(part)],
  ['the list of refunds', [], () => refundPart(part)],
  ['a session', [], () => retrieveSession('cs_1')],
  ['a refund that is another object', [{ object: 'charge', id: 'ch_1' }], () => refund('pi_1')],
  ['a full refund that is null', [null], () => refund('pi_1')],
  ['a list of refunds that is null', [null], () => refundPart(part)],
  ['a refund of a part that is null', [NOTHING_YET, null], () => refundPart(part)],
  ['a session that is a number', [1], () => retrieveSession('cs_1')],
  ['a full refund that is a text', ['ok'], () => refund('pi_1')],
  ['a full refund by a gateway', [GATEWAY], () => refund('pi_1')],
  ['a refund of a part by a gateway', [NOTHING_YET, GATEWAY], () => refundPart(part)],
])('a response of an unknown form to %s is no success', async (_, sent, call) => {
  responses = sent;
  const error: unknown = await call().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(PaymentUnavailable);
  expect([isFinal(error), isRejected(error)]).toEqual([false, false]);
});

test('an error of a gateway is no rejection by the provider', async () => {
  for (const error of ['Bad Request', { code: 400, message: 'no route' }]) {
    status = 400;
    responses = [{ error }];
    const reason: unknown = await refund('pi_1').catch((thrown: unknown) => thrown);
    status = 200;
    expect([isFinal(reason), isRejected(reason)]).toEqual([false, false]);
  }
});

test.each<[string, unknown[], () => Promise<unknown>]>([
  ['in full', [], () => refund('pi_1')],
  ['of a part', [NOTHING_YET], () => refundPart(part)],
])(
  'a refund %s that moved no money is attempted again with another key',
  async (_, before, call) => {
    for (const state of ['failed', 'canceled']) {
      responses = [...before, { object: 'refund', id: 're_1', status: state }];
      const error: unknown = await call().catch((reason: unknown) => reason);
      expect(isFinal(error)).toBe(true);
    }
  },
);
