import { Pool, type PoolClient } from 'pg';
import { isDatabaseOutage } from '@/lib/platform/db/database-outage.server';
import { env } from '@/lib/platform/env/env.server';
import { report } from '@/lib/platform/log/log.server';

/** A job is fetched or marked as done in milliseconds. */
const TIMEOUTS = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 9_000,
  query_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
};

/**
 * Closes a connection on which a query got no response. graphile-worker 0.17 gives it back to its pool
 * as if nothing had happened, where the next query would wait behind the one in progress.
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
  // `query` has overloads: the parameters and results are passed on as they are.
  client.query = watched as typeof client.query;
}

/** Opens the connections of the jobs, none of which waits for ever for a server that hangs. */
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
