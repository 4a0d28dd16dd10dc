import type { ApiRequest } from '@/lib/platform/http/api-request';
import { clientAddress } from '@/lib/platform/http/client-address.server';
import { limitedGuess, type GuessLimit } from '@/lib/platform/http/limit-guesses.server';
import { limitRequests, type Limit } from '@/lib/platform/http/limit-requests.server';
import { limitedByStrangers, type StrangerLimit } from '@/lib/platform/http/limit-strangers.server';
import { readOrderNumber } from '@/lib/commerce/order-view/order-number';
import { normalizeEmail } from '@/lib/commerce/vouchers/voucher';

/** Attempts from one client address, right or wrong. */
const BY_CLIENT: Limit = { name: 'order-lookup', requests: 10, seconds: 15 * 60 };

/** Wrong attempts at the orders of one email address from one client address. */
const WRONG_BY_CLIENT: GuessLimit = { name: 'order-client', first: 10, daily: 20, monthly: 60 };

/**
 * Order numbers are consecutive: with a known address few have to be guessed, and with a known
 * number only addresses. The limits count across all clients, so that many of them cannot guess
 * faster than one, and lock nobody out of an order for long once they stop.
 */
const BY_EMAIL: StrangerLimit = { name: 'order-email', first: 10, further: 20 };
const BY_NUMBER: StrangerLimit = { name: 'order-number', first: 10, further: 20 };

/** How a visitor without an account identifies an order. */
export interface Lookup {
  project: string;
  /** As copied: all spellings of a number count as that number. */
  number: string;
  email: string;
}

/**
 * Finds an order by number and email, unless there were too many attempts by the sender, or for the
 * address or number. Right and wrong attempts are rejected alike.
 * @param find returns `null` if there is no such order
 * @returns `too_many`, or the result
 */
export async function limitedLookup<Found>(
  request: ApiRequest,
  { project, number, email }: Lookup,
  find: () => Promise<Found | null>,
): Promise<Found | null | 'too_many'> {
  if (await limitRequests(request, BY_CLIENT)) return 'too_many';
  const owner = normalizeEmail(email);
  const guesses = [
    [owner, BY_EMAIL],
    [readOrderNumber(number, [project])[0] ?? number, BY_NUMBER],
  ] as const;
  // With the email address, because customers of one carrier or company share a client address.
  const guess = [`${owner} ${clientAddress(request)}`, WRONG_BY_CLIENT] as const;
  const isRight = (found: Found | null) => found !== null;
  const fromClient = () => limitedGuess([guess], find, isRight);
  return limitedByStrangers(request, guesses, fromClient, isRight);
}
