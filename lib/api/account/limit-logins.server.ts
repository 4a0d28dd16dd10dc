import type { ApiRequest } from '@/lib/platform/http/api-request';
import { clientAddress } from '@/lib/platform/http/client-address.server';
import {
  forgetGuesses,
  limitedGuess,
  limitGuesses,
  type GuessLimit,
} from '@/lib/platform/http/limit-guesses.server';
import { limitRequests, type Limit } from '@/lib/platform/http/limit-requests.server';
import {
  forgetStrangers,
  isKnownHousehold,
  limitedByStrangers,
  rememberHousehold,
  type StrangerLimit,
} from '@/lib/platform/http/limit-strangers.server';

/** Attempts from one client address; nobody mistypes more often. */
const BY_CLIENT: Limit = { name: 'login', requests: 20, seconds: 5 * 60 };
/** Attempts at one account from one household. */
const BY_HOUSEHOLD: GuessLimit = { name: 'login-household', first: 10, daily: 30, monthly: 100 };
/** Attempts at one account, existing or not. */
const BY_STRANGERS: StrangerLimit = { name: 'login', first: 10, further: 30 };

/** Password links sent to one mailbox, which anyone who knows the address can request. */
const RESET_BY_STRANGERS: GuessLimit = { name: 'reset-account', first: 3, daily: 6, monthly: 180 };
const RESET_BY_HOUSEHOLD: GuessLimit = { name: 'reset-household', first: 3, daily: 6, monthly: 30 };

/**
 * Checks a password, unless the sender has tried too often, or strangers have guessed at the
 * account and the sender may be one of them.
 * @param check `null` for a wrong address or password; its errors are passed on and not counted
 */
export async function limitedLogin<Customer>(
  request: ApiRequest,
  email: string,
  check: () => Promise<Customer | null>,
): Promise<Customer | null | 'too_many'> {
  if (await limitRequests(request, BY_CLIENT)) return 'too_many';
  const guess = [`${email} ${clientAddress(request)}`, BY_HOUSEHOLD] as const;
  const isRight = (customer: Customer | null) => customer !== null;
  const inHousehold = () => limitedGuess([guess], check, isRight);
  return limitedByStrangers(request, [[email, BY_STRANGERS]], inHousehold, isRight);
}

/**
 * Counts a request for a password link, for any address. Strangers can use up a day's links, but a
 * household from which the customer has logged in has links of its own.
 * @returns whether there were too many
 */
export async function limitResets(request: ApiRequest, email: string): Promise<boolean> {
  const isKnown = await isKnownHousehold(request, [email, BY_STRANGERS]);
  return isKnown
    ? limitGuesses(`${email} ${clientAddress(request)}`, RESET_BY_HOUSEHOLD)
    : limitGuesses(email, RESET_BY_STRANGERS);
}

/**
 * Resets the limits once a password was set by an emailed link, so that earlier guesses do not lock
 * the owner out.
 */
export async function forgetLoginGuesses(request: ApiRequest, email: string): Promise<void> {
  await forgetStrangers([email, BY_STRANGERS]);
  await forgetGuesses(`${email} ${clientAddress(request)}`, BY_HOUSEHOLD);
  await rememberHousehold(request, [email, BY_STRANGERS]);
}
