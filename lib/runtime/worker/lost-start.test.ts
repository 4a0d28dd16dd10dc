import { setTimeout as delay } from 'node:timers/promises';
import { openTestDatabase, type TestDatabase } from '@/packages/service-kit/testing/test-database';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { database } from '@/lib/platform/db/database.server';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { sendRequest } from './crash-points.fixture.server';
import { runJobs, type Jobs } from './run-jobs.server';

/** A runner that could not start is followed by another within a second; a busy machine takes longer. */
const GOES_ON_WITHIN_MS = 60_000;

let opened: TestDatabase;
withoutContent();
withDatabase(async () => (opened = await openTestDatabase()));

let jobs: Jobs | undefined;
afterEach(() => jobs?.stop());

/** Connections that wait to read or write the names of tasks, which a runner does once, at its start. */
const STARTING = `SELECT pid FROM pg_locks WHERE NOT granted
  AND relation = 'graphile_worker._private_tasks'::regclass`;

/** Each reads the ids of its own tasks. */
const RUNNERS = 2;

/** Starts the runners and ends the connections on which they read the ids of their tasks. */
async function startAndLoseConnection(): Promise<Jobs> {
  const holder = await database().$client.connect();
  await holder.query('BEGIN; LOCK TABLE graphile_worker._private_tasks');
  const started = runJobs();
  while ((await sendRequest(opened.url, STARTING)).length < RUNNERS) await delay(20);
  await sendRequest(opened.url, `SELECT pg_terminate_backend(pid) FROM (${STARTING}) AS starting`);
  await holder.query('COMMIT');
  holder.release();
  return started;
}

async function isDone(key: string): Promise<boolean> {
  const left = 'SELECT FROM graphile_worker.jobs WHERE key = $1';
  const deadline = Date.now() + GOES_ON_WITHIN_MS;
  while (Date.now() < deadline) {
    if ((await sendRequest(opened.url, left, [key])).length === 0) return true;
    await delay(50);
  }
  return false;
}

test('jobs are done although the connections were lost on which they were looked for first', async () => {
  jobs = await startAndLoseConnection();
  await sendRequest(
    opened.url,
    `SELECT graphile_worker.add_job('reconcile-orders', '{}'::json, job_key := 'after')`,
  );
  expect(await isDone('after')).toBe(true);
});
