import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  startStallingProxy,
  type StallingProxy,
} from '@/packages/service-kit/testing/stalling-proxy';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import {
  SECRET_KEY,
  startService,
  WEBHOOK_SECRET,
} from '@/packages/stripe-local/testing/running-service';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { ordered } from '@/lib/commerce/orders/order-life.fixture.server';
import {
  newGuest,
  orderRequestOf,
  rows,
  withOrders,
} from '@/lib/commerce/orders/orders.fixture.server';
import { submitOrder } from '@/lib/commerce/orders/submit-order.server';
import {
  startMailService,
  type RunningMailService,
} from '@/lib/messaging/mail/mail-service.fixture';
import { runJobs } from './run-jobs.server';

/** More than all runners take at once. */
const ORDERS = 8;
/** A job waits seventeen seconds for a provider that does not respond: two tries of eight. */
const SOON_MS = 15_000;

let mail: RunningMailService;
let proxy: StallingProxy;
withoutContent();
// Must run before the database opens, which reads the environment only once.
beforeAll(async () => {
  mail = await startMailService(mkdtempSync(join(tmpdir(), 'selvedge-mail-')));
  process.env['SMTP_URL'] = mail.smtpUrl;
});
withOrders(
  openTestDatabase,
  async () => {
    const service = await startService();
    proxy = await startStallingProxy(service.origin);
    return {
      origin: proxy.url,
      stop: async () => {
        await proxy.close();
        await service.stop();
      },
    };
  },
  { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET },
);
afterAll(() => mail.stop());

/** Waits until a query finds something. @returns milliseconds that took */
async function until(query: string): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < 120_000) {
    if ((await rows(query)).length > 0) return performance.now() - start;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nothing came of ${query}`);
}

async function placeOrders(): Promise<void> {
  for (let count = 0; count < ORDERS; count += 1) {
    const submitted = await submitOrder(orderRequestOf(await newGuest()));
    if (!submitted.ok) throw new Error(submitted.code);
  }
}

/** Loads the templates, which alone takes longer than that on a busy machine. */
async function sendFirstEmail(): Promise<void> {
  const jobs = runJobs();
  await ordered('prepayment');
  await until('SELECT 1 FROM shop.outbox WHERE sent_at IS NOT NULL');
  await jobs.stop();
  await rows('DELETE FROM shop.outbox');
}

const JOBS_OF = {
  'expire-order': `UPDATE graphile_worker._private_jobs SET run_at = now()`,
  'settle-refund': `WITH paid AS (UPDATE shop.payments SET intent_id = 'pi_' || id RETURNING order_id),
    refunded AS (INSERT INTO shop.refunds (order_id, reason, goods, discount, shipping, total, vat,
        money, gift_cards, credited, status)
      SELECT order_id, 'cancelled', 100, 0, 0, 100, 0, 100, 0, 0, 'open' FROM paid RETURNING id)
    SELECT graphile_worker.add_job('settle-refund', json_build_object('refundId', id),
      job_key := 'settle-refund:' || id) FROM refunded`,
} as const;

test.each(Object.keys(JOBS_OF) as (keyof typeof JOBS_OF)[])(
  'while the payment provider does not respond, no email waits for jobs of the kind %s',
  async (task) => {
    await sendFirstEmail();
    await placeOrders();
    proxy.stall();
    await rows(JOBS_OF[task]);
    const jobs = runJobs();
    try {
      await until(`SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = '${task}'
        AND locked_at IS NOT NULL`);
      await ordered('prepayment');
      expect(await until('SELECT 1 FROM shop.outbox WHERE sent_at IS NOT NULL')).toBeLessThan(
        SOON_MS,
      );
    } finally {
      proxy.resume();
      await jobs.stop();
    }
  },
);
