import { createServer as createSecureServer } from 'node:https';
import { serve, type ServerType } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Configuration } from './configuration';
import { paymentApp } from './http/payment-app';
import { settleDuePayments } from './payments/settle-payments';
import { inTransaction } from 'service-kit/database-pool';
import { repeat } from 'service-kit/repeat';
import { STRICT_DELAY_MS } from 'service-kit/strict-mode';
import { openDatabase } from './store/database';
import { deleteOldKeys } from './http/idempotency';
import { expireDueSessions } from './sessions/expire-session';
import { deleteOldEvents } from './webhooks/event';
import { WebhookSender } from './webhooks/sender';

export interface PaymentService {
  stop: () => Promise<void>;
}

const EXPIRE_EVERY_MS = 1000;
const CLEAN_EVERY_MS = 60 * 60 * 1000;

/** Opens the database, delivers pending events, and listens. */
export async function startPaymentService(config: Configuration): Promise<PaymentService> {
  const pool = await openDatabase(config.databaseUrl);
  const sender = new WebhookSender(pool, config, config.isStrict ? STRICT_DELAY_MS : 0);
  const onEvents = () => sender.wake();
  const server = await listen(paymentApp({ pool, onEvents, ...config }), config);
  const stopExpiry = repeat(EXPIRE_EVERY_MS, async () => {
    const works = [expireDueSessions, settleDuePayments];
    // Work that fails because the database is unreachable is still due later.
    await Promise.allSettled(works.map((work) => inTransaction(pool, work)));
    // Reading a due session expires it as well, so there may be events in any case.
    onEvents();
  });
  const stopCleaning = repeat(CLEAN_EVERY_MS, () =>
    Promise.all([deleteOldKeys(pool), deleteOldEvents(pool)]),
  );
  sender.wake();
  return {
    stop: async () => {
      await close(server);
      await Promise.all([stopExpiry(), stopCleaning()]);
      await sender.stop();
      await pool.end();
    },
  };
}

const CONNECTIONS = {
  // Longer than clients keep idle connections; otherwise requests would sometimes hit a closing
  // one.
  keepAliveTimeout: 65_000,
  // Disconnects clients that are too slow to send the headers or the whole request.
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 1_000,
};
const CUT_AFTER_MS = 2000;

function listen(
  app: Hono,
  { port, certificate }: Pick<Configuration, 'port' | 'certificate'>,
): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const address = { fetch: app.fetch, port, hostname: '127.0.0.1' };
    const server = certificate
      ? serve(
          {
            ...address,
            createServer: createSecureServer,
            serverOptions: { ...CONNECTIONS, ...certificate },
          },
          () => resolve(server),
        )
      : serve({ ...address, serverOptions: CONNECTIONS }, () => resolve(server));
    server.once('error', reject);
  });
}

function close(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    // Busy keep-alive connections get a grace period before they are closed.
    setTimeout(
      () => 'closeAllConnections' in server && server.closeAllConnections(),
      CUT_AFTER_MS,
    ).unref();
  });
}
