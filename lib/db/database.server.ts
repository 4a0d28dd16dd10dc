import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { env } from '@/lib/env/env.server';
import { report } from '@/lib/log/log.server';
import * as schema from './schema';

/** Connections one instance may hold; every request takes one at most. */
const POOL_SIZE = 10;

interface Patience {
  /** Milliseconds until a connection counts as refused. */
  connectionTimeoutMillis: number;
  /** Milliseconds a statement may take. */
  statement_timeout: number;
}

/** A visitor waits for a page. */
const FOR_PAGES: Patience = { connectionTimeoutMillis: 2_000, statement_timeout: 10_000 };
/** Nobody waits for a batch, whose own work may keep it from seeing that a connection is there. */
export const FOR_BATCHES: Patience = {
  connectionTimeoutMillis: 120_000,
  statement_timeout: 120_000,
};

function openDatabase(patience: Patience) {
  const pool = new Pool({
    connectionString: env().DATABASE_URL,
    max: POOL_SIZE,
    ...patience,
  });
  // An idle connection that breaks is replaced by the next query; without a listener it would
  // end the process.
  pool.on('error', (error) => report('idle database connection lost', { error }));
  return Object.assign(drizzle(pool, { schema }), { close: () => pool.end() });
}

export type Database = ReturnType<typeof openDatabase>;

let opened: Database | undefined;

/** The shop's database, with one pool for each process, as patient as its first call asks. */
export function database(patience = FOR_PAGES): Database {
  return (opened ??= openDatabase(patience));
}
