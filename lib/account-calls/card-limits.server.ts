import type { ApiRequest } from '@/lib/http/api-request';
import { limitAttempts, limitRequests, type Limit } from '@/lib/http/limit-requests.server';
import { limitKey } from './log-in.server';

const CONNECT_BY_CLIENT: Limit = { name: 'card', requests: 20, seconds: 15 * 60 };
/** Of the 10,000 PINs of a card nobody gets to try more, from anywhere. */
const CONNECT_BY_CARD: Limit = { name: 'card-number', requests: 5, seconds: 60 * 60 };

/** Counts a try at a card's PIN. @returns whether it is one too many */
export async function areTooManyPins(request: ApiRequest, number: string): Promise<boolean> {
  if (await limitRequests(request, CONNECT_BY_CLIENT)) return true;
  return (await limitAttempts(limitKey(`card ${number}`), CONNECT_BY_CARD)) !== null;
}
