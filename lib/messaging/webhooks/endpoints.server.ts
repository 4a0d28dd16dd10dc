import { eq, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { webhookEndpoints, type WebhookType } from '@/lib/platform/db/schema-webhooks';
import { newWebhookSecret } from './sign-webhook';

export interface NewEndpoint {
  url: string;
  types: WebhookType[];
  /** Stock that is low, for `stock.low`. */
  lowStock: number;
}

/**
 * Adds an endpoint, or gives one that is disabled or known other types; its secret stays.
 * @returns the secret of a new one
 */
export async function addEndpoint({ url, types, lowStock }: NewEndpoint): Promise<string | null> {
  const secret = newWebhookSecret();
  const [row] = await database()
    .insert(webhookEndpoints)
    .values({ url, types, lowStock, secret })
    .onConflictDoUpdate({
      target: webhookEndpoints.url,
      set: { types, lowStock, disabledAt: null },
    })
    .returning({ secret: webhookEndpoints.secret });
  return row?.secret === secret ? secret : null;
}

/** Gives an endpoint another secret; the former one signs as well for some hours. */
export async function rotateSecret(url: string, hours: number): Promise<string | null> {
  const secret = newWebhookSecret();
  const { rowCount } = await database()
    .update(webhookEndpoints)
    .set({
      secret,
      formerSecret: webhookEndpoints.secret,
      formerUntil: sql`now() + make_interval(hours => ${hours}::int)`,
    })
    .where(eq(webhookEndpoints.url, url));
  return rowCount ? secret : null;
}

/** Removes an endpoint with its deliveries. @returns whether it existed */
export async function removeEndpoint(url: string): Promise<boolean> {
  const { rowCount } = await database()
    .delete(webhookEndpoints)
    .where(eq(webhookEndpoints.url, url));
  return rowCount === 1;
}

interface ListedEndpoint extends Record<string, unknown> {
  url: string;
  types: string[];
  disabled: boolean;
  waiting: number;
  failed: number;
  error: string | null;
}

/** Endpoints with what waits for them, what was given up, and the newest error. */
export async function listEndpoints(): Promise<ListedEndpoint[]> {
  const { rows } = await database().execute<ListedEndpoint>(sql`
    SELECT p.url, p.types, p.disabled_at IS NOT NULL AS disabled,
      count(*) FILTER (WHERE d.event_id IS NOT NULL AND d.delivered_at IS NULL AND d.failed_at IS NULL)::int AS waiting,
      count(d.failed_at)::int AS failed,
      (array_agg(d.error ORDER BY d.event_id DESC) FILTER (WHERE d.error IS NOT NULL))[1] AS error
    FROM shop.webhook_endpoints AS p LEFT JOIN shop.webhook_deliveries AS d ON d.endpoint_id = p.id
    GROUP BY p.id ORDER BY p.url`);
  return rows;
}

interface Replay {
  url: string;
  since: Date;
  /** Only those that were given up. */
  isOfFailed: boolean;
}

/**
 * Sends events of an endpoint again, with their ids and in their order. A cron sends them within a
 * minute.
 * @returns how many
 */
export async function replayEvents({ url, since, isOfFailed }: Replay): Promise<number> {
  const { rowCount } = await database().execute(sql`
    UPDATE shop.webhook_deliveries AS d
    SET attempts = 0, next_attempt_at = now(), delivered_at = NULL, failed_at = NULL, error = NULL
    FROM shop.webhook_events AS e, shop.webhook_endpoints AS p
    WHERE e.id = d.event_id AND p.id = d.endpoint_id AND p.url = ${url}
      AND e.occurred_at >= ${since.toISOString()}::timestamptz
      AND (NOT ${isOfFailed}::boolean OR d.failed_at IS NOT NULL)`);
  return rowCount ?? 0;
}
