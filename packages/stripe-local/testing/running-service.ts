import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import Stripe from 'stripe';
import { startChild, stopChild } from 'service-kit/testing/child';
import { freePort } from 'service-kit/testing/free-port.mjs';
import { openTestDatabase } from 'service-kit/testing/test-database';
import { startReceiver, type WebhookReceiver } from './webhook-receiver';

export const SECRET_KEY = 'sk_test_selvedge_0001';
export const WEBHOOK_SECRET = 'whsec_selvedge_0001';

/**
 * A running service with a database, the vendor's own client, and a shop that receives webhooks.
 */
export interface RunningService {
  origin: string;
  stripe: Stripe;
  clientWith: (key: string) => Stripe;
  /** A raw request with the secret key. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  receiver: WebhookReceiver;
  query: <Row extends pg.QueryResultRow>(sql: string, values?: unknown[]) => Promise<Row[]>;
  cutDatabase: () => Promise<void>;
  kill: () => Promise<unknown>;
  /** Asks the service to exit. @returns its exit code */
  terminate: () => Promise<number | null>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startService(extraEnv: Record<string, string> = {}): Promise<RunningService> {
  const database = await openTestDatabase();
  const receiver = await startReceiver();
  const port = await freePort();
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    PAYMENT_PORT: String(port),
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    PAYMENT_WEBHOOK_URL: receiver.url,
    ...extraEnv,
  };
  const origin = `http://127.0.0.1:${port}`;
  const run = () => startChild(join(__dirname, '..', 'bin.mjs'), [], env);
  let child: ChildProcess = await run();
  const clientWith = (key: string) =>
    new Stripe(key, {
      host: '127.0.0.1',
      port,
      protocol: 'http',
      telemetry: false,
      timeout: 60_000,
      maxNetworkRetries: 0,
    });
  return {
    origin,
    stripe: clientWith(SECRET_KEY),
    clientWith,
    fetch: (path, init = {}) =>
      fetch(`${origin}${path}`, {
        ...init,
        headers: { authorization: `Bearer ${SECRET_KEY}`, ...init.headers },
      }),
    receiver,
    query: (sql, values) => query(database.url, sql, values),
    cutDatabase: database.cut,
    kill: () => stopChild(child, 'SIGKILL'),
    terminate: () => stopChild(child, 'SIGTERM'),
    start: async () => {
      child = await run();
    },
    stop: async () => {
      await stopChild(child, 'SIGTERM');
      await receiver.close();
      await database.drop();
    },
  };
}

async function query<Row extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(sql, values).finally(() => client.end());
  return rows;
}

export async function rejection(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error: unknown = await call.then(
    () => new Error('was not rejected'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  return error;
}
