import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import { Client, Pool } from 'pg';
import { env } from '@/lib/platform/env/env.server';
import { grantShopRole } from './grant-shop-role.server';

/**
 * Key of the advisory lock, unused elsewhere: instances that start together migrate one after the
 * other.
 */
const LOCK = 727_001;

/**
 * Milliseconds. Without these limits a process suspended during a migration would hold its locks
 * and block the shop. Statements have no limit, because indexing a large table takes long.
 */
const LIMITS = {
  keepAlive: true,
  connectionTimeoutMillis: 20_000,
  idle_in_transaction_session_timeout: 60_000,
};

/**
 * Milliseconds that a statement waits for a lock. Whatever comes after it in a table's queue waits as long:
 * a migration behind one long read would keep the whole shop from that table.
 */
const LOCK_TIMEOUT = 3_000;
/** How often a migration that gets no lock is tried, and the pause in which visitors get theirs. */
const MAX_ATTEMPTS = 20;
const PAUSE_MS = 3_000;
// outside: pg-lock-timeout
/** PostgreSQL's lock_not_available. */
const NO_LOCK = '55P03';

const MIGRATIONS = { migrationsFolder: 'lib/platform/db/migrations', migrationsSchema: 'shop' };

/**
 * How long the session that holds the lock may be idle, which it is for seconds while jobs are
 * migrated. After that the lock of a suspended process is released.
 */
const LOCK_IDLE = '10min';

/** Whether an error, or its cause, is that a statement waited for a lock for too long. */
const isWithoutLock = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === NO_LOCK) || isWithoutLock(error.cause));

/**
 * Runs a part of the migration, again while it gets no lock.
 * @throws the error of the last attempt
 */
async function untilLocked(client: Client, migrateOnce: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await migrateOnce();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isWithoutLock(error)) throw error;
      // Without a transaction it does nothing.
      await client.query('ROLLBACK');
      await delay(PAUSE_MS);
    }
}

/** @throws when the database was created by migrations that the baseline has replaced */
async function requireBaseline(client: Client): Promise<void> {
  const baseline = readMigrationFiles(MIGRATIONS)[0]?.folderMillis ?? 0;
  const name = 'shop.__drizzle_migrations';
  const { rows: tables } = await client.query('SELECT to_regclass($1) AS found', [name]);
  if (!tables[0].found) return;
  const { rows } = await client.query(`SELECT max(created_at) AS newest FROM ${name}`);
  // outside: pg-numbers
  if (rows[0].newest !== null && Number(rows[0].newest) < baseline)
    throw new Error(
      'the database is older than the oldest migration (docs/decisions/0199-one-baseline.md): npm run reset removes it',
    );
}

async function migrateJobs(connectionString: string): Promise<void> {
  const pgPool = new Pool({ connectionString, max: 1, lock_timeout: LOCK_TIMEOUT, ...LIMITS });
  // A failed connection fails its statement; without listeners it would also end the process.
  pgPool.on('error', () => undefined);
  pgPool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await runMigrations({ pgPool });
  } finally {
    await pgPool.end();
  }
}

/**
 * Migrates the `shop` schema and the job queue to the newest version. Safe to run from several
 * processes at once.
 * @param connectionString of the owner of both
 * @param finish runs at the end, under the same lock
 */
export async function migrateSchemas(
  connectionString: string,
  finish: (client: Client) => Promise<void> = async () => {},
): Promise<void> {
  const client = new Client({ connectionString, ...LIMITS });
  // A lost connection fails the next statement; without a listener it would also end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`SET idle_session_timeout = '${LOCK_IDLE}'`);
    // outside: pg-advisory-lock
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await requireBaseline(client);
    // Not before: instances take turns for as long as it takes.
    await client.query(`SET lock_timeout = ${LOCK_TIMEOUT}`);
    // outside: drizzle-older-migration
    await untilLocked(client, () => migrate(drizzle(client), MIGRATIONS));
    await untilLocked(client, () => migrateJobs(connectionString));
    await untilLocked(client, () => finish(client));
  } finally {
    // Ending the session releases the lock.
    await client.end();
  }
}

/** Migrates the configured database, and grants the shop's own role the rights it needs. */
export async function migrateDatabase(): Promise<void> {
  const { DATABASE_URL, DATABASE_OWNER_URL } = env();
  await migrateSchemas(DATABASE_OWNER_URL ?? DATABASE_URL, async (client) => {
    if (DATABASE_OWNER_URL) await grantShopRole(client, DATABASE_URL);
  });
}
