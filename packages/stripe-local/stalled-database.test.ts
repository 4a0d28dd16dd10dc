import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from 'service-kit/testing/free-port.mjs';
import { startStallingProxy } from 'service-kit/testing/stalling-proxy';
import { openTestDatabase } from 'service-kit/testing/test-database';
import { startPaymentService } from './payment-service';

const STALLED_MS = 5_500;
/** Two for due work, one for events; one more may have been opened for the schema. */
const MAX_CONNECTIONS = 4;

async function connectionsTo(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await client.end();
  return rowCount ?? 0;
}

test('only one round looks for due work at a time while the database stalls', async () => {
  const database = await openTestDatabase();
  const proxy = await startStallingProxy(database.url);
  const service = await startPaymentService({
    databaseUrl: proxy.url,
    port: await freePort(),
    publicOrigin: 'http://127.0.0.1:4500',
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
    webhookUrl: 'http://127.0.0.1:1/hook',
  });
  try {
    await proxy.stallAfter(/payment\.session/);
    await delay(STALLED_MS);
    proxy.resume();
    await delay(500);
    expect(await connectionsTo(database.url)).toBeLessThanOrEqual(MAX_CONNECTIONS);
  } finally {
    await service.stop();
    await proxy.close();
    await database.drop();
  }
});
