import type { ApiRequest } from '@/lib/platform/http/api-request';
import { clientAddress } from '@/lib/platform/http/client-address.server';
import { limitedGuess, type GuessLimit } from '@/lib/platform/http/limit-guesses.server';

/** From one household, however many sessions it begins. */
const BY_CLIENT: GuessLimit = { name: 'voucher-client', first: 20, daily: 60, monthly: 200 };
/** One visitor, from however many addresses. */
const BY_SESSION: GuessLimit = { name: 'voucher-session', first: 10, daily: 20, monthly: 60 };

/**
 * Enters a code of a voucher or gift card, unless its sender or visitor has tried too many wrong ones.
 * Right and wrong codes are rejected alike then.
 * @param enter its result is `ok` for a code that is right
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
