import { setTimeout as delay } from 'node:timers/promises';
import { passTime } from './pass-time';
import type { PlacedOrder, World } from './world';

const EVERY_MS = 20;
/**
 * Longest wait for due work. A webhook without a response is repeated within half a minute. The job
 * of a killed process counts as lost after two minutes, and reconciling, each minute, adds another
 * one.
 */
const WITHIN_MS = 200_000;

async function waitFor(isTrue: () => Promise<boolean>): Promise<boolean> {
  const until = Date.now() + WITHIN_MS;
  while (Date.now() < until) {
    if (await isTrue().catch(() => false)) return true;
    await delay(EVERY_MS);
  }
  return false;
}

/** Waits until the shop has recorded payments that the provider has accepted. */
export async function settled(world: World, paid: readonly PlacedOrder[]): Promise<void> {
  let open: string[] = [];
  const isNoticed = await waitFor(async () => {
    const rows = await world.shop.query<{ number: string }>(
      `SELECT o.number FROM shop.orders o JOIN shop.payments p ON p.order_id = o.id
       WHERE o.id = ANY($1) AND o.status = 'pending' AND p.delayed_at IS NULL`,
      [paid.map(({ id }) => id)],
    );
    open = rows.map(({ number }) => number);
    return open.length === 0;
  });
  if (!isNoticed)
    world.found(
      'a payment is taken notice of',
      `${open.join(', ')} paid or on the way within ${WITHIN_MS / 1000} s of the payment`,
      'pending as before',
    );
}

/** Jobs that are not locked by a process that has died; reconciling does the work of the others. */
const LIVE_JOBS = `SELECT task_identifier, key, run_at, attempts, max_attempts FROM graphile_worker.jobs
  WHERE locked_at IS NULL OR locked_at > now() - interval '120 seconds'`;

/**
 * Lists what is due: webhooks, what the provider does by the clock, jobs that can run, and emails
 * that are claimed or have lost their job.
 */
async function pending({ shop }: World): Promise<string[]> {
  const due = await shop.query<{ what: string }>(
    `WITH live AS (${LIVE_JOBS})
     SELECT 'the event ' || type AS what FROM payment.event
     WHERE delivered_at IS NULL AND next_attempt_at <= now()
     UNION ALL
     SELECT 'the debit ' || id FROM payment.payment_intent
     WHERE status = 'processing' AND settles_at <= now()
     UNION ALL
     SELECT 'the end of ' || id FROM payment.session
     WHERE status = 'open' AND expires_at <= now()
     UNION ALL
     SELECT 'the job ' || task_identifier FROM live
     WHERE run_at <= now() AND attempts < max_attempts
     UNION ALL
     SELECT 'the email ' || key FROM shop.outbox
     WHERE sent_at IS NULL
       AND (claimed_until > now() OR key NOT IN (SELECT key FROM live WHERE key IS NOT NULL))`,
  );
  return due.map(({ what }) => what);
}

/** Adds the jobs of the worker's own cron list. */
export const addCrons = ({ shop }: World) =>
  shop.query(
    `SELECT graphile_worker.add_job(identifier, job_key => 'simulated:' || identifier, max_attempts => 1)
     FROM graphile_worker._private_known_crontabs`,
  );

/** Time without a change after which due work is waiting for a process that has died. */
const STUCK_MS = 5_000;
/** Time after which jobs and claims of a process that has died are free. */
export const FREED_MS = 180_000;

/**
 * Waits until nothing is due. Where nothing changes any more, it once lets the time pass that frees
 * the work of a process that has died, because waiting for it would take as long.
 */
export async function quiet(world: World): Promise<void> {
  let left: string[] = [];
  let movedAt = Date.now();
  let isFreed = false;
  const isQuiet = await waitFor(async () => {
    const before = left.join();
    left = await pending(world);
    if (left.join() !== before) movedAt = Date.now();
    if (left.length > 0 && !isFreed && Date.now() - movedAt > STUCK_MS) {
      isFreed = true;
      await passTime(world, FREED_MS);
      await addCrons(world);
    }
    return left.length === 0;
  });
  if (!isQuiet)
    world.found(
      'work gets done',
      `webhooks, jobs and emails that are due are done within ${WITHIN_MS / 1000} s`,
      `left: ${left.slice(0, 5).join(', ')}`,
    );
}
