import { setTimeout as delay } from 'node:timers/promises';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { openTestDatabase, type TestDatabase } from '@/packages/service-kit/testing/test-database';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import {
  SECRET_KEY,
  startService,
  WEBHOOK_SECRET,
} from '@/packages/stripe-local/testing/running-service';
import { payTransfer } from '@/lib/commerce/orders/accept-transfer.server';
import { ordered } from '@/lib/commerce/orders/order-life.fixture.server';
import { withOrders } from '@/lib/commerce/orders/orders.fixture.server';
import {
  startMailService,
  type RunningMailService,
} from '@/lib/messaging/mail/mail-service.fixture';
import { database } from '@/lib/platform/db/database.server';
import { sendRequest, hold } from './crash-points.fixture.server';
import { runJobs, type Jobs } from './run-jobs.server';

/**
 * Longer than the wait for a runner whose end is not reported, on a busy machine; below the two minutes
 * after which reconciling repeats a locked job, and the four hours after which the library frees it.
 */
const AT_ONCE_MS = 60_000;
/** Longer than the interval between two polls for jobs. */
const POLLED_MS = 2_500;
/** Longer than a runner takes to start again. */
const RESTARTED_MS = 3_000;
jest.setTimeout(240_000);

let mail: RunningMailService;
let opened: TestDatabase;
withoutContent();
// Must run before the database opens, which reads the environment only once.
beforeAll(async () => {
  mail = await startMailService(mkdtempSync(join(tmpdir(), 'selvedge-mail-')));
  process.env['SMTP_URL'] = mail.smtpUrl;
});
withOrders(async () => (opened = await openTestDatabase()), startService, {
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
});
afterAll(() => mail.stop());

let jobs: Jobs;
beforeEach(() => {
  jobs = runJobs();
});
afterEach(() => jobs.stop());

const addJob = (key: string, task = 'reconcile-orders') =>
  sendRequest(
    opened.url,
    `SELECT graphile_worker.add_job($2, json_build_object('key', $1::text), job_key := $1)`,
    [key, task],
  );

const emails = async () => {
  const response = await fetch(`${mail.readerUrl}/messages?to=max@example.org`);
  return z.array(z.unknown()).parse(await response.json()).length;
};

/** The first email takes long on a busy machine: its templates are loaded. */
async function allEmailsSent(): Promise<void> {
  const waiting = `SELECT FROM shop.outbox WHERE sent_at IS NULL`;
  while ((await sendRequest(opened.url, waiting)).length > 0) await delay(50);
}

const jobOf = async (key: string) => {
  const [job] = await sendRequest<{ attempts: number; locked_by: string | null }>(
    opened.url,
    'SELECT attempts, locked_by FROM graphile_worker._private_jobs WHERE key = $1',
    [key],
  );
  return job ?? null;
};

async function isDone(key: string): Promise<boolean> {
  const deadline = Date.now() + AT_ONCE_MS;
  while (Date.now() < deadline) {
    if ((await jobOf(key)) === null) return true;
    await delay(50);
  }
  return false;
}

/** Runs a job and ends the connection that would record its completion. */
async function loseCompletionOf(key: string): Promise<void> {
  const completion = await hold(opened.url, {
    victim: 'PostgreSQL',
    on: 'delete on graphile_worker._private_jobs',
    when: `old.key = '${key}'`,
  });
  await addJob(key);
  const pid = await completion.reached(AT_ONCE_MS);
  expect(pid).not.toBeNull();
  await sendRequest(opened.url, 'SELECT pg_terminate_backend($1)', [pid]);
  await completion.release();
}

test('a job whose completion was lost with its connection is free once the runner restarts', async () => {
  await loseCompletionOf('lost');
  expect(await isDone('lost')).toBe(true);
});

test('jobs locked by another instance stay locked', async () => {
  await sendRequest(
    opened.url,
    `SELECT graphile_worker.add_job('reconcile-orders', '{}'::json, job_key := 'of another',
       run_at := now() + interval '1 hour');
     UPDATE graphile_worker._private_jobs
       SET run_at = now(), locked_at = now(), locked_by = 'pool-of-another-instance', attempts = 1`,
  );
  await loseCompletionOf('lost');
  expect(await isDone('lost')).toBe(true);
  expect(await jobOf('of another')).toEqual({ attempts: 1, locked_by: 'pool-of-another-instance' });
});

test('an email in progress while another completion is lost is sent once', async () => {
  const { orderId } = await ordered('prepayment');
  await payTransfer(orderId);
  await allEmailsSent();
  const before = await emails();
  await sendRequest(
    opened.url,
    `INSERT INTO shop.outbox (key, kind, payload)
     VALUES ('being sent', 'order-paid', jsonb_build_object('orderId', $1::text))`,
    [orderId],
  );
  const holder = await database().$client.connect();
  await holder.query(`BEGIN; SELECT FROM shop.outbox WHERE key = 'being sent' FOR UPDATE`);
  await addJob('being sent', 'send-email');
  while (!(await jobOf('being sent'))?.locked_by) await delay(50);
  await loseCompletionOf('lost');
  await delay(RESTARTED_MS);
  expect(await jobOf('being sent')).toMatchObject({ attempts: 1, locked_by: expect.any(String) });
  await holder.query('COMMIT');
  holder.release();
  expect(await isDone('being sent')).toBe(true);
  expect(await isDone('lost')).toBe(true);
  expect(await emails()).toBe(before + 1);
});

/**
 * Runs two jobs and ends the connections that would record their completions at once, while the
 * runner polls for other jobs.
 */
async function loseCompletionsOf(first: string, second: string): Promise<void> {
  const completions = await hold(opened.url, {
    victim: 'PostgreSQL',
    on: 'delete on graphile_worker._private_jobs',
    when: `old.key IN ('${first}', '${second}')`,
  });
  await addJob(first);
  expect(await completions.reached(AT_ONCE_MS)).not.toBeNull();
  await addJob(second);
  const held = `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  while ((await sendRequest(opened.url, held)).length < 2) await delay(50);
  const locked = sendRequest(
    opened.url,
    'BEGIN; LOCK TABLE graphile_worker._private_jobs; SELECT pg_sleep(0.3); COMMIT',
  );
  await delay(POLLED_MS);
  await sendRequest(opened.url, `SELECT pg_terminate_backend(pid) FROM (${held}) AS held`);
  await locked;
  await completions.release();
}

test('jobs continue after two completions were lost at the same time', async () => {
  await loseCompletionsOf('first', 'second');
  expect(await isDone('first')).toBe(true);
  expect(await isDone('second')).toBe(true);
});
