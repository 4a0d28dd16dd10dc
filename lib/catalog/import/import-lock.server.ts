import { Client } from 'pg';
import { env } from '@/lib/platform/env/env.server';

/** Any number that no other advisory lock uses. */
const LOCK = 7_220_210;

/**
 * Runs `work` unless another import is running. The lock has a connection of its own and ends with it,
 * so a killed import does not block the next one.
 * @param work must call `checkLock` before each of its transactions; it throws once the connection, and
 * with it the lock, is lost, because another import may then be running
 * @returns `null` if another import is running
 */
export async function whileImporting<Result>(
  work: (checkLock: () => void) => Promise<Result>,
): Promise<Result | null> {
  const client = new Client({ connectionString: env().DATABASE_URL, keepAlive: true });
  let lost: Error | null = null;
  // Without a listener, a lost connection would end the process.
  client.on('error', (error) => {
    lost ??= error;
  });
  const checkLock = () => {
    if (lost) throw new Error('the lock of the import is lost; run it again', { cause: lost });
  };
  await client.connect();
  try {
    // outside: pg-lock-again
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [LOCK]);
    return rows[0]?.taken === true ? await work(checkLock) : null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
