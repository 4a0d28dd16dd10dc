import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type ClientBase } from 'pg';
import { env } from '@/lib/platform/env/env.server';
import { report } from '@/lib/platform/log/log.server';
import * as catalogue from './schema';
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

const schema = {
  ...catalogue,
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

/** Most connections of one instance; every request takes one at most. */
export const POOL_SIZE = 10;

interface Timeouts {
  /** Milliseconds until an attempt to connect, or to get a connection of the pool, counts as failed. */
  connectionTimeoutMillis: number;
  /** Milliseconds a statement may take. */
  statement_timeout: number;
  /** Time limit of a statement, measured here: a server that hangs ends none. */
  query_timeout: number;
  /**
   * Milliseconds after which the server ends a transaction of which it hears nothing more: its process
   * is stopped, or the network is cut, and its locks would stay.
   */
  idle_in_transaction_session_timeout: number;
}

/** A visitor waits for a page; a hundred writes at once wait for ten connections. */
const FOR_PAGES: Timeouts = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 8_000,
  // A browser waits ten seconds for an answer.
  query_timeout: 9_000,
  // No transaction waits for anything but the database; the longest pause is drawing a document.
  idle_in_transaction_session_timeout: 20_000,
};
/** No visitor waits for a batch, and its own work may delay its noticing an open connection. */
export const FOR_BATCHES: Timeouts = {
  connectionTimeoutMillis: 120_000,
  statement_timeout: 120_000,
  query_timeout: 130_000,
  idle_in_transaction_session_timeout: 120_000,
};

/**
 * A prepared statement is planned once for a connection. Left to itself the server plans anew for
 * each call what joins several tables: four fifths of a basket's time there.
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
    onConnect: usePlans,
  });
  // An idle connection that breaks is replaced by the next query; without a listener it would
  // end the process.
  pool.on('error', (error) => report('idle database connection lost', { error }));
  // The pool listens to idle connections alone: one that breaks within a transaction, between two of
  // its statements, would end the process, too. The transaction's next statement throws.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return Object.assign(drizzle(pool, { schema }), { close: () => pool.end() });
}

export type Database = ReturnType<typeof openDatabase>;

let opened: Database | undefined;

/** The shop's database, with one pool for each process, with the timeout of its first call. */
export function database(timeout = FOR_PAGES): Database {
  return (opened ??= openDatabase(timeout));
}
