import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { JsonObject } from '#model/entities';
import type { Attempt, QueuedCall } from './deliver';

/** Number of attempts kept per webhook. */
const MAX_ENTRIES = 500;
const REQUEST_BODY_LIMIT = 500_000;
const RESPONSE_BODY_LIMIT = 200_000;

export interface LoggedAttempt {
  id: string;
  overview: JsonObject;
  request: JsonObject;
  response: JsonObject | null;
}

interface Owner {
  space: string;
  webhook: string;
}

/** Stores an attempt and deletes the webhook's oldest beyond 500. */
export async function logAttempt(pool: pg.Pool, call: QueuedCall, attempt: Attempt): Promise<void> {
  const { request, response, statusCode, requestAt, responseAt, errors } = attempt;
  const state: LoggedAttempt = {
    id: randomUUID(),
    overview: {
      statusCode,
      errors,
      requestAt,
      responseAt,
      eventType: call.topic.split('.').at(-1) ?? '',
      url: request.url,
    },
    request: { ...request, body: request.body.slice(0, REQUEST_BODY_LIMIT) },
    response: response && {
      statusCode,
      url: request.url,
      headers: response.headers,
      body: response.body.slice(0, RESPONSE_BODY_LIMIT),
    },
  };
  // PostgreSQL texts cannot contain NUL, which a receiver may send.
  const json = JSON.stringify(state).replaceAll('\\u0000', '\\ufffd');
  const values = [call.space, call.webhook, state.id, requestAt, attempt.isTaken, json];
  await pool.query(
    `insert into content.webhook_attempt (space, webhook, id, requested_at, is_taken, state)
     values ($1, $2, $3, $4, $5, $6)`,
    values,
  );
  await pool.query(
    `delete from content.webhook_attempt where space = $1 and webhook = $2 and position <=
       (select position from content.webhook_attempt where space = $1 and webhook = $2
        order by position desc offset $3 limit 1)`,
    [call.space, call.webhook, MAX_ENTRIES],
  );
}

/** The attempts kept, the latest first. */
export async function readAttempts(
  pool: pg.Pool,
  { space, webhook }: Owner,
): Promise<Pick<LoggedAttempt, 'id' | 'overview'>[]> {
  const { rows } = await pool.query<Pick<LoggedAttempt, 'id' | 'overview'>>(
    `select id, state -> 'overview' as overview from content.webhook_attempt
     where space = $1 and webhook = $2 order by position desc`,
    [space, webhook],
  );
  return rows;
}

export async function readAttempt(
  pool: pg.Pool,
  { space, webhook }: Owner,
  id: string,
): Promise<LoggedAttempt | undefined> {
  const { rows } = await pool.query<{ state: LoggedAttempt }>(
    `select state from content.webhook_attempt where space = $1 and webhook = $2 and id = $3`,
    [space, webhook, id],
  );
  return rows[0]?.state;
}

/** Attempts of the last 30 days and how many of them succeeded. */
export async function readHealth(
  pool: pg.Pool,
  { space, webhook }: Owner,
): Promise<{ total: number; healthy: number }> {
  const { rows } = await pool.query<{ total: number; healthy: number }>(
    `select count(*)::int as total, (count(*) filter (where is_taken))::int as healthy
     from content.webhook_attempt
     where space = $1 and webhook = $2 and requested_at > now() - interval '30 days'`,
    [space, webhook],
  );
  return rows[0] ?? { total: 0, healthy: 0 };
}

/** Deletes a webhook's log, because another webhook may get the same id. */
export async function forgetAttempts(pool: pg.Pool, { space, webhook }: Owner): Promise<void> {
  await pool.query('delete from content.webhook_attempt where space = $1 and webhook = $2', [
    space,
    webhook,
  ]);
}
