import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '#http/api-error';

/** A page has a few dozen pictures, most of which are already cached. */
const RENDERINGS = 300;
const SECONDS = 60;

/**
 * Number of groups of an IPv6 address that identify a household; it may use every address below.
 */
const HOUSEHOLD_GROUPS = 4;

/** IPv4-mapped IPv6 address, as reported by a dual-stack socket. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

/** `2001:db8::1` → `2001:db8:0:0` */
function household(address: string): string {
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const [first, last] = [head.split(':'), tail.split(':')];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last].slice(0, HOUSEHOLD_GROUPS).join(':');
}

/**
 * Limits the new pictures per client. The service listens on loopback, so requests that did not
 * come through a trusted proxy are from this machine, for example the shop, and are not counted.
 */
export class RenderingLimit {
  readonly #trustedProxies: number;
  readonly #limiter: RateLimiterMemory;

  /**
   * @param trustedProxies number of proxies in front of the service, each appending to
   *   `X-Forwarded-For`
   */
  constructor(trustedProxies: number, renderings = RENDERINGS) {
    this.#trustedProxies = trustedProxies;
    this.#limiter = new RateLimiterMemory({ points: renderings, duration: SECONDS });
  }

  /** @throws ApiError 429 once a client has used up its limit for a minute */
  async count(forwardedFor: string | undefined): Promise<void> {
    const hops = this.#trustedProxies;
    const seen = hops > 0 ? forwardedFor?.split(',').at(-hops)?.trim() : undefined;
    const client = seen?.replace(MAPPED, '');
    if (!client) return;
    try {
      await this.#limiter.consume(isIPv6(client) ? household(client) : client);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      throw tooMany(String(Math.max(1, Math.ceil(reason.msBeforeNext / 1_000))));
    }
  }
}

const tooMany = (seconds: string) =>
  new ApiError(429, 'RateLimitExceeded', 'Too many new images were requested.', undefined, {
    'retry-after': seconds,
    'x-contentful-ratelimit-reset': seconds,
  });
