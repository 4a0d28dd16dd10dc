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
const NOTHING_YET = { object: 'list', data: [], has_more: false };

let server: Server;
let responses: unknown[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(responses.shift() ?? MAINTENANCE));
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
])('a response of an unknown form to %s is no success', async (_, sent, call) => {
  responses = sent;
  const error: unknown = await call().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(PaymentUnavailable);
  expect([isFinal(error), isRejected(error)]).toEqual([false, false]);
});
