import { Pool, type PoolClient } from 'pg';
import { isDatabaseOutage } from '@/lib/platform/db/database-outage.server';
import { env } from '@/lib/platform/env/env.server';
import { report } from '@/lib/platform/log/log.server';

/** Fetching a job or marking it as done takes milliseconds. */
const TIMEOUTS = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 9_000,
  query_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
};

/**
 * Closes a connection on which a query got no response. graphile-worker 0.17 would return it to its
 * pool, where the next query would wait for the one in progress.
 */
function closeWithoutResponse(client: PoolClient): void {
  const query = client.query.bind(client);
  const watched = (...sent: Parameters<typeof query>) => {
    const result: unknown = query(...sent);
    if (result instanceof Promise)
      result.catch((error: unknown) => {
        if (isDatabaseOutage(error)) void client.end();
      });
    return result;
  };
  // `query` has overloads: parameters and results are passed through.
  client.query = watched as typeof client.query;
}

/** Opens connections for jobs that never wait indefinitely for a hanging server. */
export function openJobPool(max: number): Pool {
  const { DATABASE_URL: connectionString } = env();
  const pool = new Pool({ connectionString, max, keepAlive: true, ...TIMEOUTS });
  // Without a listener a lost connection would end the process.
  pool.on('error', (error) => report('connection of the jobs lost', { error }));
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    closeWithoutResponse(client);
  });
  return pool;
}
