import { setTimeout as delay } from 'node:timers/promises';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { withDatabase } from './database.fixture.server';
import { database } from './database.server';
import { env } from '@/lib/platform/env/env.server';
import { migrateDatabase, migrateSchemas } from './migrate-database.server';

withDatabase(openTestDatabase);

/** Resolves once some connection waits for a lock, or none does any more. */
async function whenWaiting(isWaiting: boolean): Promise<void> {
  for (let tries = 0; tries < 1_000; tries += 1) {
    const { rowCount } = await database().$client.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if (Boolean(rowCount) === isWaiting) return;
    await delay(50);
  }
  throw new Error(isWaiting ? 'nothing waits for a lock' : 'a lock is waited for without end');
}

test("the server ends a migration's transaction when its process is suspended", async () => {
  let limit = '';
  await migrateSchemas(env().DATABASE_URL, async (client) => {
    const { rows } = await client.query('SHOW idle_in_transaction_session_timeout');
    limit = rows[0].idle_in_transaction_session_timeout;
  });
  expect(limit).toBe('1min');
});

test('a migration that waits for a lock lets visitors pass, and is made once it gets the lock', async () => {
  const { $client } = database();
  const reader = await $client.connect();
  try {
    await reader.query('BEGIN; LOCK TABLE shop.orders IN ACCESS SHARE MODE');
    const migrated = migrateSchemas(env().DATABASE_URL, async (client) => {
      await client.query('ALTER TABLE shop.orders ADD COLUMN IF NOT EXISTS added text');
    });
    await whenWaiting(true);
    const startedAt = performance.now();
    await $client.query('SELECT 1 FROM shop.orders');
    expect(performance.now() - startedAt).toBeLessThan(30_000);
    await reader.query('COMMIT');
    await migrated;
    await $client.query('SELECT added FROM shop.orders');
  } finally {
    reader.release(true);
  }
});

test.each(['shop', 'graphile_worker'])(
  'the migration of the schema %s gives up a lock it does not get, and is tried again',
  async (schema) => {
    const { $client } = database();
    await $client.query(`DROP SCHEMA ${schema} CASCADE`);
    const other = await $client.connect();
    try {
      // Until this transaction ends, others that create the schema wait for it.
      await other.query(`BEGIN; CREATE SCHEMA ${schema}`);
      const migrated = migrateSchemas(env().DATABASE_URL);
      await whenWaiting(true);
      await whenWaiting(false);
      await other.query('ROLLBACK');
      await expect(migrated).resolves.toBeUndefined();
    } finally {
      other.release(true);
    }
  },
);

test('leaves a database older than the baseline unchanged, and the error says what to do', async () => {
  const { $client } = database();
  await $client.query(`DELETE FROM shop.__drizzle_migrations
    WHERE created_at > (SELECT min(created_at) FROM shop.__drizzle_migrations)`);
  await $client.query('UPDATE shop.__drizzle_migrations SET created_at = created_at - 1');
  await expect(migrateDatabase()).rejects.toThrow('npm run reset');
});
