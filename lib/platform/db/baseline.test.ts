import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { withDatabase } from './database.fixture.server';
import { database } from './database.server';
import { env } from '@/lib/platform/env/env.server';
import { migrateDatabase, migrateSchemas } from './migrate-database.server';

withDatabase(openTestDatabase);

test("the server ends a migration's transaction when its process is suspended", async () => {
  let limit = '';
  await migrateSchemas(env().DATABASE_URL, async (client) => {
    const { rows } = await client.query('SHOW idle_in_transaction_session_timeout');
    limit = rows[0].idle_in_transaction_session_timeout;
  });
  expect(limit).toBe('1min');
});

test('leaves a database older than the baseline unchanged, and the error says what to do', async () => {
  const { $client } = database();
  await $client.query(`DELETE FROM shop.__drizzle_migrations
    WHERE created_at > (SELECT min(created_at) FROM shop.__drizzle_migrations)`);
  await $client.query('UPDATE shop.__drizzle_migrations SET created_at = created_at - 1');
  await expect(migrateDatabase()).rejects.toThrow('npm run reset');
});
