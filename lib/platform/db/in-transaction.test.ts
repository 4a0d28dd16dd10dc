import { sql } from 'drizzle-orm';
import { openTestDatabase, type TestDatabase } from '@/packages/service-kit/testing/test-database';
import { withDatabase } from './database.fixture.server';
import { database } from './database.server';
import { isDatabaseOutage } from './database-outage.server';
import { inTransaction } from './in-transaction.server';
import {
  startStallingProxy,
  type StallingProxy,
} from '@/packages/service-kit/testing/stalling-proxy';

/** The size of the pool. */
const CONNECTIONS = 10;
/** A third of the shop's for statements, so that a stall takes three seconds. */
const TIMEOUTS = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 2_700,
  query_timeout: 3_000,
  idle_in_transaction_session_timeout: 7_000,
};

let direct: TestDatabase;
let proxy: StallingProxy;

withDatabase(async () => {
  direct = await openTestDatabase();
  proxy = await startStallingProxy(direct.url);
  return {
    url: proxy.url,
    drop: async () => {
      await proxy.close();
      await direct.drop();
    },
  };
});
beforeAll(() => database(TIMEOUTS).execute(sql`CREATE TABLE shop.noted (word text NOT NULL)`));
beforeEach(async () => {
  await database().execute(sql`DELETE FROM shop.noted`);
  await openAll();
});

const times = <Result>(count: number, run: (at: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, at) => run(at)));

/** Opens every connection of the pool, so that a stall meets established ones. */
const openAll = () => times(CONNECTIONS, () => database().execute(sql`SELECT pg_sleep(0.1)`));

const note = (word: string) => sql`INSERT INTO shop.noted VALUES (${word})`;

/** Reads on a connection of its own, so that the state of the pool does not matter. */
async function noted(): Promise<string[]> {
  const { rows } = await database().execute<{ word: string }>(
    sql`SELECT word FROM shop.noted ORDER BY word`,
  );
  return rows.map(({ word }) => word);
}

const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => (isDatabaseOutage(error) ? 'outage' : error),
  );

/**
 * Expects that every connection of the pool can be used at once, and that none is within a
 * transaction.
 */
async function expectWholePool(): Promise<void> {
  await times(CONNECTIONS, (at) =>
    database().execute(sql`
    INSERT INTO shop.noted SELECT ${`after ${at}`} FROM pg_sleep(0.1)`),
  );
  await database().$client.query('SELECT 1');
  const { rows } = await database().execute<{ open: number }>(sql`
    SELECT count(*)::int AS open FROM pg_stat_activity
    WHERE datname = current_database() AND state LIKE 'idle in transaction%'`);
  expect(rows).toEqual([{ open: 0 }]);
  expect((await noted()).filter((word) => word.startsWith('after'))).toHaveLength(CONNECTIONS);
}

test('returns the connections of transactions that cannot begin because the server stalls', async () => {
  proxy.stall();
  const begun = times(CONNECTIONS, (at) =>
    outcome(inTransaction((transaction) => transaction.execute(note(`stalled ${at}`)))),
  );
  expect(await begun).toEqual(Array(CONNECTIONS).fill('outage'));
  proxy.resume();
  await expectWholePool();
});

test('returns the connections of transactions whose backend is terminated at BEGIN', async () => {
  proxy.stall();
  const begun = times(CONNECTIONS, (at) =>
    outcome(inTransaction((transaction) => transaction.execute(note(`cut ${at}`)))),
  );
  await direct.cut();
  proxy.resume();
  expect(await begun).toEqual(Array(CONNECTIONS).fill('outage'));
  await expectWholePool();
});

test('a statement that times out leaves no open transaction to the next user of its connection', async () => {
  const failed = times(CONNECTIONS, () =>
    outcome(
      inTransaction(async (transaction) => {
        await transaction.execute(note('failed'));
        proxy.stall();
        await transaction.execute(note('failed'));
      }),
    ),
  );
  expect(await failed).toEqual(Array(CONNECTIONS).fill('outage'));
  proxy.resume();
  await times(CONNECTIONS, (at) => database().execute(note(`acknowledged ${at}`)));
  await inTransaction((transaction) => transaction.execute(note('committed')));
  await expectWholePool();
  const { rows } = await database().$client.query<{ word: string }>('SELECT word FROM shop.noted');
  const words = rows.map(({ word }) => word).filter((word) => !word.startsWith('after'));
  expect(words.toSorted()).toEqual(
    [
      ...Array.from({ length: CONNECTIONS }, (_, at) => `acknowledged ${at}`),
      'committed',
    ].toSorted(),
  );
});

test('throws when the transaction could not be committed because a statement had failed', async () => {
  const swallowing = inTransaction(async (transaction) => {
    await transaction.execute(note('lost'));
    await transaction.execute(sql`SELECT 1 / 0`).catch(() => undefined);
  });
  await expect(swallowing).rejects.toThrow('rolled back');
  expect(await noted()).toEqual([]);
});

test('an error thrown by the work rolls the transaction back and keeps the connection', async () => {
  const { totalCount } = database().$client;
  const failing = inTransaction(async (transaction) => {
    await transaction.execute(note('undone'));
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await noted()).toEqual([]);
  expect(database().$client.totalCount).toBe(totalCount);
});

test('a snapshot does not see later commits and cannot write', async () => {
  const seen = await inTransaction(
    async (transaction) => {
      await transaction.execute(sql`SELECT 1`);
      await database().execute(note('later'));
      return (await transaction.execute(sql`SELECT word FROM shop.noted`)).rows;
    },
    { isSnapshot: true },
  );
  expect(seen).toEqual([]);
  const writing = inTransaction((transaction) => transaction.execute(note('never')), {
    isSnapshot: true,
  });
  await expect(writing).rejects.toThrow('Failed query');
});

test('a statement that the server cancels because it waits for a lock too long is an outage', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let lock = () => {};
  const locked = new Promise<void>((resolve) => (lock = resolve));
  const holder = inTransaction(async (transaction) => {
    await transaction.execute(sql`LOCK TABLE shop.noted`);
    lock();
    await held;
  });
  await locked;
  const waiting = await outcome(
    inTransaction((transaction) => transaction.execute(note('too late'))),
  );
  release();
  await holder;
  expect(waiting).toBe('outage');
  expect(await noted()).toEqual([]);
  await expectWholePool();
});
