import type { ApiRequest } from '@/lib/platform/http/api-request';
import { limitedGuess, type GuessLimit } from '@/lib/platform/http/limit-guesses.server';
import { limitRequests, type Limit } from '@/lib/platform/http/limit-requests.server';

const CONNECT_BY_CLIENT: Limit = { name: 'card', requests: 20, seconds: 15 * 60 };
/** Limits guesses at the 10,000 PINs of a card, across all clients. */
const CONNECT_BY_CARD: GuessLimit = { name: 'card-number', first: 5, daily: 10, monthly: 20 };

/**
 * Checks a card's PIN unless there were too many attempts by the client or at the card.
 * @param check its errors are passed on and do not count as attempts
 */
export async function limitedPin<Checked>(
  request: ApiRequest,
  number: string,
  check: () => Promise<Checked>,
): Promise<Checked | 'too_many'> {
  if (await limitRequests(request, CONNECT_BY_CLIENT)) return 'too_many';
  return limitedGuess([[number, CONNECT_BY_CARD]], check, () => false);
}
