import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Logger, run } from 'graphile-worker';
import { Client } from 'pg';
import { ENVIRONMENT } from '@/lib/platform/env/environment.fixture';
import { openTestDatabase, type TestDatabase } from '@/packages/service-kit/testing/test-database';
import { grantShopRole } from './grant-shop-role.server';
import { migrateDatabase } from './migrate-database.server';

const role = `shop_${randomBytes(6).toString('hex')}`;
let opened: TestDatabase;
let shopUrl: string;
let owner: Client;
let shop: Client;

beforeAll(async () => {
  opened = await openTestDatabase();
  owner = new Client({ connectionString: opened.url });
  await owner.connect();
  await owner.query(`CREATE ROLE ${role} LOGIN PASSWORD '${role}'`);
  const url = Object.assign(new URL(opened.url), { username: role, password: role });
  shopUrl = url.href;
  Object.assign(process.env, ENVIRONMENT, {
    DATABASE_URL: shopUrl,
    DATABASE_OWNER_URL: opened.url,
  });
  await migrateDatabase();
  // Every start migrates; a second migration must change nothing.
  await migrateDatabase();
  shop = new Client({ connectionString: shopUrl });
  await shop.connect();
});
afterAll(async () => {
  await shop.end();
  await owner.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
  await owner.end();
  await opened.drop();
});

test('the shop’s role reads and writes rows, and draws order numbers', async () => {
  await shop.query(`INSERT INTO shop.payment_events VALUES ('evt_1')`);
  await shop.query(`UPDATE shop.payment_events SET received_at = now()`);
  expect((await shop.query('DELETE FROM shop.payment_events')).rowCount).toBe(1);
  const { rows } = await shop.query(`SELECT nextval('shop.order_numbers_hgg')::int AS number`);
  expect(rows).toEqual([{ number: 1_000_001 }]);
});

test.each([
  'CREATE TABLE shop.mine (id int)',
  'CREATE SCHEMA mine',
  'CREATE TABLE public.mine (id int)',
  'ALTER TABLE shop.orders ADD COLUMN mine int',
  'DROP TABLE shop.outbox',
  'TRUNCATE shop.orders CASCADE',
  'DELETE FROM shop.__drizzle_migrations',
  'DELETE FROM graphile_worker.migrations',
  'DROP TRIGGER skus_note_changes ON shop.skus',
  'CREATE ROLE mine SUPERUSER',
  `COPY (SELECT 1) TO PROGRAM 'true'`,
])('the shop’s role may not %s', async (statement) => {
  await expect(shop.query(statement)).rejects.toThrow(/permission denied|must be owner/);
});

test('the shop’s role adds and runs jobs, including failed ones that are retried', async () => {
  const done: string[] = [];
  const runner = await run({
    connectionString: shopUrl,
    pollInterval: 100,
    noHandleSignals: true,
    logger: new Logger(() => () => undefined),
    taskList: {
      press: async (payload, { job }) => {
        // The payload is typed as unknown; this test adds both jobs itself, below.
        const { shirt } = payload as { shirt: string };
        if (job.attempts === 1 && shirt === 'second') throw new Error('the iron was cold');
        done.push(shirt);
      },
    },
  });
  try {
    await shop.query(
      `SELECT graphile_worker.add_job('press', '{"shirt":"first"}', job_key := 'a')`,
    );
    await shop.query(`SELECT graphile_worker.add_job('press', '{"shirt":"second"}')`);
    for (let jobs = 2; jobs > 0; await delay(50)) {
      // Skips the delay before the second attempt.
      await shop.query(
        'UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL',
      );
      jobs = (await shop.query('SELECT FROM graphile_worker.jobs')).rows.length;
    }
    expect(done).toEqual(['first', 'second']);
  } finally {
    await runner.stop();
  }
});

test('a second role is granted beside the first, whose password can then be retired', async () => {
  const second = `${role}_new`;
  await owner.query(`CREATE ROLE ${second}`);
  await grantShopRole(owner, Object.assign(new URL(shopUrl), { username: second }).href);
  await shop.query(`SELECT graphile_worker.add_job('press', '{"shirt":"third"}')`);
  expect((await shop.query('SELECT FROM graphile_worker.jobs')).rows).toHaveLength(1);
  await owner.query(`DROP OWNED BY ${second}; DROP ROLE ${second}`);
});
