import pg from 'pg';

const LOCK = 7308897;
const TIMEOUT_MS = 10_000;
const RETRY_MS = 250;

/**
 * Makes sure that one service alone writes to this database: another one's cache would not
 * learn of what this one commits. A service that was just killed gets ten seconds to vanish.
 *
 * The content service has one like it: services share no code, so that each can be moved, replaced or
 * left out without the other.
 * @returns what gives the database free again
 * @throws Error when another service holds it for longer.
 */
export async function takeOwnership(connectionString: string): Promise<() => Promise<void>> {
  const deadline = Date.now() + TIMEOUT_MS;
  let client = await tryLock(connectionString);
  while (!client) {
    if (Date.now() > deadline) throw new Error('another search service uses this database');
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    client = await tryLock(connectionString);
  }
  let isReleased = false;
  let held = client;
  const keep = (lost: pg.Client) => {
    lost.on('error', () => {});
    lost.once('end', () => {
      // A restarted database has forgotten the lock: take it again.
      if (!isReleased) void retake();
    });
  };
  const retake = async () => {
    while (!isReleased) {
      const next = await tryLock(connectionString).catch(() => undefined);
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

async function tryLock(connectionString: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ locked: boolean }>(
    'select pg_try_advisory_lock($1) as locked',
    [LOCK],
  );
  if (rows[0]?.locked) return client;
  await client.end();
  return undefined;
}
