import { sql, type SQL } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import { database } from '@/lib/platform/db/database.server';
import { withTimeout } from '@/lib/platform/http/with-timeout';
import { GIVEN_UP } from '@/lib/platform/jobs/given-up-jobs.server';

/** Prometheus waits for all metrics together, ten seconds or its scrape interval. */
const QUERY_MS = 3_000;

/**
 * Work waiting in the database: its number, and how long the oldest has been due, in seconds. An
 * email that was given up, or postponed because its recipient got too many, is not waiting for a
 * server. Webhooks to an endpoint that was disabled are not sent.
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
  UNION ALL SELECT 'webhooks_unsent', count(*)::int,
    coalesce(extract(epoch FROM now() - min(event.occurred_at)), 0)::float
  FROM shop.webhook_deliveries AS delivery
  JOIN shop.webhook_events AS event ON event.id = delivery.event_id
  JOIN shop.webhook_endpoints AS endpoint ON endpoint.id = delivery.endpoint_id
  WHERE delivery.delivered_at IS NULL AND delivery.failed_at IS NULL AND endpoint.disabled_at IS NULL
  UNION ALL SELECT 'webhooks_given_up', count(*)::int, 0
  FROM shop.webhook_deliveries WHERE failed_at IS NOT NULL
  UNION ALL SELECT 'orders_unpaid', count(*)::int,
    coalesce(extract(epoch FROM now() - min(placed_at)), 0)::float
  FROM shop.orders WHERE status = 'pending'
  UNION ALL SELECT 'refunds_open', count(*)::int,
    coalesce(extract(epoch FROM now() - min(created_at)), 0)::float
  FROM shop.refunds WHERE status = 'open'`;

const ORDERS = sql`SELECT status, count(*)::int AS count FROM shop.orders GROUP BY status`;

/** A failed cron runs again, so that it counts as planned. The age of a running job is that of its run. */
const JOBS = sql`
  SELECT task_identifier AS task, CASE
      WHEN locked_at IS NOT NULL THEN 'running'
      WHEN ${GIVEN_UP} THEN 'given_up'
      WHEN run_at > now() OR attempts >= max_attempts THEN 'planned'
      ELSE 'due' END AS state,
    count(*)::int AS count,
    greatest(0, extract(epoch FROM now() - min(coalesce(locked_at, run_at))))::float AS age
  FROM graphile_worker.jobs AS job GROUP BY 1, 2`;

interface Row extends Record<string, unknown> {
  count: number;
}
interface WaitingRow extends Row {
  kind: string;
  age: number;
}
interface JobRow extends Row {
  task: string;
  state: string;
  age: number;
}
interface OrderRow extends Row {
  status: string;
}

/** Without a database there are no rows; `selvedge_part_up` shows the reason. */
async function read<Result extends Row>(query: SQL) {
  const result = withTimeout(database().execute<Result>(query), QUERY_MS);
  return (await result.catch(() => null))?.rows ?? [];
}

/** Gauges of what the database has, which all processes share. @returns what reads them */
export function databaseMetrics(registry: Registry): () => Promise<void> {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name: `selvedge_${name}`, help, labelNames, registers: [registry] });
  const backlog = gauge('backlog', 'Work that waits in the database', 'kind');
  const age = gauge('backlog_age_seconds', 'How long the oldest of it has been waiting', 'kind');
  const orders = gauge('orders', 'Orders by status', 'status');
  const jobs = gauge('jobs', 'Jobs by task and state', 'task', 'state');
  const jobAge = gauge('job_age_seconds', 'How long the oldest of them', 'task', 'state');
  const all = [backlog, age, orders, jobs, jobAge];
  return async () => {
    const found = await Promise.all([
      read<WaitingRow>(BACKLOG),
      read<JobRow>(JOBS),
      read<OrderRow>(ORDERS),
    ]);
    // Omits a value that cannot be read instead of repeating the last one.
    for (const each of all) each.reset();
    const [waiting, queued, placed] = found;
    for (const { kind, ...row } of waiting) {
      backlog.set({ kind }, row.count);
      age.set({ kind }, row.age);
    }
    for (const { task, state, ...row } of queued) {
      jobs.set({ task, state }, row.count);
      jobAge.set({ task, state }, row.age);
    }
    for (const { status, count } of placed) orders.set({ status }, count);
  };
}
