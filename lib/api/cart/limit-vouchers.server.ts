import type { ApiRequest } from '@/lib/platform/http/api-request';
import { clientAddress } from '@/lib/platform/http/client-address.server';
import { limitedGuess, type GuessLimit } from '@/lib/platform/http/limit-guesses.server';

/**
 * Attempts from one client address, with any number of sessions. Customers of one carrier or company share
 * it, so the wait never exceeds a day; gift cards have 31^14 codes.
 */
const BY_CLIENT: GuessLimit = { name: 'voucher-client', first: 20, daily: 60, monthly: 1_800 };
/** Attempts of one visitor, from any number of addresses. */
const BY_SESSION: GuessLimit = { name: 'voucher-session', first: 10, daily: 20, monthly: 60 };

/**
 * Enters a voucher or gift card code, unless the sender or visitor has tried too many wrong ones;
 * then right and wrong codes are rejected alike.
 * @param enter its result is `ok` for a valid code
 */
export const limitedCode = <Entered extends { ok: boolean }>(
  request: ApiRequest,
  sessionId: string,
  enter: () => Promise<Entered>,
): Promise<Entered | 'too_many'> =>
  limitedGuess(
    [
      [sessionId, BY_SESSION],
      [clientAddress(request), BY_CLIENT],
    ],
    enter,
    ({ ok }) => ok,
  );
