import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { openTestDatabase, type TestDatabase } from '@/packages/service-kit/testing/test-database';
import { errorOf } from './stand-in';

let opened: TestDatabase;
let client: pg.Client;
let other: pg.Client;

const connect = async (): Promise<pg.Client> => {
  const connected = new pg.Client({ connectionString: opened.url });
  connected.on('error', () => {});
  await connected.connect();
  return connected;
};
const valueOf = async (expression: string, from = client): Promise<unknown> =>
  (await from.query(`SELECT ${expression} AS value`)).rows[0].value;
const codeOf = async (work: Promise<unknown>): Promise<unknown> => (await errorOf(work))['code'];

before(async () => {
  opened = await openTestDatabase();
  client = await connect();
  other = await connect();
  await client.query(`
    CREATE TABLE orders (id int PRIMARY KEY, status text, amount int CHECK (amount > 0));
    CREATE TABLE marks (id int, at text, UNIQUE (id, at));
    CREATE TABLE counters (name text PRIMARY KEY, last int NOT NULL);
    CREATE SEQUENCE numbers;`);
});
after(async () => {
  await client.end();
  await other.end();
  await opened.drop();
});

test('pg-locked-row-again: a row that another transaction changed meanwhile is compared again', async () => {
  await client.query("INSERT INTO orders VALUES (1, 'open')");
  await client.query("BEGIN; UPDATE orders SET status = 'paid' WHERE id = 1");
  const waiting = other.query("SELECT id FROM orders WHERE id = 1 AND status = 'open' FOR UPDATE");
  await new Promise((resolve) => setTimeout(resolve, 100));
  await client.query('COMMIT');
  assert.equal((await waiting).rowCount, 0);
});

test('pg-skip-locked: a locked row is left out without waiting', async () => {
  await client.query("INSERT INTO orders VALUES (2, 'open'), (3, 'open')");
  await client.query('BEGIN; SELECT id FROM orders WHERE id = 2 FOR UPDATE');
  const { rows } = await other.query(
    'SELECT id FROM orders WHERE id IN (2, 3) FOR UPDATE SKIP LOCKED',
  );
  await client.query('ROLLBACK');
  assert.deepEqual(rows, [{ id: 3 }]);
});

test('pg-selection-in-from: one row that an update selects with SKIP LOCKED may become all of them', async () => {
  const select = `SELECT id FROM claims WHERE is_due LIMIT 1 FOR UPDATE SKIP LOCKED`;
  const claimed = async (statement: string) => {
    await client.query(`DROP TABLE IF EXISTS claims;
      CREATE TABLE claims (id int PRIMARY KEY, is_due boolean DEFAULT true);
      INSERT INTO claims VALUES (1); ANALYZE claims; INSERT INTO claims VALUES (2), (3)`);
    return (await client.query(statement)).rowCount;
  };
  const update = 'UPDATE claims SET is_due = false FROM';
  const joined = `${update} (${select}) AS due WHERE claims.id = due.id`;
  const apart = `WITH due AS MATERIALIZED (${select}) ${update} due WHERE claims.id = due.id`;
  assert.deepEqual([await claimed(joined), await claimed(apart)], [3, 1]);
});

test('pg-nulls-in-unique: nulls are no duplicates of each other', async () => {
  await client.query("INSERT INTO marks VALUES (1, NULL), (1, NULL), (1, 'a')");
  assert.equal(await codeOf(client.query("INSERT INTO marks VALUES (1, 'a')")), '23505');
});

test('pg-counter-waits: a counter row has no gaps, because others wait for its transaction', async () => {
  const next = `INSERT INTO counters VALUES ('b', 1)
    ON CONFLICT (name) DO UPDATE SET last = counters.last + 1 RETURNING last`;
  await client.query('BEGIN');
  const first = (await client.query(next)).rows[0].last;
  const waiting = other.query(next);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await client.query('ROLLBACK');
  assert.deepEqual([first, (await waiting).rows[0].last], [1, 1]);
});

test('pg-sequence-gaps: a number of a sequence is used up by a transaction that is rolled back', async () => {
  await client.query('BEGIN');
  await valueOf("nextval('numbers')");
  await client.query('ROLLBACK');
  assert.equal(await valueOf("nextval('numbers')"), '2');
});

test('pg-lock-timeout: a lock that is not available in time has a code of its own', async () => {
  await client.query('BEGIN; LOCK TABLE counters');
  await other.query("SET lock_timeout = '50ms'");
  assert.equal(await codeOf(other.query('SELECT * FROM counters')), '55P03');
  await other.query('RESET lock_timeout');
  await client.query('ROLLBACK');
});

test('pg-statement-timeout: a statement that takes too long is cancelled with a code', async () => {
  await other.query("SET statement_timeout = '50ms'");
  assert.equal(await codeOf(other.query('SELECT pg_sleep(5)')), '57014');
  await other.query('RESET statement_timeout');
});

test('pg-lock-again: a session takes its own advisory lock again, another does not', async () => {
  const taken = await valueOf('pg_try_advisory_lock(7)');
  assert.deepEqual(
    [
      taken,
      await valueOf('pg_try_advisory_lock(7)'),
      await valueOf('pg_try_advisory_lock(7)', other),
    ],
    [true, true, false],
  );
  // It counts: one release is not enough.
  await valueOf('pg_advisory_unlock(7)');
  assert.equal(await valueOf('pg_try_advisory_lock(7)', other), false);
  await valueOf('pg_advisory_unlock_all()');
});

test('pg-transaction-lock: an advisory lock of a transaction ends with its rollback', async () => {
  await client.query('BEGIN; SELECT pg_advisory_xact_lock(8)');
  assert.equal(await valueOf('pg_try_advisory_lock(8)', other), false);
  await client.query('ROLLBACK');
  assert.equal(await valueOf('pg_try_advisory_lock(8)', other), true);
  await valueOf('pg_advisory_unlock_all()', other);
});

test('pg-notify-limit: a notification has fewer than 8,000 bytes', async () => {
  await client.query('SELECT pg_notify($1, $2)', ['changes', 'x'.repeat(7_999)]);
  const tooLong = client.query('SELECT pg_notify($1, $2)', ['changes', 'ä'.repeat(4_000)]);
  assert.equal(await codeOf(tooLong), '22023');
});

test('pg-savepoint: after a savepoint a transaction with a failed statement goes on', async () => {
  await client.query('BEGIN; SAVEPOINT before');
  await errorOf(client.query('SELECT 1 / 0'));
  await client.query("ROLLBACK TO before; INSERT INTO orders VALUES (6, 'open')");
  assert.equal((await client.query('COMMIT')).command, 'COMMIT');
});

test('pg-greatest-null: greatest leaves out what is null', async () => {
  assert.equal(await valueOf('greatest(1, NULL)'), 1);
});

test('pg-milliseconds: cutting a time to milliseconds does not round it', async () => {
  const cut = "date_trunc('milliseconds', '2026-01-01T00:00:00.123999Z'::timestamptz)";
  assert.equal(await valueOf(`extract(milliseconds FROM ${cut})::float8`), 123);
});
