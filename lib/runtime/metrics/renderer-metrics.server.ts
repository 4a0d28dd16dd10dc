import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { database } from '@/lib/platform/db/database.server';
import { env } from '@/lib/platform/env/env.server';
import { receivedWebhooks } from '@/lib/platform/http/count-webhooks.server';
import { log, report } from '@/lib/platform/log/log.server';
import { renderQueues } from '@/lib/runtime/front-server/render-queue.server';
import { processState } from '@/lib/platform/process-state/process-state.mjs';
import { contentAgeMs } from '@/lib/cms/content/document-cache.server';
import { readiness } from '@/lib/runtime/health/readiness.server';
import { databaseMetrics } from './database-metrics.server';
import { serveMetrics, type Metrics } from './serve-metrics.mjs';

/** Omits a value that cannot be read during a scrape instead of repeating the last one. */
function gauges(registry: Registry) {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name: `selvedge_${name}`, help, labelNames, registers: [registry] });
  return {
    renders: gauge('renders', 'Renders by queue and state', 'queue', 'state'),
    connections: gauge('database_connections', 'Connections of the pool by state', 'state'),
    up: gauge('part_up', '1 while a part responds', 'part'),
    ready: gauge('ready', '1 while visitors can be sent to this storefront'),
    webhooks: gauge(
      'webhooks_received',
      'Webhooks that others have sent, since the start',
      'source',
      'outcome',
    ),
    contentAge: gauge('content_age_seconds', 'Since when nothing was fetched from the CMS'),
    late: gauge('pages_late', 'Pages that were shown after the edge of a window, since the start'),
    lateSeconds: gauge('pages_late_seconds', 'How late they were, all together'),
  };
}

type Gauges = ReturnType<typeof gauges>;

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

function readCounts({ webhooks, contentAge, late, lateSeconds }: Gauges): void {
  for (const { count, ...labels } of receivedWebhooks()) webhooks.set(labels, count);
  contentAge.set(contentAgeMs() / 1_000);
  const { count, ms } = processState.overduePages ?? { count: 0, ms: 0 };
  late.set(count);
  lateSeconds.set(ms / 1_000);
}

/**
 * Metrics of the renderer: its process, its queues, the parts it needs, and the backlog in the
 * database.
 */
export function rendererMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const all = gauges(registry);
  const readDatabase = databaseMetrics(registry);
  const read = async () => {
    for (const gauge of Object.values(all)) gauge.reset();
    readQueues(all);
    await Promise.all([readDatabase(), readParts(all)]);
    readCounts(all);
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
