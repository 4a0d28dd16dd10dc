import { openTestDatabase } from '@/services/testing/test-database';
import { withDatabase } from './database.fixture.server';
import { database } from './database.server';
import { migrateDatabase } from './migrate-database.server';

withDatabase(openTestDatabase);

test('a database older than the oldest migration is left alone, and the error says how to go on', async () => {
  const { $client } = database();
  await $client.query(`DELETE FROM shop.__drizzle_migrations
    WHERE created_at > (SELECT min(created_at) FROM shop.__drizzle_migrations)`);
  await $client.query('UPDATE shop.__drizzle_migrations SET created_at = created_at - 1');
  await expect(migrateDatabase()).rejects.toThrow('npm run reset');
});
