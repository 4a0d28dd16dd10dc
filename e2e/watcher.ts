import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sendRequest, type HostResponse } from './hosts';

/** What a visitor saw: the thing itself, words about an outage, an error, or nothing in time. */
export type Sight = 'shown' | 'words' | 'broken' | 'silent';

export const LOOKS = ['home', 'list', 'article', 'basket'] as const;
export type Look = (typeof LOOKS)[number];
/** What is seen within one second. */
type Second = Partial<Record<Look, Sight>> & { at: number };

const HOST = 'hgg.localhost';
/** Nobody waits longer for a page. */
const TIMEOUT_MS = 3_000;
const EVERY_MS = 1_000;
/** A line of the basket takes twenty pieces. */
const PER_SKU = 15;
/** Seconds in a row without a flaw. */
const CALM = 3;

function pageSight({ status, body }: HostResponse, mark: string): Sight {
  if (status === 200) return body.includes(mark) ? 'shown' : 'words';
  return (status === 503 || status === 429) && body.length > 0 ? 'words' : 'broken';
}

/** An article to look at: the first of a list. */
export async function firstArticle(port: number): Promise<string> {
  const { body } = await sendRequest(HOST, '/de-de/hemden', { port });
  const [, path] = /href="(\/de-de\/p\/[^"?]+)/.exec(body) ?? [];
  if (!path) throw new Error('the list of shirts links to no article');
  return path;
}

/** A visitor who looks at four things each second, and counts what was acknowledged. */
export class Watcher {
  readonly seconds: Second[] = [];
  acknowledged = 0;
  attempted = 0;
  readonly #port: number;
  readonly #article: string;
  readonly #skus: readonly string[];
  readonly #looks: readonly Look[];
  #cookie = '';
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
      ...(this.#cookie && { cookie: this.#cookie }),
    };
    const response = await sendRequest(HOST, path, { port: this.#port, headers, ...sent });
    const cookies = response.headers['set-cookie']?.map((each) => each.split(';', 1)[0]);
    if (cookies) this.#cookie = cookies.join('; ');
    return response;
  }

  async #add(): Promise<Sight> {
    // The visitor waits for the response before the next piece.
    if (this.#isAdding) return 'silent';
    this.#isAdding = true;
    try {
      const sku = this.#skus[Math.floor(this.attempted / PER_SKU) % this.#skus.length];
      this.attempted += 1;
      const intent = { key: randomUUID(), sequence: this.attempted };
      const body = JSON.stringify({ variant: { sku }, count: 1, intent });
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

  /** The list is another selection each time, which nobody has asked for before. */
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

  /** What was seen so far is not counted; what was added is. */
  forget(): void {
    this.seconds.length = 0;
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#running;
  }

  /** When the flawless seconds at the end began, if there are enough of them since `since`. */
  calmSince(since: number): number | null {
    const done = this.seconds.filter((second) => this.#looks.every((look) => second[look]));
    const flaw = done.findLastIndex((second) =>
      this.#looks.some((look) => second[look] !== 'shown'),
    );
    const calm = done.slice(flaw + 1).filter(({ at }) => at >= since);
    return calm.length >= CALM ? (calm[0]?.at ?? null) : null;
  }

  /** How many of the acknowledged pieces the basket does not have. */
  async lostWrites(): Promise<number> {
    const { body } = await this.#request('/api/cart/cart?locale=de-de');
    const pieces = Number(JSON.parse(body).basket.count);
    return Math.max(0, this.acknowledged - pieces);
  }

  /** Whether something was seen instead of the thing itself. */
  hasSeen(look: Look, sight: Sight): boolean {
    return this.seconds.some((second) => second[look] === sight);
  }

  /** Seconds by what was seen instead of the thing itself: `3 words, 1 silent`. */
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
