import type { ApiRequest } from '@/lib/platform/http/api-request';
import { clientAddress } from '@/lib/platform/http/client-address.server';
import { limitedGuess, type GuessLimit } from '@/lib/platform/http/limit-guesses.server';
import { limitedByAnybody, type StrangerLimit } from '@/lib/platform/http/limit-strangers.server';

/**
 * Wrong codes from one client address, with any number of sessions. Customers of one carrier or company
 * share it, so the wait does not grow: about 150 a day find none of 31^14 gift card codes.
 */
const BY_CLIENT: StrangerLimit = { name: 'voucher-client', first: 20, further: 60 };
/** Wrong codes of one visitor, from any number of addresses. */
const BY_SESSION: GuessLimit = { name: 'voucher-session', first: 10, daily: 20, monthly: 60 };

/**
 * Enters a voucher or gift card code, unless the sender or visitor has tried too many wrong ones;
 * then right and wrong codes are rejected alike.
 * @param enter its result is `ok` for a valid code
 */
export async function limitedCode<Entered extends { ok: boolean }>(
  request: ApiRequest,
  sessionId: string,
  enter: () => Promise<Entered>,
): Promise<Entered | 'too_many'> {
  const isValid = ({ ok }: Entered) => ok;
  const bySession = () => limitedGuess([[sessionId, BY_SESSION]], enter, isValid);
  return limitedByAnybody([[clientAddress(request), BY_CLIENT]], bySession, isValid);
}
