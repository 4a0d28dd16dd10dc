import { sql } from 'drizzle-orm';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { database } from '@/lib/platform/db/database.server';
import { env } from '@/lib/platform/env/env.server';
import { withTimeout } from '@/lib/platform/http/with-timeout';
import { GIVEN_UP } from '@/lib/platform/jobs/given-up-jobs.server';
import { log, report } from '@/lib/platform/log/log.server';
import { renderQueues } from '@/lib/runtime/front-server/render-queue.server';
import { readiness } from '@/lib/runtime/health/readiness.server';
import { serveMetrics, type Metrics } from './serve-metrics.mjs';

/** Prometheus waits for all metrics together, ten seconds or its scrape interval. */
const QUERY_MS = 1_000;

/**
 * Work waiting in the database: its number, and how long the oldest has been due, in seconds. An
 * email that was given up, or postponed because its recipient got too many, is not waiting for a
 * server.
 */
const BACKLOG = sql`
  SELECT 'jobs_due' AS kind, count(*)::int AS count,
    coalesce(extract(epoch FROM now() - min(run_at)), 0)::float AS age
  FROM graphile_worker.jobs WHERE run_at <= now() AND attempts < max_attempts AND locked_at IS NULL
  UNION ALL SELECT 'jobs_given_up', count(*)::int, 0 FROM graphile_worker.jobs AS job WHERE ${GIVEN_UP}
  UNION ALL SELECT 'emails_unsent', count(*)::int,
    coalesce(extract(epoch FROM now() - min(created_at)), 0)::float
  FROM shop.outbox WHERE sent_at IS NULL AND NOT EXISTS (
    SELECT 1 FROM graphile_worker.jobs AS job WHERE job.key = outbox.key
      AND (${GIVEN_UP} OR job.run_at > now() + interval '10 minutes'))
  UNION ALL SELECT 'orders_unpaid', count(*)::int,
    coalesce(extract(epoch FROM now() - min(placed_at)), 0)::float
  FROM shop.orders WHERE status = 'pending'
  UNION ALL SELECT 'refunds_open', count(*)::int,
    coalesce(extract(epoch FROM now() - min(created_at)), 0)::float
  FROM shop.refunds WHERE status = 'open'`;

/** Omits a value that cannot be read during a scrape instead of repeating the last one. */
function gauges(registry: Registry) {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name: `selvedge_${name}`, help, labelNames, registers: [registry] });
  return {
    renders: gauge('renders', 'Renders by queue and state', 'queue', 'state'),
    connections: gauge('database_connections', 'Connections of the pool by state', 'state'),
    backlog: gauge('backlog', 'Work that waits in the database', 'kind'),
    age: gauge('backlog_age_seconds', 'How long the oldest of it has been waiting', 'kind'),
    up: gauge('part_up', '1 while a part responds', 'part'),
    ready: gauge('ready', '1 while visitors can be sent to this storefront'),
  };
}

type Gauges = ReturnType<typeof gauges>;

async function readBacklog({ backlog, age }: Gauges): Promise<void> {
  const query = database().execute<{ kind: string; count: number; age: number }>(BACKLOG);
  // Without a database no backlog can be reported; selvedge_part_up shows the reason.
  const read = await withTimeout(query, QUERY_MS).catch(() => null);
  for (const row of read?.rows ?? []) {
    backlog.set({ kind: row.kind }, row.count);
    age.set({ kind: row.kind }, row.age);
  }
}

async function readParts({ up, ready }: Gauges): Promise<void> {
  const { isReady, content, database: rows, search, media, model } = await readiness();
  ready.set(isReady ? 1 : 0);
  for (const [part, state] of Object.entries({ content, database: rows, search, media }))
    up.set({ part }, state === 'up' ? 1 : 0);
  up.set({ part: 'model' }, model === 'does not fit' ? 0 : 1);
}

function readQueues({ renders, connections }: Gauges): void {
  for (const { queue, ...states } of renderQueues())
    for (const [state, count] of Object.entries(states)) renders.set({ queue, state }, count);
  const { totalCount, idleCount, waitingCount } = database().$client;
  connections.set({ state: 'used' }, totalCount - idleCount);
  connections.set({ state: 'idle' }, idleCount);
  connections.set({ state: 'waiting' }, waitingCount);
}

/**
 * Metrics of the renderer: its process, its queues, the parts it needs, and the backlog in the
 * database.
 */
export function rendererMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const all = gauges(registry);
  const read = async () => {
    for (const gauge of Object.values(all)) gauge.reset();
    readQueues(all);
    await Promise.all([readBacklog(all), readParts(all)]);
    return registry.metrics();
  };
  // Shared by concurrent scrapes: a second one would reset what the first has read.
  let scrape: Promise<string> | undefined;
  return {
    contentType: registry.contentType,
    metrics: () => (scrape ??= read().finally(() => (scrape = undefined))),
  };
}

/** Serves them on the port after METRICS_PORT, which is the front server's, if that is set. */
export function startMetrics(): void {
  const { METRICS_PORT } = env();
  if (METRICS_PORT === undefined) return;
  const port = METRICS_PORT + 1;
  serveMetrics(rendererMetrics(), { port, host: process.env['HOST'] }).then(
    () => log('metrics are served', { port }),
    (error: unknown) => report('metrics cannot be served', { port, error }),
  );
}
