import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { database, type Database } from '@/lib/platform/db/database.server';

/** A job that runs for longer is locked by a process that died. */
const MAX_RUN_SECONDS = 120;

/** Condition on a `job` without attempts left. Crons have no key, and come again by themselves. */
export const GIVEN_UP = sql`job.key IS NOT NULL AND job.attempts >= job.max_attempts AND job.locked_at IS NULL`;

/**
 * Whether a key has a job that waits, runs or was given up. What is due and has none has lost it, with
 * a process that died for example, and needs another one. `add_job` itself would not leave such a job
 * alone: it sets the attempts of a waiting one back to 0, and adds a second one beside a running one or
 * one that was given up.
 * @param key SQL of the job's key
 */
export const hasJob = (key: SQLWrapper): SQL<boolean> => sql`EXISTS (
  SELECT 1 FROM graphile_worker.jobs AS job WHERE job.key = ${key}
    AND (job.locked_at IS NULL
      OR job.locked_at > now() - make_interval(secs => ${MAX_RUN_SECONDS}::int)))`;

/** Whether the job of a key was given up: it has no attempts left. */
export const isGivenUp = (key: SQLWrapper): SQL<boolean> => sql`EXISTS (
  SELECT 1 FROM graphile_worker.jobs AS job WHERE job.key = ${key} AND ${GIVEN_UP})`;

/**
 * Gives up the job of a key, as if it had used up its attempts; one that is running is left alone.
 * @param on the transaction that added the job
 * @param reason shown as the job's error in `npm run jobs -- list`
 */
export async function giveUpJob(
  on: Pick<Database, 'execute'>,
  key: string,
  reason: string,
): Promise<void> {
  await on.execute(sql`
    SELECT id FROM graphile_worker.permanently_fail_jobs(
      ARRAY(SELECT job.id FROM graphile_worker.jobs AS job WHERE job.key = ${key}::text),
      ${reason}::text)`);
}

/** A job without attempts left; it stays as it is until it is retried or deleted by retention. */
export interface GivenUpJob extends Record<string, unknown> {
  task: string;
  key: string;
  /** Message of the last attempt's error. */
  error: string | null;
}

/** The jobs that were given up, the last first, at most a thousand. */
export async function listGivenUp(): Promise<GivenUpJob[]> {
  const { rows } = await database().execute<GivenUpJob>(sql`
    SELECT job.task_identifier AS task, job.key, job.last_error AS error
    FROM graphile_worker.jobs AS job WHERE ${GIVEN_UP} ORDER BY job.run_at DESC LIMIT 1000`);
  return rows;
}

/**
 * Gives jobs all their attempts again, from now on.
 * @param key of the only one; all when left out
 * @returns how many
 */
export async function retryGivenUp(key?: string): Promise<number> {
  const { rowCount } = await database().execute(sql`
    SELECT id FROM graphile_worker.reschedule_jobs(
      ARRAY(
        SELECT job.id FROM graphile_worker.jobs AS job
        WHERE ${GIVEN_UP} AND job.key = coalesce(${key ?? null}::text, job.key)),
      run_at := now(), attempts := 0)`);
  return rowCount ?? 0;
}
