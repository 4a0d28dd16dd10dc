import type pg from 'pg';
import { inTransaction, openPool } from './database-pool';
import { startStallingProxy, type StallingProxy } from './testing/stalling-proxy';
import { openTestDatabase, type TestDatabase } from './testing/test-database';

const CONNECTIONS = 10;
/** Short enough for a test; a query is aborted five seconds later. */
const LIMITS = { connectMs: 2_000, statementMs: 1_000, idleInTransactionMs: 1_000 };

let direct: TestDatabase;
let proxy: StallingProxy;
let pool: pg.Pool;

beforeAll(async () => {
  direct = await openTestDatabase();
  proxy = await startStallingProxy(direct.url);
  pool = openPool(proxy.url, LIMITS);
  await pool.query('create table noted (word text not null)');
});
afterAll(async () => {
  await pool.end();
  await proxy.close();
  await direct.drop();
});
beforeEach(async () => {
  await pool.query('delete from noted');
  // Opens every connection of the pool, so that the stall hits established ones.
  await all(() => pool.query('select pg_sleep(0.1)'));
});

const all = <Result>(run: (nth: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: CONNECTIONS }, (_, nth) => run(nth)));

const note = (on: pg.Pool | pg.PoolClient, word: string) =>
  on.query('insert into noted values ($1)', [word]);

const failed = (promise: Promise<unknown>) =>
  promise.then(
    () => false,
    () => true,
  );

async function noted(): Promise<string[]> {
  const { rows } = await pool.query<{ word: string }>('select word from noted order by word');
  return rows.map(({ word }) => word);
}

/** Checks that every connection works and none is inside a transaction. */
async function expectWholePool(): Promise<void> {
  await all(() => pool.query('select pg_sleep(0.1)'));
  const { rows } = await pool.query(
    `select query from pg_stat_activity
     where datname = current_database() and state like 'idle in transaction%'`,
  );
  expect(rows).toEqual([]);
}

test('a statement without a response is aborted, and so is waiting for a connection', async () => {
  proxy.stall();
  const outcomes = Promise.all([
    all(() => failed(pool.query('select 1'))),
    all(() => failed(inTransaction(pool, (client) => note(client, 'stalled')))),
  ]);
  expect((await outcomes).flat()).not.toContain(false);
  proxy.resume();
  await expectWholePool();
  expect(await noted()).toEqual([]);
});

test('a statement that stalls in a transaction leaves no state on its connection', async () => {
  const outcomes = all(() =>
    failed(
      inTransaction(pool, async (client) => {
        await note(client, 'failed');
        proxy.stall();
        await note(client, 'failed');
      }),
    ),
  );
  expect(await outcomes).not.toContain(false);
  proxy.resume();
  await note(pool, 'acknowledged');
  await inTransaction(pool, (client) => note(client, 'committed'));
  await expectWholePool();
  expect(await noted()).toEqual(['acknowledged', 'committed']);
});

test('a transaction whose failed statement was caught is not reported as committed', async () => {
  const swallowing = inTransaction(pool, async (client) => {
    await note(client, 'lost');
    await client.query('select 1 / 0').catch(() => undefined);
  });
  await expect(swallowing).rejects.toThrow('rolled back');
  expect(await noted()).toEqual([]);
});

test('an application error rolls the transaction back and keeps its connection', async () => {
  const opened = pool.totalCount;
  const failing = inTransaction(pool, async (client) => {
    await note(client, 'undone');
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await noted()).toEqual([]);
  expect(pool.totalCount).toBe(opened);
});

test('the server ends an idle transaction and releases its locks', async () => {
  let goOn = () => {};
  let lock = () => {};
  const locked = new Promise<void>((resolve) => (lock = resolve));
  const waiting = inTransaction(pool, async (client) => {
    await note(client, 'abandoned');
    await client.query('lock table noted');
    lock();
    await new Promise<void>((resolve) => (goOn = resolve));
  });
  const outcome = failed(waiting);
  await locked;
  // Waits for the lock.
  await note(pool, 'acknowledged').catch(() => note(pool, 'acknowledged'));
  goOn();
  expect(await outcome).toBe(true);
  expect(await noted()).toEqual(['acknowledged']);
});
