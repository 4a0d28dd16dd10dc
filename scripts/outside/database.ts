import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { DrizzleQueryError, eq, inArray, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { openTestDatabase, type TestDatabase } from '@/packages/service-kit/testing/test-database';
import { errorOf } from './stand-in';

let opened: TestDatabase;
let client: pg.Client;

const connect = async (): Promise<pg.Client> => {
  const other = new pg.Client({ connectionString: opened.url });
  other.on('error', () => {});
  await other.connect();
  return other;
};
const valueOf = async (expression: string): Promise<unknown> =>
  (await client.query(`SELECT ${expression} AS value`)).rows[0].value;

before(async () => {
  opened = await openTestDatabase();
  client = await connect();
  await client.query(
    'CREATE TABLE pieces (id int PRIMARY KEY, name text DEFAULT $$none$$, at timestamptz, many bigint)',
  );
});
after(async () => {
  await client.end();
  await opened.drop();
});

const pieces = pgTable('pieces', {
  id: integer().primaryKey(),
  name: text().default('none'),
  at: timestamp({ withTimezone: true }),
  many: bigint({ mode: 'number' }),
});

test('pg-numbers: counts, bigint and numeric are strings, an int is a number', async () => {
  const values = ['count(*)', '1::bigint', '1.50::numeric', '1::int'].map(valueOf);
  assert.deepEqual(await Promise.all(values), ['1', '1', '1.50', 1]);
});

test('pg-dates: a timestamp is a Date without its microseconds', async () => {
  const value = await valueOf("'2026-01-01T00:00:00.123999Z'::timestamptz");
  assert.ok(value instanceof Date);
  assert.equal(value.toISOString(), '2026-01-01T00:00:00.123Z');
});

test('pg-failed-commit: a COMMIT after a failed statement says ROLLBACK and is no error', async () => {
  await client.query('BEGIN');
  await errorOf(client.query('SELECT 1 / 0'));
  assert.equal((await client.query('COMMIT')).command, 'ROLLBACK');
});

test('pg-transaction-status: the state of a transaction is I, T or E', async () => {
  const states = [client.getTransactionStatus()];
  await client.query('BEGIN');
  states.push(client.getTransactionStatus());
  await errorOf(client.query('SELECT 1 / 0'));
  states.push(client.getTransactionStatus());
  await client.query('ROLLBACK');
  assert.deepEqual(states, ['I', 'T', 'E']);
});

test('pg-busy-client: a terminated connection fails its query and reports an error besides', async () => {
  const pool = new pg.Pool({ connectionString: opened.url, max: 1 });
  const borrowed = await pool.connect();
  const reported = once(borrowed, 'error');
  const pid = (await borrowed.query('SELECT pg_backend_pid() AS pid')).rows[0].pid;
  const cut = errorOf(borrowed.query('SELECT pg_sleep(5)'));
  await client.query('SELECT pg_terminate_backend($1)', [pid]);
  assert.equal((await cut)['code'], '57P01');
  await reported;
  borrowed.release(true);
  assert.equal((await pool.query('SELECT 1')).rowCount, 1);
  await pool.end();
});

test('pg-idle-client: an idle connection that is lost is an error of the pool alone', async () => {
  const pool = new pg.Pool({ connectionString: opened.url, max: 1 });
  const { rows } = await pool.query('SELECT pg_backend_pid() AS pid');
  const reported = once(pool, 'error');
  await client.query('SELECT pg_terminate_backend($1)', [rows[0].pid]);
  await reported;
  assert.equal((await pool.query('SELECT 1')).rowCount, 1);
  await pool.end();
});

test('pg-query-timeout: a query over its limit has a text and no code', async () => {
  const slow = new pg.Client({ connectionString: opened.url, query_timeout: 200 });
  await slow.connect();
  const error = await errorOf(slow.query('SELECT pg_sleep(1)'));
  assert.deepEqual([error.message, error['code']], ['Query read timeout', undefined]);
  await slow.end();
});

test('pg-pool-timeout: a full pool and a silent server have texts of their own', async () => {
  const pool = new pg.Pool({ connectionString: opened.url, max: 1, connectionTimeoutMillis: 200 });
  const borrowed = await pool.connect();
  const full = await errorOf(pool.connect());
  borrowed.release();
  await pool.end();
  const silent = createServer(() => {});
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const { port } = silent.address() as AddressInfo; // TCP
  const lost = new pg.Pool({ host: '127.0.0.1', port, connectionTimeoutMillis: 200 });
  const hanging = await errorOf(lost.connect());
  silent.close();
  assert.deepEqual(
    [full.message, hanging.message],
    ['timeout exceeded when trying to connect', 'Connection terminated due to connection timeout'],
  );
});

test('pg-on-connect: a connection is set up before it is handed out, or not at all', async () => {
  let attempts = 0;
  const pool = new pg.Pool({
    connectionString: opened.url,
    max: 1,
    onConnect: async (each) => {
      attempts += 1;
      await each.query(attempts === 1 ? 'SELECT 1 / 0' : "SET application_name TO 'own'");
    },
  });
  assert.equal((await errorOf(pool.connect()))['code'], '22012');
  const { rows } = await pool.query('SHOW application_name');
  assert.equal(rows[0].application_name, 'own');
  await pool.end();
});

test('pg-lone-surrogate: half a character becomes another one in a text, and is rejected in jsonb', async () => {
  const { rows } = await client.query('SELECT $1::text AS value', ['a\uD800']);
  assert.equal(rows[0].value, 'a\uFFFD');
  const error = await errorOf(client.query('SELECT $1::jsonb', [JSON.stringify('a\uD800')]));
  assert.equal(error['code'], '22P02');
});

test('pg-nul: a null character is rejected in a text and in jsonb', async () => {
  const codes = [
    (await errorOf(client.query('SELECT $1::text', ['a\0'])))['code'],
    (await errorOf(client.query('SELECT $1::jsonb', ['"a\\u0000"'])))['code'],
  ];
  assert.deepEqual(codes, ['22021', '22P05']);
});

test('pg-conflict: an insert that conflicts returns no row', async () => {
  const insert = 'INSERT INTO pieces (id) VALUES (1) ON CONFLICT DO NOTHING RETURNING id';
  assert.deepEqual(
    [(await client.query(insert)).rows.length, (await client.query(insert)).rows.length],
    [1, 0],
  );
});

test('pg-notify: a notification comes with the commit, the same one once', async () => {
  const listener = await connect();
  const payloads: (string | undefined)[] = [];
  listener.on('notification', ({ payload }) => payloads.push(payload));
  await listener.query('LISTEN pieces');
  await client.query('BEGIN');
  for (const payload of ['one', 'one', 'two'])
    await client.query('SELECT pg_notify($1, $2)', ['pieces', payload]);
  await listener.query('SELECT 1');
  const early = payloads.length;
  await client.query('COMMIT');
  while (payloads.length < 2) await listener.query('SELECT pg_sleep(0.05)');
  assert.deepEqual([early, payloads], [0, ['one', 'two']]);
  await listener.end();
});

test('pg-advisory-lock: a lock ends with its session', async () => {
  const holder = await connect();
  await holder.query('SELECT pg_advisory_lock(7)');
  assert.equal(await valueOf('pg_try_advisory_lock(7)'), false);
  await holder.end();
  await client.query("SET statement_timeout TO '5s'");
  await client.query('SELECT pg_advisory_lock(7)');
  await client.query('RESET statement_timeout');
});

test('pg-clocks: now() stands still in a transaction, clock_timestamp() does not', async () => {
  await client.query('BEGIN');
  const read = 'now() = transaction_timestamp() AND clock_timestamp() > now()';
  await client.query('SELECT pg_sleep(0.01)');
  assert.equal(await valueOf(read), true);
  await client.query('COMMIT');
});

test('pg-arrays: an array of texts is one parameter', async () => {
  const { rows } = await client.query('SELECT $1::text[] AS value', [['a,b', 'c"d', null]]);
  assert.deepEqual(rows[0].value, ['a,b', 'c"d', null]);
});

test('drizzle-cause: an error of the driver is the cause of a DrizzleQueryError', async () => {
  const error = await errorOf(drizzle(client).execute(sql`SELECT 1 / 0`));
  assert.ok(error instanceof DrizzleQueryError);
  assert.equal(Object(error.cause).code, '22012');
});

test('drizzle-empty-list: a comparison with no values finds nothing', async () => {
  const found = await drizzle(client).select().from(pieces).where(inArray(pieces.id, []));
  assert.deepEqual(found, []);
});

test('drizzle-undefined: an undefined value is left out, and null is written', async () => {
  const db = drizzle(client);
  await db.insert(pieces).values({ id: 20, name: undefined });
  await db.insert(pieces).values({ id: 21, name: null });
  await db.update(pieces).set({ name: undefined, many: 1 }).where(eq(pieces.id, 20));
  const { rows } = await client.query('SELECT name FROM pieces WHERE id IN (20, 21) ORDER BY id');
  assert.deepEqual(rows, [{ name: 'none' }, { name: null }]);
});

test('drizzle-no-condition: a condition that is undefined matches every row', () => {
  const { sql: text } = drizzle(client).delete(pieces).where(undefined).toSQL();
  assert.equal(text, 'delete from "pieces"');
});

test('drizzle-row-count: a change tells how many rows it changed', async () => {
  const db = drizzle(client);
  await db.insert(pieces).values({ id: 30 });
  const { rowCount } = await db.update(pieces).set({ name: 'x' }).where(eq(pieces.id, 30));
  assert.equal(rowCount, 1);
});

test('drizzle-raw-dates: a statement of our own returns dates as text, a query as Date', async () => {
  const db = drizzle(client);
  await db.insert(pieces).values({ id: 40, at: new Date('2026-01-01T00:00:00.000Z') });
  const { rows } = await db.execute(sql`SELECT at FROM pieces WHERE id = 40`);
  assert.equal(typeof rows[0]?.['at'], 'string');
  const [row] = await db.select().from(pieces).where(eq(pieces.id, 40));
  assert.ok(row?.at instanceof Date);
});

test('drizzle-big-numbers: a bigint column in number mode loses digits above 2^53', async () => {
  const db = drizzle(client);
  await client.query('INSERT INTO pieces (id, many) VALUES (50, 9007199254740993)');
  const [row] = await db.select().from(pieces).where(eq(pieces.id, 50));
  assert.equal(row?.many, 9_007_199_254_740_992);
});

test('drizzle-older-migration: a migration older than the newest that ran is left out', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'outside-'));
  const write = (entries: readonly [tag: string, when: number][]) => {
    mkdirSync(path.join(folder, 'meta'), { recursive: true });
    const list = entries.map(([tag, when], idx) => ({
      idx,
      version: '7',
      when,
      tag,
      breakpoints: true,
    }));
    writeFileSync(
      path.join(folder, 'meta', '_journal.json'),
      JSON.stringify({ version: '7', dialect: 'postgresql', entries: list }),
    );
    for (const [tag] of entries)
      writeFileSync(path.join(folder, `${tag}.sql`), `CREATE TABLE made_by_${tag} ();`);
  };
  const options = { migrationsFolder: folder, migrationsSchema: 'outside' };
  write([
    ['first', 1_000],
    ['third', 3_000],
  ]);
  await migrate(drizzle(client), options);
  write([
    ['first', 1_000],
    ['second', 2_000],
    ['third', 3_000],
  ]);
  await migrate(drizzle(client), options);
  rmSync(folder, { recursive: true });
  assert.deepEqual(
    [
      await valueOf("to_regclass('made_by_second')"),
      await valueOf("to_regclass('made_by_third')::text"),
    ],
    [null, 'made_by_third'],
  );
});
