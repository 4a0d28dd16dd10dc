import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sendRequest, type HostResponse } from './hosts';

/**
 * What a visitor saw: the content, a message about an outage, an error, or nothing within the
 * timeout.
 */
export type Sight = 'shown' | 'words' | 'broken' | 'silent';

export const LOOKS = ['home', 'list', 'article', 'basket'] as const;
export type Look = (typeof LOOKS)[number];
type Second = Partial<Record<Look, Sight>> & { at: number };

const HOST = 'hgg.localhost';
/** A reasonable timeout for a page. */
const TIMEOUT_MS = 3_000;
const EVERY_MS = 1_000;
/** A line of the basket has at most twenty pieces. */
const PER_SKU = 15;
/** Required number of flawless seconds in a row. */
const CALM = 3;

function pageSight({ status, body }: HostResponse, mark: string): Sight {
  if (status === 200) return body.includes(mark) ? 'shown' : 'words';
  return (status === 503 || status === 429) && body.length > 0 ? 'words' : 'broken';
}

export async function firstArticle(port: number): Promise<string> {
  const { body } = await sendRequest(HOST, '/de-de/hemden', { port });
  const [, path] = /href="(\/de-de\/p\/[^"?]+)/.exec(body) ?? [];
  if (!path) throw new Error('the list of shirts links to no article');
  return path;
}

/** A visitor who checks four things each second, and counts acknowledged additions. */
export class Watcher {
  readonly seconds: Second[] = [];
  acknowledged = 0;
  attempted = 0;
  readonly #port: number;
  readonly #article: string;
  readonly #skus: readonly string[];
  readonly #looks: readonly Look[];
  readonly #cookies = new Map<string, string>();
  #isAdding = false;
  #isOver = false;
  #running: Promise<void> | undefined;

  constructor(
    port: number,
    article: string,
    skus: readonly string[],
    looks: readonly Look[] = LOOKS,
  ) {
    this.#port = port;
    this.#article = article;
    this.#skus = skus;
    this.#looks = looks;
  }

  async #request(
    path: string,
    sent: { method?: string; body?: string } = {},
  ): Promise<HostResponse> {
    const headers = {
      'sec-fetch-site': 'same-origin',
      accept: 'text/html',
      ...(sent.body && { 'content-type': 'application/json' }),
      ...(this.#cookies.size > 0 && { cookie: [...this.#cookies.values()].join('; ') }),
    };
    const response = await sendRequest(HOST, path, { port: this.#port, headers, ...sent });
    for (const each of response.headers['set-cookie'] ?? []) {
      const [pair = ''] = each.split(';', 1);
      this.#cookies.set(pair.split('=', 1)[0] ?? '', pair);
    }
    return response;
  }

  async #add(): Promise<Sight> {
    // The visitor waits for the response before the next piece.
    if (this.#isAdding) return 'silent';
    this.#isAdding = true;
    try {
      const sku = this.#skus[Math.floor(this.attempted / PER_SKU) % this.#skus.length];
      this.attempted += 1;
      const changeId = { key: randomUUID(), sequence: this.attempted };
      const body = JSON.stringify({ variant: { sku }, count: 1, intent: changeId });
      const response = await this.#request('/api/cart/cart/add?locale=de-de', {
        method: 'POST',
        body,
      });
      if (response.status !== 200) return pageSight(response, '');
      this.acknowledged += 1;
      return 'shown';
    } finally {
      this.#isAdding = false;
    }
  }

  /** The list has a new selection each time, which is not cached. */
  #look(look: Look, second: number): Promise<Sight> {
    if (look === 'basket') return this.#add();
    const list = `/de-de/hemden?range[priceMin]=1:${300 + second}`;
    const path = { home: '/de-de', list, article: this.#article }[look];
    const mark = { home: '<main', list: 'data-article', article: '<h1' }[look];
    return this.#request(path).then((response) => pageSight(response, mark));
  }

  #lookAround(): void {
    const second: Second = { at: Date.now() };
    this.seconds.push(second);
    for (const look of this.#looks) {
      const tooLate = delay(TIMEOUT_MS, 'silent' as const, { ref: false });
      const seen = this.#look(look, this.seconds.length).catch(() => 'broken' as const);
      void Promise.race([seen, tooLate]).then((sight) => (second[look] = sight));
    }
  }

  begin(): void {
    this.#running = (async () => {
      while (!this.#isOver) {
        this.#lookAround();
        await delay(EVERY_MS);
      }
    })();
  }

  /** Resets the observations, but not the additions. */
  forget(): void {
    this.seconds.length = 0;
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#running;
    // Its response may still come, and counts.
    while (this.#isAdding) await delay(50);
  }

  /** Start of the flawless seconds at the end, if there are enough of them after `since`. */
  calmSince(since: number): number | null {
    const done = this.seconds.filter((second) => this.#looks.every((look) => second[look]));
    const flaw = done.findLastIndex((second) =>
      this.#looks.some((look) => second[look] !== 'shown'),
    );
    const calm = done.slice(flaw + 1).filter(({ at }) => at >= since);
    return calm.length >= CALM ? (calm[0]?.at ?? null) : null;
  }

  /** Number of acknowledged pieces that are missing from the basket. */
  async lostWrites(): Promise<number> {
    const { body } = await this.#request('/api/cart/cart?locale=de-de');
    const pieces = Number(JSON.parse(body).basket.count);
    return Math.max(0, this.acknowledged - pieces);
  }

  /** Whether anything but the content was seen. */
  hasSeen(look: Look, sight: Sight): boolean {
    return this.seconds.some((second) => second[look] === sight);
  }

  /** Seconds by observation other than the content: `3 words, 1 silent`. */
  summary(look: Look): string {
    const counts = new Map<Sight, number>();
    for (const second of this.seconds) {
      const sight = second[look] ?? 'silent';
      counts.set(sight, (counts.get(sight) ?? 0) + 1);
    }
    const flaws = [...counts].filter(([sight]) => sight !== 'shown');
    return flaws.length === 0 ? '–' : flaws.map(([sight, count]) => `${count} ${sight}`).join(', ');
  }
}
