import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  SECRET_KEY,
  startService,
  WEBHOOK_SECRET,
} from '@/packages/stripe-local/testing/running-service';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { listGivenUp, retryGivenUp } from '@/lib/platform/jobs/given-up-jobs.server';
import {
  startMailService,
  type RunningMailService,
} from '@/lib/messaging/mail/mail-service.fixture';
import { payTransfer } from '@/lib/commerce/orders/accept-transfer.server';
import { cancelPieces } from '@/lib/commerce/orders/cancel-pieces.server';
import { ordered } from '@/lib/commerce/orders/order-life.fixture.server';
import { rows, withOrders } from '@/lib/commerce/orders/orders.fixture.server';
import { runJobs } from './run-jobs.server';
import { tasks } from './tasks.server';

const directory = mkdtempSync(join(tmpdir(), 'selvedge-mail-'));
let mail: RunningMailService;
withoutContent();
// Must run before the database opens, which reads the environment only once.
beforeAll(async () => {
  mail = await startMailService(directory);
  process.env['SMTP_URL'] = mail.smtpUrl;
  await mail.stop();
});
withOrders(openTestDatabase, startService, {
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
});

const MINUTE_AGO = `now() - interval '1 minute'`;

/** Writes emails that were due a minute ago, without jobs. */
const writeEmails = (count: number, name = 'order-paid') =>
  rows(
    `INSERT INTO shop.outbox (key, kind, payload, created_at)
     SELECT $1 || ':' || each, 'order-paid', '{}', ${MINUTE_AGO} FROM generate_series(1, $2) AS each`,
    [name, count],
  );

/** Creates work that was due a minute ago, one kind at a time. @returns the key of its job */
const DUE: [string, () => Promise<string>][] = [
  [
    'an email',
    async () => {
      await writeEmails(1);
      return 'order-paid:1';
    },
  ],
  [
    'a refund',
    async () => {
      const { orderId } = await ordered('prepayment');
      await payTransfer(orderId);
      await rows(`UPDATE shop.payments SET provider = 'stripe', intent_id = 'pi_1'`);
      await cancelPieces(orderId, 'all');
      await rows(`DELETE FROM shop.outbox; DELETE FROM graphile_worker._private_jobs`);
      const [refund] = await rows<{ id: string }>(
        `UPDATE shop.refunds SET created_at = ${MINUTE_AGO} RETURNING id`,
      );
      return `settle-refund:${refund?.id}`;
    },
  ],
];

const reconcile = tasks['reconcile-orders'];
const jobs = () =>
  rows('SELECT key, attempts FROM graphile_worker.jobs WHERE attempts < max_attempts ORDER BY id');
/** Changes the worker's jobs. */
const change = (assignment: string) =>
  rows(`UPDATE graphile_worker._private_jobs SET ${assignment}`);
const giveUp = () => change('attempts = max_attempts');

describe.each(DUE)('%s', (_, makeDue) => {
  test('gets another job if its job was lost', async () => {
    const key = await makeDue();
    await reconcile();
    expect(await jobs()).toEqual([{ key, attempts: 0 }]);
  });

  test('keeps the attempts of a job that waits for its next one', async () => {
    const key = await makeDue();
    await reconcile();
    await change(`attempts = 7, run_at = now() + interval '20 minutes'`);
    await reconcile();
    expect(await jobs()).toEqual([{ key, attempts: 7 }]);
  });

  test('gets no second job while one is running', async () => {
    const key = await makeDue();
    await reconcile();
    await change(`attempts = 1, locked_at = now(), locked_by = 'worker'`);
    await reconcile();
    expect(await jobs()).toEqual([{ key, attempts: 1 }]);
  });

  test('gets another job if its job belongs to a process that died', async () => {
    const key = await makeDue();
    await reconcile();
    await change(`attempts = 1, locked_at = now() - interval '3 minutes', locked_by = 'worker'`);
    await reconcile();
    expect(await jobs()).toEqual([{ key, attempts: 0 }]);
  });

  test('keeps a job that was given up until that is retried', async () => {
    const key = await makeDue();
    await reconcile();
    await giveUp();
    for (let minute = 0; minute < 3; minute += 1) await reconcile();
    expect(await rows('SELECT key FROM graphile_worker.jobs')).toEqual([{ key }]);
    expect(await jobs()).toEqual([]);
    expect(await listGivenUp()).toMatchObject([{ key }]);
    expect(await retryGivenUp('another:1')).toBe(0);
    expect(await retryGivenUp(key)).toBe(1);
    expect(await jobs()).toEqual([{ key, attempts: 0 }]);
    expect(await listGivenUp()).toEqual([]);
  });
});

test('fifty emails that were given up do not prevent others from being sent', async () => {
  await writeEmails(50);
  await reconcile();
  await giveUp();
  await writeEmails(1, 'order-shipped');
  await reconcile();
  expect(await jobs()).toEqual([{ key: 'order-shipped:1', attempts: 0 }]);
});

test('fifty reservations whose jobs were given up do not prevent others from ending', async () => {
  await rows(`INSERT INTO shop.reservations (project, number, request_key, store, locale, origin,
      first_name, last_name, email, status, held_until)
    SELECT 'hgg', 'HGG-R' || each, gen_random_uuid(), '101', 'de-de', 'http://hgg.localhost', 'Max',
      'Muster', 'max@example.org', 'held', now() - make_interval(mins => 100 - each)
    FROM generate_series(1, 51) AS each`);
  await rows(`SELECT graphile_worker.add_job('expire-reservation', '{}',
      job_key := 'expire-reservation:' || id) FROM shop.reservations WHERE number <> 'HGG-R51'`);
  await giveUp();
  await tasks['expire-due-reservations']();
  expect(await rows(`SELECT number FROM shop.reservations WHERE status = 'expired'`)).toEqual([
    { number: 'HGG-R51' },
  ]);
});

