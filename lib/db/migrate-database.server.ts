import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { env } from '@/lib/env/env.server';

/** Any number, as long as nobody else locks it: instances that start together take turns. */
const LOCK = 727_001;

/** Brings schema `shop` to the newest migration. Safe to run from several instances at once. */
export async function migrateDatabase(): Promise<void> {
  const client = new Client({ connectionString: env().DATABASE_URL });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await migrate(drizzle(client), {
      migrationsFolder: 'lib/db/migrations',
      migrationsSchema: 'shop',
    });
  } finally {
    // Ends the session and with it the lock.
    await client.end();
  }
}
