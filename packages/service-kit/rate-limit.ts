/** What remains of a limit after a request. */
export interface Allowance {
  isAllowed: boolean;
  /** Number of further requests that are allowed now. */
  remaining: number;
  /** Milliseconds until another request is allowed; 0 if one is allowed now. */
  resetMs: number;
}

/** Limits requests to a number in any period of a given length. Rejected ones do not count. */
export class RateLimit {
  readonly max: number;
  readonly #periodMs: number;
  #times: number[] = [];

  constructor(max: number, periodMs = 1_000) {
    this.max = max;
    this.#periodMs = periodMs;
  }

  /** @param now by `performance.now()` */
  take(now = performance.now()): Allowance {
    this.#times = this.#times.filter((time) => time > now - this.#periodMs);
    const isAllowed = this.#times.length < this.max;
    if (isAllowed) this.#times.push(now);
    const remaining = this.max - this.#times.length;
    const resetMs = remaining > 0 ? 0 : (this.#times[0] ?? now) + this.#periodMs - now;
    return { isAllowed, remaining, resetMs };
  }
}
