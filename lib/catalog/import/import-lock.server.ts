import { Client } from 'pg';
import { env } from '@/lib/platform/env/env.server';

/** Any number that no other advisory lock uses. */
const LOCK = 7_220_210;

/**
 * Runs `work` unless another import is running. The lock has a connection of its own and ends with it,
 * so a killed import does not block the next one.
 * @returns `null` if another import is running
 */
export async function whileImporting<Result>(work: () => Promise<Result>): Promise<Result | null> {
  const client = new Client({ connectionString: env().DATABASE_URL, keepAlive: true });
  // Without a listener, a lost connection would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [LOCK]);
    return rows[0]?.taken === true ? await work() : null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
