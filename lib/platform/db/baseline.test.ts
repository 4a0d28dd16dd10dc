import { setTimeout as delay } from 'node:timers/promises';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { withDatabase } from './database.fixture.server';
import { database } from './database.server';
import { env } from '@/lib/platform/env/env.server';
import { migrateDatabase, migrateSchemas } from './migrate-database.server';

withDatabase(openTestDatabase);

/** Resolves once some connection waits for a lock. */
async function waitingForLock(): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { rowCount } = await database().$client.query(
      'SELECT 1 FROM pg_locks WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())',
    );
    if (rowCount) return;
    await delay(50);
  }
  throw new Error('nothing waits for a lock');
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
    await waitingForLock();
    const startedAt = performance.now();
    await $client.query('SELECT 1 FROM shop.orders');
    expect(performance.now() - startedAt).toBeLessThan(7_000);
    await reader.query('COMMIT');
    await migrated;
    await $client.query('SELECT added FROM shop.orders');
  } finally {
    reader.release(true);
  }
}, 40_000);

test('leaves a database older than the baseline unchanged, and the error says what to do', async () => {
  const { $client } = database();
  await $client.query(`DELETE FROM shop.__drizzle_migrations
    WHERE created_at > (SELECT min(created_at) FROM shop.__drizzle_migrations)`);
  await $client.query('UPDATE shop.__drizzle_migrations SET created_at = created_at - 1');
  await expect(migrateDatabase()).rejects.toThrow('npm run reset');
});
