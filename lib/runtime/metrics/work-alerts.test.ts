import type { ApiHandler } from '@/lib/platform/http/api-route.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';
import { withApi } from '@/lib/platform/http/api-server.fixture';
import { database } from '@/lib/platform/db/database.server';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { takeWebhook } from '@/lib/api/orders/webhook-endpoint.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { fires, hasPromtool } from './promtool.fixture';
import { rendererMetrics } from './renderer-metrics.server';

/** Faults of work that visitors do not see at once: they are caused, and Prometheus's program evaluates the rules. */

const describeIfInstalled = hasPromtool() ? describe : describe.skip;

withDatabase(openTestDatabase);
const routeOf = (handler: ApiHandler) => ({
  default: handler,
  config: { api: { bodyParser: false } },
});
const send = withApi({
  '/payment': routeOf(apiRoute({ POST: takeWebhook }, { writers: 'signed' })),
});
const metrics = rendererMetrics();

/** Inserts rows without those that they refer to. */
const insert = (statements: string) =>
  database().$client.query(
    `BEGIN; SET LOCAL session_replication_role = replica; ${statements}; COMMIT`,
  );

const ENDPOINT = '00000000-0000-4000-8000-000000000001';
const WEBHOOK = `
  INSERT INTO shop.webhook_endpoints (id, url, types, secret)
    VALUES ('${ENDPOINT}', 'https://erp.example.com', '{order.paid}', 'whsec_any');
  INSERT INTO shop.webhook_events (id, type, subject, data, occurred_at)
    VALUES (1, 'order.paid', 'HGG-1', '{}', now() - interval '2 hours');
  INSERT INTO shop.webhook_deliveries (endpoint_id, event_id, attempts, error)
    VALUES ('${ENDPOINT}', 1, 3, 'responded 500')`;
const REFUND = `
  INSERT INTO shop.refunds (order_id, reason, goods, discount, shipping, total, vat, money,
      gift_cards, credited, status, created_at)
    VALUES (gen_random_uuid(), 'returned', 2000, 0, 0, 2000, 319, 2000, 0, 0, 'open',
      now() - interval '4 days')`;

/** Keeps this process from everything else. */
function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

// Next loads the handler by its path.
const HANDLER: string = '@/lib/platform/page-cache/cache-handler.mjs';

/** Stores a page whose render has ended a minute after the edge of its window. */
async function renderOverdue(): Promise<void> {
  // The module is plain JavaScript; the interface is Next's.
  const { default: Handler } = (await import(HANDLER)) as {
    default: new () => { set: (key: string, value: object) => Promise<void> };
  };
  const edge = Date.now() - 60_000;
  const pageProps = { renderedAt: edge - 1_000, validUntil: edge };
  const value = { kind: 'PAGES', html: 'late', pageData: { pageProps } };
  for (let count = 0; count < 20; count++) await new Handler().set(`/$/any/${count}`, value);
}

const FAULTS: Readonly<Record<string, () => Promise<unknown>>> = {
  WebhooksLate: () => insert(WEBHOOK),
  WebhooksRejected: async () => {
    for (let count = 0; count < 10; count++) await send('/payment', { method: 'POST', body: '{}' });
  },
  RefundsLate: () => insert(REFUND),
  WindowEdgesLate: renderOverdue,
  ContentStale: async () => {
    const now = Date.now() + 3_600_000;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
  },
  EventLoopSlow: async () => {
    for (let count = 0; count < 3; count++) {
      block(700);
      await new Promise((resolve) => setImmediate(resolve));
    }
  },
};
afterEach(() => jest.restoreAllMocks());

/** Delays of loading the modules, and those of a busy machine, are not those of the fault. */
async function whenSilent(alert: string): Promise<string> {
  for (;;) {
    // Each scrape begins the measurement of delays anew.
    await metrics.metrics();
    await new Promise((resolve) => setTimeout(resolve, 500));
    const before = await metrics.metrics();
    if (!fires(alert, { before, during: before })) return before;
  }
}

describeIfInstalled('Prometheus raises an alert that was silent before the fault:', () => {
  test.each(Object.entries(FAULTS))('%s', async (alert, happen) => {
    const before = await whenSilent(alert);
    await happen();
    expect(fires(alert, { before, during: await metrics.metrics() })).toBe(true);
  });
});

test('jobs are counted by task and state, with the age of the oldest', async () => {
  await database().$client.query(`
    SELECT graphile_worker.add_job('send-email', '{}', run_at => now() - interval '1 hour'),
      graphile_worker.add_job('expire-order', '{}', run_at => now() + interval '1 hour')`);
  const text = await metrics.metrics();
  expect(text).toContain('selvedge_jobs{task="send-email",state="due"} 1');
  expect(text).toContain('selvedge_jobs{task="expire-order",state="planned"} 1');
  expect(text).toMatch(/selvedge_job_age_seconds\{task="send-email",state="due"\} 36\d\d/);
});

test('orders are counted by status', async () => {
  await insert(`INSERT INTO shop.orders (project, number, idempotency_key, locale, origin, currency,
      total, shipping, status, email, basket_id, expires_at)
    SELECT 'hgg', 'HGG-' || n, 'key' || n, 'de-de', 'http://hgg.localhost', 'eur', 2000, 0,
      CASE WHEN n = 3 THEN 'paid' ELSE 'pending' END, 'a@b.example', gen_random_uuid(), now()
    FROM generate_series(1, 3) AS n`);
  const text = await metrics.metrics();
  expect(text).toContain('selvedge_orders{status="pending"} 2');
  expect(text).toContain('selvedge_orders{status="paid"} 1');
});
