import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { database, type Database } from '@/lib/platform/db/database.server';

/** A job that has been locked for longer belongs to a process that died. */
const MAX_RUN_SECONDS = 120;

// outside: worker-failed-key
/**
 * Condition on a `job` without attempts left. Excludes crons, which have no key and are repeated
 * anyway.
 */
export const GIVEN_UP = sql`job.key IS NOT NULL AND job.attempts >= job.max_attempts AND job.locked_at IS NULL`;

// outside: worker-added-again
/**
 * Whether a key has a job that waits, runs or was given up. If work is due and has none, its job
 * was lost, for example with a process that died, and is added again. Checked first, because
 * `add_job` would reset the attempts of a waiting job, and add a second job if the first is running
 * or was given up.
 * @param key SQL of the job's key
 */
export const hasJob = (key: SQLWrapper): SQL<boolean> => sql`EXISTS (
  SELECT 1 FROM graphile_worker.jobs AS job WHERE job.key = ${key}
    AND (job.locked_at IS NULL
      OR job.locked_at > now() - make_interval(secs => ${MAX_RUN_SECONDS}::int)))`;

/** Whether the job with this key has no attempts left. */
export const isGivenUp = (key: SQLWrapper): SQL<boolean> => sql`EXISTS (
  SELECT 1 FROM graphile_worker.jobs AS job WHERE job.key = ${key} AND ${GIVEN_UP})`;

/**
 * Gives up the job of a key as if it had no attempts left; a running one is not affected.
 * @param on the transaction that added the job
 * @param reason shown as the job's error by `npm run jobs -- list`
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

/** A job without attempts left; it stays until it is retried, or deleted by retention. */
export interface GivenUpJob extends Record<string, unknown> {
  task: string;
  key: string;
  /** Error message of the last attempt. */
  error: string | null;
}

/** Jobs that were given up, newest first, at most a thousand. */
export async function listGivenUp(): Promise<GivenUpJob[]> {
  const { rows } = await database().execute<GivenUpJob>(sql`
    SELECT job.task_identifier AS task, job.key, job.last_error AS error
    FROM graphile_worker.jobs AS job WHERE ${GIVEN_UP} ORDER BY job.run_at DESC LIMIT 1000`);
  return rows;
}

/**
 * Resets the attempts of jobs, which then run at once.
 * @param key of one job; all jobs by default
 * @returns number of jobs
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
