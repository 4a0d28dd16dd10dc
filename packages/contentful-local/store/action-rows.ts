import type pg from 'pg';
import type { JsonObject } from '#model/entities';

/**
 * A bulk, scheduled or release action. `state` is its form in management responses; `dueAt` is when
 * a pending scheduled action is to run (ISO 8601).
 */
export interface ActionRow {
  kind: 'BulkAction' | 'ScheduledAction' | 'ReleaseAction';
  id: string;
  dueAt: string | null;
  state: JsonObject;
}

export interface DueEnvironment {
  space: string;
  environment: string;
}

export async function writeActions(
  client: pg.PoolClient,
  space: string,
  environment: string,
  actions: ActionRow[],
): Promise<void> {
  if (actions.length === 0) return;
  await client.query(
    `insert into content.action (space, environment, kind, id, due_at, state)
     select $1, $2, * from unnest($3::text[], $4::text[], $5::timestamptz[], $6::json[])
     on conflict (space, environment, kind, id)
     do update set due_at = excluded.due_at, state = excluded.state`,
    [
      space,
      environment,
      actions.map(({ kind }) => kind),
      actions.map(({ id }) => id),
      actions.map(({ dueAt }) => dueAt),
      actions.map(({ state }) => JSON.stringify(state)),
    ],
  );
}

export async function readAction(
  pool: pg.Pool,
  { space, environment }: DueEnvironment,
  kind: ActionRow['kind'],
  id: string,
): Promise<JsonObject | undefined> {
  const { rows } = await pool.query<{ state: JsonObject }>(
    `select state from content.action
     where space = $1 and environment = $2 and kind = $3 and id = $4`,
    [space, environment, kind, id],
  );
  return rows[0]?.state;
}

/**
 * Scheduled actions of an environment, the soonest first, including completed and canceled ones.
 */
export async function readScheduled(
  pool: pg.Pool,
  { space, environment }: DueEnvironment,
): Promise<JsonObject[]> {
  const { rows } = await pool.query<{ state: JsonObject }>(
    `select state from content.action
     where space = $1 and environment = $2 and kind = 'ScheduledAction'
     order by state -> 'scheduledFor' ->> 'datetime', id`,
    [space, environment],
  );
  return rows.map(({ state }) => state);
}

/** Actions of these releases (of all if `null`), the latest first. */
export async function readReleaseActions(
  pool: pg.Pool,
  { space, environment }: DueEnvironment,
  releases: string[] | null,
): Promise<JsonObject[]> {
  const { rows } = await pool.query<{ state: JsonObject }>(
    `select state from content.action
     where space = $1 and environment = $2 and kind = 'ReleaseAction'
       and ($3::text[] is null or state #>> '{sys,release,sys,id}' = any($3))
     order by state #>> '{sys,updatedAt}' desc, id`,
    [space, environment, releases],
  );
  return rows.map(({ state }) => state);
}

export async function dueEnvironments(pool: pg.Pool): Promise<DueEnvironment[]> {
  const { rows } = await pool.query<DueEnvironment>(
    'select distinct space, environment from content.action where due_at <= now()',
  );
  return rows;
}

/** Due actions of an environment, in the order of their due times. */
export async function dueActions(
  pool: pg.Pool,
  { space, environment }: DueEnvironment,
): Promise<JsonObject[]> {
  const { rows } = await pool.query<{ state: JsonObject }>(
    `select state from content.action
     where space = $1 and environment = $2 and due_at <= now() order by due_at, id`,
    [space, environment],
  );
  return rows.map(({ state }) => state);
}

/** Milliseconds until the next action is due, `undefined` if none is pending. */
export async function msToNextAction(pool: pg.Pool): Promise<number | undefined> {
  const { rows } = await pool.query<{ ms: string | null }>(
    'select extract(epoch from min(due_at) - now()) * 1000 as ms from content.action',
  );
  return rows[0]?.ms == null ? undefined : Math.max(0, Number(rows[0].ms));
}
