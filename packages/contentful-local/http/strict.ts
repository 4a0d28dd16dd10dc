import { RateLimit } from 'service-kit/rate-limit';
import { ApiError, badRequest } from './api-error';

/** In bytes, of a response and of a body that is no upload. */
const MAX_RESPONSE = 7 * 1024 * 1024;
const MAX_REQUEST = 1024 * 1024;

/**
 * The limits that the hosted APIs have.
 * @see https://www.contentful.com/developers/docs/technical-limits/ (requests per second without a
 *   plan, sizes), https://www.contentful.com/developers/docs/references/content-preview-api/
 */
const PER_SECOND = { delivery: 55, preview: 14, management: 7 } as const;

/** Limits of one API in strict mode. */
export class StrictLimits {
  readonly #rate: RateLimit;

  constructor(api: keyof typeof PER_SECOND) {
    this.#rate = new RateLimit(PER_SECOND[api]);
  }

  /** @returns headers of the response. @throws ApiError 429 */
  take(): Record<string, string> {
    const { isAllowed, remaining, resetMs } = this.#rate.take();
    // Clients wait whole seconds.
    const reset = Math.ceil(resetMs / 1_000);
    if (!isAllowed) throw rateLimited(reset);
    return {
      'x-contentful-ratelimit-second-limit': String(this.#rate.max),
      'x-contentful-ratelimit-second-remaining': String(remaining),
      'x-contentful-ratelimit-reset': String(reset),
    };
  }

  /** @throws ApiError 400 */
  checkResponse(bytes: number): void {
    if (bytes <= MAX_RESPONSE) return;
    throw badRequest(`Response size too big. Maximum allowed response size: ${MAX_RESPONSE}B.`);
  }

  /** @throws ApiError 413 */
  checkRequest(bytes: number, path: string): void {
    if (bytes <= MAX_REQUEST || path.startsWith('/uploads')) return;
    throw new ApiError(413, 'RequestEntityTooLarge', 'The body you sent is larger than 1 MB.');
  }
}

/** @param resetSeconds time after which the client may try again */
export const rateLimited = (resetSeconds: number) =>
  new ApiError(
    429,
    'RateLimitExceeded',
    'You have exceeded the rate limit of the Organization this Space belongs to by making too many API requests within a short timespan. Please wait a moment before trying the request again.',
    undefined,
    { 'x-contentful-ratelimit-reset': String(resetSeconds) },
  );
