import type { ApiRequest } from '@/lib/platform/http/api-request';
import { clientAddress } from '@/lib/platform/http/client-address.server';
import {
  forgetGuesses,
  limitedGuess,
  limitGuesses,
  limitKey,
  type GuessLimit,
} from '@/lib/platform/http/limit-guesses.server';
import {
  forgetAttempts,
  hasAttempts,
  limitAttempts,
  limitRequests,
  returnAttempt,
  type Limit,
} from '@/lib/platform/http/limit-requests.server';

const QUARTER = 15 * 60;
const DAY = 24 * 60 * 60;

/** Attempts from one household; nobody mistypes more often. */
const BY_CLIENT: Limit = { name: 'login', requests: 20, seconds: 5 * 60 };
/** Attempts at one account from one household. */
const BY_HOUSEHOLD: GuessLimit = { name: 'login-household', first: 10, daily: 30, monthly: 100 };
/**
 * Attempts at one account, existing or not, from all households not known to be its customer's.
 * Anyone can use these up, so the wait is at most a quarter of an hour.
 */
const BY_STRANGERS: Limit = { name: 'login-account', requests: 10, seconds: QUARTER };
const BY_STRANGERS_DAILY: Limit = { name: 'login-account-daily', requests: 30, seconds: DAY };
/** Applies once the daily attempts are used up. */
const BY_STRANGERS_SLOWLY: Limit = { name: 'login-account-slow', requests: 1, seconds: QUARTER };
/** Marks a household from which a customer has logged in, for thirty days. */
const KNOWN: Limit = { name: 'login-known', requests: 1, seconds: 30 * DAY };

/** Password links sent to one mailbox, which anyone who knows the address can request. */
const RESET_BY_STRANGERS: GuessLimit = { name: 'reset-account', first: 3, daily: 6, monthly: 180 };
const RESET_BY_HOUSEHOLD: GuessLimit = { name: 'reset-household', first: 3, daily: 6, monthly: 30 };

const householdKey = (request: ApiRequest, email: string) =>
  limitKey(`${email} ${clientAddress(request)}`);

/** @returns the limits that the attempt was counted towards; `null` if there were too many */
async function countStranger(key: string): Promise<Limit[] | null> {
  if (await limitAttempts(key, BY_STRANGERS)) return null;
  const counted = [BY_STRANGERS, BY_STRANGERS_DAILY];
  if (!(await limitAttempts(key, BY_STRANGERS_DAILY))) return counted;
  if (await limitAttempts(key, BY_STRANGERS_SLOWLY)) return null;
  return [...counted, BY_STRANGERS_SLOWLY];
}

/** Marks the household of a login, so that guesses of strangers do not lock the customer out. */
async function rememberHousehold(request: ApiRequest, email: string): Promise<void> {
  const key = householdKey(request, email);
  await forgetAttempts(key, KNOWN);
  await limitAttempts(key, KNOWN);
}

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
  const [household, account] = [householdKey(request, email), limitKey(email)];
  const isKnown = await hasAttempts(household, KNOWN);
  const counted = isKnown ? [] : await countStranger(account);
  if (!counted) return 'too_many';
  let isCounted = false;
  try {
    const guess = [`${email} ${clientAddress(request)}`, BY_HOUSEHOLD] as const;
    const found = await limitedGuess([guess], check, (customer) => customer !== null);
    isCounted = found === null;
    if (found !== null && found !== 'too_many') await rememberHousehold(request, email);
    return found;
  } finally {
    if (!isCounted) await Promise.all(counted.map((limit) => returnAttempt(account, limit)));
  }
}

/**
 * Counts a request for a password link, for any address. Strangers can use up a day's links, but a
 * household from which the customer has logged in has links of its own.
 * @returns whether there were too many
 */
export async function limitResets(request: ApiRequest, email: string): Promise<boolean> {
  const isKnown = await hasAttempts(householdKey(request, email), KNOWN);
  const rejected = await (isKnown
    ? limitGuesses(`${email} ${clientAddress(request)}`, RESET_BY_HOUSEHOLD)
    : limitGuesses(email, RESET_BY_STRANGERS));
  return rejected !== null;
}

/**
 * Resets the limits once a password was set by an emailed link, so that earlier guesses do not lock
 * the owner out.
 */
export async function forgetLoginGuesses(request: ApiRequest, email: string): Promise<void> {
  const account = limitKey(email);
  const strangers = [BY_STRANGERS, BY_STRANGERS_DAILY, BY_STRANGERS_SLOWLY];
  await Promise.all(strangers.map((limit) => forgetAttempts(account, limit)));
  await forgetGuesses(`${email} ${clientAddress(request)}`, BY_HOUSEHOLD);
  await rememberHousehold(request, email);
}
