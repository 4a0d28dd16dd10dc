import { RateLimit } from 'service-kit/rate-limit';
import { ApiError } from './api-error';

/** Requests per second of an account in test mode. @see https://docs.stripe.com/rate-limits */
const PER_SECOND = 25;

export const tooManyRequests = () =>
  new ApiError(429, 'Too many requests were made too quickly.', { code: 'rate_limit' });

/** @returns a check that throws for a request above the vendor's rate limit */
export function rateCheck(): () => void {
  const limit = new RateLimit(PER_SECOND);
  return () => {
    if (!limit.take().isAllowed) throw tooManyRequests();
  };
}
