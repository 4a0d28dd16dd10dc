import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { withDatabase } from './database.fixture.server';
import { database } from './database.server';
import { inTransaction } from './in-transaction.server';

withDatabase(openTestDatabase);

/** A broken connection without a listener would end this process, and with it the test. */
test('a connection that breaks between two statements fails only its own transaction', async () => {
  const transaction = inTransaction(async (inside) => {
    const { rows } = await inside.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
    await database().execute(sql`SELECT pg_terminate_backend(${rows[0]?.pid}::int)`);
    await delay(200);
    await inside.execute(sql`SELECT 1`);
  });
  await expect(transaction).rejects.toThrow('Failed query');
  const { rows } = await database().execute(sql`SELECT 1 AS one`);
  expect(rows).toEqual([{ one: 1 }]);
});