test('emails are sent after all other due jobs', async () => {
  await writeEmails(3);
  await reconcile();
  await rows(`SELECT graphile_worker.add_job('expire-order', '{}')`);
  const [first] = await rows(
    'SELECT task_identifier FROM graphile_worker.jobs ORDER BY priority, run_at LIMIT 1',
  );
  expect(first).toEqual({ task_identifier: 'expire-order' });
});

describe('retention', () => {
  const addOld = (days: number, isGivenUp: boolean) =>
    rows(
      `INSERT INTO graphile_worker._private_jobs (task_id, key, attempts, max_attempts, run_at)
       SELECT id, $1, $2, 25, now() - make_interval(days => $3)
       FROM graphile_worker._private_tasks LIMIT 1`,
      [`${isGivenUp ? 'given up' : 'waits'} for ${days} days`, isGivenUp ? 25 : 3, days],
    );

  beforeEach(async () => {
    await writeEmails(1);
    await reconcile();
    await rows('DELETE FROM shop.outbox; DELETE FROM graphile_worker._private_jobs');
  });

  test('keeps jobs that were given up for ninety days', async () => {
    await addOld(91, true);
    await addOld(89, true);
    await tasks['apply-retention']();
    expect(await rows('SELECT key FROM graphile_worker.jobs')).toEqual([
      { key: 'given up for 89 days' },
    ]);
  });

  test('deletes failed jobs without a key after a day', async () => {
    await addOld(2, true);
    await addOld(0, true);
    await addOld(2, false);
    await change('key = NULL');
    await tasks['apply-retention']();
    const left = await rows('SELECT attempts FROM graphile_worker.jobs ORDER BY attempts');
    expect(left).toEqual([{ attempts: 3 }, { attempts: 25 }]);
  });

  test('deletes no running job', async () => {
    await addOld(91, true);
    await change(`locked_at = now(), locked_by = 'worker'`);
    await tasks['apply-retention']();
    expect(await rows('SELECT 1 FROM graphile_worker.jobs')).toHaveLength(1);
  });

  test('deletes an email that no server has accepted within ninety days', async () => {
    await writeEmails(2);
    await rows(`UPDATE shop.outbox SET created_at = now() - interval '91 days'
      WHERE key = 'order-paid:1'`);
    await tasks['apply-retention']();
    expect(await rows('SELECT key FROM shop.outbox')).toEqual([{ key: 'order-paid:2' }]);
  });
});

async function until(isDone: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 2_000; tries += 1) {
    if (await isDone()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('it never happened');
}

const countSent = async () =>
  (await rows('SELECT 1 FROM shop.outbox WHERE sent_at IS NOT NULL')).length;

const inboxOf = async (address: string): Promise<unknown[]> =>
  (await fetch(`${mail.readerUrl}/messages?to=${address}`)).json();

test('an email that was given up and retried is sent once', async () => {
  await ordered('prepayment');
  await rows(`UPDATE graphile_worker._private_jobs SET attempts = max_attempts - 1
    WHERE key LIKE 'prepayment-request:%'`);
  const running = runJobs();
  try {
    await until(async () => (await listGivenUp()).length === 1);
    await reconcile();
    mail = await startMailService(directory, mail);
    expect(await retryGivenUp()).toBe(1);
    await until(async () => (await countSent()) === 1);
    await reconcile();
    expect(await inboxOf('max@example.org')).toHaveLength(1);
  } finally {
    await running.stop();
    await mail.stop();
  }
});

/** Queues requests to confirm one subscription, one more than an address may get in a day. */
async function queueOneTooMany(address: string, days: number): Promise<void> {
  await rows(
    `WITH subscribed AS (INSERT INTO shop.newsletter_subscriptions
         (project, locale, origin, email, first_name, last_name, status)
       VALUES ('hgg', 'de-de', 'http://hgg.localhost', $1, 'Max', 'Muster', 'requested') RETURNING id)
     INSERT INTO shop.outbox (key, kind, payload, created_at)
     SELECT 'newsletter-confirm:' || id || ':' || at, 'newsletter-confirm',
       jsonb_build_object('subscriptionId', id, 'at', at), now() - make_interval(days => $2)
     FROM subscribed, generate_series(1, 7) AS at`,
    [address, days],
  );
  await reconcile();
}

describe('an email beyond its recipient’s limit', () => {
  beforeEach(async () => {
    mail = await startMailService(directory, mail);
    await rows('DELETE FROM shop.request_limits');
  });
  afterEach(() => mail.stop());

  test('is sent later within the first week', async () => {
    await queueOneTooMany('patient@example.org', 6);
    const running = runJobs();
    await until(async () => (await countSent()) === 6 && (await jobs()).length === 1).finally(() =>
      running.stop(),
    );
    expect(await listGivenUp()).toEqual([]);
  });

  test('is given up after a week, and sent once when it is retried', async () => {
    await queueOneTooMany('flooded@example.org', 8);
    const running = runJobs();
    try {
      await until(async () => (await countSent()) === 6 && (await listGivenUp()).length === 1);
      await reconcile();
      expect(await jobs()).toEqual([]);
      const [{ error } = { error: null }] = await listGivenUp();
      expect(error).toContain('enough of its kind');
      await rows('DELETE FROM shop.request_limits');
      expect(await retryGivenUp()).toBe(1);
      await until(async () => (await countSent()) === 7);
      await reconcile();
      expect(await inboxOf('flooded@example.org')).toHaveLength(7);
      // A job ends shortly after its email was recorded.
      await until(async () => (await rows('SELECT FROM graphile_worker.jobs')).length === 0);
    } finally {
      await running.stop();
    }
  });
});
