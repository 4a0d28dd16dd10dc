import { CARDS, openPage, submitCard } from '@/packages/stripe-local/testing/orders';
import {
  SECRET_KEY,
  startService,
  WEBHOOK_SECRET,
} from '@/packages/stripe-local/testing/running-service';
import { openTestDatabase, type TestDatabase } from '@/packages/service-kit/testing/test-database';
import {
  startMailService,
  type RunningMailService,
} from '@/lib/messaging/mail/mail-service.fixture';
import { finishOrder } from '@/lib/commerce/orders/finish-order.server';
import {
  newGuest,
  rows,
  orderRequestOf,
  withOrders,
} from '@/lib/commerce/orders/orders.fixture.server';
import { submitOrder } from '@/lib/commerce/orders/submit-order.server';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { addJob } from '@/lib/platform/jobs/add-job.server';
import { runJobs, type Jobs } from './run-jobs.server';
import { database } from '@/lib/platform/db/database.server';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

jest.setTimeout(240_000);

let mail: RunningMailService;
let opened: TestDatabase;
withoutContent();
// Must run before the database opens, which reads the environment only once.
beforeAll(async () => {
  mail = await startMailService(mkdtempSync(join(tmpdir(), 'selvedge-mail-')));
  process.env['SMTP_URL'] = mail.smtpUrl;
});
const open = async () => (opened = await openTestDatabase());
const { payment } = withOrders(open, startService, {
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
});

let jobs: Jobs;
beforeEach(() => {
  jobs = runJobs();
});
afterEach(() => jobs.stop());
afterAll(() => mail.stop());

/** Waits until a query finds something. */
async function until(query: string) {
  for (let tries = 0; tries < 2_000; tries += 1) {
    const found = await rows(query).catch(() => []);
    if (found.length > 0) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nothing came of ${query}`);
}

async function pendingOrder() {
  const submitted = await submitOrder(orderRequestOf(await newGuest()));
  if (!submitted.ok) throw new Error(submitted.code);
  return submitted.orderId;
}

async function pay(orderId: string) {
  const [found] = await rows<{ session_id: string }>(
    'SELECT session_id FROM shop.payments WHERE order_id = $1',
    [orderId],
  );
  const id = found?.session_id ?? '';
  const { token = '' } = await openPage(payment(), id);
  await submitCard(payment(), id, { number: CARDS.success, token });
}

const inbox = async () => (await fetch(`${mail.readerUrl}/messages?to=max@example.org`)).json();

test('a paid order is confirmed by one email, however often its job runs', async () => {
  const orderId = await pendingOrder();
  await pay(orderId);
  await finishOrder(orderId);
  await until('SELECT 1 FROM shop.outbox WHERE sent_at IS NOT NULL');
  const key = `order-paid:${orderId}`;
  await addJob(database(), 'send-email', { key }, { key });
  await until(
    'SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM graphile_worker.jobs WHERE run_at <= now())',
  );
  expect(await inbox()).toMatchObject([{ to: ['max@example.org'] }]);
});

test('an unpaid order ends on time although the database was lost in between', async () => {
  const orderId = await pendingOrder();
  await opened.cut();
  const key = `expire-order:${orderId}`;
  const runAt = new Date(Date.now() + 500);
  await addJob(database(), 'expire-order', { orderId }, { key, runAt }).catch(() =>
    addJob(database(), 'expire-order', { orderId }, { key, runAt }),
  );
  await until(`SELECT 1 FROM shop.orders WHERE status = 'cancelled'`);
  expect(await rows(`SELECT stock FROM shop.skus WHERE stock = 500`)).toHaveLength(1);
});
