import { describeSpan } from '@/lib/cms/visibility/describe-reason';

/**
 * Requests per second that the management API allows an account without a higher limit; the client
 * assumes it too (contentful-sdk-core, `rateLimitThrottle`).
 * @see
 *   https://www.contentful.com/developers/docs/references/content-management-api/#/introduction/api-rate-limits
 */
const HOSTED_RATE = 7;

/** Shorter runs need no estimate. */
const LONG_MS = 60_000;
const EVERY_MS = 10_000;

/** Duration of some requests at a hosted account's rate; `null` below a minute. */
export function hostedEstimate(requests: number): string | null {
  const expected = (requests / HOSTED_RATE) * 1_000;
  if (expected < LONG_MS) return null;
  return `${requests} requests: about ${describeSpan(expected)} at the ${HOSTED_RATE} a second of a hosted account`;
}

/** Prints every ten seconds how far a run is, and the remaining time at the measured rate. */
export class Progress {
  readonly #total: number;
  readonly #print: (line: string) => void;
  readonly #now: () => number;
  readonly #begun: number;
  readonly #from: number;
  #printed: number;

  constructor(
    { from, total }: { from: number; total: number },
    print: (line: string) => void,
    now: () => number = Date.now,
  ) {
    this.#total = total;
    this.#from = from;
    this.#print = print;
    this.#now = now;
    this.#begun = now();
    this.#printed = this.#begun;
  }

  /** @param done number of completed requests, including those of an earlier run */
  note(done: number): void {
    const at = this.#now();
    if (at - this.#printed < EVERY_MS || done === this.#total) return;
    this.#printed = at;
    const each = (at - this.#begun) / (done - this.#from);
    const left = describeSpan(each * (this.#total - done));
    this.#print(`  ${done} of ${this.#total} requests, about ${left} left`);
  }
}
