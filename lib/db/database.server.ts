import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { env } from '@/lib/env/env.server';
import { report } from '@/lib/log/log.server';
import * as schema from './schema';

/** Connections one instance may hold; every request takes one at most. */
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 2_000;
const STATEMENT_TIMEOUT_MS = 10_000;

function openDatabase() {
  const pool = new Pool({
    connectionString: env().DATABASE_URL,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
  });
  // An idle connection that breaks is replaced by the next query; without a listener it would
  // end the process.
  pool.on('error', (error) => report('idle database connection lost', { error }));
  return Object.assign(drizzle(pool, { schema }), { close: () => pool.end() });
}

export type Database = ReturnType<typeof openDatabase>;

let opened: Database | undefined;

/** The shop's database, with one pool for each process. */
export function database(): Database {
  return (opened ??= openDatabase());
}
