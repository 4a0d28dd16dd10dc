import { openTestDatabase } from '@/services/testing/test-database';
import { withDatabase } from './database.fixture.server';
import { database } from './database.server';
import { migrateDatabase } from './migrate-database.server';

withDatabase(openTestDatabase);

const age = (ms: number) =>
  database().$client.query('UPDATE shop.__drizzle_migrations SET created_at = created_at + $1', [
    ms,
  ]);

test('a database older than the oldest migration is left alone, and the error says how to go on', async () => {
  await age(-1);
  await expect(migrateDatabase()).rejects.toThrow('npm run reset');
  await age(1);
});
