import { sql } from 'drizzle-orm';
import type { Database } from '@/lib/platform/db/database.server';

/** Payload of each task. */
export interface Tasks {
  'expire-order': { orderId: string };
  /** Key of the outbox row. */
  'send-email': { key: string };
  'reconcile-orders': Record<string, never>;
  'apply-retention': Record<string, never>;
  'settle-refund': { refundId: string };
  'expire-reservation': { reservationId: string };
  'expire-due-reservations': Record<string, never>;
  'apply-planned-price': { planId: string };
  'run-imports': Record<string, never>;
  /** One order or SKU; all that are due by default. Triggers add it, too. */
  'send-webhooks': { subject?: string };
}

// outside: worker-priority
/** Emails have the lowest priority: a slow mail server must not delay orders and reservations. */
const EMAIL_PRIORITY = 10;

interface When {
  /** A waiting job with the same key is replaced. */
  key: string;
  /** Default: at once. */
  runAt?: Date;
}

/** Adds a job. Within a transaction, it exists only once that is committed. */
export async function addJob<Name extends keyof Tasks>(
  on: Pick<Database, 'execute'>,
  name: Name,
  payload: Tasks[Name],
  { key, runAt }: When,
): Promise<void> {
  // outside: worker-key-replaces, worker-transaction
  await on.execute(sql`
    SELECT graphile_worker.add_job(
      ${name}::text, ${JSON.stringify(payload)}::json,
      run_at := ${runAt?.toISOString() ?? null}::timestamptz, job_key := ${key}::text,
      priority := ${name === 'send-email' ? EMAIL_PRIORITY : 0}::int
    )`);
}
