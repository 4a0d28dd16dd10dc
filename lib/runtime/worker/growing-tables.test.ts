import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  SECRET_KEY,
  startService,
  WEBHOOK_SECRET,
} from '@/packages/stripe-local/testing/running-service';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { exportCustomer } from '@/lib/api/account/export-customer.server';
import { forgetCustomer } from '@/lib/api/account/forget-customer.server';
import { listPending } from '@/lib/catalog/reviews/moderate-reviews.server';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { findOrderHistory } from '@/lib/commerce/order-view/load-history.server';
import { mayReadOrder } from '@/lib/commerce/orders/may-read-order.server';
import {
  newGuest,
  rows,
  orderRequestOf,
  withOrders,
} from '@/lib/commerce/orders/orders.fixture.server';
import { listOrders, listOwed } from '@/lib/commerce/orders/staff-orders.server';
import { submitOrder } from '@/lib/commerce/orders/submit-order.server';
import { findCustomer } from '@/lib/customer/account/customers.server';
import { ensureSession } from '@/lib/customer/session/session.server';
import {
  startMailService,
  type RunningMailService,
} from '@/lib/messaging/mail/mail-service.fixture';
import { queueAlerts } from '@/lib/messaging/alerts/store-alert.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { fillTables, tablesReadBy } from '@/lib/platform/db/many-rows.fixture.server';
import { kindsOfRows } from './every-kind-of-row.fixture.server';
import { letTimePass } from './shop-tables.fixture.server';
import { tasks } from './tasks.server';

let mail: RunningMailService;
withoutContent();
// Must run before the database opens, which reads the environment only once.
beforeAll(async () => {
  mail = await startMailService(mkdtempSync(join(tmpdir(), 'selvedge-mail-')));
  process.env['SMTP_URL'] = mail.smtpUrl;
});
withOrders(openTestDatabase, startService, {
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
});
afterAll(() => mail.stop());

/** Rows per table: enough for the server to prefer an index if it can use one. */
const ROWS = 10_000;

const idsOf = async (table: string) =>
  (await rows<{ id: string }>(`SELECT id FROM shop.${table}`)).map(({ id }) => id);

/** Runs every job for the existing rows. @returns job name → function that runs it */
async function jobsForAll(): Promise<Record<keyof typeof tasks, () => Promise<unknown>>> {
  const orders = await idsOf('orders');
  const refunds = await idsOf('refunds');
  const reservations = await idsOf('reservations');
  const emails = await rows<{ key: string }>('SELECT key FROM shop.outbox');
  return {
    'expire-order': async () => {
      for (const orderId of orders) await tasks['expire-order']({ orderId });
    },
    'send-email': async () => {
      for (const { key } of emails) await tasks['send-email']({ key });
    },
    'settle-refund': async () => {
      for (const refundId of refunds) await tasks['settle-refund']({ refundId });
    },
    'expire-reservation': async () => {
      for (const reservationId of reservations)
        await tasks['expire-reservation']({ reservationId });
    },
    'reconcile-orders': tasks['reconcile-orders'],
    'expire-due-reservations': tasks['expire-due-reservations'],
    'send-webhooks': () => tasks['send-webhooks']({}),
    'run-imports': () => tasks['run-imports']({}),
    'apply-planned-price': () =>
      tasks['apply-planned-price']({ planId: '00000000-0000-4000-8000-000000000000' }),
    'apply-retention': tasks['apply-retention'],
  };
}

const firstWrite = () =>
  ensureSession(
    { headers: { host: 'hgg.localhost:3000' } },
    new ServerResponse(new IncomingMessage(new Socket())),
    'hgg',
  );

/** The most frequent requests of visitors and staff. @param customerId who has ordered */
const requests = (customerId: string): Record<string, () => Promise<unknown>> => ({
  'an order': async () => submitOrder(orderRequestOf(await newGuest())),
  'the history of orders': () =>
    findOrderHistory({ id: randomUUID(), project: 'hgg', customerId }, { filter: 'all' }),
  'the lookup of an order': () =>
    mayReadOrder({ id: randomUUID(), project: 'hgg', customerId }, 'HGG-F1'),
  'alerts of changed articles': () =>
    inTransaction((transaction) => queueAlerts(transaction, ['20310000'])),
  'reviews to moderate': () => listPending(20),
  'transfers to make': listOwed,
  'the newest orders': () => listOrders(20),
  "a customer's data as a download": () => exportCustomer(customerId),
  'an account that is deleted': async () => {
    const customer = await findCustomer(customerId);
    if (customer) await forgetCustomer(customer);
  },
});

/** Leaves the payment page unpaid. */
const unpaid = async () => {};

test('no job and no frequent request scans a growing table', async () => {
  const { 'an order with an open refund': _, ...kinds } = kindsOfRows({
    byCard: unpaid,
    bySlowDebit: unpaid,
  });
  for (const make of Object.values(kinds)) await make();
  await letTimePass(`interval '2 hours'`);
  const jobs = await jobsForAll();
  await fillTables(ROWS);
  const [customer] = await rows<{ id: string }>(
    `SELECT customer_id AS id FROM shop.orders WHERE number = 'HGG-F1'`,
  );
  const steps = { ...requests(customer?.id ?? ''), ...jobs };
  const read: Record<string, Record<string, number>> = {};
  for (const [name, run] of Object.entries(steps)) read[name] = await tablesReadBy(ROWS, run);
  expect(read).toEqual(Object.fromEntries(Object.keys(steps).map((name) => [name, {}])));
  // Simulates a night without jobs.
  await rows(`UPDATE shop.sessions SET expires_at = now() WHERE expires_at IS NOT NULL`);
  await rows('ANALYZE shop.sessions');
  expect(await tablesReadBy(ROWS, firstWrite)).toEqual({});
});
