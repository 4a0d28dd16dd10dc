import pg from 'pg';

/** Advisory locks of the services that cache their tables in memory. */
const LOCKS = { content: 7_308_896, search: 7_308_897 } as const;
const TIMEOUT_MS = 10_000;
const RETRY_MS = 250;
/** Limit per attempt: a server that hangs grants no lock, and a later attempt may succeed. */
const RESPONSE_TIMEOUT_MS = 5_000;

/**
 * Ensures that only one service writes to this database, because another one's cache would not see
 * these writes. Waits ten seconds for a service that was just killed.
 * @returns a function that releases the database
 * @throws Error if another service holds it for longer
 */
export async function takeOwnership(
  service: keyof typeof LOCKS,
  connectionString: string,
): Promise<() => Promise<void>> {
  const lock = LOCKS[service];
  const deadline = Date.now() + TIMEOUT_MS;
  let client = await tryLock(lock, connectionString);
  while (!client) {
    if (Date.now() > deadline) throw new Error(`another ${service} service uses this database`);
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    client = await tryLock(lock, connectionString);
  }
  let isReleased = false;
  let held = client;
  const keep = (lost: pg.Client) => {
    lost.once('end', () => {
      // A restarted database has lost the lock, so it is taken again.
      if (!isReleased) void retake();
    });
  };
  const retake = async () => {
    while (!isReleased) {
      const next = await tryLock(lock, connectionString).catch(() => undefined);
      if (next) {
        held = next;
        return keep(next);
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  };
  keep(held);
  return async () => {
    isReleased = true;
    await held.end();
  };
}

/**
 * Closes a connection without the lock: if the lock were granted late, it would block the next
 * attempt.
 */
async function tryLock(lock: number, connectionString: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: RESPONSE_TIMEOUT_MS,
    query_timeout: RESPONSE_TIMEOUT_MS,
  });
  client.on('error', () => {});
  let isLocked = false;
  try {
    await client.connect();
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_lock($1) as locked',
      [lock],
    );
    isLocked = rows[0]?.locked ?? false;
    return isLocked ? client : undefined;
  } finally {
    if (!isLocked) await client.end();
  }
}
