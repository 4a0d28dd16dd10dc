import { sql } from 'drizzle-orm';
import type { Database } from '@/lib/platform/db/database.server';

/** The payload of each task. */
export interface Tasks {
  'expire-order': { orderId: string };
  /** Key of the outbox row. */
  'send-email': { key: string };
  'reconcile-orders': Record<string, never>;
  'apply-retention': Record<string, never>;
  'settle-refund': { refundId: string };
  'expire-reservation': { reservationId: string };
  'expire-due-reservations': Record<string, never>;
}

/** Emails come last: while their server is slow they keep no order and no refund waiting. */
const EMAIL_PRIORITY = 10;

interface When {
  /** A job of the same key that still waits is replaced. */
  key: string;
  /** At once when left out. */
  runAt?: Date;
}

/** Adds a job; within a transaction, it exists once that is committed, and only then. */
export async function addJob<Name extends keyof Tasks>(
  on: Pick<Database, 'execute'>,
  name: Name,
  payload: Tasks[Name],
  { key, runAt }: When,
): Promise<void> {
  await on.execute(sql`
    SELECT graphile_worker.add_job(
      ${name}::text, ${JSON.stringify(payload)}::json,
      run_at := ${runAt?.toISOString() ?? null}::timestamptz, job_key := ${key}::text,
      priority := ${name === 'send-email' ? EMAIL_PRIORITY : 0}::int
    )`);
}
