import { and, eq, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { webhookDeliveries, webhookEndpoints } from '@/lib/platform/db/schema-webhooks';
import { log, report } from '@/lib/platform/log/log.server';
import { traced } from '@/lib/platform/tracing/traced.server';
import { postWebhook, type WebhookResponse } from './post-webhook.server';
import { signedHeaders } from './sign-webhook';

/** Seconds until the next attempt, as Standard Webhooks recommends: some three days in all. */
const WAITS = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];
const MAX_RETRY_AFTER = 86_400;
/** Longer than an attempt: one of a process that died is repeated after it. */
const CLAIM_SECONDS = 60;
/** Deliveries of one job; the next one continues. */
const MAX_PER_JOB = 500;

interface Claimed extends Record<string, unknown> {
  endpoint_id: string;
  event_id: string;
  attempts: number;
  url: string;
  secret: string;
  former_secret: string | null;
  type: string;
  data: unknown;
  occurred_at: string;
}

/**
 * Claims a delivery that is due and has no earlier one of its subject before it.
 * @param subject only of this one
 */
async function claimNext(subject: string | null): Promise<Claimed | undefined> {
  const { rows } = await database().execute<Claimed>(sql`
    WITH due AS (
      SELECT d.endpoint_id, d.event_id FROM shop.webhook_deliveries AS d
      JOIN shop.webhook_events AS e ON e.id = d.event_id
      JOIN shop.webhook_endpoints AS p ON p.id = d.endpoint_id
      WHERE d.delivered_at IS NULL AND d.failed_at IS NULL AND d.next_attempt_at <= now()
        AND p.disabled_at IS NULL AND (${subject}::text IS NULL OR e.subject = ${subject}::text)
        AND NOT EXISTS (
          SELECT FROM shop.webhook_events AS earlier
          JOIN shop.webhook_deliveries AS open ON open.event_id = earlier.id
          WHERE earlier.subject = e.subject AND earlier.id < e.id
            AND open.endpoint_id = d.endpoint_id
            AND open.delivered_at IS NULL AND open.failed_at IS NULL)
      ORDER BY d.next_attempt_at LIMIT 1 FOR UPDATE OF d SKIP LOCKED)
    UPDATE shop.webhook_deliveries AS d SET attempts = attempts + 1,
      next_attempt_at = now() + make_interval(secs => ${CLAIM_SECONDS})
    FROM due, shop.webhook_events AS e, shop.webhook_endpoints AS p
    WHERE d.endpoint_id = due.endpoint_id AND d.event_id = due.event_id
      AND e.id = d.event_id AND p.id = d.endpoint_id
    RETURNING d.endpoint_id, d.event_id, d.attempts, p.url, p.secret,
      CASE WHEN p.former_until > now() THEN p.former_secret END AS former_secret,
      e.type, e.data, to_json(e.occurred_at) #>> '{}' AS occurred_at`);
  return rows[0];
}

const isIt = ({ endpoint_id: endpoint, event_id: event }: Claimed) =>
  and(
    eq(webhookDeliveries.endpointId, endpoint),
    eq(webhookDeliveries.eventId, sql`${event}::bigint`),
  );

const isSuccess = ({ status }: WebhookResponse) => status >= 200 && status < 300;

/** Waits a little longer by chance, so that many failures are not repeated together. */
const waitOf = (attempts: number) => (WAITS[attempts - 1] ?? 0) * (1 + Math.random() / 10);

async function noteFailure(
  claimed: Claimed,
  error: string,
  retryAfter: number | null,
): Promise<void> {
  const { attempts, url, event_id: event } = claimed;
  const isLast = attempts > WAITS.length;
  const wait = Math.max(waitOf(attempts), Math.min(retryAfter ?? 0, MAX_RETRY_AFTER));
  await database()
    .update(webhookDeliveries)
    .set({
      error,
      nextAttemptAt: sql`now() + make_interval(secs => ${wait})`,
      ...(isLast && { failedAt: sql`now()` }),
    })
    .where(isIt(claimed));
  if (isLast) report('a webhook was given up', { host: new URL(url).host, event, error });
}

/** Stops sending to an endpoint that responds 410: it is gone. */
async function disableGone({ endpoint_id: id, url }: Claimed): Promise<void> {
  await database()
    .update(webhookEndpoints)
    .set({ disabledAt: sql`now()` })
    .where(eq(webhookEndpoints.id, id));
  report('an endpoint of webhooks is gone and was disabled', { host: new URL(url).host });
}

async function deliver(claimed: Claimed): Promise<void> {
  const { type, occurred_at: timestamp, data } = claimed;
  const body = JSON.stringify({ type, timestamp, data });
  const message = {
    id: `msg_${claimed.event_id}`,
    timestamp: Math.floor(Date.now() / 1000),
    body,
  };
  const secrets = [claimed.secret, ...(claimed.former_secret ? [claimed.former_secret] : [])];
  try {
    const response = await traced({ name: 'webhook' }, () =>
      postWebhook(claimed.url, body, signedHeaders(message, secrets)),
    );
    if (isSuccess(response)) {
      await database()
        .update(webhookDeliveries)
        .set({ deliveredAt: sql`now()`, error: null })
        .where(isIt(claimed));
      return;
    }
    await noteFailure(claimed, `responded ${response.status}`, response.retryAfter);
    if (response.status === 410) await disableGone(claimed);
  } catch (error) {
    await noteFailure(claimed, error instanceof Error ? error.message : String(error), null);
  }
}

/**
 * Sends webhooks that are due. Those of one order or SKU reach an endpoint in their order: each waits
 * until the one before is delivered or given up.
 * @param subject order number or SKU; all that are due by default
 * @param signal stops between two deliveries
 */
export async function sendWebhooks(subject?: string, signal?: AbortSignal): Promise<void> {
  let sent = 0;
  while (sent < MAX_PER_JOB && !signal?.aborted) {
    const claimed = await claimNext(subject ?? null);
    if (!claimed) break;
    await deliver(claimed);
    sent += 1;
  }
  if (sent > 0) log('webhooks were sent', { sent });
}
