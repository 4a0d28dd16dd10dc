import type { ApiRequest } from '@/lib/platform/http/api-request';
import { limitGuesses, type GuessLimit } from '@/lib/platform/http/limit-guesses.server';
import { limitRequests, type Limit } from '@/lib/platform/http/limit-requests.server';

const CONNECT_BY_CLIENT: Limit = { name: 'card', requests: 20, seconds: 15 * 60 };
/** Limits tries at one of a card's 10,000 PINs, over all clients together. */
const CONNECT_BY_CARD: GuessLimit = { name: 'card-number', first: 5, daily: 10, monthly: 20 };

/** Counts a try at a card's PIN. @returns whether it is one too many */
export async function areTooManyPins(request: ApiRequest, number: string): Promise<boolean> {
  if (await limitRequests(request, CONNECT_BY_CLIENT)) return true;
  return (await limitGuesses(number, CONNECT_BY_CARD)) !== null;
}
