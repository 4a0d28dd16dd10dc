import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { database } from '@/lib/platform/db/database.server';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { ResponseCache } from '@/lib/runtime/front-server/response-cache.mjs';
import { frontServer } from '@/lib/runtime/front-server/front-server.mjs';
import { inQueue } from '@/lib/runtime/front-server/render-queue.server';
import { openTestDatabase, type TestDatabase } from '@/packages/service-kit/testing/test-database';
import { whileClosed } from './closed-database.fixture.server';
import { frontMetrics } from './front-metrics.mjs';
import { checkRules, fires, hasPromtool } from './promtool.fixture';
import { rendererMetrics } from './renderer-metrics.server';

/** Faults are caused, the metrics read, and the rules evaluated by Prometheus's own program. */

const describeIfInstalled = hasPromtool() ? describe : describe.skip;

/** CMS, search and pictures of an empty space. */
let contentTypes: unknown[] = [];
const services = createServer(({ url }, response) => {
  const items = url?.includes('/content_types') ? contentTypes : [];
  response
    .writeHead(200, { 'Content-Type': 'application/json' })
    .end(JSON.stringify({ sys: { type: 'Array' }, total: items.length, skip: 0, limit: 9, items }));
});
let opened: TestDatabase;

withDatabase(async (template) => (opened = await openTestDatabase(template)));
const portOf = (server: Server) => (server.address() as AddressInfo).port; // never a string for a TCP server
beforeAll(async () => {
  await once(services.listen(0, '127.0.0.1'), 'listening');
  const host = `127.0.0.1:${portOf(services)}`;
  Object.assign(process.env, {
    CONTENTFUL_HOST: host,
    ALGOLIA_HOST: host,
    MEDIA_BASE_URL: `http://${host}`,
  });
});
afterAll(() => services.close().closeAllConnections());

const metrics = rendererMetrics();
/** Metrics from before a fault; on a busy machine a check of a part may be late. */
async function whenSilent(...alerts: string[]): Promise<string> {
  for (;;) {
    const before = await metrics.metrics();
    if (!alerts.some((alert) => fires(alert, { before, during: before }))) return before;
  }
}
const query = (statement: string) => database().$client.query(statement);

interface Fault {
  alert: string;
  happen: () => Promise<unknown>;
}

const FAULTS: Fault[] = [
  {
    alert: 'JobsLate',
    happen: () =>
      query(
        `SELECT graphile_worker.add_job('send-email', '{}', run_at => now() - interval '1 hour')`,
      ),
  },
  {
    alert: 'JobsGivenUp',
    happen: async () => {
      await query(`SELECT graphile_worker.add_job('send-email', '{}', job_key => 'given-up')`);
      await query(
        `UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE key = 'given-up'`,
      );
    },
  },
  {
    alert: 'EmailsLate',
    happen: () =>
      query(`INSERT INTO shop.outbox (key, kind, payload, created_at)
        VALUES ('order-paid:1', 'order-paid', '{}', now() - interval '1 hour')`),
  },
  {
    alert: 'RendersRejected',
    happen: async () => {
      const never = () => new Promise<void>((resolve) => setTimeout(resolve, 100));
      await Promise.all(Array.from({ length: 200 }, () => inQueue(never) ?? undefined));
    },
  },
  {
    alert: 'DatabaseConnectionsExhausted',
    happen: async () => {
      for (let count = 0; count < 20; count++) void query('SELECT pg_sleep(2)');
    },
  },
  {
    alert: 'ModelDoesNotFit',
    happen: async () => {
      contentTypes = [{ sys: { id: 'page' }, fields: [] }];
    },
  },
];

describeIfInstalled('Prometheus raises an alert that was silent before the fault:', () => {
  test.each(FAULTS.map(({ alert, happen }) => [alert, happen] as const))(
    '%s',
    async (alert, happen) => {
      const before = await whenSilent(alert);
      await happen();
      expect(fires(alert, { before, during: await metrics.metrics() })).toBe(true);
    },
  );

  test('ServerErrors, when a renderer answers endpoints with 503', async () => {
    const { registry, measure } = frontMetrics();
    let status = 200;
    const renderer = createServer((_, response) => void response.writeHead(status).end());
    await once(renderer.listen(0, '127.0.0.1'), 'listening');
    const front = createServer(
      frontServer({
        port: portOf(renderer),
        cache: new ResponseCache(),
        files: (_request, response) => response.end(),
        measure,
        ending: new AbortController().signal,
      }),
    );
    await once(front.listen(0, '127.0.0.1'), 'listening');
    const visit = () => fetch(`http://127.0.0.1:${portOf(front)}/api/cart/cart`);
    await visit();
    const before = await registry.metrics();
    expect(fires('ServerErrors', { before, during: before })).toBe(false);
    status = 503;
    for (let count = 0; count < 5; count++) await visit();
    expect(fires('ServerErrors', { before, during: await registry.metrics() })).toBe(true);
    for (const server of [front, renderer]) server.close().closeAllConnections();
  });

  test('CMS, search and pictures, and a storefront without a copy of its pages', async () => {
    const alerts = ['ContentDown', 'SearchDown', 'PicturesDown', 'StorefrontNotReady'];
    contentTypes = [];
    const before = await whenSilent(...alerts.slice(0, 3));
    services.close().closeAllConnections();
    const during = await metrics.metrics();
    for (const alert of alerts)
      expect([alert, fires(alert, { before, during })]).toEqual([alert, true]);
  });

  test('DatabaseDown', async () => {
    const before = await whenSilent('DatabaseDown');
    const during = await whileClosed(opened.url, async () => {
      await opened.cut();
      return metrics.metrics();
    });
    expect(fires('DatabaseDown', { before, during })).toBe(true);
  });

  test('StorefrontDown, when a process does not respond to Prometheus', () => {
    expect(fires('StorefrontDown', { before: '', during: '' })).toBe(true);
  });

  test('Prometheus accepts the rules', () => {
    expect(checkRules()).toContain('SUCCESS');
  });
});
