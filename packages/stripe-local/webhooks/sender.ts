import type pg from 'pg';
import { epochSeconds } from '#store/identifier';
import { signatureHeader } from './signature';
import { timeLimit } from 'service-kit/time-limit';

interface DueEvent {
  id: string;
  body: string;
  attempts: number;
}

interface Receiver {
  webhookUrl: string;
  webhookSecret: string;
  previousWebhookSecret?: string | undefined;
}

const REQUEST_TIMEOUT_MS = 10_000;
const BATCH = 20;
/** Half a second, doubling, at most half a minute, so that a restarted shop is notified soon. */
const backoffMs = (attempts: number) => Math.min(500 * 2 ** Math.min(attempts, 10), 30_000);

/**
 * Delivers recorded events, each at least once: it is complete when the receiver responded with 2xx
 * and that is committed. A kill before that repeats it after the start, as Stripe does.
 */
export class WebhookSender {
  readonly #pool: pg.Pool;
  readonly #receiver: Receiver;
  readonly #delayMs: number;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isPending = false;
  #isStopped = false;
  readonly #stopping = new AbortController();

  /** @param delayMs time by which every attempt is delayed */
  constructor(pool: pg.Pool, receiver: Receiver, delayMs = 0) {
    this.#pool = pool;
    this.#delayMs = delayMs;
    this.#receiver = receiver;
  }

  /** Sends due events now; safe to call at any time. */
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
      for (let due = await this.#due(); due.length > 0; due = await this.#due()) {
        await Promise.all(due.map((event) => this.#send(event)));
        if (this.#isStopped) return;
      }
      this.#sleep(await this.#msToNext());
    } catch {
      this.#sleep(1000); // The database is unreachable; the events are still there later.
    }
  }

  async #send(event: DueEvent): Promise<void> {
    const isDelivered = await this.#post(event.body);
    // An attempt cut off by the service's exit does not count; the next start repeats it.
    if (this.#isStopped && !isDelivered) return;
    if (isDelivered) {
      await this.#pool.query(
        'update payment.event set delivered_at = now(), attempts = attempts + 1 where id = $1',
        [event.id],
      );
      return;
    }
    await this.#pool.query(
      `update payment.event set attempts = attempts + 1,
       next_attempt_at = now() + $2 * interval '1 millisecond' where id = $1`,
      [event.id, backoffMs(event.attempts)],
    );
  }

  /** One attempt. @returns true if the receiver responded with 2xx */
  async #post(body: string): Promise<boolean> {
    const { webhookSecret, previousWebhookSecret, webhookUrl } = this.#receiver;
    const now = epochSeconds(new Date());
    try {
      const response = await fetch(webhookUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signatureHeader(body, webhookSecret, now, previousWebhookSecret),
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        body,
        redirect: 'manual',
        signal: timeLimit(REQUEST_TIMEOUT_MS, this.#stopping.signal),
      });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  }

  async #due(): Promise<DueEvent[]> {
    const { rows } = await this.#pool.query<DueEvent>(
      `select id, body, attempts from payment.event
       where delivered_at is null and next_attempt_at <= now() - $1 * interval '1 millisecond'
       order by next_attempt_at, created_at limit ${BATCH}`,
      [this.#delayMs],
    );
    return rows;
  }

  async #msToNext(): Promise<number | undefined> {
    const { rows } = await this.#pool.query<{ ms: string | null }>(
      `select extract(epoch from min(next_attempt_at) - now()) * 1000 + $1 as ms
       from payment.event where delivered_at is null`,
      [this.#delayMs],
    );
    return rows[0]?.ms == null ? undefined : Math.max(0, Number(rows[0].ms));
  }

  #sleep(ms: number | undefined): void {
    if (ms === undefined || this.#isStopped) return;
    this.#timer = setTimeout(() => this.wake(), ms + 10);
  }
}
