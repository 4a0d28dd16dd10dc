import { readFile } from 'node:fs/promises';
import { Agent } from 'node:https';
import { join } from 'node:path';
import Stripe from 'stripe';
import { startChild } from 'service-kit/testing/child';
import { hasOpenssl, selfSigned } from 'service-kit/testing/self-signed';
import { order } from './testing/orders';
import { SECRET_KEY, startService } from './testing/running-service';

const withTls = hasOpenssl ? describe : describe.skip;

const main = join(__dirname, 'bin.mjs');

const COMPLETE = {
  ...process.env,
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nowhere',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  PAYMENT_WEBHOOK_URL: 'http://127.0.0.1:3000/hook',
};

test.each<[string, Record<string, string>, RegExp]>([
  [
    'no keys',
    { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' },
    /code 1: payment: STRIPE_SECRET_KEY is not set, STRIPE_WEBHOOK_SECRET is not set\n$/,
  ],
  ['a port that is none', { PAYMENT_PORT: '0.5' }, /code 1: payment: PAYMENT_PORT is no port\n$/],
  [
    'a receiver that is no address',
    { PAYMENT_WEBHOOK_URL: 'shop' },
    /code 1: payment: PAYMENT_WEBHOOK_URL is no http address\n$/,
  ],
  [
    'a public address with a path',
    { PAYMENT_PUBLIC_URL: 'https://pay.example.com/shop' },
    /code 1: payment: PAYMENT_PUBLIC_URL is no http address without a path\n$/,
  ],
  ['a fault that is none', { PAYMENT_FAULT: '200' }, /code 1: payment: PAYMENT_FAULT is no .*\n$/],
  ['no database', {}, /code 1: payment: .*ECONNREFUSED.*\n$/],
])('exits with code 1 and one clear line if started with %s', async (_, env, line) => {
  await expect(startChild(main, [], { ...COMPLETE, ...env })).rejects.toThrow(line);
});

test('a session behind a proxy has the public URL of its payment page', async () => {
  const service = await startService({ PAYMENT_PUBLIC_URL: 'https://pay.example.com/' });
  const { url } = await service.stripe.checkout.sessions.create(order());
  expect(url).toMatch(/^https:\/\/pay\.example\.com\/pay\/cs_test_/);
  await service.stop();
});

withTls('with a certificate', () => {
  test('is served by https with a given certificate', async () => {
    const { cert, key, remove } = await selfSigned();
    const service = await startService({ PAYMENT_TLS_CERT: cert, PAYMENT_TLS_KEY: key });
    const { port } = new URL(service.origin);
    const stripe = new Stripe(SECRET_KEY, {
      host: '127.0.0.1',
      port,
      protocol: 'https',
      httpAgent: new Agent({ ca: await readFile(cert) }),
    });
    const { url } = await stripe.checkout.sessions.create(order());
    expect(url).toMatch(new RegExp(`^https://127\\.0\\.0\\.1:${port}/pay/cs_test_`));
    await service.stop();
    await remove();
  });
});

test('exits with code 0 on request, and serves the same database again', async () => {
  const service = await startService();
  expect(await service.terminate()).toBe(0);
  await service.start();
  expect((await service.fetch('/v1/payment_intents/pi_none')).status).toBe(404);
  await service.stop();
});
