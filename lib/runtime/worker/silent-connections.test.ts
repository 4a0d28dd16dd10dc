import { setTimeout as delay } from 'node:timers/promises';
import {
  startStallingProxy,
  type StallingProxy,
} from '@/packages/service-kit/testing/stalling-proxy';
import { openTestDatabase, type TestDatabase } from '@/packages/service-kit/testing/test-database';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { sendRequest } from './crash-points.fixture.server';
import { runJobs, type Jobs } from './run-jobs.server';

/** Longer than the timeouts of queries: ten seconds in jobs, nine in the shop's pool. */
const GOES_ON_WITHIN_MS = 100_000;
jest.setTimeout(240_000);

let direct: TestDatabase;
let proxy: StallingProxy;
let jobs: Jobs;

withoutContent();
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
beforeAll(() => {
  jobs = runJobs();
});
afterAll(() => jobs.stop());

const addJob = (key: string) =>
  sendRequest(
    direct.url,
    `SELECT graphile_worker.add_job('reconcile-orders', '{}'::json, job_key := $1)`,
    [key],
  );

async function isDone(key: string, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    const left = await sendRequest(
      direct.url,
      'SELECT 1 FROM graphile_worker.jobs WHERE key = $1',
      [key],
    );
    if (left.length === 0) return true;
    await delay(100);
  }
  return false;
}

test('jobs continue after a network outage that closed none of their connections', async () => {
  await addJob('before');
  expect(await isDone('before', GOES_ON_WITHIN_MS)).toBe(true);
  proxy.abandon();
  await addJob('after');
  expect(await isDone('after', GOES_ON_WITHIN_MS)).toBe(true);
});
