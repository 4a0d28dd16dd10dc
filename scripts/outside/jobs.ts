import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  Logger,
  makeWorkerUtils,
  parseCronItems,
  run,
  runOnce,
  type TaskList,
} from 'graphile-worker';
import pg from 'pg';
import { openTestDatabase, type TestDatabase } from '@/packages/service-kit/testing/test-database';

let opened: TestDatabase;
let pool: pg.Pool;
const logger = new Logger(() => () => {});

before(async () => {
  opened = await openTestDatabase();
  pool = new pg.Pool({ connectionString: opened.url, max: 6 });
  pool.on('error', () => {});
  const utils = await makeWorkerUtils({ pgPool: pool, logger });
  await utils.migrate();
  await utils.release();
});
after(async () => {
  await pool.end();
  await opened.drop();
});

interface Job {
  key?: string;
  runAt?: string;
  priority?: number;
  payload?: object;
}

/** Adds a job by the statement that the shop uses. */
const add = (task: string, { key, runAt, priority = 0, payload = {} }: Job = {}) =>
  pool.query(
    `SELECT graphile_worker.add_job($1::text, $2::json, run_at := $3::timestamptz,
       job_key := $4::text, priority := $5::int)`,
    [task, JSON.stringify(payload), runAt ?? null, key ?? null, priority],
  );
const rowsOf = async (task: string) =>
  (
    await pool.query(
      `SELECT key, attempts, max_attempts, run_at, locked_at, priority, last_error FROM graphile_worker.jobs
       WHERE task_identifier = $1 ORDER BY id`,
      [task],
    )
  ).rows;
/** Waits up to two seconds for failures, because the runner may end before they are written. */
async function runAll(taskList: TaskList): Promise<void> {
  await runOnce({ pgPool: pool, logger, noHandleSignals: true, taskList });
  const locked = 'SELECT FROM graphile_worker.jobs WHERE locked_at IS NOT NULL';
  for (let at = 0; at < 40 && (await pool.query(locked)).rowCount; at++)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

test('worker-key-replaces: a waiting job with the same key is replaced', async () => {
  await add('replaced', { key: 'a', runAt: '2030-01-01T00:00:00Z', payload: { n: 1 } });
  await add('replaced', { key: 'a', payload: { n: 2 } });
  const payloads: unknown[] = [];
  await runAll({ replaced: async (payload) => void payloads.push(payload) });
  assert.deepEqual(payloads, [{ n: 2 }]);
});

test('worker-running-key: a running job loses its key to a new one, and both run', async () => {
  let runs = 0;
  await add('again', { key: 'b' });
  await runAll({
    again: async () => {
      runs += 1;
      if (runs > 1) return;
      await add('again', { key: 'b' });
      assert.deepEqual(
        (await rowsOf('again')).map(({ key }) => key),
        [null, 'b'],
      );
    },
  });
  assert.equal(runs, 2);
});

test('worker-retries: a job is tried 25 times, later each time', async () => {
  await add('failing', { key: 'c' });
  const began = Date.now();
  await runAll({ failing: () => Promise.reject(new Error('no')) });
  const [row] = await rowsOf('failing');
  assert.deepEqual([row.attempts, row.max_attempts], [1, 25]);
  const seconds = (row.run_at.getTime() - began) / 1_000;
  assert.ok(seconds > 2 && seconds < 4, String(seconds));
});

test('worker-added-again: adding a waiting job again sets its attempts back', async () => {
  await add('failing-again', { key: 'd' });
  await runAll({ 'failing-again': () => Promise.reject(new Error('no')) });
  await add('failing-again', { key: 'd', runAt: '2030-01-01T00:00:00Z' });
  assert.deepEqual(
    (await rowsOf('failing-again')).map(({ attempts }) => attempts),
    [0],
  );
});

test('worker-priority: a job of a lower number runs first', async () => {
  const order: string[] = [];
  await add('ranked', { priority: 10, payload: { name: 'email' } });
  await add('ranked', { payload: { name: 'order' } });
  await runAll({ ranked: async (payload) => void order.push(Object(payload).name) });
  assert.deepEqual(order, ['order', 'email']);
});

test('worker-transaction: a job of a transaction that is rolled back does not exist', async () => {
  const client = await pool.connect();
  await client.query('BEGIN');
  await client.query("SELECT graphile_worker.add_job('undone', '{}'::json)");
  await client.query('ROLLBACK');
  client.release();
  assert.deepEqual(await rowsOf('undone'), []);
});

test('worker-unknown-task: a job without a task waits, and counts no attempt', async () => {
  await add('of-later');
  await runAll({ 'of-now': async () => {} });
  assert.deepEqual(
    (await rowsOf('of-later')).map(({ attempts }) => attempts),
    [0],
  );
});

test('worker-unlock: the jobs of an ended runner are freed by its id', async () => {
  await add('locked');
  await pool.query(
    `UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'ended'
     WHERE task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'locked')`,
  );
  await pool.query('SELECT graphile_worker.force_unlock_workers($1::text[])', [['ended']]);
  assert.deepEqual(
    (await rowsOf('locked')).map(({ locked_at }) => locked_at),
    [null],
  );
});

test('worker-stale-lock: a lock of four hours is freed by a runner now and then, not by its search', async () => {
  await add('stale', { key: 'e' });
  const lock = (age: string) =>
    pool.query(
      `UPDATE graphile_worker._private_jobs SET locked_at = now() - $1::interval, locked_by = 'ended'
       WHERE key = 'e'`,
      [age],
    );
  let runs = 0;
  const taskList = { stale: async () => void (runs += 1) };
  await lock('4 hours 1 minute');
  await runAll(taskList);
  assert.equal(runs, 0);
  const preset = { worker: { minResetLockedInterval: 100, maxResetLockedInterval: 200 } };
  const runFor = async (milliseconds: number) => {
    const runner = await run({
      preset,
      pgPool: pool,
      logger,
      noHandleSignals: true,
      taskList,
      pollInterval: 100,
    });
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await runner.stop();
  };
  await lock('3 hours 59 minutes');
  await runFor(1_000);
  assert.equal(runs, 0);
  await lock('4 hours 1 minute');
  await runFor(1_500);
  assert.equal(runs, 1);
});

test('worker-cron: two runners add a job of a schedule once, without a key', async () => {
  const parsedCronItems = parseCronItems([
    { task: 'each-minute', match: () => true, options: { maxAttempts: 1 } },
  ]);
  const keys: (string | null)[] = [];
  const taskList: TaskList = { 'each-minute': async (_, { job }) => void keys.push(job.key) };
  const options = {
    pgPool: pool,
    logger,
    noHandleSignals: true,
    taskList,
    parsedCronItems,
    pollInterval: 200,
  };
  const runners = [await run(options), await run(options)];
  const end = Date.now() + 75_000;
  while (keys.length === 0 && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 500));
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  await Promise.all(runners.map((each) => each.stop()));
  assert.deepEqual(keys, [null]);
});

test('worker-cron-utc: a schedule is read in UTC', () => {
  const [item] = parseCronItems([{ task: 'daily', match: '17 3 * * *' }]);
  const matches = (hour: number, minute: number) =>
    item?.match({ min: minute, hour, date: 1, month: 1, dow: 4 });
  assert.deepEqual([matches(3, 17), matches(4, 17)], [true, false]);
});

test('worker-cron-backfill: a schedule that was missed is not made up for by default', () => {
  const [item] = parseCronItems([{ task: 'daily', match: '17 3 * * *' }]);
  assert.equal(item?.options.backfillPeriod, 0);
});
