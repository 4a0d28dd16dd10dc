import type pg from 'pg';
import { isObject } from '#model/entities';
import type { ContentStore } from '#store/content-store';
import { logAttempt } from './call-log';
import { deliver, type QueuedCall } from './deliver';

const MAX_ATTEMPTS = 12;
/** Parallel requests per webhook, so that a bulk edit does not delay the publish after it. */
const QUEUES = 8;
/** Half a second, doubling, at most a minute: twelve attempts take about five minutes. */
const backoffMs = (attempts: number) => Math.min(500 * 2 ** attempts, 60_000);

/**
 * Sends queued webhook requests at least once each: one leaves the queue only after its receiver
 * responded with 2xx (or after the last attempt). A webhook's requests about one entity are sent in
 * order unless one has to be repeated.
 */
export class WebhookSender {
  readonly #store: ContentStore;
  readonly #delayMs: number;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isPending = false;
  #isStopped = false;
  readonly #stopping = new AbortController();

  /** @param delayMs time by which every attempt is delayed */
  constructor(store: ContentStore, delayMs = 0) {
    this.#store = store;
    this.#delayMs = delayMs;
    store.onCallsQueued = () => this.wake();
  }

  /** Sends due requests now; safe to call at any time. */
  wake(): void {
    this.#isPending = true;
    if (this.#running || this.#isStopped) return;
    clearTimeout(this.#timer);
    this.#running = this.#drain().finally(() => {
      this.#running = undefined;
      if (this.#isPending && !this.#isStopped) this.wake();
    });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#stopping.abort();
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #drain(): Promise<void> {
    this.#isPending = false;
    try {
      for (let calls = await this.#due(); calls.length > 0; calls = await this.#due()) {
        await Promise.all(inQueues(calls).map((queue) => this.#sendAll(queue)));
        if (this.#isStopped) return;
      }
      this.#sleep(await this.#msToNext());
    } catch {
      this.#sleep(1000); // The database is unreachable; the queue is still there later.
    }
  }

  async #sendAll(calls: QueuedCall[]): Promise<void> {
    for (const call of calls) {
      if (this.#isStopped) return;
      await this.#send(call);
    }
  }

  async #send(call: QueuedCall): Promise<void> {
    const { pool, spaces } = this.#store;
    const webhook = spaces.get(call.space)?.webhooks.get(call.webhook);
    const attempt =
      webhook &&
      (await deliver(webhook.body, call, {
        outbound: this.#store.outbound,
        stopping: this.#stopping.signal,
      }));
    const isDone = !attempt || attempt.isTaken;
    // A request cut off by the service's exit does not count as an attempt and is sent again after
    // the start.
    if (this.#isStopped && !isDone) return;
    if (attempt) await logAttempt(pool, call, attempt);
    if (isDone || call.attempts + 1 >= MAX_ATTEMPTS) {
      await pool.query('delete from content.webhook_call where id = $1', [call.id]);
      return;
    }
    await pool.query(
      `update content.webhook_call set attempts = attempts + 1,
       next_attempt_at = now() + $2 * interval '1 millisecond' where id = $1`,
      [call.id, backoffMs(call.attempts)],
    );
  }

  async #due(): Promise<QueuedCall[]> {
    const { rows } = await this.#store.pool.query<QueuedCall>(
      `select id, space, webhook, topic, body, attempts from content.webhook_call
       where next_attempt_at <= now() - $1 * interval '1 millisecond' order by id limit 100`,
      [this.#delayMs],
    );
    return rows;
  }

  async #msToNext(): Promise<number | undefined> {
    const { rows }: pg.QueryResult<{ ms: string | null }> = await this.#store.pool.query(
      `select extract(epoch from min(next_attempt_at) - now()) * 1000 + $1 as ms
       from content.webhook_call`,
      [this.#delayMs],
    );
    return rows[0]?.ms == null ? undefined : Math.max(0, Number(rows[0].ms));
  }

  #sleep(ms: number | undefined): void {
    if (ms === undefined || this.#isStopped) return;
    this.#timer = setTimeout(() => this.wake(), ms + 10);
  }
}

/**
 * Groups to send in parallel: at most `LANES` per webhook, all requests about one entity in one
 * group.
 */
function inQueues(calls: QueuedCall[]): QueuedCall[][] {
  const queues = new Map<string, QueuedCall[]>();
  for (const call of calls) {
    const key = `${call.space}/${call.webhook}/${queueOf(call)}`;
    queues.set(key, [...(queues.get(key) ?? []), call]);
  }
  return [...queues.values()];
}

function queueOf({ body }: QueuedCall): number {
  const id = isObject(body['sys']) ? String(body['sys']['id']) : '';
  return [...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % QUEUES;
}
