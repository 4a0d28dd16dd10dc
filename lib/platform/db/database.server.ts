import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type ClientBase } from 'pg';
import { env } from '@/lib/platform/env/env.server';
import { processState } from '@/lib/platform/process-state/process-state.mjs';
import { report } from '@/lib/platform/log/log.server';
import * as catalogue from './schema';
import * as articleTables from './schema-articles';
import * as basketTables from './schema-baskets';
import * as customers from './schema-customers';
import * as orderLife from './schema-order-life';
import * as forms from './schema-forms';
import * as loyalty from './schema-loyalty';
import * as orders from './schema-orders';
import * as pastPrices from './schema-past-prices';
import * as reservations from './schema-reservations';
import * as visits from './schema-visits';
import * as vouchers from './schema-vouchers';
import * as wishlists from './schema-wishlists';
import { tracePool } from './traced-pool.server';

const schema = {
  ...catalogue,
  ...articleTables,
  ...customers,
  ...pastPrices,
  ...visits,
  ...basketTables,
  ...orders,
  ...orderLife,
  ...vouchers,
  ...reservations,
  ...wishlists,
  ...forms,
  ...loyalty,
};

/** Maximum number of connections of one instance; each request uses at most one. */
export const POOL_SIZE = 10;

interface Timeouts {
  /** Milliseconds to wait for a connection, new or from the pool. */
  connectionTimeoutMillis: number;
  /** Milliseconds a statement may take. */
  statement_timeout: number;
  /**
   * Time limit of a statement, measured by the client: a server that hangs cannot enforce its own.
   */
  query_timeout: number;
  /**
   * Milliseconds after which the server ends an idle transaction. Otherwise the locks of a process
   * that was suspended or cut off would stay.
   */
  idle_in_transaction_session_timeout: number;
}

/**
 * A visitor is waiting for the page. The limits leave room for a hundred concurrent writes on ten
 * connections.
 */
const FOR_PAGES: Timeouts = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 8_000,
  // The browser gives up after ten seconds.
  query_timeout: 9_000,
  // Transactions wait only for the database; their longest pause is the time it takes to draw a
  // document.
  idle_in_transaction_session_timeout: 20_000,
};
/** No visitor waits for a batch job, and a busy one may be slow to notice an open connection. */
export const FOR_BATCHES: Timeouts = {
  connectionTimeoutMillis: 120_000,
  statement_timeout: 120_000,
  query_timeout: 130_000,
  idle_in_transaction_session_timeout: 120_000,
};

/**
 * Plans each prepared statement once per connection. By default the server replans joins of several
 * tables at every call, which takes four fifths of a basket's time there.
 * @see https://www.postgresql.org/docs/current/runtime-config-query.html#GUC-PLAN-CACHE-MODE
 */
async function usePlans(client: ClientBase): Promise<void> {
  await client.query('SET plan_cache_mode TO force_generic_plan');
}

function openDatabase(timeout: Timeouts) {
  const pool = new Pool({
    connectionString: env().DATABASE_URL,
    max: POOL_SIZE,
    ...timeout,
    // outside: pg-on-connect
    onConnect: usePlans,
  });
  // outside: pg-idle-client
  // The next query replaces an idle connection that breaks; without a listener the error would end
  // the process.
  pool.on('error', (error) => report('idle database connection lost', { error }));
  // outside: pg-busy-client
  // The pool only listens to idle connections. One that breaks between two statements of a
  // transaction would also end the process; now the transaction's next statement throws.
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (processState.isTraced) tracePool(pool);
  return Object.assign(drizzle(pool, { schema }), { close: () => pool.end() });
}

export type Database = ReturnType<typeof openDatabase>;

let opened: Database | undefined;

/** The shop's database, one pool per process; its timeouts are those of the first call. */
export function database(timeout = FOR_PAGES): Database {
  return (opened ??= openDatabase(timeout));
}
